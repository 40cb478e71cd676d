/** A value that was read, with the place where it stood and the words there. */
export type Clue<T = string> = { value: T; where: string; quote: string; address: string | null };

export const found = <T>(
  value: T,
  where: string,
  { quote, address }: { quote: string; address?: string },
): Clue<T> => ({
  value,
  where,
  quote: shortened(quote, 300),
  address: address ?? null,
});

/** A text that ends with a whole word, marked where something was left out. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), max / 2)).replace(/[\s,;:–—-]+$/, "")}…`;
}

/** The first sentences of a text that fit, whole; the shortened first where even that is too long. */
export function sentencesWithin(text: string, max: number): string {
  let kept = "";
  for (const sentence of text.split(/(?<=[.!?。])\s+/)) {
    const next = kept ? `${kept} ${sentence}` : sentence;
    if (next.length > max) break;
    kept = next;
  }
  return kept || shortened(text, max);
}

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
