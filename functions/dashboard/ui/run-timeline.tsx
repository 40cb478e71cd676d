import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { own } from "../../../lib/text/own.ts";
import type { Platform } from "../../../lib/vocab.ts";
import type { FullRun } from "./run-parts.tsx";
import { Time } from "./times.tsx";

type RunMoment = { at: string; what: string; took?: string };
type TimelineProps = {
  run: FullRun;
  posts: readonly { platform: Platform; posted_at: string | null }[];
  /** Who has decided about it, by name. */
  reviewer?: string | undefined;
};

/** What each step did, once it is done. */
const STEPS_DONE: Readonly<Record<string, string>> = {
  start: "Started",
  write: "Read and written",
  compose: "Drawn",
  film: "Filmed",
  judge: "Judged",
  finish: "Finished",
};

/** How a run was asked for, in words. */
const VIA: Readonly<Record<string, string>> = {
  dashboard: "in the dashboard",
  api: "through the API",
  mcp: "by an agent",
  render: "through the API",
  studio: "by Studio",
  campaign: "by a campaign",
};

export const viaOf = (createdVia: string): string => own(VIA, createdVia) ?? `by ${createdVia}`;

/** What happened to the run, with times. */
export const Timeline = ({ run, posts, reviewer }: TimelineProps) => (
  <details class="card">
    <summary>What happened</summary>
    <ol class="timeline">
      {momentsOf(run, posts, reviewer).map(({ at, what, took }) => (
        <li class="row between">
          <span>{what}</span>
          <span class="soft small">{took ? took : <Time at={at} />}</span>
        </li>
      ))}
    </ol>
    {run.started_at && run.finished_at && (
      <p class="soft small">{`Worked ${lasting(run.started_at, run.finished_at)} in all.`}</p>
    )}
  </details>
);

function momentsOf(run: FullRun, posts: TimelineProps["posts"], reviewer = "a person"): RunMoment[] {
  const { created_at, started_at, finished_at, reviewed_at, review_note: note } = run;
  const made = stepsOf(run);
  const hasFinished = made.some(({ what }) => what === STEPS_DONE.finish);
  return [
    { at: created_at, what: `Asked for ${viaOf(run.created_via)}` },
    ...at(started_at, "Started", started_at ? `after ${lasting(created_at, started_at)}` : ""),
    ...made,
    ...(run.status === "failed" ? at(finished_at, "Failed") : []),
    ...(run.status === "succeeded" && !hasFinished ? at(finished_at, "Made and judged") : []),
    ...at(
      reviewed_at,
      `${run.verdict === "rejected" ? "Rejected" : "Approved"} by ${reviewer}${note ? `: ${note}` : ""}`,
    ),
    ...posts.flatMap(({ platform, posted_at }) => at(posted_at, `Posted on ${NETWORKS[platform].name}`)),
  ];
}

/** The steps with the time that each took: from the end of the one before. */
function stepsOf({ steps = [], started_at, created_at }: FullRun): RunMoment[] {
  return steps
    .filter(({ step }) => step !== "start")
    .map(({ step, ended_at }, i, all) => ({
      at: ended_at,
      what: STEPS_DONE[step] ?? step,
      took: lasting(all[i - 1]?.ended_at ?? started_at ?? created_at, ended_at),
    }));
}

const at = (moment: string | null, what: string, took = ""): RunMoment[] =>
  moment ? [{ at: moment, what, took }] : [];

const lasting = (from: string, to: string): string => {
  const seconds = (Date.parse(to) - Date.parse(from)) / 1000;
  return seconds < 100 ? `${seconds.toFixed(seconds < 10 ? 2 : 1)} s` : `${Math.round(seconds / 60)} min`;
};
