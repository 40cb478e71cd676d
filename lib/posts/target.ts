import * as z from "zod/v4";
import { type AccountRow, findAccount, findAccountById } from "../accounts/store.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { NETWORKS } from "../platforms/networks.ts";
import { noRun } from "../runs/read.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { meantAs } from "../text/nearest.ts";
import { Platform } from "../vocab.ts";
import { channelProblem } from "./channel-review.ts";
import { problemsWith } from "./media.ts";
import { postTextFor } from "./post-text.ts";

const PLATFORMS = `Use one of: ${Platform.options.join(", ")}.`;

/** What is said of a name that is no platform: the one that was most likely meant, too. */
function notAPlatform({ input }: { input?: unknown }): string {
  if (typeof input !== "string") return PLATFORMS;
  if (/^tw(itter|eet)/i.test(input))
    return `${PLATFORMS} The channel twitter is published on the platform x.`;
  if (input === "web")
    return `${PLATFORMS} The channel web has no platform: download the file and publish it.`;
  return `${PLATFORMS}${meantAs(input, Platform.options)}`;
}

const PlatformName = z.enum(Platform.options, { error: notAPlatform });

export const TargetFields = {
  run_id: z.guid("Give the id of a run, a UUID.").meta({
    description: "The run to publish. It has to have succeeded with the verdict `approved`.",
    examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
  }),
  platform: PlatformName.meta({
    description: "The social network to publish on.",
    examples: ["x"],
  }),
  account_id: z
    .guid("Give the id of a connected account, a UUID.")
    .optional()
    .meta({
      description:
        "The connected account to post to. Without it, the oldest one of the platform that the key may use.",
      examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
    }),
};
type TargetRequest = { run_id: string; platform: Platform; account_id?: string | undefined };

/** The run and the account of a post that may be placed. Refuses in the documented order. */
export async function findTarget(
  ctx: Ctx,
  request: TargetRequest,
): Promise<{ run: RunView; platform: Platform; accountId: string | null }> {
  const { platform } = request;
  const run = await findRun(ctx.db, ctx.workspaceId, request.run_id);
  if (!run) throw noRun();
  refuseOtherMode(ctx, run.livemode);
  refuseUnready(ctx, run);
  refuseUnreviewed(run, platform);
  refuseUnsuited(run, platform);
  // Every platform counts as connected for test keys.
  const accountId = run.livemode ? (await accountFor(ctx, request)).id : null;
  return { run, platform, accountId };
}

/** Live keys post live runs, test keys post test runs. */
export function refuseOtherMode({ mode }: Ctx, livemode: boolean): void {
  if ((mode === "live") === livemode) return;
  throw livemode
    ? new Refusal("run_is_live", "This is a live run, and test keys never post.", {
        hint: "Use a live key of this workspace, or make the run with the test key.",
        retryable: false,
      })
    : new Refusal("run_is_test", "This run was made with a test key, so it is not published.", {
        hint: "Use a test key to play its dispatch through, or make the run with this key.",
        retryable: false,
      });
}

/** How a run comes to be approved. */
export const wayToApproval = (
  { settings: { publicUrl } }: Pick<Ports, "settings">,
  { id, verdict }: Pick<RunView, "id" | "verdict">,
): string =>
  verdict === "needs_review"
    ? `A person decides about it on its page, ${publicUrl}/app/runs/${id}, or by POST /runs/${id}/review {"verdict":"approved"} with a key of the scope review (npx brandrun review ${id} approved). Post it after that.`
    : "Generate it again with a brief that says more.";

/** That a run is not approved, and why not. */
export function notApproved({ verdict, quality, reviewedBy }: RunView): string {
  // A person's decision is later than what the checks say.
  const why = !reviewedBy && quality?.summary ? ` ${quality.summary}` : "";
  return `The verdict of this run is ${verdict}; only approved runs are posted.${why}`;
}

function refuseUnready(ctx: Ctx, run: RunView): void {
  const { status } = run;
  if (status !== "succeeded") {
    const wait =
      status === "failed" ? "Start another run." : "Wait until it has: GET /runs/{run_id}?wait=30.";
    const message = `This run is ${status}; only one that has succeeded can be posted.`;
    throw new Refusal("run_not_succeeded", message, { hint: wait, retryable: status !== "failed" });
  }
  refuseUnapproved(ctx, run);
}

/** What waits for a person, or was rejected, is not published. */
export function refuseUnapproved(ctx: Ctx, run: RunView): void {
  if (run.verdict === "approved") return;
  throw new Refusal("run_not_approved", notApproved(run), {
    hint: `Its \`quality\` says what would make it better. ${wayToApproval(ctx, run)}`,
    retryable: false,
  });
}

/** The words for another channel have a verdict of their own. */
function refuseUnreviewed(run: RunView, platform: Platform): void {
  const found = channelProblem(run, platform);
  if (!found) return;
  throw new Refusal("run_not_approved", found.problem, {
    param: "platform",
    hint: found.fix,
    retryable: false,
  });
}

function refuseUnsuited(run: RunView, platform: Platform): void {
  const problems = problemsWith(run, platform, postTextFor(run, platform));
  if (problems.length === 0) return;
  const { name } = NETWORKS[platform];
  throw new Refusal(
    "unsupported_platform",
    `${name} cannot take this run: ${problems.map(({ problem }) => problem).join(" ")}`,
    { param: "platform", hint: problems.map(({ fix }) => fix).join(" "), retryable: false },
  );
}

async function accountFor(ctx: Ctx, { platform, account_id }: TargetRequest): Promise<AccountRow> {
  const { db, workspaceId, scope } = ctx;
  const allowed = scope.connectedAccounts;
  const found = account_id
    ? await findAccountById(db, workspaceId, account_id)
    : await findAccount(db, workspaceId, platform, allowed);
  if (found && !found.disconnectedAt && found.platform === platform) {
    refuseAccount(ctx, found.id);
    return found;
  }
  const others = account_id || !allowed ? undefined : await findAccount(db, workspaceId, platform, null);
  if (others) refuseAccount(ctx, others.id);
  const { name } = NETWORKS[platform];
  const message = account_id ? `There is no such ${name} account here.` : `No ${name} account is connected.`;
  throw new Refusal("channel_not_connected", message, {
    param: account_id ? "account_id" : "platform",
    hint: "Connect the account in the dashboard. GET /accounts lists what is connected.",
    retryable: false,
  });
}

/** A key may be restricted to some accounts. */
export function refuseAccount({ scope: { connectedAccounts } }: Ctx, accountId: string): void {
  if (!connectedAccounts || connectedAccounts.includes(accountId)) return;
  throw new Refusal("scope_connected_account", "This key may not post to this account.", {
    param: "account_id",
    hint: "Use a key whose connected_accounts names it, or mint one.",
    retryable: false,
  });
}
