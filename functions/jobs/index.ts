import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { fetchPicture } from "../../lib/brand/fetch-picture.ts";
import { dropIfUnused } from "../../lib/brand/images/keep.ts";
import { settleLogos } from "../../lib/brand/linked-logos.ts";
import { TryLater } from "../../lib/brand/try-later.ts";
import { tidyVideo } from "../../lib/brand/videos/keep.ts";
import { readVideo } from "../../lib/brand/videos/read-video.ts";
import { waitingFor } from "../../lib/brand/waiting.ts";
import { Job } from "../../lib/core/job.ts";
import { withFields } from "../../lib/core/log.ts";
import { tryAnnounce } from "../../lib/hooks/announce.ts";
import { deliverNotice } from "../../lib/notices/deliver.ts";
import { abandon } from "../../lib/pipeline/abandon.ts";
import { advance } from "../../lib/pipeline/advance.ts";
import type { Attempt } from "../../lib/pipeline/failure.ts";
import { makeSegment } from "../../lib/pipeline/film/segment.ts";
import { tidyFilm } from "../../lib/pipeline/film/tidy.ts";
import { dispatchPost } from "../../lib/posts/fire.ts";
import { pullMetrics } from "../../lib/posts/metrics.ts";
import { deliver } from "../../lib/studio/deliver.ts";
import type { AppEnv, Service } from "../http/env.ts";
import { readText } from "../http/read-json.ts";

export const MAX_RETRIES = 3;
/** A dead letter brings the last answer along, so this is far more than a job needs. */
const MAX_BYTES = 1024 * 1024;

/** What QStash tells when a message has used up its tries. */
const DeadLetter = z.object({ sourceBody: z.string(), retried: z.number().optional() });

/** QStash posts every job here. 204: done. 489: cannot be understood, do not try again. Anything else: tried again later. */
export const jobs = new Hono<AppEnv>()
  .post("/", async (c) => {
    const body = await signedBody(c, "/jobs");
    if (body === undefined) return unsigned(c);
    const job = Job.safeParse(parse(body));
    if (!job.success) return notUnderstood();
    const retried = Number(c.req.header("upstash-retried") ?? 0);
    c.set("about", { ...nameOf(c, job.data), retried, outcome: "failed" });
    try {
      await work(inside(c), job.data, { retried, maxRetries: MAX_RETRIES });
    } catch (error) {
      // It has been logged for what it is.
      if (!(error instanceof TryLater)) throw error;
      c.var.about.outcome = "later";
      return c.text("Not yet.", 500);
    } finally {
      await announceAfter(c.var.service, job.data);
    }
    c.var.about.outcome = "done";
    return c.body(null, 204);
  })
  .post("/failed", async (c) => {
    const body = await signedBody(c, "/jobs/failed");
    if (body === undefined) return unsigned(c);
    const letter = DeadLetter.safeParse(parse(body));
    const job = Job.safeParse(letter.success ? parse(letter.data.sourceBody, atob) : undefined);
    if (!job.success) return notUnderstood();
    c.set("about", { ...nameOf(c, job.data), outcome: "abandoned" });
    await abandon(inside(c), job.data, (letter.data?.retried ?? MAX_RETRIES) + 1);
    await announceAfter(c.var.service, job.data);
    return c.body(null, 204);
  });

/** What every line of the log about a job says. */
const nameOf = (c: Context<AppEnv>, job: Job) => ({
  job: job.kind,
  message_id: c.req.header("upstash-message-id"),
  workspace_id: job.workspaceId,
  ...("runId" in job && { run_id: job.runId }),
});

/** The outside world of a job: its lines in the log name it. */
function inside(c: Context<AppEnv>): Service {
  const { service, about } = c.var;
  const { job, message_id, workspace_id, run_id } = about;
  return { ...service, log: withFields(service.log, { job, message_id, workspace_id, run_id }) };
}

/** Everything that can wait in the queue, and who does it. */
function work(service: Service, job: Job, attempt: Attempt): Promise<void> {
  switch (job.kind) {
    case "run.advance":
      return advance(service, job, attempt);
    case "film.segment":
      return makeSegment(service, job, attempt);
    case "film.tidy":
      return tidyFilm(service, job);
    case "post.dispatch":
      return dispatchPost(service, job);
    case "metrics.pull":
      return pullMetrics(service, job);
    case "image.fetch":
    case "portrait.fetch":
      return fetchPicture(service, waitingFor(service.db, job), attempt);
    case "logos.settle":
      return settleLogos(service, job, attempt);
    case "image.drop":
      return dropIfUnused(service, job.workspaceId, job.imageId);
    case "video.read":
      return readVideo(service, job, attempt);
    case "video.tidy":
      return tidyVideo(service, job.workspaceId, job.name);
    case "studio.deliver":
      return deliver(service, job);
    case "hook.deliver":
      return deliverNotice(service, job);
    case "files.bury":
      return service.files.bury(job.names);
  }
}

/** Delivering notices is the one thing that nobody is told of. */
async function announceAfter(service: Service, { kind, workspaceId }: Job): Promise<void> {
  if (kind !== "hook.deliver") await tryAnnounce(service, workspaceId);
}

async function signedBody(c: Context<AppEnv>, path: string): Promise<string | undefined> {
  const signature = c.req.header("upstash-signature");
  if (!signature) return undefined;
  const body = await readText(c.req.raw, MAX_BYTES);
  return (await c.var.service.signed({ signature, body, path })) ? body : undefined;
}

const unsigned = (c: Context<AppEnv>) =>
  c.json({ code: "invalid_signature", message: "This call is not signed by the queue." }, 401);

const notUnderstood = () =>
  new Response("This job is not understood.", {
    status: 489,
    headers: { "Upstash-NonRetryable-Error": "true" },
  });

function parse(text: string, decode = (raw: string) => raw): unknown {
  try {
    return JSON.parse(decode(text));
  } catch {
    return undefined;
  }
}
