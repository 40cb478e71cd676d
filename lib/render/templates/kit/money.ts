/** "25 €", "£9", "580円", "340 euro": an amount with its sign and nothing else. */
const MONEY = /^(?:[€£$¥₹]\s?\d[\d.,]*|\d[\d.,\s]*(?:[€£$¥₹]|(?:EUR|CHF|USD|GBP|kr|zł|円)\.?|euros?))$/iu;

export const isMoney = (text: string): boolean => MONEY.test(text.trim());
