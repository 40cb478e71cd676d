import type { Line, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { writtenDays } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { amountsIn, isNeeded, LIST, pricesOf } from "../kit/story/needed-facts.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

/** A longer sentence is not read from one picture beside others, in letters, and so many lines are. */
const MOST = { line: 90, lines: 4 };
/** "By Friday", "ab 5. Dezember": a day that is to come, where no hour says so. */
const TO_COME =
  /(?<!\p{L})(?:from|until|till|by|before|ab|bis|vor|dès|jusqu|avant|à partir|desde|hasta|antes|a partir|dal|fino|entro|prima|vanaf|tot|voor|até)(?!\p{L})/iu;
const AN_HOUR =
  /\d{1,2}(?:[:.h]\d{2}|\s?(?:[ap]\.?m|uhr|uur|h)(?!\p{L})|\s(?:to|till|bis|à|a|alle|tot|às)\s\d)|(?:a las|alle|às|um|om|at)\s\d/iu;

/**
 * Where the facts that one needs are not all told: the day with its hours and its place, then whole sentences that
 * say a price or a day to come by themselves. Of prices there are all or none.
 */
export function leastKept(story: Story, most: number): string[] {
  if (story.spoken !== story.language) return [];
  const own = ownRun(story);
  const dated = own.length > 0 ? [] : story.scenes.filter(isToCome);
  const lines = story.scenes.filter(
    (scene) => isLine(scene) && !isSaid(scene.text, tokensOf(own.join("\n"))),
  );
  const others = lines.filter((scene) => dated.includes(scene) || tellsEnd(scene, story));
  const wanted = [...own, ...payingIn(lines, own, story, most), ...others.map(({ text }) => text)];
  const kept = fitting(wanted, most);
  return [...own, ...story.scenes.map(({ text }) => text).filter((text) => kept.includes(text))];
}

/** The day and the hours of the news on one line, and its place. */
function ownRun({ when }: Story): string[] {
  const { date = "", time = "", place = "" } = when ?? {};
  if (!/\d/u.test(date) || (time === "" && place === "")) return [];
  return [[date, time].filter(Boolean).join(", "), place].filter(Boolean).map(capitalized);
}

const isLine = ({ text }: Line): boolean => text.length <= MOST.line;

const isToCome = ({ text }: Line): boolean =>
  writtenDays(text) !== "" && (TO_COME.test(text) || AN_HOUR.test(text));

const isPaid = ({ text }: Line, { facts }: Story): boolean =>
  amountsIn(text).length > 0 &&
  facts.some((fact) => fact.kind === "price" && isNeeded(fact) && text.includes(bare(fact.quote)));
const bare = (quote: string) => quote.trim().replace(/[.!]$/u, "");

/** "Until Sunday 20 December": the last day of what is offered. */
const tellsEnd = ({ text }: Line, { offer }: Story): boolean =>
  offer !== null && offer.ends !== "" && text.includes(offer.ends);

/** The sentences that say what one pays, where all of them have room; a list of prices is none of it. */
function payingIn(lines: readonly Line[], own: readonly string[], story: Story, most: number): string[] {
  const paid = lines.filter((scene) => isPaid(scene, story)).map(({ text }) => text);
  const isAll = fitting([...own, ...paid], most).length === own.length + paid.length;
  return isAll && pricesOf(story).length < LIST ? paid : [];
}

function fitting(lines: readonly string[], most: number): string[] {
  const kept: string[] = [];
  for (const line of new Set(lines))
    if (kept.length < MOST.lines && [...kept, line].join(SEPARATOR).length <= most) kept.push(line);
  return kept;
}
