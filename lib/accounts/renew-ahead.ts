import { addSeconds } from "../core/calendar.ts";
import { reasonOf } from "../core/log.ts";
import { NETWORKS } from "../platforms/networks.ts";
import { Platform } from "../vocab.ts";
import { type AccountPorts, freshCredentials } from "./credentials.ts";
import { findEnding } from "./store.ts";

const BATCH_SIZE = 50;

/**
 * Renews, once an hour, tokens that can only be renewed while they are good, also of accounts not in use.
 * The next hour asks a network again that is down. Returns how many accounts were due.
 */
export async function renewAhead(ports: AccountPorts): Promise<number> {
  const now = ports.now();
  if (now.getUTCMinutes() !== 0) return 0;
  let count = 0;
  for (const platform of Platform.options) {
    const ahead = NETWORKS[platform].renewAheadSeconds;
    if (ahead === null) continue;
    const due = await findEnding(ports.db, platform, { from: now, to: addSeconds(now, ahead) }, BATCH_SIZE);
    for (const { workspaceId, id } of due) {
      await freshCredentials(ports, workspaceId, id).catch((error: unknown) =>
        ports.log("account_not_renewed", { account_id: id, reason: reasonOf(error) }),
      );
    }
    count += due.length;
  }
  return count;
}
