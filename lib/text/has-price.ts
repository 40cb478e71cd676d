const PRICE = /[£$€¥₹]\s?\d|\d\s?(?:[£$€¥₹円元]|(?:euros?|pounds?|EUR|CHF|kr|zł)(?!\p{L}))/iu;

/** Whether a text has an amount of money: "£12", "12 €", "12 CHF". */
export const hasPrice = (text: string): boolean => PRICE.test(text);
