import { QUIET } from "../quiet-look.ts";
import type { Span } from "../schema.ts";
import { lower, pattern } from "./lower.ts";
import { isRelativeBan } from "./relative-bans.ts";

/** Words that keep something inside: "internal", "don't mention", "not for public", in the languages of briefs. */
const SECRET = pattern(
  [
    "\\b(?:don['’]?t|do not|not to|never) (?:mention|post|share|publish|say|advertise|announce|list|tell|put|show)(?: (?:it|this|that|them|us|me|anything|yet|here|please|pls))*(?=\\W*$)",
    `\\bnot for (?:the )?(?:public|publication|readers|posting|social|release)\\b|\\binternal(?:ly)?(?: only)?(?=[!)\\]:]|\\s*$)|\\bconfidential\\b|\\boff the record\\b|\\bleave (?:it|this|that|them) out\\b|\\bkeep (?:it|this|that) (?:${QUIET}|internal|between us|to yourself|out)\\b|\\bnot (?:yet )?(?:announced|public|official)\\b|\\bflagged off\\b|\\bunder embargo\\b`,
    "\\bask me\\b",
    "\\bnichts (?:sagen|schreiben|verraten|erwähnen)\\b|\\b(?:nicht|nichts davon) (?:erwähnen|verraten|veröffentlichen|öffentlich|posten)\\b|\\b(?:bleibt|nur) (?:unter uns|intern)\\b|\\bvertraulich\\b",
    "\\bconfidentiel|\\bentre nous\\b|\\bne (?:pas|rien) (?:dire|mentionner|publier)\\b|\\bpas encore (?:officiel|public)\\b|\\bno (?:lo |la )?(?:publiques|cuentes|digas)(?=\\W*$)|\\bconfidencial\\b|\\briservato\\b|\\bnon (?:dire|dirlo|pubblicare)(?=\\W*$)|\\bvertrouwelijk\\b|\\bniet (?:noemen|zeggen|plaatsen)(?=\\W*$)|社外秘|内部|非公開|未公開|保密|别说",
  ].join("|"),
);

export const isSecret = (s: string): boolean => SECRET().test(lower(s));

const ASIDE = /->|→|\s[-–—]\s|[([]/g;

/** The sentence around an offset. */
function sentenceAround(line: string, at: number, end: number): Span {
  let start = 0;
  for (const m of line.slice(0, at).matchAll(/[.!?]\s+(?=[\p{Lu}\d"“])/gu)) start = m.index + m[0].length;
  const stop = /[.!?](?=\s+[\p{Lu}\d"“])/u.exec(line.slice(end));
  return { start, end: stop ? end + stop.index + 1 : line.length };
}

/**
 * What a line keeps inside: from the arrow, dash or bracket before the secret to the end of its sentence, or the
 * whole sentence. Undefined when there is no secret.
 */
export function secretIn(line: string): Span | undefined {
  const m = SECRET().exec(lower(line));
  if (!m) return undefined;
  const sentence = sentenceAround(line, m.index, m.index + m[0].length);
  if (isRelativeBan(line.slice(sentence.start, sentence.end))) return undefined;
  let { start } = sentence;
  for (const opener of line.slice(0, m.index).matchAll(ASIDE)) start = Math.max(start, opener.index);
  // "churn is 3.1% (internal!)": an aside that holds nothing but the secret is about the whole sentence.
  const rest = line.slice(start, m.index) + line.slice(m.index + m[0].length, sentence.end);
  return (rest.match(/[\p{L}\d]+/gu) ?? []).length >= 2 ? { start, end: sentence.end } : sentence;
}

/** A line that is for colleagues as a whole, by how it begins. */
const COLLEAGUES = pattern(
  "^\\W*(?:todo(?! (?:en|lo|el|la|los|las|un|una|es|está|listo|incluido|incluído|o|a|os|as|para|con|com|por|sobre|hecho|feito|tipo|su|tu|seu)\\b)|to-do|to do|action(?: items?)?|internal|intern|interne|interno|for info|fyi|note to self|wip|open points?|offen(?! (?:bis|ab|von|vom|für|am|im|ist|täglich|jeden|jeweils|auch|an|samstag|sonntag|montag)(?!\\p{L}))|backlog|next (?:weekly|meeting|stand-?up|sync|call|catch-?up)|nächstes? (?:meeting|treffen|termin))\\b\\s*(?:[:@–-]|\\w)",
);
export const isForColleagues = (line: string): boolean => COLLEAGUES().test(lower(line));

const MEETING =
  /\b(?:weekly|stand-?up|sync|meeting|mtg|catch-?up|retro|planning|all-hands|jour fixe|besprechung|réunion|reunión|riunione|vergadering)\b/i;
const NAMED = /\(\s*(\p{Lu}\p{L}+(?:\s*(?:,|\/|&|\+|and)\s*\p{Lu}\p{L}+)+)\s*\)/u;
/** "product weekly 28/10 (Iris, Tomasz)": the title of minutes, with who was there. */
export function minutesTitle(line: string): string[] | undefined {
  const who = NAMED.exec(line)?.[1];
  if (!MEETING.test(line) || line.length > 90) return undefined;
  return who || /\d{1,2}[./]\d{1,2}/.test(line) ? (who?.match(/\p{Lu}\p{L}+/gu) ?? []) : undefined;
}
