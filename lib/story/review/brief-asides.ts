import { pattern } from "../read/lower.ts";
import { prohibitionIn } from "../read/prohibitions.ts";
import { ASIDE_HEADS, FORWARDED } from "./colleague-words.ts";
import { isContact, isHeader, isPress } from "./colleagues.ts";
import { ownWords, signsIn } from "./talk-signs.ts";

/** A stretch of the brief that is for colleagues by its form or its words. */
export type Aside = { quote: string; start: number; end: number; why: string };

const HEAD = pattern(`^[\\s\\W]{0,4}(?:${ASIDE_HEADS})(?: \\([^)\\n]{0,40}\\))?\\s*(?:[:：]|[–—-] )`);
/** "Fwd from Jo: …", "Inoltro da Gianni: …" */
const FORWARD = pattern(
  `^\\s*(?:${FORWARDED})(?: (?:from|by|von|de|da|do|del|van) [\\p{L}\\d .@'’-]{1,40}?)?\\s*[:：]`,
);
const BRACKETS = /\[[^\]\n]{4,300}\](?!\()|\([^()\n]{4,300}\)/g;
// A mark between digits, as in "1.8" and "10:30", ends nothing.
const CLAUSE = /(?:[^.!?;\n。！？]|(?<=\d)\.(?=\d))+[.!?;。！？]*/g;
const SMALL_CLAUSE = /(?:[^.!?,;:()–—\n。、！？]|(?<=\d)[.,:](?=\d))+[.!?,;:()–—。、！？]*/g;

type Rough = { language: string; rough: boolean; press: boolean; brief: string };

function whyLine(line: string, { press }: Rough): string | undefined {
  if (HEAD().test(line.toLowerCase())) return "its line is headed as one for colleagues";
  if (FORWARD().test(line.toLowerCase())) return "it is a message that was passed on";
  if (/^\s*>/.test(line)) return "it is quoted from an older message";
  if (press && isContact(line)) return "it is the contact for the press";
  return undefined;
}

const MEASURES = new Set(
  `age ages time duration size price cost weight capacity deadline limit length level entry from until
  alter dauer größe preis gewicht frist umfang stufe eintritt kosten plätze âge durée taille prix poids délai niveau tarif
  edad duración talla precio peso plazo nivel aforo età durata taglia prezzo scadenza livello
  leeftijd duur maat prijs gewicht termijn niveau looptijd idade duração tamanho preço prazo nível`.split(
    /\s+/,
  ),
);

/** "(Frist: 8 Jahre)", "(Seats: 4)" and "(Seats: 6)": a measure of what stands before it. */
function isMeasure(inner: string, brief: string): boolean {
  const { label = "" } =
    /^(?<label>\p{Lu}\p{L}{1,12}): (?=[^.!?]*\d)\S+(?: \S+){0,2}$/u.exec(inner)?.groups ?? {};
  return label !== "" && (MEASURES.has(label.toLowerCase()) || brief.split(`(${label}: `).length > 2);
}

/** "[GL: …]", "(again, NOT for public)", a line wholly in brackets: said beside the text. */
function whyBracket(bracket: string, line: string, how: Rough): string | undefined {
  const { language, rough, brief } = how;
  const inner = bracket.slice(1, -1);
  if (isMeasure(inner, brief)) return undefined;
  if (/^\p{Lu}[\p{L}]{0,12}: /u.test(inner)) return "it is a remark in brackets";
  if (signsIn(inner, language, rough).length > 0) return "it is a remark in brackets";
  const alone = line.trim() === bracket && rough;
  return alone ? "it is a remark in brackets" : undefined;
}

/** Every stretch of a brief that is not for readers. In a rough brief a sign spoils its sentence, else its clause. */
export function asidesIn(brief: string, language: string, rough: boolean): Aside[] {
  const how = { language, rough, press: isPress(brief), brief };
  const asides: Aside[] = [];
  let start = 0;
  // Quotations may go over several lines; what is said in them spoils nothing.
  const own = ownWords(brief).split("\n");
  for (const [i, line] of brief.split("\n").entries()) {
    asides.push(
      ...inLine(line, own[i] ?? line, how).map((a) => ({ ...a, start: a.start + start, end: a.end + start })),
    );
    start += line.length + 1;
  }
  return asides;
}

function inLine(line: string, own: string, how: Rough): Aside[] {
  const why = whyLine(line, how);
  const end = line.length;
  if (why) return [{ quote: line, start: 0, end, why }];
  if (isHeader(line)) return [];
  const of = (m: RegExpMatchArray, reason: string): Aside => {
    const at = m.index ?? 0;
    return { quote: m[0].trim(), start: at, end: at + m[0].length, why: reason };
  };
  const brackets = [...line.matchAll(BRACKETS)].flatMap((m) => {
    const reason = whyBracket(m[0], line, how);
    return reason ? [of(m, reason)] : [];
  });
  const signs = signsIn(own, how.language, false);
  const clauses = [...line.matchAll(how.rough ? CLAUSE : SMALL_CLAUSE)].flatMap((m) => {
    if (prohibitionIn(m[0].trim(), how.language) === "readers") return [];
    const sign = signs.find(
      ({ spoils, start }) => spoils && start >= m.index && start < m.index + m[0].length,
    );
    return sign ? [of(m, `${sign.why} (“${sign.words}”)`)] : [];
  });
  return [...brackets, ...clauses];
}
