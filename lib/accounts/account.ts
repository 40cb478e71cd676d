import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import { AccountHealth, Platform } from "../vocab.ts";
import type { AccountRow } from "./store.ts";

export const Account = z
  .object({
    id: z.guid().describe("The id of the account."),
    platform: Platform.describe("The network it is on."),
    handle: z.string().describe("The account's name on the network, without the @."),
    name: z.string().describe("The name the account shows."),
    health: AccountHealth.describe("`expiring`: works, and has to be connected again within ten days."),
    reason: z.string().nullable().describe("Why it has to be connected again."),
    connected_at: z.iso.datetime().describe("When it was first connected."),
  })
  .meta({ title: "Account" });
export type Account = z.infer<typeof Account>;

const WARN_SECONDS = 10 * 86_400;

/** Turns a row into the account on the wire, without its tokens. */
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

/** Health is computed when it is read, because an end date passes without a write. */
function healthOf({ health, reason, endsAt }: AccountRow, now: Date): Pick<Account, "health" | "reason"> {
  if (health === "reconnect_required") return { health, reason };
  if (endsAt === null || endsAt > addSeconds(now, WARN_SECONDS)) return { health, reason: null };
  if (endsAt > now)
    return { health: "expiring", reason: `The connection ends on ${endsAt.toISOString().slice(0, 10)}.` };
  return { health: "reconnect_required", reason: "The connection has run out." };
}
