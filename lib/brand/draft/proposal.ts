import type { SitePalette } from "./colors.ts";
import type { SiteFont } from "./fonts.ts";
import type { Clue } from "./found.ts";
import type { Fetched } from "./visit.ts";

/** What was read about a brand. What was not found is absent; nothing is made up. */
export type Proposal = {
  name?: Clue | undefined;
  tagline?: Clue | undefined;
  overview?: Clue | undefined;
  oneLiner?: Clue | undefined;
  features?: Clue<string[]> | undefined;
  audience?: Clue | undefined;
  voice: Clue[];
  /** Words that the brand never uses. */
  banned?: Clue[];
  palette: SitePalette;
  /** Addresses of pictures, best first. */
  logos: Clue[];
  fonts: SiteFont[];
  pages: readonly Fetched[];
  readable: "yes" | "script_only" | "empty";
};
