import type { Ctx } from "../../../lib/core/context.ts";
import { Action } from "./form.tsx";

type SwitchesProps = { ctx: Pick<Ctx, "modelOptOut" | "approvalRequired">; isPaused: boolean };

/** What an owner turns on and off for the whole workspace. */
export const Switches = ({ ctx, isPaused }: SwitchesProps) => (
  <section class="card stack">
    <h2>Stop and go</h2>
    <p class="soft">
      {isPaused
        ? "Nothing new starts or is published. Due posts wait up to 24 hours."
        : "Pausing stops everything new at once. Runs that are under way still finish."}
    </p>
    <Action
      action={isPaused ? "/app/settings/resume" : "/app/settings/pause"}
      label={isPaused ? "Resume the workspace" : "Pause the workspace"}
    />
    <h2 id="approval">Approval</h2>
    <p class="soft">
      {ctx.approvalRequired
        ? "Everything waits for a person: keys, schedules and campaigns post nothing before a member has approved it."
        : "What the checks approve can be posted. If everything shall wait for a person, approved runs that are not out yet wait too."}
    </p>
    <Action
      action="/app/settings/approval"
      fields={{ required: String(!ctx.approvalRequired) }}
      label={ctx.approvalRequired ? "Trust the checks" : "Let everything wait for a person"}
    />
    <h2>Language models</h2>
    <p class="soft">
      {ctx.modelOptOut
        ? "No model is sent anything of this workspace. The house writer writes."
        : "Where a model is configured, it may read your briefs and brand."}
    </p>
    <Action
      action="/app/settings/models"
      fields={{ opt_out: String(!ctx.modelOptOut) }}
      label={ctx.modelOptOut ? "Allow models" : "Keep models out"}
    />
  </section>
);
