/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import { factRow, rowLooks } from "../kit/fact-row.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, NAME, SMALL } from "../kit/type-styles.ts";
import type { Fact } from "./data.ts";
import { isOfFullTime } from "./pay.ts";

type TermsBlock = { node: Node; height: number; width: number };
type BlockOptions = { surface: Surface; width: number; size: number };

/** Sizes of the pay from the largest, in design pixels. */
export const PAY_SIZES = [104, 92, 82, 72, 64, 56, 50, 44];
/** In design pixels, and shares of the pay's size. */
const SPACE = { label: 6, beside: 16, row: 30 };
const REST = { share: 0.42, least: 28 };
const LABEL = 28;
/** The other facts, smaller than the pay. */
const ROWS = rowLooks(46, 42, 38, 34, 30);

const CURRENCY = "(?:[£$€₹]|(?:CHF|EUR|Euro|zł|kr)(?!\\p{L}))";
const SUM = `${CURRENCY}?\\s?\\d[\\d.,]*(?:\\s\\d{3})*k?(?:\\s?${CURRENCY})?`;
/** A sum or a span of sums, and what follows it: "£36,000 to £41,000", "3.400 bis 3.900 € im Monat". */
const PAY = new RegExp(
  `^(?=.*${CURRENCY})(?<lead>\\p{L}{2,10}\\s)?(?<sum>${SUM}(?:\\s?(?:to|and|bis|à|et|al?|y|tot|en|e|–|-)\\s?${SUM})?)(?<rest>\\s\\P{N}*)?$`,
  "iu",
);

/** The fact that is the pay of this job. */
export const payOf = (facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ value }) => PAY.test(value.trim()) && !isOfFullTime(value));

/** What a job pays, large, over its other facts; undefined where they have no room in this size. */
export function termsBlock(
  context: RenderContext,
  facts: readonly Fact[],
  { surface, width, size }: BlockOptions,
): TermsBlock | undefined {
  const pay = payOf(facts);
  if (!pay) return undefined;
  const first = paid(context, pay, { surface, width, size });
  if (!first) return undefined;
  const others = facts.filter((fact) => fact !== pay);
  if (others.length === 0) return first;
  const looks = ROWS.filter((look) => look.size < size);
  const row = looks.map((look) => factRow(context, others, { ...look, surface, width })).find(Boolean);
  if (!row) return undefined;
  const gap = Math.round(SPACE.row * context.unit);
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      {first.node}
      <div style={{ marginTop: gap, flexShrink: 0 }}>{row.node}</div>
    </div>
  );
  return { node, height: first.height + gap + row.height, width: Math.max(first.width, row.width) };
}

type TermLine = FittedText | undefined;

function paid(
  context: RenderContext,
  { label, value }: Fact,
  { surface, width, size }: BlockOptions,
): TermsBlock | undefined {
  const { measureText, unit } = context;
  const { lead = "", sum = value, rest = "" } = PAY.exec(value.trim())?.groups ?? {};
  const line = (text: string, typeStyle: TypeStyle, px: number): TermLine =>
    text === "" ? undefined : fitText(measureText, { text, typeStyle, min: px, max: px, width, maxLines: 1 });
  const amount = line(sum.trim(), FIGURE, size * unit);
  if (!amount || amount.cut) return undefined;
  const after = line(rest.trim(), NAME, Math.max(REST.least, size * REST.share) * unit);
  const name = line([label, lead.trim()].filter(Boolean).join(" · "), SMALL, LABEL * unit);
  const set = amountLine(context, { amount, after, surface, width });
  const top = name ? Math.ceil(name.height + SPACE.label * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", width, height: top + set.height, flexShrink: 0 }}>
      <div style={{ height: top, flexShrink: 0 }}>
        <TextLines fitted={name} color={surface.muted} part="label" />
      </div>
      {set.node}
    </div>
  );
  return { node, height: top + set.height, width: Math.max(set.width, Math.ceil(name?.width ?? 0)) };
}

type AmountLine = { amount: FittedText; after: TermLine; surface: Surface; width: number };

/** The sum, and what it is for beside it where both have room, else under it. */
function amountLine({ unit }: RenderContext, { amount, after, surface, width }: AmountLine): TermsBlock {
  const gap = Math.round(SPACE.beside * unit);
  const both = amount.width + (after ? gap + after.width : 0);
  const isBeside = both <= width;
  const style = isBeside
    ? ({ flexDirection: "row", alignItems: "flex-end", gap, flexShrink: 0 } as const)
    : ({ flexDirection: "column", alignItems: "flex-start", flexShrink: 0 } as const);
  const node = (
    <div style={style}>
      <TextLines fitted={amount} color={surface.key} part="fact" />
      {after && <TextLines fitted={after} color={surface.ink} part="fact" />}
    </div>
  );
  const under = isBeside ? 0 : (after?.height ?? 0);
  const widest = isBeside ? both : Math.max(amount.width, after?.width ?? 0);
  return { node, height: Math.ceil(amount.height + under), width: Math.ceil(widest) };
}
