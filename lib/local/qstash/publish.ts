import * as z from "zod/v4";
import type { Broker } from "./broker.ts";
import { composeMessage } from "./compose.ts";
import { deduplicationId, findDuplicate, rememberId } from "./dedup.ts";
import type { QstashAnswer, QstashCall } from "./http.ts";
import { Rejected } from "./rejected.ts";
import type { RequestHeaders } from "./settings.ts";

type Accepted = { messageId: string; deduplicated?: true };

type PublishRequest = {
  destination: string;
  headers: RequestHeaders;
  body: Buffer;
  callerIP: string;
};

const BatchItem = z.object({
  destination: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(""),
  queue: z.undefined("queues are not supported by the local platform").optional(),
});

/** A destination is the plain rest of the path, or that rest percent-encoded. */
function decodeDestination(destination: string): string {
  return /^https?%3a/i.test(destination) ? decodeURIComponent(destination) : destination;
}

/** Takes one message in. When it returns, the message survives a crash. */
function accept(broker: Broker, { destination, headers, body, callerIP }: PublishRequest): Accepted {
  const { journal, nextSeq, dispatch } = broker;
  const now = Date.now();
  const url = decodeDestination(destination);
  const message = composeMessage({ url, headers, body, callerIP, seq: nextSeq(), now });
  const id = deduplicationId(headers);
  const earlier = id && findDuplicate(journal, id, now);
  if (earlier) return { messageId: earlier, deduplicated: true };
  journal.commit([
    ...(id ? rememberId(journal, id, message, now) : []),
    ["messages", message.messageId, message],
  ]);
  dispatch.start(message);
  return { messageId: message.messageId };
}

const answerFor = (accepted: Accepted): QstashAnswer => ({
  status: accepted.deduplicated ? 202 : 200,
  body: accepted,
});

/** `POST /v2/publish/{destination}` */
export function publish(
  broker: Broker,
  { headers, body, callerIP }: QstashCall,
  destination: string,
): QstashAnswer {
  return answerFor(accept(broker, { destination, headers, body, callerIP }));
}

function lowerCased(headers: RequestHeaders): RequestHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function acceptItem(broker: Broker, item: unknown, callerIP: string): Accepted | { error: string } {
  const parsed = BatchItem.safeParse(item);
  if (!parsed.success) return { error: z.prettifyError(parsed.error) };
  const { destination, headers, body } = parsed.data;
  const request = { destination, headers: lowerCased(headers), body: Buffer.from(body), callerIP };
  try {
    return accept(broker, request);
  } catch (error) {
    if (error instanceof Rejected) return { error: error.message };
    throw error;
  }
}

/** `POST /v2/batch`: one answer an item; an item that is refused does not hold up the others. */
export function batch(broker: Broker, { json, callerIP }: QstashCall): QstashAnswer {
  const items = z.array(z.unknown()).safeParse(json());
  if (!items.success) throw new Rejected("a batch is an array of messages");
  return { status: 200, body: items.data.map((item) => acceptItem(broker, item, callerIP)) };
}
