import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";

const GO =
  "(?:stay|are|is|go|come|travel|get in|swim|play|eat|übernachten|schlafen|sind|ist|haben|fahren|restent|sont|est|entrent|voyagent|entran|van|son|es|viajan|duermen|entrano|sono|è|dormono|viaggiano|zijn|is|gaan|slapen|reizen|ficam|são|é|entram|viajam)";
const FREE =
  "(?:free(?: of charge)?|for free|frei(?:en eintritt)?|kostenlos|umsonst|gratis|gratuit(?:e?s?|ement)|grátis|gratuit[oa]s?|gratuitamente)";
const PRICE = "(?:[£$€₹] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|£|\\$|euros?|CHF|kr))";
const PER =
  "(?: ?(?:a|an|per|each|pro|je|par|por|al|a la|alla|per|à la|de|no)(?: \\p{L}+){0,2}| ?/ ?\\p{L}+)?";

/** "Dogs stay free", "Dogs £10 a night": a whole clause of who or what it is for, and nothing that limits it. */
const IS_FREE = new Prefiltered(`^(?<who>\\p{L}[\\p{L}’' -]{1,30}?)(?: ${GO})? ${FREE}$`, "iu");
const IS_PAID = new Prefiltered(
  `^(?<who>\\p{L}[\\p{L}’' -]{1,30}?)(?: (?:pay|cost|zahlen|kosten|paient|pagan|pagano|betalen|pagam))?:? ${PRICE}${PER}$`,
  "iu",
);

const clausesOf = (quote: string) =>
  quote.split(/[.;!?\n]+\s*|,\s+(?=\p{L})/u).map((clause) => clause.trim());
const whoIn = (clause: string, form: Prefiltered) => form.exec(clause)?.groups?.who?.trim().toLowerCase();

/** One thing that is free and has a price: "Dogs stay free", and further on "Dogs £10 a night". */
export function freeAndPaid(facts: readonly Fact[]): { first: string; second: string }[] {
  const quotes = [...new Set(facts.filter(({ from }) => from === "brief").map(({ quote }) => quote))];
  const clauses = [...new Set(quotes.flatMap(clausesOf))];
  return clauses.flatMap((clause) => {
    const who = whoIn(clause, IS_FREE);
    const paid = who && clauses.find((other) => whoIn(other, IS_PAID) === who);
    return paid ? [{ first: clause, second: paid }] : [];
  });
}
