import { capitalize, unstop } from "../../copy/text.ts";
import { colonOf } from "../../text/colon.ts";
import { namesDay } from "../../text/named-days.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { weekdayOf } from "../../text/weekdays.ts";
import { momentsOf } from "../read/calendar.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import { areHours } from "./hours.ts";
import type { Material } from "./material.ts";

/** "On Sunday 27 December we are closed as always.": one more row under a table of days and their hours. */

const SHUT =
  "closed|shut|geschlossen|ruhetag|zu|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten|dicht|fechad[oa]s?|encerrad[oa]s?";
const ARE =
  "(?:we(?:[’']re| are| will be| stay| remain)|ist|bleibt|bleiben wir|haben wir|sind wir|(?:nous )?(?:sommes|serons)|est|estamos|estaremos|está|siamo|saremo|è|zijn we|zijn wij|zijn|is)";
const AT = "(?:on|am|an|le|les|el|los|il|la|op|nos?|nas?|aos?|às?)\\s";
const ROW = new Prefiltered(
  `^(?:${AT})?(?<day>[^:]{4,40}?),?\\s(?:${ARE}\\s)?(?<value>(?:${SHUT})(?:\\s\\p{L}[^,.:;\\d]{2,24})?)$`,
  "iu",
);
/** "Closed on Mondays", "Wir haben montags geschlossen": the day stands behind the word, or in the middle. */
const TURNED = new Prefiltered(
  `^(?:(?:we are|we[’']re|nous sommes|estamos|siamo|wir haben|wij zijn|we zijn)\\s)?(?:(?<value>${SHUT})\\s(?:${AT})?(?<day>[^:,\\d]{4,40}?)|(?:${AT})?(?<on>\\p{L}{5,12})\\s(?<is>${SHUT}))$`,
  "iu",
);
const LED = new Prefiltered(`^${AT}`, "iu");
const AND = /,\s|\s(?:and|und|et|y|e|en)\s/u;
/** "Sundays", "lunes y martes": days of the week and nothing else. */
const areWeekdays = (text: string): boolean =>
  text
    .toLowerCase()
    .replace(LED, "")
    .split(AND)
    .every((word) => (weekdayOf(word) ?? weekdayOf(word.replace(/s$/u, ""))) !== undefined);
/** "Du 30 décembre au 3 janvier : congés annuels" apart from the other days. */
const LINE = /^(?<day>[^:：]{4,44}?)\s?[:：]\s(?<value>\p{L}[^.:]{2,30})$/u;
/** Rows of a table of days, and of opening hours. */
const LEAST = { days: 3, hours: 2 };

const beginsWithDay = (text: string): boolean => momentsOf(text)[0]?.start === 0;
const isOfDay = ({ text }: Line): boolean =>
  /[:：]\s/u.test(text) &&
  (/^\d/u.test(text) || beginsWithDay(text) || namesDay(text.split(/[:：]/u)[0] ?? ""));

/** Such sentences as rows behind the days of a list; none for another list. */
export function closedDays(rows: readonly Line[], h: Headline, { blocks, language }: Material): Line[] {
  const areOpen = rows.length >= LEAST.hours && areHours(rows.map(({ text }) => text));
  const areDated = rows.filter(isOfDay).length >= LEAST.days;
  if (!areOpen && !areDated) return [];
  return blocks.flatMap((b) => {
    const [piece] = b.pieces;
    const card = unstop(piece?.card ?? "");
    const found = (LINE.exec(card) ?? ROW.exec(card) ?? TURNED.exec(card))?.groups;
    const { day = found?.on ?? "", value = found?.is ?? "" } = found ?? {};
    const isDay = (areDated && /\d/u.test(day) && beginsWithDay(day)) || (areOpen && areWeekdays(day));
    return piece && b.kind === "sentence" && b !== h.block && isDay
      ? [{ text: `${capitalize(day)}${colonOf(language)} ${stateOf(value)}`, facts: piece.facts }]
      : [];
  });
}

/** A German noun keeps its capital among rows. */
const stateOf = (value: string): string =>
  /^ruhetag/iu.test(value) ? capitalize(value.toLowerCase()) : value.toLowerCase();
