import { utcDay } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { sha256 } from "../text/sha256.ts";

type AttemptDeps = Pick<Ports, "rateLimiter" | "now" | "log">;

/** Attempts of a kind: a burst, how many of it come back in a minute, and at most so many in a UTC day. */
const ATTEMPTS = {
  sign_in_address: { size: 30, refillPerMinute: 10, day: 1_000 },
  sign_in_email: { size: 10, refillPerMinute: 1, day: 200 },
  sign_up_address: { size: 5, refillPerMinute: 1, day: 10 },
  /** Workspaces on the free plan that come from one address. */
  free_workspace_address: { size: 5, refillPerMinute: 1, day: 5 },
  /** Mails that are asked for: from one address, and to one person. */
  mail_address: { size: 10, refillPerMinute: 1, day: 50 },
  mail_person: { size: 3, refillPerMinute: 0.2, day: 10 },
  /** Logins of programs that begin at one address, and codes that one person tries. */
  device_address: { size: 10, refillPerMinute: 2, day: 200 },
  device_person: { size: 20, refillPerMinute: 4, day: 200 },
  reset_address: { size: 10, refillPerMinute: 2, day: 100 },
} as const;

/**
 * Counts one attempt. `subject` is hashed, so that Redis holds no addresses of people. Throws `rate_limited` when
 * there were too many. Without Redis attempts are not limited: the cost of a password check still is.
 */
export async function countAttempt(
  deps: AttemptDeps,
  kind: keyof typeof ATTEMPTS,
  subject: string,
): Promise<void> {
  const { day: limit, ...bucket } = ATTEMPTS[kind];
  const name = `${kind}:${(await sha256(subject.toLowerCase())).slice(0, 32)}`;
  const query = {
    workspaceId: null,
    daily: { keyId: name, day: utcDay(deps.now()), limit, take: true },
    bucket: { name, ...bucket, take: true },
  };
  const result = await deps.rateLimiter.read(query).catch((error: unknown) => {
    deps.log("limits_fail_open", { reason: reasonOf(error) });
  });
  if (!result || (result.burst.allowed && result.daily?.allowed !== false)) return;
  throw new Refusal("rate_limited", "There were too many attempts. Wait a few minutes, then try again.", {
    retryable: true,
    retry_after: 60,
  });
}
