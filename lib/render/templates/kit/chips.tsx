/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { ICONS, type IconName } from "./icon-set.ts";
import { lucideIcon } from "./icons.ts";
import { TextLines } from "./text-lines.tsx";
import { STRONG } from "./type-styles.ts";

export type Chip = { text: string; icon?: IconName | undefined };
type ChipsOptions = {
  surface: Surface;
  width: number;
  /** Chips that would make the rows taller than this are left out; the last one kept then counts as cut. */
  height?: number;
  part: string;
  /** Of the type, in design pixels. */
  size?: number;
  isCut?: boolean;
};
type DrawnChip = { fitted: FittedText; icon: IconName | undefined; width: number };

/** Short facts as pills that flow into rows. */
export function chips(
  context: RenderContext,
  list: readonly Chip[],
  options: ChipsOptions,
): { node: Node; height: number } {
  const { unit } = context;
  const { surface, width, part, size = 27, isCut = false } = options;
  if (list.length === 0) return { node: <div />, height: 0 };
  const tall = Math.round(size * 2.15 * unit);
  const gap = Math.round(14 * unit);
  const rows = inRows(
    list.map((chip) => measured(context, chip, size, width)),
    width,
    gap,
  );
  const height = rows.length * tall + (rows.length - 1) * gap;
  if (list.length > 1 && height > (options.height ?? height))
    return chips(context, list.slice(0, -1), { ...options, isCut: true });
  const last = rows.at(-1)?.at(-1);
  if (last && isCut) last.fitted = { ...last.fitted, cut: true };
  const node = (
    <div style={{ flexDirection: "column", gap, width }}>
      {rows.map((row) => (
        <div style={{ gap, height: tall, flexShrink: 0 }}>
          {row.map((chip) => pill(context, chip, { surface, part, tall, size }))}
        </div>
      ))}
    </div>
  );
  return { node, height };
}

type PlacedOptions = Pick<ChipsOptions, "surface" | "width" | "part"> & {
  size: number;
  align?: "left" | "center";
};
/** A pill at its place in the rows, in pixels; `isWhole` when its words needed no smaller type. */
export type PlacedChip = { box: Box; node: Node; isWhole: boolean };

/** The same pills one by one, for films, which move each of them on its own. */
export function placedChips(
  context: RenderContext,
  list: readonly Chip[],
  options: PlacedOptions,
): PlacedChip[] {
  const { surface, width, part, size, align = "left" } = options;
  const tall = Math.round(size * 2.15 * context.unit);
  const gap = Math.round(size * 0.52 * context.unit);
  const set = list.map((chip) => measured(context, chip, size, width));
  return inRows(set, width, gap).flatMap((row, i) => {
    const used = row.reduce((sum, chip) => sum + chip.width, gap * (row.length - 1));
    let x = align === "left" ? 0 : Math.round((width - used) / 2);
    return row.map((chip) => {
      const box = { x, y: i * (tall + gap), width: chip.width, height: tall };
      x += chip.width + gap;
      const isWhole = !chip.fitted.cut && chip.fitted.size >= Math.floor(size * context.unit);
      return { box, node: pill(context, chip, { surface, part, tall, size }), isWhole };
    });
  });
}

const paddingOf = (size: number, unit: number) => Math.round(size * 0.9 * unit);
const iconOf = (size: number, unit: number) => Math.round(size * 1.1 * unit);

function measured(
  { measureText, unit }: RenderContext,
  { text, icon }: Chip,
  size: number,
  available: number,
): DrawnChip {
  const chrome = 2 * paddingOf(size, unit) + (icon ? iconOf(size, unit) * 1.45 : 0);
  const spec = {
    text,
    typeStyle: STRONG,
    min: 24 * unit,
    max: size * unit,
    width: available - chrome,
    maxLines: 1,
  };
  const fitted = fitText(measureText, spec);
  return { fitted, icon, width: Math.ceil(fitted.width + chrome) };
}

function inRows(list: DrawnChip[], width: number, gap: number): DrawnChip[][] {
  const rows: DrawnChip[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const chip of list) {
    if (used + gap + chip.width > width) {
      rows.push([chip]);
      used = chip.width;
    } else {
      rows.at(-1)?.push(chip);
      used += gap + chip.width;
    }
  }
  return rows;
}

type ChipStyle = { surface: Surface; part: string; tall: number; size: number };

function pill(
  { unit }: RenderContext,
  { fitted, icon, width }: DrawnChip,
  { surface, part, tall, size }: ChipStyle,
): Node {
  const side = iconOf(size, unit);
  const style = {
    width,
    height: tall,
    padding: `0 ${paddingOf(size, unit)}px`,
    gap: Math.round(side * 0.45),
    borderRadius: Math.round(tall / 2),
    backgroundColor: surface.soft,
    border: `2px solid ${surface.line}`,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      {icon && (
        <picture src={lucideIcon(ICONS[icon], surface.key, 2.2)} style={{ width: side, height: side }} />
      )}
      <TextLines fitted={fitted} color={surface.ink} part={part} />
    </div>
  );
}
