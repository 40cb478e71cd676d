/** Braces in prose start nothing; after so many the rest is not searched. */
const MAX_STARTS = 40;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const STRING_OR_BRACE = /"(?:[^"\\]|\\[\s\S])*"|[{}]/g;

/** The place behind the brace that closes the one at `from`, or -1; braces inside strings do not count. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(STRING_OR_BRACE)) {
    if (token === "{") depth++;
    if (token === "}") depth--;
    if (depth === 0) return from + index + 1;
  }
  return -1;
}

/** Some servers send the object as a JSON string. */
function bare(text: string): string {
  const inside = /^\s*"/.test(text) ? parse(text) : text;
  return typeof inside === "string" ? inside : text;
}

/** An object that was cut off: what stands inside it is no answer. */
const isCutOff = (text: string, from: number, end: number) =>
  end < 0 && /^\{\s*"/.test(text.slice(from, from + 20));

/** The JSON objects in a text that may also hold fences, thoughts and polite sentences. None inside another one. */
export function jsonObjectsIn(text: string): Record<string, unknown>[] {
  const source = bare(text);
  const found: Record<string, unknown>[] = [];
  let starts = 0;
  let from = source.indexOf("{");
  while (from >= 0 && starts++ < MAX_STARTS) {
    const end = endOf(source, from);
    if (isCutOff(source, from, end)) break;
    const value = end < 0 ? undefined : parse(source.slice(from, end));
    if (value !== undefined) found.push(value as Record<string, unknown>);
    from = source.indexOf("{", value === undefined ? from + 1 : end);
  }
  return found;
}
