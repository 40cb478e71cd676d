import type { Job } from "../core/job.ts";
import { everyRecordOf } from "../core/owner.ts";
import type { Db } from "../core/ports.ts";
import type { PendingImage } from "../uploads/images/fetch-image.ts";
import { findRecord, RECORD_TABLES, type RecordRow, settleRecord } from "./store-records.ts";

/** The record whose image a job fetches. */
export function pendingImageOf(
  db: Db,
  job: Extract<Job, { kind: "image.fetch" | "portrait.fetch" }>,
): PendingImage {
  const { workspaceId } = job;
  const [table, id, about] =
    job.kind === "image.fetch"
      ? [RECORD_TABLES.screen, job.screenId, { screen_id: job.screenId }]
      : [RECORD_TABLES.person, job.personId, { person_id: job.personId }];
  return {
    workspaceId,
    about,
    find: () => findRecord<RecordRow>(db, table, everyRecordOf(workspaceId), id),
    settle: (result) => settleRecord(db, table, { workspaceId, id }, result),
  };
}
