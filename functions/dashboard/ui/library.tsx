import { Action } from "./form.tsx";
import { pathOf } from "./runs.tsx";

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
  /** The page of the item, where it has one. */
  href?: string;
};

type ShelfProps = { title: string; path: string; items: readonly Item[]; empty: string; canChange: boolean };

/** Pictures of one kind, each with what it is and a way to delete it. */
export const Shelf = ({ title, path, items, empty, canChange }: ShelfProps) => (
  <section class="stack">
    <h2 class={items.length > 0 ? undefined : "hidden"}>
      {items.length > 0 ? `${items.length} stored` : title}
    </h2>
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
      <p class="brief">{item.href ? <a href={item.href}>{item.name}</a> : item.name}</p>
      <p class="soft small">{item.reason ?? item.about}</p>
      {canChange && (
        <Action
          action={`${path}/${item.id}/delete`}
          label="Delete"
          name={`Delete ${item.name}`}
          kind="link"
          confirm={`Delete "${item.name}"?`}
        />
      )}
    </div>
  </div>
);
