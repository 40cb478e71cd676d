const spoken = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** Whether another text already contains these words in this order, punctuation aside. */
export function repeats(text: string, other: string): boolean {
  const words = spoken(text);
  return words !== "" && ` ${spoken(other)} `.includes(` ${words} `);
}
