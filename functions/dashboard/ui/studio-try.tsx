import type { Profile } from "../../../lib/studio/get-setup.ts";
import { own } from "../../../lib/text/own.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import type { TriedField } from "../http/tried-content.ts";
import { ContentTexts } from "./content-texts.tsx";
import { type DrawnOrNot, Outlook } from "./create-live.tsx";
import { Field, Problem } from "./form.tsx";
import { LIVE, LivePicture, NoPicture } from "./live.tsx";
import { priceOf } from "./price.ts";
import { keyOfProfile, profilePath, targetsOf } from "./studio.tsx";
import { WaitsForMember } from "./studio-form.tsx";
import { Check } from "./upload.tsx";

type Sample = {
  output_type: string;
  asset_type: AssetType;
  title: string;
  version: number;
  sample: Record<string, unknown>;
};

type TryProps = {
  profile: Profile;
  /** The templates of the profile. */
  templates: readonly Sample[];
  chosen: Sample;
  fields: readonly TriedField[];
  /** Names of the fields that it cannot be drawn without. */
  needed: readonly string[];
  /** The content as JSON, before anything is typed. */
  data: Record<string, unknown>;
  /** The version of the brand that the sample is drawn in. */
  brand: number;
  chats: number;
  state: FormState;
  canTry: boolean;
  /** Everything in the workspace waits for a member's approval. */
  waits: boolean;
  /** What the fields would make, where that was asked for. */
  drawn: DrawnOrNot | undefined;
  /** The call that makes the same card. */
  call: string;
  /** Preview, card and call are drawn with it, or each would be laid out in its own way. */
  seed: string;
};

/** A card by its fields, and the call that makes the same one. */
export const TryCard = (props: TryProps) => {
  const { profile, templates, chosen, state, canTry, call } = props;
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
      {(isJson(state) || !canTry) && <AsCall profile={profile} call={call} />}
    </>
  );
};

/** The form with JSON was sent. */
const isJson = ({ values }: FormState): boolean => own(values, "data") !== undefined;

/** The words of the card by the fields of its template, and beside them what they become. */
const ByFields = ({ fields, needed, brand, drawn, call, seed, ...props }: TryProps) => {
  const { profile, chosen, state } = props;
  return (
    <form
      method="post"
      action={`${profilePath(profile.key_id)}/try#try`}
      class="proposal"
      data-live={`${profilePath(profile.key_id)}/try/preview`}
    >
      <div class="form">
        <Problem state={state} />
        <p class="hint">
          {`Only what you write is drawn: the examples in the fields are not. Needed: ${labelsOf(fields, needed)}.`}
        </p>
        <input type="hidden" name="output_type" value={chosen.output_type} />
        <input type="hidden" name="seed" value={seed} />
        <button type="submit" name="show" value="1" hidden>
          {"Preview, which is what Enter does: it is free"}
        </button>
        <ContentTexts fields={fields} state={state} />
        <Send {...props} />
      </div>
      <section class="beside" aria-label="Preview">
        <div id={LIVE} aria-live="polite">
          {drawn ? (
            <Tried drawn={drawn} call={call} profile={profile} />
          ) : (
            <NotYet chosen={chosen} brand={brand} call={call} profile={profile} />
          )}
        </div>
      </section>
    </form>
  );
};

/** What the fields are called that are needed; one that stands for a list by its first part. */
const labelsOf = (fields: readonly TriedField[], needed: readonly string[]): string =>
  needed.flatMap((name) => fields.find(({ path: [first] }) => first === name)?.label ?? []).join("; ");

type NotYetProps = Pick<TryProps, "chosen" | "brand" | "call" | "profile">;

/** The template's sample, before anything is typed. */
const NotYet = ({ chosen, brand, call, profile }: NotYetProps) => (
  <div class="stack">
    <div class="stage">
      <img
        src={`/app/brand/template.webp?template=${chosen.output_type}&version=${brand}.${chosen.version}`}
        alt=""
      />
    </div>
    <p class="hint">A sample in your brand. Write, and see your own. A preview is free.</p>
    <AsCall profile={profile} call={call} />
  </div>
);

