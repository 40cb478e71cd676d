/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { capitals } from "../../look/finish.ts";
import type { Box } from "../../sizes.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { Background } from "./background.tsx";
import { mark, underMark } from "./brand-mark.tsx";
import { filmLayout } from "./layout.ts";
import { block } from "./lines.tsx";
import { type Ornament, ornament } from "./ornament.tsx";
import type { SceneDraft } from "./scene.ts";
import { type StackedItem, stacked, stackedHeight } from "./stacked.ts";
import type { Shot, Stage } from "./stage.ts";
import { words, wordsTake } from "./words.tsx";

/** Largest type of a phrase by its letters, in design pixels. */
const largest = (letters: number) => (letters <= 12 ? 260 : letters <= 26 ? 200 : 150);
/** The same where the words have the picture for themselves. */
const ALONE = { by: 1.3, lines: 7 };
/** Gaps under what stands over a phrase, and above what follows it. */
const GAP = { over: 40, body: 40 };

/** What the letters of the last line reach below it. */
const DESCENT = 14;

/** A phrase that fills the picture, word by word. */
export const say = (text: string, part = "headline"): Shot => ({
  texts: [text],
  draw: (stage) => phraseScene(stage, { text, part }),
});

type Phrase = {
  text: string;
  part?: string;
  body?: string;
  /** A sign over the words. */
  over?: { node: Node; height: number } | undefined;
};

/** A phrase word by word among the motif's shapes, with a sign over it and a sentence under it. */
export function phraseScene(stage: Stage, phrase: Phrase): SceneDraft {
  const { context, surface, align } = stage;
  const { layers, available } = roomFor(stage, phrase);
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      ...layers,
      ...stacked(available, itemsOf(stage, phrase, available), stage.motif.at ?? 0.5),
      mark(context, surface, align),
    ],
    texts: [phrase.text, phrase.body ?? ""],
  };
}

/** The ornament and the room that it leaves; a drawing gives way to words that would stand on it. */
function roomFor(stage: Stage, phrase: Phrase): Ornament {
  const { context, motif } = stage;
  const above = (area: Box): Box => ({ ...area, height: area.height - Math.round(DESCENT * context.unit) });
  const { layers, available } = ornament(stage);
  const beside = above(available);
  const isTight = motif.name === "subject" && stackedHeight(itemsOf(stage, phrase, beside)) > beside.height;
  return isTight ? { layers: [], available: above(underMark(context)) } : { layers, available: beside };
}

function itemsOf(
  stage: Stage,
  { text, part = "headline", body = "", over }: Phrase,
  available: Box,
): StackedItem[] {
  const { context, surface, align } = stage;
  const { unit, measureText } = context;
  const { width } = available;
  const isAlone = stage.motif.name === "lettering";
  const spec = {
    text: filmLayout(context)?.isUpper ? capitals(text) : text,
    typeStyle: HEADLINE,
    min: 44 * unit,
    max: largest(text.length) * (isAlone ? ALONE.by : 1) * unit,
    width,
    maxLines: isAlone ? ALONE.lines : 5,
    isLoud: isAlone,
  };
  const small = { text: body, typeStyle: BODY, min: 25 * unit, max: 50 * unit, width, maxLines: 4 };
  const under = body ? fitText(measureText, small, available.height * 0.3) : undefined;
  const gaps = (over ? over.height + GAP.over * unit : 0) + (under ? under.height + GAP.body * unit : 0);
  const fitted = fitText(measureText, spec, available.height - gaps);
  const look = { part, color: surface.title, emphasis: surface.key, align, start: 0 };
  const cue = { kind: "rise", at: wordsTake(fitted) * 0.7, seconds: 0.5 } as const;
  return [
    {
      height: over?.height ?? 0,
      gap: 0,
      draw: (y) => (over ? [sign(stage, over, { ...available, y })] : []),
    },
    {
      height: fitted.height,
      gap: Math.round(GAP.over * unit),
      draw: (y) => words(context, fitted, { ...look, name: "word", at: { ...available, y } }),
    },
    {
      height: under?.height ?? 0,
      gap: Math.round(GAP.body * unit),
      draw: (y) =>
        block(under, {
          name: "body",
          part: "detail",
          color: surface.muted,
          align,
          at: { ...available, y },
          cue,
        }),
    },
  ];
}

function sign({ context, align }: Stage, { node, height }: { node: Node; height: number }, at: Box): Layer {
  const { x, y, width } = at;
  return {
    name: "tag",
    box: { x, y, width, height },
    node: <div style={{ width, justifyContent: align === "left" ? "flex-start" : "center" }}>{node}</div>,
    enter: { kind: "rise", at: 0, seconds: 0.5, distance: Math.round(24 * context.unit) },
  };
}
