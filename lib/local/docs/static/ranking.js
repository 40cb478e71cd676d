import { SAME } from "./synonyms.js";

// How the guides are searched: which sections fit what was typed, and in which order.

/** Finds a word at the beginning of words; one of two letters, such as x, as a whole word. */
const finder = (word) =>
  new RegExp(`(?<![\\p{L}\\d])${stemOf(word)}${word.length > 2 ? "" : "(?![\\p{L}\\d])"}`, "iu");
/** "retry" finds "retries" too. */
const stemOf = (word) =>
  word.length < 4 ? escaped(word) : escaped(word).replace(/(?<=[^aeou])y$/, "(?:y|ies)");
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const PHRASES = SAME.flat()
  .filter((one) => one.includes(" "))
  .sort((a, b) => b.length - a.length)
  .map((one) => `${escaped(one)}s?(?!\\S)`);
const WORDS = new RegExp([...PHRASES, "\\S+"].join("|"), "gu");
/** The words of a search. Words that have a meaning together, such as "rate limit", are one. */
export function wordsOf(typed) {
  const words = typed.toLowerCase().match(WORDS) ?? [];
  const telling = words.filter((word) => !ASIDE.has(word));
  return telling.length > 0 ? telling : words;
}
/** What a question is made of, and no section is about. */
const ASIDE = new Set(
  "a an and are be can do does for how i in is many much my of on the to what when where".split(" "),
);

const singular = (word) => (word.length < 4 ? word : word.replace(/ies$/, "y").replace(/(?<=[^su])s$/, ""));

/** What was typed and all that means the same, the typed word first. A plural is its singular. */
function meaning(typed) {
  const word = singular(typed);
  return [...new Set([word, ...SAME.filter((group) => group.includes(word)).flat()])].map(finder);
}

/** Most readers call the API: what others need stands behind, unless its words fit much better. */
const BEHIND = [
  [/^\/docs\/vendors\//, 0.2],
  [/^\/docs\/(?:recipes\/|benchmarks|decisions|adding|testing|contributing)/, 0.5],
];
const weightOf = ({ address }) => BEHIND.find(([pages]) => pages.test(address))?.[1] ?? 1;

/**
 * What one form of a word counts in a section: most in a heading, then in the title of the page. `isAll` is a search
 * for one word, which is best met by the heading that is this word, first that of a page.
 */
function hit({ title, page, text }, form, isAll = false) {
  if (!form.test(title)) return form.test(page) ? 8 : form.test(text) ? 1 : 0;
  const isWhole = isAll && /^s?$/.test(title.replace(form, ""));
  return isWhole ? (title === page ? 35 : 30) : 10;
}

/** Every word must occur, or one that means the same, which counts less. */
function scoreOf(section, words) {
  let score = 0;
  for (const [word, ...others] of words) {
    const count = (form) => hit(section, form, words.length === 1);
    const best = Math.max(2 * count(word), ...others.map(count));
    if (best === 0) return 0;
    score += best;
  }
  return score * weightOf(section);
}

const LEAST_LETTERS = 4;
/** Whether one wrong, missing, additional or exchanged letter makes one word the other. */
function isOneSlip(typed, word) {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The word of the guides that a mistyped one most likely is: the one that they use most; undefined without one. */
function corrected(typed, sections) {
  const counts = new Map();
  for (const { title, text } of sections)
    for (const word of `${title} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      if (isOneSlip(typed, word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What was typed, with each word that occurs nowhere as the word that was meant. */
function withoutSlips(typed, sections) {
  return typed.map((word) => {
    const forms = meaning(word);
    const isKnown = sections.some((section) => forms.some((form) => hit(section, form) > 0));
    return isKnown || word.length < LEAST_LETTERS ? word : (corrected(word, sections) ?? word);
  });
}

const MOST = 8;
/**
 * The sections that fit what was typed, the best first, with what was searched for: words that occur nowhere are
 * replaced by the one that was most likely meant.
 */
export function searched(typed, sections) {
  const words = wordsOf(typed);
  const meant = withoutSlips(words, sections);
  const forms = meant.map(meaning);
  const found = sections
    .map((section) => ({ section, score: scoreOf(section, forms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ section }) => section);
  return {
    found,
    forms: forms[0] ?? [],
    corrected: meant.join() === words.join() ? undefined : meant.join(" "),
  };
}
