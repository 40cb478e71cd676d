import { once } from "../../text/once.ts";
import { lower, pattern } from "../read/lower.ts";
import { EASTERN, ENGLISH, type Signs, SPOKEN_ENGLISH, WESTERN } from "./colleague-words.ts";

/** Words of a text that are talk among colleagues, and why. */
export type Sign = {
  why: string;
  words: string;
  spoils: boolean;
  /** Fine in many sentences, and suspicious only in a rough brief. */
  isWeak: boolean;
  start: number;
  end: number;
};

type Finder = { why: string; spoils: boolean; rough: boolean; find: () => RegExp };

const findersOf = (signs: Signs, spaced: boolean): Finder[] =>
  signs.flatMap(({ why, spoils = false, always, rough }) => {
    const finder = (source: string | undefined, isRough: boolean): Finder[] =>
      source ? [{ why, spoils, rough: isRough, find: pattern(spaced ? whole(source) : source, "g") }] : [];
    return [...finder(always, false), ...finder(rough, true)];
  });

const whole = (source: string) => `(?<![\\p{L}\\d_@./-])(?:${source})(?![\\p{L}\\d_])`;

const FINDERS = once(() => ({
  english: findersOf(ENGLISH, true),
  spoken: findersOf(SPOKEN_ENGLISH, true),
  western: findersOf(WESTERN, true),
  eastern: findersOf(EASTERN, false),
}));

/** Quoted speech: a customer may say "I". */
const QUOTED = /[“"„«「][^“”"„«»「」]{8,600}[”"“»」]/gu;
/** Links and source code hold any words. */
const CODE = /`[^`\n]{1,200}`|https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/g;

const blank = (part: string) => part.replace(/[^\n]/g, " ");

/** The text without what others say in it, of the same length. */
export const ownWords = (text: string): string => text.replace(QUOTED, blank).replace(CODE, blank);

/** Signs of talk among colleagues in a text; in a rough brief also words that are fine elsewhere. */
export const signsIn = (text: string, language: string, rough: boolean): Sign[] =>
  signsAmong(ownWords(text), { text, language, rough });

/** The same in what stands between quotation marks, which `signsIn` leaves to those who said it. */
export function signsInQuotes(text: string, language: string): Sign[] {
  const own = text.replace(QUOTED, blank);
  const spoken = text.replace(CODE, blank);
  const quotes = [...spoken].map((letter, at) => (own[at] === letter ? " " : letter)).join("");
  return signsAmong(quotes, { text, language, rough: false });
}

/** Short English words that other languages write for something else: "i visitatori", "ta place", "bent u", "dont 11". */
const OTHERS: ReadonlySet<string> = new Set([
  "i",
  "me",
  "my",
  "mine",
  "u",
  "ta",
  "til",
  "yr",
  "dont",
  "is it",
  "or is",
]);

/** A quick look: only Japanese and Chinese are written in these. */
const HAS_UNSPACED = /[\u3040-\u9fff]/;

type SearchedText = { text: string; language: string; rough: boolean };

/** Signs in a part of a text, whose other letters are blanks. */
function signsAmong(part: string, { text, language, rough }: SearchedText): Sign[] {
  const { english, spoken, western, eastern } = FINDERS();
  const low = lower(part);
  const finders = [
    ...english,
    ...(language === "en" ? spoken : western),
    ...(HAS_UNSPACED.test(low) ? eastern : []),
  ];
  return finders
    .filter((finder) => rough || !finder.rough)
    .flatMap(({ why, spoils, rough, find }) =>
      [...low.matchAll(find())].map(({ index, 0: { length } }) => ({
        why,
        spoils,
        isWeak: rough && !spoils,
        words: text.slice(index, index + length),
        start: index,
        end: index + length,
      })),
    )
    .filter(({ words, isWeak }) => !(isWeak && language !== "en" && OTHERS.has(words.toLowerCase())))
    .sort((a, b) => a.start - b.start);
}
