import { guidelinesOf, productName } from "../../copy/brand.ts";
import { misspelt } from "../../copy/judge/near-miss.ts";
import { detectLanguage } from "../../copy/language.ts";
import { violationIn } from "../../copy/policy/violation.ts";
import { clip, hasWords } from "../../copy/text.ts";
import type { Brand } from "../../copy/types.ts";
import { hasPrice } from "../../text/has-price.ts";
import { remembered } from "../../text/once.ts";
import type { Fact, Story } from "../schema.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import { isStructure, type Slot } from "./slots.ts";
import { plain, sentencesIn } from "./text.ts";

const SURE = 0.35;
/** Letters from which a text shows its language by itself; a line of a picture has few words that are its own. */
const MIN_LETTERS = 40;
const MIN_LETTERS_OF_LINE = 90;
/** Languages that even people mix up in a short text. */
const NEIGHBOURS = ["da no sv", "es pt", "cs sk", "ru uk", "fa ar ur"].map((list) => list.split(" "));

/** Posts and headline are written; an empty one is none. */
export const checkEmpty = (slots: readonly Slot[]): Finding[] =>
  slots
    .filter(
      ({ name, text }) => (name === "headline" || name.startsWith("posts.")) && !/[\p{L}\p{N}]/u.test(text),
    )
    .map(({ name }) => refusal(name, "empty", "It has no words."));

/** Without addresses, tags and what stands between quotation marks, which may be in another language. */
const bare = (text: string) => text.replace(/https?:\S+|[#@]\S+|[“„«「][^”“»」]*[”“»」]/gu, " ");

const lettersIn = (text: string) => (text.match(/\p{L}/gu) ?? []).length;

const isShort = (text: string, least = MIN_LETTERS) =>
  lettersIn(text) < (/[\u3040-\u9fff]/.test(text) ? 6 : least);

/** The language of a text that is not the one wanted. */
function otherLanguage(text: string, spoken: string): string | undefined {
  if (isShort(text)) return undefined;
  const { code, sure } = detectLanguage(text);
  const near = NEIGHBOURS.some((list) => list.includes(spoken) && list.includes(code));
  // A Japanese line may be written in Chinese characters alone.
  const isKanji = spoken === "ja" && code === "zh";
  return code === spoken || code === "und" || near || isKanji || sure < SURE ? undefined : code;
}

const WRITTEN = /^(?:headline|support|posts|points|slides)/;

/** Headline, supporting line, points and posts are in the story's language; a short line counts with the others. */
export function checkLanguage(slots: readonly Slot[], { spoken, language }: Story, brief: string): Finding[] {
  // The author's own words are in the brief's language, though a name among them may look like another.
  const given = spoken === language ? plain(brief) : "";
  const written = slots
    .filter(({ name, text }) => WRITTEN.test(name) && !given.includes(plain(text)))
    .map(({ name, text }) => ({ name, text: bare(text) }));
  const picture = written.filter(({ name }) => !name.startsWith("posts.")).map(({ text }) => text);
  const whole = otherLanguage(picture.join("\n"), spoken);
  return written.flatMap(({ name, text }) => {
    const isLine = !name.startsWith("posts.") && isShort(text, MIN_LETTERS_OF_LINE);
    const code = isLine ? whole : otherLanguage(text, spoken);
    return code ? [refusal(name, "language", `It is written in ${code}, not in ${spoken}.`)] : [];
  });
}

/** Words that the brand's guidelines forbid, hate and threats, and the brand's name nearly right. */
export function checkWords(slot: Slot, brief: string, brand: Brand): Finding[] {
  const { banned } = guidelinesOf(brand);
  const violation = violationIn(slot.text);
  const name = productName(brand);
  // A word of the tagline is no slip: "Mele da sempre" of the farm "Il Melo".
  const given = [brief, brand.tagline, JSON.stringify(brand.offer)].join("\n");
  const slip = name && misspelt(name, slot.text, given);
  return [
    ...banned
      .filter((words) => hasWords(slot.text, words))
      .map((words) => refusal(slot.name, "banned_words", `The brand does not say “${words}”.`)),
    ...(violation ? [refusal(slot.name, "policy", `The content policy forbids “${violation.words}”.`)] : []),
    ...(slip ? [refusal(slot.name, "brand_spelling", `The name is “${name}”, not “${slip}”.`)] : []),
  ];
}

/** Phrases that the brand wants in every post. */
export const checkRequired = (slots: readonly Slot[], brand: Brand): Finding[] =>
  guidelinesOf(brand).required.flatMap((words) =>
    slots
      .filter(({ name, text }) => name.startsWith("posts.") && !plain(text).includes(plain(words)))
      .map(({ name }) =>
        refusal(name, "missing_words", `The brand wants “${clip(words, 80)}” in every post.`),
      ),
  );

const flat = remembered((text) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim(),
);
const MIN_REPEATED = 12;

/** "Super 8: small holes. £14 per reel.": several things may cost the same, each on a line of its own. */
const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf("\n", at) + 1, at);

/** A sentence that a text has twice. */
function repeatedIn({ name, text }: Slot): Finding[] {
  const known = new Set<string>();
  // The first line of a film's text is its title.
  const title = name === "posts.youtube" ? text.indexOf("\n") : -1;
  return sentencesIn(text).flatMap(({ text: sentence, span }) => {
    const line = flat(`${hasPrice(sentence) ? lineBefore(text, span.start) : ""}${sentence}`);
    if (span.start < title) return [];
    if (known.has(line) && line.length >= MIN_REPEATED)
      return [refusal(name, "repeated", `“${clip(sentence, 60)}” is said twice.`, span)];
    known.add(line);
    return [];
  });
}

/** Lines of one picture that say the same; a figure, a list and its table may. */
function repeatedBetween(slots: readonly Slot[], group: RegExp): Finding[] {
  const known = new Map<string, string>();
  return slots
    .filter(({ name }) => group.test(name))
    .flatMap(({ name, text }) => {
      const line = flat(text);
      const first = known.get(line);
      if (first && line) return [refusal(name, "repeated", `It says the same as ${first}.`)];
      known.set(line, name);
      return [];
    });
}

/** Sentences and lines that are said twice. */
export const checkRepeats = (slots: readonly Slot[]): Finding[] => [
  ...slots.filter((slot) => !isStructure(slot)).flatMap(repeatedIn),
  ...repeatedBetween(slots, /^(?:headline|support|points)/),
  ...repeatedBetween(slots, /^(?:headline|slides)/),
  ...repeatedBetween(slots, /^(?:headline|scenes)/),
];

/** A story outlives changes of the Brand DNA, so a run that is drawn again may rest on words of before. */
const unfoundedFact = ({ id, from, quote }: Fact): Finding =>
  from === "brief"
    ? refusal(`facts.${id}`, "quote_not_found", "Its quote does not stand in the source that it names.")
    : refusal(`facts.${id}`, "brand_changed", `The Brand DNA does not say “${clip(quote, 60)}”.`);

/** Facts that no source holds, and slots that name one that is not there. */
export function checkFacts({ facts }: Story, slots: readonly Slot[], unfounded: readonly Fact[]): Finding[] {
  const ids = new Set(facts.map(({ id }) => id));
  return [
    ...unfounded.map(unfoundedFact),
    ...slots.flatMap(({ name, facts: named }) =>
      (named ?? [])
        .filter((id) => id && !ids.has(id))
        .map((id) => doubt(name, "unknown_fact", `It rests on ${id}, which is no fact of this story.`)),
    ),
  ];
}
