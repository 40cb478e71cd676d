import { Places, type Tab } from "./places.tsx";

const LIBRARY = "/app/brand/library";

/** The parts of the brand, in the order of their tabs. */
const PARTS = [
  { href: "/app/brand", label: "Brand" },
  { href: "/app/brand/fonts", label: "Fonts" },
  { href: LIBRARY, label: "Photos" },
  { href: `${LIBRARY}/screens`, label: "Screens" },
  { href: `${LIBRARY}/people`, label: "People" },
  { href: `${LIBRARY}/videos`, label: "Videos" },
  { href: "/app/brand/mascot", label: "Mascot" },
  { href: `${LIBRARY}/uploads`, label: "All uploads" },
] as const satisfies readonly Tab[];

export type BrandPart = (typeof PARTS)[number]["href"];

/** Links to the other parts of the brand. */
export const BrandPlaces = ({ at }: { at: BrandPart }) => <Places name="Brand" places={PARTS} at={at} />;
