import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { EMAIL_ADDRESS } from "../../../text/email-address.ts";
import { label } from "../kit/labels.ts";
import { inARow } from "../kit/story/clip.ts";
import { lastDayIn } from "../kit/story/last-day.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

type TermRow = { label: string; value: string };
/** The rows that sentences of a text become, and what is left of it. */
type Terms = { rows: TermRow[]; text: string };

const MOST = { label: 24, value: 40, links: 26 };
const MONEY = "(?:[£$€₹]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[£$€₹]|CHF|EUR|Euro))";
/** "£9.20 an hour in the first year, tools and workwear provided". */
const PAID = new RegExp(
  `^(?<pay>${MONEY}(?:\\s?[–-]\\s?${MONEY})?\\s[^,.;]{3,30})(?:,\\s(?<rest>\\p{L}.{5,}))?$`,
  "u",
);
/** Behind a last day, how to apply: "to jobs@hartley.example". */
const REACHED = new RegExp(
  `^,?\\s*(?:(?:to|at|via|with|an|unter|per|bei|auf|à|a|sur|en|su|naar|bij|op|para|por|em):?\\s+)?(?<at>${EMAIL_ADDRESS}|\\+?\\d[\\d\\s()/-]{6,}\\d|[a-z\\d-]+(?:\\.[a-z\\d-]+)+(?:/\\S*)?)$`,
  "iu",
);

/** The last day to apply, how to apply, and the text without the sentence that says both. */
type Closing = { row: TermRow; at: string; text: string };

/** A last day stands in a row of its own: in a text it is one line of many. */
export function closingApart(text: string): Closing | undefined {
  const sentences = sentencesOf(text);
  for (const [i, sentence] of sentences.entries()) {
    const { name, day, behind } = lastDayIn(sentence) ?? {};
    if (!name || !day || behind === undefined) continue;
    const at = REACHED.exec(behind)?.groups?.at ?? "";
    const row = { label: capitalized(name), value: day };
    if ((behind !== "" && at === "") || !isShort(row)) continue;
    return { row, at, text: inARow(sentences.toSpliced(i, 1)) };
  }
  return undefined;
}

/** What people ask first of a job, out of the sentences that say nothing else: each is a row with its name. */
export function termsIn(text: string, story: Pick<Story, "when" | "spoken">): Terms {
  const rows: TermRow[] = [];
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const said = sentence.replace(/\.$/u, "");
    const found = startIn(said, story) ?? paidIn(said, story);
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
