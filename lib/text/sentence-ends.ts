import { remembered } from "./once.ts";
import { Prefiltered } from "./prefilter/prefiltered.ts";
import { isWeekday } from "./weekdays.ts";

/** German closes with “, and French sets a blank before its mark. */
const ENDING = /[.!?…]+(?:["'”“’»)\]]|[ \u00a0\u202f]»)*(?=\s|$)|[。！？]+[」』”]?|[؟۔।]+(?=\s|$)/gu;

const oneOf = (list: string) => `(?:^|[\\s(’'])(?:${list.trim().split(/\s+/).join("|")})\\.$`;

/** Titles and short forms that lead to the next word: "Dr. Otero", "z. B. Tee", "3 Mio. Euro". */
const LEADING = new Prefiltered(
  oneOf(String.raw`
    Dr Dra Drs Mr Mrs Ms Mx Prof Profa Rev Hon Capt Sgt St Ste Mt Jr Messrs Inc Ltd Co Corp vs e\.g i\.e approx incl excl avg U\.S U\.K p\.a
    Dipl Ing Hr bzw z\.B d\.h u\.a i\.d\.R inkl Inkl exkl Exkl zzgl Zzgl ggf usw bspw bzgl evtl vgl Mio Mrd Tsd tägl Str str Std Min Nr
    M MM Mme Mlle Mgr Sr Sra Srta Dña D Av Avda av avda Bd bd p\.ex p\.ej Sig sig Sigg Dott dott dr prof Avv avv Arch arch geom es(?<=ad\ses) cf ca
    dhr mevr mw drs ing bijv t\.a\.v m\.b\.t o\.a Exmo Exma Eng eng Arq arq
  `),
  "u",
);
/** Short forms that lead to a number: "No. 5", "Tel. 030", "max. 12". */
const COUNTING = new Prefiltered(
  oneOf(`
    [Nn]os? Nr nr [Nn]úm num nº [Tt]el [Tt]él [Tt]lf Ph pp? [Ff]ig [Vv]ol [Aa]rt Abs Kap [Cc]ap Ziff [Pp]ad [Pp]av pag pág
    [Mm]ax [Mm]in ca c gem env aprox appross Std Stk Pers pers App Apt [Ee]xt Abt KW Kl
  `),
  "u",
);
/** Short forms that may stand at the end of a sentence. A name of the calendar behind them goes on. */
const CLOSING = new Prefiltered(
  oneOf(String.raw`
    a\.m p\.m etc ecc enz dgl min max pers MwSt USt
    Jan Feb Mar Mär Apr Jun Jul Aug Sept? Oct Okt Nov Dec Dez janv févr avr juil sept oct nov déc ene feb abr ago dic gen mag giu lug set ott
    Mon Tues? Wed Thu Thurs? Fri Sat Sun Mo Di Mi Do Fr Sa So
  `),
  "u",
);
const CALENDAR =
  /^\s*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mo|Di|Mi|Do|Fr|Sa|So)[\p{Ll}]*tag|Mittwoch|Jan|Feb|Mär|Mar|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])/u;

/** "9 a.m. to 3 p.m. Saturday: 8 a.m. to 4 p.m.": the label of another row. */
const LABEL = /^\s*\p{Lu}[\p{L} ,&–-]{1,40}:\s/u;

