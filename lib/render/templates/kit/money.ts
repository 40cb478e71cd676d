/** "25 €", "£9": an amount with its sign and nothing else. */
const MONEY = /^(?:[€£$¥]\s?\d[\d.,]*|\d[\d.,\s]*(?:[€£$¥]|(?:EUR|CHF|USD|GBP|kr|zł)\.?))$/iu;

export const isMoney = (text: string): boolean => MONEY.test(text.trim());
