import { misuse } from "./exit.ts";

const STAMP =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

const two = (n: number) => String(Math.trunc(n)).padStart(2, "0");

/** A local moment as ISO 8601 with the offset that holds in this time zone on that day. */
function withLocalOffset(moment: Date): string {
  const east = -moment.getTimezoneOffset();
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`;
  const offset = `${east < 0 ? "-" : "+"}${two(Math.abs(east) / 60)}:${two(Math.abs(east) % 60)}`;
  return `${day}T${time}${offset}`;
}

/**
 * The time that an option such as `--scheduled-at` names, in the API's form: ISO 8601 with seconds and an explicit offset.
 * A time without an offset means another moment on every machine, and is refused. The refusal shows it with
 * the caller's offset.
 */
export function readMoment(text: string, option: string, today: Date): string {
  const parts = STAMP.exec(text.trim());
  if (!parts) {
    throw misuse(`--${option} "${text}" is not an ISO 8601 time.`, `Write it as ${tomorrowAtNine(today)}`);
  }
  const [year, month, day, hour = 9, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => part && Number(part));
  const local = new Date(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  if (!isReal(parts)) {
    throw misuse(
      `--${option} "${text}" is not a date of the calendar.`,
      `Write it as ${tomorrowAtNine(today)}`,
    );
  }
  if (!parts[8] || !parts[4]) {
    throw misuse(
      `--${option} "${text}" needs ${parts[4] ? "a UTC offset" : "a time of day and a UTC offset"}.`,
      `In your time zone: --${option} ${withLocalOffset(local)}`,
      "In UTC, end the time with Z.",
    );
  }
  return canonical(parts);
}

function tomorrowAtNine(today: Date): string {
  return withLocalOffset(new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 9));
}

/** Dates such as 30 February overflow into the next month instead of failing, so they are compared. */
function isReal([
  ,
  year,
  month,
  day,
  hour = "0",
  minute = "0",
  second = "0",
  ,
  offset = "Z",
]: string[]): boolean {
  const utc = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const onCalendar = utc.getUTCMonth() === Number(month) - 1 && utc.getUTCDate() === Number(day);
  const onClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  const [hours, minutes] = [offset.slice(1, 3), offset.slice(-2)].map(Number);
  return onCalendar && onClock && (/z/i.test(offset) || (hours! <= 14 && minutes! < 60));
}

function canonical([
  ,
  year,
  month,
  day,
  hour,
  minute,
  second = "00",
  fraction = "",
  offset = "Z",
]: string[]): string {
  const zone = /z/i.test(offset) ? "Z" : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}${zone}`;
}

/** A length of time for people: `3.4 s`, `1 min 05 s`, `5 h 12 min`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
  return `${Math.floor(whole / 3600)} h ${two((whole % 3600) / 60)} min`;
}

/** The one time of `--scheduled-at`, which a command cannot do without. */
export function neededTime([at, ...more]: readonly string[]): string {
  if (more.length > 0)
    throw misuse(
      "--scheduled-at takes one time here.",
      "A campaign takes several: npx brandrun campaign create --help",
    );
  if (!at) throw misuse("--scheduled-at is missing.", "For example: --scheduled-at 2030-05-01T09:00:00Z");
  return at;
}
