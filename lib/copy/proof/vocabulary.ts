import { NUMBER_WORDS } from "../extract/numbers.ts";
import { once, wordSet } from "../once.ts";
import { unique, words } from "../text.ts";

/** The words of our own turns of phrase; every other word must stand in the brief or in the Brand DNA. */
const OURS = once(() =>
  wordSet(`meet new now join hiring jobs role open release notes story research survey status update side event opening team
  offer case partners partnership together steps what’s whats essentials found see how works take look read more full details report
  write post docs repo guide watch recording listen episode get call save your seat here for this later say hello lend
  hand plan visit come shop thank you made with until from use code breaking fixed which one sounds like ask what would
  add tell think apply register sign book demo start trial download donate try free built and not very them out kind
  customer give tickets minutes seconds hours days minute second hour sec min were weve youre youll youd dont cant wont
  isnt arent doesnt thats heres theyre theyve have will cannot been today please people before through about without
  christmas welcome email article interview talk video program programme menu agenda list source paper changelog release
  documentation learn update change that their there they when where does could should would into over than then just
  also only very such some each every both here hers ours yours ourselves`),
);

const bare = (word: string) => {
  const w = word.toLowerCase();
  return /^[a-z\d]*$/.test(w) ? w : w.replace(/[’']s$/, "").replace(/[^\p{L}\p{N}]+/gu, "");
};

/** Reads the sources once; the function it returns names the words of a text that come from nowhere. */
export function vocabulary(sources: string): (text: string) => string[] {
  const known = new Set<string>();
  const starts = new Set<string>();
  const learn = (w: string) => {
    if (!w || known.has(w)) return;
    known.add(w);
    for (let n = 4; n <= Math.min(w.length, 24); n++) starts.add(w.slice(0, n));
  };
  for (const w of words(sources)) {
    learn(bare(w));
    for (const part of w.toLowerCase().split(/[^\p{L}\p{N}]+/u)) learn(part);
  }
  // An inflected form shares all but its last two letters with a word of the sources.
  const isKnown = (w: string) =>
    known.has(w) || OURS().has(w) || starts.has(w.slice(0, Math.max(4, w.length - 2)));
  return (text) =>
    words(text.replace(/https?:\S+|#\S+/g, " ")).filter((w) => {
      const b = bare(w);
      return (
        b.length > 3 &&
        !/\d/.test(b) &&
        !isKnown(b) &&
        !w
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .every((p) => p.length < 4 || isKnown(p))
      );
    });
}

const DIGITS = /\d+(?:[.,]\d+)*/g;
const digitsIn = (s: string): string[] => s.replace(/https?:\S+/g, " ").match(DIGITS) ?? [];

/**
 * Reads the sources once; the function it returns names the numbers of a text that the sources hold neither as digits nor
 * as words ("ten minutes" may become "10 min").
 */
export function numerals(sources: string): (text: string) => string[] {
  const low = sources.toLowerCase();
  const spelt = Object.entries(NUMBER_WORDS).filter(([word]) => low.includes(word));
  const known = new Set([...digitsIn(sources), ...spelt.map(([, n]) => n)]);
  return (text) => unique(digitsIn(text)).filter((n) => !known.has(n));
}

/** The same for a single text. */
export const foreignNumbers = (text: string, sources: string): string[] => numerals(sources)(text);
