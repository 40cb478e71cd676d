import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import { AccountHealth, Platform } from "../vocab.ts";
import type { AccountRow } from "./store.ts";

export const Account = z.object({
  id: z.guid(),
  platform: Platform,
  handle: z.string(),
  name: z.string(),
  /** `expiring`: works, but somebody has to connect it again within ten days. */
  health: AccountHealth,
  /** Why it has to be connected again. */
  reason: z.string().nullable(),
  connected_at: z.iso.datetime(),
});
export type Account = z.infer<typeof Account>;

const WARN_SECONDS = 10 * 86_400;

/** The only bridge from a row to the wire. Tokens stay where they are. */
export function toAccount(row: AccountRow, now: Date): Account {
  return {
    id: row.id,
    platform: row.platform,
    handle: row.handle,
    name: row.name,
    ...healthOf(row, now),
    connected_at: row.createdAt.toISOString(),
  };
}

/** Time passes without anybody writing it down: what has run out or will is judged when it is looked at. */
function healthOf({ health, reason, endsAt }: AccountRow, now: Date): Pick<Account, "health" | "reason"> {
  if (health === "reconnect_required") return { health, reason };
  if (endsAt === null || endsAt > addSeconds(now, WARN_SECONDS)) return { health, reason: null };
  if (endsAt > now)
    return { health: "expiring", reason: `The connection ends on ${endsAt.toISOString().slice(0, 10)}.` };
  return { health: "reconnect_required", reason: "The connection has run out." };
}
