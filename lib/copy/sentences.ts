const ABBREVIATION =
  /(?:^|[\s(])(?:[A-Za-z]|Dr|Mr|Mrs|Ms|Prof|St|vs|Inc|Ltd|Co|Corp|[Nn]o|Nr|p\.a|approx|e\.g|i\.e|etc|cf|ca|bzw|z\.B|d\.h|inkl|exkl|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|a\.m|p\.m|U\.S|U\.K|min|max|incl|excl|[Tt]el|Av|Avda|Str|M|Mme|Sr|Sra|Dña|zzgl|ggf|usw|bspw|Mio|Mrd|tägl|bzgl)\.$/;
const INITIAL = /(?:^|[\s(])(?:[A-Za-z]|[A-Za-z]\.[A-Za-z])\.$/;
const ENDING = /[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[」』”]?|[؟۔।]+(?=\s|$)/gu;
const DAY_NUMBER = /(?:^|\s)(?:[012]?\d|3[01])\.$/;
/** "Ab Freitag, 6. November": the full stop of a day. Months of languages that write one. */
const MONTH_NEXT =
  /^\s*(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;
/** "On 3.12. we open", "ab 18.30. geht es los": the full stop of a date, a time or a version. */
const DOTTED_NUMBER = /(?:^|\s)\d{1,4}(?:\.\d{1,4})+\.$/;
const UNIT = /\d\s?(?:h|u|min|g|m|l)\.$/;
const DATED = /\b(?:am|vom|zum|bis|ab|den|der|le|el) \d{1,2}\.$/i;

const count = (s: string, re: RegExp) => s.match(re)?.length ?? 0;

/** A quotation is still open and closes within sight. */
function insideQuotes(piece: string, after: string): boolean {
  const straight = count(piece, /"/g) % 2 === 1;
  const curly = count(piece, /[“«„]/g) > count(piece, /[”»]/g);
  return (straight || curly) && /^[^"”»]{0,300}["”»]/.test(after);
}

/** "Dr. Smith", "12. Mai", "e.g. this": a full stop that ends no sentence. */
function isAbbreviation(piece: string, next: string, after: string): boolean {
  const tail = piece.slice(-24);
  if (DAY_NUMBER.test(tail) && MONTH_NEXT.test(after)) return true;
  // "de 14 h à 17 h. Au programme": a unit behind its number ends the sentence before a capital.
  if (UNIT.test(tail) && /\p{Lu}/u.test(next)) return false;
  if (next && ABBREVIATION.test(tail) && (INITIAL.test(tail) || /[\p{L}\d]/u.test(next))) return true;
  if (DOTTED_NUMBER.test(tail) && /\p{Ll}/u.test(next)) return true;
  return DAY_NUMBER.test(tail) && (/\p{Ll}/u.test(next) || DATED.test(tail));
}

function goesOn(piece: string, mark: string, after: string): boolean {
  const next = /\S/.exec(after)?.[0] ?? "";
  if (mark.includes(")") && /\p{Ll}/u.test(next)) return true;
  if (insideQuotes(piece, after.slice(0, 302))) return true;
  if (mark === "." && isAbbreviation(piece, next, after)) return true;
  return (
    /[”"’»]/.test(mark) &&
    /^\s*(?:[,–—-]|(?:says?|said|sagt|dit|dice|(?:a )?review (?:by|from))\b)/.test(after)
  );
}

/** Splits prose into sentences, each with its own punctuation; pieces without a letter or digit are left out. */
export function sentences(text: string): string[] {
  const out: string[] = [];
  let start = 0;
  for (const m of text.matchAll(ENDING)) {
    const end = m.index + m[0].length;
    const piece = text.slice(start, end);
    if (goesOn(piece, m[0], text.slice(end, end + 302))) continue;
    out.push(piece.trim());
    start = end;
  }
  out.push(text.slice(start).trim());
  return out.filter((s) => /[\p{L}\p{N}]/u.test(s));
}
