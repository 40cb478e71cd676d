import type { Broker } from "./broker.ts";
import { readFilters } from "./filters.ts";
import type { Answer, Call } from "./http.ts";
import { pageSize } from "./paging.ts";

function eventPage({ events }: Broker, { query }: Call) {
  const cursor = query.get("cursor");
  return events.page(readFilters(query), pageSize(query), cursor ? Number(cursor) : undefined);
}

/** `GET /v2/events`, which the client calls for its `logs()`. */
export function listEvents(broker: Broker, call: Call): Answer {
  return { status: 200, body: eventPage(broker, call) };
}

/** `GET /v2/logs` */
export function listLogs(broker: Broker, call: Call): Answer {
  const { events, cursor } = eventPage(broker, call);
  return { status: 200, body: { logs: events, cursor } };
}

/** `GET /v2/keys` */
export function getKeys({ keys }: Broker): Answer {
  return { status: 200, body: keys };
}

/** `GET /v2/globalParallelism` */
export function globalParallelism({ dispatch, maxParallel }: Broker): Answer {
  return { status: 200, body: { parallelismMax: maxParallel, parallelismCount: dispatch.active() } };
}

/** `GET /v2/flowControl/{key}` */
export function getFlowControl({ journal, dispatch }: Broker, _: Call, name: string): Answer {
  const key = decodeURIComponent(name);
  const lane = dispatch.lanes.inspect(key);
  const parallelismCount = lane?.active ?? 0;
  let onTheirWay = 0;
  for (const { flow } of journal.messages.values()) if (flow?.key === key) onTheirWay++;
  const body = {
    flowControlKey: key,
    waitListSize: Math.max(0, onTheirWay - parallelismCount),
    parallelismMax: lane?.flow?.parallelism ?? 0,
    parallelismCount,
    rateMax: lane?.flow?.rate ?? 0,
    rateCount: lane?.windowCount ?? 0,
    ratePeriod: (lane?.flow?.periodMs ?? 1000) / 1000,
    ratePeriodStart: Math.floor((lane?.windowStart ?? 0) / 1000),
    isPaused: false,
    isPinnedParallelism: false,
    isPinnedRate: false,
  };
  return { status: 200, body };
}
