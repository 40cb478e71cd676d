import type { Series, Story } from "../../../../story/schema.ts";
import { amountOf } from "../amount.ts";
import { label } from "../labels.ts";
import { isTranslated } from "./must-show.ts";

/** Names with their values, and the name of the one that the picture is about. */
export type Compared = { series: Series; highlight: string };

const MOST = { rows: 8, name: 40 };
const LEAST = 3;

const COMPARES =
  /compar|vergleich|confront|vergelijk|versus|(?<!\p{L})vs(?!\p{L})|cheaper|günstiger|moins chers?|más barat|meno car|goedkoper|mais barat/iu;
const MONEY = /^(?<pre>[£$€₹])?\s?(?<y>\d[\d.,]*)\s?(?<post>[£$€₹])?$/u;

/** Prices of several houses beside each other, where the brief compares them; its own is pointed out. */
function comparedPrices({ prices, facts, heldBack, headline }: Story, brand: string): Compared | undefined {
  const said = [headline.text, ...facts.map(({ quote }) => quote), ...heldBack.map(({ quote }) => quote)];
  if (prices.length < LEAST || prices.length > MOST.rows || !said.some((text) => COMPARES.test(text))) return;
  const found = prices.map(({ price }) => MONEY.exec(price.trim())?.groups);
  const signs = new Set(found.map((row) => row?.pre ?? row?.post ?? ""));
  const points = prices.map(({ name }, i) => ({ x: name, y: amountOf(found[i]?.y ?? "") }));
  const [sign = ""] = signs;
  const isSound =
    signs.size === 1 && sign !== "" && points.every(({ x, y }) => y > 0 && x.length <= MOST.name);
  if (!isSound) return;
  const first = (name: string) => name.toLowerCase().split(/\s/)[0] ?? "";
  const own = points.find(({ x }) => first(x) === first(brand))?.x ?? "";
  const series = { label: "", unit: sign, points, facts: prices.map(({ fact }) => fact) };
  return { series, highlight: own };
}

const CLOCK = /^(?:am|pm|uhr|h|heures?|horas?|ore|uur)$/iu;

