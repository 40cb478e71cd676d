import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { Refusal } from "../../../lib/core/errors.ts";
import { cancelPost, retryPost } from "../../../lib/posts/cancel-retry.ts";
import { postRun } from "../../../lib/posts/post-run.ts";
import { schedulePost } from "../../../lib/posts/schedule.ts";
import { approveChannel } from "../../../lib/runs/approve-channel.ts";
import { cancelRun } from "../../../lib/runs/cancel.ts";
import { deleteRun } from "../../../lib/runs/delete.ts";
import { downloadRun } from "../../../lib/runs/download.ts";
import { pastByThen } from "../../../lib/runs/past-by-then.ts";
import { getRun, noRun } from "../../../lib/runs/read.ts";
import { retryRun } from "../../../lib/runs/retry.ts";
import { reviewRun } from "../../../lib/runs/review.ts";
import { RunId } from "../../../lib/runs/run.ts";
import { isWhole } from "../../../lib/runs/summary.ts";
import { withdrawApproval } from "../../../lib/runs/withdraw-approval.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, readForm, submitted } from "../http/form.ts";
import { withMoment } from "../http/local-time.ts";
import { createdOnce } from "../http/once.ts";
import { triedAgain } from "../ui/post-problem.tsx";
import { Comparison } from "../ui/run-comparison.tsx";
import { targetIn } from "../ui/run-publish.tsx";
import { datesInWords } from "../ui/times.tsx";
import { DONE_WITH_RUN, runIdOf, runOf, showRun } from "./show-run.tsx";

const runPath = (id: string) => `/app/runs/${id}`;
const Empty = z.object({});

/** One run: its pictures, the words, why it scored as it did, and what can be done with it. */
export const runPages = new Hono<AppEnv>()
  .get("/runs/:run_id", (c) => showRun(c, EMPTY_FORM))
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
  .post("/runs/:run_id/withdraw", (c) =>
    act(c, RunId, async (input) => {
      await withdrawApproval(c.var.signedIn.ctx, input);
      return goTo(c, runPath(input.run_id), "withdrawn");
    }),
  )
  .post("/runs/:run_id/channels", (c) =>
    act(c, approveChannel.input, async (input) => {
      await approveChannel(c.var.signedIn.ctx, input);
      return goTo(c, runPath(input.run_id), "words");
    }),
  )
  .post("/runs/:run_id/post", (c) =>
    act(c, postRun.input, async (input) => {
      await postRun(c.var.signedIn.ctx, input);
      return goTo(c, runPath(input.run_id), "posted");
    }),
  )
  .post("/runs/:run_id/schedule", (c) =>
    act(c, schedulePost.input, async (input, sent) => {
      const late = sent.sure ? undefined : await lateDayOf(c, input);
      if (late)
        return showRun(c, { values: sent, errors: { scheduled_at: late }, doubt: "time" }, { status: 422 });
      const isThere = await schedulePost(c.var.signedIn.ctx, input).then(() => false, wasThere);
      return goTo(c, runPath(input.run_id), isThere ? "there" : "scheduled");
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
  .post("/runs/:run_id/posts/:post_id/retry", (c) =>
    act(c, Empty, async () => {
      const post = await retryPost(
        c.var.signedIn.ctx,
        retryPost.input.parse({ post_id: c.req.param("post_id") }),
      );
      return goTo(c, runPath(c.req.param("run_id")), triedAgain(post));
    }),
  )
  .post("/runs/:run_id/posts/:post_id/cancel", (c) =>
    act(c, Empty, async () => {
      await cancelPost(c.var.signedIn.ctx, cancelPost.input.parse({ post_id: c.req.param("post_id") }));
      return goTo(c, runPath(c.req.param("run_id")), "canceled");
    }),
  );

/** The day that the brief names and that is over by then; asked about before it is scheduled. */
async function lateDayOf(
  c: Context<AppEnv>,
  { scheduled_at }: z.output<typeof schedulePost.input>,
): Promise<string | undefined> {
  const { brief, created_at } = await runOf(c);
  const [late] = await pastByThen(brief, scheduled_at, new Date(created_at));
  return late && `${datesInWords(late)} Choose an earlier time, or schedule it all the same.`;
}

/** Whether scheduling was refused because the run has a post at the account, which the page shows. */
function wasThere(error: unknown): true {
  if (error instanceof Refusal && error.code === "post_not_scheduled") return true;
  throw error;
}

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
    show: (state, status) => showRun(c, state, { status }),
  });
}

/** Fields of the page that are no input of an operation. */
const OWN_FIELDS = /^(?:once|to|next|sure)$/;

/** The input of an operation: the fields that are filled in. */
function inputOf(sent: Record<string, string>, runId: string): Record<string, unknown> {
  const filled = Object.entries(sent).filter(([name, text]) => text.trim() !== "" && !OWN_FIELDS.test(name));
  return { ...Object.fromEntries(filled), ...(sent.to && targetIn(sent.to)), run_id: runId };
}

/** Two runs side by side. */
async function compare(c: Context<AppEnv>): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const other = RunId.safeParse({ run_id: c.req.query("with") });
  if (!other.success) throw noRun();
  const ids = [other.data.run_id, runIdOf(c)];
  const runs = await Promise.all(ids.map((run_id) => getRun(ctx, { run_id, wait: 0, view: "full" })));
  const done = c.req.query("done") === "rejected" ? DONE_WITH_RUN.rejected : undefined;
  return page(c, <Comparison runs={runs.filter((run) => isWhole(run))} who={record} done={done} />);
}
