import type { Line, Story } from "../../../story/schema.ts";
import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import { unitOf } from "../kit/amount.ts";
import { changeOf, type Earlier } from "../kit/story/earlier.ts";
import { openingFigure } from "../kit/story/figures.ts";
import { isDay, labelledFigure } from "../kit/story/labelled-figure.ts";
import type { Stats } from "./priced-together.ts";
import { isAboutNumbers, wantedOf } from "./stats-of.ts";

type ReportFigure = {
  before?: string;
  value: string;
  label: string;
  note?: string;
  earlier?: Earlier;
  /** Its name stands before a colon in the brief. */
  isLabelled: boolean;
};
/** The numbers, lines that are none, and the facts that these lines tell. */
export type Report = { stats: Stats; earlier?: Earlier; lines: string[]; tells: string[] };

const MOST = { figures: 6, fact: 200 };
const LEAST = 3;
/** Of a longer list so many lines may be no figures, of a shorter one a single line. */
const OTHERS = { most: 2, long: 5 };

const MONEY = /[£$€¥₹]|CHF|kr$|zł$|(?<!\p{L})ct(?!\p{L})/u;
/** "target 99%", "Ziel 92 %", "doel 90%": a number is measured against what was aimed at. */
const AIM =
  /(?<!\p{L})(?:targets?|goal|aim|ziel|soll|plan|objectif|cible|objetivo|meta|obiettivo|doel|streef\p{L}*)(?!\p{L})/iu;

function figureOf(line: Line, spoken: string): ReportFigure | undefined {
  const labelled = labelledFigure(line.text, spoken);
  if (labelled) {
    const { note, ...rest } = labelled;
    return { ...rest, ...(note && { note }), isLabelled: true };
  }
  const opening = openingFigure(line.text);
  return opening && !isDay(opening.label) ? { ...opening, isLabelled: false } : undefined;
}

/** "Bilanz 2026", "Our results": what was reached, and no list of ingredients or terms. */
const REPORTS =
  /(?<!\p{L})(?:reports?|results|figures|review|balance|bilanz|zahlen|ergebnisse|bericht|bilan|chiffres|résultats|rapport|cifras|resultados|informe|memoria|bilancio|numeri|cifre|risultati|resoconto|cijfers|resultaten|jaarverslag|balanço|números|relatório)(?!\p{L})/iu;

/** Shares beside counts, a number beside the one before it, or numbers that are announced. A list of one measure is a table or a chart. */
function areOfReport(figures: readonly ReportFigure[], { headline }: Story): boolean {
  const units = new Set(figures.map(({ value }) => unitOf(value)));
  const isAnnounced =
    IN_NUMBERS.test(headline.text) || REPORTS.test(headline.text) || (units.has("%") && units.has(""));
  const isMeasured = figures.some(
    ({ earlier, note = "" }) => earlier || (AIM.test(note) && /\d/u.test(note)),
  );
  const prices = figures.filter(({ value }) => MONEY.test(value)).length;
  return (isMeasured || (units.size > 1 && isAnnounced)) && prices * 2 < figures.length;
}

/** The number of a report that leads it: the one asked for, else the largest change, else the first. */
function leadOf(story: Story, figures: readonly ReportFigure[], asked: string): ReportFigure | undefined {
  const weights = figures.map(({ value, earlier }) => (earlier ? changeOf(value, earlier.value) : 0));
  const most = Math.max(0, ...weights);
  const wanted = wantedOf(story, figures);
  return (
    figures.find((one) => one === wanted || one.value === asked) ??
    figures[most > 0 ? weights.indexOf(most) : 0]
  );
}

/** What is remarked on the first number stands in its label; what it was before is drawn under it. */
function asHero({ note = "", earlier, isLabelled: _, ...stat }: ReportFigure): Stats[number] {
  const before = stat.before && { before: stat.before.replace(/\s?[:：]$/u, "") };
  return { ...stat, ...before, label: [stat.label, earlier ? "" : note].filter(Boolean).join(", ") };
}

/**
 * The lines of a list that each tell a number by name, "Jobs completed: 4,212", as the numbers of a page in their
 * author's order; undefined for lists of another kind. A change leads them.
 */
export function reportOf(story: Story, asked = ""): Report | undefined {
  const { points, steps, series, spoken } = story;
  if (!isAboutNumbers(story) || steps.length > 0 || series) return undefined;
  const found = points.map((line) => figureOf(line, spoken));
  const figures = found.filter((one) => one !== undefined);
  const others = points.filter((_, i) => !found[i]);
  const isList =
    figures.length >= LEAST &&
    figures.length <= MOST.figures &&
    others.length <= (points.length > OTHERS.long ? OTHERS.most : 1);
  const isWithin = others.every(({ text }) => text.length <= MOST.fact);
  if (!isList || !isWithin || !figures.some(({ isLabelled }) => isLabelled) || !areOfReport(figures, story))
    return undefined;
  const hero = leadOf(story, figures, asked);
  if (!hero) return undefined;
  const rest = figures.filter((one) => one !== hero).map(({ isLabelled: _, ...stat }) => stat);
  return {
    stats: [asHero(hero), ...rest],
    ...(hero.earlier && { earlier: hero.earlier }),
    lines: others.map(({ text }) => text),
    tells: points.flatMap(({ facts }) => facts),
  };
}

/** The blocks of a page that is a report: its numbers, and the lines that are none. */
export function pageOf({ stats, lines }: Report): { shown: { facts?: string[] }; given: Stats } {
  return { shown: lines.length > 0 ? { facts: lines } : {}, given: stats };
}
