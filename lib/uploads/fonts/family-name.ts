const FAMILY = 1;
const TYPOGRAPHIC_FAMILY = 16;
const WINDOWS = 3;
const ENGLISH_US = 0x409;
const MAX_LENGTH = 60;

type NameRecord = { id: number; isEnglish: boolean; text: string };

/** Older files have one family a weight: "Kite Sans SemiBold". */
const WEIGHT =
  /\s+(?:thin|hairline|(?:extra|ultra|semi|demi)?[ -]?(?:light|bold)|regular|book|normal|medium|black|heavy)$/i;

/**
 * The name of a font's family (OpenType, "name"): the typographic one, which all weights share, before the
 * other. Undefined when the font says none.
 */
export function familyName(name: DataView): string | undefined {
  const records = Array.from({ length: name.getUint16(2) }, (_, i) => recordAt(name, 6 + i * 12));
  const known = records.filter((record) => record !== undefined).filter(({ text }) => text !== "");
  const rank = ({ id, isEnglish }: NameRecord) => (id === TYPOGRAPHIC_FAMILY ? 0 : 2) + (isEnglish ? 0 : 1);
  const [best] = known.toSorted((a, b) => rank(a) - rank(b));
  return best?.text;
}

function recordAt(name: DataView, at: number): NameRecord | undefined {
  const id = name.getUint16(at + 6);
  if (name.getUint16(at) !== WINDOWS || (id !== FAMILY && id !== TYPOGRAPHIC_FAMILY)) return undefined;
  const start = name.getUint16(4) + name.getUint16(at + 10);
  const codes = Array.from({ length: name.getUint16(at + 8) / 2 }, (_, i) => name.getUint16(start + 2 * i));
  return {
    id,
    isEnglish: name.getUint16(at + 4) === ENGLISH_US,
    text: cleanFamily(String.fromCharCode(...codes)).replace(WEIGHT, ""),
  };
}

/** A name as it can be stored, shown and written into a list of families. */
export const cleanFamily = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Cf}"',;\\<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();
