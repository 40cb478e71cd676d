/** @jsxImportSource #template */
import { fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Shape } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { wrap } from "../../../wrap.ts";
import { factRow } from "../../kit/fact-row.tsx";
import { factStack, factTable } from "../../kit/fact-table.tsx";
import { footer } from "../../kit/footer.tsx";
import { header } from "../../kit/header.tsx";
import { isTimed } from "../../kit/hours.ts";
import { isPriceTable } from "../../kit/price-table.ts";
import { supportingStyle } from "../../kit/supporting-ink.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { HEADLINE, SENTENCE, STRONG } from "../../kit/type-styles.ts";
import { drawValueRows } from "../../kit/values/draw-rows.tsx";
import type { CardColumn, DrawnPart } from "./column.ts";
import type { CardPart } from "./composition.ts";
import type { CardContent } from "./content.ts";
import { figure } from "./figure.tsx";
import { occasion } from "./occasion.tsx";
import { scalesOf, tiersOf, withoutBlock } from "./tiers.ts";
import { valueRowsIn } from "./value-rows-in.ts";

type DrawPart = (context: RenderContext, content: CardContent, column: CardColumn) => DrawnPart | undefined;

const whole = (node: Node, height: number): DrawnPart => ({ node, height, isWhole: true });
const LOST: DrawnPart = { node: <div />, height: 0, isWhole: false };

/** How each part is drawn; undefined where there is nothing to show, `LOST` where there is no room for it. */
export const PARTS: Record<CardPart, DrawPart> = {
  brand,
  kicker,
  headline,
  figure,
  support,
  action,
  row: (context, content, column) => {
    const { facts } = content;
    if (facts.length === 0) return undefined;
    if (isTimed(facts) || isPriceTable(facts)) return PARTS.table(context, content, column);
    const when = occasionPart(context, content, column) ?? valuesPart(context, content, column);
    if (when) return when;
    const scales = scalesOf(facts);
    // In a row all values are as large: what leads stands over the others.
    const isRanked =
      facts.length > 1 && scales.some((scale) => scale > 1) && facts.every(({ label }) => label === "");
    const ranked = isRanked && factStack(context, facts, { ...column, scales });
    if (ranked) return whole(ranked.node, ranked.height);
    const row = factRow(context, facts, { ...column, lines: 2 });
    return row ? whole(row.node, row.height) : LOST;
  },
  table: (context, content, column) => {
    const { facts } = content;
    if (facts.length === 0) return undefined;
    const values = valuesPart(context, content, column);
    if (values) return values;
    const table = factTable(context, facts, { ...column, scales: scalesOf(facts) });
    return table ? whole(table.node, table.height) : LOST;
  },
  stack: (context, content, column) => {
    const { facts } = content;
    if (facts.length === 0) return undefined;
    if ((isTimed(facts) || isPriceTable(facts)) && column.width > COLUMN * context.unit)
      return PARTS.table(context, content, column);
    const when = occasionPart(context, content, column) ?? valuesPart(context, content, column);
    if (when) return when;
    const list = factStack(context, facts, { ...column, scales: scalesOf(facts) });
    return list ? whole(list.node, list.height) : LOST;
  },
};

/** In smaller type, in design pixels, the facts of an occasion may stand in cells as well. */
const CELLS = 28;

/** Facts that say when something is; undefined for others, and where only cells hold them. */
function occasionPart(
  context: RenderContext,
  { facts, isLeafed }: CardContent,
  column: CardColumn,
): DrawnPart | undefined {
  const tiers = tiersOf(facts);
  const drawn = tiers && occasion(context, isLeafed ? withoutBlock(tiers) : tiers, column);
  if (drawn) return whole(drawn.node, drawn.height);
  return tiers && column.size > CELLS ? LOST : undefined;
}

/** Facts as rows of values and words, where they are such; undefined for others. */
function valuesPart(
  context: RenderContext,
  { facts }: CardContent,
  column: CardColumn,
): DrawnPart | undefined {
  const rows = valueRowsIn(facts);
  const drawn = rows && drawValueRows(context, rows, column);
  return rows && (drawn ? whole(drawn.node, drawn.height) : LOST);
}

/** In a narrower column, in design pixels, hours stand under their days. */
const COLUMN = 520;

/** Parts that take the room which the others leave. */
export const GROWS: ReadonlySet<CardPart> = new Set(["headline", "figure"]);

