import { dangles, hasVerb, isImperative } from "../grammar.ts";
import { withoutArticle } from "../rewrite/phrases.ts";
import { capitalize, lowerFirst, size, unstop, wordCount } from "../text.ts";
import type { Fact, Facts } from "../types.ts";
import type { Origin } from "./draft.ts";
import { type Add, article, everything, type Pattern } from "./pattern.ts";
import { mainDate, shortDate } from "./when.ts";

const SALE_NAME = /sale|offer|friday|monday|deal|week/i;

/** The offer itself: without its code, and only the first of several. */
function coreOf(o: Fact): string {
  const bare = unstop(o.text).replace(/,?\s*(?:with|using|use) (?:the )?code [A-Z0-9]+.*$/i, "");
  const isSeries = /^[^,]+, [^,]+ and [^,]+$/.test(bare) && size(bare) <= 60;
  const pair = /^buy\b[^,]{2,30},\s*get\b[^,]{2,40}/i.exec(bare)?.[0];
  if (pair) return pair;
  return isSeries ? bare : (bare.split(/,\s|\.\s/)[0] ?? bare);
}

function saleName(f: Facts): string {
  const label = f.facts.find((x) => x.fragment && SALE_NAME.test(x.text) && wordCount(x.text) <= 4)?.text;
  const name = unstop(withoutArticle(f.topic?.text ?? label ?? ""));
  return wordCount(name) <= 4 ? capitalize(name) : "";
}

/** An offer in the ways a headline puts it. */
function offerLines(f: Facts, core: string, name: string, until: string | undefined): [string, Origin?][] {
  return [
    [core],
    ...(until && !core.includes(until) ? [[`${core} ${until}`] as [string]] : []),
    ...(name ? [[`${name}: ${lowerFirst(core, f.names)}`, "kind"] as [string, Origin]] : []),
  ];
}

const EXTRA = /\bfree (?:delivery|shipping|returns)\b/i;

/** Up to three offers; beside a discount, free delivery is only an extra. */
function mainOffers(f: Facts): Fact[] {
  const all = f.offers.filter((x) => x.label !== "price");
  const isDiscounted = all.some((x) => /\d\s?%|\boff\b/i.test(x.text));
  return all.filter((x) => !isDiscounted || !EXTRA.test(x.text)).slice(0, 3);
}

/** "Summer sale: 20% off all bikes". */
export const offer: Pattern = (f, add) => {
  const until = f.dates.find((d) => /^(?:until|till|ends?)/i.test(d))?.replace(/^ends?\s/i, "until ");
  const name = saleName(f);
  const sure = (f.kindScores.offer ?? 0) >= 4;
  for (const o of mainOffers(f)) {
    const core = coreOf(o);
    if (wordCount(core) > 10 || /^code\b/i.test(core)) continue;
    const by: Origin = sure && /%|off\b|free|half|price/i.test(core) ? "kind" : "kind2";
    const at = f.facts.findIndex((x) => x.text === o.text);
    for (const [text, made] of offerLines(f, core, name, until)) add(text, made ?? by, o.source, at);
  }
};

const EVENT_TYPE =
  /\b(webinar|workshop|conference|meetup|summit|open day|open house|festival|concert|clean-?up|masterclass|hackathon|tasting|panel|market day|gala|quiz night)\b/i;
const TAKES_PLACE = /^our (.{3,60}?) (?:is (?=on |at |in |back|this |next |\d)|takes place|happens|returns)/i;

/** "Decisions that stick: a free webinar". */
function namedEvent(f: Facts, day: string, add: Add) {
  if (!f.eventName) return;
  const said = everything(f);
  const type = EVENT_TYPE.exec(said)?.[1]?.toLowerCase();
  add(f.eventName, "kind");
  if (day) add(`${f.eventName}: ${day}`, "kind2");
  if (!type) return;
  const isFree = new RegExp(`\\bfree ${type}\\b`, "i").test(said);
  add(`${f.eventName}: ${isFree ? "a free" : article(type)} ${type}`, "kind");
}

const isName = (s: string) => {
  const n = wordCount(s);
  return n >= 2 && n <= 8 && !hasVerb(s) && !isImperative(s) && !dangles(s);
};

/** The words before the date are often the name of the event: "Mill Park clean-up, Saturday 4 May". */
function datedEvent(f: Facts, day: string, add: Add) {
  const at = f.facts.findIndex((x) => f.dates.some((d) => /\d/.test(d) && x.text.includes(d)));
  const fact = f.facts[at];
  const date = f.dates.find((d) => /\d/.test(d) && fact?.text.includes(d));
  if (!fact || !date) return;
  const before = fact.text.slice(0, fact.text.indexOf(date)).trim();
  const name = unstop(before.replace(/\s+(?:on|from|at)$/i, ""));
  if (!isName(name)) return;
  add(name, "kind", fact.source, at);
  if (day && wordCount(name) <= 4) add(`${name}: ${day}`, "kind", fact.source, at);
}

const HOSTING =
  /^we(?:’re| are) (?:hosting|holding|running|having|throwing|organi[sz]ing) (?:an?|our|the) (.{8,70}?)(?=,\s|\s(?:at|in|on)\s(?:the\s)?[\p{Lu}\d]|$)/iu;

/** "We’re hosting a launch party at Blue Door, Friday" is about the launch party. */
function hosted(f: Facts, add: Add) {
  const at = f.facts.findIndex((x) => HOSTING.test(x.text));
  const [whole = "", name = ""] = HOSTING.exec(unstop(f.facts[at]?.text ?? "")) ?? [];
  if (!name || dangles(name)) return;
  const rest = unstop(f.facts[at]?.text ?? "")
    .slice(whole.length)
    .replace(/^[\s,]+/, "");
  add(capitalize(name), "kind", undefined, at, rest);
}

/** "Open day: Saturday 4 May". */
export const event: Pattern = (f, add) => {
  const date = mainDate(f);
  const day = date ? shortDate(date) : "";
  namedEvent(f, day, add);
  datedEvent(f, day, add);
  hosted(f, add);
  const ours = f.facts.findIndex((x) => TAKES_PLACE.test(x.text));
  const np = TAKES_PLACE.exec(f.facts[ours]?.text ?? "")?.[1];
  if (np && day) {
    const said = unstop(f.facts[ours]?.text ?? "");
    const at = said.indexOf(day);
    const rest = at < 0 ? "" : said.slice(at + day.length).replace(/^[\s,]+/, "");
    add(`${capitalize(np)}: ${day}`, "kind", undefined, ours, rest);
    add(`Join our ${np}`, "kind2", undefined, ours);
  }
  const topic = withoutArticle(f.topic?.text ?? "");
  if (day && isName(topic) && wordCount(topic) <= 5)
    add(`${capitalize(topic)}: ${day}`, "kind2", f.topic?.source);
};
