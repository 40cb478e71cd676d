import type { SignedIn } from "../../../lib/identity/session.ts";
import type { Run } from "../../../lib/runs/run.ts";
import { Card } from "./run-parts.tsx";
import { pathOf, RunState } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Time } from "./times.tsx";

type ComparisonProps = { runs: readonly Run[]; who: SignedIn["record"] };

/** Two versions beside each other: picture, words, score, and the checks in which they differ. */
export const Comparison = ({ runs, who }: ComparisonProps) => (
  <Page title="Two versions" at="/app/runs" who={who} actions={<Back runs={runs} />}>
    <div class="halves">
      {runs.toSorted(byAge).map((run, at) => (
        <Version
          run={run}
          label={LABELS[at] ?? ""}
          lost={lostOnlyBy(run, runs)}
          text={isSaidAlike(runs) ? null : run.output_text}
        />
      ))}
    </div>
    {isSaidAlike(runs) && (
      <Card title="The text of both">
        <p class="quoted">{runs[0]?.output_text}</p>
      </Card>
    )}
  </Page>
);

/** The names of two versions, in the order in which they were made. */
const LABELS = ["Former version", "Newest version"];

const byAge = (a: Run, b: Run): number => Date.parse(a.created_at) - Date.parse(b.created_at);

const Back = ({ runs }: { runs: readonly Run[] }) => (
  <a class="button plain" href={`/app/runs/${runs.at(-1)?.id}`}>
    Back to the run
  </a>
);

/** What this version would have to mend and another one need not. */
const lostOnlyBy = (run: Run, runs: readonly Run[]): string[] => {
  const failedBy = ({ quality }: Run) => (quality?.checks ?? []).filter(({ passed }) => !passed);
  return failedBy(run)
    .filter(({ id }) => runs.some((other) => other.quality && !failedBy(other).some((one) => one.id === id)))
    .map(({ label, fix }) => fix ?? label);
};

/** Two posts in the same words need no comparison. */
const isSaidAlike = (runs: readonly Run[]): boolean =>
  new Set(runs.map(({ output_text }) => output_text)).size === 1;

type VersionProps = { run: Run; label: string; lost: readonly string[]; text: string | null };

const Version = ({ run, label, lost, text }: VersionProps) => {
  const [first, ...slides] = run.assets.filter(({ role }) => role !== "poster");
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
      {first && <Shown asset={first} />}
      {slides.length > 0 && (
        <div class="strip">
          {slides.map((slide) => (
            <a href={pathOf(slide.url)}>
              <Shown asset={slide} />
            </a>
          ))}
        </div>
      )}
      {run.impact_score !== null && (
        <p>
          <span class="number">{run.impact_score}</span> <span class="soft">of 100</span>
        </p>
      )}
      {lost.length > 0 && (
        <ul class="list">
          {lost.map((label) => (
            <li>{`Only this one: ${label}`}</li>
          ))}
        </ul>
      )}
      {text && <p class="quoted">{text}</p>}
    </section>
  );
};

const Shown = ({ asset: { mime_type, url, alt_text, width, height } }: { asset: Run["assets"][number] }) =>
  mime_type.startsWith("image/") ? (
    <img src={pathOf(url)} alt={alt_text} width={width} height={height} loading="lazy" />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: a film says all its words in the picture, and the alt text has them.
    <video src={pathOf(url)} controls preload="metadata" aria-label={alt_text} />
  );
