import type { Child } from "hono/jsx";
import { ASSET_TYPES, isFilm } from "../../../lib/asset-types.ts";
import type { UsualChannel } from "../../../lib/posts/usual-channel.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { own } from "../../../lib/text/own.ts";
import { AssetType, Channel, Format, Imagery, Plan, SoundBed } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";
import { languageOptions } from "./languages.ts";
import { PLAN_NAMES } from "./plans.tsx";
import { CHANNEL_NAMES, pathOf, TYPE_NAMES } from "./runs.tsx";

/** Pictures to choose from. The newest are shown, so that the page stays small. */
const MOST_PICTURES = 12;
/** Names of boxes: the id of a photo or a screen stands behind. */
export const PHOTO = "photo_";
export const SCREEN = "screen_";

type Choosable = { id: string; name: string; image_url: string | null; status: string };
/** How many versions of a brief can be asked for at once. Each costs like one run. */
const VERSIONS = [1, 2, 3, 4];

type State = { state: FormState };

const FREE = { value: "", label: "What suits the brief" };
const named = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

/** Sizes in words: what they are shaped like, or are for. */
export const FORMAT_NAMES: Record<Format, string> = {
  square: "Square",
  portrait: "Upright",
  story: "Story, full screen",
  landscape: "Landscape",
  wide: "Wide",
  og: "Preview of a link",
};

/** What to make, for where: the two choices that everybody makes. */
export const Kind = ({ state, plan, usual }: State & { plan: Plan; usual: UsualChannel }) => (
  <div class="fields kinds">
    <Field
      name="asset_type"
      label="What to make"
      value="card"
      options={AssetType.options.map((value) => ({
        value,
        label: `${TYPE_NAMES[value]}, ${termsOf(value, plan)}`,
        disabled: ASSET_TYPES[value].caps[plan] === 0,
      }))}
      {...hintOf(lacking(plan))}
      state={state}
    />
    <Field
      name="channel"
      label="For which channel"
      value={usual.channel}
      {...hintOf(own(state.values, "channel") ? "" : WHY_CHANNEL[usual.why])}
      options={Channel.options.map((value) => ({ value, label: CHANNEL_NAMES[value] }))}
      state={state}
    />
    <Field
      name="variants"
      label="Versions"
      value="1"
      options={VERSIONS.map((count) => ({
        value: String(count),
        label: count === 1 ? "One" : `${count} side by side`,
      }))}
      state={state}
    />
  </div>
);

const hintOf = (hint: string) => (hint ? { hint } : {});

/** Why a channel is proposed. */
const WHY_CHANNEL: Record<UsualChannel["why"], string> = {
  connected: "Your account is connected.",
  last: "As the last time.",
  trade: "Where people look for a trade like yours.",
  default: "",
};

/** What the plan does not make, and from which one on it is made. */
function lacking(plan: Plan): string {
  const types = AssetType.options.filter((type) => ASSET_TYPES[type].caps[plan] === 0);
  const [first] = types;
  if (!first) return "";
  const names = types.map((type) => `${TYPE_NAMES[type].toLowerCase()}s`).join(" and ");
  return `${named(names)} come ${termsOf(first, plan)}.`;
}

/** What one costs, or from which plan on it can be made. */
function termsOf(type: AssetType, plan: Plan): string {
  const { credits, caps } = ASSET_TYPES[type];
  if (caps[plan] === 0) {
    const least = Plan.options.find((one) => caps[one] > 0);
    return least ? `from the ${PLAN_NAMES[least]} plan on` : "on no plan";
  }
  return `${credits} ${credits === 1 ? "credit" : "credits"}`;
}

