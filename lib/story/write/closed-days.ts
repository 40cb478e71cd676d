import { capitalize, unstop } from "../../copy/text.ts";
import { colonOf } from "../../text/colon.ts";
import { namesDay } from "../../text/named-days.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { momentsOf } from "../read/calendar.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** "On Sunday 27 December we are closed as always.": one more row under a table of days and their hours. */

const SHUT =
  "closed|shut|geschlossen|ruhetag|zu|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten|dicht|fechad[oa]s?|encerrad[oa]s?";
const ARE =
  "(?:we(?:[’']re| are| will be| stay)|ist|bleibt|bleiben wir|haben wir|sind wir|nous (?:sommes|serons)|est|estamos|estaremos|está|siamo|saremo|è|zijn we|zijn wij|zijn|is)";
const ROW = new Prefiltered(
  `^(?:(?:on|am|an|le|el|il|op|no|na)\\s)?(?<day>[^:]{4,40}?),?\\s${ARE}\\s(?<value>(?:${SHUT})(?:\\s\\p{L}[^,.:;\\d]{2,24})?)$`,
  "iu",
);
/** "Du 30 décembre au 3 janvier : congés annuels" apart from the other days. */
const LINE = /^(?<day>[^:：]{4,44}?)\s?[:：]\s(?<value>\p{L}[^.:]{2,30})$/u;
/** Rows of a table of days. */
const LEAST = 3;

const beginsWithDay = (text: string): boolean => momentsOf(text)[0]?.start === 0;
const isOfDay = ({ text }: Line): boolean =>
  /[:：]\s/u.test(text) &&
  (/^\d/u.test(text) || beginsWithDay(text) || namesDay(text.split(/[:：]/u)[0] ?? ""));

/** Such sentences as rows behind the days of a list; none for another list. */
export function closedDays(rows: readonly Line[], h: Headline, { blocks, language }: Material): Line[] {
  if (rows.filter(isOfDay).length < LEAST) return [];
  return blocks.flatMap((b) => {
    const [piece] = b.pieces;
    const card = unstop(piece?.card ?? "");
    const { day = "", value = "" } = (LINE.exec(card) ?? ROW.exec(card))?.groups ?? {};
    const isRow = b.kind === "sentence" && b !== h.block && /\d/u.test(day) && beginsWithDay(day);
    return piece && isRow
      ? [{ text: `${capitalize(day)}${colonOf(language)} ${value}`, facts: piece.facts }]
      : [];
  });
}
