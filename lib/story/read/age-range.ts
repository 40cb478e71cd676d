/** "For 6 to 11 years", "aged 6 to 11": a range that counts years is no day. */
export const isAge = (says: string, { text, start, end }: { text: string; start: number; end: number }) =>
  /^\d{1,2}\s?(?:to|-|–|bis|à|al?|tot|até)\s?\d{1,2}$/iu.test(text.trim()) &&
  (OF_YEARS.test(says.slice(end)) || AGED.test(says.slice(0, start)));
const OF_YEARS =
  /^[\s-]*(?:years?|yrs?|year[- ]olds?|jahre?n?|jährig\p{L}*|ans|años|anni|jaar|anos|år)(?!\p{L})/iu;
const AGED =
  /(?<!\p{L})(?:ages?|aged|alter|âgés?|âge|edad(?:es)?|età|leeftijd|idades?)(?: (?:de|von|from|of|da|van))?:?\s*$/iu;
