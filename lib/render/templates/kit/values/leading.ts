import { type FactRows, isValued } from "./value-rows.ts";

/** More prices than these are a list, of which none leads. */
const PRICES = 3;

/** Whom to call in need, by the words before the number. */
const NEED =
  /(?<!\p{L})(?:emergenc\p{L}+|urgent|danger|notfall|notdienst|notruf|lebensgefahr|\p{L}*bereitschaft|urgences?|danger|emergencias?|urgencias?|emergenz[ae]|urgenz[ae]|spoed|nood|levensgevaar|huisartsenpost|emergências?|urgências?|sos)(?!\p{L})/iu;
export const isInNeed = (row: FactRows): boolean =>
  isValued(row) &&
  (row.kind === "phone" || SHORT.test(row.lines[0]?.parts[0] ?? "")) &&
  NEED.test(row.before);
/** "112" */
const SHORT = /^\d{2,3}$/u;

/** Which rows lead the others: what something costs or pays, else the first day or hour, else the one number. */
export function leadingRows(rows: readonly FactRows[]): ReadonlySet<FactRows> {
  const valued = rows.filter(isValued);
  const needed = valued.filter(isInNeed);
  if (needed.length > 0) return new Set(needed);
  const priced = valued.filter(({ kind }) => kind === "money");
  if (priced.length > 0) return new Set(priced.length <= PRICES ? priced : []);
  const [when, ...others] = valued.filter(({ kind }) => kind === "date" || kind === "time");
  // Of several hours none is larger.
  if (when) return new Set(when.kind === "time" && others.some(({ kind }) => kind === "time") ? [] : [when]);
  return new Set(valued.length === 1 ? valued : []);
}
