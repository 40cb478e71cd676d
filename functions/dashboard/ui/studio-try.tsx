import type { Profile } from "../../../lib/studio/get-setup.ts";
import type { FormState } from "../http/form.ts";
import { Field, Problem } from "./form.tsx";
import { profilePath, targetsOf } from "./studio.tsx";
import { Check } from "./upload.tsx";

type Sample = { output_type: string; title: string; sample: Record<string, unknown> };

type TryProps = {
  profile: Profile;
  /** The templates of the profile. */
  templates: readonly Sample[];
  chosen: Sample;
  chats: number;
  state: FormState;
  canTry: boolean;
  publicUrl: string;
};

/** A call to copy, and a form that makes the same call. */
export const TryCard = ({ profile, templates, chosen, chats, state, canTry, publicUrl }: TryProps) => (
  <section class="card form" id="try">
    <h2>Try it</h2>
    <form method="get" action={`${profilePath(profile.key_id)}#try`} class="row">
      <label for="template">Template</label>
      <select id="template" name="template" class="fit" data-submit>
        {templates.map(({ output_type, title }) => (
          <option value={output_type} selected={output_type === chosen.output_type}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit" class="button plain">
        Show its sample
      </button>
    </form>
    {canTry && (
      <form method="post" action={`${profilePath(profile.key_id)}/try#try`} class="form">
        <Problem state={state} />
        <input type="hidden" name="output_type" value={chosen.output_type} />
        <Field
          name="data"
          label="Content as JSON"
          hint="The template's own fields. The sample can be sent as it is."
          rows={8}
          value={JSON.stringify(chosen.sample, null, 2)}
          state={state}
        />
        <Field name="caption" label="Caption" hint="Empty: the default caption." rows={2} state={state} />
        <Check
          name="deliver"
          label={`Hand it over as the key would. ${targetsOf(profile, chats)}.`}
          state={state}
        />
        <p class="row">
          <button type="submit" class="button main">
            Draw the card
          </button>
          <span class="hint">It costs what a card costs. Unticked, it goes nowhere.</span>
        </p>
      </form>
    )}
    <div class="row between">
      <h3 id="call-label">The same as a call</h3>
      <button type="button" class="button plain" data-copy="call">
        Copy
      </button>
    </div>
    <section class="scroll" aria-labelledby="call-label" tabindex={0}>
      <pre class="code" id="call">
        {callOf(publicUrl, chosen)}
      </pre>
    </section>
  </section>
);

/** A call that a terminal takes as it is, once BRANDRUN_API_KEY holds the key. */
function callOf(publicUrl: string, { output_type, sample: data }: Sample): string {
  const body = JSON.stringify({ output_type, data }, null, 2).replaceAll("'", "'\\''");
  return [
    `curl -s -X POST ${publicUrl}/api/v1/studio/generate \\`,
    `  -H "Authorization: Bearer $BRANDRUN_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ].join("\n");
}
