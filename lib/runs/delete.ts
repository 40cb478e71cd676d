import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { isLiveRun, isTerminal, noRun } from "./read.ts";
import { findRun } from "./store.ts";
import { eraseRun } from "./store-erase.ts";

export const deleteRun = operation({
  id: "delete_run",
  summary: "Delete a finished run and take its files down; their addresses then answer 410.",
  effect: "destroy",
  testKey: { readOnlyWhen: isLiveRun },
  audit: (_ctx, { run_id }) => run_id,
  refuses: ["bad_request", "run_not_found"],
  input: z.object({ run_id: z.guid().meta({ description: "Id of a run, a UUID." }) }),
  output: z.null(),
  async run(ctx, { run_id }) {
    const run = await findRun(ctx.db, ctx.workspaceId, run_id);
    if (!run) throw noRun();
    if (!isTerminal(run)) throw unfinished();
    // Files first: if this stops halfway, the run is still there to be deleted again.
    await ctx.files.tombstone(run.assets.map(({ key }) => key));
    await eraseRun(ctx.db, ctx.workspaceId, run_id, ctx.now());
    return null;
  },
});

const unfinished = () =>
  new Refusal("bad_request", "This run is still being worked on.", {
    hint: "Cancel it first: POST /runs/{run_id}/cancel.",
    retryable: false,
  });
