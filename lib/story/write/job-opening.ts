import { capitalize, size, unstop } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { candidates } from "./subject.ts";

/** A marker such as "(m/w/d)" ends the name of a role for certain, whatever stands behind it. */
const MARKER = String.raw`\((?:[mwdfxhv][/|]){1,2}[mwdfxhv]\)`;
const END = String.raw`(?:,\s+(?<rest>.{3,}))?$`;

/** A German role after "einen" may bear the ending of its case, so only one word without it is taken. */
const GERMAN = String.raw`(?:eine\s(?=\p{Lu})|einen\s(?=\p{Lu}[\p{L}/:*-]+(?<!n)\s\()|(?=\p{Lu}))`;

const opening = (lead: string, article: string, role: string) =>
  new Prefiltered(String.raw`^(?<lead>${lead})\s${article}(?<role>${role}\s${MARKER})${END}`, "iu");

/** One pattern a language: who is wanted since when, an article that the headline leaves out, and the role. */
const OPENINGS: Record<string, RegExp> = {
  de: new Prefiltered(
    String.raw`^(?<lead>Wir suchen(?: (?:ab sofort|zum nächstmöglichen Zeitpunkt|(?:ab dem|zum) \d{1,2}\.\s?\p{L}+))?)\s${GERMAN}(?<role>(?:\p{Lu}[\p{L}/:*-]+\s){1,4}${MARKER})${END}`,
    "u",
  ),
  fr: opening(
    "(?:Nous (?:recherchons|cherchons|recrutons)|On recrute)(?: dès maintenant)?",
    String.raw`(?:un\(e\)|une?)\s`,
    String.raw`[\p{L}’' -]{4,48}?`,
  ),
  nl: opening("(?:Wij|We) zoeken(?: per direct)?", String.raw`een\s`, String.raw`[\p{L}’' -]{4,48}?`),
};

/** "Wir suchen ab sofort eine Fachangestellte (m/w/d), 30 Stunden": the role, under the words that lead to it. */
export function jobOpening(m: Material): Headline | undefined {
  const [block] = candidates(m);
  const [piece] = block?.pieces ?? [];
  const found = own(OPENINGS, m.language)?.exec(unstop(piece?.card ?? ""))?.groups;
  if (!block || !piece || !found?.lead || !found.role || size(found.role) > 64) return undefined;
  const rest = found.rest ? [found.rest] : [];
  return { text: capitalize(found.role), facts: piece.facts, rest, block, label: found.lead };
}
