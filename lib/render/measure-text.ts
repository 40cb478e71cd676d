import { splitEmoji } from "./emoji.ts";
import { layOut } from "./engine.ts";
import type { Node } from "./jsx-runtime.ts";
import { EMOJI_ADVANCE } from "./type/inline-emoji.ts";
import type { SplitPhrases } from "./type/phrases.ts";
import { trackingIn } from "./type/resolve-fonts.ts";
import type { Typeset } from "./type/typeset.ts";
import { type Face, featuresIn, type Role, weighed } from "./typeface.ts";

/** Returns the width of a word in units of its font size, without tracking. */
export type MeasureText = ((word: string, face: Face) => number) & {
  /** The tracking of a type style in the family of a role. Default: unchanged. */
  tracking?: (tracking: number, role: Role) => number;
  /** The least height of a line of display type, in units of its font size. */
  leading?: number | undefined;
  /** Where Japanese, Chinese and Thai may break. Default: between words. */
  phrases?: SplitPhrases | undefined;
};

/** Advance widths scale exactly with the font size, so one measurement at a large size serves every size. */
const AT = 100;
const REMEMBERED = 20_000;
const ROUNDS = 8;

const widths = new Map<string, number>();
/** A letterform with its families chosen. */
type Letterform = { family: string; weight: number; isTabular: boolean };
type UnknownWords = Map<string, { word: string; letterform: Letterform }>;
const keyOf = (word: string, { family, weight, isTabular }: Letterform) =>
  `${weight} ${family}${isTabular ? " tabular" : ""} ${word}`;

/**
 * Runs a pure function that needs word widths. Unknown words get a guess on the first run.
 * They are then measured together in one layout, and the function runs again. Known words need no layout.
 * Font slices that unknown words need are loaded on the way.
 * @throws AssetError when one of them cannot be read.
 */
export async function withTextMeasurement<T>(
  type: Typeset,
  work: (measureText: MeasureText) => T,
): Promise<T> {
  // Words that nothing can draw stay guesses, and only for this picture.
  const guessed = new Map<string, number>();
  for (let round = 0; ; round++) {
    const unknown: UnknownWords = new Map();
    const advance = (word: string, { role, weight, isTabular = false }: Face) => {
      const family = type.stackOf(word, role);
      const letterform = {
        family,
        weight: type.weightIn(family, weighed(weight, role, type.weight)),
        isTabular,
      };
      const key = keyOf(word, letterform);
      const width = widths.get(key) ?? guessed.get(key);
      if (width === undefined) unknown.set(key, { word, letterform });
      return width ?? guess(word);
    };
    const measure = (word: string, face: Face) =>
      splitEmoji(word).reduce(
        (sum, { text, isEmoji }) => sum + (isEmoji ? EMOJI_ADVANCE : advance(text, face)),
        0,
      );
    const tracking = (em: number, role: Role) => trackingIn(em, type.pairing.tightness[role]);
    const { leading } = type.pairing;
    const result = work(Object.assign(measure, { tracking, leading, phrases: type.phrases }));
    if (unknown.size === 0) return result;
    if (round === ROUNDS) throw new Error("Text fitting keeps asking for new words.");
    for (const key of await learn(unknown, type)) guessed.set(key, guess(unknown.get(key)?.word ?? ""));
  }
}

const guess = (word: string) => [...word].length * 0.56;

/** Measures words. Returns the keys of those that cannot be drawn. */
async function learn(unknown: UnknownWords, type: Typeset): Promise<string[]> {
  if (widths.size > REMEMBERED) widths.clear();
  const entries = [...unknown];
  const isDrawable = (word: string) =>
    [...word].every((character) => type.covers(character.codePointAt(0) ?? 0));
  const drawable = entries.filter(([, { word }]) => isDrawable(word));
  const fonts = await type.slicesFor(
    drawable.map(([, { word, letterform }]) => ({ text: word, stack: letterform.family })),
  );
  const root: Node = {
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start", width: 10_000 },
    children: drawable.map(([, { word, letterform }]) => probe(word, letterform)),
  };
  const laid = await layOut({ width: 10_000, height: 10_000, root, images: new Map(), fonts });
  for (const [i, [key]] of drawable.entries()) {
    const runs = laid.children[i]?.runs ?? [];
    widths.set(key, runs.reduce((sum, run) => sum + run.width, 0) / AT);
  }
  return entries.filter(([key]) => !widths.has(key)).map(([key]) => key);
}

function probe(text: string, { family, weight, isTabular }: Letterform): Node {
  const style = {
    fontFamily: family,
    fontWeight: weight,
    ...featuresIn(family, isTabular),
    fontSize: AT,
    color: "#000000",
    whiteSpace: "pre" as const,
    flexShrink: 0,
  };
  return { type: "text", text, style };
}
