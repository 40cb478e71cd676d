/** A text without the full stop at its end. That of a short form stays: "3 p.m.", "e.V.". */
export const unstopped = (text: string): string =>
  text.replace(/(?<![.\s\p{Lu}]|(?<!\p{L})\p{L})[.。]$/u, "");
