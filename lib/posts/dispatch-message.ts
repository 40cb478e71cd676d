import { newId } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { PostRow } from "./store.ts";

type MessageDeps = Pick<Ports, "now" | "random">;
type PostAddress = Pick<PostRow, "id" | "workspaceId" | "accountId" | "platform" | "livemode">;

/** Posts of one account at a time: platforms take a burst for abuse. */
const CONCURRENCY = 4;
const TEST_CONCURRENCY = 10;

/** The message that drives a post on. Its flow key is the account. */
export function postMessage(deps: MessageDeps, post: PostAddress, notBefore: Date): Message {
  const { id: postId, workspaceId, accountId, platform, livemode } = post;
  return {
    id: newId(deps),
    job: { kind: "post.dispatch", workspaceId, postId },
    flowKey: livemode ? `posts-${accountId ?? `${workspaceId}-${platform}`}` : `test-posts-${workspaceId}`,
    parallelism: livemode ? CONCURRENCY : TEST_CONCURRENCY,
    notBefore,
  };
}
