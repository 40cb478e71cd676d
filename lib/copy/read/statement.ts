import { isDate } from "../extract/dates.ts";
import { isOffer, phoneNumber } from "../extract/offers.ts";
import { isVenue } from "../extract/places.ts";
import { hasVerb, isImperative, verbAt } from "../grammar.ts";
import { capitalize, lowerFirst, unstop, urls, withoutUrls, wordCount } from "../text.ts";
import type { Unit } from "../types.ts";
import { addClause, factOf } from "./clause.ts";
import { contrastOf, isNewsLabel, LABELLED, listItems } from "./lists.ts";
import { addCta, drop, type Notebook, publishable, push, sourceOf } from "./notebook.ts";

const ACTION =
  /^(?:please |just |simply |now |then |and )*(?:book|register|sign[ -]up|text (?:me|us)|ring|phone|congratulate|sign in|download|try|join|get (?:yours?|the|your|started|in touch|a|tickets|early|it)|shop|buy|apply|donate|visit|read|see (?:it|how|the|more|what|you)|order|reserve|rsvp|subscribe|start (?:a|your|free|building|now|for)|request|claim|learn more|learn how|discover|watch|listen|call|email|e-mail|dm|comment|follow|grab|save your|use (?:the )?code|enter|vote|contact|come (?:and|to|by|see|along|say)|explore|check (?:out|it)|find out|tell us|say hello|pop in|drop by|schedule|meet us|stop by|tag|share|upgrade|update (?:now|today|to|in|from|via)|install|pre-?order|turn on|switch on|take (?:the|a look)|have a look|give|help us|become|volunteer|message|write to|ask|swing by|bring|reply|send)\b/i;
const AUDIENCE =
  /^(?:(?:perfect|made|built|designed|ideal|great|meant|a must|aimed|written)\s+)?(?:for|at)\s+(?!free|the first|a (?:limited|chance|full|free)|more|details|example|instance|just|only|sale|hire|now|the (?:next|last)|\d|[$€£])(.{3,90}?)[.!]?$/i;

type Reader = (n: Notebook, s: string, u: Unit) => boolean;

const readPending: Reader = (n, s, u) => {
  const m = /^(before|after)(?:wards)?:\s+(.{6,})$/i.exec(s);
  if (m) n.pending.push({ key: (m[1] ?? "").toLowerCase(), text: m[2] ?? "", order: u.order, quote: u.text });
  return m !== null;
};

const readAudience: Reader = (n, s, u) => {
  const whom = AUDIENCE.exec(unstop(s))?.[1];
  if (!whom || hasVerb(s.split(/\s+(?:who|that)\s+/)[0] ?? "")) return false;
  n.facts.audience ??= factOf(u, whom, "audience");
  push(n, factOf(u, s, "audience", { fragment: true }));
  return true;
};

const readContrast: Reader = (n, s, u) => {
  const contrast = contrastOf(s);
  if (contrast) n.facts.contrasts.push({ ...contrast, source: sourceOf(u) });
  return contrast !== undefined;
};

/** "Email sync stopped" begins with a noun that may be a verb. */
const NOUN_FIRST =
  /^(?:email|order|call|message|contact|update|upgrade|schedule|download|watch|vote|claim|comment|book|share|reply)\s+(?!(?:us|me|the|our|your|a|an|what|who|how|when|which|why|if|it|for|by|now|to|at|and|or)\b)\p{Ll}+\s/iu;

/** "Book a demo at x.com" is a next step; "Buy two, get one" is an offer. */
const readAction: Reader = (n, s, u) => {
  if (NOUN_FIRST.test(s) && verbAt(s) === 2) return false;
  if (!ACTION.test(s) || (isOffer(s) && /^(?:buy|get|save|eat|pay|enjoy)\b/i.test(s))) return false;
  const addressed = urls(s).length > 0 || /\S@\S+\.\S/.test(s) || phoneNumber(s) !== undefined;
  const [action = s, ...more] = s.split(/,\s+(?=(?:we|you|our|it)\b)/);
  if (!(isImperative(s) || addressed) || wordCount(withoutUrls(action)) > 14) return false;
  addCta(n, action, sourceOf(u));
  if (more.length) addClause(n, more.join(", "), u);
  return true;
};

/** One item of a list: a venue, a date, or something worth a bullet. */
export function addItem(n: Notebook, raw: string, u: Unit) {
  if (isVenue(raw)) {
    push(n, factOf(u, raw, "where", { fragment: true }));
    n.facts.places.unshift(unstop(raw));
    return;
  }
  // "gym, january offer": the first word only says who is speaking.
  if (n.english && /^\p{L}+$/u.test(raw) && n.facts.names.includes(capitalize(raw.toLowerCase())))
    return drop(n, raw, "the sender’s name");
  const span = /^starts? (.{4,30}?),? (?:and )?ends? (.{4,30})$/i.exec(raw);
  const item = span ? `${span[1]} to ${span[2]}` : raw;
  if (isDate(raw)) return push(n, factOf(u, item, "when", { fragment: true }));
  const text = capitalize(publishable(n, unstop(item)));
  if (text) n.facts.bullets.push(factOf(u, text, isOffer(text) ? "offer" : "feature"));
}

/** "Case study Norrland Freight": what sort of text it is, and whose story. */
const readStory: Reader = (n, s, u) => {
  const [, client = ""] =
    /^(?:case study|(?:customer|success) story)(?: (?:about|on|of|with))?\s*[:,–-]?\s+(\p{Lu}[\p{L}\d&’'.-]*(?: [\p{Lu}\d&][\p{L}\d&’'.-]*){0,4})$/iu.exec(
      unstop(s),
    ) ?? [];
  if (!client || !/^\p{Lu}/u.test(client)) return false;
  n.facts.kicker ??= "Customer story";
  push(n, factOf(u, `Customer: ${client}`, "people", { fragment: true, label: "client" }));
  return true;
};

