import type { Broker } from "./broker.ts";
import {
  deleteLetter,
  deleteLetters,
  getLetter,
  listLetters,
  retryLetter,
  retryLetters,
} from "./dead-letters.ts";
import type { Answer, Call } from "./http.ts";
import { cancelMessage, cancelMessages, getMessage } from "./messages.ts";
import { batch, enqueue, publish } from "./publish.ts";
import { deleteQueue, getQueue, listQueues, pauseQueue, resumeQueue, upsertQueue } from "./queue-settings.ts";
import { Rejected } from "./rejected.ts";
import { getFlowControl, getKeys, globalParallelism, listEvents, listLogs } from "./status.ts";

type Endpoint = (broker: Broker, call: Call, ...parts: [string, string]) => Answer;

/** `:name` is one segment; `*` is all the rest, query included, as a destination has to be read. */
function pattern(path: string): RegExp {
  const source = path.replace(/:\w+/g, "([^/?]+)").replace("*", "(.+)");
  return new RegExp(path.endsWith("*") ? `^${source}$` : `^${source}/?(?:\\?.*)?$`);
}

const route = (method: string, path: string, endpoint: Endpoint) => ({
  method,
  pattern: pattern(path),
  endpoint,
});

const ROUTES = [
  route("POST", "/v2/publish/*", publish),
  route("POST", "/v2/enqueue/:queue/*", enqueue),
  route("POST", "/v2/batch", batch),
  route("GET", "/v2/messages/:id", getMessage),
  route("DELETE", "/v2/messages/:id", cancelMessage),
  route("DELETE", "/v2/messages", cancelMessages),
  route("GET", "/v2/dlq", listLetters),
  route("DELETE", "/v2/dlq", deleteLetters),
  route("POST", "/v2/dlq/retry", retryLetters),
  route("POST", "/v2/dlq/retry/:id", retryLetter),
  route("GET", "/v2/dlq/:id", getLetter),
  route("DELETE", "/v2/dlq/:id", deleteLetter),
  route("POST", "/v2/queues", upsertQueue),
  route("GET", "/v2/queues", listQueues),
  route("GET", "/v2/queues/:name", getQueue),
  route("DELETE", "/v2/queues/:name", deleteQueue),
  route("POST", "/v2/queues/:name/pause", pauseQueue),
  route("POST", "/v2/queues/:name/resume", resumeQueue),
  route("GET", "/v2/flowControl/:key", getFlowControl),
  route("GET", "/v2/globalParallelism", globalParallelism),
  route("GET", "/v2/events", listEvents),
  route("GET", "/v2/logs", listLogs),
  route("GET", "/v2/keys", getKeys),
];

/** Answers one call. What is wrong with it is thrown as a `Rejected`. */
export function answerCall(broker: Broker, call: Call): Answer {
  for (const { method, pattern, endpoint } of ROUTES) {
    const found = method === call.method ? pattern.exec(call.url) : null;
    if (found) return endpoint(broker, call, found[1] ?? "", found[2] ?? "");
  }
  throw new Rejected(`${call.method} ${call.url.split("?")[0]} does not exist here`, 404);
}
