import { Device, PhotoKind, ScreenTheme, ScreenType } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";
import { Check, FileField } from "./upload.tsx";

const PICTURES = "image/jpeg,image/png,image/webp";
const PICTURE_HINT = "JPEG, PNG or WebP, at most 10 MB. Places and camera details are removed from it.";

type AddProps = { action: string; title: string; label: string; children?: unknown };

/** A form with one file. */
const Add = ({ action, title, label, children }: AddProps) => (
  <section class="card" id="add">
    <h2>{title}</h2>
    <form method="post" action={`${action}#add`} enctype="multipart/form-data" class="form">
      {children}
      <p>
        <button type="submit" class="button main">
          {label}
        </button>
      </p>
    </form>
  </section>
);

type FormProps = { action: string; state: FormState };

export const PHOTO_KINDS: Record<PhotoKind, string> = {
  product: "A product",
  place: "A place",
  people: "People",
  texture: "A texture or pattern",
  other: "Something else",
};

export const PhotoKindField = ({ value, state }: { value?: PhotoKind; state: FormState }) => (
  <Field
    name="kind"
    label="What it shows"
    options={PhotoKind.options.map((kind) => ({ value: kind, label: PHOTO_KINDS[kind] }))}
    value={value}
    state={state}
  />
);

export const PhotoForm = ({ action, state }: FormProps) => (
  <Add action={action} title="Add a photo" label="Add the photo">
    <FileField label="File" hint={PICTURE_HINT} accept={PICTURES} state={state} />
    <div class="fields">
      <Field name="name" label="Name" required maxlength={120} state={state} />
      <PhotoKindField state={state} />
    </div>
    <Field
      name="alt_text"
      label="In words"
      hint="For those who cannot see it."
      maxlength={400}
      state={state}
    />
    <Check
      name="consent"
      label="The people on it have agreed to be shown. It is recorded that you say so."
      state={state}
    />
  </Add>
);

export const DEVICES: Record<Device, string> = { phone: "Phone", desktop: "Desktop", tablet: "Tablet" };
const GROUNDS: Record<ScreenTheme, string> = { light: "Light", dark: "Dark", unknown: "I do not know" };

export const SCREEN_PARTS: Record<ScreenType, string> = {
  home: "The start page",
  feature: "One thing it does",
  feed: "A list of news",
  chat: "A conversation",
  results: "Results of a search",
  verdict: "A rating or an answer",
  dashboard: "An overview",
  desktop: "The desktop app",
  onboarding: "The first steps",
  detail: "One entry of a list",
  settings: "The settings",
  other: "Something else",
};

export const ScreenForm = ({ action, state }: FormProps) => (
  <Add action={action} title="Add a screenshot" label="Add the screen">
    <FileField label="File" hint={PICTURE_HINT} accept={PICTURES} state={state} />
    <Field name="name" label="What it shows" required maxlength={120} state={state} />
    <div class="fields">
      <Field
        name="screen_type"
        label="Part of the product"
        options={ScreenType.options.map((value) => ({ value, label: SCREEN_PARTS[value] }))}
        state={state}
      />
      <Field
        name="device"
        label="Taken on"
        options={Device.options.map((value) => ({ value, label: DEVICES[value] }))}
        state={state}
      />
      <Field
        name="theme"
        label="Light or dark"
        options={ScreenTheme.options.map((value) => ({ value, label: GROUNDS[value] }))}
        state={state}
      />
    </div>
  </Add>
);

export const PersonForm = ({ action, state }: FormProps) => (
  <Add action={action} title="Add a person" label="Add the person">
    <FileField label="Portrait" hint={PICTURE_HINT} accept={PICTURES} state={state} />
    <div class="fields">
      <Field name="name" label="Name" required maxlength={120} state={state} />
      <Field
        name="role"
        label="What they do"
        hint="Stands under the name, such as Founder."
        maxlength={120}
        state={state}
      />
    </div>
    <Field
      name="quote"
      label="Words they may be quoted with"
      hint="At most 400 characters. Leave it empty for none."
      rows={2}
      maxlength={400}
      state={state}
    />
    <Check
      name="consent"
      label="This person has agreed to be shown. It is recorded that you say so."
      state={state}
    />
  </Add>
);

type VideoFormProps = FormProps & {
  /** How many may still be added this month. */
  left: { count: number; of: number };
};

export const VideoForm = ({ action, state, left }: VideoFormProps) => (
  <Add action={action} title="Add a video" label="Add the video">
    <p class={left.count > 0 ? "hint" : "notice warn"}>
      {left.count > 0
        ? `${left.count} of the ${left.of} of this month are left.`
        : `All ${left.of} of this month are used. More come on the first of the next month, or with a larger plan.`}{" "}
      <a href="/app/billing#plans">See the plans</a>
    </p>
    <Field
      name="title"
      label="Title"
      hint="Leave it empty to take one from the file."
      maxlength={120}
      state={state}
    />
    <FileField
      label="File"
      hint="MP4, MOV or WebM, at most 100 MB and 10 minutes."
      accept="video/mp4,video/quicktime,video/webm"
      state={state}
    />
  </Add>
);
