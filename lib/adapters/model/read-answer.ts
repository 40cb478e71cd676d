import * as z from "zod/v4";
import { jsonObjectsIn } from "./json-objects.ts";

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

/** Removes the thoughts that some models write before the answer, also where their start is missing. */
function withoutThoughts(text: string): string {
  const end = Math.max(text.lastIndexOf("</think"), text.lastIndexOf("</reasoning"));
  return end < 0 ? text : text.slice(end + 2);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object and what it may be wrapped around: `{"answer": {…}}`, `{"response": "{…}"}`. */
const unwrapped = (value: Record<string, unknown>): Record<string, unknown>[] => [
  value,
  ...Object.values(value).flatMap((inner) => {
    if (isObject(inner)) return [inner];
    return typeof inner === "string" && inner.trimStart().startsWith("{") ? jsonObjectsIn(inner) : [];
  }),
];

export type Reading<S extends z.ZodType> = { answer: z.output<S> } | { problem: string };

/**
 * A model's text in the requested shape, or what is wrong with it in words the model can act on. Of an answer that
 * was given twice, or drafted before, the last one that fits counts.
 */
export function readAnswer<S extends z.ZodType>(text: string, schema: S): Reading<S> {
  if (text.length > MAX_CHARACTERS) return { problem: "It is far too long." };
  const values = jsonObjectsIn(withoutThoughts(text)).toReversed();
  if (values.length === 0) return { problem: "It is not a whole JSON object." };
  const tried = values.flatMap(unwrapped).map((value) => schema.safeParse(visible(value)));
  const fitting = tried.find(({ success }) => success);
  if (fitting?.success) return { answer: fitting.data };
  const [last] = tried;
  return { problem: last?.error ? z.prettifyError(last.error) : "" };
}
