import { addSeconds } from "../core/calendar.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Carried } from "../core/ports.ts";
import { signedHeaders } from "../hooks/sign.ts";
import {
  type Circumstances,
  claimAttempt,
  findCircumstances,
  type HookDeliveryRow,
  keepNotice,
} from "../hooks/store-attempt.ts";
import type { EventRow } from "../hooks/store-events.ts";
import { bodyOf, type Notice, noticesOf } from "./notice.ts";
import { type HookPorts, settleAttempt, settleHopeless } from "./outcome.ts";
import { ownSecrets, signingSecrets } from "./secrets.ts";

/** Longer than an attempt may take; whoever had it is gone by then. */
const LEASE_SECONDS = 45;
/** Clocks differ a little. */
const EARLY_SECONDS = 2;

/**
 * Makes one attempt to tell an address what happened. A second copy of the message finds the attempt claimed or made, and
 * sends nothing. Whoever stops halfway leaves a lease, which ends: then the attempt is made again.
 */
export async function deliverNotice(
  ports: HookPorts,
  { workspaceId, deliveryId, attempt }: Extract<Job, { kind: "hook.deliver" }>,
): Promise<void> {
  const now = ports.now();
  const lease = { id: uuidv7(now, ports.random(10)), now, until: addSeconds(now, LEASE_SECONDS) };
  const due = addSeconds(now, EARLY_SECONDS);
  const delivery = await claimAttempt(ports.db, workspaceId, deliveryId, { attempt, lease, due });
  if (!delivery) return;
  const around = await findCircumstances(ports.db, workspaceId, delivery);
  const obstacle = obstacleTo(delivery, around);
  if (obstacle || !around.event) return settleHopeless(ports, delivery, obstacle ?? GONE);
  const url = around.endpoint?.url ?? delivery.url;
  const notice = await noticeFor(ports, around.event);
  const at = ports.now();
  const met = await send(ports, delivery, { notice, around, url, at });
  await settleAttempt(ports, delivery, { url, at, met });
}

const GONE = "What happened is too long ago to be told.";

function obstacleTo({ endpointId }: HookDeliveryRow, { endpoint }: Circumstances): string | undefined {
  if (endpointId === null) return undefined;
  if (!endpoint) return "The endpoint was deleted.";
  if (endpoint.status === "disabled") return endpoint.disabledReason ?? "The endpoint is disabled.";
  return undefined;
}

/** What is told is kept with the event, so that every attempt and every address gets the same. */
async function noticeFor(ports: HookPorts, event: EventRow): Promise<Notice> {
  const { db, settings } = ports;
  const world = { db, now: ports.now(), publicUrl: settings.publicUrl };
  const [fresh] = await noticesOf(world, event.workspaceId, [event]);
  if (!fresh) throw new Error(`Event ${event.id} has no notice.`);
  if (event.data !== null) return fresh;
  const kept = await keepNotice(db, event.workspaceId, event.id, fresh.data);
  const [notice = fresh] = await noticesOf(world, event.workspaceId, [
    { ...event, data: kept ?? fresh.data },
  ]);
  return notice;
}

type Sending = { notice: Notice; around: Circumstances; url: string; at: Date };

async function send(
  ports: HookPorts,
  { workspaceId, endpointId }: HookDeliveryRow,
  { notice, around, url, at }: Sending,
): Promise<Carried> {
  const own = endpointId === null ? (around.secrets ?? (await ownSecrets(ports, workspaceId))) : null;
  const ring = own ?? around.endpoint;
  if (!ring) throw new Error("A notice has nobody to be signed for.");
  const body = bodyOf(notice);
  const headers = await signedHeaders({ id: notice.id, at, body }, await signingSecrets(ports, ring));
  return ports.courier.post(url, { headers, body });
}
