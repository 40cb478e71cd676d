import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { widestQuotes } from "./quotes-of.ts";

/** "A £50 deposit, the remaining £145": what is paid first, and what is paid then. */
const DEPOSIT =
  /(?<!\p{L})(?:deposit|down payment|anzahlung|acompte|arrhes|señal|depósito|caparra|acconto|aanbetaling|sinal)(?!\p{L})/iu;
const REST = new Prefiltered(
  /(?<!\p{L})(?:remaining|rest|balance|remainder|outstanding|restliche[nr]?|restbetrag|restzahlung|solde|reste|restante|resto|saldo|restant|resterende)(?!\p{L})/iu,
);

const amountOf = ({ keys }: Value): number =>
  Number(/^money:[a-z]*:?(?<amount>[\d.]+)$/.exec(keys[0] ?? "")?.groups?.amount);
const moneyIn = (quote: string, language: string): number[] =>
  valuesIn(quote, language)
    .filter(({ kind, weak }) => kind === "money" && !weak)
    .map(amountOf)
    .filter((amount) => amount > 0);

/** A deposit and its rest in one sentence that do not make the price, where the brief names one price alone. */
export function wrongRest(facts: readonly Fact[], language: string): { first: string; second: string }[] {
  const quotes = widestQuotes(facts);
  const split = quotes.find((quote) => DEPOSIT.test(quote) && REST.test(quote));
  const [deposit, rest, ...more] = split ? moneyIn(split, language) : [];
  if (!split || !deposit || !rest || more.length > 0) return [];
  const priced = quotes.filter((quote) => quote !== split && moneyIn(quote, language).length > 0);
  const [price, ...others] = priced.flatMap((quote) => moneyIn(quote, language));
  const isWrong =
    price !== undefined && others.length === 0 && price > Math.max(deposit, rest) && price !== deposit + rest;
  return isWrong ? [{ first: priced[0] ?? "", second: split }] : [];
}
