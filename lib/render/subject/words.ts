import { AssetError, type ReadAsset } from "../type/manifest.ts";
import { tokensOf } from "./tokens.ts";

/** The languages that have words for subjects. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "ja"] as const;
export type SubjectLanguage = (typeof LANGUAGES)[number];

/** Which words name which subject. Compounds are found by how they begin or end, the longest first. */
export type SubjectWords = {
  language: SubjectLanguage;
  exact: ReadonlyMap<string, string>;
  ends: readonly (readonly [part: string, subject: string])[];
  begins: readonly (readonly [part: string, subject: string])[];
  /** Words that are another thing with a noun beside them: a bottle bank is no bank. */
  ambiguous: ReadonlySet<string>;
  /** What words of several meanings may name: a Zwiebel is an onion, or the bulb of a flower. */
  senses: ReadonlyMap<string, readonly string[]>;
  /** How often the texts speak of each field of life, which tells those meanings apart; without it the first is meant. */
  fields?: ReadonlyMap<string, number>;
  /** What drawings are called whose words name a trade, a place or people: a tooth of a dentist. */
  names: ReadonlyMap<string, string>;
  /** Drawings that the author does not want to be seen. */
  unwanted?: ReadonlySet<string>;
  /** Whether a word names nothing of its own. */
  isPlain: (word: string) => boolean;
  /** Whether a word says what is done with a thing: a repair, a course, a sale. */
  isDoing: (word: string) => boolean;
  /** Whether a thing may be counted or praised in a word: a slice of it, the art of it. */
  isMeasure: (word: string) => boolean;
};

/** What inflection adds to a word. Italian changes its last vowel instead. */
const ENDINGS: Record<SubjectLanguage, readonly string[]> = {
  en: ["s", "es"],
  de: ["e", "n", "en", "er", "s", "es", "ern", "innen"],
  fr: ["s", "x"],
  es: ["s", "es"],
  it: [],
  nl: ["s", "en", "n", "je", "jes", "tje", "tjes"],
  pt: ["s", "es"],
  ja: [],
};

const known = new Map<SubjectLanguage, SubjectWords>();

/** The language of a BCP 47 tag, if it has words for subjects. */
export function subjectLanguage(tag = "en"): SubjectLanguage | undefined {
  const [first = ""] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language === first);
}

/** The words of a language; some 15 KB, cached for the isolate's life. @throws AssetError */
export async function subjectWords(language: SubjectLanguage, read: ReadAsset): Promise<SubjectWords> {
  const kept = known.get(language);
  if (kept) return kept;
  const words = wordsIn(await textOf(read, `subjects/words/${language}.txt`), language);
  known.set(language, words);
  return words;
}

/** The text of a static asset. @throws AssetError */
export async function textOf(read: ReadAsset, path: string): Promise<string> {
  const bytes = await read(path);
  if (!bytes) throw new AssetError(path);
  return new TextDecoder().decode(bytes);
}

/**
 * A line for each subject: its name, a colon, its words. `=` ends a word that is not inflected, `!` one that is
 * another thing with a noun beside it, `?` one of several meanings, which needs another word of its field, and `~` stands
 * where it may be part of a compound. The lines `+`, `>` and `<` are words that name no subject, and `@` has the names of
 * drawings.
 */
function wordsIn(text: string, language: SubjectLanguage): SubjectWords {
  const exact = new Map<string, string>();
  const [ends, begins] = [new Map<string, string>(), new Map<string, string>()];
  const ambiguous = new Set<string>();
  const senses = new Map<string, string[]>();
  for (const [subject, entry] of entriesIn(text)) {
    const { word, forms, has } = formsOf(entry, language);
    add(exact, forms, subject);
    if (has("!")) for (const form of forms) ambiguous.add(form);
    if (has("?")) addSense(senses, forms, subject);
    if (entry.startsWith("~")) add(ends, forms, subject);
    if (has("~")) add(begins, [word], subject);
  }
  const isPlain = matcher(text, "+", language);
  const isDoing = matcher(text, ">", language);
  const isMeasure = matcher(text, "<", language);
  return {
    language,
    exact,
    ends: longestFirst(ends),
    begins: longestFirst(begins),
    ambiguous,
    senses,
    names: namesIn(text),
    isPlain,
    isDoing,
    isMeasure,
  };
}

/** The names of drawings: "tooth=Zahn, key=Schlüssel". */
function namesIn(text: string): Map<string, string> {
  const line = text.split("\n").find((one) => one.startsWith("@:")) ?? "";
  const entries = line.slice(2).split(",");
  return new Map(
    entries.map((entry) => {
      const [subject = "", name = ""] = entry.trim().split("=");
      return [subject, name] as const;
    }),
  );
}

