import type { Story } from "../../../story/schema.ts";
import { namesValue, type ValueName } from "../../../text/value-names.ts";
import { writtenDays } from "../card/dates.ts";

const AMOUNT = /[£$€¥₹]\s?\d|\d\s?(?:[£$€¥₹]|euros?(?!\p{L}))/iu;
const PHONE = /\+?\d[\d\s()/.-]{5,}\d/u;
/** Letters of a line that a scene has for what no line says. */
const LONGEST = 60;

type Tells = (line: string, story: Story) => boolean;
const TELLS: readonly (readonly [ValueName, Tells])[] = [
  ["date", (line) => writtenDays(line) !== ""],
  ["price", (line) => AMOUNT.test(line)],
  [
    "place",
    (line, { facts, when }) =>
      facts.some(({ kind, from, quote }) => kind === "where" && from === "brief" && has(quote, line)) ||
      (when !== null && when.place !== "" && has(line, when.place)),
  ],
  ["phone", (line) => PHONE.test(line)],
];
const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** "End on the date", "finish with the price": the line that tells it is the first of the last picture, and its largest. */
export function wantedFirst(lines: readonly string[], story: Story): string[] {
  const { quote = "" } = story.wishes.find(({ rule, value }) => rule === "end_with" && value === "") ?? {};
  const tells = quote === "" ? undefined : TELLS.find(([name]) => namesValue(quote, name))?.[1];
  if (!tells) return [...lines];
  const said = story.scenes.map(({ text }) => text).filter((text) => text.length <= LONGEST);
  const wanted = [...lines, ...said].find((line) => tells(line, story));
  return wanted === undefined ? [...lines] : [wanted, ...lines.filter((line) => line !== wanted)];
}
