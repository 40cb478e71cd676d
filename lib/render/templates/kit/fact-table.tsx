/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { FactCell } from "./fact-cells.ts";
import { inSize, isWhole } from "./fit-largest.ts";
import { isTimed } from "./hours.ts";
import { isPriceTable } from "./price-table.ts";
import { TextLines } from "./text-lines.tsx";
import { NAME, POINT, SMALL } from "./type-styles.ts";

type TableOptions = {
  surface: Surface;
  width: number;
  /** Of the values, in design pixels. */
  size: number;
  /** Of each value, in sizes; 1 without them. */
  scales?: readonly number[];
  align?: "left" | "center";
};
type FactBlock = { node: Node; height: number };
type SetFact = { label: FittedText; value: FittedText; height: number };

const VALUE = { ...NAME, leading: 1.14 };
/** A longer value without a label is read, and not looked up: in bold type it would be a lump. */
const SENTENCE = 40;
const PROSE = { ...POINT, leading: 1.2 };
/** Size of a label beside its value, and the least in design pixels. */
const LABEL = { share: 0.5, least: 24 };
/** Of the width of a table, for labels; around a row, and under a label, in sizes of the values. */
const TABLE = { labels: 0.3, days: 0.5, things: 0.6, pad: 0.38 };
/** A day beside its hours, and a thing beside its price, of their size. */
const DAY = 0.8;
const STACK = { between: 0.62, inner: 0.1 };
const MOST_LINES = 3;
const RULE = 2.5;

function entriesOf(
  context: RenderContext,
  cells: readonly FactCell[],
  { size, scales = [] }: Pick<TableOptions, "size" | "scales">,
  widths: (cell: FactCell) => { label: number; value: number },
): SetFact[] | undefined {
  const type = size * context.unit;
  const share = isTimed(cells) || isPriceTable(cells) ? DAY : LABEL.share;
  const small = Math.round(Math.max(LABEL.least, size * share) * context.unit);
  const entries = cells.map((cell, i) => {
    const { label: labelled, value: valued } = widths(cell);
    const label = inSize(context, cell.label, {
      typeStyle: SMALL,
      size: small,
      width: labelled,
      maxLines: 2,
    });
    const value = inSize(context, cell.value, {
      typeStyle: cell.label === "" && cell.value.length > SENTENCE ? PROSE : VALUE,
      size: Math.round(type * (scales[i] ?? 1)),
      width: valued,
      maxLines: MOST_LINES,
    });
    return { cell, label, value, height: value.height };
  });
  const isSet = entries.every(
    ({ cell, label, value }) =>
      (cell.label === "" || isWhole(cell.label, label)) && isWhole(cell.value, value) && !isTorn(cell, value),
  );
  return isSet ? entries : undefined;
}

/** A word that is wider than its column comes out in pieces. */
const isTorn = ({ value }: FactCell, { lines }: FittedText) =>
  /\s/.test(value) && lines.some((line) => !value.replace(/\s+/g, " ").includes(line));

/** Facts as a table: what they are on the left, their values in a column of their own, a rule over each. */
export function factTable(
  context: RenderContext,
  cells: readonly FactCell[],
  { surface, width, size, scales = [] }: TableOptions,
): FactBlock | undefined {
  const isLabelled = cells.some(({ label }) => label !== "");
  const isPriced = isPriceTable(cells);
  const labels = isPriced ? TABLE.things : isTimed(cells) ? TABLE.days : TABLE.labels;
  const column = isLabelled ? Math.round(width * labels) : 0;
  const gap = isLabelled ? Math.round(20 * context.unit) : 0;
  const entries = entriesOf(context, cells, { size, scales }, () => ({
    label: column,
    value: width - column - gap,
  }));
  if (!entries) return undefined;
  const pad = Math.round(TABLE.pad * size * context.unit);
  const rule = Math.max(2, Math.round(RULE * context.unit));
  const heights = entries.map(({ label, value }) => Math.max(value.height, label.height) + 2 * pad + rule);
  const height = heights.reduce((sum, one) => sum + one, 0);
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {entries.map(({ label, value }, i) => (
        <div style={{ flexDirection: "column", width, height: heights[i] ?? 0, flexShrink: 0 }}>
          <div style={{ width, height: rule, backgroundColor: surface.ink, flexShrink: 0 }} />
          <div style={{ width, height: (heights[i] ?? rule) - rule, alignItems: "center", flexShrink: 0 }}>
            {column > 0 && (
              <div style={{ width: column + gap, flexShrink: 0 }}>
                <TextLines fitted={label} color={isPriced ? surface.ink : surface.muted} part="label" />
              </div>
            )}
            <div style={isPriced ? RIGHT : {}}>
              <TextLines
                fitted={value}
                color={isPriced ? surface.key : surface.ink}
                part="details"
                align={isPriced ? "right" : "left"}
              />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
  return { node, height };
}

const RIGHT = { flexGrow: 1, justifyContent: "flex-end" } as const;

/** Facts under each other, every value under its label. */
export function factStack(
  context: RenderContext,
  cells: readonly FactCell[],
  { surface, width, size, scales = [], align = "left" }: TableOptions,
): FactBlock | undefined {
  const entries = entriesOf(context, cells, { size, scales }, () => ({ label: width, value: width }));
  if (!entries) return undefined;
  const [between, inner] = [STACK.between, STACK.inner].map((share) =>
    Math.round(share * size * context.unit),
  );
  const heightOf = ({ label, value }: SetFact) =>
    value.height + (label.lines.join("") ? label.height + (inner ?? 0) : 0);
  const height = entries.reduce((sum, entry) => sum + heightOf(entry), (between ?? 0) * (entries.length - 1));
  const alignItems = align === "center" ? "center" : "flex-start";
  const node = (
    <div style={{ flexDirection: "column", alignItems, width, height, gap: between ?? 0, flexShrink: 0 }}>
      {entries.map((entry) => (
        <div style={{ flexDirection: "column", alignItems, gap: inner ?? 0, flexShrink: 0 }}>
          {entry.label.lines.join("") !== "" && (
            <TextLines fitted={entry.label} color={surface.muted} part="label" align={align} />
          )}
          <TextLines fitted={entry.value} color={surface.ink} part="details" align={align} />
        </div>
      ))}
    </div>
  );
  return { node, height };
}
