/** Between two letters, or a letter and a number ("l'8 marzo"); an address keeps its own signs. */
const APOSTROPHE = /(?<=\p{L})'(?=[\p{L}\d])/gu;
const ADDRESS = /@|:\/\//u;
/** Marks of a quotation, and what else opens one that ends with the second or closes one that begins with the first. */
const PAIRS: readonly (readonly [open: string, closed: RegExp])[] = [
  ["„", /[“”]/u],
  ["«", /»/u],
  ["»", /«/u],
];

/** A text as it is set: its apostrophes are curved, and of a quotation it has both marks or none. */
export function typographic(text: string): string {
  const curved = ADDRESS.test(text) ? text : text.replace(APOSTROPHE, "’");
  return paired(curved);
}

/** A text that was cut behind the mark that opens a quotation says nothing with it. */
function paired(text: string): string {
  const without = (sign: string) => text.replaceAll(sign, "");
  for (const [open, closed] of PAIRS) if (text.includes(open) && !closed.test(text)) return without(open);
  if (text.includes("“") && !/[”„“].*[”“]/su.test(text)) return without("“");
  return text.includes("”") && !/[“„”].*”/su.test(text) ? without("”") : text;
}
