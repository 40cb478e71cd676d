import type { Post } from "../../../lib/posts/post.ts";

/** How far a post is, for people. */
export const STATE_NAMES: Record<Post["status"], string> = {
  scheduled: "Scheduled",
  publishing: "Going out",
  posted: "Posted",
  failed: "Not posted",
  canceled: "Canceled",
};

const TONES: Partial<Record<Post["status"], string>> = { posted: "good", failed: "bad" };

/** How far a post is, in one word. One that was taken down again is no longer out. */
export const PostState = ({ post: { status, removed_at } }: { post: Pick<Post, "status" | "removed_at"> }) =>
  removed_at ? (
    <span class="badge">Taken down</span>
  ) : (
    <span class={`badge ${TONES[status] ?? ""}`}>{STATE_NAMES[status]}</span>
  );
