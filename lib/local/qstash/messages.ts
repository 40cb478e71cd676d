import type { Broker } from "./broker.ts";
import { readFilters } from "./filters.ts";
import type { Answer, Call } from "./http.ts";
import { type Message, viewMessage } from "./message.ts";
import { Rejected } from "./rejected.ts";

function findMessage({ journal }: Broker, messageId: string): Message {
  const message = journal.messages.get(messageId);
  if (!message) throw new Rejected(`message ${messageId} not found`, 404);
  return message;
}

/** `GET /v2/messages/{id}`: only while it is on its way. */
export function getMessage(broker: Broker, _: Call, messageId: string): Answer {
  return { status: 200, body: viewMessage(findMessage(broker, messageId)) };
}

/** `DELETE /v2/messages/{id}`; 404 once it has been delivered or given up. */
export function cancelMessage(broker: Broker, _: Call, messageId: string): Answer {
  broker.dispatch.cancel([findMessage(broker, messageId)]);
  return { status: 200, body: { cancelled: 1 } };
}

/** `DELETE /v2/messages?...`: as in production, no filter at all means every message. */
export function cancelMessages(broker: Broker, { query }: Call): Answer {
  const matches = readFilters(query);
  const found = [...broker.journal.messages.values()].filter((message) =>
    matches({ message, time: message.createdAt }),
  );
  broker.dispatch.cancel(found);
  return { status: 200, body: { cancelled: found.length } };
}
