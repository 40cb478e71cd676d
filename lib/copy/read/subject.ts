import { productName } from "../brand.ts";
import { isDate } from "../extract/dates.ts";
import { verbAt } from "../grammar.ts";
import { isVerb, STOPWORDS } from "../lexicon.ts";
import { capitalize, hasWords, wordCount } from "../text.ts";
import type { Brand, Facts } from "../types.ts";

const NAMING: readonly RegExp[] = [
  /\b(?:for|called|named|[Mm]eet|[Ii]ntroducing|[Ll]aunch(?:ing|ed|es)?|of|is)\s+(\p{Lu}[\p{L}\d'’]+(?:\s[\p{Lu}\d][\p{L}\d.'’]*){0,2})(?=,\s+(?:the|a|an|our)\b|\s+(?:is|lets|helps|now)\b)/u,
  /^The\s+(\p{Lu}[\p{L}\d’']+\s\p{Ll}+)\s+(?:is|are|has|comes)\b/mu,
  /^(?:the\s+)?(\p{Lu}[\p{L}\d’']+(?:\s[\p{Lu}\d][\p{L}\d’']*){0,2})\s+(?:is|are|now|has|lets|helps|turns|makes)\b/mu,
  /\bat\s+(The\s\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+){0,2})/u,
];
const FOREIGN_NAMING = /[「『«“"]([^」』»”"]{2,24})[」』»”"]/u;
const NO_NAME =
  /^(?:We|It|This|That|They|There|Our|He|She|You|Last|Sunday|Black|The|What|Who|Most|All|Every|Everyone)$/;
const COMMON = /(?:able|ible|ing|ed|ly|ful)$/;

function isName(s: string): boolean {
  if (NO_NAME.test(s.split(" ")[0] ?? "")) return false;
  if (wordCount(s) > 1) return true;
  const w = s.toLowerCase();
  return !STOPWORDS().has(w) && !isVerb(w) && !COMMON.test(w);
}

/** What the brief calls its thing, when it uses one of the usual ways to introduce a name. */
function namedIn(text: string, english: boolean): string | undefined {
  const patterns = english ? NAMING : [FOREIGN_NAMING];
  for (const re of patterns) {
    const name = re.exec(text)?.[1];
    if (name && isName(name)) return name;
  }
  return undefined;
}

/** The name of the thing: from a key, from the Brand DNA, or from the brief's own naming patterns. */
export function findProduct(f: Facts, text: string, brand: Brand) {
  if (f.product) return;
  const known = productName(brand);
  const named = known && hasWords(text, known) ? undefined : namedIn(text, f.language === "en");
  const product = named ?? known;
  if (product) f.product = product;
}

const MADE =
  /\b(?:working on|launching|[Ii]ntroducing|building|built|launched|released|shipping|shipped|rebuilt|redesigned|added|open-sourced|published|opened|[Mm]eet)\s+(\p{Lu}[\p{L}\d]+(?:\s[\p{Lu}\d][\p{L}\d]*){0,3}(?=,)|(?:[Tt]he|[Oo]ur|[Aa]n?)\s+(?:new\s+)?[\p{Ll}-]+(?:\s[\p{Ll}-]+)?)(?=\s+(?:for|to|from|in|over|that|which|with|and)\b|[.,]|$)/u;
/** "My first novel, The Salt Road, comes out …" */
const NAMED_ASIDE = /^(?:[Oo]ur|[Tt]he|[Ii]ts|[Mm]y) [\p{L} -]{3,40}, ((?:[Tt]he )?\p{Lu}[\p{L}\d ]{2,30}),/u;
const PERSONS = /^(?:i|we|you|they|he|she|this|that|there|the team|the old one|people|everyone)\b/i;

const definite = (np: string) => capitalize(np.replace(/^an?\s/i, "the "));

/** The subject a following "It" can stand for: one thing, named by a plain noun phrase. */
function subjectOf(text: string): string | undefined {
  const made = MADE.exec(text)?.[1] ?? NAMED_ASIDE.exec(text)?.[1];
  if (made) return definite(made);
  const at = verbAt(text);
  if (at < 1 || at > 5) return undefined;
  const np = text
    .split(/\s+/)
    .slice(0, at)
    .join(" ")
    .replace(/\s+(?:now|also|just|already)$/i, "");
  const several = /\s(?:and|or)\s|[^s]s$/.test(np);
  return several || PERSONS.test(np) || isDate(np) || STOPWORDS().has(np.toLowerCase()) ? undefined : np;
}

/** Notes on every sentence that begins with "It" what that stands for, when the sentence before says so. */
export function resolveIt(f: Facts) {
  const topic = f.topic?.text;
  let subject = topic && wordCount(topic) <= 5 && verbAt(topic) < 0 ? capitalize(topic) : undefined;
  const made = topic ? MADE.exec(topic)?.[1] : undefined;
  if (made) subject = definite(made);
  for (const fact of f.facts) {
    if (/^it(?:’s)?\b/i.test(fact.text)) {
      if (subject) fact.it = subject;
    } else subject = subjectOf(fact.text) ?? subject;
  }
}

/** "Hiring! Two baristas for …" */
const HIRING_LABEL =
  /\bhiring\s*[:!–-]+\s*(?:an?\s+)?([^.,;:(!\n]{3,60}?)(?=\s+(?:to|for|in|at|who|with|on|based)\b|[.,;:(\n]|$)/i;
const JOB =
  /\b(?:hiring|looking for|recruiting|need|seeking)\s+(?:an?\s+|our (?:next|first)\s+|the\s+)?((?:(?:two|three|four|\d+)\s+)?[^.,;:(\n]{3,60}?)(?=\s+(?:to|for|in|at|who|with|on|based)\b|[.,;:(\n]|$)/i;
const EVENT_TITLES = [
  /(?:webinar|workshop|session|talk|conference|meetup|event|masterclass|summit|panel)\s*[:,]?\s*["“«]([^"”»]{4,70})["”»]/i,
  /["“«]([^"”»]{4,60})["”»]\s*(?:webinar|workshop|session|talk)/i,
];
const PERSON = [
  /\b(?:[Ww]elcome|[Mm]eet|[Cc]ongratulate|[Tt]hank)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u,
  /^(\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+) (?:joins|is our|has joined)/mu,
];

function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const re of patterns) {
    const found = re.exec(text)?.[1]?.trim();
    if (found) return found;
  }
  return undefined;
}

/** The job, event or person a brief of that kind is about. */
export function findNames(f: Facts, text: string) {
  const job = f.kind === "hiring" ? (f.jobTitle ?? firstMatch(text, [HIRING_LABEL, JOB])) : undefined;
  const event = f.kind === "event" ? (f.eventName ?? firstMatch(text, EVENT_TITLES)) : undefined;
  const person = f.kind === "person" ? (f.personName ?? firstMatch(text, PERSON)) : undefined;
  Object.assign(f, job && { jobTitle: job }, event && { eventName: event }, person && { personName: person });
}
