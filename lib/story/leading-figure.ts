import { sentences } from "../copy/sentences.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import type { Story } from "./schema.ts";
import type { Value, ValueKind } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

/** Of all numbers of a story, the one that it is about, with the words of its clause. */

/** "We asked 1,140 nurses": how many were asked tells nothing of what they said. */
const SAMPLE = new Prefiltered(
  /(?<!\p{L})(?:asked|surveyed|tested|polled|interviewed|analy[sz]ed|checked|reviewed|counted|opened|looked at|befragt\p{L}*|gefragt|getestet|geprüft|untersucht|interrogé\p{L}*|testé\p{L}*|sondé\p{L}*|demandé|analysé\p{L}*|preguntamos|encuestamos|probamos|analizamos|entrevistamos|chiesto|intervistat\p{L}*|provat\p{L}*|testat\p{L}*|analizzat\p{L}*|vroegen|ondervroegen|testten|onderzochten|bekeken|perguntámos|perguntamos|inquirimos|testámos|testamos|analisámos|entrevistámos)(?!\p{L})/iu,
);

/** What a number may be; a day, an hour and a number to call are none. */
const KINDS: readonly (readonly ValueKind[])[] = [
  ["percent"],
  ["factor", "money"],
  ["number", "measure", "duration"],
];

/** "7 in 10", "7 von 10", "7 de cada 10": a share in two numbers. */
const SHARE =
  /(?<![\d.,])\d{1,2} (?:in|out of|of|von|sur|de cada|su|op de|van de|em cada) (?:10|100|1\.?000|\d{1,2})(?![\d.,]|\s?[%€£$])/u;

/** "from £4,200 to £1,900": what it has become. */
const TURNED = /^\s+(?:to|auf|à|al?|naar|para)\s+$/iu;

type Hit = { value: string; start: number; end: number };
/** A number with the words of its clause before and after it. */
export type LeadingFigure = { intro: string; value: string; label: string };

/** Where the clause of a number ends: at a stop, and at the comma before another number. */
const CLAUSE_END = /[.;!?](?:\s|$)|[,:]\s(?=(?:\p{L}+ ){0,2}\d)/u;

const spanOf = ({ span, text }: Value, of: string): Hit => {
  const sign = /^\s?[%‰]/u.exec(of.slice(span.end))?.[0] ?? "";
  return { value: text + sign, start: span.start, end: span.end + sign.length };
};

function foundIn(sentence: string, language: string, kinds: readonly ValueKind[]): Hit | undefined {
  const share = kinds.includes("percent") ? SHARE.exec(sentence) : null;
  if (share) return { value: share[0], start: share.index, end: share.index + share[0].length };
  const values = valuesIn(sentence, language).filter(
    ({ kind, weak, text }) => !weak && /\d/.test(text) && kinds.includes(kind),
  );
  const stated = values.filter(({ span }) => !SAMPLE.test(clauseAround(sentence, span.start)));
  const [first, second] = stated;
  const isTurned = first && second && TURNED.test(sentence.slice(first.span.end, second.span.start));
  const value = isTurned ? second : first;
  return value && spanOf(value, sentence);
}

/** The clause in which a number stands, by its commas and colons. */
function clauseAround(sentence: string, at: number): string {
  const start = Math.max(
    0,
    ...[...sentence.slice(0, at).matchAll(/[,:;]\s/gu)].map(({ index }) => index + 1),
  );
  return sentence.slice(start).split(/[,:;]\s/u)[0] ?? "";
}

/** "Il 29%": its article alone says nothing over a number. */
const ARTICLE = /^(?:the|el|il|l[’']|le|la|les|los|las|i|gli|os?|as?|de|het|die|der|das)$/iu;

const LONGEST = { intro: 60, value: 24, label: 120 };

function partsOf(sentence: string, { value, start, end }: Hit): LeadingFigure | undefined {
  const before =
    sentence
      .slice(0, start)
      .split(/[:;]\s/u)
      .at(-1)
      ?.trim() ?? "";
  const behind = sentence.slice(end);
  const label = behind.slice(0, CLAUSE_END.exec(behind)?.index ?? behind.length).trim();
  const lead = before.replace(/,$/u, "").replace(/^.*,\s/u, "");
  const intro = ARTICLE.test(lead) ? "" : lead;
  const isShort =
    value.length <= LONGEST.value && intro.length <= LONGEST.intro && label.length <= LONGEST.label;
  return isShort ? { intro, value, label } : undefined;
}

/** The share that the headline or the first fact tells, else the first number that counts no people asked. */
export function leadingFigure({ headline, facts, language }: Story): LeadingFigure | undefined {
  const own = facts.filter(({ from }) => from === "brief").map(({ says }) => says);
  const said = [headline.text, ...own].flatMap((text) => sentences(text));
  for (const kinds of KINDS)
    for (const sentence of said) {
      const found = foundIn(sentence, language, kinds);
      if (found) return partsOf(sentence, found);
    }
  return undefined;
}
