import { hasVerb, isImperative } from "../grammar.ts";
import { smart } from "../polish.ts";
import { withoutArticle } from "../rewrite/phrases.ts";
import { variants } from "../rewrite/variants.ts";
import { capitalize, clip, hasWords, lowerFirst, unstop, wordCount } from "../text.ts";
import type { Brand, Candidate, Fact, Facts } from "../types.ts";
import type { Voice } from "../voice.ts";
import type { Draft } from "./draft.ts";
import { foreignDrafts, lastResort } from "./fallbacks.ts";
import { keywordDrafts } from "./keywords.ts";
import { kindDrafts } from "./kinds.ts";
import { scoreHeadline } from "./score.ts";
import { topicDrafts } from "./topic.ts";

/** Facts further down are not rewritten: news stands early, and a long brief must not cost more than it gives. */
const MAX_REWRITTEN = 16;

function factDrafts(f: Facts): Draft[] {
  return f.facts.slice(0, 2 * MAX_REWRITTEN).flatMap((x, fact): Draft[] => {
    const base = { source: x.source, fact, role: x.role };
    if (fact >= MAX_REWRITTEN) return [{ ...base, text: x.text, by: "whole" }];
    if (x.label === "headline") return [{ ...base, text: x.text, by: "headline" }];
    return variants(x.text, f.product, x.it).map((v) => ({
      ...base,
      ...v,
      by: x.label === "message" && v.by === "whole" ? "message" : v.by,
    }));
  });
}

const OBJECT_IT = /^(.{6,60}\b(?:use|love|trust|run|need|choose|read|recommend|tried|bought))s? it$/i;

/** "900 hospitals use it", after a sentence that names the product. */
function objectDrafts(f: Facts): Draft[] {
  const { product } = f;
  return f.facts.slice(1, 5).flatMap((x, i): Draft[] => {
    const said = OBJECT_IT.exec(unstop(x.text).replace(/^today,?\s/i, ""))?.[1];
    const isNamed = product && hasWords(f.facts[i]?.text ?? "", product);
    if (!said || !isNamed) return [];
    return [{ text: `${said} ${product}`, by: "main", role: x.role, source: x.source, fact: i + 1 }];
  });
}

/** A short bullet with a number and a verb is a headline too. */
function bulletDrafts(f: Facts): Draft[] {
  return f.bullets
    .slice(0, 8)
    .filter(
      (b) =>
        !b.label && /\d/.test(b.text) && wordCount(b.text) <= 9 && hasVerb(b.text) && !isImperative(b.text),
    )
    .map((b) => ({ text: b.text, by: "whole", role: "feature", source: b.source, fact: -1 }));
}

/** The short name a list stands under: the topic, or a heading-like fragment before the first bullet. */
function listHeading(f: Facts): { text: string; source: Fact["source"]; fact: number } | undefined {
  const first = f.bullets[0]?.order ?? 0;
  const fact = f.facts.findIndex(
    (x) =>
      x.fragment &&
      wordCount(x.text) <= 4 &&
      !/^(?:\d|what|how|why)|[$€£]/i.test(x.text) &&
      x.order <= first &&
      !/^(?:when|audience)$/.test(x.role),
  );
  const found = f.facts[fact] ?? f.topic;
  if (!found || wordCount(found.text) > 5 || hasVerb(found.text)) return undefined;
  return { text: unstop(withoutArticle(found.text)), source: found.source, fact };
}

/** What of a list fits behind its heading: a bullet with a number, a telling first one, or two short ones. */
function listLine(f: Facts, heading: string): { text: string; by: "kind" | "kind2" } | undefined {
  const bullets = f.bullets.filter((b) => !b.label);
  const say = (x: Fact) => lowerFirst(unstop(x.text), f.names);
  const counted = bullets.find((b) => /\d/.test(b.text) && wordCount(b.text) <= 7);
  if (counted) return { text: say(counted), by: "kind" };
  const [first] = bullets;
  const isTelling =
    first && wordCount(heading) <= 3 && wordCount(first.text) > 4 && wordCount(first.text) <= 7;
  if (isTelling && !hasVerb(first.text)) return { text: say(first), by: "kind" };
  const short = bullets.filter((b) => wordCount(b.text) <= 4).map(say);
  return short.length > 1 ? { text: `${short[0]} and ${short[1]}`, by: "kind2" } : undefined;
}

/** A heading above a list: "Spring menu: asparagus tart and rhubarb fool". */
function headedDrafts(f: Facts): Draft[] {
  const isList = f.bullets.length > 1 && /^(?:changelog|launch|feature|news)$/.test(f.kind);
  const heading = isList ? listHeading(f) : undefined;
  const line = heading && listLine(f, heading.text);
  if (!heading || !line) return [];
  const { source, fact } = heading;
  return [{ source, fact, role: "kind", by: line.by, text: `${heading.text}: ${line.text}` }];
}

function messageDrafts(f: Facts): Draft[] {
  const at = f.facts.findIndex((x) => x.label === "message");
  const fact = f.facts[at];
  return fact
    ? variants(fact.text, f.product).map((v) => ({
        ...v,
        by: "kind2",
        role: "kind",
        source: fact.source,
        fact: at,
      }))
    : [];
}

/** "also" and "too" point at something before; they go; "too hot" stays. */
const ALSO = /\salso\b|\stoo(?=[.,;:!?]|$|\s(?:and|in|on|at|from|with|for)\b)/gi;

function finished(d: Draft, language: string): string {
  const text = language === "en" && d.by !== "quote" ? d.text.replace(ALSO, "") : d.text;
  const tidy = smart(capitalize(unstop(text).replace(/\s{2,}/g, " ")));
  return language === "en" ? tidy : clip(tidy, 110);
}

function drafts(f: Facts, brand: Brand): Draft[] {
  if (f.language !== "en") return foreignDrafts(f);
  return [
    ...factDrafts(f),
    ...objectDrafts(f),
    ...bulletDrafts(f),
    ...keywordDrafts(f),
    ...headedDrafts(f),
    ...topicDrafts(f, brand),
    ...kindDrafts(f),
    ...messageDrafts(f),
  ];
}

/** The same words may be reached in several ways; the best-scored one stays. */
function keepBest(all: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const c of all) {
    const key = c.text.toLowerCase();
    const known = best.get(key);
    if (!known || c.score > known.score) best.set(key, c);
  }
  return [...best.values()];
}

/** Every headline that was considered, best first, with score and reasons. Never invented: only the brief's own clauses. */
export function headlines(f: Facts, brand: Brand, voice: Voice): Candidate[] {
  const said = drafts(f, brand);
  const all = (said.length ? said : lastResort(f, brand)).flatMap((d): Candidate[] => {
    const text = finished(d, f.language);
    if (!text || text.includes("\n")) return [];
    // "also" is judged before it goes: it marks what is not the main point.
    const { score, why } = scoreHeadline(
      d.by === "quote" ? text : capitalize(unstop(d.text)),
      d,
      f,
      brand,
      voice,
    );
    const rest = d.rest ? { rest: d.rest } : {};
    return [{ text, by: d.by, score, why, source: d.source, used: d.fact >= 0 ? [d.fact] : [], ...rest }];
  });
  return keepBest(all).sort((a, b) => b.score - a.score || a.text.length - b.text.length);
}
