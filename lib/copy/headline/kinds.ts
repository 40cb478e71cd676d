import { verbAt } from "../grammar.ts";
import { capitalize, lowerFirst, size, unstop, wordCount } from "../text.ts";
import type { Facts, Kind, Source } from "../types.ts";
import type { Draft } from "./draft.ts";
import { event, offer } from "./occasions.ts";
import { type Add, article, everything, type Pattern } from "./pattern.ts";

const factWith = (f: Facts, part: string) =>
  f.facts.findIndex((x) => x.text.toLowerCase().includes(part.toLowerCase()));

const hiring: Pattern = (f, add) => {
  if (!f.jobTitle) return;
  const job = lowerFirst(f.jobTitle, f.names);
  const plural = /^(?:two|three|four|\d)/i.test(job) || (/s$/.test(job) && !/ss$/.test(job));
  const title = /^(?:an?|our|the)\s/i.test(job) || plural ? job : `${article(job)} ${job}`;
  add(`We’re hiring ${title}`, "kind", undefined, factWith(f, job));
  if (!plural) add(`Join us as ${title}`, "kind2", undefined, factWith(f, job));
};

/** "we shipped our 10,000th jumper" */
const ORDINAL =
  /\b(our \d[\d,.]*\d(?:st|nd|rd|th) \p{L}+)(?=[.,!]|$|\s(?:this|last|today|in|on|and|since|with)\b)/iu;

/** "12,000 runners"; with thanks only if the brief says thank you. */
const milestone: Pattern = (f, add) => {
  const at = f.facts.findIndex((x) => ORDINAL.test(x.text));
  const nth = ORDINAL.exec(f.facts[at]?.text ?? "")?.[1];
  if (nth) add(capitalize(nth), "kind", undefined, at);
  counted(f, add);
};

function counted(f: Facts, add: Add) {
  const stat = [...f.stats].sort((a, b) => b.weight - a.weight)[0];
  const money = f.stats.some((s) => /^[$€£].*[kMB]/.test(s.value));
  if (money || !stat || !/^[\d.,kMB+%]+$/.test(stat.value)) return;
  const at = f.facts.findIndex((x) => x.source.quote === stat.source.quote);
  add(`${stat.value} ${stat.label}`, "kind", stat.source, at);
  const who = stat.label.split(/\s+(?:on|in|at|with|for)\s/)[0];
  if (/\bthank/i.test(everything(f))) add(`${stat.value} ${who}. Thank you.`, "kind", stat.source, at);
}

const quoteWorth = (s: string) =>
  (/\d/.test(s) ? 3 : 0) +
  (/\b(?:now|saved?|never|finally|love|before|instead|without)\b/i.test(s) ? 2 : 0) -
  Math.abs(wordCount(s) - 9) * 0.2;

const testimonial: Pattern = (f, add) => {
  for (const q of f.quotes.slice(0, 2)) {
    const parts = q.text.split(/(?<=[.!?])\s+/).filter((p) => size(p) <= 90 && wordCount(p) >= 4);
    const best = size(q.text) <= 72 ? q.text : parts.sort((a, b) => quoteWorth(b) - quoteWorth(a))[0];
    if (best) add(`“${unstop(best)}”`, "quote", q.source);
  }
};

