/** A text that is one number: what stands around it, its size without sign, and how its digits are written. */
type Countable = {
  before: string;
  after: string;
  amount: number;
  decimals: number;
  point: string;
  /** The sign between thousands, if there is one. */
  group: string;
};

/**
 * Signs of currency and direction, and currency names. Any other word before a number makes it a rank or a
 * name.
 */
const BEFORE = /^(?:(?:US|R|A|C|NZ|HK|S)?[\p{Sc}]|[A-Z]{3}|kr|Rs\.?|Fr\.?|[+\-−–±~≈<>×]|\s)*$/u;
/** Digits with signs between them, but no other digits anywhere. */
const NUMBER = /^([^\d]*)(\d+(?:[.,'’\u00a0\u202f ]\d+)*)([^\d]*)$/u;
const THOUSANDS = /^\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3})(?:\1\d{3})*$/u;
/** Years, which are not counted up. */
const YEAR = /^(?:1\d|20)\d\d$/;
/** What makes a number a rank ("1st") or a name ("5G", "3D"). */
const NAMING = /^(?:st|nd|rd|th|D|G)(?![\p{L}\d])/u;

/**
 * Parses a number as it is written: "€1,2 Mio.", "98.6%", "12 400". Undefined for everything that is not a
 * single amount: "24/7", "1 in 3", a year, a rank or a word.
 */
function countable(text: string): Countable | undefined {
  const [, before = "", digits = "", after = ""] = NUMBER.exec(text) ?? [];
  if (!digits || !BEFORE.test(before) || NAMING.test(after)) return;
  if (YEAR.test(digits) && (before + after).trim() === "") return;
  const written = writtenAs(digits);
  return written && { before, after, ...written };
}

type NumberFormat = Pick<Countable, "amount" | "decimals" | "point" | "group">;

/** Tells groups of thousands from decimals. A single comma before three digits groups them; a single point does not. */
function writtenAs(digits: string): NumberFormat | undefined {
  if (/^0\d/.test(digits)) return;
  const [, whole = digits, point = "", part = ""] = /^(.+)([.,])(\d+)$/.exec(digits) ?? [];
  const isGroup = point !== "" && THOUSANDS.test(digits) && (point === "," || whole.includes(point));
  if (isGroup || point === "") return amountOf(digits, "", "");
  return amountOf(whole, point, part);
}

function amountOf(whole: string, point: string, part: string): NumberFormat | undefined {
  const [, group = ""] = THOUSANDS.exec(whole) ?? [];
  if (!/^\d+$/.test(whole) && (group === "" || group === point)) return;
  const amount = Number(`${whole.replace(/\D/g, "")}.${part || 0}`);
  return Number.isSafeInteger(Math.round(amount))
    ? { amount, decimals: part.length, point, group }
    : undefined;
}

/** Writes another amount the way this one is written. */
function writeLike({ before, after, decimals, point, group }: Countable, amount: number): string {
  const [whole = "0", part = ""] = amount.toFixed(decimals).split(".");
  const grouped = group ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${before}${grouped}${point && point + part}${after}`;
}

/** A count begins here: "0 tonnes" would be read as what is said. */
const FROM = 0.5;

/** Fast at first, so that the eye can follow the last steps. */
const eased = (time: number) => FROM + (1 - FROM) * (1 - (1 - time) ** 3);

/** A number on its way: its text, and the share of the time from which it is shown, from 0 up to 1. */
export type Count = { text: string; at: number };

/**
 * The eased numbers from half of it up to the value of a text, without the last. Repeated texts are left out. Empty
 * where there is nothing to count, which includes values between 0 and 1.
 */
export function countUp(text: string, steps: number): Count[] {
  const number = countable(text);
  if (!number || number.amount === 0) return [];
  const counts = Array.from({ length: steps }, (_, i): Count => {
    const at = i / steps;
    return { at, text: writeLike(number, number.amount * eased(at)) };
  });
  const isNew = (count: Count, i: number) => count.text !== text && count.text !== counts[i - 1]?.text;
  const readableEntries = counts.filter(isNew);
  return readableEntries.length > 1 ? readableEntries : [];
}
