import { once } from "../../copy/once.ts";

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

/** Weekdays from Monday, whole; plurals and adverbs of the same stem are accepted. */
const WEEKDAYS = `monday montag lundi lunes lunedì maandag segunda-feira måndag
tuesday dienstag mardi martes martedì dinsdag terça-feira tisdag
wednesday mittwoch mercredi miércoles miercoles mercoledì woensdag quarta-feira onsdag
thursday donnerstag jeudi jueves giovedì donderdag quinta-feira torsdag
friday freitag vendredi viernes venerdì vrijdag sexta-feira fredag
saturday samstag sonnabend samedi sábado sabado sabato zaterdag lördag
sunday sonntag dimanche domingo domenica zondag söndag`;

/** Abbreviations count beside a number, another weekday or a word that leads to a day. */
const SHORT_DAYS = `mon mo lun ma
tue tues di mar
wed mi mer mié wo
thu thur thurs do jeu jue gio
fri fr ven vie vr
sat sa sam sáb sab za
sun so dim dom zo`;

const numbered = (lines: string): Map<string, number> =>
  new Map(lines.split("\n").flatMap((names, i) => names.split(" ").map((name) => [name, i + 1] as const)));

const months = once(() => numbered(MONTHS));
const weekdays = once(() => numbered(WEEKDAYS));
const shortDays = once(() => numbered(SHORT_DAYS));

/** 1 to 12; undefined for any other word. */
export const monthOf = (name = ""): number | undefined => months().get(name.toLowerCase());

/** 1 for Monday to 7 for Sunday; undefined for any other word. */
export function weekdayOf(name = ""): number | undefined {
  const word = name.toLowerCase();
  return weekdays().get(word) ?? weekdays().get(word.replace(/s$/, ""));
}

/** The same for "Mon" and "Mo". */
export const shortDayOf = (name = ""): number | undefined => shortDays().get(name.toLowerCase());

const alternatives = (words: Map<string, number>) =>
  [...words.keys()].sort((a, b) => b.length - a.length).join("|");

export const MONTH_WORD = once(() => alternatives(months()));
export const WEEKDAY_WORD = once(() => alternatives(weekdays()));
export const SHORT_DAY_WORD = once(() => alternatives(shortDays()));
