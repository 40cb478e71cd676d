import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { countTestUploads, MAX_TEST_UPLOADS, type UploadKind } from "./store-test-uploads.ts";

const RETRY_SECONDS = 3_600;

/** Refuses an upload of a test key before anything is read, if there is no room. Live keys have limits of their own. */
export async function refuseAboveTestCap({ db, mode, workspaceId }: Ctx, kind: UploadKind): Promise<void> {
  if (mode === "live") return;
  const count = await countTestUploads(db, workspaceId, kind);
  if (count >= MAX_TEST_UPLOADS[kind]) throw testCapReached(kind);
}

export const testCapReached = (kind: UploadKind): Refusal =>
  new Refusal("plan_cap_reached", `Test keys have uploaded ${MAX_TEST_UPLOADS[kind]} ${kind} already.`, {
    hint: "Delete some. Each is deleted 24 hours after its upload.",
    retryable: true,
    retry_after: RETRY_SECONDS,
  });
