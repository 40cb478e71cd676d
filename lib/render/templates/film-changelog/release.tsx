/** @jsxImportSource #template */
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { type ColumnText, column } from "../film/column.ts";
import type { Shot } from "../film/stage.ts";
import { FIGURE, SENTENCE } from "../kit/type-styles.ts";
import type { FilmChangelog } from "./data.ts";

/** The version as the hero, and what it is about under it. */
export const release = ({ version, headline }: Pick<FilmChangelog, "version" | "headline">): Shot => ({
  texts: [version, headline],
  draw({ context, motif, surface }) {
    const available = motif.available(context);
    const texts = textsOf(context, { version, headline }, surface, available.width);
    const words = column(context, texts, { available, align: motif.align, at: 0.45 });
    return {
      background: <Background context={context} surface={surface} />,
      layers: [...motif.layers(context), ...words.layers, mark(context, surface, motif.align)],
      texts: [version, headline],
    };
  },
});

/** Digits have no descenders; words do. */
const TAILED = /[gjpqyQ,;()]/;

function textsOf(
  { unit }: RenderContext,
  { version, headline }: Pick<FilmChangelog, "version" | "headline">,
  surface: Surface,
  width: number,
): ColumnText<"version" | "headline">[] {
  return [
    {
      key: "version",
      text: version,
      typeStyle: { ...FIGURE, leading: TAILED.test(version) ? 1.12 : 0.96 },
      min: 52 * unit,
      max: 380 * unit,
      width,
      maxLines: 2,
      gap: 0,
      color: surface.key,
      part: "value",
    },
    {
      key: "headline",
      text: headline,
      typeStyle: SENTENCE,
      min: 34 * unit,
      max: 72 * unit,
      width,
      maxLines: 4,
      gap: 26 * unit,
      shrinkOrder: 1,
      color: surface.ink,
      part: "headline",
    },
  ];
}
