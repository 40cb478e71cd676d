import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { noRun } from "./read.ts";
import { findRun, type RunView } from "./store.ts";
import type { NewRun } from "./store-create.ts";

/** The run that another one is made from. A live key makes live runs from live runs, a test key test runs. */
export async function findParent(ctx: Ctx, runId: string): Promise<RunView> {
  const run = await findRun(ctx.db, ctx.workspaceId, runId);
  if (!run) throw noRun();
  if ((ctx.mode === "live") === run.livemode) return run;
  throw run.livemode
    ? new Refusal("run_is_live", "This is a live run, and a test key makes test runs only.", {
        hint: "Use a live key of this workspace, or make the run with the test key.",
        retryable: false,
      })
    : new Refusal("run_is_test", "This run was made with a test key, so a live key makes nothing of it.", {
        hint: "Use a test key, or make the run with this key.",
        retryable: false,
      });
}

/** What a run made from another one has in common with it. */
export function contentOfParent({ createdVia }: Ctx, parent: RunView) {
  const { id, brief, channel, assetType, format, language, metadata, webhookUrl, screenIds, photoIds } =
    parent;
  const { imagery, template, outputType, body, theme, fileType, fps, sound, bed, clientRef, copyOverrides } =
    parent;
  const { variantIndex } = parent;
  return {
    createdVia: body ? ("render" as const) : createdVia,
    parentRunId: id,
    // A variant that is drawn again stays as it looks, and is none of the variants.
    variantIndex,
    ...{ brief, channel, assetType, format, language, metadata, webhookUrl, screenIds, photoIds },
    ...{ imagery, template, outputType, body, theme, fileType, fps, sound, bed, clientRef, copyOverrides },
    // The words under a rendered picture are the caller's own.
    outputText: body ? parent.outputText : null,
  } satisfies Partial<NewRun>;
}
