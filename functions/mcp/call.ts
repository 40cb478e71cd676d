import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import type * as z from "zod/v4";
import type { Ctx } from "../../lib/core/context.ts";
import { invalidField, Refusal } from "../../lib/core/errors.ts";
import { placeOf, reasonOf } from "../../lib/core/log.ts";
import { unknownName } from "../../lib/core/plain-words.ts";
import { RETRIES } from "../../lib/core/retries.ts";
import { canonicalJson } from "../../lib/text/canonical-json.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { inTurn } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import { callOnce } from "../http/idempotency.ts";
import { refuseUnstorable } from "../http/storable.ts";
import { judged } from "../http/validate.ts";
import { type Answer, type Failure, failureResult, toolResult } from "./results.ts";
import { argumentNames, splitArguments } from "./schemas.ts";
import type { Tool, ToolFields } from "./tool.ts";

/**
 * Who calls the agent server, and the request it does so with. `rejected` is set when its key or grant turns out to have
 * ended, which the guards notice.
 */
export type Caller = { c: Context<AppEnv>; ctx: Ctx; rejected?: Refusal };

/** Calls the operation of a tool. Every failure is a result that says what to do; none is thrown. */
export async function callTool(caller: Caller, tool: Tool, args: ToolFields): Promise<CallToolResult> {
  const { ctx } = caller;
  try {
    const answer = await answerTo(caller, tool, args);
    recordCall(ctx, tool);
    return await toolResult(ctx, tool, answer);
  } catch (error) {
    noteRejection(caller, error);
    const failure = error instanceof Refusal ? error : unexpected(caller, error);
    recordCall(ctx, tool, failure);
    return failureResult(failure);
  }
}

/** The whole request is refused then, so that the client asks for access again. */
export function noteRejection(caller: Caller, error: unknown): void {
  if (!(error instanceof Refusal)) return;
  if (error.status === 401 || error.code === "agents_stopped") caller.rejected = error;
}

/** Every call leaves an audit entry with the client's name. */
function recordCall(ctx: Ctx, { operation }: Tool, failure?: Failure): void {
  const client = ctx.agent?.client ?? "";
  ctx.recordAudit("call_tool", operation.id, { client, ...(failure && { refused: failure.code }) });
}

async function answerTo({ c, ctx }: Caller, tool: Tool, args: ToolFields): Promise<Answer> {
  refuseUnknown(tool, args);
  const { input: sent, idempotencyKey, isJudged } = splitArguments(tool, args);
  const input = inputOf(tool, sent);
  const { notes } = c.var;
  if (isJudged === true) {
    await tool.operation.judge(ctx, input, notes);
    return { fields: { dry_run: true, accepted: true }, isDry: true, isRepeated: false };
  }
  const call = async (as: Ctx): Promise<Answer> => {
    const answer: unknown = await tool.operation(as, input, notes);
    const fields = tool.shape ? tool.shape(answer as never, args) : (answer as ToolFields);
    return { fields, isDry: false, isRepeated: notes.isRepeated };
  };
  const work = () =>
    idempotencyKey === undefined
      ? call(ctx)
      : once({ c, ctx }, { tool, args, sent, key: idempotencyKey }, call);
  return tool.operation.needs?.(input).effect === "start" ? inTurn(c, ctx, work) : work();
}

type Repeatable = { tool: Tool; args: ToolFields; sent: ToolFields; key: unknown };

/** Calls it once for an idempotency key; later calls get the first answer. */
async function once(
  { c, ctx }: Caller,
  { tool, args, sent, key }: Repeatable,
  call: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
  if (typeof key !== "string" || !/^[\x20-\x7e]{1,255}$/.test(key))
    throw invalidField(["body", "idempotency_key"], "Use 1 to 255 printable ASCII characters.");
  const bodyHash = await sha256(canonicalJson(sent));
  const replay = {
    keyId: ctx.actor.id,
    endpoint: `tool ${tool.operation.id}`,
    idempotencyKey: key,
    bodyHash,
  };
  const repeat = ({ answer }: { answer: string }): Answer => {
    const stored = JSON.parse(answer) as unknown;
    const fields = tool.shape ? tool.shape(stored as never, args) : (stored as ToolFields);
    return { fields, isDry: false, isRepeated: true };
  };
  return callOnce(ctx, replay, { call, repeat, notes: c.var.notes });
}

function inputOf(tool: Tool, sent: ToolFields): unknown {
  // The base64 text is left out of the search for unstorable characters, which would take long.
  const { image_base64, ...rest } = sent;
  refuseUnstorable(typeof image_base64 === "string" ? rest : sent, ["body"]);
  const schema: z.ZodType = tool.takes ?? tool.operation.input;
  return judged("body", schema, sent);
}

/** An argument that counts for nothing would let an agent believe that it did. */
function refuseUnknown(tool: Tool, args: ToolFields): void {
  const known = argumentNames(tool);
  const unknown = Object.keys(args).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw invalidField(["body", unknown.slice(0, 100)], unknownName("argument", unknown, known));
}

/** What is no refusal stays in the log. */
export function unexpected({ c, ctx }: Caller, error: unknown): Failure {
  const outage = c.var.service.outageOf(error);
  const code = outage ? "dependency_down" : "internal_error";
  ctx.log(code, { reason: reasonOf(error), ...(!outage && { at: placeOf(error) }) });
  const hint = "Try again in half a minute, with the same idempotency_key if there was one.";
  const message = outage
    ? "A part of the service cannot be reached at the moment."
    : "Something broke on our side.";
  const { retryAfterSeconds: retry_after } = RETRIES.callers;
  return { code, message, detail: { hint, retryable: true, retry_after } };
}
