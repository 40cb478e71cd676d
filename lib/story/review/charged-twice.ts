import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import { sameValue, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";

const ARTICLES =
  "the|our|der|die|das|unsere?|la|le|les|notre|el|los|las|nuestr[oa]|il|lo|i|[oa]s?|a nossa|o nosso|het|de|onze|l['’]";
const STAYS =
  "stays|remains|will (?:be|stay|remain)|is|are|costs?|bleibt|beträgt|ist|kostet|liegt|reste|demeure|est|sera|s['’]élève|passe|coûte|sigue|se queda|queda|será|es|cuesta|resta|rimane|è|sarà|costa|blijft|is|wordt|bedraagt|kost|fica|mantém-se|continua|permanece|é|custa";
const AT = "at|of|to|bei|von|auf|à|de|en|a|di|op|van|em";
const YEAR = "(?:(?:in|for|im Jahr|für|en|pour|para|nel|per il|voor|em) )?20\\d\\d";
/** "The annual charge stays at", "the new charge of": what is paid, right before how much it is. */
const CHARGED = once(
  () =>
    new Prefiltered(
      `(?:^|[\\s(“"„«])(?:${ARTICLES}) ?(?<thing>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?:(?:${STAYS})(?: ${YEAR})?(?: (?:${AT}))?|${AT})\\s?$`,
      "iu",
    ),
);
/** "Annual charge" and "new charge" may be one charge; "late charge" is another. */
const SAME_THING = new Prefiltered(
  /(?<!\p{L})(?:new|annual|yearly|neue[nrs]?|jährliche[nrs]?|nouve(?:au|lle)|annuel(?:le)?|nuev[oa]|anual|nuov[oa]|annuale|nieuwe?|jaarlijkse?|nov[oa])(?!\p{L})|(?<!\p{L})(?:jahres-?|jaar)(?=\p{L}{3})/giu,
);
/** What it was, is until then, or is for some. */
const OTHERWISE = new Prefiltered(
  /(?<!\p{L})(?:was|were|before|previously|old|until|till|then|instead|bisher|früher|vorher|alte[nrs]?|statt|bis|avant|ancien\p{L}*|jusqu\p{L}*|au lieu|antes|antigu[oa]|hasta|prima|vecchi[oa]|fino|invece|até|antig[oa]|eerst|vroeger|oude?|tot|members?|students?|children|mitglieder|kinder|enfants?|niños|soci|bambini|crianças|kinderen)(?!\p{L})/iu,
);

type Charged = { thing: string; price: Value; time: Value; quote: string };

/** A year alone is read as a number. */
const isTime = ({ kind, text }: Value) =>
  kind === "date" || kind === "month" || (kind === "number" && /^20\d\d$/.test(text));

function chargedIn(quote: string, language: string): Charged[] {
  const values = valuesIn(quote, language).filter(({ weak }) => !weak);
  const [price, ...others] = values.filter(({ kind }) => kind === "money");
  // The time of a price stands first; a later one is that of its bill.
  const time = values.find(isTime);
  if (!price || !time || others.length > 0 || OTHERWISE.test(quote)) return [];
  const { thing = "" } = CHARGED().exec(quote.slice(0, price.span.start))?.groups ?? {};
  const bare = thing.toLowerCase().replace(SAME_THING, " ").replace(/\s+/g, " ").trim();
  return bare === "" ? [] : [{ thing: bare, price, time, quote }];
}

/** One charge with two amounts for one time: "stays at €96 for 2027", "of €110 applies from 1 January 2027". */
export function chargedTwice(facts: readonly Fact[], language: string): { first: string; second: string }[] {
  const quotes = new Set(facts.filter(({ from }) => from === "brief").map(({ quote }) => quote));
  const charged = [...quotes].flatMap((quote) => chargedIn(quote, language));
  return charged.flatMap((one, i) => {
    const [other, ...more] = charged.slice(i + 1).filter(({ thing }) => thing === one.thing);
    // Three prices are a list.
    const isSlip = other && more.length === 0 && !sameValue(one.price, other.price);
    return isSlip && sameValue(one.time, other.time) ? [{ first: one.quote, second: other.quote }] : [];
  });
}
