import * as z from "zod/v4";
import type { Broker } from "./broker.ts";
import { composeMessage } from "./compose.ts";
import { deduplicationId, findDuplicate, rememberId } from "./dedup.ts";
import type { Answer, Call } from "./http.ts";
import type { Change } from "./journal.ts";
import { checkQueueName, newQueue } from "./queue-settings.ts";
import { Rejected } from "./rejected.ts";
import type { RequestHeaders } from "./settings.ts";

type Accepted = { messageId: string; deduplicated?: true };

type Request = {
  destination: string;
  headers: RequestHeaders;
  body: Buffer;
  callerIP: string;
  queueName?: string | undefined;
};

const BatchItem = z.object({
  destination: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(""),
  queue: z.string().optional(),
});

/** A destination comes as the plain rest of the path, or percent-encoded as a whole. */
function decodeDestination(destination: string): string {
  return /^https?%3a/i.test(destination) ? decodeURIComponent(destination) : destination;
}

/** The queue that a message names exists from then on. */
function queueChange({ journal }: Broker, name: string | undefined, now: number): Change[] {
  if (name === undefined || journal.queues.has(name)) return [];
  return [["queues", checkQueueName(name), newQueue(name, now)]];
}

/** Takes one message in. When it returns, the message survives a crash. */
function accept(broker: Broker, { destination, headers, body, callerIP, queueName }: Request): Accepted {
  const { journal, nextSeq, dispatch } = broker;
  const now = Date.now();
  const url = decodeDestination(destination);
  const message = composeMessage({ url, headers, body, callerIP, queueName, seq: nextSeq(), now });
  const id = deduplicationId(headers, message);
  const earlier = id && findDuplicate(journal, id, now);
  if (earlier) return { messageId: earlier, deduplicated: true };
  journal.commit([
    ...queueChange(broker, queueName, now),
    ...(id ? rememberId(journal, id, message, now) : []),
    ["messages", message.messageId, message],
  ]);
  dispatch.start(message);
  return { messageId: message.messageId };
}

const answerFor = (accepted: Accepted): Answer => ({
  status: accepted.deduplicated ? 202 : 200,
  body: accepted,
});

/** `POST /v2/publish/{destination}` */
export function publish(broker: Broker, { headers, body, callerIP }: Call, destination: string): Answer {
  return answerFor(accept(broker, { destination, headers, body, callerIP }));
}

/** `POST /v2/enqueue/{queue}/{destination}` */
export function enqueue(broker: Broker, call: Call, queue: string, destination: string): Answer {
  const { headers, body, callerIP } = call;
  const queueName = decodeURIComponent(queue);
  return answerFor(accept(broker, { destination, headers, body, callerIP, queueName }));
}

function lowerCased(headers: RequestHeaders): RequestHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function acceptItem(broker: Broker, item: unknown, callerIP: string): Accepted | { error: string } {
  const parsed = BatchItem.safeParse(item);
  if (!parsed.success) return { error: z.prettifyError(parsed.error) };
  const { destination, headers, body, queue } = parsed.data;
  const request = { destination, headers: lowerCased(headers), body: Buffer.from(body), callerIP };
  try {
    return accept(broker, { ...request, queueName: queue });
  } catch (error) {
    if (error instanceof Rejected) return { error: error.message };
    throw error;
  }
}

/** `POST /v2/batch`: one answer an item; an item that is refused does not hold up the others. */
export function batch(broker: Broker, { json, callerIP }: Call): Answer {
  const items = z.array(z.unknown()).safeParse(json());
  if (!items.success) throw new Rejected("a batch is an array of messages");
  return { status: 200, body: items.data.map((item) => acceptItem(broker, item, callerIP)) };
}
