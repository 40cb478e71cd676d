import type * as z from "zod/v4";
import type { getBrandDna } from "../../../lib/brand/dna.ts";
import { colorTyped } from "../../../lib/brand/draft/color-words.ts";
import type { listLooks } from "../../../lib/runs/looks.ts";
import { own } from "../../../lib/text/own.ts";
import type { FormState } from "../http/form.ts";
import { Rules } from "./brand-rules.tsx";
import { Field } from "./form.tsx";
import { LIVE } from "./live.tsx";

export type Dna = z.output<typeof getBrandDna.output>;
type LookList = z.output<typeof listLooks.output>;

export const ROLES_OF_COLORS = ["primary", "secondary", "accent", "background", "text"] as const;

/** Fields of colours are named by it and the role. */
export const COLOR = "color_";

/** The palette of a form, as codes. What is no colour stays as it was typed, and is refused in words. */
export const colorsOf = (sent: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, text]) => {
      const color = text.trim();
      if (!name.startsWith(COLOR) || color === "") return [];
      return [[name.slice(COLOR.length), colorTyped(color) ?? color]];
    }),
  );

type BrandFieldsProps = {
  dna: Dna;
  looks: LookList;
  canChange: boolean;
  /** After a conflict: fields that differ show the stored text. */
  isStale: boolean;
  state: FormState;
};

/** The form of the Brand DNA. */
export const BrandFields = ({ dna, looks, canChange, isStale, state }: BrandFieldsProps) => {
  const about = (name: string, stored: string, hint: string) => {
    const typed = own(state.values, name)?.replaceAll("\r\n", "\n");
    const differs = isStale && typed !== undefined && typed.trim() !== stored;
    return { name, value: stored, state, hint: differs ? `Stored now: ${stored || "nothing"}` : hint };
  };
  const { offer, tagline, overview } = dna;
  const fields = (
    <fieldset class="stack" disabled={!canChange}>
      <div class="halves">
        <section class="card form">
          <h2>In words</h2>
          <Field label="Tagline" maxlength={160} {...about("tagline", tagline, "The line under the name.")} />
          <Field
            label="What the company does"
            rows={5}
            maxlength={4000}
            {...about("overview", overview, "Two or three plain sentences.")}
          />
        </section>
        <section class="card form">
          <h2>What you offer</h2>
          <Field
            label="Product"
            maxlength={120}
            {...about("product_name", offer.product_name, "Its name, as customers say it.")}
          />
          <Field
            label="In one line"
            maxlength={300}
            {...about("one_liner", offer.one_liner, "What it does for them.")}
          />
          <Field
            label="Features"
            rows={4}
            {...about(
              "features",
              offer.features.join("\n"),
              "One a line. They are quoted as you write them.",
            )}
          />
          <Field
            label="For whom"
            maxlength={1000}
            {...about("who_its_for", offer.who_its_for, "Who buys it.")}
          />
        </section>
      </div>
      <Palette palette={dna.palette} state={state} />
      <Looks dna={dna} looks={looks} state={state} />
      <Rules dna={dna} state={state} />
    </fieldset>
  );
  // Those who may only read get the same fields without a form around them.
  if (!canChange) return fields;
  return (
    <form method="post" action="/app/brand" class="proposal" data-live="/app/brand/preview">
      <input type="hidden" name="version" value={dna.version} />
      {fields}
      <div class="stack beside picture-first">
        <section class="stack" aria-labelledby="looks-like">
          <h2 id="looks-like">This is how you look</h2>
          <div id={LIVE} aria-live="polite">
            <div class="stage">
              <img
                src={`/app/brand/sample.webp?version=${dna.version}`}
                alt="A sample post of the brand as it is saved"
                width="640"
                height="640"
              />
            </div>
          </div>
          <p class="hint scripted">It follows what you change. Nothing is stored before you save.</p>
        </section>
        <p>
          <button type="submit" class="button main">
            Save the brand
          </button>
        </p>
      </div>
    </form>
  );
};

