import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { Platform, ProfileTheme } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Field, Problem } from "./form.tsx";
import { type PickedTemplate, TemplatePicker } from "./template-picker.tsx";

/** What the form begins with. */
export type ProfileDraft = {
  templates: readonly string[];
  theme: string;
  telegram: boolean;
  social: readonly string[];
  default_caption: string;
};

export const NEW_PROFILE: ProfileDraft = {
  templates: ["card", "offer", "event", "announcement", "stat"],
  theme: "brand",
  telegram: false,
  social: [],
  default_caption: "",
};

const THEMES: Record<ProfileTheme, string> = {
  brand: "As the brand's background is",
  light: "Always light",
  dark: "Always dark",
};

/** The parts of a profile that a form can change alone. */
export type ProfilePart = "targets" | "templates";

type ProfileFormProps = {
  action: string;
  draft: ProfileDraft;
  templates: readonly PickedTemplate[];
  /** The version of the brand that samples are drawn in. */
  brand: number;
  /** Platforms with a working account. */
  connected: readonly Platform[];
  hasBot: boolean;
  chats: number;
  /** Everything in the workspace waits for a member's approval. */
  waits: boolean;
  paused?: boolean;
  state: FormState;
  /** Keys without a profile, where a new one is bound. */
  keys?: readonly { value: string; label: string }[];
  /** What the templates are searched for. */
  wanted?: string | undefined;
  /** What is changed; the rest of the profile is sent as it is. Without it all of it. */
  part?: ProfilePart;
};

/** What a profile says: all of it in one form, or one part. */
export const ProfileForm = (props: ProfileFormProps) => {
  const { action, draft, templates, paused, state, part } = props;
  return (
    <form method="post" action={action} class="card form" id="profile">
      <Problem state={state} />
      {paused && <input type="hidden" name="paused" value="true" />}
      {part && <input type="hidden" name="part" value={part} />}
      {part === "templates" ? <KeptTargets draft={draft} /> : <Cards {...props} />}
      {part === "targets" ? (
        <Kept name="templates" values={draft.templates} />
      ) : (
        <TemplatePicker
          action={action}
          chosen={draft.templates}
          templates={templates}
          wanted={props.wanted ?? ""}
          error={state.errors.templates}
          brand={props.brand}
        />
      )}
      <p class={part === "targets" ? "row" : "row saves"}>
        <button type="submit" class="button main">
          Save the profile
        </button>
        {part !== "targets" && <span class="soft chosen">templates chosen</span>}
      </p>
    </form>
  );
};

const Kept = ({ name, values }: { name: string; values: readonly string[] }) => (
  <>
    {values.map((value) => (
      <input type="hidden" name={name} value={value} />
    ))}
  </>
);

const KeptTargets = ({ draft }: { draft: ProfileDraft }) => (
  <>
    <Kept name="theme" values={[draft.theme]} />
    <Kept name="telegram" values={draft.telegram ? ["true"] : []} />
    <Kept name="social" values={draft.social} />
    <Kept name="default_caption" values={[draft.default_caption]} />
  </>
);

/** How cards look, where they go, and what is said with them. */
const Cards = ({ draft, state, keys, ...places }: ProfileFormProps) => (
  <>
    <div class="fields">
      {keys && (
        <Field
          name="key_id"
          label="Key"
          hint="The profile holds for calls with this key."
          options={keys}
          state={state}
        />
      )}
      <Field
        name="theme"
        label="Background of the cards"
        options={ProfileTheme.options.map((value) => ({ value, label: THEMES[value] }))}
        value={draft.theme}
        state={state}
      />
    </div>
    <Targets draft={draft} {...places} />
    <Field
      name="default_caption"
      label="Default caption"
      hint="Goes with cards that come without one, unchanged. Leave it empty for none."
      rows={2}
      value={draft.default_caption}
      state={state}
    />
  </>
);

type TargetsProps = Pick<ProfileFormProps, "connected" | "hasBot" | "chats" | "waits"> & {
  draft: ProfileDraft;
};

const Targets = ({ draft, connected, hasBot, chats, waits }: TargetsProps) => (
  <fieldset>
    <legend>Where finished cards go</legend>
    <p class="hint">Nothing ticked: they are made and can be downloaded.</p>
    <label class="check">
      <input type="checkbox" name="telegram" value="true" checked={draft.telegram} />
      <span>
        Linked chats{" "}
        <span class="hint">{hasBot ? `${chats} linked` : "No messaging bot is set up here."}</span>
      </span>
    </label>
    {waits && <WaitsForMember />}
    {Platform.options.map((platform) => (
      <label class="check">
        <input type="checkbox" name="social" value={platform} checked={draft.social.includes(platform)} />
        <span>
          {NETWORKS[platform].name}{" "}
          {!connected.includes(platform) && <span class="hint">No working account yet.</span>}
        </span>
      </label>
    ))}
  </fieldset>
);

/** Cards do not go to accounts by themselves where a member approves each one first. */
export const WaitsForMember = () => (
  <p class="hint">
    In this workspace a member approves everything first, so no card goes to an account by itself: it waits on
    its page, where you approve and then post it. An owner can{" "}
    <a href="/app/settings#approval">change that</a>.
  </p>
);
