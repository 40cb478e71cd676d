import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Flag, paging, WaitSeconds } from "../core/query.ts";
import { Batch, BatchHead, toBatch, toBatchHead } from "./batch.ts";
import { cancelRuns } from "./cancel.ts";
import { isTerminal, waitForEnds } from "./read.ts";
import { type BatchRun, findBatches, findBatchRuns } from "./store-batch.ts";

export const BatchId = z.object({
  batch_id: z.guid("Give the id of a batch, a UUID.").meta({ description: "Id of a batch, a UUID." }),
});
export const BatchQuery = z.object({ wait: WaitSeconds });
export const BatchesQuery = z.object({
  ...paging("Batches"),
  livemode: Flag.optional().meta({
    description: "true: only batches of live keys; false: only batches of test keys.",
    examples: [true],
  }),
});

export const getBatch = operation({
  id: "get_batch",
  summary: "Read a batch of renders with the addresses of its pictures; with `wait`, once all have ended.",
  effect: "read",
  refuses: ["not_found"],
  input: z.object({
    ...BatchId.shape,
    wait: z
      .int()
      .min(0)
      .max(30)
      .default(0)
      .meta({ description: "Seconds to wait for the end of the batch, 0 to 30.", examples: [20] }),
  }),
  output: Batch,
  async run(ctx, { batch_id, wait }) {
    const found = await findOrRefuse(ctx, batch_id);
    const open = found.filter((run) => !isTerminal(run));
    if (wait === 0 || open.length === 0) return shown(ctx, found);
    await waitForEnds(
      ctx,
      open.map(({ id }) => id),
      wait,
    );
    return shown(ctx, await findOrRefuse(ctx, batch_id));
  },
});

export const listBatches = operation({
  id: "list_batches",
  summary: "List the workspace's batches of renders, newest first.",
  effect: "read",
  input: BatchesQuery,
  output: z.array(BatchHead),
  async run(ctx, { limit, offset, livemode }) {
    const rows = await findBatches(ctx.db, ctx.workspaceId, { livemode }, { limit, offset });
    return rows.map(({ queued, running, succeeded, failed, ...batch }) =>
      toBatchHead(batch, { queued, running, succeeded, failed }),
    );
  },
});

export const cancelBatch = operation({
  id: "cancel_batch",
  summary: "Cancel the items of a batch that have not ended; their credits and cap slots come back.",
  effect: "write",
  testKey: {
    readOnlyWhen: async ({ db, workspaceId }, { batch_id }) =>
      (await findBatchRuns(db, workspaceId, [batch_id]))[0]?.batch.livemode === true,
  },
  audit: (_ctx, { batch_id }) => batch_id,
  refuses: ["not_found", "run_not_cancelable"],
  input: BatchId,
  output: Batch,
  recordsEvents: true,
  async run(ctx, { batch_id }) {
    const open = (await findOrRefuse(ctx, batch_id)).filter((run) => !isTerminal(run));
    if (open.length === 0) throw hasEnded();
    await cancelRuns(
      ctx,
      open.map(({ id }) => id),
    );
    return shown(ctx, await findOrRefuse(ctx, batch_id));
  },
});

const hasEnded = () =>
  new Refusal("run_not_cancelable", "Every item of this batch has ended.", {
    hint: "GET /render/{batch_id} answers what became of them.",
    retryable: false,
  });

async function findOrRefuse({ db, workspaceId }: Ctx, id: string): Promise<BatchRun[]> {
  const rows = await findBatchRuns(db, workspaceId, [id]);
  if (rows.length === 0) throw new Refusal("not_found", "There is no such batch in this workspace.");
  return rows;
}

function shown({ settings }: Ctx, rows: readonly BatchRun[]): Batch {
  const [first] = rows;
  if (!first) throw new Error("A batch has no runs.");
  return toBatch(first.batch, rows, settings.publicUrl);
}
