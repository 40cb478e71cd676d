/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "./fit-largest.ts";
import { Place } from "./place.tsx";
import { TextLines } from "./text-lines.tsx";
import { NAME, SMALL, STRONG } from "./type-styles.ts";

/** What is sold, and what it costs as it should be read. */
export type PricedItem = { name: string; price: string };
type PriceTexts = { name: FittedText; before: FittedText; amount: FittedText; after: FittedText };
type PriceRow = PriceTexts & { height: number };
type PriceSet = SettledText & { type: number; rows: PriceRow[] };

type PriceOptions = { surface: Surface; width: number; height: number; minimum: number; maximum: number };

const NAME_OF_ITEM = { ...STRONG, leading: 1.16 };
/** Size of a price beside its name. */
const PRICE = 1.36;
/** Prices are bold in any face: a light display type would make them quieter than what they are of. */
const AMOUNT = { ...NAME, tracking: -0.03, leading: 1.08 };
/** Space between name and price, around the words of a row, and how far rows may move apart, in sizes of the type. */
const GAP = { column: 1.1, row: 0.84, spread: 2.7 };
/** Names in larger type, in design pixels, do not break. */
const LARGE = 34;
const CURRENCY = "(?:[$£€¥₹₩₪₺₽]|[A-Z]{3}(?![A-Z])|[Ee]uros?|kr\\.?|zł|Kč|円|元|원)";
const MONEY = new RegExp(CURRENCY, "u");
/** "from £55", "145 € a month": what stands before and after the amount itself. */
const PARTS = new RegExp(
  `^(?<before>\\D*?)(?<amount>(?:[^\\d\\s]{0,3})\\d[\\d.,'’]*(?:[\\s\\u00a0\\u202f]?${CURRENCY})?)\\s*(?<after>.*)$`,
  "u",
);

function partsOf(price: string) {
  const { before = "", amount = "", after = "" } = PARTS.exec(price)?.groups ?? {};
  // A range or two amounts are one thing to read, and so is what is no money: a day, a share, a measure.
  if (!MONEY.test(amount) || /\d/.test(after)) return { before: "", amount: price, after: "" };
  return { before: before.trim(), amount, after };
}

/** Height of all rows in one size of type. */
export const pricesHeight = (
  context: RenderContext,
  items: readonly PricedItem[],
  width: number,
  type: number,
): number => setAt(context, items, width, Math.round(type)).height;

/** A price list: names on the left, prices on the right, a rule between rows, all in one size. */
export function priceRows(
  context: RenderContext,
  items: readonly PricedItem[],
  { surface, width, height, ...range }: PriceOptions,
): { node: Node; height: number } {
  const set = fitLargestType({ ...range, height }, (type) => setAt(context, items, width, type));
  const { type } = set;
  const isOver = set.height > height && items.length > 1;
  if (isOver) return priceRows(context, shortened(items), { surface, width, height, ...range });
  const each = Math.floor(Math.min((height - set.height) / items.length, type * GAP.spread));
  const tall = set.height + Math.max(0, each) * items.length;
  const shares = sharesOf(items);
  let y = 0;
  const nodes = set.rows.map((row, i) => {
    const box = { x: 0, y, width, height: row.height + Math.max(0, each) };
    y += box.height;
    return (
      <Place
        box={box}
        style={{
          alignItems: "center",
          justifyContent: "space-between",
          ...(i > 0 && { borderTop: `2px solid ${surface.line}` }),
        }}
      >
        {shares && <ShareBar share={shares[i] ?? 0} width={width} height={box.height} surface={surface} />}
        <TextLines fitted={row.name} color={surface.ink} part="label" />
        <Price row={row} surface={surface} type={type} />
      </Place>
    );
  });
  return { node: <div style={{ position: "relative", width, height: tall }}>{nodes}</div>, height: tall };
}

/** Shares of the whole, where every value is a percentage; above a hundred, of the largest. */
function sharesOf(items: readonly PricedItem[]): number[] | undefined {
  const values = items.map(({ price }) =>
    Number(/^(\d+(?:[.,]\d+)?) ?%$/.exec(price)?.[1]?.replace(",", ".")),
  );
  const most = Math.max(100, ...values);
  return most > 0 ? values.map((value) => value / most) : undefined;
}

type ShareBarProps = { share: number; width: number; height: number; surface: Surface };

/** A bar along the foot of a row, as long as its share. */
function ShareBar({ share, width, height, surface }: ShareBarProps): Node {
  const tall = Math.max(4, Math.round(height * 0.09));
  const box = { x: 0, y: height - tall, width: Math.max(tall, Math.round(width * share)), height: tall };
  return <Place box={box} style={{ backgroundColor: surface.key }} />;
}

/** The last row that is left then counts as cut, so that the loss is reported. */
const shortened = (items: readonly PricedItem[]): PricedItem[] =>
  items
    .slice(0, -1)
    .map((item, i, all) =>
      i === all.length - 1 ? { ...item, name: `${item.name.replace(/…$/, "")}…` } : item,
    );

function Price({ row, surface, type }: { row: PriceTexts; surface: Surface; type: number }): Node {
  const { before, amount, after } = row;
  return (
    <div style={{ flexDirection: "column", alignItems: "flex-end", flexShrink: 0 }}>
      <div style={{ alignItems: "baseline", gap: Math.round(type * 0.34) }}>
        {before.lines.join("") !== "" && <TextLines fitted={before} color={surface.muted} part="value" />}
        <TextLines fitted={amount} color={surface.key} part="value" align="right" />
      </div>
      {after.lines.join("") !== "" && (
        <TextLines fitted={after} color={surface.muted} part="value" align="right" />
      )}
    </div>
  );
}

function setAt(context: RenderContext, items: readonly PricedItem[], width: number, type: number): PriceSet {
  const small = { typeStyle: SMALL, size: Math.round(type * 0.76), width };
  const large = { typeStyle: AMOUNT, size: Math.round(type * PRICE), width: width * 0.6 };
  const worded = { typeStyle: NAME_OF_ITEM, size: type, width: width * 0.6 };
  const prices = items.map(({ price }) => {
    const { before, amount, after } = partsOf(price);
    return {
      before: inSize(context, before, small),
      amount: inSize(context, amount, /\d/.test(amount) ? large : worded),
      after: inSize(context, after, small),
    };
  });
  const widths = prices.map(({ before, amount, after }) =>
    Math.max(amount.width + (before.width && before.width + type * 0.34), after.width),
  );
  const column = Math.max(...widths) + type * GAP.column;
  const rows = items.map(({ name }, i): PriceRow => {
    const price = prices[i]!;
    const words = inSize(context, name, {
      typeStyle: NAME_OF_ITEM,
      size: type,
      width: Math.max(type * 3, width - column),
      maxLines: 2,
    });
    const fitted = name.endsWith("…") ? { ...words, cut: true } : words;
    const right = price.amount.height + (price.after.width && price.after.height);
    const height = Math.round(Math.max(fitted.height, right) + type * GAP.row);
    return { ...price, name: fitted, height };
  });
  const isAllSaid = rows.every(
    ({ name, amount, after }, i) =>
      isWhole(items[i]?.name ?? "", name) &&
      (name.lines.length < 2 || type <= LARGE * context.unit) &&
      !amount.cut &&
      !after.cut &&
      amount.lines.length < 2,
  );
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return { type, rows, height, isWhole: isAllSaid && column < width * 0.62 };
}
