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

/** The parts, the first of them before a colon where it is no more than a label of the second. */
function labelled(parts: readonly string[]): readonly string[] {
  const [first, second, ...rest] = parts;
  if (!first || !second || !isLabel(first) || !isSaid(second)) return parts;
  return [`${first}: ${second}`, ...rest];
}

/** A full stop behind an address is read as a part of it. */
const ENDS_IN_ADDRESS = /(?:^|\s|@)(?:https?:\/\/)?(?:[\w-]+\.)+\p{L}{2,24}(?:\/[^\s.]*)*$/u;

/** Parts one after the other, each with a full stop of its script where it has none; none behind a last address. */
export function asSentences(parts: readonly string[]): string {
  const single = parts.flatMap((part) => part.split(SEPARATOR)).map((part) => part.trim());
  const stopped = labelled(single.filter(Boolean)).map((part, i, all) => {
    if (IS_STOPPED.test(part) || (i === all.length - 1 && ENDS_IN_ADDRESS.test(part))) return part;
    return UNSPACED.test(part) ? `${part}。` : `${part.replace(/[,;:：、]$/u, "")}.`;
  });
  return stopped.reduce(
    (text, part) => (text === "" || /[。！？]$/u.test(text) ? text + part : `${text} ${part}`),
    "",
  );
}

/** Name, role and company in one run: those that are known. */
export const titled = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");
