/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { dot, tick } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, SMALL, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";

type InfographicStep = NonNullable<Infographic["steps"]>["items"][number];
type StepCell = { title: FittedText; text: FittedText | undefined; height: number };
type StepGrid = SettledText & { type: number; cells: StepCell[]; rows: number[] };

const TITLE = { ...STRONG, leading: 1.16 };
/** Disc and gap before a step, and between columns and rows, in sizes of the type. */
const DISC = 2.2;
const GAP = { column: 1.4, row: 0.9 };

type StepMark = "number" | "tick" | "dot";

type StepsLook = {
  columns: number;
  maximum: number;
  mark: StepMark;
  /** The ground of the step that stands out. */
  stressed?: Surface | undefined;
};

/** Around the step that stands out, in sizes of the type. */
const PLATE = 0.42;

/** Numbered steps in a grid, all in one size. */
export function steps(
  context: RenderContext,
  items: readonly InfographicStep[],
  surface: Surface,
  box: Box,
  { columns, maximum, mark, stressed }: StepsLook,
): Node[] {
  const spec = { maximum, minimum: context.smallest, height: box.height };
  const lines = [4, 2, 1].map((count) =>
    fitLargestType(spec, (type) => setAt(context, items, box.width, columns, type, count)),
  );
  const set = lines.find(({ height }) => height <= box.height) ?? lines.at(-1);
  if (!set) return [];
  const { type, cells, rows } = set;
  const width = (box.width - (columns - 1) * type * GAP.column) / columns;
  const spare = Math.min(Math.max(0, box.height - set.height) / Math.max(1, rows.length), type * 2.6);
  const aboveOf = (row: number) =>
    rows.slice(0, row).reduce((sum, height) => sum + height + type * GAP.row + spare, 0);
  const isLinked = columns === 1 && mark === "number" && cells.length > 1;
  const link = isLinked ? [linkNode(surface, type, box, aboveOf(cells.length - 1))] : [];
  const nodes = cells.map((cell, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const x = box.x + column * (width + type * GAP.column);
    const place = { x, y: box.y + aboveOf(row), width, height: cell.height };
    const isStressed = stressed !== undefined && context.stressed === i + 1;
    const step = stepNode(context, cell, i, place, {
      surface: isStressed ? stressed : surface,
      type,
      mark,
      part: isStressed ? "stressed" : "title",
    });
    return isStressed ? [plateNode(place, stressed, type), step] : [step];
  });
  return [...link, ...nodes.flat()];
}

/** What the step that stands out stands on. */
function plateNode({ x, y, width, height }: Box, { background }: Surface, type: number): Node {
  const by = Math.round(type * PLATE);
  const at = {
    x: Math.round(x) - by,
    y: Math.round(y) - by,
    width: Math.ceil(width) + 2 * by,
    height: height + 2 * by,
  };
  return <Place box={at} style={{ backgroundColor: background, borderRadius: by }} />;
}

/** The way from the first number to the last. */
function linkNode(surface: Surface, type: number, box: Box, length: number): Node {
  const wide = Math.max(2, Math.round(type * 0.1));
  const x = Math.round(box.x + (Math.round(type * 1.6) - wide) / 2);
  const at = { x, y: Math.round(box.y + type * 0.8), width: wide, height: Math.round(length) };
  return <Place box={at} style={{ backgroundColor: surface.line }} />;
}

/** Height of all steps in one size of type. */
export const stepsHeight = (
  context: RenderContext,
  items: readonly InfographicStep[],
  width: number,
  columns: number,
  type: number,
) => setAt(context, items, width, columns, type, 4).height;

function setAt(
  context: RenderContext,
  items: readonly InfographicStep[],
  whole: number,
  columns: number,
  type: number,
  lines: number,
): StepGrid {
  const width = (whole - (columns - 1) * type * GAP.column) / columns - type * DISC;
  const cells = items.map(({ title, text }): StepCell => {
    const head = Math.round(type * 1.12);
    const name = inSize(context, title, {
      typeStyle: TITLE,
      size: head,
      width,
      maxLines: lines,
    });
    const more =
      text && lines > 1
        ? inSize(context, text, { typeStyle: SMALL, size: type, width, maxLines: lines })
        : undefined;
    const fitted = text && !more ? { ...name, cut: true } : name;
    const height = Math.max(type * 1.6, name.height + (more ? more.height + type * 0.2 : 0));
    return { title: fitted, text: more, height: Math.round(height) };
  });
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    Math.max(...cells.slice(row * columns, (row + 1) * columns).map(({ height }) => height)),
  );
  const height = rows.reduce((sum, one) => sum + one, 0) + (rows.length - 1) * type * GAP.row;
  const isAllSaid = cells.every(
    ({ title, text }, i) =>
      isWhole(items[i]?.title ?? "", title) &&
      isWhole(items[i]?.text ?? "", text ?? { lines: [], cut: false }),
  );
  return { type, cells, rows, height: Math.round(height), isWhole: isAllSaid };
}

function stepNode(
  context: RenderContext,
  { title, text }: StepCell,
  index: number,
  box: Box,
  { surface, type, mark, part }: { surface: Surface; type: number; mark: StepMark; part: string },
): Node {
  const side = Math.round(type * 1.6);
  const digit = inSize(context, `${index + 1}`, { typeStyle: NAME, size: type, width: side });
  const disc = {
    width: side,
    height: side,
    borderRadius: side / 2,
    backgroundColor: surface.fill,
    alignItems: "center",
    justifyContent: "center",
    marginRight: Math.round(type * DISC) - side,
    flexShrink: 0,
  } as const;
  return (
    <Place box={{ ...box, x: Math.round(box.x), y: Math.round(box.y), width: Math.ceil(box.width) }}>
      {mark !== "number" ? (
        <picture
          src={mark === "tick" ? tick(surface.fill, surface.onFill) : dot(surface.fill)}
          style={mark === "tick" ? disc : { ...disc, backgroundColor: "transparent" }}
        />
      ) : (
        <div style={disc}>
          <TextLines fitted={digit} color={surface.onFill} part="index" align="center" />
        </div>
      )}
      <div
        style={{ flexDirection: "column", gap: Math.round(type * 0.2), paddingTop: Math.round(type * 0.14) }}
      >
        <TextLines fitted={title} color={surface.ink} part={part} />
        {text && <TextLines fitted={text} color={surface.muted} part="supporting" />}
      </div>
    </Place>
  );
}
