import { addSeconds } from "../../core/calendar.ts";
import { base62, newId } from "../../core/ids.ts";
import type { Owner } from "../../core/owner.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { deleteOutbox, enqueueNow } from "../../outbox/store.ts";

const TOKEN_LENGTH = 32;

type FontDeps = Pick<Ports, "db" | "files" | "now" | "random">;

/** The message that takes the file of a font down. */
export const fontMessage = (deps: FontDeps, { workspaceId, livemode }: Owner, key: string): Message => ({
  id: newId(deps),
  job: { kind: "files.tombstone", workspaceId, names: [key] },
  flowKey: `${livemode ? "" : "test-"}fonts-${workspaceId}`,
  parallelism: 2,
});

/**
 * Stores the file of a font and makes a row refer to it. The message that takes the file down is stored first, so a
 * crash leaves no file behind. Its name is not one of a public address.
 * @param use inserts the row, in a statement that cancels the message, or throws.
 */
export async function withFont<T>(
  deps: FontDeps,
  owner: Owner,
  { bytes, sha256, mimeType }: { bytes: Uint8Array; sha256: string; mimeType: string },
  use: (key: string, cleanupId: string) => Promise<T>,
): Promise<T> {
  const key = `fonts/${base62(TOKEN_LENGTH, deps.random)}`;
  const now = deps.now();
  const cleanup = {
    ...fontMessage(deps, owner, key),
    notBefore: addSeconds(now, RETRIES.uploads.unusedImageSeconds),
  };
  await enqueueNow(deps.db, [cleanup], now);
  try {
    await deps.files.put(key, bytes, { mimeType, sha256 });
    return await use(key, cleanup.id);
  } catch (error) {
    await deps.files
      .tombstone([key])
      .then(() => deleteOutbox(deps.db, [cleanup.id]))
      .catch(() => undefined);
    throw error;
  }
}
