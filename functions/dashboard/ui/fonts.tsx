import type * as z from "zod/v4";
import type { listFonts } from "../../../lib/brand/fonts.ts";
import { PAIRINGS } from "../../../lib/render/typeface.ts";
import type { FormState } from "../http/form.ts";
import { Action, Field } from "./form.tsx";
import { Check, FileField } from "./upload.tsx";

type FontList = z.output<typeof listFonts.output>;

/** What headlines and text are set in, by name; "" is the house's choice. */
type FontChoice = { headline: string; text: string };

const leading = (stack: string) => stack.split(",")[0] ?? stack;

/** The names that can be chosen: the brand's own families, then the pairings, then one that stands there already. */
function choices(fonts: FontList, role: "display" | "text", chosen: string) {
  const own = [...new Set(fonts.map(({ family }) => family))].map((name) => ({ value: name, label: name }));
  const built = Object.values(PAIRINGS).map(({ name, families }) => ({
    value: name,
    label: `${leading(families[role])} (${name})`,
  }));
  const known = [{ value: "", label: "What suits the look" }, ...own, ...built];
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

const weightOf = ({ weight_min, weight_max, italic }: FontList[number]) =>
  `${weight_min === weight_max ? `weight ${weight_min}` : `weights ${weight_min} to ${weight_max}`}${italic ? ", italic" : ""}`;

type ShelfProps = { fonts: FontList; canChange: boolean; state: FormState };

/** The brand's own font files, and the form that adds one. */
export const FontShelf = ({ fonts, canChange, state }: ShelfProps) => (
  <section class="card stack">
    <h2>Your own fonts</h2>
    {fonts.length === 0 && <p class="soft">None yet. The pairings of open fonts are there without one.</p>}
    <ul class="list">
      {fonts.map((font) => (
        <li class="row between">
          <div>
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
      <form method="post" action="/app/brand/fonts" enctype="multipart/form-data" class="form">
        <FileField
          label="Add a font file"
          hint="WOFF2, TTF or OTF, one weight or a variable font, at most 2 MB."
          accept=".woff2,.ttf,.otf,font/woff2,font/ttf,font/otf"
          state={state}
        />
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
        <p>
          <button type="submit" class="button plain">
            Upload
          </button>
        </p>
      </form>
    )}
  </section>
);
