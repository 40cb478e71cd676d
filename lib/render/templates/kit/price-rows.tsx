/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isClosed } from "./closed.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "./fit-largest.ts";
import { Place } from "./place.tsx";
import { areAmounts, partsOf } from "./price-parts.ts";
import { TextLines } from "./text-lines.tsx";
import { NAME, SMALL, STRONG } from "./type-styles.ts";

/** What is sold, and what it costs as it should be read; over it its day or course, and under it a remark. */
export type PricedItem = {
  name: string;
  price: string;
  label?: string | undefined;
  note?: string | undefined;
  /** It says what the two columns are. */
  isHead?: true;
};
type PriceTexts = { before: FittedText; amount: FittedText; after: FittedText };
type NameTexts = { label?: FittedText | undefined; name: FittedText; note?: FittedText | undefined };
type PriceRow = PriceTexts & NameTexts & { height: number; isHead: boolean };
type PriceSet = SettledText & { type: number; rows: PriceRow[]; aside: number };

type PriceOptions = {
  surface: Surface;
  width: number;
  height: number;
  minimum: number;
  maximum: number;
  /** Of the height of a row: the bar of its share. */
  bar?: number;
};
/** A slim bar under its row. */
const BAR = 0.09;

const NAME_OF_ITEM = { ...STRONG, leading: 1.16 };
/** Size of a price beside its name, and of short amounts of money alone: these are what a list is looked up for. */
const PRICE = { usual: 1.36, money: 1.72, letters: 8 };
/** Prices are bold in any face: a light display type would make them quieter than what they are of. */
const AMOUNT = { ...NAME, tracking: -0.03, leading: 1.08 };
/** "closed", "free": one word among numbers is looked up as they are. */
const ONE_WORD = /^\p{L}{2,14}$/u;
/** Space between name and price, around the words of a row and of one among many, and how far rows may move apart, in sizes of the type. */
const GAP = { column: 1.1, row: 0.84, tight: 0.36, closest: 0.18, spread: 2.7 };

/** Dishes of a meal and other names alone: nothing stands on their right. */
const areBare = (items: readonly PricedItem[]) => items.every(({ price, label }) => !price && !label);
/** Names in larger type, in design pixels, do not break. */
const LARGE = 34;
const scaleOf = (items: readonly PricedItem[]): number =>
  areAmounts(items) && items.every(({ price }) => price.length <= PRICE.letters) ? PRICE.money : PRICE.usual;
/** Height of all rows in one size of type. */
export const pricesHeight = (
  context: RenderContext,
  items: readonly PricedItem[],
  width: number,
  type: number,
): number => setAt(context, items, width, Math.round(type), areBare(items) ? GAP.tight : GAP.row).height;

/** A price list: names on the left, prices on the right, a rule between rows, all in one size; names alone are centred. */
export function priceRows(
  context: RenderContext,
  items: readonly PricedItem[],
  { surface, width, height, bar = BAR, ...range }: PriceOptions,
): { node: Node; height: number } {
  const fitted = (gap: number) =>
    fitLargestType({ ...range, height }, (type) => setAt(context, items, width, type, gap));
  const isBare = areBare(items);
  const roomy = fitted(isBare ? GAP.tight : GAP.row);
  // Rows move closer before one of them is left out.
  const gaps = [GAP.tight, GAP.closest].map((gap) => () => fitted(gap));
  const set = gaps.reduce((best, closer) => (best.height > height ? closer() : best), roomy);
  const { type } = set;
  const isOver = set.height > height && items.length > 1;
  if (isOver) return priceRows(context, shortened(items), { surface, width, height, bar, ...range });
  const each = Math.floor(Math.min((height - set.height) / items.length, type * GAP.spread));
  const tall = set.height + Math.max(0, each) * items.length;
  const shares = sharesOf(items);
  const isGrouped = items.some(({ label }) => label);
  let y = 0;
  const nodes = set.rows.map((row, i) => {
    const box = { x: 0, y, width, height: row.height + Math.max(0, each) };
    y += box.height;
    return (
      <Place
        box={box}
        style={{
          alignItems: "center",
          justifyContent: isBare ? "center" : "space-between",
          ...(shares && bar > BAR && { paddingBottom: Math.round(box.height * bar) }),
          ...(i > 0 && !isBare && (!isGrouped || row.label) && { borderTop: `2px solid ${surface.line}` }),
        }}
      >
        {shares && <ShareBar share={shares[i] ?? 0} {...{ width, height: box.height, surface, bar }} />}
        <Name row={row} surface={row.isHead ? headOn(surface) : surface} aside={set.aside} />
        {!isBare && <Price row={row} surface={row.isHead ? headOn(surface) : surface} type={type} />}
      </Place>
    );
  });
  return { node: <div style={{ position: "relative", width, height: tall }}>{nodes}</div>, height: tall };
}

