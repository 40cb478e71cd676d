import type { Job } from "../core/job.ts";
import { everyRecordOf } from "../core/owner.ts";
import type { Db } from "../core/ports.ts";
import type { PendingImage } from "../uploads/images/fetch-image.ts";
import { findRecord, RECORD_TABLES, type RecordRow, settleRecord } from "./store-records.ts";

type FetchJob = Extract<Job, { kind: "image.fetch" | "portrait.fetch" | "photo.fetch" }>;

/** The record whose image a job fetches. */
export function pendingImageOf(db: Db, job: FetchJob): PendingImage {
  const { workspaceId } = job;
  const { table, id, about } = recordOf(job);
  return {
    workspaceId,
    about,
    find: () => findRecord<RecordRow>(db, table, everyRecordOf(workspaceId), id),
    settle: (result) => settleRecord(db, table, { workspaceId, id }, result),
  };
}

function recordOf(job: FetchJob) {
  switch (job.kind) {
    case "image.fetch":
      return { table: RECORD_TABLES.screen, id: job.screenId, about: { screen_id: job.screenId } };
    case "portrait.fetch":
      return { table: RECORD_TABLES.person, id: job.personId, about: { person_id: job.personId } };
    case "photo.fetch":
      return { table: RECORD_TABLES.photo, id: job.photoId, about: { photo_id: job.photoId } };
  }
}
