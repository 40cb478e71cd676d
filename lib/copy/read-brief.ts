import { guidelinesOf } from "./brand.ts";
import { clean } from "./clean.ts";
import { isInjection } from "./instruction/notes.ts";
import { readSentence } from "./instruction/read-sentence.ts";
import { isPreferencesBlock, keyOf } from "./keys.ts";
import { detectLanguage } from "./language.ts";
import { calm, polish } from "./polish.ts";
import { withNames } from "./proper-names.ts";
import { readBullet } from "./read/bullets.ts";
import { derive } from "./read/derive.ts";
import { LABELLED } from "./read/lists.ts";
import { drop, emptyFacts, flag, type Notebook, push, setTopic, sourceOf } from "./read/notebook.ts";
import { readPair } from "./read/pairs.ts";
import { readProse } from "./read/prose.ts";
import { segment } from "./segment.ts";
import { capitalize, unique, wordCount } from "./text.ts";
import type { Brand, Facts, Unit } from "./types.ts";

const WANTS_EMOJI =
  /\b(?:use|add|with|include|some|few|lots of|more)\s+(?:\w+\s+)?emojis?\b|emojis? (?:welcome|ok|please)|mit emojis|avec des émojis|con emojis/i;
const NO_EMOJI = /\bno emojis?\b|without (?:any )?emojis?|(?:don[’']t|do not) use (?:any )?emojis?/i;
/** The author tells their own story; "I" and "my" stay. */
const OWN_STORY =
  /\b[Ii] (?:started|founded|built|made|wrote|left|quit|run|grew up|was (?:a|an|\p{Ll}+ing|\w+ years? old|seven|eight|nine|ten|eleven|twelve)|am the founder)\b|\b[Ii][’']m (?:an?|the) \p{Ll}+|\b[Mm]y (?:sister|brother|mother|mum|mom|father|dad|grand\w+|gran|nan|aunt|uncle|parents?|wife|husband|partner|son|daughter|kids?|family|friend|co-?founder|story|job|(?:new |first |next |latest )?(?:book|album|novel|film|exhibition|show|podcast|newsletter|course|record))\b/u;
const BOILERPLATE = /^(?:[Aa]bout|Über|À propos de) \p{Lu}/u;
const HASHTAG = /(?<![\w&/])#([\p{L}\p{N}_]{2,40})/gu;

const INSIDE_CAPITAL = /(?<=[\p{Ll}\d,;)]\s)\p{Lu}[\p{L}\d]*/gu;
/** Words capitalised in the middle of a sentence, and the words of the brand's names. */
const namesIn = (text: string, brand: Brand): string[] =>
  unique([
    ...(text.match(INSIDE_CAPITAL) ?? []),
    ...`${brand.name} ${brand.offer.product_name}`.split(/[^\p{L}\p{N}]+/u).filter((w) => /^\p{Lu}/u.test(w)),
  ]);

function languageOf(text: string, hint: string | undefined): string {
  if (hint && hint !== "und") return hint.slice(0, 2).toLowerCase();
  const guess = detectLanguage(text).code;
  return guess === "und" ? "en" : guess;
}

function notebookFor(text: string, brand: Brand, language: string): Notebook {
  const facts = emptyFacts(language);
  facts.names = namesIn(text, brand);
  facts.limits.noEmoji = NO_EMOJI.test(text);
  facts.limits.wantEmoji = WANTS_EMOJI.test(text) && !facts.limits.noEmoji;
  if (OWN_STORY.test(text)) facts.flags.push("first-person");
  for (const m of text.matchAll(HASHTAG))
    if (!/^\d+$/.test(m[1] ?? "")) facts.limits.hashtags.push(m[1] ?? "");
  return {
    facts,
    english: language === "en",
    pending: [],
    said: new Set(),
    labelled: false,
    preferences: false,
  };
}

function readHeading(n: Notebook, u: Unit) {
  n.preferences = isPreferencesBlock(u.text);
  const version = /\bv?(\d+\.\d+(?:\.\d+)?)\b/.exec(u.text)?.[1];
  if (version) n.facts.version ??= version;
  const isLabel = keyOf(u.text) !== undefined || wordCount(u.text) < 2 || n.preferences;
  if (isLabel || version || /changelog|release notes/i.test(u.text)) return;
  const reading = n.english ? readSentence(u.text) : undefined;
  if (reading?.say === "topic") setTopic(n, reading.text, reading.verb, u);
  else if (!reading || reading.say === "statement") {
    push(n, { text: u.text, role: "news", order: u.order, source: sourceOf(u) });
  } else drop(n, u.text, reading.say);
}

function readStep(n: Notebook, u: Unit) {
  const text = capitalize(polish(u.text, n.facts.language));
  if (text) n.facts.steps.push({ text, role: "step", order: u.order, source: sourceOf(u) });
}

const READ: Record<Unit["shape"], (n: Notebook, u: Unit) => void> = {
  heading: readHeading,
  pair: readPair,
  step: readStep,
  bullet: readBullet,
  sentence: readProse,
};

/** Reads one unit; `inBoilerplate`: below "About Acme", where press releases describe the sender. */
function readUnit(n: Notebook, u: Unit, inBoilerplate: boolean) {
  if (!u.group) n.preferences = false;
  if (isInjection(u.text)) {
    drop(n, u.text, "instruction to the system");
    flag(n, "injection");
  } else if (inBoilerplate) drop(n, u.text, "boilerplate");
  else READ[u.shape](n, u);
}

const opensBoilerplate = (u: Unit) => BOILERPLATE.test(u.text) && wordCount(u.text) <= 5;

function read(brief: string, brand: Brand, language: string | undefined): Facts {
  const typed = calm(clean(brief));
  const spoken = languageOf(typed, language);
  const text = spoken === "en" ? withNames(typed, brand) : typed;
  const n = notebookFor(text, brand, spoken);
  const units = segment(text);
  n.labelled = units.filter((u) => u.shape === "sentence" && LABELLED.test(u.text)).length > 1;
  let boilerplate = false;
  for (const u of units) {
    if (u.shape === "heading" || opensBoilerplate(u)) boilerplate = opensBoilerplate(u);
    readUnit(n, u, boilerplate && u.shape !== "pair");
  }
  n.facts.limits.avoidWords.push(...guidelinesOf(brand).banned);
  derive(n, text, brand);
  return n.facts;
}

/** The briefs read last. The judge asks for the same one that the writer has read a moment before. */
const recent = new Map<string, Facts>();
const MAX_RECENT = 4;

/** Everything a brief says, as facts with their sources. `language` overrides the detected one. Writes no copy. */
export function readBrief(brief: string, brand: Brand, language?: string): Facts {
  const key = JSON.stringify([brief, brand, language]);
  const facts = recent.get(key) ?? read(brief, brand, language);
  recent.delete(key);
  recent.set(key, facts);
  for (const oldest of recent.keys()) if (recent.size > MAX_RECENT) recent.delete(oldest);
  // Whoever changes what it got does not change what the next one gets.
  return structuredClone(facts);
}
