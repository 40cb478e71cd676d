/** "25 €", "£9", "580円", "340 euro": an amount with its sign and nothing else. */
const MONEY = /^(?:[€£$¥₹]\s?\d[\d.,]*|\d[\d.,\s]*(?:[€£$¥₹]|(?:EUR|CHF|USD|GBP|kr|zł|円)\.?|euros?))$/iu;

export const isMoney = (text: string): boolean => MONEY.test(text.trim());

const LED = /^(?:from|ab|à partir de|dès|desde|da|vanaf|a partir de)\s+(?=[€£$¥₹\d])/iu;
const FREE = /^(?:free|frei|kostenlos|gratis|gratuite?s?|gratuit[oaie]|grátis)$/iu;

/** What stands on a price tag: "£48", "From £95", "Free". */
export const isPriceTag = (text: string): boolean => {
  const said = text.trim();
  return FREE.test(said) || isMoney(said.replace(LED, ""));
};
