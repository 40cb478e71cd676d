import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { writtenDay } from "../card/dates.ts";
import { label } from "../kit/labels.ts";
import { inARow } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

type TermRow = { label: string; value: string };
/** The rows that sentences of a text become, and what is left of it. */
type Terms = { rows: TermRow[]; text: string };

const MOST = { label: 20, value: 40, links: 26 };
const MONEY = "(?:[£$€]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[£$€]|CHF|EUR|Euro))";
/** "£9.20 an hour in the first year, tools and workwear provided". */
const PAID = new RegExp(
  `^(?<pay>${MONEY}(?:\\s?[–-]\\s?${MONEY})?\\s[^,.;]{3,30})(?:,\\s(?<rest>\\p{L}.{5,}))?$`,
  "u",
);
/** "Applications close Friday 11 June", "Bewerbungsschluss ist der 30. April". */
const CLOSES =
  /^(?<name>applications? close[sd]?|closing date|apply by|deadline|bewerbungsschluss|bewerbung(?:en)? bis|date limite|candidatures? (?:jusqu[’']au|avant le)|fecha límite|plazo|scadenza|candidature entro|solliciteer (?:voor|tot)|candidaturas até)(?::|\s(?:is|ist|on|am|est|es|è))?\s(?:(?:der|den|le|el|il|on)\s)?(?<day>.+)$/iu;

/** What people ask first of a job, out of the sentences that say nothing else: each is a row with its name. */
export function termsIn(text: string, story: Pick<Story, "when" | "spoken">): Terms {
  const rows: TermRow[] = [];
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const said = sentence.replace(/\.$/u, "");
    const found = startIn(said, story) ?? paidIn(said, story) ?? closingIn(said);
    const isNew = found?.rows.every((row) => isShort(row) && rows.every((one) => one.label !== row.label));
    if (found && isNew) rows.push(...found.rows);
    kept.push(found && isNew ? found.rest : sentence);
  }
  return { rows, text: inARow(kept.filter(Boolean)) };
}

type ReadTerm = { rows: TermRow[]; rest: string };

const isShort = ({ label: name, value }: TermRow) => name.length <= MOST.label && value.length <= MOST.value;

/** A sentence that names the day, or the day and the place, and hardly anything else. */
function startIn(said: string, { when, spoken }: Pick<Story, "when" | "spoken">): ReadTerm | undefined {
  const { date = "", place = "" } = when ?? {};
  if (date === "" || !said.includes(date)) return undefined;
  const isPlaced = place !== "" && said.includes(place);
  const links = said.replace(date, "").replace(isPlaced ? place : "", "");
  if (links.length > MOST.links || !STARTS.test(links)) return undefined;
  const rows = [{ label: label("start", spoken), value: capitalized(date) }];
  if (isPlaced) rows.push({ label: label("place", spoken), value: capitalized(place) });
  return { rows, rest: "" };
}
const STARTS = /^\W*(?:start|beginn|eintritt|début|inicio|inizio|aanvang|início|you(?:['’]ll)? start)/iu;

function paidIn(said: string, { spoken }: Pick<Story, "spoken">): ReadTerm | undefined {
  const { pay, rest = "" } = PAID.exec(said)?.groups ?? {};
  if (!pay) return undefined;
  return { rows: [{ label: label("salary", spoken), value: pay }], rest: rest && `${capitalized(rest)}.` };
}

function closingIn(said: string): ReadTerm | undefined {
  const { name, day = "" } = CLOSES.exec(said)?.groups ?? {};
  return name && writtenDay(day) === day
    ? { rows: [{ label: capitalized(name), value: day }], rest: "" }
    : undefined;
}
