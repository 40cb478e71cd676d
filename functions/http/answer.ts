import type { Context } from "hono";
import type * as z from "zod/v4";
import type { Ctx } from "../../lib/core/context.ts";
import type { Operation } from "../../lib/core/operation.ts";
import { own } from "../../lib/text/own.ts";
import { authenticate } from "./authenticate.ts";
import { isRecorded } from "./described.ts";
import type { AppEnv } from "./env.ts";
import type { How } from "./how.ts";
import { answerOnce } from "./idempotency.ts";
import { refuseBody } from "./no-body.ts";
import { refuseQuery } from "./query.ts";

/** Answers a REST request: calls the operation and writes the response. */
export async function answer<I extends z.ZodType, O extends z.ZodType>(
  c: Context<AppEnv>,
  operation: Operation<I, O>,
  input: z.output<I>,
  how: How<z.output<O>> = {},
): Promise<Response> {
  if (isRecorded(c, { operation, how: how as How<unknown> })) return new Response(null);
  refuseQuery(c);
  await refuseBody(c);
  const notes = c.get("notes");
  const call = async (ctx: Ctx) => {
    const answered = send(c, await operation(ctx, input, notes), how);
    if (notes.isRepeated) answered.headers.set("Idempotent-Replayed", "true");
    return answered;
  };
  const ctx = await authenticate(c);
  const reply = () => (how.once ? answerOnce(c, ctx, call) : call(ctx));
  return operation.needs?.(input).effect === "start" ? inTurn(c, ctx, reply) : reply();
}

/**
 * Holds back the burst of a workspace, so that requests and jobs of others get their turn. What a limit will most likely
 * refuse starts nothing and waits for nothing; the limit is asked all the same.
 */
export async function inTurn<T>(
  c: Context<AppEnv>,
  { workspaceId }: Ctx,
  work: () => Promise<T>,
): Promise<T> {
  const service = c.get("service");
  if (service.keys.get(c.get("keyHash"))?.isUsedUp) return work();
  const end = await service.concurrency.acquire(workspaceId, service);
  return work().finally(end);
}

function send<T>(c: Context<AppEnv>, result: T, how: How<T>): Response {
  const body = how.field ? own(result as Record<string, unknown>, how.field) : result;
  const entries = Object.entries(how.headers ?? {}).map(([name, of]) => [name, of(result)] as const);
  const headers = Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  if (body === null) return c.body(null, 204, headers);
  const isDryRun = how.dryRun && typeof result === "object" && result !== null && "dry_run" in result;
  return c.json(body as object, isDryRun ? 200 : (how.status ?? 200), headers);
}
