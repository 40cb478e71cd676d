import type { Span } from "../schema.ts";

/** What a value is. `ordinal` is "the 15th"; `handle` is an account of a network. */
export type ValueKind =
  | "number"
  | "money"
  | "percent"
  | "factor"
  | "measure"
  | "duration"
  | "ordinal"
  | "date"
  | "month"
  | "weekday"
  | "time"
  | "phone"
  | "email"
  | "link"
  | "handle"
  | "promo_code"
  | "version"
  | "name";

/**
 * Something of a text that can be compared whatever its spelling. Each key is one way to understand it, such as
 * `money:gbp:25.5`, `date:12-6` or `time:1110`; writing that can be understood in two ways has both keys.
 */
export type Value = {
  kind: ValueKind;
  text: string;
  span: Span;
  keys: string[];
  /** Counts a line or is said in passing ("one", "today"): it supports a claim and makes none. */
  weak?: true;
};

export type ValueReader = (text: string, language: string) => Value[];

/** A reader that looks only where a sign of its values is: most sentences have none, and one look tells so. */
export const where =
  <Rest extends string[]>(sign: RegExp, read: (text: string, ...rest: Rest) => Value[]) =>
  (text: string, ...rest: Rest): Value[] =>
    sign.test(text) ? read(text, ...rest) : [];

/** A number without the noise of floating point: 0.1 + 0.2 reads as 0.3. */
export const keyOf = (unit: string, value: number): string => `${unit}:${Number(value.toPrecision(12))}`;

export const valueAt = (kind: ValueKind, m: RegExpExecArray, keys: string[], weak = false): Value => ({
  kind,
  text: m[0],
  span: { start: m.index, end: m.index + m[0].length },
  keys,
  ...(weak ? { weak: true as const } : {}),
});

const HALF_DAY = 720;

const ofNumber = (amount: number): string[] =>
  Number.isInteger(amount) && amount >= 0 && amount <= 24
    ? [
        keyOf("time", amount * 60),
        keyOf("time", (amount % 12) * 60),
        keyOf("time", (amount % 12) * 60 + HALF_DAY),
      ]
    : [];

function ofTime(minutes: number): string[] {
  const hour = Math.floor(minutes / 60);
  return minutes % 60 ? [] : [keyOf("number", hour), keyOf("number", hour % 12 || 12)];
}

function ofDate(day: string): string[] {
  const [month = "", date = "", year] = day.split("-");
  return [
    `date:${month}-${date}`,
    `month:${month}`,
    `day:${date}`,
    `number:${date}`,
    ...(year ? [`number:${year}`, `year:${year}`] : []),
  ];
}

const ofVersion = (version: string): string[] =>
  version.split(".").flatMap((_, i, parts) => {
    const prefix = parts.slice(0, i + 1).join(".");
    return [`version:${prefix}`, ...(i < 2 ? [keyOf("number", Number(prefix))] : [])];
  });

/** A link without its query, and its host. */
function ofLink(link: string): string[] {
  const bare = link.replace(/[?#].*$/, "").replace(/\/$/, "");
  return [`link:${bare}`, `link:${bare.replace(/\/.*$/, "")}`];
}

/** Everything that one key lets a writer say truthfully, the key itself included. */
function impliedBy(key: string): string[] {
  const at = key.indexOf(":");
  const [unit, rest] = [key.slice(0, at), key.slice(at + 1)];
  const amount = Number(rest.slice(rest.lastIndexOf(":") + 1));
  switch (unit) {
    case "number":
      return [key, `bare:${amount}`, ...ofNumber(amount)];
    case "time":
      return [key, ...ofTime(amount)];
    case "date":
      return [key, ...ofDate(rest)];
    case "version":
      return [key, ...ofVersion(rest)];
    case "link":
      return [key, ...ofLink(rest)];
    case "money":
      return [key, `currency:${rest.slice(0, rest.indexOf(":"))}`, `number:${amount}`];
    // The number as it is written: "15" of fifteen years.
    case "raw":
      return [`number:${amount}`];
    default:
      return [key];
  }
}

/** Every key that these values allow a writer to use. */
export const impliedKeys = (values: readonly Value[]): Set<string> =>
  new Set(values.flatMap((value) => value.keys.flatMap(impliedBy)));

const implied = new WeakMap<Value, ReadonlySet<string>>();

/** The same for one value. Checks compare every value with every other, so that it is kept. */
export function keysImpliedBy(value: Value): ReadonlySet<string> {
  const kept = implied.get(value) ?? impliedKeys([value]);
  implied.set(value, kept);
  return kept;
}

/** "£26" where the source has "18 pound for the small one, 26 for the big one". */
function takesItsUnit(key: string, known: ReadonlySet<string>): boolean {
  if (!key.startsWith("money:") && !key.startsWith("raw:")) return false;
  const [kind, unit = "", amount] = key.split(":");
  if (kind === "money") return known.has(`bare:${amount}`) && known.has(`currency:${unit}`);
  return known.has(`bare:${unit}`);
}

/** "Monday 9" in the source, whose month is named elsewhere. A year that the source leaves open may be added. */
function isDatedElsewhere(key: string, known: ReadonlySet<string>): boolean {
  if (!key.startsWith("date:")) return false;
  const [month = "", day = "", year = ""] = key.slice(5).split("-");
  if (year && [...known].some((k) => k.startsWith(`date:${month}-${day}-`))) return false;
  return known.has(`date:${month}-${day}`) || (known.has(`day:${day}`) && known.has(`month:${month}`));
}

/** The value is one of those that the keys allow. */
export const isKnown = ({ keys }: Value, known: ReadonlySet<string>): boolean =>
  keys.some((key) => known.has(key) || takesItsUnit(key, known) || isDatedElsewhere(key, known));

/** Two spellings of one value. */
export const sameValue = (a: Value, b: Value): boolean =>
  isKnown(a, keysImpliedBy(b)) || isKnown(b, keysImpliedBy(a));
