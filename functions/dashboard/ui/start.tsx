import { own } from "../../../lib/text/own.ts";
import type { FormState } from "../http/form.ts";
import { Field, Problem } from "./form.tsx";
import { pathOf } from "./runs.tsx";

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

/** The first question: an address, a few lines, or both. */
export const Ask = ({ state }: { state: FormState }) => (
  <form method="post" action="/app/start" enctype="multipart/form-data" class="card form asking">
    <Problem state={state} />
    {["has_logo", "logo_colors"].map(
      (name) =>
        own(state.values, name) && <input type="hidden" name={name} value={own(state.values, name)} />,
    )}
    <p>Give your website, or a few lines, or both. What you write counts before what the website says.</p>
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
      <span>and, or</span>
    </p>
    <Field
      name="text"
      label="A few lines about it"
      hint="What it is called, what it does, for whom. Lines such as “Audience: young families”, “Voice: friendly”, “Colours: navy and orange” or “Never say cheap” are understood."
      rows={6}
      maxlength={4000}
      state={state}
    />
    <LogoFile
      hint="Choose it, or drop it anywhere on this page: SVG, PNG, JPEG or WebP. It joins your brand at once, and its colours are proposed. Of several the first one is used, and the others are kept. You can remove them under Brand."
      error={state.errors.file}
      isKept={own(state.values, "has_logo") === "true"}
    />
    <div class="row">
      <button type="submit" class="button main">
        Propose my brand
      </button>
      <a href="/app">Not now</a>
    </div>
  </form>
);

type LogoFileProps = { hint: string; error?: string | undefined; isKept?: boolean };

const LogoFile = ({ hint, error, isKept }: LogoFileProps) => (
  <div class="field">
    <label for="file">Logo</label>
    <input
      id="file"
      name="file"
      type="file"
      multiple
      data-dropped
      class="dropped"
      accept="image/svg+xml,image/png,image/jpeg,image/webp"
      aria-describedby={error ? "file-hint file-error" : "file-hint"}
      aria-invalid={error ? "true" : undefined}
    />
    <p class="hint" id="file-hint">
      {isKept ? `Your logo is stored already. Choose a file only for another one. ${hint}` : hint}
    </p>
    {error && (
      <p class="error" id="file-error">
        {error}
      </p>
    )}
  </div>
);

type OtherLogoProps = { problem: string; asked?: Record<string, string> | undefined };

/** Why a logo is not used, and the field for another file of it: the brand is proposed anew with that one. */
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

type KeptLogosProps = { logos: readonly string[]; base: string };

/** The logos that the brand has, and which of them pictures take: those beside it stay for another time. */
export const KeptLogos = ({ logos, base }: KeptLogosProps) =>
  logos.length > 0 ? (
    <section class="card stack" aria-label="Logos of your brand">
      <p>
        {logos.length === 1
          ? "This logo stands in your pictures."
          : `Your brand has ${logos.length} logos. The first one stands in your pictures, and the others are kept.`}{" "}
        <a href="/app/brand#logos">{logos.length === 1 ? "Add or remove" : "Use another one first"}</a>
      </p>
      <div class="row">
        {logos.map((url, at) => (
          <span class="row">
            {url.startsWith(`${base}/assets/`) ? (
              <img class="logo" src={pathOf(url)} alt={`Logo ${at + 1}`} />
            ) : (
              <code>{url}</code>
            )}
            {at === 0 && logos.length > 1 && <span class="badge good">Used first</span>}
          </span>
        ))}
      </div>
    </section>
  ) : null;
