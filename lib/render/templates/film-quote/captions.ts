import type { Hex } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { type Fitted, fitText, lineHeight } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { suited } from "../../type/suited.ts";
import { type Lettering, widthOf } from "../../wrap.ts";
import { type Align, type Cue, lines } from "../film/lines.tsx";
import { QUOTE } from "../kit/lettering.ts";
import { isTornOff, phrasesOf } from "./phrases.ts";
import { screensOf } from "./screens.ts";
import { speakingSeconds } from "./speaking.ts";

/** A phrase that is set, and the seconds of its screen between which it is the one being spoken. */
type Caption = { fitted: Fitted; from: number; to: number };
/** What is seen at once. Seconds, and pixels that the tallest of all screens takes. */
export type Screen = { captions: readonly Caption[]; text: string; seconds: number };
export type Captions = { screens: readonly Screen[]; height: number };

/** Captions that have been spoken stay a moment. Seconds. */
const HOLD = 0.45;
/** A viewer takes in so many phrases at once. */
const MOST_PHRASES = 6;
const LEADING = 1.16;
/** Smallest type of captions, in design pixels. */
const SMALLEST = 38;

type Room = Pick<Box, "width" | "height">;

/** Sets a quote as captions: as large as its room allows, spoken in at most so many seconds if that can be followed. */
export function captionsOf(stage: Stage, quote: string, room: Room, most: number): Captions {
  const texts = screensOf(quote);
  const { phrases, ...type } = cutAndSized(stage, texts, room);
  const seconds = speakingSeconds(phrases.flat(), most - HOLD * texts.length);
  const screens = texts.map((text, i): Screen => {
    const before = phrases.slice(0, i).flat().length;
    return screenOf(stage, { text, phrases: phrases[i] ?? [], seconds: seconds.slice(before) }, type);
  });
  const heights = screens.map(({ captions }) => captions.reduce((sum, { fitted }) => sum + fitted.height, 0));
  return { screens, height: Math.max(...heights) };
}

type Type = { size: number; lettering: Lettering; width: number };

type Cut = { text: string; phrases: readonly string[]; seconds: readonly number[] };

function screenOf(
  { ruler }: Stage,
  { text, phrases, seconds }: Cut,
  { size, lettering, width }: Type,
): Screen {
  let at = 0;
  const captions = phrases.map((phrase, i): Caption => {
    const wish = { text: phrase, lettering, min: size, max: size, width, maxLines: 12 };
    const from = at;
    at += seconds[i] ?? 0;
    return { fitted: fitText(ruler, wish), from, to: at };
  });
  return { captions, text, seconds: Math.round((at + HOLD) * 100) / 100 };
}

/** Type gives up at most this share of its size for phrases that are broken where people breathe. */
const TIDY_WORTH = 0.3;

/** The largest type at which every screen fits the room, or a little smaller where that breaks better; else the smallest. */
function cutAndSized(stage: Stage, texts: readonly string[], room: Room): CutType {
  const { unit, ruler } = stage;
  const lettering = { ...suited({ ...QUOTE, leading: LEADING }, texts.join("")), isHeadline: false };
  const emOf = (text: string) => widthOf(ruler, text, lettering);
  const cutAt = (size: number) => {
    const phrases = texts.map((text) =>
      phrasesOf(text, { widthOf: emOf, width: room.width / size }).map((phrase) => phrase.text),
    );
    return { phrases, size, lettering, width: room.width };
  };
  const least = Math.round(SMALLEST * unit);
  let best = { ...cutAt(least), harm: Number.POSITIVE_INFINITY };
  let last = least;
  for (let size = Math.round(loudest(stage, texts) * unit); size >= last && best.harm > 0; size -= 2) {
    const cut = cutAt(size);
    if (!fits(cut, room, emOf)) continue;
    if (best.harm === Number.POSITIVE_INFINITY) last = Math.max(least, Math.round(size * (1 - TIDY_WORTH)));
    const harm = cut.phrases.flat().filter(isTornOff).length;
    if (harm < best.harm) best = { ...cut, harm };
  }
  return best;
}

type CutType = Type & { phrases: string[][] };

function fits(
  { phrases, size, lettering }: CutType,
  { width, height }: Room,
  emOf: (text: string) => number,
): boolean {
  const most = Math.min(MOST_PHRASES, Math.floor(height / lineHeight(lettering, size)));
  return (
    phrases.every(({ length }) => length <= most) &&
    phrases.flat().every((phrase) => emOf(phrase) * size <= width)
  );
}

/** The fewer the words, the louder. In design pixels. */
function loudest({ shape }: Stage, texts: readonly string[]): number {
  const length = Math.max(...texts.map((text) => text.length));
  const size = length <= 24 ? 150 : length <= 48 ? 110 : 96;
  return shape === "wide" ? size * 1.08 : size;
}

type Look = { surface: Surface; align: Align; at: Box; isFirst: boolean };

/** The layers of a screen: each phrase comes when it is spoken, in the brand's colour until the next one. */
export function captionLayers(stage: Stage, { captions }: Screen, look: Look): Layer[] {
  let { y } = look.at;
  return captions.flatMap((caption, i) => {
    const at = { ...look.at, y };
    y += caption.fitted.height;
    const isThere = look.isFirst && i === 0;
    const [loud, silent] = [true, false].map((isLoud) => {
      const color = colorOf(look.surface, isLoud);
      const cue = isThere ? undefined : cueAt(stage, caption.from);
      const own = { name: `phrase ${i + 1}`, part: "quote", align: look.align, at, cue };
      return lines(stage, caption.fitted, { ...own, color });
    });
    const isLast = i === captions.length - 1;
    return (
      (isLast ? loud : silent?.map((layer, line) => spoken(layer, loud?.[line] ?? layer, caption))) ?? []
    );
  });
}

/** A surface whose brand colour cannot be read speaks in ink, and falls silent in grey. */
function colorOf({ key, ink, muted }: Surface, isLoud: boolean): Hex {
  if (key === ink) return isLoud ? ink : muted;
  return isLoud ? key : ink;
}

const cueAt = ({ unit }: Stage, at: number): Cue => ({
  kind: "rise",
  at,
  seconds: 0.36,
  step: 0.04,
  distance: Math.round(20 * unit),
});

/** The last look lasts as long as the one before it: two halves of the time are all of it. */
const spoken = (layer: Layer, { node }: Layer, { from, to }: Caption): Layer => ({
  ...layer,
  states: [from, (from + to) / 2].map((at) => ({ at, node })),
});
