import type { Schemas } from "../clients/ts/src/index.ts";
import type { CallView } from "./command.ts";
import { facts, list, minute, nextLine } from "./print.ts";
import { clean, indent } from "./text.ts";

type WebhookDelivery = Schemas["WebhookDeliveryWithAttempts"];
type WebhookAttempt = WebhookDelivery["attempts"][number];

const answerOf = ({ status_code: status, error }: WebhookAttempt) =>
  status === null ? (error ?? "none") : `HTTP ${status}`;

/** A delivery for a person: what became of it, its attempts, and the message as it was sent. */
export function printDelivery(delivery: WebhookDelivery, view: CallView): string {
  const { id, event_id, type, url, origin, status, livemode, reason, message } = delivery;
  const what = facts(
    {
      delivery: id,
      event: `${type} (${event_id})`,
      address: url,
      status: livemode ? status : `${status} (test key)`,
      why: reason,
      sent_because: BECAUSE[origin],
      created: minute(delivery.created_at),
      ended: delivery.ended_at && minute(delivery.ended_at),
      next_attempt: delivery.next_attempt_at && minute(delivery.next_attempt_at),
    },
    view,
  );
  const attempts = list(
    delivery.attempts,
    [
      ["Attempt", ({ number }) => number],
      ["Time", ({ at }) => minute(at)],
      ["Answer", answerOf],
      ["Took", ({ latency_ms: took }) => `${took} ms`],
      ["Its words", ({ answer }) => answer],
    ],
    "  Nothing was sent yet.",
  )(view);
  const next = status === "failed" ? nextLine(`webhooks redeliver ${id}`) : "";
  return [what, attempts, ...(message ? [printMessage(message)] : [])].join("\n") + next;
}

const BECAUSE: Record<WebhookDelivery["origin"], string> = {
  event: "it happened",
  test: "it was asked for as a test",
  replay: "it was asked for once more",
};

/** Headers with their own names, as a receiver sees them, and the body as it was sent. */
function printMessage({ header_fields: headers, body }: NonNullable<WebhookDelivery["message"]>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `  Message\n${indent([...lines, "", body].map(clean), "    ").join("\n")}\n`;
}
