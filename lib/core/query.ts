import * as z from "zod/v4";

/** A whole number in a query string. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Give a whole number.")
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** `true` or `false` in a query string. */
export const Flag = z.enum(["true", "false"]).transform((text) => text === "true");
