import * as z from "zod/v4";
import { findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { addSeconds, utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered, invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import type { AssetType } from "../vocab.ts";
import { capNote, notAffordable } from "./affordable.ts";
import { creationOf } from "./creation.ts";
import { DryRun, dryRun } from "./dry-run.ts";
import { GenerateInput } from "./input.ts";
import { Run, toRun } from "./run.ts";
import { type Creation, createRun, UNSET } from "./store.ts";

/** Asset types that the render engine draws today. */
const DRAWN: readonly AssetType[] = ["card", "og_image"];

export const generate = operation({
  id: "generate",
  summary: "Start a run that turns one brief into one on-brand asset.",
  effect: "write",
  input: GenerateInput,
  output: z.union([Run, DryRun]),
  check(ctx, { scheduled_at, channel }) {
    if (!scheduled_at) return;
    if (scheduled_at <= ctx.now()) throw invalidField(["body", "scheduled_at"], "This moment has passed.");
    if (channel === "web") {
      throw invalidField(
        ["body", "scheduled_at"],
        "Nothing is published on the channel web. Leave scheduled_at out.",
      );
    }
  },
  needs: ({ asset_type, channel, dry_run }) => ({
    effect: "start",
    assetType: asset_type,
    channel,
    dryRun: dry_run ?? false,
  }),
  async run(ctx, input) {
    refuseUndrawn(input.asset_type);
    if (input.dry_run) return dryRun(ctx, input);
    const creation = creationOf(ctx, input);
    const run = toRun({ ...UNSET, ...creation.run, assets: [] }, ctx.settings.publicUrl);
    const made = await create(ctx, { ...creation, answer: answerOf(ctx, run) });
    if (!made) throw await whyNot(ctx, input.asset_type);
    if (creation.charge) ctx.limits.push(capNote(input.asset_type, ctx.plan, made.slotsUsed, creation.now));
    ctx.later(keepPromises(ctx, [creation.message]).catch((error) => logWaiting(ctx, run.id, error)));
    return run;
  },
});

function refuseUndrawn(type: AssetType) {
  if (DRAWN.includes(type)) return;
  throw new Refusal("unsupported_asset_type", `This version does not make ${type} assets yet.`, {
    param: "asset_type",
    hint: `Use one of: ${DRAWN.join(", ")}.`,
    retryable: false,
  });
}

const answerOf = (ctx: Ctx, run: Run): Creation["answer"] =>
  ctx.replay && {
    replay: ctx.replay,
    status: 202,
    body: JSON.stringify(run),
    expiresAt: addSeconds(ctx.now(), KEPT_SECONDS),
  };

async function create(ctx: Ctx, creation: Creation) {
  try {
    return await createRun(ctx.db, creation);
  } catch (error) {
    if (lostRace(error)) throw new AlreadyAnswered();
    throw error;
  }
}

/** The statement refused; the books say why. Somebody may have given a slot back in between: then another try is worth it. */
async function whyNot(ctx: Ctx, type: AssetType): Promise<Refusal> {
  const now = ctx.now();
  const left = allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, utcMonth(now));
  ctx.limits.push(capNote(type, ctx.plan, left.used[type], now));
  const refusal = notAffordable(left, type, ctx.plan, now);
  return refusal ?? new Refusal("rate_limited", "Too many requests at once. Try again.", { retry_after: 1 });
}

const logWaiting = (ctx: Ctx, runId: string, error: unknown) =>
  ctx.log("queue_unreachable", { request_id: ctx.requestId, run_id: runId, reason: String(error) });
