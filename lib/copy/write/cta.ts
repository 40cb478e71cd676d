import { brandUrl } from "../brand.ts";
import { countsPeople } from "../extract/stats.ts";
import { phrasesOf } from "../foreign/phrases.ts";
import { hasSpaces } from "../language.ts";
import { capitalize, hasWords, lowerFirst, unstop, wordCount } from "../text.ts";
import type { Brand, Cta, Facts, Kind } from "../types.ts";
import type { Voice } from "../voice.ts";

/** Our default per kind: with an address to go to, and without one; `{}` is the product. */
const DEFAULTS: Record<Kind, [withUrl: string, without: string]> = {
  launch: ["Take a look", "Meet {}"],
  feature: ["See how it works", "Try it in {}"],
  changelog: ["See what’s new", "Try it in {}"],
  hiring: ["Apply here", "Apply now"],
  event: ["Save your seat", "Join us"],
  offer: ["See the offer", "Get the offer"],
  testimonial: ["Read the story", "Ask us how"],
  milestone: ["See the story", ""],
  howto: ["Read the full guide", "Save this for later"],
  comparison: ["See the details", "Which one sounds like you?"],
  report: ["Read the report", "Save this for later"],
  person: ["Say hello", "Say hello"],
  partnership: ["See how it works", "Ask us how"],
  cause: ["Lend a hand", "Lend a hand"],
  incident: ["Read the details", ""],
  insight: ["Read more", "What would you add?"],
  opening: ["Plan your visit", "Come and see us"],
  news: ["Read more", ""],
};

const withUrl = (label: string, url: string | undefined, source: Cta["source"]): Cta => ({
  label,
  ...(url ? { url } : {}),
  source,
});

/** The brief's own action: the first one when it is short, else the shortest. */
function said(f: Facts): Cta | undefined {
  const [first] = f.ctas;
  if (first && wordCount(first.label) <= 7) return first;
  const fitting = f.ctas.filter((c) => wordCount(c.label) <= 12 || !hasSpaces(f.language));
  return fitting.sort((a, b) => a.label.length - b.label.length)[0];
}

function foreignDefault(f: Facts): string {
  const words = phrasesOf(f.language);
  if (!words) return "";
  const byKind: Partial<Record<Kind, string>> = {
    hiring: words.apply,
    event: words.join,
    offer: words.buy,
    cause: words.give,
    launch: words.get,
    feature: words.get,
    report: words.read,
    insight: words.read,
  };
  return byKind[f.kind] ?? words.more;
}

/** The evidence for the kind is clear enough to build an action on it. */
function isSure(f: Facts): boolean {
  const [best = 0, next = 0] = Object.values(f.kindScores).sort((a, b) => b - a);
  return best - next >= 2 || f.kind === "news";
}

function isNamed({ product, topic, facts, bullets }: Facts): boolean {
  const said = [topic, ...facts, ...bullets].map((x) => x?.source.quote ?? "").join("\n");
  return product !== undefined && hasWords(said, product);
}

const ASKS_FOR_MONEY =
  /\b(?:need|short|raise|raising|missing)\b.*(?:[$€£]\s?\d|\d\s?(?:pounds|euros?|dollars))/i;

const defaultsOf = (f: Facts): [withUrl: string, without: string] =>
  f.kind === "cause" && f.facts.some((x) => ASKS_FOR_MONEY.test(x.text))
    ? ["Donate", "Lend a hand"]
    : DEFAULTS[f.kind];

function englishDefault(f: Facts, url: string | undefined): string {
  const [linked, unlinked] = defaultsOf(f);
  if (f.kind === "milestone" && f.stats[0] && countsPeople(f.stats[0].label)) return "Join them";
  if (url) return isSure(f) ? linked : "See the details";
  if (!isSure(f) || f.flags.includes("thin")) return "";
  if (f.kind === "offer" && f.places.some((p) => /\d/.test(p))) return "Come by the shop";
  if (!unlinked.includes("{}")) return unlinked;
  // Only a product the brief speaks of can be met or tried.
  if (isNamed(f)) return unlinked.replace("{}", () => f.product ?? "");
  return f.kind === "launch" ? "" : "Give it a try";
}

const FREE = /^free (?:until|till|for|this|during|through)\b/i;

/** What the reader is asked to do: the brief's words, else an offer or a phone number, else a default marked as ours. */
export function ctaOf(f: Facts, brand: Brand, voice: Voice): Cta {
  const url = f.ctas.find((c) => c.url)?.url ?? f.urls[0] ?? brandUrl(brand);
  const own = said(f);
  if (own) return withUrl(capitalize(unstop(own.label)), own.url ?? url, own.source);
  if (f.language !== "en") return withUrl(url ? foreignDefault(f) : "", url, null);
  const free = f.facts.find((x) => x.fragment && FREE.test(x.text) && wordCount(x.text) <= 6);
  if (free) return withUrl(`Try it ${lowerFirst(unstop(free.text), f.names)}`, url, free.source);
  if (f.phone) return { label: `Call ${f.phone}`, source: { from: "brief", quote: f.phone } };
  const label = englishDefault(f, url);
  return withUrl(voice.formal && label === "Take a look" ? "Learn more" : label, url, null);
}

/** An address as people read it: without scheme, and only the host when the path is long. */
export function showUrl(url: string): string {
  const host = url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  return host.length <= 40 ? host : (host.split("/")[0] ?? host);
}
