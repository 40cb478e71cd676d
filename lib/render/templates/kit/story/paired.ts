import { capitalized } from "../../../../text/capitalized.ts";
import type { StoryTable } from "./tables.ts";

type PairedRow = StoryTable["rows"][number];
type Sides = { first: string; second: string };

/** "It does", "doesn't": the second of two things, answered in a word. */
const ANSWER = /^(?:does|do|is|has|can)(?<not>n['’]t| not)?$/iu;
const NONE = /^no\s+/iu;
/** "50 years" beside "30". */
const MEASURED = /^\d[\d.,]*\s?(?<unit>\p{L}{2,12})$/u;
const BARE = /^\d[\d.,]*$/u;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/**
 * "Sheep wool costs £28, mineral wool £11": a sentence that says the same of both things, as a row under the verb;
 * undefined for any other sentence.
 */
export function pairedRow(sentence: string, { first: one, second: two }: Sides): PairedRow | undefined {
  const pattern = new RegExp(
    `^${escaped(one)}\\s(?<verb>\\p{Ll}+)\\s(?<first>[^,;]{1,40}|[^;]{1,40}?),?\\s(?:and\\s|but\\s|und\\s|et\\s|y\\s|e\\s|en\\s)?${escaped(two)}\\s(?<second>[^,;]{1,40}?)\\.?$`,
    "iu",
  );
  const { verb = "", first = "", second: said = "" } = pattern.exec(sentence.trim())?.groups ?? {};
  if (verb === "") return undefined;
  const second = said.startsWith(`${verb} `) ? said.slice(verb.length + 1) : said;
  return answered({ verb, first, second }) ?? valued({ verb, first, second });
}

type Statement = Sides & { verb: string };

/** "Needs no gloves, the other does" is a yes and a no. */
function answered({ verb, first, second }: Statement): PairedRow | undefined {
  const answer = ANSWER.exec(second);
  if (!answer) return undefined;
  const what = first.replace(NONE, "");
  return {
    label: capitalized(`${verb} ${what}`),
    first: !NONE.test(first),
    second: answer.groups?.not === undefined,
  };
}

function valued({ verb, first, second }: Statement): PairedRow {
  const unit = BARE.test(second) ? MEASURED.exec(first)?.groups?.unit : undefined;
  return { label: capitalized(verb), first, second: unit ? `${second} ${unit}` : second };
}
