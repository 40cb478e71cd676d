import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { writtenDay } from "../../card/dates.ts";

/** "Applications close Friday 11 June", "Bewerbungsschluss ist der 30. April". */
const CLOSES = new Prefiltered(
  /^(?<name>applications? close[sd]?|closing date|(?:please )?apply by|deadline|bewerbungsschluss|bewerbung(?:en)? bis(?: zum)?|bewirb dich bis(?: zum)?|bewerben sie sich bis(?: zum)?|date limite|candidatures? (?:jusqu[’']au|avant le)|postulez avant le|fecha límite|plazo|solicitudes hasta el|inscripción hasta el|scadenza|candidature entro(?: il)?|candidati entro(?: il)?|solliciteer (?:v[oó][oó]r|tot)|candidaturas até)(?::|\s(?:is|ist|on|am|est|es|è))?\s(?:(?:der|den|le|el|il|on)\s)?(?<day>.+)$/iu,
);

/** What a last day is called, the day, and how to apply by then. */
type LastDay = { name: string; day: string; behind: string };

/** The last day to apply that a sentence begins with; undefined for other sentences. */
export function lastDayIn(sentence: string): LastDay | undefined {
  const { name = "", day: said = "" } = CLOSES.exec(sentence.replace(/\.$/u, ""))?.groups ?? {};
  const day = name && writtenDay(said);
  return day && said.startsWith(day) ? { name, day, behind: said.slice(day.length).trim() } : undefined;
}
