import type { Context } from "hono";
import { PLANS } from "../../../lib/billing/plans.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { listMembers } from "../../../lib/identity/members.ts";
import { listLayouts } from "../../../lib/pipeline/list-layouts.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import { listTargets } from "../../../lib/posts/targets.ts";
import { ClarifyInput, clarifyBrief } from "../../../lib/runs/clarify.ts";
import { ListInput, listRuns, listTiles } from "../../../lib/runs/list.ts";
import { getRun, noRun } from "../../../lib/runs/read.ts";
import { RunId } from "../../../lib/runs/run.ts";
import { isWhole } from "../../../lib/runs/summary.ts";
import { own } from "../../../lib/text/own.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import type { FormState } from "../http/form.ts";
import { zoneOf } from "../http/local-time.ts";
import { may } from "../http/may.ts";
import { newOnce } from "../http/once.ts";
import { shiftedDay } from "../ui/calendar-time.ts";
import type { DrawnOrNot } from "../ui/create-live.tsx";
import { TRIED_AGAIN } from "../ui/post-problem.tsx";
import type { FullRun } from "../ui/run-parts.tsx";
import { nameOfRun, RunView } from "../ui/run-view.tsx";
import { CHANNEL_NAMES } from "../ui/runs.tsx";

export const DONE_WITH_RUN: Readonly<Record<string, string>> = {
  first: "Your brand is saved, and this is your first post. It costs nothing.",
  rejected: "Rejected. This version is not published.",
  posted: "Sent. The post stands below.",
  scheduled: "Scheduled. It stands in the calendar on its day.",
  there:
    "It is posted or scheduled on this account already. The calendar gives what is scheduled another time.",
  canceled: "Canceled.",
  withdrawn:
    "The approval is taken back. It waits for a decision again, and so does what is scheduled of it.",
  words: "Approved. It can be posted there too.",
  ...TRIED_AGAIN,
  unmarked: "This is a new version without the watermark. The old one stays as it is.",
  again: "This is a new version. The old one stays as it is.",
};

/** An approval holds for the words of the run's own channel. */
const approvedFor = ({ channel }: FullRun): string =>
  channel === "web" ? "Approved." : `Approved for ${CHANNEL_NAMES[channel]}. It can be posted there.`;

/** One of several versions was chosen, so the others are set aside. */
const doneWith = (run: FullRun, how: "approved" | "chosen"): string =>
  how === "chosen"
    ? `${approvedFor(run)} The other versions are set aside, and can still be chosen.`
    : approvedFor(run);

type Members = Awaited<ReturnType<typeof listMembers>>;

/** The run that the address names. Another text names none. */
export function runIdOf(c: Context<AppEnv>): string {
  const named = RunId.safeParse({ run_id: c.req.param("run_id") });
  if (!named.success) throw noRun();
  return named.data.run_id;
}

/** The run that the address names, whole. */
export async function runOf(c: Context<AppEnv>): Promise<FullRun> {
  const run = await getRun(c.var.signedIn.ctx, { run_id: runIdOf(c), wait: 0, view: "full" });
  if (!isWhole(run)) throw noRun();
  return run;
}

/** The person, key or agent that has decided, as `reviewed_by` names it. */
function nameOfReviewer(by: string | null, members: Members): string | undefined {
  const [, kind, id] = /^(\w+):(.+)$/.exec(by ?? "") ?? [];
  const member = members.find(({ user_id }) => user_id === id);
  if (kind === "key") return "an API key";
  if (kind === "agent") return "an agent";
  return member && (member.name || member.email);
}

/** The run that was decided about just before this one was opened, as its address names it. */
async function decidedBefore(c: Context<AppEnv>): Promise<FullRun | undefined> {
  const named = RunId.safeParse({ run_id: c.req.query("after") });
  if (!named.success) return undefined;
  const run = await getRun(c.var.signedIn.ctx, { ...named.data, wait: 0, view: "full" });
  return isWhole(run) && run.reviewed_at ? run : undefined;
}

/** What the brief of a run that waits leaves open, for those who may answer by making another one. */
async function questionsOf(c: Context<AppEnv>, { brief, asset_type, verdict }: FullRun) {
  const { ctx, record } = c.var.signedIn;
  const asked = ClarifyInput.safeParse({ brief, asset_type });
  if (verdict !== "needs_review" || !may(record, "generate") || !asked.success) return [];
  const clarity = await clarifyBrief(ctx, asked.data).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return clarity?.questions ?? [];
}

/** What was decided about the run before, by its name, and that this is another one. */
function doneBefore(before: FullRun, now: FullRun): string {
  const place = before.channel === "web" ? "" : ` for ${CHANNEL_NAMES[before.channel]}`;
  return `${before.verdict === "approved" ? `Approved${place}` : "Rejected"}: “${nameOfRun(before)}”. This page shows the next one: “${nameOfRun(now)}”.`;
}

/** Versions that are there, or will be. */
const NOT_FAILED = "queued,running,succeeded";

const UNANSWERED = "Nothing was made or charged: answer at least one question first.";

type ShownWith = {
  status?: Parameters<typeof page>[2];
  /** What its edited words would become. */
  drawn?: DrawnOrNot | undefined;
};

/** The page of one run. */
export async function showRun(
  c: Context<AppEnv>,
  state: FormState,
  { status = 200, drawn }: ShownWith = {},
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const run_id = runIdOf(c);
  const [run, before, posts, targets, waiting, newer, members, layouts] = await Promise.all([
    getRun(ctx, { run_id, wait: 0, view: "full" }),
    decidedBefore(c),
    listPosts(ctx, PostsQuery.parse({ run_id, limit: "20" })),
    listTargets(ctx, { run_id }),
    listTiles(ctx, ListInput.parse({ verdict: "needs_review", livemode: "true", limit: "100" })),
    listRuns(
      ctx,
      ListInput.parse({ parent_run_id: run_id, status: NOT_FAILED, limit: "1", view: "summary" }),
    ),
    listMembers(ctx, {}),
    listLayouts(ctx, { run_id }),
  ]);
  if (!isWhole(run)) throw noRun();
  const asked = c.req.query("done") ?? "";
  const done = asked === "approved" || asked === "chosen" ? doneWith(run, asked) : own(DONE_WITH_RUN, asked);
  return page(
    c,
    <RunView
      run={run}
      posts={posts}
      targets={targets}
      layouts={layouts}
      who={record}
      state={asked === "unanswered" ? { ...state, problem: UNANSWERED } : state}
      drawn={drawn}
      done={done ?? (before && doneBefore(before, run))}
      before={before}
      questions={await questionsOf(c, run)}
      once={newOnce(ctx)}
      tomorrow={`${shiftedDay(wallTime(ctx.now(), zoneOf(c)).slice(0, 10), 1)}T09:00`}
      reviewer={nameOfReviewer(run.reviewed_by, members)}
      plan={ctx.plan}
      isDecidedByPeople={ctx.approvalRequired}
      hasWatermark={PLANS[ctx.plan].watermark}
      waiting={waiting.runs.flatMap(({ id, is_superseded }) => (is_superseded ? [] : id))}
      isAside={waiting.runs.some(({ id, is_superseded }) => id === run_id && is_superseded)}
      newer={newer.runs[0]?.id}
    />,
    status,
  );
}
