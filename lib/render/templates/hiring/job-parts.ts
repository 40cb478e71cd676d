import { capitalized } from "../../../text/capitalized.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { unstopped } from "../../../text/unstopped.ts";
import { writtenDay } from "../card/dates.ts";
import { label } from "../kit/labels.ts";

type JobCell = { label: string; value: string };
/** The lines of a job by what people look for: its set facts, what it asks for, and the rest with what is only welcome last. */
type JobParts = { cells: JobCell[]; needs: string[]; others: string[] };

const MOST = { cell: 44, label: 24, clauses: 3 };

/** What a job asks for: "You need …", "Voraussetzung ist …", "Il faut …". */
const NEEDS = new Prefiltered(
  /^(?:you(?:['’]ll| will| must| should)? need|you must (?:have|be|hold)|must have|we ask for|(?:du|sie) brauch(?:s?t|en)|voraussetzung(?:en)?(?: ist| sind)|erforderlich(?: ist| sind)|(?:il|tu|vous) (?:vous |te )?faut|vous devez|tu dois|necesitas|debes|tienes que|se requiere|imprescindible|(?:ti |vi )?serv(?:e|ono)|devi|è richiest[oa]|sono richiest[ie]|(?:je|u) hebt .{3,60} nodig|precisas? de|é preciso|exige-se|exigimos)(?![\p{L}:])/iu,
);
/** What is welcome and not asked for. */
const WELCOME = new Prefiltered(
  /(?<!\p{L})(?:(?:is|are|would be|['’]s) (?:a (?:big |real )?(?:plus|bonus)|an advantage|nice to have|desirable|welcome)|nice to have|von vorteil|wünschenswert|(?:ist|sind|wäre) (?:ein plus|kein muss|gern gesehen)|(?:est|sont|serait) (?:un plus|un atout|appréciée?s?|souhaitée?s?)|(?:es|será|son) un plus|se valora(?:rá)?|valorable|(?:è|sono|sarà) (?:un plus|gradit[oaie])|(?:is|zijn) (?:een plus|een pré|mooi meegenomen)|(?:é|será|são) (?:um plus|uma mais-valia|um diferencial)|valoriza-se)(?!\p{L})/iu,
);
/** "Need not", "no experience needed": what is not asked for. */
const NOT = /(?<!\p{L})(?:not|no|don['’]t|kein\p{L}*|nicht|pas|non|niet|geen|não)(?!\p{L})/iu;

const WEEK =
  "\\d{1,2}(?:[.,]\\d{1,2})?(?:\\s?(?:to|bis|à|a|tot|–|-)\\s?\\d{1,2})?\\s?-?(?:hours?|hrs?|h|stunden|std\\.?|heures|horas|ore|uur|uren)\\s?(?:a|per|/|pro|die|in der|je|par|por|al?la|à la|semanais|settimanali|hebdo)?\\s?(?:week|woche|semaine|semana|settimana)?";
/** How much of a week the job takes. */
const HOURS = new RegExp(
  `^(?:${WEEK}|full[- ]time|part[- ]time|permanent|vollzeit|teilzeit|unbefristet|temps plein|temps partiel|cdi|cdd|jornada completa|media jornada|tempo pieno|tempo indeterminato|voltijds?|fulltime|parttime|deeltijds?|vast contract|tempo inteiro|tempo parcial|contrato sem termo)$`,
  "iu",
);
/** Where the work is done, behind its name: "Hybrid: three days in the office". */
const WHERE =
  /^(?<label>hybrid\p{L}*|remote|location|place|(?:arbeits|stand)?ort|homeoffice|lieu|télétravail|lugar|teletrabajo|sede|luogo|smart working|plaats|standplaats|thuiswerk\p{L}*|local|teletrabalho)\s?:\s(?<value>\S.+)$/iu;
const STARTS =
  /^(?:start(?:ing)?(?: date| day)?|beginn|eintritt|arbeitsbeginn|(?:date de )?début|prise de poste|(?:fecha de )?inicio|incorporación|inizio|startdatum|ingangsdatum|início)(?::| is| ist| est| es| è| é| on| am| le| el| il| op)?(?: (?:der|den|am|le|el|il|on|de))?\s(?<day>\S.{0,60})$/iu;

export const asksFor = (said: string): boolean => NEEDS.test(said) && !NOT.test(said.slice(0, BEFORE));
const BEFORE = 24;

/** The parts of a job out of its lines; a line that says anything more stays a line. */
export function jobParts(lines: readonly string[], spoken: string): JobParts {
  const cells: JobCell[] = [];
  const said = lines.map((line) => {
    const { cell, rest } = cellOf(unstopped(line), spoken);
    if (!cell || cells.some(({ label: name }) => name === cell.label && name !== "")) return unstopped(line);
    cells.push(cell);
    return rest;
  });
  const left = said.filter(Boolean);
  const needs = left.filter(asksFor);
  const others = left.filter((line) => !needs.includes(line));
  return {
    cells,
    needs,
    others: others.toSorted((a, b) => Number(WELCOME.test(a)) - Number(WELCOME.test(b))),
  };
}

type CellOfLine = { cell?: JobCell; rest: string };

function cellOf(said: string, spoken: string): CellOfLine {
  const { label: name = "", value = "" } = WHERE.exec(said)?.groups ?? {};
  if (isShort(name, value)) return { cell: { label: name, value: capitalized(value) }, rest: "" };
  const { day = "" } = STARTS.exec(said)?.groups ?? {};
  if (isShort("start", day) && writtenDay(day) === day)
    return { cell: { label: label("start", spoken), value: capitalized(day) }, rest: "" };
  const clauses = said.split(/,\s+/u);
  const other = clauses.findIndex((clause) => !HOURS.test(clause));
  const hours = other < 0 ? clauses : clauses.slice(0, other);
  const together = hours.join(", ");
  if (hours.length === 0 || !isShort("hours", together) || hours.length > MOST.clauses) return { rest: said };
  return { cell: { label: "", value: together }, rest: capitalized(clauses.slice(hours.length).join(", ")) };
}

const isShort = (name: string, value: string): boolean =>
  name.length > 0 && name.length <= MOST.label && value.length > 0 && value.length <= MOST.cell;
