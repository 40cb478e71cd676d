/** The alternative text of a picture, in reading order, as sentences. Empty parts are left out. */
export function spoken(brand: string, parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => typeof part === "string" && part.trim() !== "");
  const sentences = said.map((part) => (/[.!?…”。！？»」]$/u.test(`${part}`) ? part : `${part}.`));
  return `${brand}: ${sentences.join(" ")}`.replace(/\s+/g, " ").trim();
}

/** Name, role and company in one run: those that are known. */
export const titled = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");
