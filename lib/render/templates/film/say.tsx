/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import { BODY } from "../kit/type-styles.ts";
import { membersOf } from "../series/members.ts";
import { listScene } from "../slideshow/list-scene.tsx";
import { Background } from "./background.tsx";
import { onGround, type SaidItem, type ValueGrounds } from "./band.tsx";
import { mark, underMark } from "./brand-mark.tsx";
import { block } from "./lines.tsx";
import { type Ornament, ornament } from "./ornament.tsx";
import type { SceneDraft } from "./scene.ts";
import { withSpare } from "./spare.ts";
import { type StackedItem, stacked, stackedHeight } from "./stacked.ts";
import type { Shot, Stage } from "./stage.ts";
import { type Tier, tiersOf } from "./tiers.ts";
import { words, wordsTake } from "./words.tsx";

/** Gaps under what stands over a phrase, and above what follows it. */
const GAP = { over: 40, body: 40 };
/** Share of the time until a part stands after which the next one begins. */
const WAIT = 0.35;

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
  /** In one size: no number of it is larger than its words. */
  isWhole?: boolean;
};

/** A phrase word by word among the motif's shapes, with a sign over it and a sentence under it. */
export function phraseScene(given: Stage, phrase: Phrase): SceneDraft {
  const members = phrase.over || phrase.body ? undefined : membersOf(phrase.text);
  if (members) return { ...listScene(given, { ...NO_WORDS, ...members }), texts: [phrase.text, ""] };
  const stage = withSpare(given, `${phrase.text} ${phrase.body ?? ""}`, (one, area) =>
    stackedHeight(itemsOf(one, phrase, area)),
  );
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

const NO_WORDS = { stat: "", body: "" };

/** The ornament and the room that it leaves; a drawing gives way to words that would stand on it. */
function roomFor(stage: Stage, phrase: Phrase): Ornament {
  const { context, motif } = stage;
  const above = (area: Box): Box => ({ ...area, height: area.height - Math.round(DESCENT * context.unit) });
  const { layers, available } = ornament(stage);
  const beside = above(available);
  const items = itemsOf(stage, phrase, beside);
  const isTooHigh = stackedHeight(items) > beside.height || items.some(({ isLeftOut }) => isLeftOut);
  const isTight = motif.name === "subject" && isTooHigh;
  return isTight ? { layers: [], available: above(underMark(context)) } : { layers, available: beside };
}

/** Share of the height that a sentence under a phrase takes, and its lines; the phrase gives way to a longer one. */
const UNDER = [
  { share: 0.3, lines: 4 },
  { share: 0.5, lines: 6 },
] as const;
/** Type of that sentence, in design pixels: a tall picture has height for larger type on more lines. */
const BODY_SIZE = { min: 40, usual: 56, tall: 88 };
const UNDER_TALL = { share: 0.46, lines: 7 };

function bodyUnder({ context }: Stage, text: string, { width, height }: Box): FittedText {
  const { unit, measureText, shape } = context;
  const isTall = shape === "story";
  const max = BODY_SIZE[isTall ? "tall" : "usual"] * unit;
  const spec = { text, typeStyle: BODY, min: BODY_SIZE.min * unit, max, width };
  const setIn = ({ share, lines }: { share: number; lines: number }) =>
    fitText(measureText, { ...spec, maxLines: lines }, height * share);
  const usual = setIn(isTall ? UNDER_TALL : UNDER[0]);
  return usual.cut ? setIn(UNDER[1]) : usual;
}

function itemsOf(stage: Stage, phrase: Phrase, available: Box): StackedItem[] {
  const { body = "", over, isWhole = over !== undefined } = phrase;
  const { context, surface, align } = stage;
  const { unit } = context;
  const { width } = available;
  const under = body ? bodyUnder(stage, body, available) : undefined;
  const gaps = (over ? over.height + GAP.over * unit : 0) + (under ? under.height + GAP.body * unit : 0);
  const tiers = tiersOf(stage, phrase.text, { width, height: available.height - gaps }, isWhole);
  const start = tiers.reduce((sum, { fitted }) => sum + wordsTake(fitted) * WAIT, 0);
  const cue = { kind: "rise", at: start, seconds: 0.5 } as const;
  const look = { name: "body", part: "detail", align, cue };
  const above: StackedItem = {
    height: over?.height ?? 0,
    gap: 0,
    draw: (y) => (over ? [sign(stage, over, { ...available, y })] : []),
  };
  const itemsOn = (grounds: ValueGrounds): SaidItem[] => [
    ...wordItems(stage, phrase, tiers, { available, grounds }),
    {
      height: under?.height ?? 0,
      gap: Math.round(GAP.body * unit),
      isValue: false,
      draw: (y) => block(under, { ...look, color: grounds.after.muted, at: { ...available, y } }),
    },
  ];
  if (!over) return onGround(stage, available, itemsOn);
  const [first, ...others] = itemsOn({ value: surface, after: surface });
  return first ? [above, { ...first, gap: Math.round(GAP.over * unit) }, ...others] : [above];
}

type SaidOn = { available: Box; grounds: ValueGrounds };

function wordItems(
  { context, surface, align }: Stage,
  { part = "headline" }: Phrase,
  tiers: readonly Tier[],
  { available, grounds }: SaidOn,
): SaidItem[] {
  let start = 0;
  const value = tiers.findIndex(({ isValue }) => isValue);
  return tiers.map(({ name, fitted, gap, isValue }, i) => {
    const on = isValue ? grounds.value : value >= 0 && i > value ? grounds.after : surface;
    const look = { name, part, color: isValue ? on.key : on.title, emphasis: on.key, align, start };
    start += wordsTake(fitted) * WAIT;
    const draw = (y: number) => words(context, fitted, { ...look, at: { ...available, y } });
    return { height: fitted.height, gap, isValue, draw, isLeftOut: fitted.cut };
  });
}

/** A sign over words. */
export function sign(
  { context, align }: Stage,
  { node, height }: { node: Node; height: number },
  at: Box,
): Layer {
  const { x, y, width } = at;
  return {
    name: "tag",
    box: { x, y, width, height },
    node: <div style={{ width, justifyContent: align === "left" ? "flex-start" : "center" }}>{node}</div>,
    enter: { kind: "rise", at: 0, seconds: 0.5, distance: Math.round(24 * context.unit) },
  };
}
