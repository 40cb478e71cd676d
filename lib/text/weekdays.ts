/** Names from Monday on, whole; plurals and adverbs of the same stem are accepted. */
const WHOLE = `monday montag lundi lunes lunedì maandag segunda-feira måndag
tuesday dienstag mardi martes martedì dinsdag terça-feira tisdag
wednesday mittwoch mercredi miércoles miercoles mercoledì woensdag quarta-feira onsdag
thursday donnerstag jeudi jueves giovedì donderdag quinta-feira torsdag
friday freitag vendredi viernes venerdì vrijdag sexta-feira fredag
saturday samstag sonnabend samedi sábado sabado sabato zaterdag lördag
sunday sonntag dimanche domingo domenica zondag söndag`;

/** Abbreviations count beside a number, another weekday or a word that leads to a day. */
const SHORT = `mon mo lun ma
tue tues di mar
wed mi mer mié wo
thu thur thurs do jeu jue gio
fri fr ven vie vr
sat sa sam sáb sab za
sun so dim dom zo`;

const numbered = (lines: string): ReadonlyMap<string, number> =>
  new Map(lines.split("\n").flatMap((names, i) => names.split(" ").map((name) => [name, i + 1] as const)));

/** 1 for Monday to 7 for Sunday, by name. */
export const WEEKDAYS = numbered(WHOLE);
/** The same by abbreviation. */
export const SHORT_DAYS = numbered(SHORT);
/** Any of them, as a part of a pattern. */
export const DAY_NAME: string = [...WEEKDAYS.keys(), ...SHORT_DAYS.keys()].join("|");

/** 1 for Monday to 7 for Sunday; undefined for any other word. */
export function weekdayOf(name = ""): number | undefined {
  const word = name.toLowerCase();
  return WEEKDAYS.get(word) ?? WEEKDAYS.get(word.replace(/s$/, ""));
}

/** The same for "Mon" and "Mo". */
export const shortDayOf = (name = ""): number | undefined => SHORT_DAYS.get(name.toLowerCase());

/** Whether a text is the name of a day of the week, whole or short, and nothing else. Portuguese leaves out "-feira". */
export function isWeekday(text: string): boolean {
  const name = text.trim().replace(/\.$/, "");
  return [weekdayOf(name), shortDayOf(name), weekdayOf(`${name}-feira`)].some((day) => day !== undefined);
}
