import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/v4";
import type { Operation } from "../../lib/core/operation.ts";
import { enter } from "./authenticate.ts";
import type { AppEnv } from "./env.ts";
import { answerOnce } from "./idempotency.ts";

type How<T> = {
  status?: ContentfulStatusCode | ((result: T) => ContentfulStatusCode);
  /** Honours Idempotency-Key: for operations that create something. */
  once?: boolean;
  /** Turns the result into the body and further headers. */
  shape?: (result: T) => { body: unknown; headers?: Record<string, string> };
};

/** The REST surface: an operation call in, bytes out. */
export async function answer<I extends z.ZodType, O extends z.ZodType>(
  c: Context<AppEnv>,
  operation: Operation<I, O>,
  input: z.output<I>,
  how: How<z.output<O>> = {},
): Promise<Response> {
  const ctx = await enter(c);
  const call = async () => {
    const answered = send(c, await operation(ctx, input), how);
    if (ctx.isRepeated) answered.headers.set("Idempotent-Replayed", "true");
    return answered;
  };
  return how.once ? answerOnce(c, ctx, call) : call();
}

function send<T>(c: Context<AppEnv>, result: T, { status = 200, shape }: How<T>): Response {
  const code = typeof status === "function" ? status(result) : status;
  const { body, headers = {} } = shape ? shape(result) : { body: result };
  return body === null ? c.body(null, 204, headers) : c.json(body as object, code, headers);
}
