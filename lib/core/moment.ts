import * as z from "zod/v4";
import { isCommonEra } from "./calendar.ts";

const OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const EXAMPLE = "such as 2027-03-01T09:00:00+01:00";
const quoted = (input: unknown): string => `"${String(input).slice(0, 40)}"`;

/** An ISO 8601 time with an explicit offset. A local time would be ambiguous. */
export const MomentWithOffset = z
  .string()
  .max(40)
  .refine((text) => OFFSET.test(text), {
    error: ({ input }) => `${quoted(input)} is no time with a UTC offset. Give one ${EXAMPLE}.`,
  })
  .refine((text) => !OFFSET.test(text) || isRealDate(text), {
    error: ({ input }) => `The calendar has no ${quoted(input)}. Give a time ${EXAMPLE}.`,
  })
  .transform((text) => new Date(text))
  .refine((at) => Number.isNaN(at.getTime()) || isCommonEra(at), "Give a year from 1 to 9999.");

/** JavaScript turns 30 February into 2 March. The service refuses such a date instead. */
function isRealDate(text: string): boolean {
  const [date = ""] = text.split("T");
  const midnight = new Date(`${date}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(date)
  );
}

/** What is said of a time that is not in the future, with the clock that it was judged by. */
export const hasPassed = ({ now }: { now: () => Date }): string =>
  `This moment has passed. Give one in the future; it is ${now().toISOString().slice(0, 19)}Z now.`;
