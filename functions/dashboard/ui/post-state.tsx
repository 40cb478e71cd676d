import type { Post } from "../../../lib/posts/post.ts";
import type { Verdict } from "../../../lib/vocab.ts";

/** How far a post is, for people. */
export const STATE_NAMES: Record<Post["status"], string> = {
  scheduled: "Scheduled",
  publishing: "Going out",
  posted: "Posted",
  failed: "Not posted",
  canceled: "Canceled",
};

const TONES: Partial<Record<Post["status"], string>> = { posted: "good", failed: "bad" };

/** A drop whose run is not approved does not go out by itself. */
export const HELD = {
  needs_review: "Scheduled, waits for approval",
  rejected: "Scheduled, but rejected: it does not go out",
} as const;
export type Held = keyof typeof HELD | null;

/** The same of the verdict of a run. */
export const heldBy = (verdict: Verdict | null | undefined): Held =>
  verdict === "needs_review" || verdict === "rejected" ? verdict : null;

type PostStateProps = {
  post: Pick<Post, "status" | "removed_at">;
  held: Held;
};

/** How far a post is, in a word or two. One that was taken down again is no longer out. */
export const PostState = ({ post: { status, removed_at }, held }: PostStateProps) => {
  if (removed_at) return <span class="badge">Taken down</span>;
  if (status === "scheduled" && held)
    return <span class={`badge ${held === "rejected" ? "bad" : "warn"}`}>{HELD[held]}</span>;
  return <span class={`badge ${TONES[status] ?? ""}`}>{STATE_NAMES[status]}</span>;
};
