/** Every kind of space as a plain one, so that texts can be compared. */
export const evenly = (text: string): string => text.replace(/\s/gu, " ");
