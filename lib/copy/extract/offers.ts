const TERMS =
  /\b\d{1,2}\s?(?:%|percent|per cent) (?:off|discount|rabatt|reduction|de réduction|de descuento|di sconto|de desconto|korting|auf)\b|(?:[$€£₹]\s?\d+(?:[.,]\d+)?) off\b|\bhalf[- ]price\b|\bbuy (?:one|two|three|\d+)\b.{0,30}\bget (?:one|two|\d+)\b|\bfor the price of\b|\b[2-9] (?:(?:days?|weeks?|months?|years?|bottles?|tickets?|nights?) )?for [1-8]\b(?!\s?(?:pm|am|people|years|days|weeks|months))|\bno (?:joining|sign-?up|booking|setup|delivery) fees?\b|\bfree (?:until|till|for|during|through|trial|shipping|delivery|of charge|first|entry|with|month|tune|coffee)\b|\b(?:first|1st) (?:\w+ )?(?:month|week|year|drink|class|session|lesson)s? (?:is |are |on us|free)|\b(?:is|are|it['’]?s|now|eat|kids) free\b|\bcode [A-Z0-9]{3,15}\b|\b(?:early[- ]bird|no extra cost|on the house|money[- ]back|save (?:up to )?[$€£₹]?\d+)|\bgratis\b|\bkostenlos|\boffert\w?\b|\bgratuit|無料|مجان/i;

/** States terms of an offer: a discount, something free, a code. */
export const isOffer = (s: string): boolean => TERMS.test(s);

const CODE = /\b(?:code|coupon|voucher|gutschein(?:code)?|código|codice)\s*:?\s*["“]?([A-Z][A-Z0-9]{2,14})\b/;
/** The promo code of a text, with the words around it. */
export function promoCode(s: string): { code: string; quote: string } | undefined {
  const m = CODE.exec(s);
  return m?.[1] ? { code: m[1], quote: m[0] } : undefined;
}

const PHONE = /(?:\+\d{1,3}[\s-]?)?(?:\(0?\d{1,5}\)|0\d{2,4})[\s.-]?\d{3,4}[\s.-]?\d{3,4}\b/;
export const phoneNumber = (s: string): string | undefined => PHONE.exec(s)?.[0].trim();

const BARE_PRICE = /^(?:from |only |just )?[$€£₹]\s?\d[\d.,]*(?:\s*(?:per|a|\/)\s*\w+)?[.]?$/i;
export const isPrice = (s: string): boolean => BARE_PRICE.test(s.trim());
