import type { Account } from "../../../lib/accounts/account.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { PostError } from "../../../lib/vocab.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";

type Category = PostError["category"];
type Meaning = { why: string; help: string };

/** What each kind of failure means for a member, and what helps. */
const MEANINGS: Record<Category, (network: string) => Meaning> = {
  auth_expired: (network) => ({
    why: `${network} no longer lets us post for this account.`,
    help: "Connect the account again, then try again.",
  }),
  account_issue: (network) => ({
    why: `This account may not post on ${network} as it is.`,
    help: "Connect it again and allow everything that is asked for, then try again.",
  }),
  content_rejected: (network) => ({
    why: `${network} did not take these words or this file.`,
    help: "Change them: that makes a new version, which you can post.",
  }),
  rate_limited: (network) => ({
    why: `${network} takes no more posts of this account for now.`,
    help: "Wait an hour, then try again.",
  }),
  platform_error: (network) => ({
    why: `${network} did not answer as it should.`,
    help: "Wait a few minutes, then try again.",
  }),
  unknown: (network) => ({
    why: `${network} never said whether the post is out.`,
    help: "Look at the account first. Trying again posts it only if it is not there.",
  }),
};

/** Kinds that connecting the account again may end. */
const OF_ACCOUNT: ReadonlySet<Category> = new Set(["auth_expired", "account_issue"]);

/** Reasons of ours, before a network was asked: they say themselves what happened and what helps. */
const OURS: ReadonlySet<string> = new Set([
  "run_deleted",
  "run_not_approved",
  "unsupported_platform",
  "channel_not_connected",
  "workspace_paused",
  "broken",
  "duplicate",
]);

/** Why it is not out and what helps, and what the network said itself where it said anything. */
function meaningOf(name: string, error: PostError): Meaning & { said?: string } {
  if (OURS.has(error.code ?? "")) return { why: error.message, help: error.fix ?? "" };
  if (error.source === "system")
    return {
      why: `${name} is not set up rightly in this service.`,
      help: "Ask whoever runs this service for you; then try again.",
      said: said(name, error),
    };
  return { ...MEANINGS[error.category](name), said: said(name, error) };
}

type ProblemProps = { post: Post; retryAt: string };

/** Why a post is not out, what helps, and the buttons for that. `retryAt` is where its form leads. */
export const PostProblem = ({ post: { run_id, platform, error }, retryAt }: ProblemProps) => {
  if (!error) return null;
  const { name } = NETWORKS[platform];
  const { why, help, said: words } = meaningOf(name, error);
  const isNetworks = error.source !== "system" && !OURS.has(error.code ?? "");
  const isLost = isNetworks ? OF_ACCOUNT.has(error.category) : error.code === "channel_not_connected";
  return (
    <div class="notice bad stack problem">
      <p>
        <strong>{`Not posted. ${why}`}</strong>
      </p>
      <p>{help}</p>
      {words && <p class="small">{words}</p>}
      <div class="row">
        {error.retryable && (
          <May do="retry_post">
            <Action action={retryAt} label="Try again" kind={isLost ? "plain" : "main"} />
          </May>
        )}
        {isLost && (
          <May
            do="start_connecting"
            otherwise={<span class="small">Owners of the workspace connect accounts.</span>}
          >
            <a class="button main" href="/app/accounts">
              {isNetworks ? "Connect it again" : "Connect one"}
            </a>
          </May>
        )}
        {isNetworks && error.category === "content_rejected" && (
          <May do="rerender_run">
            <a class="button main" href={`/app/runs/${run_id}#edit`}>
              Change the words
            </a>
          </May>
        )}
      </div>
    </div>
  );
};

type LostProps = { post: Post; accounts: readonly Account[] };

/** A drop whose account was disconnected or has to be connected again, before its time has come. */
export const LostAccount = ({ post: { status, account_id, platform }, accounts }: LostProps) => {
  const account = accounts.find(({ id }) => id === account_id);
  if (status !== "scheduled" || !account_id || (account && account.health !== "reconnect_required"))
    return null;
  return (
    <div class="notice warn stack problem">
      <p>
        <strong>{`As it stands, this will not go out: its account on ${NETWORKS[platform].name} is not connected.`}</strong>{" "}
        {account ? "Connect it again before its time." : "Cancel it, and post on another account."}
      </p>
      <May do="start_connecting">
        <p>
          <a class="button main" href="/app/accounts">
            See your accounts
          </a>
        </p>
      </May>
    </div>
  );
};

/** What the network said itself. */
const said = (name: string, { message, fix, category }: PostError): string => {
  const advice = category === "content_rejected" && fix ? ` ${fix}` : "";
  return `What ${name} said: ${message}${advice}`;
};

/** What trying again has brought, as the address of the next page names it. */
export const triedAgain = ({ status }: Pick<Post, "status">): string =>
  status === "posted" ? "sent" : status === "failed" ? "failed-again" : "retried";

/** The same in words. */
export const TRIED_AGAIN: Readonly<Record<string, string>> = {
  sent: "It is out now.",
  retried: "It is tried again. This page shows what becomes of it.",
  "failed-again": "It was tried again, and did not go out. The reason stands beside it.",
};
