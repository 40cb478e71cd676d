import type { EndpointRow } from "./store-endpoints.ts";

/** Each lane holds the endpoints of some slots. Of up to five endpoints none waits for another. */
const MAX_LANES = 5;
const MAX_IN_LANE = 4;
/** Deliveries of test keys, one at a time. */
const IN_TEST_LANE = 1;

/** How a workspace's deliveries share the queue: `lanes` for endpoints, and how many are in work at once in each. */
export type WebhookLanes = { lanes: number; parallelism: number };

/**
 * Lanes for endpoints, one for the addresses of requests, one for test keys. All together take a quarter of
 * the queue. In a queue of less than 12 each lane still has one.
 */
export function webhookLanes(queueParallelism: number): WebhookLanes {
  const share = Math.floor(queueParallelism / 4) - IN_TEST_LANE;
  const lanes = atLeastOne(Math.min(MAX_LANES, share - 1));
  return { lanes, parallelism: atLeastOne(Math.min(MAX_IN_LANE, share / (lanes + 1))) };
}

const atLeastOne = (count: number) => Math.max(1, Math.floor(count));

/** The beginnings of flow keys; the id of the workspace follows. */
export const URL_LANE = "hooks-urls-";
export const TEST_LANE = "hooks-test-";

/** The flow key of an endpoint. */
export const endpointFlowKey = (
  { workspaceId, slot, livemode }: Pick<EndpointRow, "workspaceId" | "slot" | "livemode">,
  { lanes }: WebhookLanes,
): string => `${livemode ? `hooks-${slot % lanes}-` : TEST_LANE}${workspaceId}`;

/** How many messages of a flow key are in work at once. */
export const parallelismOf = (flowKey: string, { parallelism }: WebhookLanes): number =>
  flowKey.startsWith(TEST_LANE) ? IN_TEST_LANE : parallelism;
