const spoken = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** True when another text already says these words in this order, whatever marks stand around them. */
export function repeats(text: string, other: string): boolean {
  const words = spoken(text);
  return words !== "" && ` ${spoken(other)} `.includes(` ${words} `);
}
