import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";

/** "Please put out a reminder: let ash cool for 48 hours.", "Bitte einen Hinweis dazu: …": what is ordered, before the words. */

const ASKED =
  "(?:please|pls|bitte|graag|por favor|per favore|s['’]il (?:vous|te) plaît|merci de|could you|can you|könnt ihr|könnten sie|podéis|pouvez-vous|potete|podem),?";
const MAKE =
  "(?:(?:put out|send out|post|do|make|write|add|give (?:people|them)|macht|mach|machen sie|schreibt|schreib|faire|passer|mettre|écrire|hac(?:ed|er)|poned|poner|pubblic(?:ate|are)|fate|fare|maak|plaats|zet|façam|fazer|ponham|publi(?:cad|quem|ez|er)) )?";
const ARTICLE =
  "(?:(?:a|an|another|ein|eine|einen|une?|un|una|een|um|uma|short|quick|kurze[rn]?|petite?|breve|korte?|pequen[oa]) ){0,2}";
const KINDS =
  "(?:notice|reminder|warning|note|hint|heads[- ]up|safety (?:notice|note|tip)|hinweis|erinnerung|warnung|warnhinweis|sicherheitshinweis|rappel|avertissement|mise en garde|avis|recordatorio|aviso|advertencia|promemoria|avviso|avvertenza|waarschuwing|herinnering|melding|lembrete|alerta)";
const ABOUT =
  "(?: (?:about (?:it|this|that)|on (?:it|this|that)|dazu|darüber|à ce sujet|là-dessus|al respecto|sobre (?:esto|ello|isto|isso)|in merito|al riguardo|hierover|daarover))?";

const LEAD = new Prefiltered(
  `^\\s*(?:${ASKED} ${MAKE}${ARTICLE}${KINDS}${ABOUT}|${ARTICLE}${KINDS}${ABOUT},? ${ASKED.slice(0, -2)})\\s?[:：]\\s+(?=\\S)`,
  "iu",
);

/** Reads the words behind such a lead; undefined for other sentences. */
export function readReminder(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const length = LEAD.exec(n.plain.slice(start, end))?.[0].length ?? 0;
  if (length === 0) return undefined;
  hold(n, start, start + length, "instruction");
  return read({ start: start + length, end, piece });
}
