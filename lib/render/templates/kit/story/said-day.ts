import type { Story } from "../../../../story/schema.ts";
import { isSpan } from "../../card/dates.ts";
import { isClosure } from "./closure.ts";

/** What says how a day is meant, right before it. */
const LEAD =
  /(?<!\p{L})(?:from|since|until|till|by|before|as of|starting|ab|seit|bis(?: zum)?|vor|à partir du|dès(?: le)?|jusqu['’]au|avant le|desde(?: el)?|hasta(?: el)?|a partir del?|antes del?|dal|fino al|entro il|prima del|vanaf|tot(?: en met)?|uiterlijk|até)\s$/iu;

/**
 * The day of the news with the word that says how it is meant, "from 6 December". Empty where a headline does not say
 * that it is closed then: the day alone would invite.
 */
export function saidDay({ when, occasion, headline, facts }: Story): string {
  const date = when?.date ?? "";
  if (date === "" || (occasion === "closing" && !isClosure({ headline }))) return "";
  const quotes = facts.filter(({ id }) => when?.facts.includes(id)).map(({ quote }) => quote);
  const quote = quotes.find((text) => text.includes(date)) ?? "";
  const lead = isSpan(date) ? undefined : LEAD.exec(quote.slice(0, quote.indexOf(date)))?.[0];
  return `${lead ?? ""}${date}`;
}