type TriedProps = { drawn: DrawnOrNot; call: string; profile: Profile };

/** What the fields would make, how it would be judged, and the call that makes the same one. */
export const Tried = ({ drawn, call, profile }: TriedProps) => (
  <div class="stack">
    {drawn.preview ? <LivePicture preview={drawn.preview} /> : <NoPicture>{drawn.says ?? ""}</NoPicture>}
    {drawn.preview && <Outlook preview={drawn.preview} isClear={false} />}
    <AsCall profile={profile} call={call} />
  </div>
);

/** The call that makes the same card. It follows what is typed, and is not read out each time. */
const AsCall = ({ profile, call }: Omit<TriedProps, "drawn">) => (
  <section class="card form" id="as-call" aria-live="off">
    <div class="row between">
      <h2 id="call-label">The same as a call</h2>
      <button type="button" class="button plain" data-copy="call">
        Copy
      </button>
    </div>
    <p class="soft small">
      {`Set BRANDRUN_API_KEY to the key of this profile: ${keyOfProfile(profile)}. Nobody can read it again, so take it from where you keep it.`}{" "}
      With its seed the call draws this very card; without one each card is laid out in a way of its own.
    </p>
    <section class="scroll" aria-labelledby="call-label" tabindex={0}>
      <pre class="code" id="call">
        {call}
      </pre>
    </section>
  </section>
);

const ByJson = ({ profile, chosen, state, data }: TryProps) => (
  <form method="post" action={`${profilePath(profile.key_id)}/try#try`} class="form">
    {isJson(state) && <Problem state={state} />}
    <input type="hidden" name="output_type" value={chosen.output_type} />
    <Field name="data" label="Content as JSON" rows={8} value={JSON.stringify(data, null, 2)} state={state} />
    <details>
      <summary>See the sample as JSON</summary>
      <pre class="code">{JSON.stringify(chosen.sample, null, 2)}</pre>
    </details>
    <p class="row">
      <button type="submit" class="button plain">
        Draw the card from JSON
      </button>
      <span class="hint">{`It costs ${priceOf(chosen.asset_type)} and goes to no chat and no account.`}</span>
    </p>
  </form>
);

const Send = ({
  profile,
  chosen,
  chats,
  state,
  waits,
}: Pick<TryProps, "profile" | "chosen" | "chats" | "state" | "waits">) => (
  <>
    <Field name="caption" label="Caption" hint="Empty: the default caption." rows={2} state={state} />
    <Check
      name="deliver"
      label={`Hand it over as the key would. ${targetsOf(profile, chats)}.`}
      state={state}
    />
    <NotByItself profile={profile} waits={waits} />
    <p class="row">
      <button type="submit" class="button main" disabled={profile.paused}>
        Draw the card
      </button>
      <button type="submit" name="show" value="1" class="button plain no-script">
        Preview
      </button>
      <span class="hint">
        {`It costs ${priceOf(chosen.asset_type)}. Unticked, it goes to no chat and no account until you post it.`}
      </span>
    </p>
  </>
);

/** Why a card that is handed over does not go out at once, and what changes that. */
const NotByItself = ({ profile, waits }: Pick<TryProps, "profile" | "waits">) => {
  if (profile.key_mode === "test")
    return <p class="hint">The key is a test key, so its cards go nowhere. Give the profile a live key.</p>;
  return waits && profile.social.length > 0 ? <WaitsForMember /> : null;
};

type Call = { output_type: string; data: unknown; caption?: string };

/** A call that a terminal takes as it is, once BRANDRUN_API_KEY holds the key. */
export function callOf(publicUrl: string, call: Call): string {
  const body = JSON.stringify(call, null, 2).replaceAll("'", "'\\''");
  return [
    `curl -s -X POST ${publicUrl}/api/v1/studio/generate \\`,
    `  -H "Authorization: Bearer $BRANDRUN_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ].join("\n");
}
