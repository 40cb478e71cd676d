import { sweepAudit } from "../access/store-audit.ts";
import { sweepConnects } from "../accounts/store-connects.ts";
import { sweepRecords } from "../agents/store-records.ts";
import { deleteTestFonts } from "../brand/store-fonts.ts";
import { deleteTestRecords } from "../brand/store-test-records.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { removeOldExports } from "../exports/make.ts";
import { sweepConfirmations } from "../identity/store-confirmations.ts";
import { sweepDevices } from "../identity/store-devices.ts";
import { sweepLinks } from "../identity/store-links.ts";
import { sweepChallenges } from "../identity/store-passkeys.ts";
import { sweepSessions } from "../identity/store-sessions.ts";
import { sweepMails } from "../mail/store.ts";
import { deleteTestMascots } from "../mascot/store-old.ts";
import { sweepOldDrafts } from "../mascot/sweep.ts";
import { sweepNotifications } from "../notifications/store.ts";
import { sweepPaymentEvents } from "../payments/store.ts";
import { sweepAnswers } from "../replay/store.ts";
import { deleteModelTokens } from "../runs/store-model-tokens.ts";
import { clearDesigns } from "../runs/store-retention.ts";
import { sweepChats } from "../studio/store-chats.ts";
import { own } from "../text/own.ts";
import { deleteTestVideos } from "../uploads/videos/store-late.ts";
import { deleteTestEndpoints } from "../webhooks/store-endpoints.ts";

const DAY = 86_400;
const HOUR_SECONDS = 3_600;
const BATCH = 5_000;

type RetentionRule = (ports: Ports, before: Date) => Promise<number>;

const expired = ({ now }: Ports, before: Date) => ({ before, now: now(), limit: BATCH });

/**
 * How long each kind of data is stored, and which function deletes it. Data not listed here stays until its
 * owner deletes it.
 */
export const RETENTION: Record<string, { seconds: number; remove: RetentionRule }> = {
  // Each answer has its own expiry, so no extra age is added.
  idempotency_answers: { seconds: 0, remove: ({ db }, now) => sweepAnswers(db, now, BATCH) },
  connecting_states: { seconds: 0, remove: ({ db }, now) => sweepConnects(db, now) },
  oauth_records: { seconds: 0, remove: ({ db }, now) => sweepRecords(db, now, BATCH) },
  model_tokens: { seconds: 40 * DAY, remove: ({ db }, before) => deleteModelTokens(db, before) },
  // What test keys leave behind beside runs and posts.
  test_uploads: {
    seconds: DAY,
    remove: (ports, before) => deleteTestRecords(ports.db, expired(ports, before)),
  },
  test_videos: {
    seconds: DAY,
    remove: (ports, before) => deleteTestVideos(ports.db, expired(ports, before)),
  },
  test_fonts: {
    seconds: DAY,
    remove: (ports, before) => deleteTestFonts(ports.db, expired(ports, before)),
  },
  test_mascots: {
    seconds: DAY,
    remove: (ports, before) => deleteTestMascots(ports.db, expired(ports, before)),
  },
  test_webhooks: {
    seconds: DAY,
    remove: (ports, before) => deleteTestEndpoints(ports.db, expired(ports, before)),
  },
  // A session or link that has ended opens nothing.
  sessions: { seconds: 0, remove: ({ db }, now) => sweepSessions(db, now) },
  invites_and_resets: { seconds: 0, remove: ({ db }, now) => sweepLinks(db, now) },
  confirmations: { seconds: 0, remove: ({ db }, now) => sweepConfirmations(db, now) },
  passkey_challenges: { seconds: 0, remove: ({ db }, now) => sweepChallenges(db, now) },
  // An ended code is still recognised for a while, so that its program learns why.
  device_logins: { seconds: HOUR_SECONDS, remove: ({ db }, before) => sweepDevices(db, before) },
  // Their age is that of the links to them, which the rule itself knows.
  exports: { seconds: 0, remove: (ports, now) => removeOldExports(ports, now) },
  // After two days a link in a mail that could not be sent surprises more than it helps.
  unsent_mails: { seconds: 2 * DAY, remove: ({ db }, before) => sweepMails(db, before) },
  // The messaging service repeats no update after a day.
  chat_updates: { seconds: 2 * DAY, remove: ({ db }, before) => sweepChats(db, before) },
  // A design is not drawn again after its run; failed runs stay available for diagnosis.
  run_designs: { seconds: 30 * DAY, remove: ({ db }, before) => clearDesigns(db, before, BATCH) },
  mascot_drafts: { seconds: 30 * DAY, remove: sweepOldDrafts },
  notifications: { seconds: 90 * DAY, remove: ({ db }, before) => sweepNotifications(db, before, BATCH) },
  // The payment vendor repeats an event for 30 days at most.
  payment_events: { seconds: 90 * DAY, remove: ({ db }, before) => sweepPaymentEvents(db, before, BATCH) },
  audit_log: { seconds: 400 * DAY, remove: ({ db }, before) => sweepAudit(db, before, BATCH) },
};

/**
 * Deletes old data, by one sweeper an hour. After a full batch the lock is released, so the next minute
 * continues.
 */
export function retentionRule(name: string): (ports: Ports) => Promise<number> {
  return async (ports) => {
    const { seconds, remove } = own(RETENTION, name) ?? { seconds: 0, remove: async () => 0 };
    const lockName = `sweep:${name}`;
    if (!(await ports.locks.acquire(lockName, HOUR_SECONDS).catch(() => true))) return 0;
    const gone = await remove(ports, addSeconds(ports.now(), -seconds));
    if (gone >= BATCH) await ports.locks.release(lockName).catch(() => undefined);
    return gone;
  };
}
