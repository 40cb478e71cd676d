import type { Ports } from "../core/ports.ts";
import { deleteImageMessage } from "../uploads/images/with-image.ts";
import { deleteDraft, findOldDrafts } from "./store-old.ts";

const BATCH_SIZE = 100;

/** Deletes mascot drafts that were started before a moment and never kept, with their pictures. */
export async function sweepOldDrafts(ports: Ports, before: Date): Promise<number> {
  const drafts = await findOldDrafts(ports.db, before, BATCH_SIZE);
  for (const { version, imageIds, ...owner } of drafts) {
    const messages = imageIds.map((id) => deleteImageMessage(ports, owner.workspaceId, id));
    await deleteDraft(ports.db, owner, { expected: version, messages, now: ports.now() });
  }
  return drafts.length;
}