const Palette = ({ palette, state }: { palette: Record<string, string>; state: FormState }) => {
  const roles = new Set<string>([...ROLES_OF_COLORS, ...Object.keys(palette)]);
  const stored = new Map(Object.entries(palette));
  return (
    <section class="card form" id="palette">
      <h2>Colours</h2>
      <p class="hint">
        A code such as #1F5C4A, or a name such as teal. An empty field leaves the role to the look. Contrast
        is kept in every picture.
      </p>
      <div class="fields colors">
        {[...roles].map((role) => (
          <ColorField
            name={COLOR + role}
            label={role}
            color={own(state.values, COLOR + role) ?? stored.get(role) ?? ""}
            error={new Map(Object.entries(state.errors)).get(role)}
          />
        ))}
      </div>
    </section>
  );
};

type ColorProps = { name: string; label: string; color: string; error: string | undefined };

export const ColorField = ({ name, label, color, error }: ColorProps) => (
  <div class="field" id={label}>
    <label class="role" for={name}>
      {label}
    </label>
    <div class="color">
      <input
        type="color"
        aria-label={`Choose ${label}`}
        value={/^#[0-9a-f]{6}$/i.test(color) ? color : "#888888"}
      />
      <input
        id={name}
        name={name}
        value={color}
        placeholder="Auto"
        maxlength={40}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={error && `${name}-error`}
        aria-invalid={error ? "true" : undefined}
      />
    </div>
    {error && (
      <p class="error" id={`${name}-error`}>
        {error}
      </p>
    )}
  </div>
);

type LooksProps = { dna: Dna; looks: LookList; state: FormState };

const Looks = ({ dna, looks, state }: LooksProps) => {
  const { guidelines = {} } = dna.product_map;
  // Guidelines in prose would be lost by a look beside them.
  if (typeof guidelines !== "object" || guidelines === null || Array.isArray(guidelines)) return null;
  const { look = "" } = guidelines as { look?: unknown };
  const chosen = state.values.look ?? String(look);
  return (
    <section class="card form">
      <h2>Art direction</h2>
      <p class="hint">
        How pictures are laid out and set in type: the same words and colours in another style.
      </p>
      <input type="hidden" name="look_before" value={String(look)} />
      <div class="choices small-choices">
        <label class="choice whole">
          <span class="check">
            <input type="radio" name="look" value="" checked={!looks.some((one) => one.look === chosen)} />
            <strong>What suits the brand</strong>
          </span>
          <span class="hint">Chosen by your voice, or plain.</span>
        </label>
        {looks.map(({ look: id, title, about }) => (
          <label class="choice">
            <LookPicture
              look={id}
              palette={{ ...dna.palette, ...colorsOf({ ...state.values }) }}
              version={dna.version}
            />
            <span class="check">
              <input type="radio" name="look" value={id} checked={id === chosen} />
              <strong>{title}</strong>
            </span>
            <span class="hint">{about}</span>
          </label>
        ))}
      </div>
    </section>
  );
};

type LookPictureProps = {
  look: string;
  palette: Readonly<Record<string, string>>;
  /** What it says, where that is not the stored brand's line. */
  brief?: string;
  /** Who signs it, where that is not the stored brand. */
  name?: string;
  /** Of the stored brand, so that the picture can be kept. */
  version?: string | number;
};

/** A sample post in an art direction. The script puts colours that are typed in place of those in its address. */
export const LookPicture = ({ look, palette, brief, name, version }: LookPictureProps) => {
  const colors = Object.entries(palette).filter(([, color]) => /^#[0-9a-f]{6}$/i.test(color));
  const query = new URLSearchParams([
    ["look", look],
    ...(brief ? [["brief", brief]] : []),
    ...(name ? [["name", name]] : []),
    ...(version === undefined ? [] : [["version", String(version)]]),
    ...colors.map(([role, hex]) => [COLOR + role, hex.slice(1)]),
  ]);
  return (
    <img
      src={`/app/brand/sample.webp?${query}`}
      alt=""
      class="sample"
      loading="lazy"
      width="320"
      height="320"
    />
  );
};
