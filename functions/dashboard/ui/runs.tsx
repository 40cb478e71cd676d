import type { Post } from "../../../lib/posts/post.ts";
import type { Run } from "../../../lib/runs/run.ts";
import type { RunTile } from "../../../lib/runs/tile.ts";
import { Time } from "./times.tsx";

const STATES: Record<string, { label: string; tone: "good" | "warn" | "bad" | "" }> = {
  queued: { label: "Waiting", tone: "" },
  running: { label: "Being made", tone: "" },
  failed: { label: "Failed", tone: "bad" },
  checked: { label: "Checks passed", tone: "good" },
  approved: { label: "Approved", tone: "good" },
  needs_review: { label: "Needs review", tone: "warn" },
  rejected: { label: "Rejected", tone: "bad" },
};

type StateProps = {
  run: Pick<Run, "status" | "verdict">;
  /** A person has decided about it. Without that, only its checks have passed. */
  isReviewed: boolean;
  /** Where it is out or planned, which is what counts then. */
  posted?: RunTile["posted"];
  /** Another version took its place, and this one is undecided. */
  isAside?: boolean;
};

/** A run's state in two words: how far it is, and once it is made what the checks or a person said. */
export const RunState = ({ run: { status, verdict }, isReviewed, posted, isAside }: StateProps) => {
  if (posted === "posted") return <span class="badge good">Posted</span>;
  // What waits for its time goes out only once it is approved, so a decision that is due comes first.
  if (posted === "scheduled" && verdict === "approved") return <span class="badge good">Scheduled</span>;
  if (isAside && !isReviewed && verdict !== "rejected" && status === "succeeded")
    return <span class="badge">Set aside</span>;
  const state = verdict === "approved" && !isReviewed ? "checked" : (verdict ?? status);
  const { label, tone } = STATES[state] ?? { label: status, tone: "" };
  return <span class={`badge ${tone}`}>{label}</span>;
};

/** The same of a run's posts. */
export function postedAs(posts: readonly Pick<Post, "status" | "removed_at">[]): RunTile["posted"] {
  const there = posts.filter(({ removed_at }) => !removed_at).map(({ status }) => status);
  if (there.includes("posted")) return "posted";
  return there.includes("scheduled") || there.includes("publishing") ? "scheduled" : null;
}

export const TYPE_NAMES: Record<Run["asset_type"], string> = {
  card: "Card",
  video: "Video",
  slideshow: "Slideshow",
  carousel: "Carousel",
  infographic: "Infographic",
  og_image: "Preview image",
};

export const CHANNEL_NAMES: Record<Run["channel"], string> = {
  twitter: "X",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
  web: "Website",
};

/** The path of a file of ours. Pages load files from their own origin only. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Runs as pictures with their headline, in a list that keys move through. */
export const Gallery = ({ runs }: { runs: readonly RunTile[] }) => (
  <ul class="gallery">
    {runs.map((run) => (
      <li>
        <a class="tile" href={`/app/runs/${run.id}`} data-item>
          <div class="thumb">
            <Thumb run={run} />
          </div>
          <div class="about">
            <p class="brief">{run.headline || run.text || TYPE_NAMES[run.asset_type]}</p>
            <p>
              <RunState
                run={run}
                isReviewed={run.is_reviewed}
                posted={run.posted}
                isAside={run.is_superseded}
              />
            </p>
            <p class="soft small">
              {TYPE_NAMES[run.asset_type]}, {CHANNEL_NAMES[run.channel]}, <Time at={run.created_at} day />
            </p>
          </div>
        </a>
      </li>
    ))}
  </ul>
);

const Thumb = ({ run }: { run: RunTile }) => {
  if (!run.asset_url) return <span>{run.status === "failed" ? "No picture" : "On its way"}</span>;
  const path = pathOf(run.asset_url);
  return run.mime_type?.startsWith("image/") ? (
    <img src={path} alt="" loading="lazy" />
  ) : (
    <video src={`${path}#t=1`} preload="metadata" muted />
  );
};
