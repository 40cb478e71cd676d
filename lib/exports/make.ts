import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { entriesOf, type PartState } from "./part.ts";
import {
  deleteExport,
  type ExportRow,
  failExport,
  findExport,
  findOld,
  listExports,
  moveExport,
} from "./store.ts";
import { tarOf } from "./tar.ts";

/** How long the links work. */
export const EXPORT_SECONDS = 86_400;

type ExportJob = Extract<Job, { kind: "workspace.export" }>;

export const exportMessage = (
  ports: Pick<Ports, "now" | "random">,
  job: Omit<ExportJob, "kind">,
): Message => ({
  id: newId(ports),
  job: { kind: "workspace.export", ...job },
  flowKey: `export-${job.workspaceId}`,
  parallelism: 1,
});

/** Writes the next part of an export. A part that is written twice replaces itself and counts once. */
export async function makePart(ports: Ports, { workspaceId, exportId, step }: ExportJob): Promise<void> {
  const row = await findExport(ports.db, workspaceId, exportId);
  if (row?.state !== "running" || row.step !== step) return;
  const state: PartState = { cursor: row.cursor, bytes: 0, entries: 0, isLast: false };
  const name = `${row.token}/part-${step + 1}.tar`;
  await ports.files.putStream(name, tarOf(entriesOf(ports, workspaceId, state)), {
    mimeType: "application/x-tar",
  });
  const part = { name, bytes: state.bytes, entries: state.entries };
  const parts = state.entries > 0 ? [...row.parts, part] : row.parts;
  const now = ports.now();
  const message = exportMessage(ports, { workspaceId, exportId, step: step + 1 });
  const change = state.isLast
    ? { state: "ready" as const, endedAt: now }
    : { state: "running" as const, endedAt: null };
  const next = state.isLast ? undefined : { message, now };
  const isMoved = await moveExport(ports.db, row, { ...change, cursor: state.cursor, parts }, next);
  if (isMoved && next) await tryFlushOutbox(ports, [message]);
}

/** An export whose job used up its tries. */
export const abandonExport = (ports: Ports, { workspaceId, exportId }: ExportJob): Promise<void> =>
  failExport(ports.db, workspaceId, exportId, ports.now());

/** Takes the parts of exports down after a day. Answers how many exports went. */
export async function removeOldExports(ports: Pick<Ports, "db" | "files">, now: Date): Promise<number> {
  const old = await findOld(ports.db, addSeconds(now, -EXPORT_SECONDS), 100);
  for (const row of old) {
    await ports.files.tombstone(filesOfExport(row));
    await deleteExport(ports.db, row.workspaceId, row.id);
  }
  return old.length;
}

/** Takes all exports of a workspace down. */
export async function removeExportsOf(
  ports: Pick<Ports, "db" | "files">,
  workspaceId: string,
): Promise<void> {
  for (const row of await listExports(ports.db, workspaceId)) {
    await ports.files.tombstone(filesOfExport(row));
    await deleteExport(ports.db, workspaceId, row.id);
  }
}

/** Its parts, and the one that may have been written without being noted. */
const filesOfExport = ({ token, step }: ExportRow): string[] =>
  Array.from({ length: step + 1 }, (_, part) => `${token}/part-${part + 1}.tar`);
