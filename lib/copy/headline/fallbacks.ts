import { hasSpaces } from "../language.ts";
import { lowerFirst, size, unstop, wordCount } from "../text.ts";
import type { Brand, Fact, Facts, Quote } from "../types.ts";
import type { Draft } from "./draft.ts";

const quoted = (q: Quote): Draft => ({
  text: `“${unstop(q.text)}”`,
  by: "quote",
  role: "quote",
  source: q.source,
  fact: -1,
});

/** Where a long sentence may end early, by script. */
function clauseEdge(text: string, spaced: boolean): RegExp {
  if (!spaced) return size(text) > 34 ? /[、，：]/u : /：/u;
  return size(text) > 75 ? /\s[–—]\s|[;:]\s|,\s/ : /\s[–—]\s|;\s/;
}

function foreignFact(x: Fact, fact: number, spaced: boolean): Draft[] {
  const base = { source: x.source, fact, role: x.role };
  const whole: Draft = { ...base, text: x.text, by: "whole" };
  const main = x.text.split(clauseEdge(x.text, spaced))[0] ?? x.text;
  const enough = spaced ? wordCount(main) >= 4 : main.length >= 8;
  if (main === x.text || !enough) return [whole];
  const rest = x.text.slice(main.length).replace(/^[\s,;:–—、，：]+/u, "");
  return [whole, { ...base, text: main, by: "main", rest }];
}

/** Languages we do not rewrite: the author's sentences, and their first clause when they are long. */
export function foreignDrafts(f: Facts): Draft[] {
  const spaced = hasSpaces(f.language);
  const { topic } = f;
  const own: Draft[] = topic
    ? [{ text: topic.text, by: "topic", role: "topic", source: topic.source, fact: -1 }]
    : [];
  const quotes = f.kind === "testimonial" ? f.quotes.filter((q) => size(q.text) <= 90) : [];
  return [...own, ...f.facts.flatMap((x, i) => foreignFact(x, i, spaced)), ...quotes.map(quoted)];
}

function brandLine(f: Facts, brand: Brand): Draft[] {
  const own: [string, string][] = [
    ["offer.one_liner", brand.offer.one_liner],
    ["tagline", brand.tagline],
    ["offer.product_name", f.product ?? ""],
  ];
  const [field, text] = own.find((line) => line[1].trim()) ?? [];
  if (!field || !text) return [];
  return [{ text, by: "brand", role: "brand", source: { from: "brand", field, quote: text }, fact: -1 }];
}

/** When no statement was made: a bullet, a step, a comparison, a quotation, the action, or the brand's own line. */
export function lastResort(f: Facts, brand: Brand): Draft[] {
  const facts = [...f.bullets.slice(0, 2), ...f.steps.slice(0, 1)];
  return [
    ...facts.map((x): Draft => ({ text: x.text, by: "whole", role: x.role, source: x.source, fact: -1 })),
    ...f.contrasts.slice(0, 1).map(
      (c): Draft => ({
        text: `${c.before} vs ${lowerFirst(c.after, f.names)}`,
        by: "kind2",
        role: "contrast",
        source: c.source,
        fact: -1,
      }),
    ),
    ...f.quotes.slice(0, 1).map(quoted),
    ...f.ctas
      .slice(0, 1)
      .flatMap((c): Draft[] =>
        c.source ? [{ text: c.label, by: "whole", role: "detail", source: c.source, fact: -1 }] : [],
      ),
    ...brandLine(f, brand),
  ];
}
