import type * as z from "zod/v4";
import type { AnyOperation } from "../../lib/core/operation.ts";
import type { How } from "./how.ts";

/**
 * What a validator of a route judges. `picture` and `video` bodies may also be multipart/form-data; `form` bodies are
 * application/x-www-form-urlencoded.
 */
export type Judged = {
  at: "path" | "query" | "body";
  schema: z.ZodType;
  file?: { maxBytes: number };
  form?: true;
};

/** What a route calls. Without an operation of its own, a route names the same facts itself. */
export type Called = {
  operation: Pick<AnyOperation, "id" | "summary" | "output"> & Partial<AnyOperation>;
  how: How<unknown>;
};

const judgedBy = new WeakMap<object, Judged>();
const calledBy = new WeakMap<object, Called>();
const recorders = new WeakMap<object, (called: Called) => void>();

/** Notes what a validator judges, for the interface description. */
export function judging<H extends object>(validator: H, judged: Judged): H {
  judgedBy.set(validator, judged);
  return validator;
}

/** Notes what a handler without an operation does, for the interface description. */
export function calling<H extends object>(
  handler: H,
  operation: Called["operation"],
  how: How<unknown> = {},
): H {
  calledBy.set(handler, { operation, how });
  return handler;
}

/** Whether a handler says by itself what it does. */
export const isCalling = (handler: object): boolean => calledBy.has(handler);

export const judgedOf = (handler: object): Judged | undefined => judgedBy.get(handler);

/** True when this context only asks which operation a handler calls. Tells it. */
export function isRecorded(c: object, called: Called): boolean {
  const record = recorders.get(c);
  record?.(called);
  return record !== undefined;
}

type Handler = (c: never, next: never) => unknown;

/**
 * The operation that a handler calls. The handler is run once with a context that records the call instead of
 * answering it, so the description cannot differ from what is served.
 */
export function calledOf(handler: Handler): Called | undefined {
  if (calledBy.has(handler)) return calledBy.get(handler);
  const context = { req: { valid: () => ({}), header: () => undefined, url: "" } };
  recorders.set(context, (called) => calledBy.set(handler, called));
  // The context has only what handlers read before they call `answer`.
  (handler as (c: unknown) => unknown)(context);
  return calledBy.get(handler);
}
