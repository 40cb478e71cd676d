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

/**
 * Most readers call the API: what others need stands behind, unless its words fit much better. The wires of vendors
 * stand behind every guide: their headings are the words of the API, and mean something else.
 */
const BEHIND = [
  [/^\/docs\/vendors\//, 0.002],
  [/^\/docs\/(?:recipes\/|benchmarks|decisions|adding|testing|contributing|architecture|runbook)/, 0.4],
];
const weightOf = ({ address }) => BEHIND.find(([pages]) => pages.test(address))?.[1] ?? 1;

/**
 * What one form of a word counts in a section: most in a heading, then in the title of the page, then as what a row of
 * a table is about; least in a listing. `isAll` is a search for one word, which is best met by the heading that is
 * this word, first that of a page.
 */
function hit(section, form, isAll = false) {
  const place = PLACES.find(([name]) => form.test(section[name] ?? ""));
  if (place?.[0] !== "title") return place?.[1] ?? 0;
  const { title, page } = section;
  const isWhole = isAll && /^s?$/.test(title.replace(form, ""));
  return isWhole ? (title === page ? 35 : 30) : place[1];
}
const PLACES = [
  ["title", 10],
  ["page", 8],
  ["names", 3],
  ["text", 1],
  ["code", 0.1],
];

/** Words side by side, as they were typed, are what was meant more likely than the same words apart. */
const SIDE_BY_SIDE = { title: 20, text: 6 };
function besides({ title, text }, words) {
  if (words.length < 2) return 0;
  const together = new RegExp(
    words.map(([typed]) => typed.source).join("\\p{L}*\\s+(?:(?:a|an|the|of)\\s+)?"),
    "iu",
  );
  return together.test(title) ? SIDE_BY_SIDE.title : together.test(text) ? SIDE_BY_SIDE.text : 0;
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
  return (score + besides(section, words)) * weightOf(section);
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
