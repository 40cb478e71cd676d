import { lowerFirst, unstop, wordCount } from "../text.ts";
import type { Fact, Facts } from "../types.ts";
import type { Draft } from "./draft.ts";
import { mainDate, shortDate } from "./when.ts";

const OCCASION =
  /\b(?:offer|sale|deal|special|opening|launch|party|workshop|class|course|fair|night|menu|day|retreat|meeting)$/i;

type Made = "kind" | "kind2" | "whole";

const draft = (b: Fact, text: string, by: Made): Draft => ({
  text,
  by,
  role: "kind",
  source: b.source,
  fact: -1,
});

/** "January offer: 3 months for 2", "Open farm day: Sunday 8 June": the occasion with the best of what belongs to it. */
function occasionDrafts(f: Facts, occasion: Fact, lead: Fact | undefined): Draft[] {
  const name = unstop(occasion.text);
  const isEvent = f.kind === "event";
  const date = isEvent ? mainDate(f) : undefined;
  const day = date && /\d/.test(date) ? shortDate(date) : "";
  return [
    ...(day ? [draft(occasion, `${name}: ${day}`, "kind")] : []),
    ...(lead
      ? [draft(occasion, `${name}: ${lowerFirst(unstop(lead.text), f.names)}`, isEvent ? "kind2" : "kind")]
      : []),
  ];
}

/** A brief of mere keywords has no sentence to lead with: "january offer, 3 months for 2, ends 31 jan". */
export function keywordDrafts(f: Facts): Draft[] {
  const isSaid = f.facts.some((x) => !/^(?:when|where|audience)$/.test(x.role));
  if (isSaid || f.kind === "changelog") return [];
  const occasion = f.bullets.find((b) => OCCASION.test(b.text) && wordCount(b.text) <= 4);
  const others = f.bullets.filter((b) => b !== occasion && wordCount(b.text) > 1);
  const lead = others.find((b) => b.role === "offer") ?? others[0];
  return [
    ...(occasion ? occasionDrafts(f, occasion, lead) : []),
    ...f.bullets.slice(0, 4).map((b) => draft(b, b.text, b === lead ? "kind2" : "whole")),
  ];
}
