import * as z from "zod/v4";
import { Account, toAccount } from "../accounts/account.ts";
import { findAccounts } from "../accounts/store.ts";
import { operation } from "../core/operation.ts";
import { channelOf } from "../platforms/networks.ts";
import { noRun } from "../runs/read.ts";
import { RunId } from "../runs/run.ts";
import { findRun, type RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";
import { channelProblem } from "./channel-review.ts";
import { problemsWith } from "./media.ts";
import { postTextFor } from "./post-text.ts";

const PostTarget = z.object({
  account: Account.describe("A connected account."),
  problem: z.string().nullable().describe("Why the run cannot go out there; null where it can."),
  waits: z
    .boolean()
    .describe("The network would take it, and a person has not approved its words for there yet."),
  text: z.string().describe("The exact words that the run goes out with there."),
  title: z.string().describe("The title that stands over them; empty on networks without titles."),
});
export type PostTarget = z.infer<typeof PostTarget>;

export const listTargets = operation({
  id: "list_targets",
  summary:
    "List the connected accounts with what keeps a run from each; the first of a network is its default.",
  effect: "read",
  input: RunId,
  output: z.array(PostTarget),
  async run({ db, workspaceId, scope, now }, { run_id }) {
    const [run, accounts] = await Promise.all([
      findRun(db, workspaceId, run_id),
      findAccounts(db, workspaceId, scope.connectedAccounts),
    ]);
    if (!run) throw noRun();
    // A post without an account goes to the oldest one that works.
    const inOrder = accounts.toSorted((a, b) => Number(isLost(a)) - Number(isLost(b)));
    return inOrder.map((account) => ({
      account: toAccount(account, now()),
      ...judged(run, account.platform),
      ...postTextFor(run, account.platform),
    }));
  },
});

const isLost = ({ health }: { health: string }) => health !== "connected";

/** Words of another channel wait for a person where nothing else keeps them from it. */
function judged(run: RunView, platform: Platform): Pick<PostTarget, "problem" | "waits"> {
  const unreviewed = channelProblem(run, platform)?.problem;
  const problems = problemsWith(run, platform, postTextFor(run, platform)).map(({ problem }) => problem);
  const review = run.quality?.channels?.[channelOf(platform)];
  const waits = unreviewed !== undefined && problems.length === 0 && review?.verdict === "needs_review";
  return { problem: problems.join(" ") || (unreviewed ?? null), waits };
}
