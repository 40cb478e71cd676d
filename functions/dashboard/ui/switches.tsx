import type { Ctx } from "../../../lib/core/context.ts";
import { Switch } from "./switch.tsx";

type SwitchesProps = { ctx: Pick<Ctx, "modelOptOut" | "approvalRequired" | "model">; isPaused: boolean };

/** What an owner turns on and off for the whole workspace. */
export const Switches = ({ ctx, isPaused }: SwitchesProps) => (
  <section class="card stack">
    <h2>Rules of the workspace</h2>
    <Switch
      action="/app/settings/approval"
      field="required"
      isOn={ctx.approvalRequired}
      id="approval"
      label="Approve before posting"
      about={
        ctx.approvalRequired
          ? "Everything waits for a person: keys, schedules, and campaigns of programs and agents post nothing before a member has approved it."
          : "What passes the checks can be posted. Turned on, everything that is not out yet waits for a member."
      }
    />
    <Switch
      action="/app/settings/models"
      field="opt_out"
      isOn={ctx.modelOptOut}
      id="models"
      label="Keep language models out"
      about={
        ctx.modelOptOut
          ? "No model is sent anything of this workspace. The house writer writes."
          : ctx.model
            ? "A model may read your briefs and brand, and look at your videos."
            : "No model is set up here: the house writer writes, and videos are filed by their names. Whoever runs this service can set one up."
      }
    />
    <Switch
      action={isPaused ? "/app/settings/resume" : "/app/settings/pause"}
      field="paused"
      isOn={isPaused}
      id="pause"
      label="Pause the workspace"
      about={
        isPaused
          ? "Nothing new starts or is published. Due posts wait up to 24 hours."
          : "Stops everything new at once. Runs that are under way still finish."
      }
    />
  </section>
);
