import * as z from "zod/v4";
import { findDrawableRefs } from "../brand/known-photos.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { ownChannel } from "../core/own-channel.ts";
import { ownerOf } from "../core/owner.ts";
import { STARTING } from "../core/refusal-groups.ts";
import { Batch, newItem, toBatch } from "./batch.ts";
import { refuseViolationsIn } from "./content-policy.ts";
import { newRun, startRuns } from "./creation.ts";
import { DryRuns, dryRuns } from "./dry-run-many.ts";
import { RenderInput, type RenderItem } from "./render-input.ts";
import type { NewRun } from "./store-create.ts";
import { refuseUnknownOutcome } from "./test-outcome.ts";

export const render = operation({
  id: "render",
  summary: "Draw finished content with named templates: 1 to 100 items, accepted or refused together.",
  effect: "write",
  testKey: "own records",
  refuses: STARTING,
  input: RenderInput,
  output: z.union([Batch, DryRuns]),
  check(ctx, { orders, metadata }) {
    refuseUnknownOutcome(ctx, metadata);
    for (const [index, { sent }] of orders.entries())
      refuseViolationsIn(["body", "items", index, "body"], sent);
  },
  needs: ({ orders, dry_run }) => ({ effect: "start", assets: orders, dryRun: dry_run ?? false }),
  async run(ctx, input, notes) {
    await refuseUnknownPhotos(ctx, input.orders, (index) => ["body", "items", index, "body"]);
    if (input.dry_run) return dryRuns(ctx, input.orders.map(unpublished), notes);
    const now = ctx.now();
    const id = newId(ctx, now);
    const runs = input.orders.map((order, index) => rowOf(ctx, input, order, { id, index }));
    const batch = {
      id,
      workspaceId: ctx.workspaceId,
      webhookUrl: input.webhook_url ?? null,
      itemEvents: input.item_events,
      metadata: input.metadata ?? {},
      livemode: ctx.mode === "live",
      createdAt: now,
    };
    const answer = toBatch(batch, runs.map(newItem), ctx.settings.publicUrl);
    await startRuns(ctx, runs, { batch, answer, notes });
    return answer;
  },
});

/** A render is published by a call of its own. */
const unpublished = ({ assetType }: RenderItem) => ({ assetType, platform: null });

type IssuePath = (index: number) => (string | number)[];

/** A picture that does not exist would silently not be shown. */
export async function refuseUnknownPhotos(
  ctx: Ctx,
  orders: readonly Pick<RenderItem, "template" | "data">[],
  where: IssuePath,
) {
  const named = orders.map(({ template, data }) => template.photos?.(data) ?? []);
  if (named.flat().length === 0) return;
  const known = await findDrawableRefs(ctx, ownerOf(ctx), named.flat());
  for (const [index, refs] of named.entries()) {
    const ref = refs.find((one) => !known.has(one));
    if (ref === undefined) continue;
    const msg = `There is no product screen or file "${ref}" in this workspace that is ready.`;
    throw invalidField(where(index), msg, "unknown_picture");
  }
}

type BatchPlace = { id: string; index: number };

function rowOf(
  ctx: Ctx,
  { metadata = {} }: RenderInput,
  order: RenderItem,
  { id, index }: BatchPlace,
): NewRun {
  const { template, assetType, channel, sent, look, clientRef } = order;
  return newRun(ctx, {
    createdVia: "render",
    brief: "",
    channel: channel ?? ownChannel(ctx.scope),
    assetType,
    metadata,
    template: template.id,
    outputType: template.id,
    body: sent,
    format: look.format ?? null,
    fileType: look.file_type ?? null,
    theme: look.theme ?? null,
    seed: look.seed ?? null,
    batchId: id,
    batchIndex: index,
    clientRef,
  });
}
