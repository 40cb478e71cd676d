/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { Background } from "../film/background.tsx";
import { otherGround } from "../film/band.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { placed } from "../film/column.ts";
import { block } from "../film/lines.tsx";
import { progress, progressRoom } from "../film/ornament.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { Place } from "../kit/place.tsx";
import type { Leaf } from "../series/leaf.ts";
import type { PlacedText } from "../series/leaf-figure.ts";
import { type LeafSet, type LeafWord, setLeaves } from "../series/leaf-set.ts";
import { stepDrawing } from "./step-drawing.ts";

/** A smaller drawing is a sticker, and a larger one would be the picture. In design pixels. */
const DRAWING = { least: 210, most: 560 };
/** Seconds: when the figure comes in, and the words. */
const CUE = { figure: 0.05, words: 0.3, seconds: 0.5 };

/** The scene of one entry of a course of events: its day, its hour or its amount on a field, and its words. */
export function leafScene(stage: Stage, leaves: readonly (Leaf | undefined)[], index: number): SceneDraft {
  const { context, surface, align } = stage;
  const area = underMark(context);
  const isCentred = align === "center";
  const foot = context.shape === "story" ? 0 : progressRoom(context);
  const set = setLeaves(context, leaves, { area, foot, isCentred })[index] as LeafSet;
  const field = set.field ? otherGround(stage) : surface;
  return {
    background: <Background context={context} surface={surface} field={fieldNode(set.field, field)} />,
    layers: [
      ...progress(stage),
      ...figureLayers(set, field),
      ...wordLayers({ ...stage, align: context.shape === "wide" ? "left" : align }, set),
      ...drawing(stage, set.free, index),
      mark(context, field, align),
    ],
    texts: [],
  };
}

const fieldNode = (field: Box | undefined, { background }: Surface): Node | undefined =>
  field && <Place box={field} style={{ backgroundColor: background }} />;

function figureLayers({ figure, labels }: LeafSet, { key, title }: Surface): Layer[] {
  const at = ({ x, y, fitted }: PlacedText) => ({ x, y, width: Math.ceil(fitted.width) });
  const cue = { kind: "rise", at: CUE.figure, seconds: CUE.seconds } as const;
  return [
    ...(figure
      ? block(figure.fitted, { name: "figure", part: "value", color: key, at: at(figure), cue })
      : []),
    ...labels.flatMap((text, i) =>
      block(text.fitted, { name: `label ${i + 1}`, part: "label", color: title, at: at(text), cue }),
    ),
  ];
}

function wordLayers({ context, surface, align }: Stage, { words, at }: LeafSet): Layer[] {
  const texts: { key: LeafWord; color: Surface["ink"]; part: string; as: "lines" | "block" }[] = [
    { key: "when", color: surface.key, part: "kicker", as: "block" },
    { key: "title", color: surface.title, part: "headline", as: "lines" },
    { key: "body", color: surface.muted, part: "detail", as: "block" },
  ];
  return placed(context, texts, words, { available: at, align, start: CUE.words }).layers;
}

/** What the entry names, at the foot where its words leave the room. */
function drawing(stage: Stage, free: Box, index: number): Layer[] {
  const { unit } = stage.context;
  const side = Math.round(Math.min(free.height, DRAWING.most * unit));
  if (side < DRAWING.least * unit) return [];
  const box = { x: free.x + free.width - side, y: free.y + free.height - side, width: side, height: side };
  return stepDrawing(stage, stage.context.slideSubjects?.[index], box);
}