/** How it looks and sounds, and when it is published. */
export const Choices = ({ state, plan }: State & { plan: Plan }) => (
  <div class="form">
    <div class="fields">
      <TemplateField state={state} plan={plan} />
      <Field
        name="theme"
        label="Background"
        options={[FREE, { value: "light", label: "Light" }, { value: "dark", label: "Dark" }]}
        state={state}
      />
      <Field
        name="format"
        label="Size"
        options={[
          { value: "", label: "The channel's own" },
          ...Format.options.map((value) => ({ value, label: FORMAT_NAMES[value] })),
        ]}
        state={state}
      />
      <Field
        name="imagery"
        label="Pictures in it"
        options={[
          FREE,
          ...Imagery.exclude(["auto"]).options.map((value) => ({ value, label: IMAGERY[value] })),
        ]}
        state={state}
      />
      <Field
        name="language"
        label="Language"
        options={languageOptions(own(state.values, "language"))}
        state={state}
      />
      <Field
        name="sound"
        label="Sound of a film"
        options={[
          { value: "", label: "Silent" },
          { value: "true", label: "What suits the story" },
          ...SoundBed.options.map((value) => ({ value, label: named(value) })),
        ]}
        state={state}
      />
    </div>
    <Field
      name="scheduled_at"
      label="Publish at"
      hint="It is published only if it is approved by then."
      type="datetime-local"
      state={state}
    />
    <p class="hint">
      Colours, type and art direction are your <a href="/app/brand">brand's</a>.
    </p>
  </div>
);

const IMAGERY: Record<Exclude<Imagery, "auto">, string> = {
  none: "No pictures, and no mascot",
  photo: "A photo of the library",
  pattern: "A pattern in your colours",
};

/** Templates by what they make. The plan's are there, and the style sheet shows those of the chosen type. */
const TemplateField = ({ state, plan }: State & { plan: Plan }) => {
  const chosen = own(state.values, "template") ?? "";
  const error = own(state.errors, "template");
  const types = AssetType.options.filter((type) => ASSET_TYPES[type].caps[plan] > 0);
  const all = Object.values(TEMPLATES).filter(({ id, assetTypes }) =>
    id === chosen ? true : assetTypes.some((type) => types.includes(type)),
  );
  return (
    <div class="field">
      <label for="template">Template</label>
      <select
        id="template"
        name="template"
        aria-describedby={error && "template-error"}
        aria-invalid={error ? "true" : undefined}
      >
        <option value="">{FREE.label}</option>
        {AssetType.options
          .map((type) => ({ type, made: all.filter(({ assetTypes }) => assetTypes[0] === type) }))
          .filter(({ made }) => made.length > 0)
          .map(({ type, made }) => (
            <optgroup label={TYPE_NAMES[type]} data-for={typesOf(made)}>
              {made.map((template) => (
                <option value={template.id} selected={template.id === chosen} data-for={typesOf([template])}>
                  {template.title}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      {error && (
        <p class="error" id="template-error">
          {error}
        </p>
      )}
    </div>
  );
};

/** Everything that templates can be made as, as one attribute. */
const typesOf = (templates: readonly { assetTypes: readonly AssetType[] }[]): string =>
  [...new Set(templates.flatMap(({ assetTypes }) => assetTypes))].join(" ");

type PicturesProps = State & {
  id: string;
  title: string;
  prefix: string;
  items: readonly Choosable[];
  error: string;
};

/** Photos or screens to show, as boxes to tick. */
export const Pictures = ({ id, title, prefix, items, error, state }: PicturesProps) => {
  const ready = items.filter(({ status }) => status === "ready").slice(0, MOST_PICTURES);
  if (ready.length === 0) return null;
  const problem = own(state.errors, error);
  return (
    <fieldset class="form" id={id}>
      <legend>{title}</legend>
      {problem && <p class="error">{problem}</p>}
      <div class="choices small-choices">
        {ready.map(({ id: picture, name, image_url }) => (
          <label class="choice">
            {image_url && <img src={pathOf(image_url)} alt="" loading="lazy" />}
            <span class="check small">
              <input
                type="checkbox"
                name={prefix + picture}
                value="true"
                checked={own(state.values, prefix + picture) === "true"}
              />
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** What a film's preview does not show. */
export const PreviewNote = ({ type }: { type: string }) => (
  <p class="soft small">
    {AssetType.safeParse(type).success && isFilm(AssetType.parse(type))
      ? "Quick preview of the first scene. The film moves, and its words may differ."
      : "Quick preview. The words of the finished piece may differ."}
  </p>
);

/** A part of the form that opens on demand. */
export const More = ({ title, isOpen, children }: { title: string; isOpen: boolean; children?: Child }) => (
  <details class="card" open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
);
