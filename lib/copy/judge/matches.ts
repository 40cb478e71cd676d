/**
 * All matches of a global pattern; `hint` is a quick look that finds out whether there can be any. `matchAll` copies the pattern on every call, which costs more than the search when
 * the texts are single sentences.
 */
export function allMatches(pattern: RegExp, text: string, hint?: RegExp): RegExpExecArray[] {
  const out: RegExpExecArray[] = [];
  if (hint && !hint.test(text)) return out;
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m; m = pattern.exec(text)) {
    out.push(m);
    if (m[0] === "") pattern.lastIndex++;
  }
  return out;
}
