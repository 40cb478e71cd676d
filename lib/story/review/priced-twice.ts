import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import { sameValue, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";

const LINKS =
  "for|costs?|is|are|at|für|kostet|kosten|ist|zu|pour|coûte(?:nt)?|est|à|por|cuestan?|es|está a|a|per|costa(?:no)?|è|custam?|é|fica|voor|kost(?:en)?|is";
const ARTICLES =
  "an?|the|our|one|each|every|eine?|der|die|das|unsere?|une?|la|le|les|notre|el|los|las|un|una|nuestr[oa]|il|lo|gli|i|l['’]|[oa]s?|um|uma|het|een|de|onze";
/** "A chocolate cake for", "die Torte kostet": what is sold, of up to three words, right before its price. */
const SOLD = once(
  () =>
    new Prefiltered(
      `(?:^|[\\s(“"„«])(?:${ARTICLES}) (?<thing>(?:[\\p{L}\\p{N}-]+ ){0,2}[\\p{L}-]+)(?: (?:${LINKS})| ?[:–—-])\\s?$`,
      "iu",
    ),
);
/** Nothing but a unit stands behind it: "for members", "instead of £40" and "until Friday" name another price. */
const ENDS =
  /^(?:(?: (?:an?|per|each|pro|je|par|por|al?|l[\u0027’]|il|o|de|het) ?| ?\/ ?)[\p{L}]+)?(?:\s?[.;!)…]|,? (?:and|und|et|y|e|en) |,|\s*$)/iu;
/** A price that was, will be or is for some: another one beside it is no slip. */
const OTHER = new Prefiltered(
  /(?<!\p{L})(?:now|was|were|before|previously|old|new|until|then|instead|normally|usually|regular(?:ly)?|members?|students?|children|kids|concessions?|small|large|jetzt|bisher|früher|vorher|neu\p{L}?|statt|sonst|bis|mitglieder|kinder|ermäßigt|maintenant|avant|ancien\p{L}*|nouve\p{L}+|jusqu\p{L}*|au lieu|adhérents?|enfants?|ahora|antes|nuev[oa]|hasta|socios|niños|ora|prima|nuov[oa]|fino|invece|soci|bambini|agora|novo|nova|até|sócios|crianças|nu|eerst|vroeger|nieuwe?|tot|leden|kinderen)(?!\p{L})/iu,
);

type Priced = { thing: string; price: Value; quote: string };

function pricedIn({ quote }: Fact, language: string): Priced[] {
  const prices = valuesIn(quote, language).filter(({ kind, weak }) => kind === "money" && !weak);
  const [price] = prices;
  if (!price || prices.length > 1 || OTHER.test(quote)) return [];
  const before = quote.slice(0, price.span.start);
  const thing = SOLD().exec(before)?.groups?.thing;
  const isWhole = ENDS.test(quote.slice(price.span.end));
  // "Oysters no. 3, the dozen" and "no. 2, the dozen" are two things.
  const numbers = before.match(/\d+/g) ?? [];
  return thing && isWhole ? [{ thing: [thing.toLowerCase(), ...numbers].join(" "), price, quote }] : [];
}

/** Two sentences that give one thing different prices: "a chocolate cake for £28", "the chocolate cake costs £32". */
export function pricedTwice(facts: readonly Fact[], language: string): { first: string; second: string }[] {
  const priced = facts.filter(({ from }) => from === "brief").flatMap((fact) => pricedIn(fact, language));
  return priced.flatMap((one, i) => {
    const others = priced.slice(i + 1).filter(({ thing }) => thing === one.thing);
    const other = others.find(({ price }) => !sameValue(price, one.price));
    // Three prices are a list.
    return other && others.every(({ price }) => sameValue(price, other.price))
      ? [{ first: one.quote, second: other.quote }]
      : [];
  });
}
