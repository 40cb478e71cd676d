/** "14 Tanner's Row": a name stands behind the number of a house. */
const HOUSE = /^\d+\p{Ll}?\s(?:\p{Lu}[\p{L}'’]+\s)+\p{Lu}[\p{L}'’]+\.?(?:,|$)/u;

/** Whether a text begins with the number of a house and the name of its street. */
export const isOfHouse = (text: string): boolean => HOUSE.test(text);
