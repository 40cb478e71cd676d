import type { EndpointRow } from "./store-endpoints.ts";

/** Each flow holds the endpoints of some slots. Of up to five endpoints none waits for another. */
const MAX_FLOWS = 5;
const MAX_IN_FLOW = 4;
/** Deliveries of test keys, one at a time. */
const IN_TEST_FLOW = 1;

/** How a workspace's deliveries share the queue: `flows` for endpoints, and how many are in work at once in each. */
export type WebhookFlows = { flows: number; parallelism: number };

/**
 * Flows for endpoints, one for the addresses of requests, one for test keys. All together take a quarter of
 * the queue. In a queue of less than 12 each flow still has one.
 */
export function webhookFlows(queueParallelism: number): WebhookFlows {
  const share = Math.floor(queueParallelism / 4) - IN_TEST_FLOW;
  const flows = atLeastOne(Math.min(MAX_FLOWS, share - 1));
  return { flows, parallelism: atLeastOne(Math.min(MAX_IN_FLOW, share / (flows + 1))) };
}

const atLeastOne = (count: number) => Math.max(1, Math.floor(count));

/** The beginnings of flow keys; the id of the workspace follows. */
export const URL_FLOW = "hooks-urls-";
export const TEST_FLOW = "hooks-test-";
const liveFlow = (index: number) => `hooks-${index}-`;

/** The flow key of an endpoint. */
export const endpointFlowKey = (
  { workspaceId, slot, livemode }: Pick<EndpointRow, "workspaceId" | "slot" | "livemode">,
  { flows }: WebhookFlows,
): string => `${livemode ? liveFlow(slot % flows) : TEST_FLOW}${workspaceId}`;

/** How many messages of a flow key are in work at once. */
export const parallelismOf = (flowKey: string, { parallelism }: WebhookFlows): number =>
  flowKey.startsWith(TEST_FLOW) ? IN_TEST_FLOW : parallelism;
