import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { waitForFlags } from "../core/wait.ts";
import { RunInFull, toRun } from "./run.ts";
import { ExpiresIn, signedFiles } from "./signed-view.ts";
import { stepsOf } from "./steps-done.ts";
import { findListedRun, findRun, type RunView, type SingleRun } from "./store.ts";
import { toStory, View } from "./story-view.ts";
import { RunSummary, toSummary } from "./summary.ts";
import { toVariants } from "./variant-fields.ts";

const MAX_WAIT_SECONDS = 30;

export const noRun = () =>
  new Refusal("run_not_found", "There is no such run.", {
    hint: "Check the id, and that the key belongs to the run's workspace.",
    retryable: false,
  });

export const getRun = operation({
  id: "get_run",
  summary: "Read one run of the workspace; with `wait`, answer as soon as it has ended.",
  effect: "read",
  refuses: ["run_not_found"],
  input: z.object({
    run_id: z.guid().meta({ description: "Id of a run, a UUID." }),
    wait: z
      .int()
      .min(0)
      .max(MAX_WAIT_SECONDS)
      .default(0)
      .meta({ description: "Seconds to wait for the end of the run, 0 to 30.", examples: [20] }),
    view: View,
    expires_in: ExpiresIn.optional(),
  }),
  output: z.union([RunInFull, RunSummary]),
  check(_, { view, expires_in }) {
    if (view !== "summary" || expires_in === undefined) return;
    throw invalidField(["query", "expires_in"], "A summary has no signed addresses. Leave view out.");
  },
  async run(ctx, { run_id, wait, view, expires_in }) {
    const found = await findOrRefuse(ctx, run_id, view);
    const waits = wait > 0 && !isTerminal(found);
    if (waits) await waitForEnds(ctx, [found.id], wait);
    const run = waits ? await findOrRefuse(ctx, run_id, view) : found;
    if (view === "summary") return toSummary(run, ctx.settings.publicUrl);
    return {
      ...toRun(run, ctx.settings.publicUrl),
      ...(run.variants.length > 0 && { variants: toVariants(run.variants) }),
      ...(view === "full" && { story: toStory(run), body: run.body, steps: stepsOf(run) }),
      ...(expires_in !== undefined && { signed: await signedFiles(ctx, run, expires_in) }),
    };
  },
});

export const isTerminal = ({ status }: Pick<RunView, "status">) =>
  status === "succeeded" || status === "failed";

/** Raises the flag that waiting readers poll. If it is lost, they only read the end later. */
export const flagEnd = ({ flags }: Pick<Ports, "flags">, runId: string) =>
  flags.raise(flagOf(runId), RETRIES.runs.endFlagSeconds).catch(() => undefined);

const flagOf = (runId: string) => `run-ended:${runId}`;

/** Whether a run is a live one of the workspace. */
export const isLiveRun = async ({ db, workspaceId }: Ctx, { run_id }: { run_id: string }): Promise<boolean> =>
  (await findRun(db, workspaceId, run_id))?.livemode === true;

async function findOrRefuse(ctx: Ctx, runId: string, view: View): Promise<SingleRun> {
  const find = view === "full" ? findRun : findListedRun;
  const run = await find(ctx.db, ctx.workspaceId, runId);
  if (!run) throw noRun();
  return run;
}

/** Waits until all of these runs have ended, or the time is over. */
export const waitForEnds = (ctx: Ctx, runIds: readonly string[], seconds: number): Promise<void> =>
  waitForFlags(ctx, runIds.map(flagOf), seconds);
