import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { withSharedCurrency } from "../../text/shared-currency.ts";
import type { Occasion } from "../kinds.ts";
import type { Offer } from "../schema.ts";
import { readFree } from "../values/free.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { valuesOf } from "./values.ts";

const EMPTY: Offer = { value: "", before: "", ends: "", code: "", terms: "", facts: [] };

const PRICE =
  "(?:[£$€¥₹]\\s?\\d[\\d.,]*\\d|[£$€¥₹]\\s?\\d|\\d[\\d.,]*\\s?(?:€|euros?|EUR|£|pounds?|quid|CHF|kr|zł|円|元|dollars?))";
const CHEAPER = once(() => [
  new Prefiltered(
    `\\b(?:was|were|statt|instead of|before|au lieu de|en (?:vez|lugar) de|invece di|anziché|in plaats van|em vez de|rrp|normally|usually|usual price)\\s*:?\\s*(?<before>${PRICE})[^.]{0,24}?\\b(?:now|jetzt|nur|maintenant|ahora|ora|nu|agora|only|is|just)\\s*:?\\s*(?<value>${PRICE})`,
    "iu",
  ),
  new Prefiltered(
    `\\b(?:now|jetzt|nur|maintenant|ahora|ora|nu|agora|only|just)\\s*:?\\s*(?<value>${PRICE})[^.]{0,24}?\\b(?:was|statt|instead of|au lieu de|en (?:vez|lugar) de|invece di|anziché|in plaats van|em vez de|before|normally|usually|rrp)\\s*:?\\s*(?<before>${PRICE})`,
    "iu",
  ),
  new Prefiltered(
    `(?<value>${PRICE})\\s*,?\\s*(?:\\(\\s*)?(?:statt|instead of|au lieu de|en (?:vez|lugar) de|invece di|anziché|in plaats van|em vez de|was|normally|usually|rrp)\\s*:?\\s*(?<before>${PRICE})`,
    "iu",
  ),
  /(?<value>\d{1,2}\s?(?:%|percent|per cent)(?:\s(?:off|discount|rabatt|reduction|de réduction|de remise|de descuento|di sconto|de desconto|korting|auf)(?![\p{L}])(?: (?!(?:con|mit|avec|met|com)(?!\p{L})[^.]{0,12}(?:code|c[oó]d)|with\b|until\b|till\b|this\b|ends\b|code\b|for\b|on\b|from\b|between\b|through\b|to\b|at\b|when\b|if\b|starting\b|vom\b|bis\b|du\b|dal\b|jusqu)[\p{L}]+(?![\p{L}\d])){0,4})|[£$€₹]\s?\d[\d.,]* off\b|(?<![\d–-])-\d{1,2}\s?%|\d{1,2}\s?[%％]\s?(?:オフ|off(?![\p{L}])|引き))/iu,
  /(?<value>\bhalf[- ]price\b|\bbuy (?:one|two|three|\d+)\b.{0,30}?\b(?:get|pay).{0,30}?\b(?:free|half price|price of \w+)\b|\b(?:\d|(?:two|three|four|five|six|seven) \p{L}+) for (?:\d|the price of \w+)\b|(?<!\p{L})(?:\d+|\p{L}{2,8}) \p{L}+ (?:pour le prix de|zum preis von|por el precio de|al prezzo di|voor de prijs van|pelo preço de) (?:\d+|\p{L}{2,8})(?!\p{L})|\b\d+ \p{L}+ for (?:the price of )?\d\b|\d+月割|\d割引|半額|半价|买一送一|[一-九\d]折)/iu,
]);

