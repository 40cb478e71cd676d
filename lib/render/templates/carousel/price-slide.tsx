/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import { inSize } from "../kit/fit-largest.ts";
import { isMoney } from "../kit/money.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { drawingOf } from "./slide-drawing.tsx";

/** In design pixels. */
const SIZE = {
  name: { min: 40, max: 150, lines: 4 },
  price: { min: 90, max: 400, lines: 1 },
  body: { min: 26, max: 56, lines: 5 },
  gap: 26,
};
/** Shares of the area's height that the name, the price and what is said of it may take. */
const SHARE = { name: 0.42, price: 0.36, body: 0.2 };

/** Share of the width that a text may take beside a drawing. */
const BESIDE = 0.38;

type PriceText = keyof typeof SHARE;
const digits = { ...FIGURE, leading: 1.02 };
const STYLE: Record<PriceText, TypeStyle> = { name: HEADLINE, price: digits, body: BODY };

type PriceSlide = { slide: Slide; slides: readonly Slide[]; subject: Subject | undefined };

/**
 * An entry and its price, as a price tag: the name at the head, the price as large as the width allows at the foot,
 * and between them what the entry names. All entries of a series are set in one size.
 */
export function priceSlide(
  context: RenderContext,
  available: Box,
  surface: Surface,
  { slide, slides, subject }: PriceSlide,
): Node[] {
  const priced = slides.filter(({ stat }) => isMoney(stat));
  const set = (kind: PriceText, text: string, of: (slide: Slide) => string) =>
    alike(context, available, { kind, text, all: priced.map(of) });
  const name = set("name", slide.title, ({ title }) => title);
  const price = set("price", slide.stat, ({ stat }) => stat);
  const body = slide.body === "" ? undefined : set("body", slide.body, (one) => one.body);
  const gap = Math.round(SIZE.gap * context.unit);
  const head = name.height + (body ? body.height + gap : 0);
  const foot = available.y + available.height - price.height;
  // A drawing stands beside a short text, and under a long one.
  const isShort = body !== undefined && body.width <= available.width * BESIDE;
  const top = available.y + gap + (isShort ? name.height : head);
  const between = { ...available, y: top, height: foot - top - gap };
  const words = (
    <div style={{ flexDirection: "column", width: available.width }}>
      <TextLines fitted={name} color={surface.title} part="headline" />
      {body && (
        <div style={{ marginTop: gap }}>
          <TextLines fitted={body} color={surface.muted} part="supporting" />
        </div>
      )}
    </div>
  );
  // One drawing among many price tags looks like a mistake.
  const drawn = slides.filter(({ stat }, i) => isMoney(stat) && context.slideSubjects?.[i]).length;
  return [
    ...(drawn * 2 >= priced.length ? drawingOf(context, subject, surface, between) : []),
    <Place box={{ ...available, height: head }}>{words}</Place>,
    <Place box={{ ...available, y: foot, height: price.height }}>
      <TextLines fitted={price} color={surface.key} part="value" />
    </Place>,
  ];
}

type Alike = { kind: PriceText; text: string; all: readonly string[] };

/** A text in the size at which those of its kind fit on every slide. */
function alike(context: RenderContext, { width, height }: Box, { kind, text, all }: Alike): FittedText {
  const { unit, measureText } = context;
  const { min, max, lines } = SIZE[kind];
  const typeStyle = STYLE[kind];
  const spec = { typeStyle, min: min * unit, max: max * unit, width, maxLines: lines };
  const fitted = all
    .filter((one) => one !== "")
    .map((one) => fitText(measureText, { ...spec, text: one }, height * SHARE[kind]));
  const size = Math.min(...fitted.map((one) => one.size));
  return inSize(context, text, { typeStyle, size, width, maxLines: lines });
}
