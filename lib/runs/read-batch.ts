import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Batch, toBatch } from "./render.ts";
import { findBatch } from "./store-batch.ts";

export const BatchId = z.object({
  batch_id: z.guid("Give the id of a batch, a UUID.").meta({ description: "Id of a batch, a UUID." }),
});

export const getBatch = operation({
  id: "get_batch",
  summary: "Read how far a batch of renders has come.",
  effect: "read",
  input: BatchId,
  output: Batch,
  async run(ctx, { batch_id }) {
    const rows = await findBatch(ctx.db, ctx.workspaceId, batch_id);
    if (rows.length === 0) throw new Refusal("not_found", "There is no such batch in this workspace.");
    return toBatch(batch_id, rows);
  },
});
