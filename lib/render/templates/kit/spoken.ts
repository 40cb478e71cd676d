/** The alternative text of a picture, in reading order, as sentences. Empty parts are left out. */
export function spoken(brand: string, parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => typeof part === "string" && part.trim() !== "");
  return `${brand}: ${asSentences(said.map((part) => `${part}`))}`.replace(/\s+/g, " ").trim();
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]["”」』）)]?$/u;

/** Parts one after the other, each with a full stop of its script where it has none. */
export function asSentences(parts: readonly string[]): string {
  const stopped = parts
    .map((part) => part.trim())
    .map((part) => {
      if (/[.!?…。！？]["”’»」』）)]*$|[”»」』]$/u.test(part)) return part;
      return UNSPACED.test(part) ? `${part}。` : `${part.replace(/[,;:：、]$/u, "")}.`;
    });
  return stopped.reduce(
    (text, part) => (text === "" || /[。！？]$/u.test(text) ? text + part : `${text} ${part}`),
    "",
  );
}

/** Name, role and company in one run: those that are known. */
export const titled = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");
