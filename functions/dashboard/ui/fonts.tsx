import type * as z from "zod/v4";
import type { listFonts } from "../../../lib/brand/fonts.ts";
import { PAIRINGS } from "../../../lib/render/typeface.ts";
import type { FormState } from "../http/form.ts";
import { Action, Field } from "./form.tsx";
import { Check, UploadForm } from "./upload.tsx";

type FontList = z.output<typeof listFonts.output>;

/** What headlines and text are set in, by name; "" is the house's choice. */
type FontChoice = { headline: string; text: string };

const leading = (stack: string) => stack.split(",")[0] ?? stack;

/** Every family of a role once, by a pairing that has it: the one that is chosen, else the first. */
function builtFor(role: "display" | "text", chosen: string) {
  const names = new Map<string, string>();
  for (const { name, families } of Object.values(PAIRINGS)) {
    const family = leading(families[role]);
    if (!names.has(family) || name === chosen) names.set(family, name);
  }
  return [...names].map(([label, value]) => ({ value, label }));
}

/** The names that can be chosen: the brand's own families, then the open ones, then one that stands there already. */
function choices(fonts: FontList, role: "display" | "text", chosen: string) {
  const own = [...new Set(fonts.map(({ family }) => family))].map((name) => ({ value: name, label: name }));
  const known = [{ value: "", label: "What suits the look" }, ...own, ...builtFor(role, chosen)];
  const isKnown = known.some(({ value }) => value === chosen);
  return isKnown ? known : [...known, { value: chosen, label: chosen }];
}

type ChoiceProps = { fonts: FontList; chosen: FontChoice; canChange: boolean; state: FormState };

/** Chooses the fonts of headlines and of text. Those who may only read get the fields without a form. */
export const FontChoiceForm = ({ canChange, ...choice }: ChoiceProps) => {
  if (!canChange)
    return (
      <section class="card form">
        <ChoiceFields {...choice} canChange={false} />
      </section>
    );
  return (
    <form method="post" action="/app/brand/fonts/choose" class="card form">
      <ChoiceFields {...choice} canChange />
      <p>
        <button type="submit" class="button main">
          Save
        </button>
      </p>
    </form>
  );
};

const ChoiceFields = ({ fonts, chosen, canChange, state }: ChoiceProps) => (
  <fieldset class="stack" disabled={!canChange}>
    <h2>In use</h2>
    <div class="fields">
      <Field
        name="headline"
        label="Headlines"
        value={chosen.headline}
        options={choices(fonts, "display", chosen.headline)}
        state={state}
      />
      <Field
        name="text"
        label="Text"
        value={chosen.text}
        options={choices(fonts, "text", chosen.text)}
        state={state}
      />
    </div>
  </fieldset>
);

type PairingsProps = { chosen: FontChoice; version: string | number; canChange: boolean };

/** Every pairing as a sample post of the brand, to be chosen with one press. */
export const Pairings = ({ chosen, version, canChange }: PairingsProps) => (
  <section class="card stack">
    <h2>Pairings of open fonts</h2>
    <ul class="gallery">
      {Object.values(PAIRINGS).map(({ name, families }) => (
        <li class="choice">
          <Specimen name={name} version={version} />
          <p class="row between">
            <strong>{leading(families.display)}</strong>
            {isIn(chosen, name) && <span class="badge good">in use</span>}
          </p>
          <p class="hint">{besides(families)}</p>
          {canChange && !isIn(chosen, name) && (
            <p>
              <Action
                action="/app/brand/fonts/choose"
                label="Use it"
                name={`Use it: ${leading(families.display)}`}
                fields={{ headline: name, text: name }}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const isIn = ({ headline, text }: FontChoice, name: string) => headline === name && text === name;

const besides = ({ display, text }: { display: string; text: string }) =>
  leading(display) === leading(text)
    ? "For headlines and text."
    : `Headlines, with text in ${leading(text)}.`;

/** A sample post that is set in a pairing or a family. The brand's version names what is drawn. */
const Specimen = ({ name, version }: { name: string; version: string | number }) => (
  <img
    src={`/app/brand/sample.webp?${new URLSearchParams({ headline: name, text: name, version: String(version) })}`}
    alt=""
    class="sample"
    loading="lazy"
    width="320"
    height="320"
  />
);

const weightOf = ({ weight_min, weight_max, italic }: FontList[number]) =>
  `${weight_min === weight_max ? `weight ${weight_min}` : `weights ${weight_min} to ${weight_max}`}${italic ? ", italic" : ""}`;

/** Names what stands there: a family's sample changes with its files. Ids grow with time. */
const shelfOf = (fonts: FontList): string =>
  `${fonts.length}-${fonts
    .map(({ id }) => id)
    .sort()
    .at(-1)}`;

type ShelfProps = { fonts: FontList; version: string | number; canChange: boolean; state: FormState };

/** The brand's own font files, and the form that adds one. */
export const FontShelf = ({ fonts, version, canChange, state }: ShelfProps) => (
  <section class="card stack">
    <h2>Your own fonts</h2>
    {fonts.length === 0 && <p class="soft">None yet. The pairings of open fonts are there without one.</p>}
    <ul class="list">
      {fonts.map((font) => (
        <li class="row between">
          <Specimen name={font.family} version={`${version}-${shelfOf(fonts)}`} />
          <div class="grows">
            <strong>{font.family}</strong>
            <p class="small">
              {weightOf(font)}, {font.characters.toLocaleString("en")} characters,{" "}
              {Math.ceil(font.bytes / 1024)} KB
            </p>
          </div>
          {canChange && (
            <Action
              action={`/app/brand/fonts/${font.id}/delete`}
              label="Delete"
              name={`Delete ${font.family}, ${weightOf(font)}`}
              kind="danger"
              confirm="Delete this font file?"
            />
          )}
        </li>
      ))}
    </ul>
    {canChange && (
      <UploadForm
        action="/app/brand/fonts"
        label="Add a font file"
        hint="WOFF2, TTF or OTF, one weight or a variable font, at most 2 MB."
        accept=".woff2,.ttf,.otf,font/woff2,font/ttf,font/otf"
        state={state}
      >
        <Field
          name="family"
          label="Family"
          hint="Leave it empty to take the name that the file says. Files with one name are one family."
          maxlength={60}
          state={state}
        />
        <Check
          name="license_confirmed"
          label="Its licence allows pictures and films made with it by a service."
          state={state}
        />
      </UploadForm>
    )}
  </section>
);
