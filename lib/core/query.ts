import * as z from "zod/v4";
import { isCommonEra } from "./calendar.ts";

/** A whole number in a query string. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Give a whole number.")
    .transform(Number)
    .pipe(z.int().min(min).max(max));

const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/** A moment in a query string; a local time would mean another one to everybody. */
export const Moment = z
  .string()
  .max(40)
  .refine(
    (text) => OFFSET.test(text) && !Number.isNaN(Date.parse(text)),
    "Give a time with its UTC offset, for example 2027-01-31T09:00:00Z.",
  )
  .transform((text) => new Date(text))
  .refine((at) => Number.isNaN(at.getTime()) || isCommonEra(at), "Give a year from 1 to 9999.");

/** `true` or `false` in a query string. */
export const Flag = z.enum(["true", "false"]).transform((text) => text === "true");
