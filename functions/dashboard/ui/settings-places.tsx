import type { Role } from "../../../lib/vocab.ts";
import { Places, type Tab } from "./places.tsx";

/** The parts of the settings. */
const PARTS = [
  { href: "/app/settings", label: "Workspace" },
  { href: "/app/settings/you", label: "You" },
  { href: "/app/settings/members", label: "Members" },
  { href: "/app/settings/passkeys", label: "Passkeys" },
  { href: "/app/settings/audit", label: "Audit log", role: "owner" },
  { href: "/app/settings/export", label: "Export", role: "owner" },
  { href: "/app/settings/delete", label: "Delete", role: "owner" },
] as const satisfies readonly Tab[];

type SettingsPlacesProps = { at: (typeof PARTS)[number]["href"]; reader: Role };

/** Links to the other pages of the settings. */
export const SettingsPlaces = (props: SettingsPlacesProps) => (
  <Places name="Settings" places={PARTS} {...props} />
);
