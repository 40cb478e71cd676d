/**
 * All matches of a global pattern. `matchAll` copies the pattern on every call, which costs more than the search
 * when the texts are single sentences.
 */
export function matchesIn(pattern: RegExp, text: string): RegExpExecArray[] {
  const out: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m; m = pattern.exec(text)) {
    out.push(m);
    if (m[0] === "") pattern.lastIndex++;
  }
  return out;
}
