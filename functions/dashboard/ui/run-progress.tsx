import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { priceOf } from "./price.ts";
import type { FullRun } from "./run-parts.tsx";

/** The steps of a run in words, in their order. */
const STEP_WORDS: readonly (readonly [string, string])[] = [
  ["start", "Waiting for its turn"],
  ["write", "Writing"],
  ["compose", "Drawing"],
  ["film", "Making the film"],
  ["judge", "Looking at it critically"],
  ["finish", "Almost done"],
];

/** How far a run is; the page looks again by itself. */
export const UnderWay = ({ run }: { run: FullRun }) => {
  const { step, percent } = run.progress;
  const [, words = "Waiting for its turn"] = STEP_WORDS.find(([name]) => name === step) ?? [];
  return (
    <section class="card stack" data-refresh>
      <p role="status">{run.status === "queued" ? "Waiting for its turn" : words}</p>
      <progress max={100} value={percent} aria-label={`${percent} percent`} />
      <div class="stage blank waiting" aria-hidden="true" />
      <May do="cancel_run">
        <Action action={`/app/runs/${run.id}/cancel`} label="Cancel" />
      </May>
    </section>
  );
};

/** Why there is nothing, and the way to try again. */
export const Failed = ({ run, once }: { run: FullRun; once: string }) => (
  <section class="notice bad stack">
    <p>
      {run.error_message ?? "It failed."}{" "}
      {`It cost nothing. Trying again costs ${priceOf(run.asset_type)} if it works.`}
    </p>
    <May do="retry_run">
      <Action action={`/app/runs/${run.id}/retry`} label="Try again" fields={{ once }} />
    </May>
  </section>
);
