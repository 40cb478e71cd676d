import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { RetryLater } from "../../lib/core/failures.ts";
import { Job } from "../../lib/core/job.ts";
import { withFields } from "../../lib/core/log.ts";
import { RETRIES } from "../../lib/core/retries.ts";
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
      const { runJob } = await import("./run-job.ts");
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
    const { onDeadLetter } = await import("../../lib/pipeline/dead-letter.ts");
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