const INITIAL = /(?:^|[\s(])(?:[A-Za-z]|[A-Za-z]\.[A-Za-z])\.$/;
/** "… met zwemdiploma A. Een kaartje kost …": a grade before words that only begin a sentence, and no initial. */
const ENDS_WITH_LETTER = /\p{L}{4,} [A-Z]\.$/u;
const BEGINS_ANEW =
  /^\s+(?:The|An?|It|We|You|They|There|This|These|All|Les?|La|Une?|Il|Nous|On|El|Los|Las|Una?|Se|Lo|Gli|De|Het|Een|Er|Os?|As|Uma?)\s\p{Ll}|^\s+(?:Der|Die|Das|Eine?|Es|Wir|Sie|Im|Am|Alle)\s\p{L}/u;
/** "淹れ方：1. 豆を挽く 2. …": the number of an entry, where words have no blanks between them. */
const ENTRY_NUMBER = /(?:^|[\s：:])\d{1,2}\.$/u;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/u;
const DAY_NUMBER = /(?:^|[\s(])(?:[012]?\d|3[01])\.$/;
/** "Ab Freitag, 6. November": the full stop of a day. Months of languages that write one. */
const MONTH_NEXT =
  /^\s*(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;
/** "22.–24. May": days written with full stops stand before their month in every language. */
const DOTTED_DAYS = /(?:^|[\s(])(?:[012]?\d|3[01])\.\s?[–-]\s?(?:[012]?\d|3[01])\.$/u;
/** "from 3. June": a full stop that English has from other languages. */
const ENGLISH_DAY = /(?<!\p{L})(?:on|from|until|till|by|the|since) (?:[012]?\d|3[01])\.$/iu;
const ENGLISH_MONTH_NEXT =
  /^\s*(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})/u;
/** "14, 2. OG", "die 3. Klasse": the full stop of a floor, a class or a round. */
const RANK_NEXT =
  /^\s*(?:OG|UG|DG|Obergescho|Untergescho|Stock|Etage|Klasse|Advent|Liga|Auflage|Runde|Halbjahr|Quartal|Semester|Jahrhundert|Jubiläum|Bauabschnitt|(?:Teil|(?:Lehr|Ausbildungs|Schul)?[Jj]ahr|Preis|Platz|Rate|Monat|Woche|Stufe|Reihe|Rang)(?!\p{Ll}))/u;
/** "zum 90. Geburtstag", "die 125. Ausgabe": anniversaries are higher than days. */
const ANNIVERSARY =
  /^\s*(?:(?:Geburts|Hochzeits|Todes|Namens|Jahres)tag|Jubiläum|Ausgabe|Auflage|Saison|Mal(?!\p{Ll}))/u;
const ANNIVERSARY_NUMBER = /(?:^|[\s(])\d{1,4}\.$/;
/** "On 3.12. we open", "ab 18.30. geht es los": the full stop of a date, a time or a version. */
const DOTTED_NUMBER = /(?:^|\s)\d{1,4}(?:\.\d{1,4})+\.$/;
const UNIT = /\d\s?(?:h|u|min|g|m|l)\.$/;
/** "… à 18 h. 140 objets": what is counted begins a sentence; "2 h. 30 min" goes on. */
const COUNTED = /^\s+\d+\s(?!min|sec|sek)\p{L}{4,}/u;
/** "am 3. Advent", "im 2. Stock": an ordinal behind its article. */
const ORDINAL = /(?<!\p{L})(?:am|im|vom|zum|zur|beim|bis|ab|de[rnms]|le|el) \d{1,2}\.$/iu;

const count = (s: string, re: RegExp) => s.match(re)?.length ?? 0;

/** A quotation is still open and closes within sight. */
function insideQuotes(piece: string, after: string): boolean {
  const straight = count(piece, /"/g) % 2 === 1;
  const curly = count(piece, /[“«„]/g) > count(piece, /[”»]/g);
  // „So steht es ‚im Brief‘. Und weiter.“: the mark that closes here opens elsewhere.
  const low = count(piece, /„/g) > count(piece, /[“”]/g);
  if (low) return /^[^„“”]{0,300}[“”]/.test(after);
  return (straight || curly) && /^[^"”»]{0,300}["”»]/.test(after);
}

/** "Dr. Smith", "No. 5", "e.g. this": a short form whose full stop ends no sentence. */
function isShortForm(tail: string, next: string, after: string): boolean {
  if (COUNTING.test(tail) && /[\d(+]/.test(next)) return true;
  if (LEADING.test(tail) && /[\p{L}\d]/u.test(next)) return true;
  if (CLOSING.test(tail)) return /[\p{Ll}\d]/u.test(next) || (CALENDAR.test(after) && !LABEL.test(after));
  return next !== "" && INITIAL.test(tail) && !(ENDS_WITH_LETTER.test(tail) && BEGINS_ANEW.test(after));
}

/** The full stop of a day before its month, or of a rank before what it counts. */
const isOfDayOrRank = (tail: string, after: string) =>
  (DAY_NUMBER.test(tail) && (MONTH_NEXT.test(after) || RANK_NEXT.test(after))) ||
  (ANNIVERSARY_NUMBER.test(tail) && ANNIVERSARY.test(after)) ||
  (DOTTED_DAYS.test(tail) && (CALENDAR.test(after) || MONTH_NEXT.test(after))) ||
  (ENGLISH_DAY.test(tail) && ENGLISH_MONTH_NEXT.test(after));

/** "12. Mai", "am 3.12. um": the full stop of a number. */
function isNumbered(tail: string, next: string, after: string): boolean {
  if (isOfDayOrRank(tail, after)) return true;
  if (ENTRY_NUMBER.test(tail) && UNSPACED.test(next)) return true;
  if (DOTTED_NUMBER.test(tail) && /\p{Ll}/u.test(next)) return true;
  return DAY_NUMBER.test(tail) && next !== "" && (/\p{Ll}/u.test(next) || ORDINAL.test(tail));
}

/** "Mo 30.11. Linsensuppe": a line begins with the day that it is about. */
const LINE_DAY = /(?:^|\n)[\s•*–-]*(?<day>\p{L}{2,10})\.?,?\s\d{1,2}\.\d{1,2}\.$/u;
const beginsWithDate = (tail: string): boolean => isWeekday(LINE_DAY.exec(tail)?.groups?.day ?? "");

/** "Press ? to see them": a key of the keyboard. */
const KEY =
  /(?<!\p{L})(?:press|type|hit|tap|enter|drück(?:en|t|e)?(?: sie)?|tipp(?:en|t|e)?(?: sie)?|appuy\p{L}+ sur|tap\p{L}+|puls[ae]\p{L}*|prem\p{L}+|digit\p{L}+|druk(?:ken)?(?: op)?|typ(?:en)?|prima|carreg\p{L}+ em) [?!]$/iu;

/** A full stop that ends no sentence. */
function isInside(piece: string, next: string, after: string): boolean {
  const tail = piece.slice(-24);
  // "de 14 h à 17 h. Au programme": a unit behind its number ends the sentence before a capital.
  if (UNIT.test(tail) && (/\p{Lu}/u.test(next) || COUNTED.test(after))) return false;
  return isShortForm(tail, next, after) || isNumbered(tail, next, after) || beginsWithDate(tail);
}

/** 'We had 38 "where is my order?" emails a day.': what is quoted within a sentence may ask. */
const quotesWithin = (piece: string, after: string): boolean =>
  /^\s+\p{Ll}/u.test(after) && /[\p{L}\d]\s+["“„«][^"“”„«»]*[!?…](?:["”“»]|\s»)$/u.test(piece);

const namesKey = (piece: string, next: string): boolean => /\p{Ll}/u.test(next) && KEY.test(piece.slice(-24));

/** "(Yes. Once. In 1998.)": what one bracket says is one piece. */
const insideBrackets = (piece: string, after: string): boolean =>
  /\(\p{Lu}[^()?]*\.$/u.test(piece) && /^[^()]{0,160}\)/.test(after);

function goesOn(piece: string, sign: string, after: string): boolean {
  const next = /\S/.exec(after)?.[0] ?? "";
  // "Tél. : 04 76", "(max.), then".
  if (/[:：,;]/.test(next) || (sign.includes(")") && /\p{Ll}/u.test(next))) return true;
  if (insideQuotes(piece, after.slice(0, 302)) || quotesWithin(piece, after)) return true;
  if (sign === "." && isInside(piece, next, after)) return true;
  if (namesKey(piece, next) || insideBrackets(piece, after)) return true;
  // 38 "where is my order?" emails: the words in marks are a part of their sentence.
  return (
    /["”“»]/.test(sign) && (/\p{Ll}/u.test(next) || /^\s*(?:[,–—-]|(?:a )?review (?:by|from)\b)/.test(after))
  );
}

/** Offsets right behind the sentences of a text, each with its own punctuation; the last is the end of the text. */
export const sentenceEnds = remembered((text): readonly number[] => {
  const ends: number[] = [];
  let start = 0;
  for (const m of text.matchAll(ENDING)) {
    const end = m.index + m[0].length;
    if (goesOn(text.slice(start, end), m[0], text.slice(end, end + 302))) continue;
    ends.push(end);
    start = end;
  }
  return start < text.length ? [...ends, text.length] : ends;
});
