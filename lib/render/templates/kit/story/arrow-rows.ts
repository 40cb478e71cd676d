/** "Mon 28 December → Tue 29 December": what was, or is named, on the left, and what it leads to on the right. */
export type ArrowRows = {
  rows: { name: string; price: string }[];
  /** "Normal day → new day" over such rows is what their columns are called. */
  columns?: { name: string; value: string };
};

const ROW = /^(?<name>[^→⇒›]{2,70}?)\s+(?:→|⇒|›|=>|->)\s+(?<price>[^→⇒›]{1,32})$/u;
/** Words by which columns are called, and no row is. */
const CALLED =
  /(?<!\p{L})(?:old|new|normal|usual|regular|before|after|from|to|was|now|instead|alte[rs]?|neue[rs]?|bisher\p{L}*|normale[rs]?|üblicher?|vorher|nachher|statt|jetzt|ancien(?:ne)?|nouve(?:au|lle)|habituel(?:le)?|avant|après|antigu[oa]|nuev[oa]|habitual|antes|después|ahora|vecchi[oa]|nuov[oa]|solit[oa]|prima|dopo|oude?|nieuwe?|gewone?|voor|velh[oa]|nov[oa]|depois|agora)(?!\p{L})/iu;
const LEAST = 3;
const LONGEST_COLUMN = 32;

/** Lines with an arrow each, all of them; undefined for other lists. */
export function arrowRows(lines: readonly string[]): ArrowRows | undefined {
  const found = lines.map((line) => ROW.exec(line)?.groups);
  const all = found.flatMap((one) => (one ? [{ name: one.name ?? "", price: one.price ?? "" }] : []));
  const [first, ...others] = all;
  if (!first || all.length < lines.length || all.length < LEAST) return undefined;
  const isCalled = [first.name, first.price].every(
    (cell) => CALLED.test(cell) && !/\d/u.test(cell) && cell.length <= LONGEST_COLUMN,
  );
  const areRows = others.length >= LEAST;
  return isCalled && areRows
    ? { rows: others, columns: { name: first.name, value: first.price } }
    : { rows: all };
}
