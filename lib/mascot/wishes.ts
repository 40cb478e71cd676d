import type { Hex } from "../render/color.ts";
import { own } from "../text/own.ts";
import type { MascotStyle } from "../vocab.ts";
import { COLOR_WORDS, EYE_COUNTS, PART_WORDS, type PartMeaning, STYLE_WORDS } from "./words.ts";

/** What a description asks for, as far as it is understood. The brand and chance decide the rest. */
export type MascotWish = {
  style: MascotStyle | undefined;
  /** Variants to choose from, by style and part; "" leaves the part out. */
  parts: Record<MascotStyle, Record<string, readonly string[]>>;
  /** In the order in which they were named. */
  colors: Hex[];
};

const STYLE_NAMES = Object.keys(STYLE_WORDS) as MascotStyle[];
const STYLES_BY_WORD = new Map(
  STYLE_NAMES.flatMap((style) => STYLE_WORDS[style].split(" ").map((word) => [word, style] as const)),
);

/** Reads descriptions, the weightiest first: what one says of a part or of colours silences the others. */
export function readWish(texts: readonly string[]): MascotWish {
  const wish: MascotWish = {
    style: undefined,
    parts: { critters: {}, sprouts: {}, clay: {}, "voxel-bot": {}, moods: {} },
    colors: [],
  };
  for (const text of texts) {
    const words = wordsOf(text);
    wish.style ??= styleIn(words);
    if (wish.colors.length === 0) wish.colors = colorsIn(words);
    const counted = EYE_COUNTS.filter(([pattern]) => pattern.test(text));
    const named = PART_WORDS.filter(([list]) => list.split(" ").some((word) => words.includes(word)));
    for (const [, meaning] of [...counted, ...named]) applyMeaning(wish, meaning);
  }
  return wish;
}

const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...STYLES_BY_WORD.keys(),
  ...PART_WORDS.flatMap(([list]) => list.split(" ")),
  ...Object.keys(COLOR_WORDS),
]);

/** The words of a description that decide what is drawn from parts. All others change nothing. */
export function understoodIn(text: string): string[] {
  const eyes = EYE_COUNTS.flatMap(([pattern]) => pattern.exec(text)?.[0] ?? []);
  const named = (text.match(/\p{L}+/gu) ?? []).filter((word) =>
    wordsOf(word).some((one) => KNOWN_WORDS.has(one)),
  );
  return [...new Set([...named, ...eyes].map((word) => word.toLowerCase()))];
}

function applyMeaning({ parts }: MascotWish, meaning: PartMeaning): void {
  for (const style of STYLE_NAMES) {
    const named = Object.entries(meaning[style] ?? {}).map(([part, all]) => [part, all.split(" ")]);
    parts[style] = { ...Object.fromEntries(named), ...parts[style] };
  }
}

/** Words as the tables have them; a plural counts as its singular too. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => (word.endsWith("s") ? [word, word.slice(0, -1)] : [word]));
}

function styleIn(words: readonly string[]): MascotStyle | undefined {
  for (const word of words) {
    const found = STYLES_BY_WORD.get(word);
    if (found) return found;
  }
  return;
}

const colorsIn = (words: readonly string[]): Hex[] => [
  ...new Set(words.flatMap((word) => own(COLOR_WORDS, word) ?? [])),
];
