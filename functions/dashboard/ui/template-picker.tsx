import type { AssetType } from "../../../lib/vocab.ts";
import { EMPTY_FORM } from "../http/form.ts";
import { Field } from "./form.tsx";
import { TYPE_NAMES } from "./runs.tsx";

export type PickedTemplate = {
  output_type: string;
  title: string;
  about: string;
  asset_type: AssetType;
  version: number;
};

type PickerProps = {
  /** Where the form leads. */
  action: string;
  chosen: readonly string[];
  templates: readonly PickedTemplate[];
  /** What is searched for: only those that fit it are shown. */
  wanted: string;
  error: string | undefined;
  /** The version of the brand that the samples are drawn in. */
  brand: number;
};

/** What templates are made as, in groups that fit beside each other. */
const GROUPS: readonly { title: string; types: readonly AssetType[] }[] = [
  { title: "Cards", types: ["card"] },
  { title: "Films", types: ["video"] },
  { title: "Series and infographics", types: ["carousel", "slideshow", "infographic"] },
  { title: "Preview images of links", types: ["og_image"] },
];

/** Something to tick: a template, or the name of a type that stands for its default template. */
type Tickable = { name: string; title: string; about: string; picture?: string; type: AssetType };

/** Everything that can be ticked, as far as it has the words that are searched for. */
export function tickable(templates: readonly PickedTemplate[], wanted: string, brand = 0): Tickable[] {
  const named = templates.map(({ output_type: name, title, about, asset_type: type, version }) => ({
    name,
    title,
    about,
    picture: `/app/brand/template.webp?template=${name}&version=${brand}.${version}`,
    type,
  }));
  const types = GROUPS.flatMap((group) => group.types)
    .filter((type) => !templates.some(({ output_type }) => output_type === type))
    .map((type) => ({
      name: type,
      title: `${TYPE_NAMES[type]} of any template`,
      about: `For calls that say “${type}”: we choose the template.`,
      type,
    }));
  const words = wanted.toLowerCase().split(/\s+/);
  return [...named, ...types].filter(({ name, title, about }) => {
    const all = `${name} ${title} ${about}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** Every template as a picture to tick, with a search and a way to tick all or none of what it finds. */
export const TemplatePicker = ({ action, chosen, templates, wanted, error, brand }: PickerProps) => {
  const found = tickable(templates, wanted, brand);
  const hidden = chosen.filter((name) => !found.some((one) => one.name === name));
  return (
    <div class="stack picker" id="templates">
      <p class="label">Templates that the key may use</p>
      <p class="hint">
        Each is drawn as your brand has it, with the words of a sample. Some that suit most companies are
        ticked to begin with.
      </p>
      {error && <p class="error">{error}</p>}
      <div class="row">
        <Field
          name="wanted"
          label="Search templates"
          type="search"
          state={{ ...EMPTY_FORM, values: { wanted } }}
        />
        <div class="row end">
          <Pick action={action} value="search">
            Search
          </Pick>
          <Pick action={action} value="all">
            {wanted ? "Tick all of these" : "Tick all"}
          </Pick>
          <Pick action={action} value="none">
            {wanted ? "Tick none of these" : "Tick none"}
          </Pick>
        </div>
      </div>
      {hidden.map((name) => (
        <input type="hidden" name="templates" value={name} />
      ))}
      {wanted && (
        <p class="hint" role="status">
          {`${found.length} fit “${wanted}”.`}
          {hidden.length > 0 && ` ${hidden.length} more that are ticked are not shown.`}
        </p>
      )}
      {GROUPS.map(({ title, types }) => (
        <Group title={title} all={found.filter(({ type }) => types.includes(type))} chosen={chosen} />
      ))}
    </div>
  );
};

/** Shows the form again instead of saving it. */
const Pick = ({ action, value, children }: { action: string; value: string; children: string }) => (
  <button
    type="submit"
    name="pick"
    value={value}
    formaction={`${action}#templates`}
    formnovalidate
    class="button plain"
  >
    {children}
  </button>
);

const Group = ({
  title,
  all,
  chosen,
}: {
  title: string;
  all: readonly Tickable[];
  chosen: readonly string[];
}) =>
  all.length === 0 ? null : (
    <fieldset>
      <legend>{title}</legend>
      <div class="choices wide">
        {all.map((one) => (
          <label class="choice">
            {one.picture && <img src={one.picture} alt="" loading="lazy" />}
            <span class="check">
              <input type="checkbox" name="templates" value={one.name} checked={chosen.includes(one.name)} />
              <strong>{one.title}</strong>
            </span>
            <span class="hint">{one.about}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
