import { PhotoKind } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Action, Field } from "./form.tsx";
import { pathOf } from "./runs.tsx";
import { Check, FileField } from "./upload.tsx";

/** A page stays small: the newest are shown. */
const MAX_SHOWN = 48;

type Item = {
  id: string;
  name: string;
  about: string;
  alt: string;
  image_url: string | null;
  status: string;
  reason: string | null;
};

type ShelfProps = { title: string; path: string; items: readonly Item[]; empty: string; canChange: boolean };

/** Pictures of one kind, each with what it is and a way to delete it. */
export const Shelf = ({ title, path, items, empty, canChange }: ShelfProps) => (
  <section class="stack">
    <h2>{items.length > 0 ? `${title} (${items.length})` : title}</h2>
    {items.length === 0 && <p class="soft">{empty}</p>}
    <ul class="gallery">
      {items.slice(0, MAX_SHOWN).map((item) => (
        <li>
          <ItemTile item={item} path={path} canChange={canChange} />
        </li>
      ))}
    </ul>
    {items.length > MAX_SHOWN && <p class="soft small">{`The newest ${MAX_SHOWN} are shown.`}</p>}
  </section>
);

const ItemTile = ({ item, path, canChange }: { item: Item; path: string; canChange: boolean }) => (
  <div class="tile">
    <div class="thumb">
      {item.image_url ? (
        <img src={pathOf(item.image_url)} alt={item.alt} loading="lazy" />
      ) : (
        <span>{item.status === "failed" ? "No picture" : "On its way"}</span>
      )}
    </div>
    <div class="about">
      <p class="brief">{item.name}</p>
      <p class="soft small">{item.reason ?? item.about}</p>
      {canChange && (
        <Action
          action={`${path}/${item.id}/delete`}
          label="Delete"
          kind="link"
          confirm={`Delete "${item.name}"?`}
        />
      )}
    </div>
  </div>
);

const KINDS: Record<PhotoKind, string> = {
  product: "A product",
  place: "A place",
  people: "People",
  texture: "A texture or pattern",
  other: "Something else",
};

export const PhotoForm = ({ action, state }: { action: string; state: FormState }) => (
  <section class="card">
    <h2>Add a photo</h2>
    <form method="post" action={action} enctype="multipart/form-data" class="form">
      <FileField
        label="File"
        hint="JPEG, PNG or WebP, at most 10 MB. Places and camera details are removed from it."
        accept="image/jpeg,image/png,image/webp"
        state={state}
      />
      <div class="fields">
        <Field name="name" label="Name" required maxlength={120} state={state} />
        <Field
          name="kind"
          label="What it shows"
          options={PhotoKind.options.map((value) => ({ value, label: KINDS[value] }))}
          state={state}
        />
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
      <p>
        <button type="submit" class="button main">
          Add the photo
        </button>
      </p>
    </form>
  </section>
);
