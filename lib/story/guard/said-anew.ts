import type { AnalysedText } from "./text.ts";

/** A value with the words around it, and the telling ones of its sentence. */
type InText = { near: readonly { stem: string }[]; home: ReadonlySet<string>; text: AnalysedText };

/**
 * The rival of a value stands in the Brand DNA alone, and the brief has all words that the text shares with it: it
 * speaks of the same thing with a value of its own. "Flour from £3.20" is no rival to "our new flour is £5.80".
 */
export function isAnew(
  its: InText,
  own: readonly InText[],
  rival: InText,
  brief: AnalysedText | undefined,
): boolean {
  if (!brief || rival.text === brief || !own.some(({ text }) => text === brief)) return false;
  const said = new Set(brief.tokens.map(({ stem }) => stem));
  const ties = its.near.filter(
    ({ stem }) => rival.home.has(stem) && rival.near.some((other) => other.stem === stem),
  );
  return ties.every(({ stem }) => said.has(stem));
}
