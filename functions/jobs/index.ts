import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { settleLogos } from "../../lib/brand/linked-logos.ts";
import { pendingImageOf } from "../../lib/brand/pending-image.ts";
import { readVideoWithPoster } from "../../lib/brand/video-poster.ts";
import { RetryLater } from "../../lib/core/failures.ts";
import { Job } from "../../lib/core/job.ts";
import { withFields } from "../../lib/core/log.ts";
import { RETRIES } from "../../lib/core/retries.ts";
import { cancelOrWait } from "../../lib/erasure/cancel.ts";
import { eraseWorkspace } from "../../lib/erasure/erase.ts";
import { makePart } from "../../lib/exports/make.ts";
import { deliverMail } from "../../lib/mail/mail.ts";
import { makeNotifications } from "../../lib/notifications/make.ts";
import { sendNotifications } from "../../lib/notifications/send.ts";
import { advance } from "../../lib/pipeline/advance.ts";
import { onDeadLetter } from "../../lib/pipeline/dead-letter.ts";
import type { Attempt } from "../../lib/pipeline/failure.ts";
import { cleanupFilm } from "../../lib/pipeline/film/cleanup.ts";
import { makeSegment } from "../../lib/pipeline/film/segment.ts";
import { pullMetrics } from "../../lib/posts/metrics.ts";
import { dispatchPost } from "../../lib/posts/publish-drop.ts";
import { deliver } from "../../lib/studio/deliver.ts";
import { fetchImage } from "../../lib/uploads/images/fetch-image.ts";
import { deleteImageIfUnused } from "../../lib/uploads/images/with-image.ts";
import { cleanupVideo } from "../../lib/uploads/videos/with-video.ts";
import { deliverWebhook } from "../../lib/webhooks/deliver.ts";
import type { AppEnv, Service } from "../http/env.ts";
import { readText } from "../http/read-json.ts";

const { maxRetries } = RETRIES.queue;
/** A dead letter contains the last answer, so this is far more than a job needs. */
const MAX_BYTES = 1024 * 1024;

/** The message that QStash sends when a job has used up its tries. */
const DeadLetter = z.object({ sourceBody: z.string(), retried: z.number().optional() });

/** The route for all jobs of QStash. 204: done. 489: not understood, no retry. Others: retried later. */
export const jobs = new Hono<AppEnv>()
  .post("/", async (c) => {
    const body = await signedBody(c, "/jobs");
    if (body === undefined) return unsigned(c);
    const job = Job.safeParse(parse(body));
    if (!job.success) return notUnderstood();
    const retried = Number(c.req.header("upstash-retried") ?? 0);
    c.set("about", { ...nameOf(c, job.data), retried, outcome: "failed" });
    try {
      await runJob(withJobLog(c), job.data, { retried, maxRetries });
    } catch (error) {
      // The failure has already been logged with its reason.
      if (!(error instanceof RetryLater)) throw error;
      c.var.about.outcome = "later";
      return c.text("Not yet.", 500);
    } finally {
      await publishAfter(c.var.service, job.data);
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
    await onDeadLetter(withJobLog(c), job.data, (letter.data?.retried ?? maxRetries) + 1);
    await publishAfter(c.var.service, job.data);
    return c.body(null, 204);
  });

/** Fields of every log line of a job. */
const nameOf = (c: Context<AppEnv>, job: Job) => ({
  job: job.kind,
  message_id: c.req.header("upstash-message-id"),
  workspace_id: job.workspaceId,
  ...("runId" in job && { run_id: job.runId }),
});

/** The service with a log that names the job in every line. */
function withJobLog(c: Context<AppEnv>): Service {
  const { service, about } = c.var;
  const { job, message_id, workspace_id, run_id } = about;
  return { ...service, log: withFields(service.log, { job, message_id, workspace_id, run_id }) };
}

/** Runs a job: every kind with its function. */
function runJob(service: Service, job: Job, attempt: Attempt): Promise<void> {
  switch (job.kind) {
    case "run.advance":
      return advance(service, job, attempt);
    case "film.segment":
      return makeSegment(service, job, attempt);
    case "film.cleanup":
      return cleanupFilm(service, job);
    case "post.dispatch":
      return dispatchPost(service, job);
    case "metrics.pull":
      return pullMetrics(service, job);
    case "image.fetch":
    case "portrait.fetch":
    case "photo.fetch":
      return fetchImage(service, pendingImageOf(service.db, job), attempt);
    case "logos.settle":
      return settleLogos(service, job, attempt);
    case "image.cleanup":
      return deleteImageIfUnused(service, job.workspaceId, job.imageId);
    case "video.read":
      return readVideoWithPoster(service, job, attempt);
    case "video.cleanup":
      return cleanupVideo(service, job.workspaceId, job.name);
    case "studio.deliver":
      return deliver(service, job);
    case "webhook.deliver":
      return deliverWebhook(service, job);
    case "mail.send":
      return deliverMail(service, job);
    case "notifications.make":
      return makeNotifications(service, job);
    case "notifications.send":
      return sendNotifications(service, job);
    case "workspace.export":
      return makePart(service, job);
    case "subscription.cancel":
      return cancelOrWait(service, job);
    case "workspace.delete":
      return eraseWorkspace(service, job);
    case "files.tombstone":
      return service.files.tombstone(job.names);
  }
}

/** Every job may record events, except webhook.deliver. */
async function publishAfter(service: Service, { kind, workspaceId }: Job): Promise<void> {
  if (kind !== "webhook.deliver") await service.publishEvents(workspaceId);
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
