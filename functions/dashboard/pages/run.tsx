import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { PLANS } from "../../../lib/billing/plans.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { listMembers } from "../../../lib/identity/members.ts";
import { listLayouts } from "../../../lib/pipeline/list-layouts.ts";
import { cancelPost } from "../../../lib/posts/cancel-retry.ts";
import { listPosts, PostsQuery } from "../../../lib/posts/list.ts";
import { postRun } from "../../../lib/posts/post-run.ts";
import { schedulePost } from "../../../lib/posts/schedule.ts";
import { listTargets } from "../../../lib/posts/targets.ts";
import { cancelRun } from "../../../lib/runs/cancel.ts";
import { ClarifyInput, clarifyBrief } from "../../../lib/runs/clarify.ts";
import { deleteRun } from "../../../lib/runs/delete.ts";
import { downloadRun } from "../../../lib/runs/download.ts";
import { ListInput, listRuns, listTiles } from "../../../lib/runs/list.ts";
import { getRun, noRun } from "../../../lib/runs/read.ts";
import { RerenderBody, rerenderRun } from "../../../lib/runs/rerender.ts";
import { retryRun } from "../../../lib/runs/retry.ts";
import { reviewRun } from "../../../lib/runs/review.ts";
import { RunId } from "../../../lib/runs/run.ts";
import { isWhole } from "../../../lib/runs/summary.ts";
import { own } from "../../../lib/text/own.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { withMoment, zoneOf } from "../http/local-time.ts";
import { may } from "../http/may.ts";
import { createdOnce, newOnce } from "../http/once.ts";
import { shiftedDay } from "../ui/calendar-time.ts";
import { newValues } from "../ui/edited-values.ts";
import { Comparison } from "../ui/run-comparison.tsx";
import type { FullRun } from "../ui/run-parts.tsx";
import { targetIn } from "../ui/run-publish.tsx";
import { RunView } from "../ui/run-view.tsx";
import { CHANNEL_NAMES } from "../ui/runs.tsx";

const DONE: Readonly<Record<string, string>> = {
  first: "Your brand is saved, and this is your first post. It costs nothing.",
  rejected: "Rejected. This version is not published.",
  posted: "Sent. The post stands below.",
  scheduled: "Scheduled. It stands in the calendar on its day.",
  there: "It goes to this account already. The calendar gives it another time.",
  canceled: "Canceled.",
  again: "This is a new version. The old one stays as it is.",
};

/** An approval holds for the words of the run's own channel. */
const approvedFor = ({ channel }: FullRun): string =>
  channel === "web" ? "Approved." : `Approved for ${CHANNEL_NAMES[channel]}. It can be posted there.`;

/** One of several versions was chosen, so the others are done with. */
const doneWith = (run: FullRun, how: "approved" | "chosen"): string =>
  how === "chosen" ? `${approvedFor(run)} The other versions are closed as not needed.` : approvedFor(run);

type Members = Awaited<ReturnType<typeof listMembers>>;

const runPath = (id: string) => `/app/runs/${id}`;
const Empty = z.object({});

/** One run: its pictures, the words, why it scored as it did, and what can be done with it. */
export const runPages = new Hono<AppEnv>()
  .get("/runs/:run_id", (c) => show(c, EMPTY_FORM))
  .get("/runs/:run_id/compare", compare)
  .get("/runs/:run_id/files.zip", async (c) => {
    const { bytes, file_name } = await downloadRun(c.var.signedIn.ctx, { run_id: runIdOf(c) });
    return c.body(bytes, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${file_name}"`,
    });
  })
  .post("/runs/:run_id/review", (c) =>
    act(c, reviewRun.input, async (input, sent) => {
      const { verdict } = await reviewRun(c.var.signedIn.ctx, input);
      const next = RunId.safeParse({ run_id: sent.next });
      if (next.success) return goTo(c, `${runPath(next.data.run_id)}?after=${input.run_id}`);
      return goTo(c, runPath(input.run_id), verdict ?? undefined);
    }),
  )
  .post("/runs/:run_id/post", (c) =>
    act(c, postRun.input, async (input) => {
      await postRun(c.var.signedIn.ctx, input);
      return goTo(c, runPath(input.run_id), "posted");
    }),
  )
  .post("/runs/:run_id/schedule", (c) =>
    act(c, schedulePost.input, async (input) => {
      const post = await schedulePost(c.var.signedIn.ctx, input);
      const isThere = "scheduled_at" in post && post.scheduled_at !== input.scheduled_at.toISOString();
      return goTo(c, runPath(input.run_id), isThere ? "there" : "scheduled");
    }),
  )
  .post("/runs/:run_id/rerender", (c) =>
    act(c, rerenderRun.input, async (input, sent) => {
      const doubts = sent.sure ? {} : await doubtsAbout(c, input.copy);
      if (Object.keys(doubts).length > 0)
        return show(c, { values: sent, errors: doubts, isDoubtful: true }, 422);
      const { id } = await createdOnce(c, sent, (ctx) => rerenderRun(ctx, input));
      return goTo(c, runPath(id), "again");
    }),
  )
  .post("/runs/:run_id/retry", (c) =>
    act(c, RunId, async (input, sent) => {
      const { id } = await createdOnce(c, sent, (ctx) => retryRun(ctx, input));
      return goTo(c, runPath(id), "again");
    }),
  )
  .post("/runs/:run_id/cancel", (c) =>
    act(c, RunId, async (input) => {
      await cancelRun(c.var.signedIn.ctx, input);
      return goTo(c, runPath(input.run_id), "canceled");
    }),
  )
  .post("/runs/:run_id/delete", (c) =>
    act(c, RunId, async (input) => {
      await deleteRun(c.var.signedIn.ctx, input);
      return goTo(c, "/app/runs");
    }),
  )
  .post("/runs/:run_id/posts/:post_id/cancel", (c) =>
    act(c, Empty, async () => {
      await cancelPost(c.var.signedIn.ctx, cancelPost.input.parse({ post_id: c.req.param("post_id") }));
      return goTo(c, runPath(c.req.param("run_id")), "canceled");
    }),
  );

