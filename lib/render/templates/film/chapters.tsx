/** @jsxImportSource #template */

import type { Layer } from "../../film/motion.ts";
import type { TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { fitAlike } from "../kit/alike.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { mark } from "./brand-mark.tsx";
import { type ColumnText, placed } from "./column.ts";
import type { Emblem } from "./emblem.tsx";
import type { FilmAlign } from "./lines.tsx";
import { pips, pipsHeight } from "./pips.tsx";
import type { SceneDraft } from "./scene.ts";
import { type Showcase, showcase } from "./showcase.tsx";
import type { Stage } from "./stage.ts";

/** One of several things that get a scene each. */
export type Chapter = {
  title: string;
  body: string;
  /** Set when something of it had to be left out. */
  isCut: boolean;
  subject: Photo | Emblem;
  /** Stands over the title; without one, pips show how far the film has come. */
  tag?: { node: Node; height: number } | undefined;
};

type ChapterTextKey = "title" | "body";
type ChapterPart = { chapter: Chapter; shown: Showcase; texts: ColumnText<ChapterTextKey>[] };

/** Between a tag and the title under it, in design pixels. */
const UNDER_TAG = 26;

/** A scene for each chapter: what it is called beside, or over, what shows it. All titles have one size. */
export function chapters(
  { context, motif, surface }: Pick<Stage, "context" | "motif" | "surface">,
  list: readonly Chapter[],
  url = "",
): SceneDraft[] {
  const parts = list.map((chapter): ChapterPart => {
    const shown = showcase(context, { subject: chapter.subject, surface, align: motif.align, url });
    const available = lowered(shown.available, overHeight(context, chapter));
    return {
      chapter,
      shown: { ...shown, available },
      texts: textsOf(context, chapter, available.width, surface),
    };
  });
  const stacks = fitAlike(
    context.measureText,
    parts.map(({ shown, texts }) => ({ parts: texts, height: shown.available.height })),
  );
  const tallest = Math.max(...stacks.map(({ height }) => height));
  return parts.map((part, index) => {
    const stack = stacks[index] ?? { parts: {}, gaps: {}, height: 0 };
    return scene({ context, motif, surface }, part, { stack, tallest, index, total: parts.length });
  });
}

function textsOf(
  { unit }: RenderContext,
  { title, body }: Chapter,
  width: number,
  surface: Surface,
): ColumnText<ChapterTextKey>[] {
  const range = (min: number, max: number) => ({ min: min * unit, max: max * unit, width });
  return [
    {
      key: "title",
      text: title,
      typeStyle: HEADLINE,
      ...range(38, 150),
      maxLines: 4,
      gap: 0,
      color: surface.title,
      part: "headline",
    },
    {
      key: "body",
      text: body,
      typeStyle: BODY,
      ...range(31, 52),
      maxLines: 4,
      gap: 28 * unit,
      shrinkOrder: 1,
      color: surface.muted,
      part: "detail",
      as: "block",
    },
  ];
}

type ChapterTurn = { stack: TextStack<ChapterTextKey>; tallest: number; index: number; total: number };

function scene(
  { context, motif, surface }: Pick<Stage, "context" | "motif" | "surface">,
  { chapter, shown, texts }: ChapterPart,
  turn: ChapterTurn,
): SceneDraft {
  const { available, align } = shown;
  const { title } = turn.stack.parts;
  if (title && chapter.isCut) title.cut = true;
  // All begin at one height, so that nothing jumps from scene to scene.
  const y = available.y + Math.round((available.height - turn.tallest) / 2);
  const words = placed(context, texts, turn.stack, {
    available: { ...available, y, height: turn.tallest },
    align,
  });
  return {
    background: shown.background,
    layers: [
      ...shown.layers,
      ...over(context, surface, chapter, { ...turn, available, y: words.y, align }),
      ...words.layers,
      mark(context, surface, motif.align),
    ],
    texts: [chapter.title, chapter.body],
  };
}

const lowered = (available: Box, by: number): Box => ({
  ...available,
  y: available.y + by,
  height: available.height - by,
});

const overHeight = (context: RenderContext, { tag }: Chapter) =>
  tag ? tag.height + Math.round(UNDER_TAG * context.unit) : pipsHeight(context);

type ChapterRow = { available: Box; y: number; align: FilmAlign; index: number; total: number };

/** What stands over the words, which begin at `y`. */
function over(context: RenderContext, surface: Surface, chapter: Chapter, row: ChapterRow): Layer[] {
  const { tag } = chapter;
  if (!tag) return pips(context, surface, row);
  const { x, width } = row.available;
  const y = row.y - overHeight(context, chapter);
  const justifyContent = row.align === "left" ? "flex-start" : "center";
  return [
    {
      name: "tag",
      box: { x, y, width, height: tag.height },
      node: <div style={{ width, justifyContent }}>{tag.node}</div>,
      enter: { kind: "rise", at: 0.05, seconds: 0.6, distance: Math.round(24 * context.unit) },
    },
  ];
}
