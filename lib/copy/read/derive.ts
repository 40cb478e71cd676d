import { dates } from "../extract/dates.ts";
import { phoneNumber, promoCode } from "../extract/offers.ts";
import { places } from "../extract/places.ts";
import { changes, stats } from "../extract/stats.ts";
import { isImperative } from "../grammar.ts";
import { kindOf, type Shape } from "../kind/kind.ts";
import { capitalize, hasWords, unique, unstop, urls, wordCount } from "../text.ts";
import type { Brand, Fact, Facts } from "../types.ts";
import type { Notebook } from "./notebook.ts";
import { findNames, findProduct, resolveIt } from "./subject.ts";
import { collectTips } from "./tips.ts";

/** "Before: a, b. After: x, y." is a table when both lists are equally long. */
function pairUp(n: Notebook) {
  const before = n.pending.find((p) => p.key === "before");
  const after = n.pending.find((p) => p.key === "after");
  if (!before || !after) {
    for (const p of n.pending) {
      const source = { from: "brief" as const, quote: p.quote };
      n.facts.facts.push({ text: capitalize(`${p.key}: ${p.text}`), role: "detail", order: p.order, source });
    }
    return;
  }
  const list = (s: string) => s.replace(/\.$/, "").split(/,\s+/);
  const [x, y] = [list(before.text), list(after.text)];
  const same = x.length === y.length;
  const rows = same ? x.map((t, i) => [t, y[i] ?? ""]) : [[x.join(", "), y.join(", ")]];
  const quote = `${before.quote} ${after.quote}`;
  for (const [a = "", b = ""] of rows) {
    n.facts.contrasts.push({ before: capitalize(a), after: capitalize(b), source: { from: "brief", quote } });
  }
  n.facts.flags.push("before-after");
}

const statements = (f: Facts): Fact[] =>
  [...f.facts, ...f.bullets, ...f.steps].sort((a, b) => a.order - b.order);

function deriveDates(f: Facts, all: Fact[]) {
  const lines = [f.topic?.text ?? "", ...all.map((x) => x.text), ...f.ctas.map((c) => c.label)];
  f.dates = unique([...f.dates, ...lines.flatMap(dates)].map(unstop));
}

function derivePlaces(f: Facts, all: Fact[]) {
  const found = [...(f.topic ? [f.topic] : []), ...all].flatMap((x) => places(x.text));
  f.places = unique([...f.places, ...found]).filter((p) => p !== f.product);
}

function deriveStats(f: Facts, all: Fact[]) {
  const counted = [...all, ...(f.topic ? [f.topic] : [])].filter(
    (x) => x.role !== "step" && x.label !== "Fixed",
  );
  const found = counted.flatMap((x) =>
    [...changes(x.text), ...stats(x.text, f.language)].map((s) => ({ ...s, source: x.source })),
  );
  f.stats = [...new Map(found.toReversed().map((s) => [`${s.value} ${s.label}`, s])).values()].reverse();
}

function deriveOffers(f: Facts, all: Fact[], text: string) {
  f.offers.push(...all.filter((x) => x.role === "offer" && !f.offers.some((o) => o.text === x.text)));
  const promo = promoCode(text);
  if (!promo || f.offers.some((o) => o.text.includes(promo.code))) return;
  const source = { from: "brief" as const, quote: promo.quote };
  f.offers.push({ text: `Code ${promo.code}`, role: "offer", order: 99, source });
}

const OWN_ROLE = /\b(?:founder|chief|ceo|cto|coo|managing director|president|owner)\b/i;

/** The company quotes one of its own people. */
function quotesItself(f: Facts, text: string): boolean {
  if (/\b(?:announced|immediate release)\b/i.test(text)) return true;
  const first = f.product?.split(" ")[0];
  return f.quotes.some((q) => {
    const role = q.role ?? "";
    return (
      OWN_ROLE.test(role) && (!first || hasWords(role, first) || !/\b(?:at|of|from)\b|,\s\p{Lu}/u.test(role))
    );
  });
}

const CLOCK = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}h\b|\b\d{1,2} Uhr\b/i;

/** Numbered lines are steps when they say what to do; "1) dividend of 3% 2) two branches" are none. */
const isHowTo = (f: Facts) =>
  f.language !== "en" || 2 * f.steps.filter((x) => isImperative(x.text)).length >= f.steps.length;

function shapeOf(f: Facts, text: string): Shape {
  return {
    steps: isHowTo(f) ? f.steps.length : 0,
    bullets: f.bullets.length,
    quotes: f.quotes.filter((q) => q.author).length,
    ownQuote: quotesItself(f, text),
    percents: f.stats.filter((s) => s.value.includes("%")).length,
    contrasts: f.contrasts.length,
    beforeAfter: f.flags.includes("before-after"),
    dates: f.dates.length,
    clock: CLOCK.test(text),
    version: f.version !== undefined,
    event: f.eventName !== undefined,
  };
}

/** The brief as far as it may count as evidence: without what tried to instruct the system. */
const trusted = (f: Facts, text: string): string =>
  f.dropped.filter((d) => /system/.test(d.why)).reduce((t, d) => t.replace(d.text, " "), text);

const SLUG = /\/([a-z0-9]+(?:[-_][a-z0-9]+){1,7})(?:\.html?)?\/?$/i;

const saysNothing = (f: Facts) =>
  !f.topic &&
  !f.facts.length &&
  !f.bullets.length &&
  !f.steps.length &&
  !f.quotes.length &&
  !f.contrasts.length;

/** A brief of one address still says something when the address does. */
function readSlug(f: Facts) {
  const slug = saysNothing(f) ? SLUG.exec(f.urls[0] ?? "")?.[1] : undefined;
  if (!slug || !/[a-z]{3}/i.test(slug)) return;
  const text = capitalize(slug.replace(/[-_]+/g, " ").replace(/\s\d{4,}$/, ""));
  const source = { from: "brief" as const, quote: f.urls[0] ?? "" };
  f.topic = { text, role: "topic", order: 0, source, label: "about" };
}

function readPhone(f: Facts, text: string) {
  const phone = phoneNumber(text);
  if (!phone) return;
  f.phone = phone;
  f.facts = f.facts.filter((x) => !x.text.includes(phone) || wordCount(x.text.replace(phone, "")) > 1);
}

/** Fills in everything that follows from the statements: order, figures, dates, kind, names. */
export function derive(n: Notebook, text: string, brand: Brand) {
  const f = n.facts;
  pairUp(n);
  f.urls = unique([...f.urls, ...urls(text)]);
  f.facts.sort((a, b) => a.order - b.order);
  collectTips(f);
  f.bullets = [
    ...new Map(f.bullets.toReversed().map((b) => [unstop(b.text).toLowerCase(), b])).values(),
  ].reverse();
  const all = statements(f);
  const version = f.version ?? /\b(?:version\s|v)(\d+\.\d+(?:\.\d+)?)\b/i.exec(text)?.[1];
  if (version) f.version = version;
  deriveDates(f, all);
  deriveStats(f, all);
  deriveOffers(f, all, text);
  const { kind, scores } = kindOf(trusted(f, text), shapeOf(f, text));
  f.kind = kind;
  f.kindScores = scores;
  findProduct(f, text, brand);
  derivePlaces(f, all);
  findNames(f, text);
  resolveIt(f);
  readSlug(f);
  readPhone(f, text);
  if (saysNothing(f)) f.flags.push("thin");
}