const NUMBER = "(?<sign>[£$€₹])?(?<y>\\d[\\d.,]*\\d|\\d)\\s?(?<unit>%|[£$€₹]|\\p{L}{1,14})?";
const VALUE = new RegExp(`(?<![\\p{L}\\d.,])${NUMBER}`, "gu");
const NOW =
  /(?<!\p{L})(?:now|today|jetzt|heute|inzwischen|maintenant|aujourd[’']hui|désormais|ahora|hoy|adesso|oggi|ora|nu|vandaag|inmiddels|agora|hoje)(?!\p{L})/iu;
/** "fell from 9 hours to 2 hours": a verb of change, the word before the first value, and the one before the second. */
const FROM =
  /(?<!\p{L})(?:fell|dropped|rose|grew|went|cut|down|up|reduced|raised|increased|decreased|sank|stieg|gesunken|gestiegen|gesenkt|passés?|passée?s?|baissé|augmenté|réduit|bajó|subió|baj[oa]|pasó|sces[oaie]|salit[oaie]|passat[oaie]|daalde|steeg|gedaald|gestegen|caiu|subiu|passou)(?:\s\p{L}+){0,3}\s(?:from|von|de|da|van)\s$/iu;
const TO = /^\s(?:\p{L}+\s){0,4}(?:to|auf|à|a|naar|para)\s$/iu;
/** Letters by which "hour" and "hours", "Stunde" and "Stunden" are one unit. */
const STEM = 4;

/** One measure before and after: "It took 9 hours a month, now it takes 1.5 hours". */
function changeIn(text: string, language: string): Series["points"] | undefined {
  const found = [...text.matchAll(VALUE)].map(({ index, groups = {}, 0: all }) => ({
    from: index,
    end: index + all.length,
    y: amountOf(groups.y ?? ""),
    unit: groups.sign ?? groups.unit ?? "",
  }));
  const pairs = found.flatMap((one, i) => found.slice(i + 1).map((other) => [one, other] as const));
  const pair = pairs.find(([one, other]) => {
    const between = text.slice(one.end, other.from);
    const isMoved = FROM.test(text.slice(0, one.from)) && TO.test(between);
    const isOne =
      one.unit !== "" && !CLOCK.test(one.unit) && one.unit.slice(0, STEM) === other.unit.slice(0, STEM);
    return isOne && one.y !== other.y && (isMoved || NOW.test(between));
  });
  if (!pair) return undefined;
  const [one, other] = pair;
  return [
    { x: label("before", language), y: one.y },
    { x: label("now", language), y: other.y },
  ];
}

const unitIn = (text: string, y: number) => {
  const found = [...text.matchAll(VALUE)].findLast(({ groups = {} }) => amountOf(groups.y ?? "") === y);
  return found?.groups?.sign ?? found?.groups?.unit ?? "";
};

/** Bars without a name are read with the headline: what they show is what it says, or all that the brief tells. */
const FEW_STATEMENTS = 3;
function isMatter({ headline, facts }: Story, id: string): boolean {
  const own = facts.filter(({ from }) => from === "brief");
  const statements = own.filter(
    (one) =>
      !own.some(
        (other) => other !== one && other.span.start <= one.span.start && other.span.end > one.span.end,
      ),
  );
  return headline.facts.includes(id) || statements.length <= FEW_STATEMENTS;
}

function changeOf(story: Story): Compared | undefined {
  if (isTranslated(story)) return undefined;
  for (const { id, quote, from } of story.facts) {
    const points = from === "brief" ? changeIn(quote, story.spoken) : undefined;
    const last = points?.at(-1);
    if (points && last && isMatter(story, id))
      return { series: { label: "", unit: unitIn(quote, last.y), points, facts: [id] }, highlight: last.x };
  }
  return undefined;
}

/** Values that a brief sets beside each other without a series: prices of several houses, or one measure before and after. */
export const comparedOf = (story: Story, brand: string): Compared | undefined =>
  story.series || story.rows.length > 0 ? undefined : (comparedPrices(story, brand) ?? changeOf(story));

/** "Achtsam morden 412 Ausleihen", "Children's books: 214,600": a name and a value with one unit. */
const RANKED =
  /^(?<x>\p{L}[^%\d]{1,39}?)(?:\s*[:–—-])?\s+(?<sign>[£$€₹])?(?<y>\d[\d.,]*\d|\d)\s?(?<unit>%|[£$€₹]|\p{L}{2,14})?\.?$/u;

/** A list of which every line is a name and a number of one measure: a ranking. */
export function rankedSeries({ points, steps, prices }: Story): Series | null {
  const rows = points.map(({ text }) => RANKED.exec(text)?.groups);
  const named = rows.map((row) => row?.sign ?? row?.unit ?? "");
  const units = new Set(named.filter(Boolean));
  // The first row says what all of them count; a later one that has a unit of its own counts something else.
  const [unit = ""] = named;
  const isOne = units.size === 0 || unit !== "";
  const isWhole = isOne && rows.length >= LEAST && rows.length <= MOST.rows && rows.every(Boolean);
  if (!isWhole || units.size > 1 || CLOCK.test(unit) || steps.length > 0 || prices.length > 0) return null;
  const values = rows.map((row) => ({ x: (row?.x ?? "").trim(), y: amountOf(row?.y ?? "") }));
  // Without a unit, small numbers are as likely days or pages.
  const isCount = unit !== "" || values.every(({ y }) => y >= 20 && (y < 1900 || y > 2100));
  return isCount && values.every(({ y }) => Number.isFinite(y))
    ? { label: "", unit, points: values, facts: points.flatMap(({ facts }) => facts) }
    : null;
}
