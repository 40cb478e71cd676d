import type { SignedIn } from "../../../lib/identity/session.ts";
import type { Run } from "../../../lib/runs/run.ts";
import { pathOf, RunState } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Time } from "./times.tsx";

type ComparisonProps = { runs: readonly Run[]; who: SignedIn["record"] };

/** Two versions beside each other: picture, words, score, and the checks in which they differ. */
export const Comparison = ({ runs, who }: ComparisonProps) => (
  <Page title="Two versions" at="/app/runs" who={who} actions={<Back runs={runs} />}>
    <div class="halves">
      {runs.map((run, at) => (
        <Version run={run} label={LABELS[at] ?? ""} lost={lostOnlyBy(run, runs)} />
      ))}
    </div>
  </Page>
);

const LABELS = ["Before", "Now"];

const Back = ({ runs }: { runs: readonly Run[] }) => (
  <a class="button plain" href={`/app/runs/${runs.at(-1)?.id}`}>
    Back to the run
  </a>
);

/** Checks that this version fails and another one passes. */
const lostOnlyBy = (run: Run, runs: readonly Run[]): string[] => {
  const failedBy = ({ quality }: Run) => (quality?.checks ?? []).filter(({ passed }) => !passed);
  return failedBy(run)
    .filter(({ id }) => runs.some((other) => other.quality && !failedBy(other).some((one) => one.id === id)))
    .map(({ label }) => label);
};

const Version = ({ run, label, lost }: { run: Run; label: string; lost: readonly string[] }) => {
  const [picture] = run.assets;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>
          {label},{" "}
          <a href={`/app/runs/${run.id}`}>
            <Time at={run.created_at} />
          </a>
        </h2>
        <RunState run={run} isReviewed={run.reviewed_at !== null} />
      </div>
      {picture?.mime_type.startsWith("image/") && (
        <img src={pathOf(picture.url)} alt={picture.alt_text} width={picture.width} height={picture.height} />
      )}
      {run.impact_score !== null && (
        <p>
          <span class="number">{run.impact_score}</span> <span class="soft">of 100</span>
        </p>
      )}
      {lost.length > 0 && (
        <ul class="list">
          {lost.map((label) => (
            <li>{`Not here: ${label}`}</li>
          ))}
        </ul>
      )}
      <p class="quoted">{run.output_text}</p>
    </section>
  );
};
