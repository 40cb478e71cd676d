import { settleLogos } from "../../lib/brand/linked-logos.ts";
import { pendingImageOf } from "../../lib/brand/pending-image.ts";
import { readVideoWithPoster } from "../../lib/brand/video-poster.ts";
import type { Job } from "../../lib/core/job.ts";
import { cancelOrWait } from "../../lib/erasure/cancel.ts";
import { eraseWorkspace } from "../../lib/erasure/erase.ts";
import { makePart } from "../../lib/exports/make.ts";
import { deliverMail } from "../../lib/mail/mail.ts";
import { makeNotifications } from "../../lib/notifications/make.ts";
import { sendNotifications } from "../../lib/notifications/send.ts";
import { advance } from "../../lib/pipeline/advance.ts";
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
import type { Service } from "../http/env.ts";

/** Runs a job: every kind with its function. */
export function runJob(service: Service, job: Job, attempt: Attempt): Promise<void> {
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
