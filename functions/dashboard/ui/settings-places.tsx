import { includesRole } from "../../../lib/access/roles.ts";
import type { Role } from "../../../lib/vocab.ts";

/** The parts of the settings, each with the least role that it is for. */
const PARTS = [
  { href: "/app/settings/members", label: "Members and invites", role: "viewer" },
  { href: "/app/settings/passkeys", label: "Passkeys", role: "viewer" },
  { href: "/app/settings/audit", label: "Audit log", role: "owner" },
  { href: "/app/settings/export", label: "Export", role: "owner" },
  { href: "/app/settings/delete", label: "Delete the workspace", role: "owner" },
] as const satisfies readonly { href: string; label: string; role: Role }[];

/** Links to the other pages of the settings. */
export const SettingsPlaces = ({ role }: { role: Role }) => (
  <nav class="row" aria-label="Settings">
    {PARTS.filter((part) => includesRole(role, part.role)).map(({ href, label }) => (
      <a class="button plain" href={href}>
        {label}
      </a>
    ))}
  </nav>
);
