import { addSeconds } from "../core/calendar.ts";
import type { Carried, Ports } from "../core/ports.ts";
import { hookMessage } from "../hooks/message.ts";
import { MAX_TRIES, nextAttempt, retryAfterSeconds } from "../hooks/pauses.ts";
import type { HookDeliveryRow } from "../hooks/store-attempt.ts";
import { endWaiting, type Met, type Outcome, recordOutcome, type Verdict } from "../hooks/store-outcome.ts";
import { keepPromises } from "../outbox/outbox.ts";

export type HookPorts = Pick<
  Ports,
  "db" | "queue" | "courier" | "seals" | "now" | "random" | "log" | "alert" | "settings"
>;

const FAILING_SECONDS = 5 * 86_400;
const FAILED_TOO_LONG = "Every attempt of five days has failed.";
const NOT_WANTED = "It answered 410: it wants to be told nothing more.";

type Attempted = { url: string; at: Date; met: Carried };

/** Writes an attempt down, and what follows from it. */
export async function settleAttempt(ports: HookPorts, delivery: HookDeliveryRow, attempted: Attempted) {
  const { url, at, met } = attempted;
  const now = ports.now();
  const isGone = met.status === 410;
  const verdict = verdictOn(ports, delivery, met);
  const disable = isGone
    ? { reason: NOT_WANTED, failingBefore: null }
    : { reason: FAILED_TOO_LONG, failingBefore: addSeconds(now, -FAILING_SECONDS) };
  await settle(ports, {
    delivery,
    url,
    met: noted(met, now.getTime() - at.getTime()),
    verdict,
    disable,
    at,
    now,
  });
}

/** Ends a delivery for which there is no use in an attempt. */
export async function settleHopeless(ports: HookPorts, delivery: HookDeliveryRow, reason: string) {
  const now = ports.now();
  const verdict = { status: "failed", reason } as const;
  await settle(ports, { delivery, url: delivery.url, met: null, verdict, disable: null, at: now, now });
}

async function settle(ports: HookPorts, outcome: Outcome): Promise<void> {
  const { delivery, verdict, disable, now } = outcome;
  const { workspaceId, endpointId } = delivery;
  const { recorded, disabled } = await recordOutcome(ports.db, outcome);
  if (recorded && verdict.status === "pending")
    await keepPromises(ports, [verdict.message]).catch(() => undefined);
  if (!disabled || !endpointId || !disable) return;
  const about = { workspace_id: workspaceId, endpoint_id: endpointId, reason: disable.reason };
  ports.log("webhook_disabled", about);
  ports.alert("webhook_disabled", { subject: endpointId, ...about });
  await endWaiting(ports.db, workspaceId, endpointId, { reason: disable.reason, now });
}

function verdictOn(ports: HookPorts, delivery: HookDeliveryRow, met: Carried): Verdict {
  if (isSuccess(met)) return { status: "delivered" };
  const reason = reasonOf(met);
  if (met.status === 410) return { status: "failed", reason };
  const now = ports.now();
  const retryAfter = met.status === undefined ? null : retryAfterSeconds(met.retryAfter, now);
  const next = nextAttempt({ tries: delivery.tries + 1, now, retryAfter, random: ports.random });
  if (!next) return { status: "failed", reason: `${reason} This was attempt ${MAX_TRIES} of ${MAX_TRIES}.` };
  const message = hookMessage(ports, delivery, delivery.attempts + 2, next);
  return { status: "pending", reason, message, nextAttemptAt: next };
}

const isSuccess = ({ status = 0 }: Carried) => status >= 200 && status < 300;
const isRedirect = (status: number) => status >= 300 && status < 400;

function reasonOf(met: Carried): string {
  if (met.status === undefined) return met.error;
  if (met.status === 410) return NOT_WANTED;
  if (isRedirect(met.status))
    return `It answered ${met.status}, a redirect, and notices follow none. Give the address it leads to.`;
  return `It answered ${met.status}.`;
}

function noted(met: Carried, latencyMs: number): Met {
  const error = isSuccess(met) ? null : reasonOf(met);
  const { status: statusCode = null, answer = null } = { answer: null, ...met };
  return { statusCode, error, latencyMs, answer };
}