/** The word of an entry, its forms, and the marks behind it. */
function formsOf(entry: string, language: SubjectLanguage) {
  const [, marks = ""] = /([~=!?]*)$/.exec(entry) ?? [];
  const word = normal(entry.replace(/[~=!?]/g, ""), language);
  const has = (mark: string) => marks.includes(mark);
  return { word, forms: has("=") ? [word] : inflected(word, language), has };
}

/** The letters that an ending has at most, after a short stem and after a longer one: "wine" is no form of "win". */
const ENDING = {
  short: /^(?:|s|es|d|ed|ing|ings|n|en|e|t|st|a|o|i|as|os|er|ar|ir|re|ons|ez|te|ne)$/,
  long: 5,
};
const SHORT = 3;
const ENGLISH = /^(?:|s|es|d|ed|ing|ings)$/;

/** The words of a line that names no subject. `*` ends a stem. */
function matcher(text: string, name: string, language: SubjectLanguage): (word: string) => boolean {
  const line = text.split("\n").find((one) => one.startsWith(`${name}:`)) ?? "";
  const entries = line
    .slice(2)
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const whole = new Set(entries.filter((entry) => !entry.endsWith("*")));
  const stems = new Set(entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1)));
  const short = language === "en" ? ENGLISH : ENDING.short;
  const isEnding = (stem: string, ending: string) =>
    stem.length > (language === "en" ? SHORT + 1 : SHORT) ? ending.length <= ENDING.long : short.test(ending);
  return (word) =>
    whole.has(word) ||
    Array.from({ length: ENDING.long + 1 }, (_, n) => word.length - n).some(
      (at) => at > 0 && stems.has(word.slice(0, at)) && isEnding(word.slice(0, at), word.slice(at)),
    );
}

/** The first subject that names a word keeps it. */
function add(words: Map<string, string>, forms: readonly string[], subject: string) {
  for (const form of forms) if (!words.has(form)) words.set(form, subject);
}

/** A word of several meanings has them in the order of their lines. */
function addSense(senses: Map<string, string[]>, forms: readonly string[], subject: string) {
  for (const form of forms) senses.set(form, [...(senses.get(form) ?? []), subject]);
}

const entriesIn = (text: string) =>
  text.split("\n").flatMap((line) => {
    const [subject = "", words] = line.split(":", 2);
    if (!words || "#+><@".includes(subject.slice(0, 1))) return [];
    return words.split(",").map((entry) => [subject, entry.trim()] as const);
  });

const normal = (word: string, language: SubjectLanguage) =>
  language === "ja"
    ? word.trim()
    : tokensOf(word, language)
        .map((token) => token.word)
        .join(" ");

const longestFirst = (parts: ReadonlyMap<string, string>) =>
  [...parts].toSorted(([a], [b]) => b.length - a.length);

function inflected(word: string, language: SubjectLanguage): string[] {
  const forms = [word, ...ENDINGS[language].map((ending) => word + ending)];
  if (language === "en" && /[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (language === "it" && /[aeio]$/.test(word))
    forms.push(...["a", "e", "i", "o"].map((v) => word.slice(0, -1) + v));
  if (language === "de") forms.push(...withUmlaut(word));
  return [...forms, ...headsInflected(word, language)];
}

const UMLAUTS = new Map([
  ["au", "äu"],
  ["a", "ä"],
  ["o", "ö"],
  ["u", "ü"],
]);
/** A German plural with its umlaut: Rollstühle. */
function withUmlaut(word: string): string[] {
  const [, before, vowel, after] = /^(.*?)(au|[aou])([^aeiouyäöü]+)$/u.exec(word) ?? [];
  const changed = UMLAUTS.get(vowel ?? "");
  return changed ? ["e", "en", "er", "ern"].map((end) => `${before}${changed}${after}${end}`) : [];
}

/** In Romance languages the thing is the first of several words, and an adjective behind it has its number: "sillas de ruedas". */
function headsInflected(word: string, language: SubjectLanguage): string[] {
  const [head = "", ...rest] = word.split(" ");
  if (rest.length === 0 || !ROMANCE.has(language) || head.length < HEAD) return [];
  const last = rest.join(" ");
  const lasts = rest.length === 1 ? pluralsOf(last, language) : [];
  return pluralsOf(head, language).flatMap((one) => [last, ...lasts].map((end) => `${one} ${end}`));
}

const ROMANCE: ReadonlySet<SubjectLanguage> = new Set(["fr", "es", "it", "pt"]);
/** A shorter word is an article or a preposition. */
const HEAD = 3;

const ITALIAN = new Map([
  ["a", "e"],
  ["e", "i"],
  ["o", "i"],
]);
function pluralsOf(word: string, language: SubjectLanguage): string[] {
  if (language !== "it") return ENDINGS[language].map((ending) => word + ending);
  const plural = ITALIAN.get(word.slice(-1));
  return plural ? [word.slice(0, -1) + plural] : [];
}
