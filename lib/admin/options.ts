import { parseArgs } from "node:util";
import * as z from "zod/v4";
import { plainWords } from "../core/plain-words.ts";
import { AdminError } from "./connect.ts";

/** Options that take no value. */
const FLAGS = ["auto-post", "review", "manage-keys", "telegram", "paused", "on", "off"];

export const Id = z.guid("Give an id, a UUID.");

/** Names separated by commas; `read` turns one into what the schema takes. */
export const list = <T extends z.ZodType>(items: T, read = (name: string) => name) =>
  z.preprocess(
    (text) =>
      String(text)
        .split(",")
        .map((part) => read(part.trim())),
    items,
  );

export const whole = <T extends z.ZodType<number, number>>(number: T) =>
  z.string().regex(/^\d+$/, "Give a whole number.").transform(Number).pipe(number);

/** An empty list of warnings is left out. */
export const withWarnings = <T extends { warnings: string[] }>({ warnings, ...rest }: T) => ({
  ...rest,
  ...(warnings.length > 0 && { warnings }),
});

/** Parses the options of a command line. Boolean options take no value. */
export function options<S extends z.ZodObject>(args: string[], schema: S): z.output<S> {
  const names = Object.keys(schema.shape);
  const type = (name: string) => (FLAGS.includes(name) ? "boolean" : "string") as "boolean" | "string";
  const config = Object.fromEntries(names.map((name) => [name, { type: type(name) }]));
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args, options: config, strict: true }));
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : String(error));
  }
  // A schema's own words come first, and a library's never.
  const parsed = schema.safeParse(values, { error: plainWords });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AdminError(`--${String(issue?.path[0])}: ${issue?.message}`);
}
