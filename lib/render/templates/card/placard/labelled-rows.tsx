/** @jsxImportSource #template */
import { capitalized } from "../../../../text/capitalized.ts";
import type { FittedText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { TypeStyle } from "../../../wrap.ts";
import { inSize } from "../../kit/fit-largest.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { NAME, POINT, SMALL } from "../../kit/type-styles.ts";
import type { PlacardRow } from "./data.ts";
import { isWhole } from "./whole.ts";

type LabelledRow = { label: string; said: string };
type RowsOptions = { surface: Surface; width: number; size: number; spread: number };
type SetFact = { label: FittedText | undefined; said: FittedText; height: number; drop: number };
type DrawnTable = { node: Node; height: number };

/** "Hours: Monday to Thursday", "Lieu : Rennes". */
const LABEL = /^(?<label>\p{L}[^:.,;\d]{1,28}?)\s?:\s+(?<said>\S.*)$/u;
/** Letters of a value that is a statement, and of one that is read in lighter type. */
const LONG = { table: 30, light: 44 };
const LEAST = 3;

const labelledIn = (text: string): LabelledRow | undefined => {
  const { label = "", said = "" } = LABEL.exec(text)?.groups ?? {};
  return label === "" ? undefined : { label, said: capitalized(said) };
};

/** Whether rows are facts under their names, some of which are statements: short values alone stand large elsewhere. */
export function areLabelled(rows: readonly PlacardRow[]): boolean {
  const labelled = rows.flatMap(({ text }) => labelledIn(text) ?? []);
  return (
    labelled.length >= LEAST &&
    2 * labelled.length >= rows.length &&
    labelled.some(({ said }) => said.length > LONG.table)
  );
}

/** Of the width, what labels may take; the space behind them, around a row and its size of type, in sizes of the type. */
const COLUMN = { most: 0.32, gap: 0.7 };
const PAD = 0.34;
const SIZE = { label: 0.86, leading: 1.24 };
const LINES = { label: 2, said: 5 };
const SAID: TypeStyle = { ...POINT, leading: SIZE.leading };
const SHORT: TypeStyle = { ...NAME, leading: SIZE.leading };
const NAMED: TypeStyle = { ...SMALL, leading: SIZE.leading };

/** A table: the name of a fact at the left, what is said of it at the right, one fact a row. Undefined without room. */
export function labelledTable(
  context: RenderContext,
  rows: readonly PlacardRow[],
  { surface, width, size, spread }: RowsOptions,
): DrawnTable | undefined {
  const type = Math.round(size * context.unit);
  const column = columnOf(context, rows, type, width);
  const facts = rows.map(({ text }) => factIn(context, text, { type, width, column }));
  if (!facts.every((fact) => fact !== undefined)) return undefined;
  const rule = Math.max(1, Math.round(2 * context.unit));
  const pad = Math.round(PAD * type + spread / 2);
  const heights = facts.map((fact) => fact.height + 2 * pad);
  const height = heights.reduce((sum, one) => sum + one, 0) + rule * (facts.length - 1);
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {facts.map((fact, i) => [
        i > 0 && <div style={{ width, height: rule, backgroundColor: surface.line, flexShrink: 0 }} />,
        <div style={{ width, height: heights[i] ?? 0, paddingTop: pad, flexShrink: 0 }}>
          <FactCells fact={fact} surface={surface} column={column} isStrong={rows[i]?.isStrong ?? false} />
        </div>,
      ])}
    </div>
  );
  return { node, height };
}

/** Width of the labels with the space behind them. */
function columnOf(context: RenderContext, rows: readonly PlacardRow[], type: number, width: number): number {
  const widths = rows.flatMap(({ text }) => {
    const found = labelledIn(text);
    const line = found && inSize(context, found.label, { typeStyle: NAMED, size: labelSize(type), width });
    return line ? [line.width] : [];
  });
  return Math.ceil(Math.min(COLUMN.most * width, Math.max(0, ...widths) + COLUMN.gap * type));
}

const labelSize = (type: number) => Math.round(type * SIZE.label);

type FactRoom = { type: number; width: number; column: number };

function factIn(
  context: RenderContext,
  text: string,
  { type, width, column }: FactRoom,
): SetFact | undefined {
  const { label = "", said = text } = labelledIn(text) ?? {};
  const room = label === "" ? width : width - column;
  const value = inSize(context, said, {
    typeStyle: label !== "" && said.length <= LONG.light ? SHORT : SAID,
    size: type,
    width: room,
    maxLines: LINES.said,
  });
  const gap = Math.round(COLUMN.gap * type);
  const size = labelSize(type);
  const name =
    label === ""
      ? undefined
      : inSize(context, label, { typeStyle: NAMED, size, width: column - gap, maxLines: LINES.label });
  if (!isWhole(said, value) || (name && !isWhole(label, name))) return undefined;
  // The first line of both stands on one foot.
  const drop = Math.round((type - size) * (SIZE.leading - 0.27));
  return { label: name, said: value, height: Math.max(value.height, (name?.height ?? 0) + drop), drop };
}

type FactProps = { fact: SetFact; surface: Surface; column: number; isStrong: boolean };

function FactCells({ fact: { label, said, drop }, surface, column, isStrong }: FactProps): Node {
  const color = isStrong ? surface.key : surface.ink;
  if (!label) return <TextLines fitted={said} color={color} part="bullet" />;
  return (
    <div style={{ flexShrink: 0 }}>
      <div style={{ width: column, marginTop: drop, flexShrink: 0 }}>
        <TextLines fitted={label} color={surface.muted} part="label" />
      </div>
      <TextLines fitted={said} color={color} part="fact" />
    </div>
  );
}
