import type { Series, Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { rankedSeries } from "./compared.ts";
import { isTranslated } from "./must-show.ts";
import { labelOfValues, namedValues, unitOfValues } from "./named-values.ts";

const SHARE = /^(\d{1,3}(?:[.,]\d+)?)\s?(?:%|percent|per cent|Prozent)\s+(.+)$/iu;
/** The verb that the answers of a survey share, where it says no more than that they answered. */
const ANSWERED =
  /^(?:said|say|answered|answer|named|name|chose|choose|picked|pick|voted for|nannten|nennen|sagten|sagen|wählten|dijeron|dicen|ont dit|disent|citent)\s+/iu;
const LEAST = 3;
const MOST = { points: 8, label: 40 };

/** "Lost sales 44%", "Potatoes 14.2": a line of a list that is a name and its value. */
const ROW =
  /^(?<x>\p{L}[^%\d]{1,39}?)[:\s–-]+(?<y>\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?<unit>%|t|kg|km|h|days?|hours?))?$/u;

/** A list of which every line is a name and a value of one unit. */
function listedSeries({ points, steps, prices }: Story): Series | null {
  const rows = points.map(({ text }) => ROW.exec(text)?.groups);
  const units = new Set(rows.map((row) => row?.unit ?? ""));
  const isWhole = rows.length >= LEAST && rows.length <= MOST.points && rows.every(Boolean);
  if (!isWhole || units.size > 1 || steps.length > 0 || prices.length > 0) return null;
  const values = rows.map((row) => ({ x: row?.x ?? "", y: Number((row?.y ?? "").replace(",", ".")) }));
  return {
    label: "",
    unit: [...units][0] ?? "",
    points: values,
    facts: points.flatMap(({ facts }) => facts),
  };
}

const AMOUNT = /^(?<sign>[£$€¥₹]?)\s?(?<y>\d+(?:[.,]\d{1,2})?)\s?(?<unit>[£$€¥₹]|kr|CHF|zł)?$/u;

/** "Where your €9 go: farmers €4, roasting €3, post €2": prices that add up to the sum of the headline are its parts. */
function partsOfSum({ prices, headline }: Story): Series | null {
  const found = prices.map(({ price }) => AMOUNT.exec(price)?.groups);
  const units = new Set(found.map((one) => one?.sign || one?.unit || ""));
  const [unit = ""] = units;
  if (found.length < LEAST || found.length > MOST.points || units.size > 1 || unit === "") return null;
  const points = prices.map(({ name }, i) => ({ x: name, y: Number((found[i]?.y ?? "").replace(",", ".")) }));
  const sum = points.reduce((all, { y }) => all + y, 0);
  const numbers = (headline.text.match(/\d+(?:[.,]\d{1,2})?/gu) ?? []).map((one) =>
    Number(one.replace(",", ".")),
  );
  const isSum = numbers.some((one) => Math.abs(one - sum) < 0.005);
  if (!isSum || points.some(({ x, y }) => !(y > 0) || x.length > MOST.label)) return null;
  return { label: "", unit, points, facts: prices.map(({ fact }) => fact) };
}

/** The shares or counts that a fact lists: "46 % said fewer people, 27 % a written agenda, 15 % a fixed end." Null for no such fact. */
export function sharesOf(story: Story): Series | null {
  if (story.series || isTranslated(story)) return null;
  const listed = partsOfSum(story) ?? listedSeries(story) ?? rankedSeries(story);
  if (listed) return listed;
  for (const { id, quote, from } of story.facts) {
    if (from !== "brief") continue;
    const points = pointsOf(quote);
    if (points) return { label: "", unit: "%", points, facts: [id] };
    const values = namedValues(quote);
    if (values)
      return { label: labelOfValues(quote), unit: unitOfValues(quote), points: values, facts: [id] };
  }
  return null;
}

/** "What makes meetings better: 46% …" tells before the colon what the shares are of. */
const BEFORE = /^[^:%\d]{3,100}:\s+(?=\d)/u;

/** An answer is words; an arrow or a colon belongs to a note. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s,’'/&-]*$/u;

/** Every part begins with its share; a part that does not belongs to the one before it. */
function pointsOf(text: string): Series["points"] | undefined {
  const parts: string[] = [];
  for (const part of text
    .replace(BEFORE, "")
    .replace(/\.\s*$/, "")
    .split(/[,;](?!\d)\s+(?:(?:and|und|et|y|e|en)\s+)?/u)) {
    if (SHARE.test(part)) parts.push(part);
    else if (parts.length > 0) parts[parts.length - 1] += `, ${part}`;
    else return undefined;
  }
  const points = parts.map((part) => {
    const [, value = "", said = ""] = SHARE.exec(part) ?? [];
    const x = said.replace(ANSWERED, "").trim();
    return { x: capitalized(x), y: Number(value.replace(",", ".")) };
  });
  const isShort = points.every(({ x, y }) => NAME.test(x) && x.length <= MOST.label && y <= 100);
  return points.length >= LEAST && points.length <= MOST.points && isShort ? points : undefined;
}
