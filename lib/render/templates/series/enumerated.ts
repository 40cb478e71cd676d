import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { timeEntry } from "../../../text/headed-times.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

type LabelledText = { title: string; body: string; facts?: readonly string[] };
type Enumerated = { title: string; body: string; lines: string[]; stat?: string };

const MOST = { lines: 6, line: 80, label: 44, stat: 12 };
/** Fewer entries are a sentence with a comma; a text that is too long for its slide may have as few as the second number. */
const LEAST = { usual: 3, long: 2 };
/** "Ham, figs and honey" is read in one line. */
const ONE_LINE = 32;
const isPhrase = (body: string) => body.length <= ONE_LINE && AND_LAST.test(body);
const AND_LAST = /\s(?:and|und|et|y|e|en)\s\S+$/iu;
/** A longer last entry is two, where a conjunction stands between them. */
const TWO = 70;

/** Commas in brackets belong to one entry. */
const BETWEEN = /[,;]\s+(?![^()]*\))/u;
const AND = /^(?:and|und|sowie|et|y|e|en)\s+/iu;
const LAST_AND = /^(?<one>\S+|.{24,}?)\s(?:and|und|et|y|e|en)\s(?<other>\S+|(?:\S+\s){3,}.*)$/u;
/** "free for guests", "if the weather holds": what limits the entry before it is none of its own. */
const LIMITS =
  /^(?:free|if|when|only|kostenlos|gratis|wenn|nur|gratuit|si|sauf|solo|se|als|alleen|mits|grátis|só)(?!\p{L})/iu;

/** "£58,000 a year": a sum and what it is for, in a few words. */
const PAID = /^(?<sum>[€£$₹]\s?\d[\d.,]*|\d[\d.,]*\s?[€£$₹])(?<of>(?:\s\p{L}+){0,5})$/u;

/**
 * "Permanent: £58,000 a year, 5.6 weeks paid holiday, sick pay": a label and a list behind it, entry by entry, the sum
 * that opens it large. Undefined for sentences, which have commas too.
 */
export function enumerated(slide: LabelledText, story: Story, longest: number): Enumerated | undefined {
  const { title, body } = slide;
  const times = timesUnder(slide);
  if (times) return times;
  if (body === "" || isPhrase(body) || title.length > MOST.label || !isLabel(slide, story)) return;
  const all = linesIn(body);
  const { sum = "", of = "" } =
    (areAmounts(all.slice(0, 2)) ? undefined : PAID.exec(all[0] ?? ""))?.groups ?? {};
  const least = body.length > longest ? LEAST.long : LEAST.usual;
  if (all.length < least || all.length > MOST.lines || !all.every(isEntry) || isClause(all)) return;
  if (sum === "" || sum.length > MOST.stat) return { title, body: "", lines: all.map(capitalized) };
  return { title, body: of.trim(), stat: sum, lines: all.slice(1).map(capitalized) };
}

/** "Monday", and under it "17:00 Mini judo; 18:00 Juniors": a line a time. */
function timesUnder({ title, body }: LabelledText): Enumerated | undefined {
  const lines = body.replace(/[.。]$/u, "").split(/;\s+/u);
  const areTimes = lines.length > 1 && lines.length <= MOST.lines && lines.every((one) => timeEntry(one));
  return areTimes && lines.every(isEntry) ? { title, body: "", lines } : undefined;
}

const isEntry = (text: string) =>
  text.length <= MOST.line && text.length > 1 && !/[!?:]\s|\p{L}{3,}\.\s/u.test(text);

/** "apply to the tax office in time, informally, with reasons": what follows a long clause goes on with it. */
const isClause = ([first = "", ...others]: readonly string[]): boolean =>
  (first.length > CLAUSE && others.every(({ length }) => length * 2 < first.length)) ||
  others.some((entry) => AGE.test(entry) || DONE_BY.test(entry)) ||
  SAYS.test(first) ||
  (others.slice(0, -1).some((entry) => AND_LAST.test(entry)) && HOW.test(others.at(-1) ?? ""));
/** "You trim one horse, all four feet, and …": someone does something. */
const SAYS =
  /^(?:you|we|they|he|she|it|i|du|ihr|sie|wir|er|es|ich|vous|nous|tu|ils|elles|nosotros|ellos|ellas|noi|voi|loro|wij|zij|nós|eles|elas|vocês)\s\p{L}/iu;
/** "Trimming with knife, nippers and rasp, supervised one to one": how it is done ends a sentence. English. */
const HOW = /^\p{L}{3,}ed\s\p{L}/u;
/** "the cockerel goes back up, carried by Inès, 19, apprentice": who did it, and how old that person is. */
const AGE =
  /^(?:\d{1,2}|\d{1,2}\s(?:years?(?: old)?|jahre?(?: alt)?|ans|años|anni|jaar(?: oud)?|anos|jaren))$/iu;
const DONE_BY =
  /^\p{L}{3,}\s(?:by|von|vom|par|por|da|dal|dalla|door|pel[oa]s?)\s(?:(?:our|unserer?[mn]?|notre|nuestr[oa]|nostr[oa]|onze|noss[oa])\s)?\p{Lu}/u;
const CLAUSE = 44;

const areAmounts = (entries: readonly string[]) => entries.every((entry) => AMOUNT.test(entry));
const AMOUNT =
  /[€£$₹]\s?\d|\d\s?(?:[€£$₹]|euros?(?!\p{L}))|^(?:free|nothing|nichts|kostenlos|frei|gratis|gratuit\p{L}*|rien|nada|niente|niets|grátis)(?!\p{L})/iu;

/** What a first sentence lists, line by line, and each sentence behind it; none where the first lists nothing. */
function linesIn(body: string): string[] {
  const [first = "", ...others] = sentencesOf(body).map((text) => text.replace(/(?<!\.)[.。]$/u, ""));
  const entries = entriesIn(first);
  const isList = entries.length >= LEAST.usual || (entries.length === LEAST.long && areAmounts(entries));
  return others.length === 0 ? entries : isList ? [...entries, ...others] : [];
}

function entriesIn(body: string): string[] {
  const all: string[] = [];
  for (const part of body.split(BETWEEN).map((entry) => entry.trim().replace(AND, ""))) {
    const last = all.at(-1);
    if (last !== undefined && LIMITS.test(part)) all[all.length - 1] = `${last}, ${part}`;
    else all.push(part);
  }
  const last = all.pop() ?? "";
  const { one = "", other = "" } = LAST_AND.exec(last)?.groups ?? {};
  const isTwo = one !== "" && (last.length > TWO || (!one.includes(" ") && !other.includes(" ")));
  return isTwo ? [...all, one, other] : [...all, last];
}

/** The author wrote the title with a colon behind it. */
function isLabel({ title, facts = [] }: LabelledText, story: Story): boolean {
  const name = title.toLowerCase();
  return story.facts.some(({ id, quote }) => {
    const said = quote.toLowerCase();
    const at = said.indexOf(name);
    return facts.includes(id) && at >= 0 && /^\s?[:：]/u.test(said.slice(at + name.length));
  });
}
