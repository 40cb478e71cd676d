import { addSeconds } from "../core/calendar.ts";
import { reasonOf } from "../core/log.ts";
import type { Platform } from "../vocab.ts";
import { type AccountPorts, freshCredentials } from "./fresh.ts";
import { AHEAD_SECONDS } from "./renewal-times.ts";
import { findEnding } from "./store.ts";

const MOST = 50;

/**
 * Renews tokens that can only be renewed while they are good, of accounts that nobody may be using. Once an hour: a platform
 * that is down is asked again in the next. Answers how many accounts were due.
 */
export async function renewAhead(ports: AccountPorts): Promise<number> {
  const now = ports.now();
  if (now.getUTCMinutes() !== 0) return 0;
  let count = 0;
  for (const [platform, ahead] of Object.entries(AHEAD_SECONDS)) {
    const due = await findEnding(
      ports.db,
      platform as Platform,
      { from: now, to: addSeconds(now, ahead) },
      MOST,
    );
    for (const { workspaceId, id } of due) {
      await freshCredentials(ports, workspaceId, id).catch((error: unknown) =>
        ports.log("account_not_renewed", { account_id: id, reason: reasonOf(error) }),
      );
    }
    count += due.length;
  }
  return count;
}
