import type { Broker } from "./broker.ts";
import type { QstashAnswer, QstashCall } from "./http.ts";
import { viewMessage } from "./message.ts";
import { Rejected } from "./rejected.ts";

/** `GET /v2/messages/{id}`: only while it waits for its delivery. */
export function getMessage({ journal }: Broker, _: QstashCall, messageId: string): QstashAnswer {
  const message = journal.messages.get(messageId);
  if (!message) throw new Rejected(`message ${messageId} not found`, 404);
  return { status: 200, body: viewMessage(message) };
}
