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
};

/** A run's state in two words: how far it is, and once it is made what the checks or a person said. */
export const RunState = ({ run: { status, verdict }, isReviewed }: StateProps) => {
  const state = verdict === "approved" && !isReviewed ? "checked" : (verdict ?? status);
  const { label, tone } = STATES[state] ?? { label: status, tone: "" };
  return <span class={`badge ${tone}`}>{label}</span>;
};

/** What has become of it where it is out or planned, else its state. */
const TileState = ({ run }: { run: RunTile }) =>
  run.posted ? (
    <span class="badge good">{run.posted === "posted" ? "Posted" : "Scheduled"}</span>
  ) : (
    <RunState run={run} isReviewed={run.is_reviewed} />
  );

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
              <TileState run={run} />
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
