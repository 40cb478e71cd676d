const CURRENCY = "(?:[£$€₹]|(?:CHF|EUR|Euro|zł|kr)(?!\\p{L}))";
const SUM = `(?:${CURRENCY}\\s?\\d[\\d.,]*(?:\\s\\d{3})*k?|\\d[\\d.,]*(?:\\s\\d{3})*k?\\s?${CURRENCY})`;
const BETWEEN = "\\s?(?:to|and|bis|à|et|al?|y|tot|en|e|–|-)\\s?";
const NUMBER = "\\d[\\d.,]*(?:\\s\\d{3})*k?";
/** What leads to a pay: its name, or from when on it is paid. */
const NAMED =
  "(?:(?:the|das|der|die|le|la|el|il|lo|het|o|your|dein|ihr)\\s)?(?:salary|pay|wages?|gehalt|lohn|salaire|salario|sueldo|stipendio|salaris|salário)(?:\\s(?:is|are|beträgt|liegt bei|est(?: de)?|es(?: de)?|è(?: di)?|bedraagt|é(?: de)?))?[\\s:]+";
const PAY = new RegExp(
  `^(?:${NAMED})?(?<value>(?<lead>(?:from|between|up to|ab|von|zwischen|bis zu|entre|de|tra|van|tussen|dès|à partir de|jusqu[’']à|desde|hasta|da|fino a|vanaf|tot|a partir de|até)\\s)?(?<sum>(?:${SUM}|${NUMBER}(?=${BETWEEN}${SUM}))(?:${BETWEEN}(?:${SUM}|${NUMBER}))?)(?<rest>\\s(?:[^.;]|\\.(?=\\d))*)?)$`,
  "iu",
);
/** A pay by the hour is no salary: what names its time says itself what it is. */
const TIME =
  /(?<!\p{L})(?:hour|day|week|month|year|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|hora|día|semana|mes|año|ora|giorno|settimana|mese|anno|uur|dag|week|maand|jaar|dia|mês|ano)(?!\p{L})|\/\s?\p{L}|(?:annually|p\.?\s?a\.|brutto|bruto|brut|lord[oi]|nett[oi])/iu;

/** "At full time", "bei voller Stelle", "bij 36 uur": what another job would pay than one of a part of the week. */
const OF_FULL_TIME =
  /(?<!\p{L})(?:(?:at|for|based on|on a) full[- ]?time|full[- ]time equivalent|fte|pro rata|bei (?:voller stelle|vollem pensum|vollzeit|100 ?%|\d[\d,]* (?:std|stunden))|auf vollzeitbasis|vollzeitäquivalent|(?:à|pour un|équivalent) temps (?:plein|complet)|(?:a|por) (?:jornada|tiempo) complet[ao]|a tempo (?:pieno|inteiro|integral)|bij (?:\d[\d,]* uur|(?:een )?(?:fulltime|voltijds?))|op fulltime ?basis)(?!\p{L})/iu;
export const isOfFullTime = (pay: string): boolean => OF_FULL_TIME.test(pay);

const NAMES_PAY = new RegExp(`^${NAMED}`, "iu");
/** What is paid besides, or in place of, a pay. */
const BENEFIT =
  /budget|bonus|zuschuss|zulage|gutschein|prämie|allowance|voucher|grant|\bprime\b|chèque|\bbono\b|ayuda|buono|contributo|toeslag|vergoeding|bijdrage|subsídio|\bvale\b/iu;

export const namesPay = (line: string): boolean => NAMES_PAY.test(line.trim());
export const isBenefit = (pay: string): boolean => BENEFIT.test(pay);
export const isPay = (clause: string): boolean => PAY.test(clause.trim());
export const isTimed = (pay: string): boolean => TIME.test(pay);

/** A pay without its name, its sums, and what they are for: "€27.50" and "an hour". */
export function splitPay(clause: string): { value: string; sum: string; rest: string } {
  const { value = "", lead = "", sum = "", rest = "" } = PAY.exec(clause.trim())?.groups ?? {};
  return { value, sum: `${lead}${sum}`.trim(), rest: rest.trim() };
}
