import { sweepAudit } from "../access/store-audit.ts";
import { sweepConnects } from "../accounts/store-connects.ts";
import { sweepOldDrafts } from "../brand/sweep.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { sweepPaymentEvents } from "../payments/store.ts";
import { sweepAnswers } from "../replay/store.ts";
import { forgetDesigns } from "../runs/store-retention.ts";
import { sweepChats } from "../studio/store-chats.ts";

const DAY = 86_400;
const HOUR_SECONDS = 3_600;
const BATCH = 5_000;

type Rule = (ports: Ports, before: Date) => Promise<number>;

/** What is kept for how long, and who takes it away. What is not listed stays until its owner deletes it. */
export const RETENTION: Record<string, { seconds: number; forget: Rule }> = {
  // Each answer says itself when its day is over.
  idempotency_answers: { seconds: 0, forget: ({ db }, now) => sweepAnswers(db, now, BATCH) },
  connecting_states: { seconds: 0, forget: ({ db }, now) => sweepConnects(db, now) },
  // The messaging service tells nothing again after a day.
  chat_updates: { seconds: 2 * DAY, forget: ({ db }, before) => sweepChats(db, before) },
  // What was drawn is never drawn again from it; a run that failed may be looked into.
  run_designs: { seconds: 30 * DAY, forget: ({ db }, before) => forgetDesigns(db, before, BATCH) },
  mascot_drafts: { seconds: 30 * DAY, forget: sweepOldDrafts },
  // The payment vendor tells an event again for 30 days at most.
  payment_events: { seconds: 90 * DAY, forget: ({ db }, before) => sweepPaymentEvents(db, before, BATCH) },
  audit_log: { seconds: 400 * DAY, forget: ({ db }, before) => sweepAudit(db, before, BATCH) },
};

/** One sweeper an hour forgets what is old; where a whole batch went, the next minute goes on. */
export function retentionRule(name: string): (ports: Ports) => Promise<number> {
  return async (ports) => {
    const { seconds, forget } = RETENTION[name] ?? { seconds: 0, forget: async () => 0 };
    const mark = `sweep:${name}`;
    if (!(await ports.marks.claim(mark, HOUR_SECONDS).catch(() => true))) return 0;
    const gone = await forget(ports, addSeconds(ports.now(), -seconds));
    if (gone >= BATCH) await ports.marks.release(mark).catch(() => undefined);
    return gone;
  };
}
