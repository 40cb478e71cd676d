/** A text as its sentences, at most so many parts. Joined by spaces they give the text again. */
export function phrased(text: string, most: number): string[] {
  if (text.trim() === "") return [];
  const parts = text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"„«¿¡])/u);
  return [...parts.slice(0, most - 1), parts.slice(most - 1).join(" ")].filter(Boolean);
}
