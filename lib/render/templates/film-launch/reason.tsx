/** @jsxImportSource #template */
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { type ColumnText, column } from "../film/column.ts";
import { pips, underPips } from "../film/pips.tsx";
import { say } from "../film/say.tsx";
import { showcase } from "../film/showcase.tsx";
import type { Shot } from "../film/stage.ts";
import { altWord } from "../kit/alt-words.ts";
import { SENTENCE } from "../kit/type-styles.ts";

type Reason = { said: string; photo: string; url: string };

/** Words on why the news matters, with its picture if it can be read. */
export const reason = ({ said, photo, url }: Reason, language?: string): Shot => ({
  texts: [said, photo && altWord("picture", language)],
  draw(stage) {
    const { context, surface, motif } = stage;
    const subject = context.photos.get(photo);
    if (!subject) return say(said).draw(stage);
    const shown = showcase(context, { subject, surface, align: motif.align, url });
    const { background, layers, align } = shown;
    const available = underPips(context, shown.available);
    const max = 92 * context.unit;
    const words = column(context, [textOf(context, said, { surface, max, width: available.width })], {
      available,
      align,
      at: 0.5,
    });
    return {
      background,
      layers: [
        ...layers,
        ...pips(context, surface, { y: words.y, available, align }),
        ...words.layers,
        mark(context, surface, motif.align),
      ],
      texts: [said],
    };
  },
});

type ReasonStyle = { surface: Surface; max: number; width: number };

const textOf = (
  { unit }: RenderContext,
  text: string,
  { surface, max, width }: ReasonStyle,
): ColumnText<"reason"> => ({
  key: "reason",
  text,
  typeStyle: SENTENCE,
  min: 34 * unit,
  max,
  width,
  maxLines: 7,
  gap: 0,
  color: surface.title,
  part: "supporting",
});
