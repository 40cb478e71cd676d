import type { Role } from "../../../lib/vocab.ts";
import { Places } from "./places.tsx";
import { profilePath } from "./studio.tsx";

/** The parts of one Studio profile, by the end of their address. */
type ProfilePlace = "" | "/targets" | "/templates" | "/remove";

type StudioPlacesProps = { keyId: string; at: ProfilePlace; reader: Role };

/** Links to the parts of a profile. */
export const StudioPlaces = ({ keyId, at, reader }: StudioPlacesProps) => {
  const path = profilePath(keyId);
  const places = [
    { href: path, label: "Try it" },
    { href: `${path}/targets`, label: "Where cards go", role: "owner" as const },
    { href: `${path}/templates`, label: "Templates", role: "owner" as const },
    { href: `${path}/remove`, label: "Remove", role: "owner" as const },
  ];
  return <Places name="Profile" places={places} at={`${path}${at}`} reader={reader} />;
};