function brand(
  context: RenderContext,
  _: CardContent,
  { surface, width, align }: CardColumn,
): DrawnPart | undefined {
  const sloganPosition = align === "center" ? "compact" : "opposite";
  const { node, height } = header(context, { surface, width, height: context.safe.height, sloganPosition });
  return height > 0 ? whole(node, height) : undefined;
}

const KICKER_SIZE = 27;

function kicker(
  { measureText, unit }: RenderContext,
  { kicker: text }: CardContent,
  { surface, width, align }: CardColumn,
): DrawnPart | undefined {
  if (text === "") return undefined;
  const size = KICKER_SIZE * unit;
  const fitted = fitText(measureText, {
    text,
    typeStyle: STRONG,
    min: 24 * unit,
    max: size,
    width,
    maxLines: 2,
  });
  const node = <TextLines fitted={fitted} color={surface.key} part="kicker" align={align} />;
  return { node, height: fitted.height, isWhole: !fitted.cut };
}

/** Longer headlines are sentences. */
const LONGEST_TITLE = 70;
/** The least size of a headline, and of one of a few words in a wide picture, which is seen at less than half its size. */
const LEAST = 34;
const PREVIEW = { letters: 56, least: 48 };
/** Type that is so much larger is worth lines of uneven length. */
const UNEVEN = 1.22;

function headline(
  { measureText, unit, look, shape }: RenderContext,
  { headline: text, figure: hero }: CardContent,
  { surface, width, height, align, largest }: CardColumn,
): DrawnPart | undefined {
  if (text === "") return undefined;
  const typeStyle = text.length > LONGEST_TITLE ? SENTENCE : HEADLINE;
  const isPreview = shape === "wide" && !hero && text.length <= PREVIEW.letters;
  const sizes = {
    min: (isPreview ? PREVIEW.least : LEAST) * unit,
    max: largest * look.headline.scale * unit,
  };
  const spec = { text, typeStyle, ...sizes, width, maxLines: 9 };
  const even = fitText(measureText, spec, height);
  const full = fitText(measureText, { ...spec, typeStyle: { ...typeStyle, isHeadline: false } }, height);
  const fitted = full.size > UNEVEN * even.size && !full.cut ? full : even;
  return {
    node: <TextLines fitted={fitted} color={surface.title} part="headline" align={align} />,
    height: fitted.height,
    isWhole: !fitted.cut && fitted.height <= height,
    type: fitted.size,
  };
}

/** Size of running text beside facts of a size, and alone. Very small facts have text of about their size. */
const BODY_SIZE = { most: 54, share: 0.76, little: 26, beside: 27 };
/** The least that is read at a glance: stories are held further away, wide pictures are shown small. */
const LEAST_BODY: Record<Shape, number> = { wide: 29, square: 30, tall: 31, story: 34 };

/** Whether running text beside facts of a size is smaller than that. */
export const isLittle = (size: number): boolean => size < BODY_SIZE.beside;

/** Size of running text in design pixels. */
export function bodySize({ shape }: Pick<RenderContext, "shape">, size: number): number {
  if (isLittle(size)) return BODY_SIZE.little;
  return Math.min(BODY_SIZE.most, Math.max(LEAST_BODY[shape], size * BODY_SIZE.share));
}
/** Design pixels; longer lines are hard to read. */
const READING = 800;

function support(
  context: RenderContext,
  { support: text }: CardContent,
  { surface, width, size, align }: CardColumn,
): DrawnPart | undefined {
  if (text === "") return undefined;
  const { measureText, unit } = context;
  const max = bodySize(context, size) * unit;
  const typeStyle = { ...supportingStyle(text), leading: 1.34 };
  const line = Math.min(width, READING * unit);
  const fitted = fitText(measureText, { text, typeStyle, min: max, max, width: line, maxLines: 8 });
  const node = <TextLines fitted={fitted} color={surface.ink} part="supporting" align={align} />;
  // A word in two pieces says that the column is too narrow for text.
  const { torn } = wrap(measureText, text, typeStyle, line / max);
  return { node, height: fitted.height, isWhole: !fitted.cut && !torn };
}

function action(
  context: RenderContext,
  { action: said }: CardContent,
  { surface, width, align }: CardColumn,
): DrawnPart | undefined {
  const { node, height, cut } = footer(context, said, { width, surface, align });
  return node && { node, height, isWhole: !cut };
}
