/** Texts as sentences for people who cannot see the picture: empty ones left out, each with its full stop. */
export function spoken(brand: string, texts: readonly string[]): string {
  const said = texts.map((text) => text.trim()).filter(Boolean);
  return `${brand}: ${said.map((text) => (/[.!?…”]$/u.test(text) ? text : `${text}.`)).join(" ")}`;
}
