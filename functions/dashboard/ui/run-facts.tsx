import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import type { FullRun } from "./run-parts.tsx";
import { viaOf } from "./run-timeline.tsx";
import { Time } from "./times.tsx";

/** How a run was made, and the way to delete it. */
export const Facts = ({ run }: { run: FullRun }) => (
  <details class="card">
    <summary>Details</summary>
    <dl class="facts">
      <dt>Made</dt>
      <dd>
        <Time at={run.created_at} />, {viaOf(run.created_via)}
      </dd>
      <dt>Template</dt>
      <dd>{run.output_type ?? "not chosen yet"}</dd>
      <dt>Description for screen readers</dt>
      <dd>{run.alt_text ?? "none yet"}</dd>
      <dt>Id</dt>
      <dd>
        <code>{run.id}</code>
      </dd>
      {run.warnings.length > 0 && (
        <>
          <dt>To know</dt>
          <dd>{run.warnings.join(" ")}</dd>
        </>
      )}
    </dl>
    <May do="delete_run">
      <div id="delete">
        <Action
          action={`/app/runs/${run.id}/delete`}
          label="Delete"
          kind="danger"
          confirm="Delete this run and its files? Their addresses answer that they are gone."
        />
      </div>
    </May>
  </details>
);
