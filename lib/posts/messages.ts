import { uuidv7 } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { PostRow } from "./store.ts";

type World = Pick<Ports, "now" | "random">;
type Routed = Pick<PostRow, "id" | "workspaceId" | "accountId" | "platform" | "livemode">;

/** Posts of one account at once: platforms take a burst for abuse. */
const AT_ONCE = 4;
const TEST_AT_ONCE = 10;

/** The queue keeps nothing for longer than a week; what is later waits in the table. */
export const FARTHEST_SECONDS = 6 * 86_400;

/** The message that drives a post on: a lane for each account. */
export function postMessage(world: World, post: Routed, notBefore: Date): Message {
  const { id: postId, workspaceId, accountId, platform, livemode } = post;
  return {
    id: uuidv7(world.now(), world.random(10)),
    job: { kind: "post.dispatch", workspaceId, postId },
    lane: livemode ? `posts-${accountId ?? `${workspaceId}-${platform}`}` : `test-posts-${workspaceId}`,
    parallelism: livemode ? AT_ONCE : TEST_AT_ONCE,
    notBefore,
  };
}
