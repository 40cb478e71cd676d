import type { Run } from "../../../lib/runs/run.ts";
import { Time } from "./times.tsx";

const STATES: Record<string, { label: string; tone: "good" | "warn" | "bad" | "" }> = {
  queued: { label: "Waiting", tone: "" },
  running: { label: "Being made", tone: "" },
  failed: { label: "Failed", tone: "bad" },
  approved: { label: "Approved", tone: "good" },
  needs_review: { label: "Needs review", tone: "warn" },
  rejected: { label: "Rejected", tone: "bad" },
};

/** A run's state in two words: how far it is, and once it is made what the judge says. */
export const RunState = ({ run }: { run: Pick<Run, "status" | "verdict"> }) => {
  const { label, tone } = STATES[run.verdict ?? run.status] ?? { label: run.status, tone: "" };
  return <span class={`badge ${tone}`}>{label}</span>;
};

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

const isPicture = ({ assets }: Run) => assets[0]?.mime_type.startsWith("image/");

/** Runs as pictures with their brief, in a list that keys move through. */
export const Gallery = ({ runs }: { runs: readonly Run[] }) => (
  <ul class="gallery">
    {runs.map((run) => (
      <li>
        <a class="tile" href={`/app/runs/${run.id}`} data-item>
          <div class="thumb">
            <Thumb run={run} />
          </div>
          <div class="about">
            <p class="brief">{run.brief || run.output_text || TYPE_NAMES[run.asset_type]}</p>
            <p class="row small">
              <RunState run={run} />
              <span class="soft">
                {TYPE_NAMES[run.asset_type]}, {CHANNEL_NAMES[run.channel]}
              </span>
            </p>
            <p class="soft small">
              <Time at={run.created_at} />
            </p>
          </div>
        </a>
      </li>
    ))}
  </ul>
);

const Thumb = ({ run }: { run: Run }) => {
  if (!run.asset_url) return <span>{run.status === "failed" ? "No picture" : "On its way"}</span>;
  const path = pathOf(run.asset_url);
  return isPicture(run) ? (
    <img src={path} alt="" loading="lazy" />
  ) : (
    <video src={`${path}#t=1`} preload="metadata" muted />
  );
};
