import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { failLateRecords, RECORD_TABLES } from "./store-records.ts";

const BATCH_SIZE = 100;
const REASON = "The picture could not be fetched within two hours. Send it again.";

/** Fails records whose image has not arrived in time. */
export async function sweepLatePictures({ db, now }: Ports): Promise<number> {
  const late = {
    before: addSeconds(now(), -RETRIES.uploads.lateSeconds),
    now: now(),
    reason: REASON,
    limit: BATCH_SIZE,
  };
  const failed = await Promise.all(
    Object.values(RECORD_TABLES).map((table) => failLateRecords(db, table, late)),
  );
  return failed.reduce((sum, count) => sum + count, 0);
}
