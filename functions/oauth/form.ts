import type { Context } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/read-json.ts";

const FORM = /^application\/x-www-form-urlencoded(?:\s*;|$)/i;
/** RFC 8707 lets a request name more than one resource. */
const REPEATABLE = "resource";

export type FormBody = { text: string; fields: Readonly<Record<string, string>> };
/** What is wrong with a request, with a code of RFC 6749 or RFC 8628. */
export type Problem = { error: string; says: string };

export const invalidRequest = (says: string): Problem => ({ error: "invalid_request", says });

/** Reads a form as RFC 6749, section 3.2, has it: an empty field counts as absent, and no field comes twice. */
export async function readForm(c: Context<AppEnv>, maxBytes: number): Promise<FormBody | Problem> {
  if (!FORM.test(c.req.header("content-type") ?? ""))
    return invalidRequest("Send application/x-www-form-urlencoded.");
  const text = await readText(c.req.raw, maxBytes).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "malformed_body") return undefined;
    throw error;
  });
  if (text === undefined) return invalidRequest("The body is not valid UTF-8.");
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== "");
  const repeated = firstRepeated(given.map(([name]) => name));
  return repeated === undefined
    ? { text, fields: Object.fromEntries(given) }
    : invalidRequest(`${repeated.slice(0, 40)} is given more than once.`);
}

function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => name !== REPEATABLE && seen.size === seen.add(name).size);
}

/** Answers an error as RFC 6749, section 5.2, says: an unknown client is 401, everything else 400. */
export function refuse(c: Context<AppEnv>, { error, says }: Problem): Response {
  c.header("Cache-Control", "no-store");
  return c.json({ error, error_description: says }, error === "invalid_client" ? 401 : 400);
}
