import type { FormState } from "../http/form.ts";
import { Field, Problem } from "./form.tsx";

const STEPS = ["What you do", "Your brand", "Your first post"];

/** How far a newcomer has come. */
export const Steps = ({ at }: { at: number }) => (
  <ol class="steps" aria-label="Steps">
    {STEPS.map((step, i) => (
      <li aria-current={i === at ? "step" : undefined} class={i < at ? "past" : ""}>
        {step}
      </li>
    ))}
  </ol>
);

/** The first question: an address, or a few lines. */
export const Ask = ({ state }: { state: FormState }) => (
  <form method="post" action="/app/start" enctype="multipart/form-data" class="card form asking">
    <Problem state={state} />
    <Field
      name="url"
      label="Your website"
      hint="Its first page is read for words, colours, fonts and the logo. What is found is stored only when you say so."
      placeholder="www.example.com"
      autocomplete="url"
      maxlength={2048}
      state={state}
    />
    <p class="or">
      <span>or</span>
    </p>
    <Field
      name="text"
      label="A few lines about it"
      hint={`${state.errors.url ? "Write them in place of the website: what" : "What"} it is called, what it does, for whom. Colours and a slogan, if you have them.`}
      rows={5}
      maxlength={4000}
      state={state}
    />
    <LogoFile
      hint="If you have one at hand: SVG, PNG, JPEG or WebP. It joins your brand at once, and its colours are proposed. You can remove it under Brand."
      error={state.errors.file}
    />
    <div class="row">
      <button type="submit" class="button main">
        Propose my brand
      </button>
      <a href="/app">Not now</a>
    </div>
  </form>
);

const LogoFile = ({ hint, error }: { hint: string; error?: string | undefined }) => (
  <div class="field">
    <label for="file">Logo</label>
    <input
      id="file"
      name="file"
      type="file"
      accept="image/svg+xml,image/png,image/jpeg,image/webp"
      aria-describedby={error ? "file-hint file-error" : "file-hint"}
      aria-invalid={error ? "true" : undefined}
    />
    <p class="hint" id="file-hint">
      {hint}
    </p>
    {error && (
      <p class="error" id="file-error">
        {error}
      </p>
    )}
  </div>
);

type OtherLogoProps = { problem: string; asked?: Record<string, string> | undefined };

/** Why the logo is not used, and the field for another file of it: the brand is proposed anew with that one. */
export const OtherLogo = ({ problem, asked: { url = "", text = "" } = {} }: OtherLogoProps) => (
  <form method="post" action="/app/start" enctype="multipart/form-data" class="notice warn form">
    <p role="status">{`Your logo is left out: ${problem}`}</p>
    <input type="hidden" name="url" value={url} />
    <input type="hidden" name="text" value={text} />
    <LogoFile hint="Another file of it: PNG, JPEG or WebP, or an SVG with its text turned into paths." />
    <p>
      <button type="submit" class="button plain">
        Propose again with this logo
      </button>
    </p>
  </form>
);
