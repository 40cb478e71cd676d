/** @jsxImportSource #template */
import type { FittedText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import type { TypeStyle } from "../../../wrap.ts";
import type { FactCell } from "../../kit/fact-cells.ts";
import { inSize, isWhole } from "../../kit/fit-largest.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { NAME, SMALL, STRONG } from "../../kit/type-styles.ts";
import type { DayParts } from "../dates.ts";
import type { CardColumn } from "./column.ts";
import { dayBlock } from "./day-block.tsx";
import { type Tiers, withoutBlock } from "./tiers.ts";

/** Type of each tier, in sizes of the facts, and the least in design pixels. */
const TIER = { lead: 1.32, second: 0.94, rest: 0.78, least: 25 };
/** Between tiers, between lines of one, and beside the block, in sizes of the facts. */
const GAP = { tiers: 0.34, lines: 0.14, label: 0.28, block: 0.62, under: 0.5 };
/** Height of the block, in sizes of the facts; at least, for its words, in design pixels; at most, of the column's width. */
const BLOCK = { least: 3.3, tall: 5.4, words: 150, most: 0.42 };
/** One fact, or two, may be so much larger. */
const FEW = [1, 1.5, 1.2];
const VALUE: TypeStyle = { ...NAME, leading: 1.14 };
const REST: TypeStyle = { ...STRONG, leading: 1.2 };
const MOST_LINES = 2;

type TierLine = {
  label: FittedText | undefined;
  value: FittedText;
  width: number;
  height: number;
  above: number;
  /** The label stands over the value. */
  isOver?: true;
};
type TierLines = { lines: TierLine[]; width: number; height: number };

/** From this size of facts on, in design pixels, a day stands as a block or the facts are set smaller. */
const LARGE = 36;

type DrawnOccasion = { node: Node; height: number };
type OccasionColumn = Pick<CardColumn, "surface" | "width" | "size" | "align">;

/**
 * When and where something is: the day as a block, the hour large beside it or under it, then the place, then what it
 * costs. Undefined where a text finds no room.
 */
export function occasion(
  context: RenderContext,
  tiers: Tiers,
  column: OccasionColumn,
): DrawnOccasion | undefined {
  const { day } = tiers;
  if (!day) return inLines(context, tiers, column);
  const drawn = withBlock(context, tiers, column, day);
  return drawn || column.size >= LARGE ? drawn : inLines(context, withoutBlock(tiers), column);
}

function inLines(context: RenderContext, tiers: Tiers, column: OccasionColumn): DrawnOccasion | undefined {
  const lines = largeLines(context, tiers, column.size, column.width);
  return lines && placed(context, column, { day: undefined, lines, isUnder: false });
}

/** The block beside the other facts, else over them. */
function withBlock(
  context: RenderContext,
  tiers: Tiers,
  column: OccasionColumn,
  day: DayParts,
): DrawnOccasion | undefined {
  const { surface, width, size } = column;
  const type = size * context.unit;
  const least = Math.round(Math.max(BLOCK.least * type, BLOCK.words * context.unit));
  const most = Math.round(Math.max(least, Math.min(BLOCK.most * width, BLOCK.tall * type)));
  const draw = (height: number) => dayBlock(context, day, { surface, height });
  const [small, large] = [draw(least), draw(most)];
  if (!small || !large || small.width > width) return undefined;
  const room = width - large.width - Math.round(GAP.block * type);
  const count = tiers.lead.length + tiers.second.length + tiers.rest.length;
  const beside =
    linesOf(context, tiers, size * (FEW[count] ?? 1), room) ?? linesOf(context, tiers, size, room);
  if (beside) {
    const height = Math.max(least, Math.min(most, beside.height));
    return placed(context, column, { day: draw(height), lines: beside, isUnder: false });
  }
  const lines = linesOf(context, tiers, size, width);
  return lines && placed(context, column, { day: small, lines, isUnder: true });
}

type OccasionParts = { day: ReturnType<typeof dayBlock>; lines: TierLines; isUnder: boolean };

function placed(
  context: RenderContext,
  column: OccasionColumn,
  { day, lines, isUnder }: OccasionParts,
): DrawnOccasion {
  const { width, size, align } = column;
  const type = size * context.unit;
  const gap = Math.round((isUnder ? GAP.under : GAP.block) * type);
  const words = wordsOf(lines, column, day && !isUnder ? "left" : align, GAP.label * type);
  const all = [day?.height ?? 0, lines.height].filter((height) => height > 0);
  const height = isUnder ? all.reduce((sum, one) => sum + one + gap, -gap) : Math.max(...all);
  const alignItems = align === "center" ? "center" : "flex-start";
  const node = (
    <div style={{ flexDirection: "column", alignItems, width, height, flexShrink: 0 }}>
      <div
        style={{
          flexDirection: isUnder ? "column" : "row",
          alignItems: isUnder ? alignItems : "center",
          gap,
          height,
          flexShrink: 0,
        }}
      >
        {day?.node}
        {lines.lines.length > 0 && words}
      </div>
    </div>
  );
  return { node, height };
}

/** The same, in larger type where there are few of them. */
function largeLines(
  context: RenderContext,
  tiers: Tiers,
  size: number,
  width: number,
): TierLines | undefined {
  const count = tiers.lead.length + tiers.second.length + tiers.rest.length;
  const larger = FEW[count] ?? 1;
  return linesOf(context, tiers, size * larger, width) ?? linesOf(context, tiers, size, width);
}

/** The tiers under each other; undefined where a text finds no room. */
function linesOf(
  context: RenderContext,
  { lead, second, rest }: Tiers,
  size: number,
  width: number,
): TierLines | undefined {
  const type = size * context.unit;
  const least = TIER.least * context.unit;
  const tier = (cells: readonly FactCell[], share: number, typeStyle: TypeStyle) =>
    cells.map((cell, i) => ({
      set: lineOf(context, cell, { size: Math.max(least, share * type), width, typeStyle }),
      above: Math.round((i === 0 ? GAP.tiers : GAP.lines) * type),
    }));
  const all = [
    ...tier(lead, TIER.lead, VALUE),
    ...tier(second, TIER.second, REST),
    ...tier(rest, TIER.rest, REST),
  ];
  const lines = all.flatMap(({ set, above }, i) => (set ? [{ ...set, above: i === 0 ? 0 : above }] : []));
  if (lines.length < all.length) return undefined;
  const height = lines.reduce((sum, line) => sum + line.above + line.height, 0);
  return { lines, height, width: Math.max(0, ...lines.map((line) => line.width)) };
}

type TierLineOptions = { size: number; width: number; typeStyle: TypeStyle };

/** A label with its value after it in one line, or over it. */
function lineOf(
  context: RenderContext,
  cell: FactCell,
  { size, width, typeStyle }: TierLineOptions,
): Omit<TierLine, "above"> | undefined {
  const px = Math.round(size);
  const value = inSize(context, cell.value, { typeStyle, size: px, width, maxLines: MOST_LINES });
  if (!isWhole(cell.value, value)) return undefined;
  if (cell.label === "") return { label: undefined, value, width: value.width, height: value.height };
  const small = { typeStyle: { ...SMALL, leading: typeStyle.leading }, size: px, width };
  // In one line a label leads to its value: without a colon it would be a word that goes on nowhere.
  const leading = inSize(context, `${cell.label}:`, small);
  const both = leading.width + GAP.label * px + value.width;
  if (!leading.cut && value.lines.length === 1 && both <= width)
    return { label: leading, value, width: both, height: value.height };
  const label = inSize(context, cell.label, small);
  if (!isWhole(cell.label, label)) return undefined;
  const height = label.height + value.height;
  return { label, value, isOver: true, width: Math.max(label.width, value.width), height };
}

function wordsOf(
  { lines, width, height }: TierLines,
  { surface }: Pick<CardColumn, "surface">,
  align: "left" | "center",
  space: number,
): Node {
  const alignItems = align === "center" ? "center" : "flex-start";
  return (
    <div style={{ flexDirection: "column", alignItems, width: Math.ceil(width), height, flexShrink: 0 }}>
      {lines.map(({ label, value, above, isOver }) => (
        <div
          style={{
            flexDirection: isOver ? "column" : "row",
            alignItems: isOver ? alignItems : "flex-start",
            marginTop: above,
            gap: isOver ? 0 : Math.round(space),
            flexShrink: 0,
          }}
        >
          {label && <TextLines fitted={label} color={surface.muted} part="label" />}
          <TextLines fitted={value} color={surface.ink} part="details" align={align} />
        </div>
      ))}
    </div>
  );
}
