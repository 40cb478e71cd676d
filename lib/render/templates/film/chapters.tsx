/** @jsxImportSource #template */

import type { Layer } from "../../film/motion.ts";
import type { Stack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { fitAlike } from "../kit/alike.ts";
import { BODY, HEADLINE } from "../kit/lettering.ts";
import { mark } from "./brand-mark.tsx";
import { placed, type Text } from "./column.ts";
import type { Emblem } from "./emblem.tsx";
import type { Align } from "./lines.tsx";
import type { Motif } from "./motifs/motif.ts";
import { pips, pipsHeight } from "./pips.tsx";
import type { Draft } from "./scene.ts";
import { type Showcase, showcase } from "./showcase.tsx";

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

type Key = "title" | "body";
type Part = { chapter: Chapter; shown: Showcase; texts: Text<Key>[] };

/** Between a tag and the title under it, in design pixels. */
const UNDER_TAG = 26;

/** A scene for each chapter: what it is called beside, or over, what shows it. All titles have one size. */
export function chapters(stage: Stage, motif: Motif, list: readonly Chapter[], url = ""): Draft[] {
  const surface = motif.between(stage.theme);
  const parts = list.map((chapter): Part => {
    const shown = showcase(stage, { subject: chapter.subject, surface, align: motif.align, url });
    const room = lowered(shown.room, overHeight(stage, chapter));
    return { chapter, shown: { ...shown, room }, texts: textsOf(stage, chapter, room.width, surface) };
  });
  const stacks = fitAlike(
    stage.ruler,
    parts.map(({ shown, texts }) => ({ parts: texts, height: shown.room.height })),
  );
  const tallest = Math.max(...stacks.map(({ height }) => height));
  return parts.map((part, index) => {
    const stack = stacks[index] ?? { parts: {}, gaps: {}, height: 0 };
    return scene(stage, motif, part, { stack, tallest, index, total: parts.length });
  });
}

function textsOf({ unit }: Stage, { title, body }: Chapter, width: number, surface: Surface): Text<Key>[] {
  const range = (min: number, max: number) => ({ min: min * unit, max: max * unit, width });
  return [
    {
      key: "title",
      text: title,
      lettering: HEADLINE,
      ...range(38, 108),
      maxLines: 4,
      gap: 0,
      color: surface.title,
      part: "headline",
    },
    {
      key: "body",
      text: body,
      lettering: BODY,
      ...range(25, 42),
      maxLines: 4,
      gap: 28 * unit,
      gives: 1,
      color: surface.muted,
      part: "detail",
      as: "block",
    },
  ];
}

type Turn = { stack: Stack<Key>; tallest: number; index: number; total: number };

function scene(stage: Stage, motif: Motif, { chapter, shown, texts }: Part, turn: Turn): Draft {
  const surface = motif.between(stage.theme);
  const { room, align } = shown;
  const { title } = turn.stack.parts;
  if (title && chapter.isCut) title.cut = true;
  // All begin at one height, so that nothing jumps from scene to scene.
  const y = room.y + Math.round((room.height - turn.tallest) / 2);
  const words = placed(stage, texts, turn.stack, { room: { ...room, y, height: turn.tallest }, align });
  return {
    ground: shown.ground,
    layers: [
      ...shown.layers,
      ...over(stage, surface, chapter, { ...turn, room, y: words.y, align }),
      ...words.layers,
      mark(stage, surface, motif.align),
    ],
    texts: [chapter.title, chapter.body],
  };
}

const lowered = (room: Box, by: number): Box => ({ ...room, y: room.y + by, height: room.height - by });

const overHeight = (stage: Stage, { tag }: Chapter) =>
  tag ? tag.height + Math.round(UNDER_TAG * stage.unit) : pipsHeight(stage);

type Row = { room: Box; y: number; align: Align; index: number; total: number };

/** What stands over the words, which begin at `y`. */
function over(stage: Stage, surface: Surface, chapter: Chapter, row: Row): Layer[] {
  const { tag } = chapter;
  if (!tag) return pips(stage, surface, row);
  const { x, width } = row.room;
  const y = row.y - overHeight(stage, chapter);
  const justifyContent = row.align === "left" ? "flex-start" : "center";
  return [
    {
      name: "tag",
      box: { x, y, width, height: tag.height },
      node: <div style={{ width, justifyContent }}>{tag.node}</div>,
      enter: { kind: "rise", at: 0.05, seconds: 0.6, distance: Math.round(24 * stage.unit) },
    },
  ];
}
