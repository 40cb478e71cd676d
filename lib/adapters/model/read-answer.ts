import * as z from "zod/v4";

/** Longer than any expected answer; stops a model that repeats itself. */
const MAX_CHARACTERS = 60_000;
const MAX_DEPTH = 12;
/** Control characters but line breaks and tabs, direction overrides, halves of surrogate pairs. */
const UNSAFE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

/** Removes invisible characters from every string and property name. */
function visible(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n").replace(UNSAFE, "");
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => visible(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visible(item, depth + 1)]));
}

/** Removes the thoughts some models write before the answer. */
const withoutThoughts = (text: string) =>
  /^\s*<think/i.test(text) ? text.slice(text.lastIndexOf("</think") + 1) : text;

/** The JSON object in a text that may also hold a fence, thoughts or a polite sentence. */
function objectIn(text: string): unknown {
  const bare = withoutThoughts(text);
  const from = bare.indexOf("{");
  const to = bare.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(bare.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

export type Reading<S extends z.ZodType> = { answer: z.output<S> } | { problem: string };

/** A model's text in the requested shape, or what is wrong with it in words the model can act on. */
export function readAnswer<S extends z.ZodType>(text: string, schema: S): Reading<S> {
  if (text.length > MAX_CHARACTERS) return { problem: "It is far too long." };
  const value = objectIn(text);
  if (value === undefined) return { problem: "It is not a whole JSON object." };
  const parsed = schema.safeParse(visible(value));
  return parsed.success ? { answer: parsed.data } : { problem: z.prettifyError(parsed.error) };
}
