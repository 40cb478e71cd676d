/** Characters by what they may do in a word; a pattern over the same classes takes several times as long. */
const [OUTSIDE, INSIDE, END, START] = [1, 2, 3, 4];

/** Apostrophes, signs and hyphens may stand inside a word: "don’t", "1,500", "R&D". */
const JOINING = "'’.,€$£/&-";
const CLOSING = "%+";

function kindOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return START;
  if (/\p{M}/u.test(character) || CLOSING.includes(character)) return END;
  return JOINING.includes(character) ? INSIDE : OUTSIDE;
}

/** Kinds of the characters below U+10000 that have occurred; 0 is not known yet. */
const known = new Uint8Array(0x10000);

function kindAt(s: string, at: number): number {
  const code = s.charCodeAt(at);
  const kind = known[code] ?? 0;
  if (kind) return kind;
  const character = String.fromCodePoint(s.codePointAt(at) ?? 0);
  if (character.length > 1) return kindOf(character);
  known[code] = kindOf(character);
  return known[code] ?? OUTSIDE;
}

const isPair = (s: string, at: number) =>
  (s.charCodeAt(at) & 0xfc00) === 0xd800 && (s.codePointAt(at) ?? 0) > 0xffff;

/** The end of the word that begins at `start`: a word ends in a letter, a digit, a percent sign or a plus. */
function endOf(s: string, start: number): number {
  let end = start + (isPair(s, start) ? 2 : 1);
  for (let at = end; at < s.length; ) {
    const kind = kindAt(s, at);
    if (kind === OUTSIDE) break;
    at += isPair(s, at) ? 2 : 1;
    if (kind >= END) end = at;
  }
  return end;
}

/** Calls `take` with the bounds of every word of a text; "don’t", "1,500", "50%" and "R&D" are one each. */
export function scanWords(s: string, take: (start: number, end: number) => void) {
  for (let at = 0; at < s.length; ) {
    if (kindAt(s, at) === START) {
      const end = endOf(s, at);
      take(at, end);
      at = end;
    } else at += isPair(s, at) ? 2 : 1;
  }
}
