import { dates, isDate } from "../extract/dates.ts";
import { isOffer, isPrice } from "../extract/offers.ts";
import { isAddress } from "../extract/places.ts";
import { lowerFirst, unstop, urls, withoutUrls } from "../text.ts";
import type { Fact, Role, Unit } from "../types.ts";
import { isTeaser } from "../vague.ts";
import { drop, type Notebook, push, sourceOf } from "./notebook.ts";
import { roleOf } from "./roles.ts";

/** A fact of a unit, with the unit as its source. */
export const factOf = (u: Unit, text: string, role: Role, extra: Partial<Fact> = {}): Fact => ({
  text,
  role,
  order: u.order,
  source: sourceOf(u),
  ...extra,
});
type Reader = (n: Notebook, s: string, u: Unit) => boolean;

const LINKED =
  /^(?:the |our |a )?(full |complete |whole |detailed |entire |last |remaining |final |free |new |latest )?(report|story|write-?up|article|blog(?: post)?|post|case study|paper|guide|interview|post-?mortem|details|info|more|menu|repo|repository|code|source code|tickets|programme|program|recording|video|replay|demo|docs|documentation|changelog|release notes|agenda|registration|list)\b(?: (?:on|in|for) the [\w ]{3,25})?[.:]?$/i;
const VERB_OF: readonly [RegExp, string][] = [
  [/^tickets/, "Get"],
  [/^(?:video|recording|replay)/, "Watch"],
  [/^(?:repo|repository|code|source code|demo|menu|agenda|list|programme|program)$/, "See"],
];

/** "Our free training plan is at x.com" */
const STANDS_AT = /^((?:our|the|your) [^.,]{3,40}?) (?:is|are)(?: (?:here|online|now|available))?[.:]?$/i;
/** "Full letter on our blog" needs no address. */
const ON_OUR_SITE =
  /^(?:the )?(full|complete|whole|detailed) (\w+) (?:is )?((?:on|in|at) (?:our|the) (?:blog|website|site|newsletter|channel|store|shop|page))[.]?$/i;

/** "the last tickets", "the full report". */
const adjective = (s: string) => {
  if (/last|remaining|final/i.test(s)) return "last ";
  return /full|complete|whole|entire/i.test(s) ? "full " : "";
};

/** The label of a line that only says where to read on. */
function linkedLabel(n: Notebook, s: string): string | undefined {
  const stands = STANDS_AT.exec(s)?.[1];
  if (stands) return `See ${lowerFirst(stands, n.facts.names)}`;
  const [, which = "", noun = ""] = LINKED.exec(s) ?? [];
  const what = noun.toLowerCase();
  if (!what) return undefined;
  if (/^(?:more|info|details)$/.test(what)) return "See the details";
  if (what === "registration") return "Register";
  return `${VERB_OF.find(([re]) => re.test(what))?.[1] ?? "Read"} the ${adjective(which)}${what}`;
}

/** "Full report: example.com/report" is an action with its address. */
const readLinked: Reader = (n, s, u) => {
  if (!n.english) return false;
  const url = urls(u.text)[0];
  const [, , noun = "", where = ""] = ON_OUR_SITE.exec(s) ?? [];
  const label = url ? linkedLabel(n, s) : noun && `Read the full ${noun} ${where}`;
  if (!label) return false;
  n.facts.ctas.push({ label, ...(url ? { url } : {}), source: sourceOf(u) });
  return true;
};

/** "…, Saturday 4 May": the date becomes a line of its own. */
const readDatedTail: Reader = (n, s, u) => {
  const m = n.english ? /^(.{8,}?),\s+([^,]{4,40})$/.exec(unstop(s)) : null;
  const [head, tail] = [m?.[1] ?? "", m?.[2] ?? ""];
  if (!m || !isDate(tail) || isDate(head) || (dates(head).length && /^\d/.test(tail))) return false;
  push(n, factOf(u, head, roleOf(head, true)));
  push(n, factOf(u, tail, "when", { fragment: true }));
  return true;
};

const readPlace: Reader = (n, s, u) => {
  if (!isAddress(s)) return false;
  push(n, factOf(u, s, "where", { fragment: true }));
  n.facts.places.push(unstop(s));
  return true;
};

const bareText = (s: string) =>
  withoutUrls(s)
    .replace(/\s+([.!])$/, "$1")
    .replace(/[:：]\s*$/, "")
    .replace(/,?\s+or\.?$/i, "")
    .trim();

/** A single word that only names the sort of post. */
const isLabel = (s: string) =>
  /^(?:hiring|events?|sale|news|update|launch|webinar|announcement|important|reminder|customer story|testimonial|attention \w+)[.!:]*$/i.test(
    s,
  );

/** Why a text is not published, undefined when it is. */
function reasonToDrop(n: Notebook, text: string, s: string): string | undefined {
  if (n.english && (isTeaser(text) || isLabel(text))) return "says nothing";
  const isWords = /\p{L}{2}/u.test(text) || unstop(text) === "24/7" || isPrice(text);
  if (!isWords || /\S{45,}/.test(text)) return urls(s).length ? "address" : "not words";
  return undefined;
}

const NO_CONTENT = /^(?:links?|url|website|more|info|source|here)[.:]?$/i;

/** Writes one clause down as a fact with its role. */
export function addClause(n: Notebook, s: string, u: Unit) {
  const text = bareText(s);
  if (NO_CONTENT.test(text)) return;
  const why = reasonToDrop(n, text, s);
  if (why) {
    if (why !== "address") drop(n, s.slice(0, 80), why);
    return;
  }
  if (isPrice(text)) return push(n, factOf(u, text, "offer", { label: "price", fragment: true }));
  if (readLinked(n, text, u) || readDatedTail(n, text, u) || readPlace(n, text, u)) return;
  const dateOnly = n.english && isDate(text) && !isOffer(text);
  push(n, factOf(u, text, dateOnly ? "when" : roleOf(text, n.english)));
}
