import type { Hex } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { type FittedText, fitText, lineHeight } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { suited } from "../../type/suited.ts";
import { type TypeStyle, widthOf } from "../../wrap.ts";
import { type FilmAlign, type LineCue, lines } from "../film/lines.tsx";
import { QUOTE } from "../kit/type-styles.ts";
import { isTornOff, phrasesOf } from "./phrases.ts";
import { screensOf } from "./screens.ts";
import { speakingSeconds } from "./speaking.ts";

/** A phrase that is set, and the seconds of its screen between which it is the one being spoken. */
type Caption = { fitted: FittedText; from: number; to: number };
/** What is seen at once. Seconds, and pixels that the tallest of all screens takes. */
export type CaptionScreen = { captions: readonly Caption[]; text: string; seconds: number };
export type CaptionPlan = { screens: readonly CaptionScreen[]; height: number };

/** Captions that have been spoken stay a moment. Seconds. */
const HOLD = 0.3;
/** A viewer takes in so many phrases at once. */
const MAX_PHRASES = 6;
const LEADING = 1.16;
/** Smallest type of captions, in design pixels. */
const SMALLEST = 38;

type CaptionArea = Pick<Box, "width" | "height">;

/**
 * Sets a quote as captions, as large as the area allows. They are spoken within the given seconds, unless
 * that is too fast to follow.
 */
export function captionsOf(
  context: RenderContext,
  quote: string,
  available: CaptionArea,
  maximum: number,
): CaptionPlan {
  const texts = screensOf(quote);
  const { phrases, ...type } = cutAndSized(context, texts, available);
  const seconds = speakingSeconds(phrases.flat(), maximum - HOLD * texts.length);
  const screens = texts.map((text, i): CaptionScreen => {
    const before = phrases.slice(0, i).flat().length;
    return screenOf(context, { text, phrases: phrases[i] ?? [], seconds: seconds.slice(before) }, type);
  });
  const heights = screens.map(({ captions }) => captions.reduce((sum, { fitted }) => sum + fitted.height, 0));
  return { screens, height: Math.max(...heights) };
}

type CaptionType = { size: number; typeStyle: TypeStyle; width: number };

type CaptionCut = { text: string; phrases: readonly string[]; seconds: readonly number[] };

function screenOf(
  { measureText }: RenderContext,
  { text, phrases, seconds }: CaptionCut,
  { size, typeStyle, width }: CaptionType,
): CaptionScreen {
  let at = 0;
  const captions = phrases.map((phrase, i): Caption => {
    const spec = { text: phrase, typeStyle, min: size, max: size, width, maxLines: 12 };
    const from = at;
    at += seconds[i] ?? 0;
    return { fitted: fitText(measureText, spec), from, to: at };
  });
  return { captions, text, seconds: Math.round((at + HOLD) * 100) / 100 };
}

/** The largest share of its size that type loses for better phrase breaks. */
const BREAK_WORTH = 0.3;

/**
 * The largest type at which every screen fits, or a slightly smaller one with better breaks. Else the
 * smallest.
 */
function cutAndSized(
  context: RenderContext,
  texts: readonly string[],
  available: CaptionArea,
): CaptionCutType {
  const { unit, measureText } = context;
  const typeStyle = { ...suited({ ...QUOTE, leading: LEADING }, texts.join("")), isHeadline: false };
  const emOf = (text: string) => widthOf(measureText, text, typeStyle);
  const cutAt = (size: number) => {
    const measure = { widthOf: emOf, width: available.width / size, phrases: measureText.phrases };
    const phrases = texts.map((text) => phrasesOf(text, measure).map((phrase) => phrase.text));
    return { phrases, size, typeStyle, width: available.width };
  };
  const minimum = Math.round(SMALLEST * unit);
  let best = { ...cutAt(minimum), harm: Number.POSITIVE_INFINITY };
  let last = minimum;
  for (let size = Math.round(loudest(context, texts) * unit); size >= last && best.harm > 0; size -= 2) {
    const cut = cutAt(size);
    if (!fits(cut, available, emOf)) continue;
    if (best.harm === Number.POSITIVE_INFINITY)
      last = Math.max(minimum, Math.round(size * (1 - BREAK_WORTH)));
    const harm = cut.phrases.flat().filter(isTornOff).length;
    if (harm < best.harm) best = { ...cut, harm };
  }
  return best;
}

type CaptionCutType = CaptionType & { phrases: string[][] };

function fits(
  { phrases, size, typeStyle }: CaptionCutType,
  { width, height }: CaptionArea,
  emOf: (text: string) => number,
): boolean {
  const maximum = Math.min(MAX_PHRASES, Math.floor(height / lineHeight(typeStyle, size)));
  return (
    phrases.every(({ length }) => length <= maximum) &&
    phrases.flat().every((phrase) => emOf(phrase) * size <= width)
  );
}

/** The fewer the words, the louder. In design pixels. */
function loudest({ shape }: RenderContext, texts: readonly string[]): number {
  const length = Math.max(...texts.map((text) => text.length));
  const size = length <= 24 ? 150 : length <= 48 ? 110 : 96;
  return size * (shape === "wide" ? 1.08 : shape === "story" ? 1.3 : 1);
}

type CaptionStyle = { surface: Surface; align: FilmAlign; at: Box; isFirst: boolean };

/** The layers of a screen: each phrase comes when it is spoken, in the brand's colour until the next one. */
export function captionLayers(
  context: RenderContext,
  { captions }: CaptionScreen,
  look: CaptionStyle,
): Layer[] {
  let { y } = look.at;
  return captions.flatMap((caption, i) => {
    const at = { ...look.at, y };
    y += caption.fitted.height;
    const isThere = look.isFirst && i === 0;
    const [loud, silent] = [true, false].map((isLoud) => {
      const color = colorOf(look.surface, isLoud);
      const cue = isThere ? undefined : cueAt(context, caption.from);
      const own = { name: `phrase ${i + 1}`, part: "quote", align: look.align, at, cue };
      return lines(context, caption.fitted, { ...own, color });
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

const cueAt = ({ unit }: RenderContext, at: number): LineCue => ({
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