/** What columns are called is quieter than what stands in them. */
const headOn = (surface: Surface): Surface => ({ ...surface, ink: surface.muted, key: surface.muted });

/** Shares of the whole, where every value is a percentage; above a hundred, of the largest. */
function sharesOf(items: readonly PricedItem[]): number[] | undefined {
  // A rate with its terms is no share of anything.
  if (items.some(({ note }) => note)) return undefined;
  const values = items.map(({ price }) =>
    Number(/^(\d+(?:[.,]\d+)?) ?%$/.exec(price)?.[1]?.replace(",", ".")),
  );
  const most = Math.max(100, ...values);
  return most > 0 ? values.map((value) => value / most) : undefined;
}

type ShareBarProps = { share: number; width: number; height: number; surface: Surface; bar: number };

/** A bar along the foot of a row, as long as its share. */
function ShareBar({ share, width, height, surface, bar }: ShareBarProps): Node {
  const tall = Math.max(4, Math.round(height * bar));
  const box = { x: 0, y: height - tall, width: Math.max(tall, Math.round(width * share)), height: tall };
  const own = <Place box={box} style={{ backgroundColor: surface.key }} />;
  if (bar <= BAR) return own;
  return (
    <Place box={{ ...box, width }} style={{ backgroundColor: surface.line }}>
      <Place box={{ ...box, y: 0 }} style={{ backgroundColor: surface.key }} />
    </Place>
  );
}

/** The last row that is left then counts as cut, so that the loss is reported. */
const shortened = (items: readonly PricedItem[]): PricedItem[] =>
  items
    .slice(0, -1)
    .map((item, i, all) =>
      i === all.length - 1 ? { ...item, name: `${item.name.replace(/…$/, "")}…` } : item,
    );

type NameProps = { row: NameTexts; surface: Surface; aside: number };

/** A name and its remark; the label stands beside them in a column, or over them. */
function Name({ row, surface, aside }: NameProps): Node {
  const { label, name, note } = row;
  const words = (
    <div style={{ flexDirection: "column", flexShrink: 0 }}>
      {label && aside === 0 && <TextLines fitted={label} color={surface.key} part="kicker" />}
      <TextLines fitted={name} color={surface.ink} part="label" />
      {note && <TextLines fitted={note} color={surface.muted} part="details" />}
    </div>
  );
  if (aside === 0) return words;
  return (
    <div style={{ alignItems: "center", flexShrink: 0 }}>
      <div style={{ width: aside, flexShrink: 0 }}>
        {label && <TextLines fitted={label} color={surface.key} part="kicker" />}
      </div>
      {words}
    </div>
  );
}

function Price({ row, surface, type }: { row: PriceTexts; surface: Surface; type: number }): Node {
  const { before, amount, after } = row;
  // A day without hours is quieter than the hours: those are what one comes for.
  const color = isClosed(amount.lines.join(" ")) ? surface.muted : surface.key;
  return (
    <div style={{ flexDirection: "column", alignItems: "flex-end", flexShrink: 0 }}>
      <div style={{ alignItems: "baseline", gap: Math.round(type * 0.34) }}>
        {before.lines.join("") !== "" && <TextLines fitted={before} color={surface.muted} part="value" />}
        <TextLines fitted={amount} color={color} part="value" align="right" />
      </div>
      {after.lines.join("") !== "" && (
        <TextLines fitted={after} color={surface.muted} part="value" align="right" />
      )}
    </div>
  );
}

