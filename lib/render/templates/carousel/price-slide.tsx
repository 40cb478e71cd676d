/** @jsxImportSource #template */
import { type FittedText, fitStack, fitText, type StackPart, sized, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isPriceTag } from "../kit/money.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { otherColor } from "./other-color.ts";
import { drawingOf } from "./slide-drawing.tsx";

/** In design pixels. */
const SIZE = {
  name: { min: 40, max: 250 },
  price: { min: 90, max: 620 },
  body: { min: 30, max: 120, most: 76 },
  gap: 30,
  pad: 40,
};
/** Of the height of the area, the most for a price alone and under a drawing: the first over which names keep their size. */
const SHARES = { alone: [0.54, 0.49, 0.44, 0.38], under: [0.32] };
/** Of the size that names have over the smallest price, what they keep over a larger one. */
const KEPT = 0.9;

/** Share of the width that a text may take beside a drawing. */
const BESIDE = 0.38;

type NameText = TextStack<"title" | "body">;
type PriceSlide = { slide: Slide; slides: readonly Slide[]; subject: Subject | undefined };

/**
 * An entry and its price, as a price tag: the price as large as the width allows on a field of the other colour at the
 * foot, the name in all the room over it, and between them what the entry names. All entries of a series are alike.
 */
export function priceSlide(
  context: RenderContext,
  available: Box,
  surface: Surface,
  { slide, slides, subject }: PriceSlide,
): Node[] {
  const { unit, size, slideSubjects } = context;
  const priced = slides.filter(({ stat }) => isPriceTag(stat));
  // One drawing among many price tags looks like a mistake.
  const drawn = slides.filter(({ stat }, i) => isPriceTag(stat) && slideSubjects?.[i]).length;
  const isDrawn = drawn * 2 >= priced.length;
  const pad = Math.round(SIZE.pad * unit);
  const sets = SHARES[isDrawn ? "under" : "alone"].map((share) => {
    const prices = pricesOf(context, priced, available, share);
    const room = available.height - Math.max(...prices.map(({ height }) => height)) - 3 * pad;
    const names = namesOf(context, priced, { ...available, height: isDrawn ? room * BETWEEN : room });
    return { prices, room, names };
  });
  const last = sets.at(-1) as (typeof sets)[number];
  const large = sets.find(({ names }) => leastOf(names) >= KEPT * leastOf(last.names));
  const { prices, room, names } = large ?? last;
  const tallest = Math.max(...names.map(({ height }) => height));
  const [name, price] = [names[priced.indexOf(slide)], prices[priced.indexOf(slide)]];
  const more = isDrawn ? 0 : Math.round((room - tallest) * GROWS);
  const top = available.y + room + pad - more;
  const field = { x: 0, y: top, width: size.width, height: size.height - top };
  const on = otherColor(context.theme, surface);
  const end = available.y + available.height;
  const height = price?.height ?? 0;
  const y = Math.round(top + Math.max(pad, end - top - height) / 2);
  return [
    ...(on ? [<Place box={field} style={{ backgroundColor: on.background }} />] : []),
    ...named(context, { ...available, height: top - available.y - pad }, surface, {
      name,
      subject: isDrawn ? subject : undefined,
    }),
    <Place box={{ ...available, y, height }}>
      <TextLines fitted={price} color={(on ?? surface).key} part="value" />
    </Place>,
  ];
}
/** The smallest size of names; 0 where one of them is cut. */
const leastOf = (names: readonly NameText[]): number =>
  Math.min(...names.map(({ parts: { title, body } }) => (title?.cut || body?.cut ? 0 : (title?.size ?? 0))));
/** Of the room over the price, the most for the name with a drawing under it; of what names leave, how much the field takes. */
const BETWEEN = 0.56;
const GROWS = 0.5;

type TagWords = { name: NameText | undefined; subject: Subject | undefined };

/** The name and what is said of it: alone next to its price, or at the head over a drawing. */
function named(context: RenderContext, box: Box, surface: Surface, { name, subject }: TagWords): Node[] {
  const { parts, gaps, height = 0 } = name ?? { parts: {}, gaps: {} };
  const gap = Math.round(SIZE.gap * context.unit);
  // A drawing stands beside a short text, and under a long one.
  const isShort = parts.body !== undefined && parts.body.width <= box.width * BESIDE;
  const over = gap + (isShort ? (parts.title?.height ?? 0) : height);
  const y = subject ? box.y : box.y + Math.round(Math.max(0, box.height - height));
  return [
    ...drawingOf(context, subject, surface, { ...box, y: box.y + over, height: box.height - over }),
    <Place box={{ ...box, y, height }}>
      <div style={{ flexDirection: "column", width: box.width }}>
        <TextLines fitted={parts.title} color={surface.title} part="headline" />
        <div style={{ marginTop: parts.body ? (gaps.body ?? 0) : 0 }}>
          <TextLines fitted={parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}

/** All prices in one size or one of two. */
function pricesOf(
  { unit, measureText }: RenderContext,
  priced: readonly Slide[],
  { width, height }: Box,
  share: number,
): FittedText[] {
  const { min, max } = SIZE.price;
  const typeStyle = { ...FIGURE, leading: 1.02 };
  const spec = { typeStyle, min: min * unit, max: max * unit, width, maxLines: 1 };
  const own = priced.map(({ stat }) => fitText(measureText, { ...spec, text: stat }, height * share));
  const sizes = inTwoSizes(own.map(({ size }) => size));
  return priced.map(({ stat }, i) =>
    fitText(measureText, { ...spec, text: stat, min: sizes[i] ?? spec.min, max: sizes[i] ?? spec.min }),
  );
}

/** Names in one size or one of two, and what is said of them in one. */
function namesOf(
  { unit, measureText }: RenderContext,
  priced: readonly Slide[],
  { width, height }: Box,
): NameText[] {
  const partsOf = ({ title, body }: Slide): StackPart<"title" | "body">[] => [
    {
      ...{ key: "title", text: title, typeStyle: HEADLINE, width, maxLines: 5, gap: 0 },
      ...{ min: SIZE.name.min * unit, max: SIZE.name.max * unit, isLoud: true },
    },
    {
      ...{ key: "body", text: body, typeStyle: BODY, width, maxLines: 6, gap: SIZE.gap * unit },
      ...{ min: SIZE.body.min * unit, max: SIZE.body.max * unit, shrinkOrder: 1 },
    },
  ];
  const own = priced.map((slide) => fitStack(measureText, partsOf(slide), height));
  const titles = inTwoSizes(own.map(({ parts }) => parts.title?.size ?? SIZE.name.min * unit));
  const body = Math.min(SIZE.body.most * unit, ...own.flatMap(({ parts }) => parts.body?.size ?? []));
  return priced.map((slide, i) => {
    const given = { title: titles[i] ?? 0, body };
    const parts = partsOf(slide).map((part) => ({
      ...sized(part, given[part.key]),
      typeStyle: { ...part.typeStyle, isHeadline: false },
    }));
    return fitStack(measureText, parts, height);
  });
}
