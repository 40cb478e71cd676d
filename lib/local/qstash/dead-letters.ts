import type { Broker } from "./broker.ts";
import type { QstashAnswer } from "./http.ts";
import { viewLetter } from "./message.ts";

const PAGE_SIZE = 100;

/** `GET /v2/dlq`: the newest dead letters, newest first. */
export function listLetters({ journal }: Broker): QstashAnswer {
  const letters = [...journal.letters.values()].reverse().slice(0, PAGE_SIZE);
  return { status: 200, body: { messages: letters.map(viewLetter) } };
}
