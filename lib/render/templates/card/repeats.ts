const spoken = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** Whether another text already contains these words in this order, punctuation aside. */
export function repeats(text: string, other: string): boolean {
  const words = spoken(text);
  return words !== "" && ` ${spoken(other)} `.includes(` ${words} `);
}

/** Words of a fact that are left out where its numbers are said: "until 30 November", "was £79". */
const FEW = 4;

/** Whether another text already tells a short fact: its words, or all of its numbers. */
export function isSaidIn(fact: string, other: string): boolean {
  if (repeats(fact, other)) return true;
  const numbers = fact.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const isShort = spoken(fact).split(" ").length <= FEW;
  return isShort && numbers.length > 0 && numbers.every((number) => repeats(number, other));
}