const ENDS =
  /\b(?:ends?|ending|until|till|til|by|before|valid (?:until|to)|expires?|last day|bis(?: zum)?|jusqu['’]\S*(?: \p{L}+)?|hasta(?: el)?|fino al?|entro(?: il)?|até|tot(?: en met)?|t\/m|まで|截止)\s+/iu;
/** "La tariffa sale da 231 € a 238 €": in Italian it goes up. */
const SALE =
  /\b(?:sale(?! (?:dal?|dalla|alla?|dell?|di)\b)|off|offer|deal|discount|promo|voucher|coupon|code|half[- ]price|free (?:with|for|until|first|the first)|for the price of|special|was [£$€₹]|angebot|rabatt|statt|aktion|soldes|promotion|réduction|remise|oferta|descuento|rebajas|offerta|sconto|saldi|promoção|desconto|aanbieding|korting)\b|割引|半額|セール|折扣|优惠/i;

const amountOf = (price = "") =>
  Number(/\d+(?:[.,]\d+)?/.exec(price.replace(/[.,](?=\d{3})/g, ""))?.[0].replace(",", "."));

/** Before and after of a price, a discount, one for two. A price that has risen is no offer. */
function priceCut(said: string) {
  const says = withSharedCurrency(said);
  return CHEAPER()
    .map((re) => re.exec(says)?.groups)
    .find((g) => g && !(g.before && amountOf(g.before) < amountOf(g.value)));
}

export const hasPriceCut = (says: string): boolean => priceCut(says) !== undefined;

type Use = (d: Draft) => void;

/** "Siblings get 10% off", behind the news: what some people pay less is no offer to all. */
const FOR_SOME = new Prefiltered(
  /^(?:for |für |pour (?:les )?|para (?:los |os )?|per (?:i )?|voor )?(?:our |the |all |unsere |die |alle |nos |les |los |las |os |as |i |gli |de |onze )?(?:siblings?|members?|students?|pensioners?|seniors?|concessions?|children|kids|under[- ]\d{1,2}s|groups?|carers?|staff|geschwister(?:kinder)?|\p{L}*mitglieder|studierende|schüler\p{L}*|senior\p{L}*|rentner\p{L}*|kinder|gruppen|frères|fratries|adhérente?s?|étudiante?s?|retraité[es]*|enfants|groupes|herman[oa]s|soci[oa]s|estudiantes|jubilad[oa]s|niñ[oa]s|grupos|fratelli|soci|studenti|pensionati|bambini|gruppi|broertjes|broers|zusjes|leden|studenten|senioren|kinderen|groepen|irmãos|sócios|estudantes|idosos|crianças)(?!\p{L})/iu,
);

export const isForSome = (says: string): boolean => FOR_SOME.test(says);

/** "10 % de descuento en cualquiera de los" cuatro: so much and no more is whole. */
const DISCOUNT =
  /^\d{1,2}\s?(?:%|percent|per cent)\s(?:off|discount|rabatt|reduction|de réduction|de remise|de descuento|di sconto|de desconto|korting)(?!\p{L})/iu;
const OPEN_END =
  /(?<!\p{L})(?:the|any|all|of|or|and|und|oder|et|ou|y|en|our|your|de[rnms]?|die|das|alle[nrms]?|unser[en]*|les?|la|des|du|nos|vos|el|los|las|del|tod[oa]s|su|il|lo|i|gli|di|nostr[aei]|het|onze|alle|os?|as?|nas?|nos?)$/iu;
function untorn(value: string, says: string): string {
  const goesOn = /^\s[\p{L}\d]/u.test(says.slice(says.indexOf(value) + value.length));
  return goesOn && OPEN_END.test(value) ? (DISCOUNT.exec(value)?.[0] ?? value) : value;
}

function usePriceCut(n: Notebook, offer: Offer, use: Use) {
  for (const [i, d] of mains(n).entries()) {
    const g = priceCut(d.says);
    if (!g || (i > 0 && isForSome(d.says))) continue;
    offer.value = untorn((g.value ?? "").trim(), d.says);
    offer.before = (g.before ?? "").trim();
    return use(d);
  }
}

function useCode(n: Notebook, offer: Offer, use: Use) {
  const d = n.drafts.find((f) => f.kind === "promo_code");
  if (!d) return;
  const found = valuesOf(d.text).find((v) => v.kind === "promo_code")?.text ?? d.text;
  offer.code = found.split(/[\s:："“]+/).at(-1) ?? "";
  use(d);
}

/** What is paid now and before, until when and with which code; null when the brief has no offer. */
export function offerOf(n: Notebook, occasion: Occasion): Offer | null {
  const offer: Offer = { ...EMPTY, facts: [] };
  const use = (d: Draft) => {
    if (!offer.facts.includes(d.id)) offer.facts.push(d.id);
  };
  usePriceCut(n, offer, use);
  if (!offer.value && occasion === "offer") {
    useGift(n, offer, use);
    usePrice(n, offer, use);
  }
  useCode(n, offer, use);
  if (!offer.value && !offer.code) return null;
  useTerms(n, offer, use);
  return offer;
}

function usePrice(n: Notebook, offer: Offer, use: Use) {
  const priced = n.drafts.filter((d) => d.kind === "price");
  const [only] = offer.value ? [] : priced;
  const values = only ? valuesOf(only.text).filter((v) => v.kind === "price") : [];
  if (!only || priced.length !== 1 || values.length !== 1 || isOfOthers(only.says)) return;
  const price = values[0]?.text ?? "";
  offer.value = (FROM.exec(only.says.slice(0, only.says.indexOf(price)))?.[0] ?? "") + price;
  use(only);
}

/** "Free with a pensioner card, $75 without": what those pay who are no members is no offer. */
const OF_OTHERS = new Prefiltered(
  /(?<!\p{L})(?:(?:without|otherwise|non-?members?|others|everyone else|sonst|ohne|andere|nichtmitglieder|sinon|sans|(?:les )?autres|non[- ](?:adhérente?s?|membres?)|sin|otr[oa]s|(?:los )?demás|altrimenti|senza|(?:gli )?altri|non soci|anders|zonder|anderen|niet-leden|senão|sem|(?:os )?outros|não sócios))(?!\p{L})/iu,
);
const isOfOthers = (says: string): boolean => readFree(says, "").length > 0 && OF_OTHERS.test(says);

/** "From" £236: the least that is paid. */
const FROM = /(?<!\p{L})(?:from|ab|dès|à partir de|desde|a partir (?:de|da|di)|da|vanaf) $/iu;

const LEADS_END =
  /^(?:(?:offer )?(?:ends?|until|till|til|by|before|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|fino al?|entro il|até|tot(?: en met)?)\s+)?(?:on\s+)?/iu;

/** "Before 4 pm" is an hour of each day, and no end. */
const NAMES_DAY =
  /(?!(?:noon|midday|midnight|uhr|mittags?|midi|minuit|heures?|horas?|ore|uur)(?!\p{L}))(?<!\p{L})\p{L}{3}|\d[./-]\d|[月日]/iu;

/** The date after "until" or "ends". */
function endIn(d: Draft): string {
  for (const v of valuesOf(d.says)) {
    const before = d.says.slice(Math.max(0, v.start - 14), v.end);
    const end = v.text.replace(LEADS_END, "").trim();
    if (v.kind === "when" && ENDS.test(before) && NAMES_DAY.test(end)) return end;
  }
  return "";
}

const GIFT =
  /\b(?:free \p{L}+(?: \p{L}+){0,3}(?= (?:for|with|until|on)\b)|(?:(?:one|two|three|four|five|six|\d+|an?|your|first) )?\p{L}+ free(?= (?:for|with|until)\b)|gratis \p{L}+)/iu;

/** "No joining fee": a charge that is waived. */
const WAIVED =
  /\bno (?:joining|sign-?up|set-?up|registration|enrolment|booking|delivery|admin|membership|service) (?:fees?|charges?)\b/iu;
/** "Membership includes classes and a free induction": it is a part of what is sold, and no offer. */
const INCLUDED = /\b(?:includ(?:es?|ing)|comes? with)\b/iu;

/** The words of something that comes for nothing; empty without any. */
const giftIn = (says: string): string => {
  const found = WAIVED.exec(says) ?? GIFT.exec(says);
  return found && !INCLUDED.test(says.slice(0, found.index)) ? found[0] : "";
};

/** Something that comes for nothing. */
function useGift(n: Notebook, offer: Offer, use: Use) {
  const d = mains(n).find((f) => giftIn(f.says) !== "");
  if (!d) return;
  offer.value = giftIn(d.says);
  use(d);
}

/** "Registration is open until 16 December": the end of something else. */
const OF_ENTRY =
  /^(?:the |die |les |las |le |la |as |os |de )?(?:registrations?|enrolments?|entries|applications?|sign-?ups?|anmeld\p{L}*|bewerb\p{L}*|inscri[pç]\p{L}*|iscrizion[ei]|inschrijv\p{L}*|aanmeld\p{L}*|candidat\p{L}*|solicitud\p{L}*)(?!\p{L})/iu;

/** "Open 9 to 4 until 3 January": hours that end, and no offer. */
const OF_HOURS =
  /^(?:we(?:['’]re| are) |(?:the )?(?:shop|store|café) is |wir haben |nous sommes |on est |estamos |siamo |we zijn )?(?:open|closed|shut|geöffnet|geschlossen|ouverts?|fermés?|abiertos?|cerrados?|abrimos|aperti?|chiusi?|abertos?|fechados?|gesloten)(?!\p{L})/iu;

function useTerms(n: Notebook, offer: Offer, use: Use) {
  const ending = mains(n).find((d) => endIn(d) !== "" && !OF_ENTRY.test(d.says) && !OF_HOURS.test(d.says));
  if (ending) {
    offer.ends = endIn(ending);
    use(ending);
  }
  const terms = n.drafts.find(
    (d) =>
      d.kind === "condition" && d.piece.shape !== "step" && !ENDS.test(`${n.plain.slice(d.start, d.end)} `),
  );
  if (!terms) return;
  offer.terms = n.plain
    .slice(terms.start, terms.end)
    .trim()
    .replace(/[\s.…,;]+$/, "");
  use(terms);
}

export const isSale = (text: string): boolean => SALE.test(text);
