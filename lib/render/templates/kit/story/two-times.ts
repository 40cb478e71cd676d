import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { amountIn, unitOf } from "../amount.ts";
import { label as word } from "../labels.ts";
import type { Earlier } from "./earlier.ts";
import { changeOf } from "./earlier.ts";
import { isTranslated } from "./must-show.ts";
import type { StoryTable } from "./tables.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** "Consommation : 218 puis 94 kWh/m² par an", "Wait: 31 → 24 days": what is measured, what it was, and what it is. */
const ROW =
  /^(?<label>\p{L}[^:：]{1,59}?)\s?[:：]\s+(?<first>\S[^;:]{0,28}?)(?<link>\s*(?:→|➜|➔|->|=>)\s*|,?\s+(?:then|dann|danach|puis|después|luego|poi|daarna|depois)\s+)(?<second>\S[^;:]{0,40})$/iu;
const ARROW = /→|➜|➔|->|=>/u;
const LONGEST = { label: 60, cell: 32 };

/** Both times by name: "avant et après travaux". */
const BOTH = [
  ["before", "after"],
  ["vorher|davor|vor (?:der|dem|den)", "nachher|danach|nach (?:der|dem|den)"],
  ["avant", "après"],
  ["antes", "después"],
  ["prima", "dopo"],
  ["voor(?:heen)?", "na(?:derhand)?|erna"],
  ["antes", "depois"],
].map((pair) => pair.map((one) => new RegExp(`(?<!\\p{L})(?:${one})(?!\\p{L})`, "iu")));

const namesBoth = (text: string) => BOTH.some((pair) => pair.every((one) => one.test(text)));

type TwoTimes = { label: string; first: string; second: string };

/** "94 kWh/m² par an" beside "218", "690 € par an" beside "1 460 €": what only the second has is said of both. */
function sharedUnit({ label, first, second }: TwoTimes): TwoTimes {
  const at = (text: string) => /^(?:[£$€₹] ?)?\d[\d.,\s\u00a0\u202f]*/u.exec(text)?.[0].length ?? 0;
  const [own, other] = [first.slice(at(first)).trim(), second.slice(at(second)).trim()];
  const isLonger = at(first) > 0 && at(second) > 0 && other.length > own.length && other.startsWith(own);
  const shared = isLonger ? other.slice(own.length).trim() : "";
  if (shared === "") return { label, first, second };
  return {
    label: `${label} (${shared})`,
    first,
    second: second.slice(0, second.length - shared.length).trim(),
  };
}

/** Two values of one kind: numbers, or marks such as the letters of a label. */
function areAlike({ first, second }: TwoTimes): boolean {
  const [own, other] = [amountIn(first), amountIn(second)];
  const [unit, unitThen] = [unitOf(first), unitOf(second)];
  if (own !== undefined && other !== undefined)
    return unit === "" || unitThen === "" || unit.slice(0, 3) === unitThen.slice(0, 3);
  return own === undefined && other === undefined;
}

/** Lines that each tell one measure before and after. Undefined where they are steps, or fewer than two. */
export function timesOf(story: Story): StoryTable | undefined {
  if (isTranslated(story)) return undefined;
  const { points, facts, spoken } = story;
  const found = points.flatMap(({ text }) => {
    const {
      label = "",
      first = "",
      second = "",
      link = "",
    } = ROW.exec(text.replace(/\.$/u, ""))?.groups ?? {};
    const pair = sharedUnit({ label: capitalized(label.trim()), first: first.trim(), second: second.trim() });
    return label !== "" && areAlike(pair) ? [{ ...pair, isArrow: ARROW.test(link) }] : [];
  });
  // "10 minutes, then 5" is the course of a recipe, unless its brief names both times.
  const areTimes = found.every(({ isArrow }) => isArrow) || facts.some(({ says }) => namesBoth(says));
  const isWithin = found.every(
    ({ label, first, second }) =>
      label.length <= LONGEST.label && first.length <= LONGEST.cell && second.length <= LONGEST.cell,
  );
  if (found.length < 2 || found.length < points.length - 1 || !areTimes || !isWithin) return undefined;
  const rows = found.map(({ isArrow: _, ...row }) => row);
  return { first: word("before", spoken), second: word("after", spoken), winner: "second", rows };
}

const YEAR = /^(?:in |im Jahre? |en |em |nel )?(?:19|20)\d{2}/iu;

/** Whether the columns of a table are two times: "Avant" and "Après", "2024" and "2025". */
const areTimes = ({ first, second }: StoryTable): boolean =>
  (YEAR.test(first) && YEAR.test(second)) || namesBoth(`${first} ${second}`);

export type MeasureChange = { stat: { before: string; value: string; label: string }; earlier: Earlier };

/** So many rows of a table, or more: the strongest change stands alone, large. */
const LEAST = 3;
const MOST = { value: 16, label: 40, before: 44 };

/** A table of two times without the change that is to be seen first, else its strongest, which is what the page is about. */
export function strongestOf(
  table: StoryTable,
  wanted = "",
): { change: MeasureChange; rest: StoryTable } | undefined {
  if (!areTimes(table) || table.rows.length < LEAST) return undefined;
  const weights = table.rows.map(({ first, second }) =>
    typeof first === "string" && typeof second === "string" && amountIn(first) && amountIn(second)
      ? changeOf(first, second)
      : 0,
  );
  const asked = table.rows.findIndex(
    ({ label, second }) => wanted !== "" && isSaid(wanted, tokensOf(`${label} ${second}`)),
  );
  const at = asked >= 0 ? asked : weights.indexOf(Math.max(...weights));
  const row = table.rows[at];
  if (!row || (weights[at] ?? 0) <= 1 || typeof row.first !== "string" || typeof row.second !== "string")
    return undefined;
  const { name = row.label, unit = "" } = /^(?<name>.+?) \((?<unit>[^()]+)\)$/u.exec(row.label)?.groups ?? {};
  const isShort =
    row.second.length <= MOST.value && row.first.length <= MOST.value && name.length <= MOST.before;
  if (!isShort || table.first.length > MOST.label) return undefined;
  const change = {
    stat: { before: name, value: row.second, label: unit },
    earlier: { value: row.first, label: table.first.toLowerCase() },
  };
  return { change, rest: { ...table, rows: table.rows.filter((one) => one !== row) } };
}
