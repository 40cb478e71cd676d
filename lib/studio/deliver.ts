import type { SendOutcome } from "../core/bot.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { enqueueNow } from "../outbox/store.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { type DeliveryTarget, Platform } from "../vocab.ts";
import { cardOf } from "./card.ts";
import { unlinkLostChat } from "./chats.ts";
import { deliverMessage } from "./message.ts";
import { placeOn } from "./place-post.ts";
import { moveChat } from "./store-chats.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliverySettlement,
  failDeliveries,
  findWaiting,
  settleDelivery,
} from "./store-deliveries.ts";

const { lostSeconds, maxAttempts, maxWaitSeconds } = RETRIES.studio;

export type DeliverJob = { workspaceId: string; runId: string };
type DeliveryWork = { ports: Ports; run: RunView };
type Send = (work: DeliveryWork, claim: ClaimedDelivery) => Promise<SendOutcome>;

/** Everything that Studio can hand a card to. */
const TARGETS: Record<DeliveryTarget, Send> = {
  telegram: toChat,
  social: ({ ports, run }, { recipient, handedBy }) =>
    placeOn(ports, { run, platform: Platform.parse(recipient), handedBy }),
};

/**
 * Delivers a finished run to all its recipients. Safe to repeat, late and in parallel. A claim row precedes
 * each send, so an uncertain send is repeated at most once.
 */
export async function deliver(ports: Ports, job: DeliverJob): Promise<void> {
  const { workspaceId, runId } = job;
  const [run, waiting] = await Promise.all([
    findRun(ports.db, workspaceId, runId),
    findWaiting(ports.db, workspaceId, runId),
  ]);
  if (!run || !waiting || run.status !== "succeeded" || run.verdict === "rejected") return;
  if (waiting.paused) return hold(ports, run);
  const work = { ports, run };
  let claim = await claimNext(ports, run);
  if (!claim) return failLost(ports, job);
  for (; claim; claim = await claimNext(ports, run)) {
    const outcome = await TARGETS[claim.target](work, claim);
    ports.log("studio_delivery", {
      run_id: runId,
      target: claim.target,
      try: claim.tries,
      outcome: outcome.state,
    });
    await settle(ports, run, claim, outcome);
  }
}

/** Handles the dead letter of a delivery: everything that still waits fails. */
export const failDelivery = (ports: Ports, { workspaceId, runId }: DeliverJob) =>
  failDeliveries(ports.db, workspaceId, runId, {
    error: "The card could not be handed over.",
    now: ports.now(),
  });

const failLost = (ports: Ports, { workspaceId, runId }: DeliverJob) =>
  failDeliveries(ports.db, workspaceId, runId, {
    error: UNKNOWN,
    now: ports.now(),
    lostBefore: addSeconds(ports.now(), -lostSeconds),
  });

const UNKNOWN = "There was no clear answer; the card may have arrived.";

/** A paused workspace sends nothing; deliveries that have waited a day fail. */
async function hold(ports: Ports, run: RunView): Promise<void> {
  const { workspaceId, id: runId } = run;
  const now = ports.now();
  if (isOld(ports, run))
    return failDeliveries(ports.db, workspaceId, runId, { error: "workspace_paused", now });
  const later = deliverMessage(ports, { workspaceId, runId }, addSeconds(now, RETRIES.telegram.retrySeconds));
  await enqueueNow(ports.db, [later], now);
  await tryFlushOutbox(ports, [later]);
}

const isOld = ({ now }: Ports, { finishedAt, createdAt }: RunView) =>
  addSeconds(finishedAt ?? createdAt, maxWaitSeconds) <= now();

function claimNext(ports: Ports, { workspaceId, id: runId }: RunView): Promise<ClaimedDelivery | undefined> {
  const now = ports.now();
  const safety = deliverMessage(ports, { workspaceId, runId }, addSeconds(now, lostSeconds));
  const claim = { claimId: safety.id, safety, now, lostBefore: addSeconds(now, -lostSeconds) };
  return claimDelivery(ports.db, workspaceId, runId, claim);
}

async function toChat(
  { ports, run }: DeliveryWork,
  { chat, recipient }: ClaimedDelivery,
): Promise<SendOutcome> {
  if (chat === null) return { state: "refused", reason: "The chat is not linked any more." };
  if (!ports.bot) return { state: "refused", reason: "No messaging bot is set up here." };
  const card = await cardOf(ports.files, run);
  if (!card) return { state: "refused", reason: "The files of the run are gone." };
  let outcome = await ports.bot.send(chat, card);
  if (outcome.state === "moved") {
    await moveChat(ports.db, chat, outcome.to);
    outcome = await ports.bot.send(outcome.to, card);
  }
  if (outcome.state === "gone") {
    const { workspaceId } = run;
    await unlinkLostChat(ports, { workspaceId, id: recipient, reason: outcome.reason, at: ports.now() });
  }
  return outcome;
}

async function settle(
  ports: Ports,
  run: RunView,
  claim: ClaimedDelivery,
  outcome: SendOutcome,
): Promise<void> {
  const settlement = settlementOf(ports, run, claim, outcome);
  if (!settlement) return;
  const { workspaceId, id: runId } = run;
  const { claimId } = claim;
  const done = await settleDelivery(ports.db, workspaceId, runId, {
    ...settlement,
    claimId,
    now: ports.now(),
  });
  if (done && settlement.status === "waiting") await tryFlushOutbox(ports, [settlement.next]);
}

/** Undefined: the claim stays, and the job inserted with the claim tries again. */
function settlementOf(
  ports: Ports,
  run: RunView,
  { tries }: ClaimedDelivery,
  outcome: SendOutcome,
): DeliverySettlement | undefined {
  switch (outcome.state) {
    case "sent":
      return { status: "sent", messageIds: outcome.messageIds };
    case "wait": {
      if (isOld(ports, run)) return { status: "failed", error: "The chat took no more messages for a day." };
      const notBefore = addSeconds(ports.now(), outcome.seconds);
      const { workspaceId, id: runId } = run;
      return {
        status: "waiting",
        notBefore,
        next: deliverMessage(ports, { workspaceId, runId }, notBefore),
      };
    }
    case "unknown":
      return tries < maxAttempts ? undefined : { status: "failed", error: UNKNOWN };
    case "moved":
      return { status: "failed", error: "The chat has moved more than once." };
    default:
      return { status: "failed", error: outcome.reason };
  }
}
