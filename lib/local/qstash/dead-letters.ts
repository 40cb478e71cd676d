import { type Broker, letterSeq } from "./broker.ts";
import { newMessageId } from "./compose.ts";
import { filterableLetter, readFilters } from "./filters.ts";
import type { Answer, Call } from "./http.ts";
import { type DeadLetter, type Message, viewLetter } from "./message.ts";
import { pageSize } from "./paging.ts";
import { Rejected } from "./rejected.ts";
import { type RequestHeaders, readSettings } from "./settings.ts";

type Page = { letters: DeadLetter[]; cursor: string | undefined };

function findLetter({ journal }: Broker, dlqId: string): DeadLetter {
  const letter = journal.letters.get(dlqId);
  if (!letter) throw new Rejected(`dead letter ${dlqId} not found`, 404);
  return letter;
}

/** The page of matching letters that `count` and `cursor` ask for, newest first. */
function findPage({ journal }: Broker, query: URLSearchParams): Page {
  const matches = readFilters(query);
  const cursor = query.get("cursor");
  const before = cursor ? letterSeq(cursor) : Number.POSITIVE_INFINITY;
  const found = [...journal.letters.values()]
    .reverse()
    .filter((letter) => letterSeq(letter.dlqId) < before && matches(filterableLetter(letter)));
  const letters = found.slice(0, pageSize(query));
  return { letters, cursor: found.length > letters.length ? letters.at(-1)?.dlqId : undefined };
}

/** Sends the message of a dead letter again, as a new one; `headers` may change its settings. */
function resend(broker: Broker, { dlqId, message }: DeadLetter, headers: RequestHeaders): string {
  const now = Date.now();
  const again: Message = {
    ...message,
    messageId: newMessageId(),
    seq: broker.nextSeq(),
    createdAt: now,
    notBefore: now,
    retried: 0,
    ...readSettings(headers, now),
  };
  broker.journal.commit([
    ["letters", dlqId, null],
    ["messages", again.messageId, again],
  ]);
  broker.dispatch.start(again);
  return again.messageId;
}

/** `GET /v2/dlq` */
export function listLetters(broker: Broker, { query }: Call): Answer {
  const { letters, cursor } = findPage(broker, query);
  return { status: 200, body: { messages: letters.map(viewLetter), cursor } };
}

/** `GET /v2/dlq/{id}` */
export function getLetter(broker: Broker, _: Call, dlqId: string): Answer {
  return { status: 200, body: viewLetter(findLetter(broker, dlqId)) };
}

/** `DELETE /v2/dlq/{id}` */
export function deleteLetter(broker: Broker, _: Call, dlqId: string): Answer {
  broker.journal.commit([["letters", findLetter(broker, dlqId).dlqId, null]]);
  return { status: 200 };
}

/** `DELETE /v2/dlq?...` */
export function deleteLetters(broker: Broker, { query }: Call): Answer {
  const { letters, cursor } = findPage(broker, query);
  broker.journal.commit(letters.map(({ dlqId }) => ["letters", dlqId, null]));
  return { status: 200, body: { deleted: letters.length, cursor } };
}

/** `POST /v2/dlq/retry/{id}` */
export function retryLetter(broker: Broker, { headers }: Call, dlqId: string): Answer {
  return { status: 201, body: { messageId: resend(broker, findLetter(broker, dlqId), headers) } };
}

/** `POST /v2/dlq/retry?...` */
export function retryLetters(broker: Broker, { query, headers }: Call): Answer {
  const { letters, cursor } = findPage(broker, query);
  const responses = letters.map((letter) => ({ messageId: resend(broker, letter, headers) }));
  return { status: 201, body: { responses, cursor } };
}
