/** Whether a fitted text is complete and no word of it broken, whichever blanks its lines have. */
export const isWhole = (text: string, { lines, cut }: { lines: readonly string[]; cut: boolean }): boolean =>
  !cut && spaced(lines.join(" ")) === spaced(text);

const spaced = (text: string) => text.replace(/\s+/gu, " ").trim();
