const ESCAPE = /[\\^$.*+?()[\]{}|/-]/g;
const literal = (text: string) => text.replace(ESCAPE, "\\$&");

/** One bracket class; an unclosed one ends with the pattern. Returns it and where the next element starts. */
function classAt(pattern: string, start: number): [source: string, next: number] {
  let at = start;
  const negated = pattern[at] === "^";
  if (negated) at++;
  let source = "";
  while (at < pattern.length && pattern[at] !== "]") {
    if (pattern[at] === "\\" && at + 1 < pattern.length) source += literal(pattern[++at]!);
    else if (pattern[at + 1] === "-" && at + 2 < pattern.length) {
      const ends = [pattern[at]!, pattern[at + 2]!].sort();
      source += `${literal(ends[0]!)}-${literal(ends[1]!)}`;
      at += 2;
    } else source += literal(pattern[at]!);
    at++;
  }
  return [`[${negated ? "^" : ""}${source}]`, at + 1];
}

/** One element of a pattern as a regular expression, and where the next one starts. */
function elementAt(pattern: string, at: number): [source: string, next: number] {
  const char = pattern[at]!;
  if (char === "*") return [".*", at + (/^\*+/.exec(pattern.slice(at))?.[0].length ?? 1)];
  if (char === "?") return [".", at + 1];
  if (char === "[") return classAt(pattern, at + 1);
  const escaped = char === "\\" && at + 1 < pattern.length;
  return [literal(escaped ? pattern[at + 1]! : char), at + (escaped ? 2 : 1)];
}

/** A Redis pattern (`*`, `?`, `[a-z]`, `[^a]`, `\`) as a matcher of whole strings. */
export function glob(pattern: string): (text: string) => boolean {
  let source = "";
  let at = 0;
  while (at < pattern.length) {
    const [part, next] = elementAt(pattern, at);
    source += part;
    at = next;
  }
  const regex = new RegExp(`^${source}$`, "s");
  return (text) => regex.test(text);
}
