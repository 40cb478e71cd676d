import { isImperative } from "../grammar.ts";
import { PATTERNS } from "./patterns.ts";

/** What a sentence of a brief is for. `text` of a statement or topic has its instruction taken off. */
export type Reading =
  | { say: "statement"; text: string; stripped?: true }
  | { say: "topic"; text: string; verb: string; also?: string; read?: string }
  | { say: "cta"; text: string }
  | { say: "audience"; text: string }
  | { say: "tone"; text: string }
  | { say: "avoid"; text: string }
  | { say: "must"; text: string }
  | { say: "goal"; text: string }
  | { say: "slides"; n: number }
  | { say: "nothing"; why: string };

/** A sentence to be read. `polite` is the prefix that came before it; `again` reads what an instruction leaves over. */
export type Ask = { text: string; polite: string; nested: boolean; again: (s: string) => Reading };
export type Rule = (ask: Ask) => Reading | undefined;

export const INSTRUCTION: Reading = { say: "nothing", why: "instruction" };
export const NOTE: Reading = { say: "nothing", why: "note to the writer" };
export const QUOTED = /^["“'‘](.+)["”'’]$/s;

export const statement = (text: string): Reading => ({ say: "statement", text, stripped: true });
export const tidy = (s: string): string => s.replace(/^[\s:,–—-]+/, "").trimEnd();

const NO_GROUPS = {
  rest: "",
  link: "",
  verb: "",
  asset: "",
  thing: "",
  what: "",
  that: "",
  clause: "",
  n: "",
};

/** The named groups of a pattern, absent ones empty; undefined when it does not match. */
export function find(name: keyof ReturnType<typeof PATTERNS>, text: string): typeof NO_GROUPS | undefined {
  const groups = PATTERNS()[name].exec(text)?.groups;
  if (!groups) return undefined;
  return { ...NO_GROUPS, ...Object.fromEntries(Object.entries(groups).filter((g) => g[1] !== undefined)) };
}

/** Verbs of a reader's next step, beyond the plain imperatives. */
export const ACTS =
  /^(?:sign up|log in|check|try|book|join|register|buy|order|apply|download|visit|come|see|read|get|donate|subscribe|follow|share|watch|click|call|reserve|vote|use|tell|learn|start|contact|reply|comment)\b/i;
const TELLS =
  /^(?:announce|promote|celebrate|introduce|share|tell|explain|show|highlight|launch|advertise|let|say|thank|welcome)\b/i;
const AIMS = /^(?:find|get|attract|drive|increase|boost|grow|generate|reach|raise|gain|win|recruit)\b/i;
export const WH = /^(?:how|why|what|when|where)\b/i;
const LEADING_VERB =
  /^(?:(?:shares?|covers?|summari[sz]es) (?:this|it|that|these)(?: and (?:also )?(?:mentions?|says?|adds?|includes?))?|that|mentions?|says?|announces?|tells? (?:people|everyone|them)|explains?|promotes?|shows?|celebrates?|introduces?)\s+(?=\S)/i;

/** "…to get sign-ups": an aim of ours, not something to tell. */
const isAim = (link: string, text: string) =>
  /^to$/i.test(link) && !TELLS.test(text) && (isImperative(text) || ACTS.test(text) || AIMS.test(text));

function readNested(t: string, link: string, verb: string): Reading | undefined {
  const addressed = find("addressed", t);
  if (addressed) return statement(addressed.rest);
  const shows = find("shows", t);
  if (shows) return { say: "topic", text: shows.thing, verb: verb || "about", also: shows.rest };
  const quoted = QUOTED.exec(t.replace(/(?<=["”])\.$/, ""));
  return quoted && /say|that|read/i.test(link || verb) ? statement(quoted[1] ?? "") : undefined;
}

/** What stands after "about", "that", "announcing": a clause to state, or a thing to talk about. */
export function readRest(link: string, text: string, verb: string, again: Ask["again"]): Reading {
  if (isAim(link, text)) return { say: "goal", text };
  const plain = text.replace(
    /^(?:the )?fact that\s+|^(?:an? |one )(?:short |quick )?(?:line|sentence|word|paragraph|mention) (?:about|on)\s+/i,
    "",
  );
  const lead = LEADING_VERB.exec(plain)?.[0].trim() ?? "";
  const t = tidy(plain.replace(LEADING_VERB, ""));
  if (!t) return INSTRUCTION;
  const nested = readNested(t, link, verb);
  if (nested) return nested;
  const deeper = again(t);
  if (deeper.say !== "statement" || deeper.stripped) return deeper;
  if (/^(?:how|why|what)$/i.test(link)) return { say: "topic", text: `${link} ${t}`, verb: "how" };
  if (WH.test(t)) return { say: "topic", text: t, verb: "how" };
  if (/^(?:that|saying|where|in which|:)$/i.test(link) || /^that$/i.test(lead)) return statement(t);
  return { say: "topic", text: t, verb: verb || lead || link || "about" };
}
