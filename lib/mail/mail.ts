import * as z from "zod/v4";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Mail } from "../core/mail.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { deleteMail, findMail, insertMails } from "./store.ts";

const AT_ONCE = 2;

export type MailDeps = Pick<Ports, "db" | "queue" | "seals" | "now" | "random" | "waitUntil">;

const Sealed = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** A mail opens only for the row that it was sealed for. */
const labelOf = (workspaceId: string, id: string) => `mail ${workspaceId} ${id}`;

/**
 * Stores mails and sends them through the queue, which tries again. Their texts hold links that let people in, so
 * they are stored encrypted, until they are sent. An id that is given makes a repeated mail recognisable. `when` are CTEs whose `asked` has a row
 * when the mails are wanted.
 */
export async function enqueueMails(
  deps: MailDeps,
  workspaceId: string,
  wanted: readonly (Omit<Mail, "id"> & { id?: string })[],
  when?: Parameters<typeof insertMails>[4],
): Promise<void> {
  if (wanted.length === 0) return;
  const now = deps.now();
  const rows = await Promise.all(
    wanted.map(async ({ id = newId(deps), ...mail }) => {
      const content = await deps.seals.seal(JSON.stringify(mail), labelOf(workspaceId, id));
      return { id, workspaceId, content, createdAt: now };
    }),
  );
  const messages = rows.map(
    ({ id }): Message => ({
      id: newId(deps),
      job: { kind: "mail.send", workspaceId, mailId: id },
      flowKey: `mails-${workspaceId}`,
      parallelism: AT_ONCE,
    }),
  );
  await insertMails(deps.db, rows, messages, now, when);
  deps.waitUntil(tryFlushOutbox(deps, messages));
}

/** Sends a mail and forgets it. A repeated job finds nothing; two at once are one, by a lock. */
export async function deliverMail(
  ports: Pick<Ports, "db" | "seals" | "mailer" | "locks">,
  { workspaceId, mailId }: Extract<Job, { kind: "mail.send" }>,
): Promise<void> {
  const lock = `mail:${mailId}`;
  if (!(await ports.locks.acquire(lock, RETRIES.mails.leaseSeconds).catch(() => true))) return;
  try {
    const row = await findMail(ports.db, workspaceId, mailId);
    if (!row) return;
    const content = Sealed.parse(
      JSON.parse(await ports.seals.open(row.content, labelOf(workspaceId, mailId))),
    );
    await ports.mailer?.send({ id: mailId, ...content });
    await deleteMail(ports.db, workspaceId, mailId);
  } finally {
    await ports.locks.release(lock).catch(() => undefined);
  }
}
