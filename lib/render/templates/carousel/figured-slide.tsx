/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isPriceTag } from "../kit/money.ts";
import { Place } from "../kit/place.tsx";
import { type Figured, figureIn, withCurrency } from "../kit/story/figured.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import type { Deck } from "./deck.tsx";
import { photoOf } from "./shown.ts";
import { drawingOf } from "./slide-drawing.tsx";

/** In design pixels: the words on either side of a number, the number, what is said under them, and the gaps. */
const SIZE = {
  around: { min: 40, max: 84 },
  figure: { min: 110, max: 420 },
  body: { min: 28, max: 46 },
  gap: { figure: 16, body: 30 },
};
/** Share of its type by which a comma hangs below its line. */
const HANGING = 0.08;
/** A count of so many digits is news by itself. */
const LARGE = /^\d{3,}$/u;

/** The number that the sentence of a slide rests on, with words before it; one that begins a sentence stands over it already. */
export function figuredIn({ title, stat, tag }: Pick<Slide, "title" | "stat" | "tag">): Figured | undefined {
  const found = stat === "" && !tag ? figureIn(title) : undefined;
  if (!found?.before || !(found.isStrong || LARGE.test(found.value))) return undefined;
  // A comma before a number that stands apart hangs in the air.
  const before = found.before.replace(/\s*[,;–—]$/u, "");
  return withCurrency({ ...found, before });
}

type FiguredSlide = { slide: Slide; slides: readonly Slide[]; subject: Subject | undefined };

/** A sentence around its number, which is as large as the page; undefined for other slides, and where words would be cut. */
export function figuredSlide(
  context: RenderContext,
  { inside, marked }: Deck,
  surface: Surface,
  { slide, slides, subject }: FiguredSlide,
): Node[] | undefined {
  // Beside an amount of money no other number is as large.
  const isPlain = marked || photoOf(context, slide) || slides.some(({ stat }) => isPriceTag(stat));
  const figured = isPlain ? undefined : figuredIn(slide);
  if (!figured || context.shape === "wide") return undefined;
  const { parts, gaps, height } = setIn(context, figured, slide.body, inside);
  if (Object.values(parts).some((part) => part?.cut)) return undefined;
  const y = inside.y + Math.round(inside.height - height);
  const over = { ...inside, height: y - inside.y - Math.round(SIZE.gap.body * context.unit) };
  const { width } = inside;
  return [
    ...drawingOf(context, subject, surface, over),
    <Place box={{ ...inside, y, height }}>
      <div style={{ flexDirection: "column", width }}>
        <TextLines fitted={parts.before} color={surface.title} part="headline" />
        <div style={{ marginTop: gaps.figure ?? 0 }}>
          <TextLines fitted={parts.figure} color={surface.key} part="value" />
        </div>
        <div style={{ marginTop: gaps.after ?? 0 }}>
          <TextLines fitted={parts.after} color={surface.title} part="headline" />
        </div>
        <div style={{ marginTop: gaps.body ?? 0 }}>
          <TextLines fitted={parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}

function setIn(
  { unit, measureText }: RenderContext,
  { before, value, label }: Figured,
  body: string,
  { width, height }: Deck["inside"],
) {
  const sized = ({ min, max }: { min: number; max: number }) => ({ min: min * unit, max: max * unit, width });
  const around = { ...sized(SIZE.around), typeStyle: HEADLINE, maxLines: 5 };
  const gap = SIZE.gap.figure * unit;
  const hangs = /[,;]/u.test(value) ? HANGING * SIZE.figure.max * unit : 0;
  return fitStack(
    measureText,
    [
      { ...around, key: "before" as const, text: before, gap: 0 },
      { ...sized(SIZE.figure), key: "figure" as const, text: value, typeStyle: FIGURE, maxLines: 1, gap },
      { ...around, key: "after" as const, text: label, gap: gap + hangs },
      {
        ...{ key: "body" as const, text: body, typeStyle: BODY, ...sized(SIZE.body) },
        ...{ maxLines: 6, gap: SIZE.gap.body * unit, shrinkOrder: 1 },
      },
    ],
    height,
  );
}
