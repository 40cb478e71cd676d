import type { Story } from "../../../../story/schema.ts";
import { tokensOf } from "./tokens.ts";

const PERCENT = "\\d{1,2}\\s?(?:%|percent|per cent|prozent)";
const SUM = "(?:[£$€₹]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|euros?|kr|zł|CHF))";
/** A share or a sum that is taken off, and a price in place of a higher one. */
const DISCOUNT = new RegExp(
  [
    `(?:${PERCENT}|${SUM})\\s(?:off|discount|rabatt|nachlass|auf|reduction|de réduction|de remise|sur|de descuento|en|di sconto|su\\p{L}*|de desconto|em|korting|op|taniej)(?!\\p{L})`,
    `(?<![\\d–-])-\\s?${PERCENT}`,
    `${SUM}\\s*,?\\s*(?:statt|instead of|au lieu de|en vez de|en lugar de|invece di|in plaats van|em vez de|was)\\s*:?\\s*${SUM}`,
    "\\d割引",
  ].join("|"),
  "giu",
);

/** Whether the brief has other discounts beside its offer: then one of them alone would hide the others. */
export function isOneOfSeveral({ offer, facts }: Pick<Story, "offer" | "facts">): boolean {
  if (!offer) return false;
  const found = facts
    .filter(({ from }) => from === "brief")
    .flatMap(({ quote }) => Array.from(quote.matchAll(DISCOUNT), ([text]) => text));
  const own = [...tokensOf(offer.value).numbers];
  // "25% off: £9 instead of £12" says one offer in two ways.
  return [found.filter(isShare), found.filter((text) => !isShare(text))].some((alike) => {
    const each = new Set(alike.map((text) => [...tokensOf(text).numbers].sort().join("/")));
    return each.size > 1 && alike.some((text) => own.some((number) => tokensOf(text).numbers.has(number)));
  });
}

const isShare = (text: string) => /%|percent|per cent|prozent/iu.test(text);