function setAt(
  context: RenderContext,
  items: readonly PricedItem[],
  width: number,
  type: number,
  gap: number,
): PriceSet {
  const small = { typeStyle: SMALL, size: Math.round(type * 0.76), width };
  const large = { typeStyle: AMOUNT, size: Math.round(type * scaleOf(items)), width: width * 0.6 };
  const worded = { typeStyle: NAME_OF_ITEM, size: type, width: width * 0.6 };
  const prices = items.map(({ price, isHead }) => {
    const { before, amount, after } = partsOf(price);
    return {
      before: inSize(context, before, small),
      amount: inSize(
        context,
        amount,
        !isHead && (/\d/.test(amount) || ONE_WORD.test(amount)) ? large : worded,
      ),
      after: inSize(context, after, small),
    };
  });
  const widths = prices.map(({ before, amount, after }) =>
    Math.max(amount.width + (before.width && before.width + type * 0.34), after.width),
  );
  const aside = asideOf(context, items, type, width);
  const rows = items.map((item, i): PriceRow => {
    const price = prices[i]!;
    const taken = widths[i] ?? 0;
    const free = width - aside - (taken && taken + type * GAP.column);
    const words = namedAt(context, item, type, Math.max(type * 3, free));
    const over = aside === 0 ? (words.label?.height ?? 0) : 0;
    const left = over + words.name.height + (words.note?.height ?? 0);
    const right = taken === 0 ? 0 : price.amount.height + (price.after.width && price.after.height);
    const height = Math.round(Math.max(left, right) + type * gap);
    return { ...price, ...words, height, isHead: item.isHead === true };
  });
  const isAllSaid = rows.every(
    ({ name, label, note, amount, after }, i) =>
      isWhole(items[i]?.name ?? "", name) &&
      (name.lines.length < 2 || type <= LARGE * context.unit) &&
      [label, note, amount, after].every((one) => !one?.cut) &&
      amount.lines.length < 2,
  );
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const column = Math.max(...widths) + type * GAP.column;
  return { type, rows, aside, height, isWhole: isAllSaid && column < width * 0.62 };
}

/** Of a label and a remark beside the name, in its size, and the least in design pixels. */
const REMARK = { share: 0.72, least: 21 };

const remarkSize = ({ smallest, unit }: RenderContext, type: number) =>
  Math.round(Math.max(type * REMARK.share, smallest, Math.min(type, REMARK.least * unit)));

/** Of the width: what days or courses may take beside their rows. */
const ASIDE = 0.34;

/** Width of a column for the labels; 0 where they are too long for one, or there are none. */
function asideOf(context: RenderContext, items: readonly PricedItem[], type: number, width: number): number {
  const spec = { typeStyle: STRONG, size: remarkSize(context, type), width };
  const widths = items.map(({ label }) => (label ? inSize(context, label, spec).width : 0));
  const widest = Math.ceil(Math.max(0, ...widths));
  return widest > 0 && widest <= width * ASIDE ? Math.round(widest + type * GAP.column * 0.8) : 0;
}

/** What stands on the left of a row. A remark breaks at the edge of its words, never the name for its sake. */
function namedAt(
  context: RenderContext,
  { name, label, note }: PricedItem,
  type: number,
  width: number,
): NameTexts {
  const size = remarkSize(context, type);
  const small = { size, width, maxLines: 2 };
  const words = inSize(context, name, { typeStyle: NAME_OF_ITEM, size: type, width, maxLines: 2 });
  return {
    ...(label && { label: inSize(context, label, { ...small, typeStyle: STRONG }) }),
    name: name.endsWith("…") ? { ...words, cut: true } : words,
    ...(note && { note: inSize(context, note, { ...small, typeStyle: SMALL }) }),
  };
}
