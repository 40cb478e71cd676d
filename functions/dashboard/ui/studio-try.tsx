import type { Profile } from "../../../lib/studio/get-setup.ts";
import { own } from "../../../lib/text/own.ts";
import type { FormState } from "../http/form.ts";
import { ContentTexts } from "./content-texts.tsx";
import { Field, Problem } from "./form.tsx";
import { keyOfProfile, profilePath, targetsOf } from "./studio.tsx";
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

/** A card by its fields, and the call that makes the same one. */
export const TryCard = (props: TryProps) => {
  const { profile, templates, chosen, state, canTry, publicUrl } = props;
  return (
    <>
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
          <button type="submit" class="button plain no-script">
            Show its fields
          </button>
        </form>
        {canTry && !isJson(state) && <ByFields {...props} />}
        {canTry && (
          <details open={isJson(state)}>
            <summary>Send JSON instead</summary>
            <ByJson {...props} />
          </details>
        )}
      </section>
      <section class="card form" id="as-call">
        <div class="row between">
          <h2 id="call-label">The same as a call</h2>
          <button type="button" class="button plain" data-copy="call">
            Copy
          </button>
        </div>
        <p class="soft small">
          {`Set BRANDRUN_API_KEY to the key of this profile: ${keyOfProfile(profile)}. Nobody can read it again, so take it from where you keep it.`}
        </p>
        <section class="scroll" aria-labelledby="call-label" tabindex={0}>
          <pre class="code" id="call">
            {callOf(publicUrl, chosen)}
          </pre>
        </section>
      </section>
    </>
  );
};

/** The form with JSON was sent. */
const isJson = ({ values }: FormState): boolean => own(values, "data") !== undefined;

/** The words of the card, by the fields of its template. */
const ByFields = ({ profile, chosen, chats, state }: TryProps) => (
  <form method="post" action={`${profilePath(profile.key_id)}/try#try`} class="form">
    <Problem state={state} />
    <input type="hidden" name="output_type" value={chosen.output_type} />
    <ContentTexts outputType={chosen.output_type} body={chosen.sample} state={state} />
    <Send profile={profile} chats={chats} state={state} />
  </form>
);

const ByJson = ({ profile, chosen, state }: TryProps) => (
  <form method="post" action={`${profilePath(profile.key_id)}/try#try`} class="form">
    {isJson(state) && <Problem state={state} />}
    <input type="hidden" name="output_type" value={chosen.output_type} />
    <Field
      name="data"
      label="Content as JSON"
      rows={8}
      value={JSON.stringify(chosen.sample, null, 2)}
      state={state}
    />
    <p class="row">
      <button type="submit" class="button plain">
        Draw the card from JSON
      </button>
      <span class="hint">It goes to no chat and no account.</span>
    </p>
  </form>
);

const Send = ({ profile, chats, state }: Pick<TryProps, "profile" | "chats" | "state">) => (
  <>
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
      <span class="hint">
        It costs what a card costs. Unticked, it goes to no chat and no account until you post it.
      </span>
    </p>
  </>
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