/** The first words of a bullet, as far as they name the thing. */
const nameOf = (s: string, f: Facts) =>
  lowerFirst(unstop(s.split(/\s+(?:that|which|when|so|on|for|in)\s|,|\(/)[0] ?? s), f.names);

const changelog: Pattern = (f, add) => {
  const first = f.bullets[0];
  if (!first) return;
  const name = [f.product, f.version?.replace(/\.0$/, "")].filter(Boolean).join(" ");
  const top = f.bullets
    .filter((b) => b.role === "feature" && !b.label)
    .map((b) => nameOf(b.text, f))
    .filter((t) => wordCount(t) <= 6);
  if (name && top[0]) add(`${name}: ${top[0]}`, "kind2", first.source);
  if (name && top[1]) add(`${name}: ${top[0]} and ${top[1]}`, "kind2", first.source);
  if (name) add(`What’s new in ${name}`, "there", first.source);
  const counted = f.bullets.find((b) => !b.label && /\d+\s?%|\dx|\d×/.test(b.text) && wordCount(b.text) <= 9);
  if (counted) add(counted.text, "kind", counted.source);
};

const comparison: Pattern = (f, add) => {
  const first = f.contrasts[0];
  if (!first) return;
  if (f.flags.includes("before-after") && wordCount(first.before) <= 7) {
    add(
      `From ${lowerFirst(first.before, f.names)} to ${lowerFirst(first.after, f.names)}`,
      "kind",
      first.source,
    );
  } else if (!f.topic && f.product) add(`${f.product}, side by side`, "kind2", first.source);
};

const PARTNER =
  /\b(?:partnership|partnering|partners|partnered|teaming up|teams up|collaborat\w+|joining forces)\s+with\s+(\p{Lu}[\p{L}\d&’]*(?: \p{Lu}[\p{L}\d&’]*){0,2})/u;
const partnership: Pattern = (f, add) => {
  const m = PARTNER.exec(everything(f));
  if (!m?.[1] || !f.product || f.product === m[1]) return;
  const at = factWith(f, m[0]);
  add(`${f.product} partners with ${m[1]}`, "kind", undefined, at);
  add(`${f.product} and ${m[1]}, together`, "kind2", undefined, at);
};

const person: Pattern = (f, add) => {
  if (f.personName && !f.topic) add(`Meet ${f.personName}`, "kind2");
};

const SURVEYED =
  /\b(?:surveyed|asked|polled|interviewed|survey of|spoke to)\s+(?:more than |over )?[\d,.]+\s+([\p{Ll} -]{4,40}?)(?=\s+(?:about|on|how|in|to|across|whether|who)\b|[.,])/iu;
/** "63% of managers say …". */
const report: Pattern = (f, add) => {
  const group = SURVEYED.exec(everything(f))?.[1];
  if (!group) return;
  for (const s of f.stats.filter((x) => /%|in \d/.test(x.value)).slice(0, 3)) {
    const at = f.facts.findIndex((x) => x.source.quote === s.source.quote);
    const clause = unstop(f.facts[at]?.text ?? "").split(/[,;:]\s/)[0] ?? "";
    const from = clause.indexOf(s.label.slice(0, 8));
    if (from > 0 && verbAt(`they ${s.label}`) === 1)
      add(`${s.value} of ${group} ${clause.slice(from)}`, "kind", s.source, at);
  }
};

const OPENS =
  /^(?:our|the) [\p{Ll} ]{3,30}? (?:opens|is opening|opened) (?:an?|our|the) ((?:second|third|fourth|fifth|new|first) .+)$/iu;
/** "Our second shop in Lyon opens on 3 March". */
const opening: Pattern = (f, add) => {
  const at = f.facts.findIndex((x) => OPENS.test(unstop(x.text)));
  const place = OPENS.exec(unstop(f.facts[at]?.text ?? ""))?.[1];
  if (!place) return;
  const day = /\s(?:on|this|next)\s+(?:\d|\p{Lu}).*$/u.exec(place)?.[0] ?? "";
  add(`Our ${place.slice(0, place.length - day.length)} opens${day}`, "kind", undefined, at);
};

const PATTERNS: Partial<Record<Kind, Pattern>> = {
  offer,
  event,
  hiring,
  milestone,
  testimonial,
  changelog,
  comparison,
  partnership,
  person,
  report,
  opening,
};

/** The shapes of headline that belong to a kind of post. */
export function kindDrafts(f: Facts): Draft[] {
  const out: Draft[] = [];
  const first: Source = f.facts[0]?.source ?? f.topic?.source ?? { from: "brief", quote: "" };
  PATTERNS[f.kind]?.(f, (text, by, source, fact = -1, rest = "") => {
    out.push({
      text,
      by,
      role: by === "quote" ? "quote" : "kind",
      source: source ?? f.facts[fact]?.source ?? first,
      fact,
      ...(rest ? { rest } : {}),
    });
  });
  return out;
}
