import type { ValueName } from "../../text/value-names.ts";
import type { FactKind } from "../kinds.ts";
import type { Fact, Line, Reading } from "../schema.ts";
import type { Value, ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { stretchOf } from "../wished-value.ts";
import { wantsFewWords } from "./few-words.ts";
import { type Noted, notesToMaker } from "./notes.ts";
import { onlyPartsIn, type PictureParts } from "./only-parts.ts";

/** The note with its parts that allows these on the picture and no others. */
export function partsWanted(story: Noted): { note: string; parts: PictureParts } | undefined {
  for (const note of notesToMaker(story)) {
    const parts = onlyPartsIn(note, story.language);
    if (parts) return { note, parts };
  }
  return undefined;
}

/** The note that wants few words on the picture. */
export const fewWordsWanted = (story: Noted): string | undefined =>
  notesToMaker(story).find((note) => wantsFewWords(note, story.language));

/** Kinds of facts and values that tell a part. */
const HELD_IN: Record<string, { facts: readonly FactKind[]; values: readonly ValueKind[] }> = {
  date: { facts: ["when"], values: ["date", "month", "ordinal", "weekday"] },
  time: { facts: ["when"], values: ["time"] },
  place: { facts: ["where"], values: [] },
  price: { facts: ["price"], values: ["money"] },
  phone: { facts: ["contact"], values: ["phone"] },
  code: { facts: ["promo_code"], values: ["promo_code"] },
};
const FIRM: ReadonlySet<ValueKind> = new Set([
  "date",
  "month",
  "ordinal",
  "time",
  "money",
  "phone",
  "promo_code",
]);

/** "From Saturday 9 January": without its first word it would be one day. */
const LIMIT =
  /(?<!\p{L})(?:from|starting|as of|since|until|till|by|before|after|ab|bis|seit|vom|dès le|à partir du|à partir de|jusqu['’]au|avant le|desde el|a partir del?|hasta el|antes del|dal|dall['’]|a partire dal|fino al|entro il|vanaf|tot|voor|sinds|até|desde) $/iu;

/** "Thursday 10 December 2026 at 7 pm": from the first value of the wanted kinds to the last that belongs to it. */
function saidOf(text: string, kinds: readonly ValueKind[], language: string): string {
  const values = valuesIn(text, language).filter((value) => !value.weak && kinds.includes(value.kind));
  if (!values.some(({ kind }) => FIRM.has(kind))) return "";
  const { start, end } = stretchOf(text, values);
  const lead = LIMIT.exec(text.slice(0, start))?.[0].length ?? 0;
  const said = text
    .slice(start - lead, end)
    .replace(/(?<=\p{L}{4})\.$/u, "")
    .trim();
  const isWhole = values.every((value: Value) => value.span.start >= start && value.span.end <= end);
  return isWhole || kinds.includes("weekday") ? said : "";
}

type PartWanted = { kind: ValueName; isWithTime: boolean };

/** The words of the first fact that tells a part. */
function lineOf({ kind, isWithTime }: PartWanted, { facts, language }: Reading): Line | undefined {
  const { facts: of = [], values = [] } = HELD_IN[kind] ?? {};
  const wanted: readonly ValueKind[] = isWithTime ? [...values, "time"] : values;
  const textOf = ({ quote }: Fact) =>
    values.length === 0 ? quote.trim().replace(/[.,;]$/u, "") : saidOf(quote, wanted, language);
  return facts
    .filter((fact) => fact.from === "brief" && of.includes(fact.kind))
    .map((fact) => ({ text: textOf(fact), facts: [fact.id] }))
    .find(({ text }) => text !== "" && text.length <= LONGEST);
}

/** The words that tell the parts beside the title, as the brief has them; undefined where one of them is not found. */
export function linesOfParts({ kinds }: PictureParts, reading: Reading): Line[] | undefined {
  const isWithTime = kinds.includes("date") && kinds.includes("time");
  const lines: Line[] = [];
  for (const kind of kinds) {
    const isSaid =
      kind === "time" && lines.some(({ text }) => saidOf(text, ["time"], reading.language) !== "");
    const line = isSaid ? undefined : lineOf({ kind, isWithTime: isWithTime && kind === "date" }, reading);
    if (!isSaid && !line) return undefined;
    if (line) lines.push(line);
  }
  return lines;
}
const LONGEST = 70;
