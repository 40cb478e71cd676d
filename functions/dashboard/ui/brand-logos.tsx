import { LogoTheme, LogoVariant } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import type { Dna } from "./brand.tsx";
import { Action, Field } from "./form.tsx";
import { pathOf } from "./runs.tsx";
import { UploadForm } from "./upload.tsx";

/** Colours that were found in a new logo. Nothing is stored until the form is saved. */
export const FoundColors = ({ colors }: { colors: Record<string, string> }) => (
  <section class="notice row between">
    <p class="row">
      These colours were found in the logo.
      {Object.entries(colors).map(([role, color]) => (
        <svg class="swatch" viewBox="0 0 1 1" role="img" aria-label={`${role} ${color}`}>
          <rect width="1" height="1" fill={color} />
        </svg>
      ))}
    </p>
    <a class="button plain" href={`/app/brand?take=${takeable(colors)}#palette`}>
      Put them into the form
    </a>
  </section>
);

const takeable = (colors: Record<string, string>) =>
  Object.values(colors)
    .map((color) => color.slice(1))
    .join("-");

const VARIANTS = new Map<LogoVariant, string>([
  ["primary", "The logo"],
  ["mark", "Its sign alone"],
  ["mono", "In one colour"],
]);
const GROUNDS: Record<LogoTheme, string> = { light: "Light backgrounds", dark: "Dark backgrounds" };

type LogosProps = { dna: Dna; base: string; canChange: boolean; state: FormState };

export const Logos = ({ dna, base, canChange, state }: LogosProps) => (
  <section class="card stack" id="logos">
    <h2>Logos</h2>
    {dna.logos.length === 0 && <p class="soft">None yet. Pictures then carry the brand's name in type.</p>}
    <ul class="list">
      {dna.logo_status.map(({ url, status, reason }, i) => (
        <li class="row between">
          <div class="row">
            {url.startsWith(`${base}/assets/`) ? (
              <img class="logo" src={pathOf(url)} alt="Logo" />
            ) : (
              <code>{url}</code>
            )}
            {status !== "ready" && <span class={`badge ${status === "failed" ? "bad" : ""}`}>{status}</span>}
            {i === 0 && dna.logos.length > 1 && <span class="badge good">Used first</span>}
            {reason && <span class="small">{reason}</span>}
          </div>
          {canChange && i > 0 && <Action action="/app/brand/logo/first" fields={{ url }} label="Use first" />}
          {canChange && (
            <Action
              action="/app/brand/logo/remove"
              fields={{ url }}
              label="Remove"
              kind="danger"
              confirm="Remove this logo from the brand?"
            />
          )}
        </li>
      ))}
    </ul>
    {canChange && (
      <UploadForm
        action="/app/brand/logo"
        label="Add a logo"
        hint="SVG, PNG, JPEG or WebP, at most 10 MB."
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
        state={state}
      >
        <div class="fields">
          <Field
            name="variant"
            label="What it is"
            options={LogoVariant.options.map((value) => ({ value, label: VARIANTS.get(value) ?? value }))}
            state={state}
          />
          <Field
            name="theme"
            label="For"
            options={LogoTheme.options.map((value) => ({ value, label: GROUNDS[value] }))}
            state={state}
          />
        </div>
      </UploadForm>
    )}
  </section>
);
