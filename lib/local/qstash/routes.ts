import type { Broker } from "./broker.ts";
import { listLetters } from "./dead-letters.ts";
import type { QstashAnswer, QstashCall } from "./http.ts";
import { getMessage } from "./messages.ts";
import { batch, publish } from "./publish.ts";
import { Rejected } from "./rejected.ts";

type Endpoint = (broker: Broker, call: QstashCall, part: string) => QstashAnswer;

const getKeys: Endpoint = ({ keys }) => ({ status: 200, body: keys });

const ROUTES: { method: string; pattern: RegExp; endpoint: Endpoint }[] = [
  // All the rest is the destination, its query included.
  { method: "POST", pattern: /^\/v2\/publish\/(.+)$/, endpoint: publish },
  { method: "POST", pattern: /^\/v2\/batch$/, endpoint: batch },
  { method: "GET", pattern: /^\/v2\/messages\/([^/?]+)$/, endpoint: getMessage },
  { method: "GET", pattern: /^\/v2\/dlq(?:\?.*)?$/, endpoint: listLetters },
  { method: "GET", pattern: /^\/v2\/keys$/, endpoint: getKeys },
];

/** Answers one call. Throws `Rejected` for an invalid one. */
export function answerCall(broker: Broker, call: QstashCall): QstashAnswer {
  for (const { method, pattern, endpoint } of ROUTES) {
    const found = method === call.method ? pattern.exec(call.url) : null;
    if (found) return endpoint(broker, call, found[1] ?? "");
  }
  const path = call.url.split("?")[0];
  throw new Rejected(`${call.method} ${path} is not supported by the local platform`, 404);
}
