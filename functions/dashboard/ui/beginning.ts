/** The beginning of a text as a title: whole words, and a sign where something is left out. */
export function beginning(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > most / 2 ? end : most).replace(/[,;:.\s]+$/, "")}…`;
}
