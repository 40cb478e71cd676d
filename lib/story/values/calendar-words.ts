import { once } from "../../text/once.ts";
import { SHORT_DAYS, WEEKDAYS } from "../../text/weekdays.ts";

/** Months by number in the languages of briefs, with abbreviations that are unmistakable beside a day. */
const MONTHS = `january jan januar jänner janvier janv enero ene gennaio janeiro januari stycznia
february feb februar feber février fevrier févr febrero febbraio fevereiro februari lutego
march mar märz mär maerz mars marzo março maart marca
april apr avril avr abril aprile kwietnia
may mai mayo maggio maio mei maj maja
june jun juni juin junio giugno junho czerwca
july jul juli juillet juil julio luglio julho lipca
august aug août aout agosto ago augustus augusti sierpnia
september sept sep septembre septiembre settembre setembro wrzesień września
october oct okt oktober octobre octubre ottobre outubro października
november nov novembre noviembre novembro listopada
december dec dez dezember décembre decembre déc diciembre dic dicembre dezembro grudnia`;

const numbered = (lines: string): Map<string, number> =>
  new Map(lines.split("\n").flatMap((names, i) => names.split(" ").map((name) => [name, i + 1] as const)));

const months = once(() => numbered(MONTHS));

/** 1 to 12; undefined for any other word. */
export const monthOf = (name = ""): number | undefined => months().get(name.toLowerCase());

const alternatives = (words: ReadonlyMap<string, number>) =>
  [...words.keys()].sort((a, b) => b.length - a.length).join("|");

export const MONTH_WORD = once(() => alternatives(months()));
export const WEEKDAY_WORD = once(() => alternatives(WEEKDAYS));
export const SHORT_DAY_WORD = once(() => alternatives(SHORT_DAYS));
