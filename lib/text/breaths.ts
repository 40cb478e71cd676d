/** Where a reader takes breath: behind a sign, and before a word that begins a clause. */
const SIGN =
  /(?<=[;:!?]["”’)]?)\s+(?![^()]*\))|(?<=[^\d\s][,–—])\s+(?![^()]*\))|(?<=\d,)\s+(?=\p{L})(?![^()]*\))|(?<=[、。！？])/u;
/** "15 and 29 December" is one list, and what a bracket holds is one remark. */
const CLAUSE =
  /(?<!\d(?:[.º]|st|nd|rd|th)?(?=\s+(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+(?:\p{L}+\s)?\d))\s+(?![^()]*\))(?=(?:and|but|so|because|until|if|when|with|for|und|aber|oder|weil|damit|mit|et|mais|ou|avec|pour|y|pero|porque|con|para|e|ma|perché|per|en|maar|dus|omdat|met|voor|mas|com|da)(?!\p{L}))/iu;
/** "so that people | who use a wheelchair": only where no other word parts it, a clause leaves its noun. */
const RELATIVE = /\s+(?![^()]*\))(?=(?:which|who|where|qui|que|che)(?!\p{L}))/iu;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A few words are no line of their own. */
const LEAST = 14;

/**
 * A sentence in parts that can each be read at one look, in its own words and order: at its signs, else also before
 * words that begin a clause. Empty where a part would be longer than `most` characters.
 */
export function breathsOf(text: string, most: number): string[] {
  const bySigns = withQuotesWhole(text, most).split(SIGN).filter(Boolean);
  const finer = bySigns.flatMap((part) => (part.length > most ? part.split(CLAUSE) : part));
  const finest = finer.flatMap((part) => (part.length > most ? part.split(RELATIVE) : part));
  const parts = [bySigns, finer, finest].find((all) => all.every((part) => part.length <= most));
  const lines = parts ? joined(parts, most, UNSPACED.test(text) ? "" : " ") : [];
  return lines.map((line) => line.replaceAll(HELD, " "));
}

/** Stands for a blank where no line may end. */
const HELD = "\uE000";
const QUOTED = /["“„«][^"“”„«»]{2,}["”“»]/gu;
/** "“Salt in bread, cheese and ham”, with tasting": a title is read in one breath where it has room. */
const withQuotesWhole = (text: string, most: number): string =>
  text.replace(QUOTED, (quote) => (quote.length <= most ? quote.replaceAll(" ", HELD) : quote));

/** Parts in a row, as many together as fit, about equally long. */
function joined(parts: readonly string[], most: number, between: string): string[] {
  const total = parts.reduce((sum, part) => sum + part.length + between.length, 0);
  const even = Math.min(most, Math.ceil(total / Math.ceil(total / most)) + LEAST);
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`;
    const isSmall = part.length < LEAST && longer.length <= most;
    if (lines.length > 0 && (isSmall || longer.length <= even)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
