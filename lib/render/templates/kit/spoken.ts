/** The alternative text of a picture, in reading order, as sentences. Empty parts are left out. */
export function spoken(brand: string, parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => typeof part === "string" && part.trim() !== "");
  return underName(brand, asSentences(said.map((part) => `${part}`)));
}

/** What a picture says, after the name of its brand; once where it begins with that name. */
export function underName(brand: string, said: string): string {
  const isNamed = brand !== "" && said.startsWith(brand) && !/^[\p{L}\d]/u.test(said.slice(brand.length));
  return (isNamed ? said : `${brand}: ${said}`).replace(/\s+/g, " ").trim();
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]["”」』）)]?$/u;
const IS_STOPPED = /[.!?…。！？]["”’»」』）)]*$|[”»]$/u;
/** What stands between the facts of a row. */
const SEPARATOR = " · ";

/** "Evening talk", "New": two or three words that only name what follows. */
const isLabel = (part: string) =>
  !IS_STOPPED.test(part) && !/[:：,]/.test(part) && !UNSPACED.test(part) && part.split(/\s+/).length <= 3;

/** More than an action, and without a label of its own. */
const isSaid = (part: string) => part.split(/\s+/).length > 2 && !part.includes(": ");

/** A full stop behind an address is read as a part of it. */
const ENDS_IN_ADDRESS = /(?:^|\s|@)(?:https?:\/\/)?(?:[\w-]+\.)+\p{L}{2,24}(?:\/[^\s.]*)*$/u;

/** "and Dodds drove it all", and neither an address nor "iPad": a sentence that begins before it. */
const GOES_ON = /^\p{Ll}(?!\p{Lu})(?!\S*[.@/]\S)/u;

/** Whether two parts share a sentence: "40 crates of veg", "and Dodds drove it all". */
export const sharesSentence = (part = "", next = ""): boolean =>
  !IS_STOPPED.test(part) && !ENDS_IN_ADDRESS.test(part) && GOES_ON.test(next);

/** The parts, the first of them before a colon where it is no more than a label of the second, and no number of it. */
function labelled(parts: readonly string[]): readonly string[] {
  const [first, second, ...rest] = parts;
  if (!first || !second || !isLabel(first) || !isSaid(second)) return parts;
  return /^\d/u.test(first) && sharesSentence(first, second) ? parts : [`${first}: ${second}`, ...rest];
}

const BEGINS_SMALL = /^\p{Ll}/u;

/** A part before the next one; two that begin in small letters may be entries of a list. */
function before(next: string, part: string): string {
  if (!sharesSentence(part, next))
    return UNSPACED.test(part) ? `${part}。` : `${part.replace(/[,;:：、]$/u, "")}.`;
  return BEGINS_SMALL.test(part) && /[\p{L}\d]$/u.test(part) ? `${part},` : part;
}

/** Parts one after the other, each with a full stop of its script where it has none and ends there; none behind a last address. */
export function asSentences(parts: readonly string[]): string {
  const split = (part: string) => part.split(SEPARATOR).map((fact) => fact.trim());
  const inRow = new Set(parts.filter((part) => part.includes(SEPARATOR)).flatMap(split));
  const stopped = labelled(parts.flatMap(split).filter(Boolean)).map((part, i, all) => {
    const next = all[i + 1];
    if (IS_STOPPED.test(part) || (next === undefined && ENDS_IN_ADDRESS.test(part))) return part;
    return before(next === undefined || inRow.has(next) || inRow.has(part) ? "" : next, part);
  });
  return stopped.reduce(
    (text, part) => (text === "" || /[。！？]$/u.test(text) ? text + part : `${text} ${part}`),
    "",
  );
}

/** Name, role and company in one run: those that are known. */
export const titled = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");
