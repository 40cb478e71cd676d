import * as z from "zod/v4";
import type { Broker } from "./broker.ts";
import type { Answer, Call } from "./http.ts";
import type { QueueSettings } from "./message.ts";
import { Rejected } from "./rejected.ts";

const QueueUpsert = z.object({
  queueName: z.string(),
  parallelism: z.int().min(1).default(1),
  paused: z.boolean().default(false),
});

const DONE: Answer = { status: 200 };

export function checkQueueName(name: string): string {
  if (!/^[\w.-]+$/.test(name)) throw new Rejected(`invalid queue name: ${name}`);
  return name;
}

export function newQueue(name: string, now: number): QueueSettings {
  return { name, createdAt: now, updatedAt: now, parallelism: 1, paused: false };
}

function findQueue({ journal }: Broker, name: string): QueueSettings {
  const queue = journal.queues.get(decodeURIComponent(name));
  if (!queue) throw new Rejected(`queue ${name} not found`, 404);
  return queue;
}

function saveQueue({ journal, dispatch }: Broker, queue: QueueSettings): Answer {
  journal.commit([["queues", queue.name, { ...queue, updatedAt: Date.now() }]]);
  dispatch.queueChanged(queue.name);
  return DONE;
}

function viewQueue({ journal }: Broker, queue: QueueSettings) {
  let lag = 0;
  for (const { queueName } of journal.messages.values()) if (queueName === queue.name) lag++;
  return { ...queue, lag };
}

/** `POST /v2/queues` */
export function upsertQueue(broker: Broker, { json }: Call): Answer {
  const parsed = QueueUpsert.safeParse(json());
  if (!parsed.success) throw new Rejected(z.prettifyError(parsed.error));
  const { queueName, parallelism, paused } = parsed.data;
  const known = broker.journal.queues.get(queueName) ?? newQueue(checkQueueName(queueName), Date.now());
  return saveQueue(broker, { ...known, parallelism, paused });
}

/** `GET /v2/queues` */
export function listQueues(broker: Broker): Answer {
  return { status: 200, body: [...broker.journal.queues.values()].map((queue) => viewQueue(broker, queue)) };
}

/** `GET /v2/queues/{name}` */
export function getQueue(broker: Broker, _: Call, name: string): Answer {
  return { status: 200, body: viewQueue(broker, findQueue(broker, name)) };
}

/** `DELETE /v2/queues/{name}`: forgets the settings; messages that still wait go on one at a time. */
export function deleteQueue(broker: Broker, _: Call, name: string): Answer {
  const queue = findQueue(broker, name);
  broker.journal.commit([["queues", queue.name, null]]);
  broker.dispatch.queueChanged(queue.name);
  return DONE;
}

/** `POST /v2/queues/{name}/pause` */
export function pauseQueue(broker: Broker, _: Call, name: string): Answer {
  return saveQueue(broker, { ...findQueue(broker, name), paused: true });
}

/** `POST /v2/queues/{name}/resume` */
export function resumeQueue(broker: Broker, _: Call, name: string): Answer {
  return saveQueue(broker, { ...findQueue(broker, name), paused: false });
}
