import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import type { Fact, Story } from "./schema.ts";

/** Words that limit a price: whom, when, how many and how it is for. */
const LIMITS = new Prefiltered(
  /(?<!\p{L})(?:only|except|excluding|unless|not (?:valid|on|for|in|with|available)|members?|weekdays?|weekends?|per booking|minimum|at least|from \d+|for (?:up to|groups of) \d+|until|by (?:appointment|order)|in advance|pre-?order|while stocks? lasts?|nur|außer|ausgenommen|nicht (?:auf|für|am|an|mit|gültig)|mitglieder\p{L}*|werktags|wochentags|mindestens|ab \d+ (?!uhr|€|euro)|höchstens|solange|auf (?:vor)?bestellung|seulement|uniquement|sauf|hors|membres|adhérents|en semaine|au moins|à partir de|dans la limite|sur (?:commande|réservation)|s[oó]lo|solamente|únicamente|excepto|salvo|soci[oa]s|entre semana|mínimo|a partir de|hasta|por encargo|soltanto|esclus[oi]|tranne|eccetto|soci|nei giorni feriali|almeno|da \d+ (?!euro|€)|su (?:ordinazione|prenotazione)|alleen|behalve|niet (?:op|voor|in|geldig)|leden|doordeweeks|minimaal|vanaf \d+ (?!euro|uur)|zolang|op bestelling|s[oó]|apenas|somente|exceto|sócios|em dias úteis|por encomenda)(?!\p{L})|限定|のみ|以上|平日|会員|対象外|まで/iu,
);

const isIn = (inner: Fact, outer: Fact) =>
  outer.span.start <= inner.span.start && outer.span.end >= inner.span.end;

/**
 * Conditions of a price, which stand beside it wherever it stands: those in its own sentence, and those behind it that
 * say whom, when or how many it is for.
 */
export function conditionsOfPrices({ facts }: Pick<Story, "facts">): Fact[] {
  const own = facts.filter(({ from }) => from === "brief");
  const prices = own.filter(({ kind }) => kind === "price");
  const statements = own.filter((one) => !own.some((other) => other !== one && isIn(one, other)));
  const isPriced = (one: Fact) => prices.some((price) => isIn(price, one));
  const holderOf = (one: Fact) => statements.find((statement) => isIn(one, statement)) ?? one;
  return own
    .filter(({ kind }) => kind === "condition")
    .filter((one) => {
      const holder = holderOf(one);
      const isBehind = prices.some(({ span }) => span.end <= one.span.start);
      return isPriced(holder) || (isBehind && LIMITS.test(one.quote));
    });
}
