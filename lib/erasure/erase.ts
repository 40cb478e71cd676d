import { findDue, isDue } from "../access/store-deletion.ts";
import { disconnect } from "../accounts/disconnect.ts";
import { findAccounts } from "../accounts/store.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import { removeExportsOf } from "../exports/make.ts";
import { findFilesAndCopies } from "../exports/store.ts";
import { deleteWithPeople } from "../identity/store-erasure.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { enqueueNow } from "../outbox/store.ts";
import { cancelSubscriptions } from "../payments/cancel.ts";
import { deleteRows } from "./store.ts";

const AT_ONCE = 20;
const FILES_A_MESSAGE = 200;
/** A deletion that broke off begins again after this time. */
const AGAIN_SECONDS = 3_600;

/** Enqueues the deletions that are due, each at most once an hour. Answers how many. */
export async function sweepDeletions(ports: Ports): Promise<number> {
  let count = 0;
  for (const workspaceId of await findDue(ports.db, ports.now(), AT_ONCE)) {
    if (!(await ports.locks.acquire(`erase:${workspaceId}`, AGAIN_SECONDS).catch(() => true))) continue;
    await enqueue(ports, messageFor(ports, { kind: "workspace.delete", workspaceId }));
    count++;
  }
  return count;
}

/**
 * Deletes everything of a workspace: the tokens of its accounts at their networks, its files, its rows, its requests.
 * Each part may be done twice, and one that breaks off is begun again.
 */
export async function eraseWorkspace(
  ports: Ports,
  { workspaceId }: Extract<Job, { kind: "workspace.delete" }>,
): Promise<void> {
  if (!(await isDue(ports.db, workspaceId, ports.now()))) return;
  // The rows say what is still charged for, so they stay until that is canceled.
  if (!(await cancelSubscriptions(ports, { kind: "subscription.cancel", workspaceId })))
    return ports.log("deletion_waits", { workspace_id: workspaceId });
  for (const { id } of await findAccounts(ports.db, workspaceId, null))
    await disconnect(ports, workspaceId, id);
  await removeExportsOf(ports, workspaceId);
  await takeFilesDown(ports, workspaceId);
  await deleteRows(ports.db, workspaceId);
  await ports.requestLog.clear(workspaceId).catch(() => undefined);
  await deleteWithPeople(ports.db, workspaceId);
  ports.log("workspace_deleted", { workspace_id: workspaceId });
}

/** Leaves the files to messages of their own, which are stored before the rows that name them go. */
async function takeFilesDown(ports: Ports, workspaceId: string): Promise<void> {
  let after = "";
  for (;;) {
    const names = await findFilesAndCopies(ports.db, workspaceId, { after, limit: FILES_A_MESSAGE });
    if (names.length === 0) return;
    await enqueue(ports, messageFor(ports, { kind: "files.tombstone", workspaceId, names }));
    after = names.at(-1) ?? "";
  }
}

const messageFor = (ports: Ports, job: Job): Message => ({
  id: newId(ports),
  job,
  flowKey: `erase-${job.workspaceId}`,
  parallelism: 2,
});

async function enqueue(ports: Ports, message: Message): Promise<void> {
  await enqueueNow(ports.db, [message], ports.now());
  await tryFlushOutbox(ports, [message]);
}