const WANTS = /^(?:we )?(?:need|are looking for|looking for|are hiring|hiring|seeking|want)\b/i;

/** "We are looking for a chef, full-time, central Leeds": the first item is the sentence. */
function wantedSentence(n: Notebook, first: string): string {
  if (/^we\b/i.test(first)) return first;
  return `We ${/^(?:looking|hiring|seeking)/i.test(first) ? "are " : ""}${lowerFirst(first, n.facts.names)}`;
}

/** Words that only say that a list follows. */
const OPENS_LIST =
  /^(?:on the (?:agenda|menu|programme|program)|on offer|includ(?:ed|es|ing)|inside|highlights?|features?|you(?:’ll|'ll)? get|there(?:’s|'s| is| are| will be)|we(?:’ve|'ve)? (?:have|got)|with)$/i;

/** "Starter: 3 projects, email support" beside "Pro: …": the label belongs to all of its items. */
const readLabelled: Reader = (n, s, u) => {
  if (!n.labelled || !LABELLED.test(s)) return false;
  addItem(n, s, u);
  return true;
};

/** "What to do: shade, water" after "Five signs: …" is another list, and the points of two lists must not mix. */
const readSecondList: Reader = (n, s, u) => {
  const { bullets } = n.facts;
  const first = bullets.at(-1)?.source.quote ?? "";
  const head = listItems(withoutUrls(s))?.head;
  if (!head || isNewsLabel(head) || first === u.text || !/^[^:]{3,60}: [^,]+,/.test(first)) return false;
  addClause(n, s, u);
  return true;
};

/** What a list stands under, with its first item. */
function readHead(n: Notebook, head: string, first: string, u: Unit) {
  if (!head && WANTS.test(first)) return addClause(n, wantedSentence(n, first), u);
  const isLabel = head !== "" && isNewsLabel(head);
  if (isLabel) n.facts.kicker ??= capitalize(publishable(n, head.toLowerCase()));
  if (isLabel && hasVerb(first)) return addClause(n, first, u);
  if (!isLabel && head && !OPENS_LIST.test(head)) addClause(n, head, u);
  addItem(n, first, u);
}

const readList: Reader = (n, s, u) => {
  const list = listItems(withoutUrls(s)) && listItems(withoutUrls(withoutInvitation(n, s, u)));
  if (!list) return false;
  const [first = "", ...others] = list.items;
  readHead(n, list.head, first, u);
  for (const item of others) addItem(n, item, u);
  return true;
};

/** "…, or sign up at example.com": an address with its invitation. */
const INVITED_URL =
  /(?:,?\s+(?:or|and))?[\s,–:-]+(sign up|register|apply|read more|more|details|shop|info|book|order|learn more)(?: (?:now|online|it))?\s*(?:at|on|here|:)?\s*((?:https?:\/\/|www\.)\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)+\/?\S*?)\.?$/i;

/** Takes a closing invitation off as an action. */
function withoutInvitation(n: Notebook, s: string, u: Unit): string {
  const [whole, verb = "", url = ""] = INVITED_URL.exec(s) ?? [];
  if (!whole || !urls(url).length) return s;
  if (!/^(?:more|details|info)$/i.test(verb)) addCta(n, `${verb} ${url}`, sourceOf(u));
  return s.slice(0, s.length - whole.length);
}

/** Takes "Reminder:" off as a kicker and a closing invitation off as an action. */
function trimmed(n: Notebook, s: string, u: Unit): string {
  const [, label = "", said = s] = /^([^:]{2,30}):\s+(.{8,})$/.exec(s) ?? [];
  if (!isNewsLabel(label)) return withoutInvitation(n, s, u);
  n.facts.kicker ??= capitalize(label.trim().toLowerCase());
  return withoutInvitation(n, said, u);
}

const ADVICE_TITLE =
  /^([^:]{6,80}\b(?:tips|ways|advice|rules|ideas|lessons|tricks|mistakes|habits)\b[^:]{0,60}|(?:tips|advice)\b[^:]{3,80}):\s+(.+)$/i;

/** "Tips for runners: start slow" is a title and its first point. */
const readAdvice: Reader = (n, s, u) => {
  const [, title = "", first = ""] = ADVICE_TITLE.exec(s) ?? [];
  if (!title || !isImperative(first) || listItems(s)) return false;
  addClause(n, title, u);
  addItem(n, first, u);
  return true;
};

/** "New tea alert": a label, even without a colon. */
const readAlert: Reader = (n, s) => {
  const text = unstop(s).replace(/!+$/, "");
  if (wordCount(text) > 4 || !/\b(?:alert|update|news|notice|reminder)$/i.test(text) || !isNewsLabel(text))
    return false;
  n.facts.kicker ??= capitalize(publishable(n, text.toLowerCase()));
  return true;
};

const ENGLISH: readonly Reader[] = [
  readAlert,
  readStory,
  readAdvice,
  readPending,
  readAudience,
  readContrast,
  readAction,
  readLabelled,
  readSecondList,
  readList,
];

/** Files one clause of the brief: audience, comparison, action, list, or a plain statement. */
export function readStatement(n: Notebook, raw: string, u: Unit) {
  const s = raw.trim();
  if (!s) return;
  if (s.length > 600 || !n.english) return addClause(n, s, u);
  if (!ENGLISH.some((read) => read(n, s, u))) addClause(n, trimmed(n, s, u), u);
}
