import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/v4";
import type { Ctx } from "../../lib/core/context.ts";
import type { Operation } from "../../lib/core/operation.ts";
import { authenticate } from "./authenticate.ts";
import type { AppEnv } from "./env.ts";
import { answerOnce } from "./idempotency.ts";
import { refuseBody } from "./no-body.ts";
import { refuseQuery } from "./query.ts";

type How<T> = {
  status?: ContentfulStatusCode | ((result: T) => ContentfulStatusCode);
  /** Applies Idempotency-Key. For operations that create something. */
  once?: boolean;
  /** Turns the result into the body and additional headers. */
  shape?: (result: T) => { body: unknown; headers?: Record<string, string> };
};

/** Answers a REST request: calls the operation and writes the response. */
export async function answer<I extends z.ZodType, O extends z.ZodType>(
  c: Context<AppEnv>,
  operation: Operation<I, O>,
  input: z.output<I>,
  how: How<z.output<O>> = {},
): Promise<Response> {
  refuseQuery(c);
  await refuseBody(c);
  const { notes } = c.var;
  const call = async (ctx: Ctx) => {
    const answered = send(c, await operation(ctx, input, notes), how);
    if (notes.isRepeated) answered.headers.set("Idempotent-Replayed", "true");
    return answered;
  };
  const ctx = await authenticate(c);
  const reply = () => (how.once ? answerOnce(c, ctx, call) : call(ctx));
  return operation.needs?.(input).effect === "start" ? inTurn(c, ctx, reply) : reply();
}

/** Holds back the burst of a workspace, so that requests and jobs of others get their turn. */
async function inTurn<T>(c: Context<AppEnv>, { workspaceId }: Ctx, work: () => Promise<T>): Promise<T> {
  const { service } = c.var;
  const end = await service.concurrency.acquire(workspaceId, service);
  return work().finally(end);
}

function send<T>(c: Context<AppEnv>, result: T, { status = 200, shape }: How<T>): Response {
  const code = typeof status === "function" ? status(result) : status;
  const { body, headers = {} } = shape ? shape(result) : { body: result };
  return body === null ? c.body(null, 204, headers) : c.json(body as object, code, headers);
}
