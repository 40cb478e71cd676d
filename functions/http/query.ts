import type { Context } from "hono";
import { validator } from "hono/validator";
import type * as z from "zod/v4";
import { Refusal } from "../../lib/core/errors.ts";
import { unknownName } from "../../lib/core/plain-words.ts";
import { judging } from "./described.ts";
import type { AppEnv } from "./env.ts";
import { judged } from "./validate.ts";

/**
 * Validates the query with a schema that names every parameter. 422: an unknown one, or one that does not fit. A list
 * that takes `metadata` gets it as `metadata[key]=value`.
 */
export const query = <S extends z.ZodObject>(schema: S) =>
  judging(
    validator("query", (sent, c: Context<AppEnv>): z.output<S> => {
      const names = Object.keys(schema.shape);
      const value = names.includes("metadata") ? withMetadata(sent) : sent;
      refuseUnknown(value, names);
      c.set("isQueryRead", true);
      return judged("query", schema, value);
    }),
    { at: "query", schema },
  );

/** Refuses every parameter of a route that takes none: a misspelt address of another one would be half obeyed. */
export function refuseQuery(c: Context<AppEnv>): void {
  if (!c.get("isQueryRead")) refuseUnknown(c.req.query(), []);
}

type Sent = Record<string, unknown>;

function refuseUnknown(sent: Sent, names: readonly string[]): void {
  const unknown = Object.keys(sent).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  const detail = unknown.slice(0, MAX_NAMED).map((name) => ({
    loc: ["query", name.slice(0, MAX_NAME_LENGTH)],
    msg: unknownName("parameter", name, names),
    type: "unknown_parameter",
  }));
  throw new Refusal("validation_error", detail[0]?.msg ?? "", detail);
}

const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 100;

const METADATA = /^metadata\[([^[\]]{1,40})\]$/;

/** Gathers `metadata[key]` into one object, whose entries the schema judges. */
function withMetadata(sent: Sent): Sent {
  const entries = Object.entries(sent).map(([name, value]) => ({
    name,
    key: METADATA.exec(name)?.[1],
    value,
  }));
  const named = entries.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value] as const]));
  if (named.length === 0) return sent;
  const others = entries.flatMap(({ name, key, value }) =>
    key === undefined ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(others), metadata: Object.fromEntries(named) };
}
