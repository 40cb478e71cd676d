import { contrast } from "../../../color.ts";
import type { Node } from "../../../jsx-runtime.ts";
import { textNodes } from "../../../scene.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { MessageColumn } from "../../kit/stack-column.tsx";
import type { Infographic } from "../data.ts";
import type { InfographicStyle } from "../look.ts";
import type { StepTexts } from "./cell.ts";
import { cellNodes } from "./cell-nodes.tsx";
import { calm, fitProcedure, placed, SECTION, type StepsSet } from "./grid.ts";
import { remarkNodes } from "./remark.tsx";
import type { StepDrawings } from "./step-drawing.tsx";
import { remarkSurface, type StepStyle } from "./step-style.ts";

export type Procedure = Infographic & { steps: StepTexts };

/** What a page of steps is composed of. */
export type StepsPage = {
  context: RenderContext;
  data: Procedure;
  look: InfographicStyle;
  stepStyle: StepStyle;
  /** What steps name, in their order; empty where too few of them do. */
  drawings: StepDrawings;
  known: Map<string, StepsSet>;
};

/** One composition of a page, and how well its words and its drawing can be seen. */
export type Candidate = {
  score: number;
  /** Size of the title, in pixels, and of what the page is about, as a share of its width. */
  title: number;
  drawing: number;
  set: StepsSet;
  draw: () => Node;
};

/** A context in which nothing is drawn of what the page is about. */
export function undrawn({ subject: _, ...bare }: RenderContext): RenderContext {
  return bare;
}

/** Sizes that are enough, in design pixels, and of a drawing as a share of the page; lines that a title may have. */
const ENOUGH = { steps: 28, least: 21, title: 62, drawing: 0.32, lines: 4 };
/** A smaller drawing is no picture of a page. */
const PICTURE = 0.1;
const WORTH = { steps: 1.35, small: 0.16, title: 0.5, drawing: 0.5, line: 0.12 };

type SeenPage = { words: MessageColumn; set: StepsSet; drawing: number };

export function scoreOf(context: RenderContext, { words, set, drawing }: SeenPage): number {
  const { unit } = context;
  const steps = set.type / unit;
  const calmly = steps * calm(context, set);
  const lines = textNodes(words.node).filter(({ attributes }) => attributes?.part === "headline").length;
  return (
    WORTH.steps * Math.min(calmly / ENOUGH.steps, 1.45) -
    WORTH.small * Math.max(0, ENOUGH.least - steps) -
    WORTH.line * Math.max(0, lines - ENOUGH.lines) +
    WORTH.title * Math.min(words.size / unit / ENOUGH.title, 1.2) +
    WORTH.drawing * Math.min(Math.max(0, drawing - PICTURE) / (ENOUGH.drawing - PICTURE), 1)
  );
}

/** Widths of the pictures of a drawing. */
export function pictureWidths(node: Node): number[] {
  if (node.type === "image") return [Number(node.style.width ?? 0)];
  return node.type === "container" ? node.children.flatMap(pictureWidths) : [];
}

/** The steps of a page and the remark on them in a box of their own; undefined where words would be lost. */
export function stepsIn(
  { data, stepStyle, drawings, known }: StepsPage,
  context: RenderContext,
  box: Box,
): StepsSet | undefined {
  const drawn = drawings.map((one) => one !== undefined);
  return fitProcedure(context, { steps: data.steps, facts: data.facts ?? [], stepStyle, drawn, known }, box);
}

type DrawnSteps = { context: RenderContext; set: StepsSet; box: Box; stripes: Box; bar: Surface | undefined };

/** The steps over the remark on them, and the cell that they leave free. */
export function stepsNodes(
  { data, look, stepStyle, drawings }: StepsPage,
  { context, set, box, stripes, bar }: DrawnSteps,
): { nodes: Node[]; free: Box | undefined } {
  const { remark } = set;
  const end = box.y + box.height;
  const under = remark ? remark.height + Math.round(SECTION * context.unit) : 0;
  const { cells, free } = placed(context, set, { ...box, height: box.height - under });
  const drawing = { steps: data.steps, set, stepStyle, look, page: stripes, drawings };
  const nodes = cells.flatMap((cell) => cellNodes(context, cell.index, cell.box, drawing));
  const at = remark && { ...box, y: end - remark.height, height: remark.height };
  const said =
    remark && at ? remarkNodes(context, remark, remarkSurface(context, stepStyle, look, bar), at) : [];
  return { nodes: [...nodes, ...said], free };
}

/** Where the watermark lets a page end. */
export function bottomOf({ safe, watermark, unit }: RenderContext): number {
  return safe.y + safe.height - (watermark.height && watermark.height + Math.round(18 * unit));
}

export const isApart = (one: Surface, other: Surface): boolean =>
  contrast(one.background, other.background) >= APART;
const APART = 1.12;
