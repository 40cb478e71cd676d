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

/** A drop whose run is undecided does not go out by itself. */
export const WAITS = "Scheduled, waits for approval";

type PostStateProps = {
  post: Pick<Post, "status" | "removed_at">;
  /** Its run is not decided about. */
  isUndecided: boolean;
};

/** How far a post is, in a word or two. One that was taken down again is no longer out. */
export const PostState = ({ post: { status, removed_at }, isUndecided }: PostStateProps) => {
  if (removed_at) return <span class="badge">Taken down</span>;
  if (status === "scheduled" && isUndecided) return <span class="badge warn">{WAITS}</span>;
  return <span class={`badge ${TONES[status] ?? ""}`}>{STATE_NAMES[status]}</span>;
};
