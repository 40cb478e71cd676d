import { includesRole } from "../../../lib/access/roles.ts";
import type { Role } from "../../../lib/vocab.ts";

/** A page, and the least role that it is for, where not everybody may open it. */
export type Tab = { href: string; label: string; role?: Role };
type PlacesProps = { name: string; places: readonly Tab[]; at: string; reader?: Role };

/** Tabs: the pages of one part of the dashboard that a role may open. */
export const Places = ({ name, places, at, reader = "viewer" }: PlacesProps) => (
  <nav class="tabs" aria-label={name}>
    {places
      .filter((place) => includesRole(reader, place.role ?? "viewer"))
      .map(({ href, label }) => (
        <a href={href} aria-current={href === at ? "page" : undefined}>
          {label}
        </a>
      ))}
  </nav>
);
