import { parseArgs } from "node:util";
import * as z from "zod/v4";
import { AdminError } from "./office.ts";

/** Options that take no value. */
const FLAGS = ["auto-post", "telegram", "paused", "on", "off"];

export const Id = z.guid("Give an id, a UUID.");

export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (text) =>
      String(text)
        .split(",")
        .map((part) => part.trim()),
    z.array(item),
  );

/** The options of one command line; flags of the schema that are boolean take no value. */
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
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AdminError(`--${String(issue?.path[0])}: ${issue?.message}`);
}
