import type { Context } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import { unknownName } from "../../lib/core/plain-words.ts";
import type { AppEnv } from "./env.ts";
import { malformed, readText } from "./read-json.ts";

const LIMIT = 64 * 1024;
const MAX_NAMED = 20;

/** Calls that read a body, and those that have none by definition. */
const hasOwnRules = (c: Context<AppEnv>) =>
  c.req.method === "GET" || c.req.method === "HEAD" || c.get("isBodyRead");

/**
 * Refuses the fields of a body that a call does not take, such as `dry_run` of a deletion. Its sender expects it to
 * count. An empty body and `{}` are accepted.
 */
export async function refuseBody(c: Context<AppEnv>): Promise<void> {
  if (hasOwnRules(c) || !c.req.raw.body) return;
  const text = await readText(c.req.raw, LIMIT);
  const names = text.trim() === "" ? [] : Object.keys(objectIn(text));
  const detail = names.slice(0, MAX_NAMED).map((name) => ({
    loc: ["body", name.slice(0, 100)],
    msg: `This call takes no body. ${unknownName("field", name, [])}`,
    type: "unrecognized_keys",
  }));
  if (detail[0]) throw new Refusal("validation_error", detail[0].msg, detail);
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Text that is no JSON is refused below, like any other value.
  }
  throw malformed("This call takes no body.", "Leave the body out.");
}
