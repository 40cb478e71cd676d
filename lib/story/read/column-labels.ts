/** "WHEN  Tuesday 15 December": a label in capitals that blanks part from its value, as in a form. */
const LABELLED = /^(?<label>\p{Lu}[\p{Lu}'’&/ -]{2,34}?)(?<gap>[ \t]{2,})(?=\S)/gmu;
const FEWEST = 3;

const inSmall = (label: string): string => label.slice(0, 1) + label.slice(1).toLowerCase();

/** The text with a colon behind each such label, where several lines have one; offsets stay. */
export function withColons(plain: string): string {
  const found = [...plain.matchAll(LABELLED)];
  if (found.length < FEWEST) return plain;
  return plain.replace(
    LABELLED,
    (_, label: string, gap: string) => `${inSmall(label)}:${" ".repeat(gap.length - 1)}`,
  );
}
