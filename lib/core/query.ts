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

/** The fields of every list with pages. `what` names its entries, such as "Runs". */
export const paging = (what: string) => ({
  limit: whole(1, 100)
    .default(20)
    .meta({ description: `${what} on a page: 1 to 100, by default 20.`, examples: [50] }),
  offset: whole(0, 1_000_000)
    .default(0)
    .meta({ description: `${what} to skip, newest first: 0 to 1,000,000, by default 0.`, examples: [20] }),
});

/** The query of a route that takes no parameters. */
export const NoParameters = z.object({});
