import { own } from "../../lib/text/own.ts";

/** Short names of calls whose id is no name by itself. */
const TITLES: Record<string, string> = {
  generate: "Generate asset",
  render: "Render templates",
  get_me: "Get this key",
  mascot_step: "Change mascot",
  get_brand_dna: "Get Brand DNA",
  update_brand_dna: "Update Brand DNA",
  draft_brand_dna: "Draft Brand DNA",
};

/** The short name of a call in lists: its id in words, so that the method of a client is found by it. */
export const titleOf = (id: string): string =>
  own(TITLES, id) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll("_", " ");
