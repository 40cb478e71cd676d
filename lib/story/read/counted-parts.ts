import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Piece } from "./notebook.ts";

/**
 * The parts of a course or a programme whose labels count: "Day one: balance. Day two: braking.", "Week 1: …",
 * "Primer día: … Segundo: …", "Erster Abend: …". They are entries of a list, and keep their labels.
 */

/** What is counted, as the source of a pattern. */
export const COUNTED_PARTS =
  "days?|weeks?|months?|evenings?|nights?|sessions?|lessons?|class|modules?|rounds?|tag|woche|monat|abend|stunde|einheit|modul|runde|termin|jour(?:née)?|semaine|mois|soir(?:ée)?|séance|leçon|cours|día|semana|mes|tarde|sesión|clase|módulo|ronda|giorno|giornata|settimana|mese|serata|lezione|incontro|modulo|dag|week|maand|avond|les|bijeenkomst|ronde|dia|mês|sessão|aula|rodada";

/** "one", "first", by their place. */
const NUMBERS: readonly string[] = [
  "one|eins|une?|uno|één|een|um|uma|first|erste[rs]?|premi(?:er|ère)|primer[oa]?|prim[oa]|eerste|primeir[oa]",
  "two|zwei|deux|dos|due|twee|dois|duas|second|zweite[rs]?|deuxième|second[eoa]?|segund[oa]|tweede",
  "three|drei|trois|tres|tre|drie|três|third|dritte[rs]?|troisième|tercer[oa]?|terz[oa]|derde|terceir[oa]",
  "four|vier|quatre|cuatro|quattro|quatro|fourth|vierte[rs]?|quatrième|cuart[oa]|quart[oa]|vierde",
  "five|fünf|cinq|cinco|cinque|vijf|fifth|fünfte[rs]?|cinquième|quint[oa]|vijfde",
  "six|sechs|seis|sei|zes|sixth|sechste[rs]?|sixième|sext[oa]|sest[oa]|zesde",
];

const ARTICLE = "(?:(?:the|on the|am|der|die|das|le|la|el|il|de|het|o|a) |l[’'])?";
const labelOf = (source: string, place: number) =>
  new Prefiltered(
    `^\\s*${ARTICLE}(?:(?:${COUNTED_PARTS})\\s(?:${place}|${source})|(?:${source})(?:\\s(?:${COUNTED_PARTS}))?)\\s?[:：]\\s+(?=\\S)`,
    "iu",
  );
const LABELS = NUMBERS.map((source, i) => labelOf(source, i + 1));
const NAMES_PART = new Prefiltered(
  `^[^:：]{0,30}?(?<!\\p{L})(?:${COUNTED_PARTS})(?!\\p{L})[^:：]{0,8}[:：]`,
  "iu",
);

/** Fewer are no course, and longer sentences are prose. */
const LEAST = 3;
const LONGEST = 160;
const MAY_BE: ReadonlySet<Piece["shape"]> = new Set(["sentence", "pair"]);

/** How many pieces from here count one, two, three, the first of them with the name of what is counted. */
function lengthFrom(pieces: readonly Piece[], from: number, textOf: (piece: Piece) => string): number {
  const run = pieces.slice(from, from + LABELS.length);
  const end = run.findIndex((piece, i) => {
    const text = textOf(piece);
    return !MAY_BE.has(piece.shape) || text.length > LONGEST || !LABELS[i]?.test(text);
  });
  const first = run[0] ? textOf(run[0]) : "";
  return NAMES_PART.test(first) ? (end < 0 ? run.length : end) : 0;
}

/** Turns such sentences into entries of a list. */
export function withCountedParts(pieces: readonly Piece[], plain: string): Piece[] {
  const textOf = ({ start, end }: Piece) => plain.slice(start, end);
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; ) {
    const length = Math.max(1, lengthFrom(pieces, i, textOf));
    const run = pieces.slice(i, i + length);
    const isList = length >= LEAST;
    out.push(
      ...run.map((one) =>
        isList ? { ...one, shape: "bullet" as const, key: "", block: run[0]?.block ?? one.block } : one,
      ),
    );
    i += length;
  }
  return out;
}
