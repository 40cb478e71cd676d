import * as z from "zod/v4";
import { meantAs } from "../text/nearest.ts";
import { addSeconds } from "./calendar.ts";
import { MomentWithOffset } from "./moment.ts";

/** A whole number in a query string. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Give a whole number.")
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Seconds to wait for the end, in a query. */
export const WaitSeconds = z
  .string()
  .regex(/^([0-9]|[12][0-9]|30)$/, "Give whole seconds from 0 to 30.")
  .transform(Number)
  .pipe(z.int().min(0).max(30))
  .default(0)
  .meta({ description: "Seconds to wait for the end, 0 to 30.", examples: ["20"] });

/** `true` or `false` in a query string. */
export const Flag = z.enum(["true", "false"]).transform((text) => text === "true");

const unknownOf = (names: readonly string[], options: readonly string[]) =>
  names.find((name) => !options.includes(name));

/** The names that may be sent, the one that was sent in their place, and the one that is like it. */
const anyOf = (options: readonly string[], sent: string): string =>
  `Use any of: ${options.join(", ")}. You sent "${sent.slice(0, 60)}".${meantAs(sent, options)}`;

/** What such a text looks like, for the interface description. */
const listPattern = (options: readonly string[]) => `^(${options.join("|")})(,(${options.join("|")}))*$`;

/** One or several values of a list, with commas or repeated: `status=queued,running`. */
export const several = <T extends string>(options: readonly T[]) =>
  z
    .union([
      z.string().meta({ pattern: listPattern(options), maxLength: options.join(",").length }),
      z.array(z.string()),
    ])
    .transform((sent) => [sent].flat().flatMap((text) => text.split(",")))
    .refine((names) => unknownOf(names, options) === undefined, {
      error: ({ input }) => anyOf(options, unknownOf(input as string[], options) ?? ""),
    })
    .transform((names) => names as T[])
    .optional();

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_SECONDS = 86_400;
const atMidnight = (sent: unknown) =>
  typeof sent === "string" && DATE.test(sent) ? `${sent}T00:00:00Z` : sent;

/** The beginning of a span: a moment, or a date, which begins at 00:00 UTC. */
export const SpanStart = z.preprocess(atMidnight, MomentWithOffset);

/** The end of a span: a moment, or a date, which is wholly inside. */
export const SpanEnd = z.union(
  [
    z
      .string()
      .regex(DATE)
      .meta({ maxLength: 10 })
      .transform((date) => `${date}T00:00:00Z`)
      .pipe(MomentWithOffset)
      .transform((day) => addSeconds(day, DAY_SECONDS)),
    MomentWithOffset,
  ],
  "Give a date, or a time with its UTC offset, for example 2026-12-01T09:00:00+01:00.",
);

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
