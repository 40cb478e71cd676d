import type { Role } from "../../../lib/vocab.ts";
import { Places, type Tab } from "./places.tsx";

/** The parts of the developer settings. */
const PARTS = [
  { href: "/app/developer", label: "Webhooks" },
  { href: "/app/developer/keys", label: "API keys", role: "owner" },
  { href: "/app/developer/agents", label: "Agents" },
  { href: "/app/developer/requests", label: "Requests", role: "editor" },
] as const satisfies readonly Tab[];

type DeveloperPlacesProps = { at: (typeof PARTS)[number]["href"]; reader: Role };

/** Links to the other pages of the developer settings. */
export const DeveloperPlaces = (props: DeveloperPlacesProps) => (
  <Places name="Developer" places={PARTS} {...props} />
);

/** The guides and the reference, beside the title of every part. */
export const DeveloperGuides = () => (
  <>
    <a class="button plain" href="/docs/">
      Guides
    </a>
    <a class="button plain" href="/docs/reference">
      API reference
    </a>
  </>
);
