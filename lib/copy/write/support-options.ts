import { dates } from "../extract/dates.ts";
import { promoCode } from "../extract/offers.ts";
import { hasVerb } from "../grammar.ts";
import { mainDate, shortDate } from "../headline/when.ts";
import { overlap } from "../similarity.ts";
import { capitalize, escapeRegExp, size, stop, unstop, wordCount } from "../text.ts";
import type { Facts } from "../types.ts";
import { isEnglish, type Story } from "./story.ts";

/** A possible supporting line; `facts` are the indexes it uses up. */
export type Option = { text: string; score: number; facts: number[]; role: string };

const option = (text: string, score: number, role: string, facts: number[] = []): Option => ({
  text,
  score,
  role,
  facts,
});
const says = (headline: string, s: string) =>
  overlap(headline, s) > 0.6 || headline.toLowerCase().includes(s.toLowerCase());

const PHRASE = /^(?:on|in|at|from|across|during|with|without|inside|for|along)\s/i;

/** What the headline left unsaid, with for whom it is. */
function remainder({ f, head }: Story): Option[] {
  const isAddressed = f.audience && /^for\b/i.test(f.audience.source.quote.trim());
  return clauseRest(head?.rest ?? "", isAddressed ? f.audience?.text : "");
}

/** A phrase of time, place or manner, with for whom it is. */
function phraseRest(rest: string, whom: string): Option {
  if (/^for\b/i.test(rest)) return option(rest, 26, "rest");
  if (whom) return option(`${rest}, for ${whom}`, 26, "rest");
  return option(rest, /\d/.test(rest) ? 28 : 8, "rest");
}

function clauseRest(rest: string, whom = ""): Option[] {
  const n = wordCount(rest);
  if (PHRASE.test(rest) && n <= 10) return [phraseRest(rest, whom)];
  if (/^(?:when|where|who|which|while|that|if)\b/i.test(rest)) return [];
  const isClause = n >= 4 && (hasVerb(rest) || /^so\b/i.test(rest));
  return isClause ? [option(rest.replace(/^so that /i, "So "), 16, "rest")] : [];
}

/** Straight from what the headline is: the author of the quotation, the terms of the job, the rest of its sentence. */
export function headOptions(s: Story): Option[] {
  const { f, head } = s;
  if (!isEnglish(s)) return head?.rest ? [option(head.rest, 40, "rest")] : [];
  const quote = f.quotes[0];
  if (head?.by === "quote" && quote?.author) {
    return [option([quote.author, quote.role].filter(Boolean).join(", "), 60, "people")];
  }
  const terms = f.bullets
    .slice(0, 3)
    .map((b) => unstop(b.text))
    .join(" · ");
  const hiring = f.kind === "hiring" && f.bullets.length >= 2 && size(terms) <= 120;
  return [...(hiring ? [option(terms, 50, "list")] : []), ...remainder(s)];
}

/** The venue of an event, only from the sentence that holds the date or from a line of its own. */
function venue(f: Facts, headline: string): string {
  const together = (p: string) =>
    f.facts.some((x) => x.role === "where" && x.text.includes(p)) ||
    [f.topic?.text ?? "", ...f.facts.map((x) => x.text)].some((t) => t.includes(p) && dates(t).length > 0) ||
    !f.dates.length;
  const place = f.places.filter(together).find((p) => !says(headline, p) && p !== f.product);
  if (!place) return "";
  const near = new RegExp(`\\b(?:along|near|outside)\\s+${escapeRegExp(place)}`, "i");
  const inText = f.facts.map((x) => near.exec(x.text)?.[0]).find(Boolean);
  return capitalize(inText ?? place);
}

const CLOCK = /\d[^,]*(?:am|pm|:\d\d)[^,]*$/i;

function eventTime(f: Facts, headline: string): string {
  const date = mainDate(f);
  if (!date) return "";
  const clock = CLOCK.exec(date)?.[0].replace(/^.*?(?:,\s*|\sat\s|\sfrom\s)(?=\d)/i, "");
  if (says(headline, shortDate(date))) return clock ?? "";
  return capitalize(date.replace(/^on\s+/i, ""));
}

function eventLine({ f, headline }: Story): Option[] {
  const line = [eventTime(f, headline), venue(f, headline)].filter(Boolean).join(" · ");
  return line ? [option(line, 24, "when")] : [];
}

/** From when to when, as the brief says it. */
export function offerSpan(f: Facts, headline: string): string {
  const stated = f.facts.find(
    (x) => x.role === "when" && x.fragment && /\d/.test(x.text) && !says(headline, x.text),
  );
  if (stated) return unstop(stated.text);
  const days = f.dates
    .filter((d) => /\d|day|week|today|tomorrow/i.test(d) && !says(headline, d))
    .map((d) => d.replace(/^(?:on|starts?|starting|ends?)\s+/i, ""));
  const ends = f.dates.find((d) => /^(?:ends?|until|till)/i.test(d));
  const [first, second] = days;
  if (!first) return "";
  if (second && ends && !says(headline, ends))
    return `${capitalize(first)} to ${second.replace(/^(?:until|till)\s/i, "")}`;
  return ends && f.dates[0] === ends ? `Until ${first.replace(/^(?:until|till)\s/i, "")}` : capitalize(first);
}

/** The brief's own short sentence about the code, else ours. */
function codeLine(f: Facts, code: string): string {
  const own = f.facts.find(
    (x) => x.text.includes(code) && wordCount(x.text) <= 8 && /^(?:use|enter)\b/i.test(x.text),
  );
  return own ? unstop(own.text) : `Use code ${code}`;
}

/** What a reader must know about an offer: with which code, until when, where. */
function offerLine({ f, headline }: Story): Option[] {
  const code = f.offers.map((o) => promoCode(o.text)?.code).find(Boolean);
  const place = f.facts.find(
    (x) => x.fragment && /\b(?:in[- ]store|online|all shops)\b/i.test(x.text) && wordCount(x.text) <= 8,
  );
  const parts = [
    code && !headline.includes(code) ? codeLine(f, code) : "",
    offerSpan(f, headline),
    place ? unstop(place.text) : "",
  ].filter(Boolean);
  return parts.length
    ? [option(parts.map((p, i) => (i < parts.length - 1 ? stop(p) : p)).join(" "), 30, "when")]
    : [];
}

/** Dates, places and terms, for the kinds of post that need them. */
export function practicalOptions(s: Story): Option[] {
  const { f, head } = s;
  if (!isEnglish(s)) return [];
  if (f.kind === "offer") return offerLine(s);
  const isAbout =
    f.eventName ||
    f.topic ||
    head?.by.startsWith("kind") ||
    head?.used.some((i) => dates(f.facts[i]?.text ?? "").length);
  return f.kind === "event" && isAbout ? eventLine(s) : [];
}
