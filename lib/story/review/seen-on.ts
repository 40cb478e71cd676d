import type { Fact } from "../schema.ts";
import { sameValue, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { looksBack } from "./looks-back.ts";

/** The end of an invitation names the day of it all once more. */
const SEE_YOU =
  /^(?:we(?:['’]ll| will) |we )?(?:see you|meet us|wir sehen uns|bis (?:dann )?(?:am|zum)|rendez-vous|on se voit|à bientôt|nos vemos|te esperamos|os esperamos|ci vediamo|vi aspettiamo|até|vemo-nos|esperamos por|tot (?:op|ziens)|we zien (?:je|jullie|u))(?!\p{L})/iu;

const datesIn = ({ quote }: Fact, language: string): Value[] =>
  valuesIn(quote, language).filter(({ kind, weak }) => kind === "date" && !weak);

/** "The market is on 12 December. See you on 13 December!": the one day of a brief, and another one to meet on. */
export function seenOnAnotherDay(
  facts: readonly Fact[],
  language: string,
): { first: string; second: string }[] {
  const dated = facts
    .filter(({ from }) => from === "brief")
    .map((fact) => ({ quote: fact.quote, says: fact.says, dates: datesIn(fact, language) }))
    .filter(({ dates }) => dates.length === 1);
  const meeting = dated.find(({ quote }) => SEE_YOU.test(quote));
  const [day] = meeting?.dates ?? [];
  if (!meeting || !day) return [];
  // A recap looks back on one day and invites to the next.
  const others = dated.filter(({ quote, says }) => quote !== meeting.quote && !looksBack(says));
  const [other] = others;
  const isOneDay = others.every(({ dates }) =>
    dates.every((date) => other?.dates.every((d) => sameValue(d, date))),
  );
  const agrees = other?.dates.some((date) => sameValue(date, day));
  return other && isOneDay && !agrees ? [{ first: other.quote, second: meeting.quote }] : [];
}