/** Fields of `copy` as the form names them. */
const COPY = Object.keys(RerenderBody.shape.copy.unwrap().shape);

/** Does what a form of the page asks for. A refusal shows the page again with the reason. */
async function act<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  work: (input: z.output<S>, sent: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const sent = await readForm(c);
  const input = inputOf(withMoment(c, sent), runIdOf(c));
  return submitted(sent, schema, {
    input,
    work: (judged) => work(judged, sent),
    show: (state, status) => show(c, state, status),
  });
}

/** What edited words claim and nothing behind the run says, by field. It is asked about before anything is charged. */
async function doubtsAbout(
  c: Context<AppEnv>,
  copy: z.output<typeof RerenderBody>["copy"],
): Promise<Record<string, string>> {
  if (!copy) return {};
  const run = await getRun(c.var.signedIn.ctx, { run_id: runIdOf(c), wait: 0, view: "full" });
  if (!isWhole(run)) return {};
  const doubts = Object.entries(copy).flatMap(([name, text]) => {
    const values = newValues([text].flat().join("\n"), run);
    return values.length > 0 ? [[name, notInBrief(values)]] : [];
  });
  return Object.fromEntries(doubts);
}

/** The run that the address names. Another text names none. */
function runIdOf(c: Context<AppEnv>): string {
  const named = RunId.safeParse({ run_id: c.req.param("run_id") });
  if (!named.success) throw noRun();
  return named.data.run_id;
}

/** The input of an operation: filled-in fields, and words under `copy`. */
function inputOf(sent: Record<string, string>, runId: string): Record<string, unknown> {
  const filled = Object.entries(sent).filter(([, text]) => text.trim() !== "");
  // Words that were not changed stay the story's, with the facts that they rest on.
  const isChanged = ([name, text]: [string, string]) => plain(text) !== plain(sent[`was_${name}`] ?? "");
  // A field that was emptied takes its words out.
  const changed = Object.entries(sent).filter((one) => COPY.includes(one[0]) && isChanged(one));
  const copy = changed.map(([name, text]) => [name, name === "points" ? linesIn(text) : text]);
  const rest = filled.filter(
    ([name]) => !COPY.includes(name) && !/^(?:was_|(?:once|to|next|sure)$)/.test(name),
  );
  return {
    ...Object.fromEntries(rest),
    ...(sent.to && targetIn(sent.to)),
    run_id: runId,
    ...(copy.length > 0 && { copy: Object.fromEntries(copy) }),
    // Other words in the same picture, as long as they have room in it.
    ...(copy.length > 0 && sent.was_template && !sent.template && { template: sent.was_template }),
  };
}

/** Two runs side by side. */
async function compare(c: Context<AppEnv>): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const other = RunId.safeParse({ run_id: c.req.query("with") });
  if (!other.success) throw noRun();
  const ids = [other.data.run_id, runIdOf(c)];
  const runs = await Promise.all(ids.map((run_id) => getRun(ctx, { run_id, wait: 0, view: "full" })));
  const done = c.req.query("done") === "rejected" ? DONE.rejected : undefined;
  return page(c, <Comparison runs={runs.filter((run) => isWhole(run))} who={record} done={done} />);
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

/** What was decided about the run before, and that this is another one. */
const doneBefore = (run: FullRun): string =>
  `${run.verdict === "approved" ? approvedFor(run) : "Rejected."} This is the next that waits.`;

/** Values that the judge would reject, said before they cost anything. */
function notInBrief(values: readonly string[]): string {
  const named = values.slice(0, 3).map((value) => `“${value}”`);
  return `${named.join(", ")} ${values.length === 1 ? "is" : "are"} not in the brief, so the check would reject the new version. Start a new one from the brief with it, or save all the same.`;
}

const linesIn = (text: string): string[] => text.split("\n").flatMap((line) => line.trim() || []);

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

/** Versions that are there, or will be. */
const NOT_FAILED = "queued,running,succeeded";

async function show(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
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
  const done = asked === "approved" || asked === "chosen" ? doneWith(run, asked) : own(DONE, asked);
  return page(
    c,
    <RunView
      run={run}
      posts={posts}
      targets={targets}
      layouts={layouts}
      who={record}
      state={state}
      done={done ?? (before && doneBefore(before))}
      before={before}
      questions={await questionsOf(c, run)}
      once={newOnce(ctx)}
      tomorrow={`${shiftedDay(wallTime(ctx.now(), zoneOf(c)).slice(0, 10), 1)}T09:00`}
      reviewer={nameOfReviewer(run.reviewed_by, members)}
      plan={ctx.plan}
      hasWatermark={PLANS[ctx.plan].watermark}
      waiting={waiting.runs.flatMap(({ id, is_superseded }) => (is_superseded ? [] : id))}
      newer={newer.runs[0]?.id}
    />,
    status,
  );
}
