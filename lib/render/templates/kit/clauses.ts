/**
 * Splits a headline of two clauses ("Launch day, on autopilot.") so that the second can be emphasised.
 * Undefined when it has only one, or when one side would stand alone with a word.
 */
export function clauses(headline: string): [string, string] | undefined {
  const split = /^(.{6,}?(?:[,.:;!?]|\s[–—]))\s+(\S.{4,})$/u.exec(headline);
  const [, first = "", second = ""] = split ?? [];
  const enough = [first, second].every((part) => part.trim().split(/\s+/).length >= 2);
  return enough ? [first.replace(/\s[–—]$/u, ""), second] : undefined;
}
