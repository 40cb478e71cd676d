import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { otherEmphasis, otherLeads } from "../../../lib/story/review/wished-lead.ts";
import { brandOf } from "../../copy/brands.ts";

/** What a person is asked about the headline of a brief. */
function asked(brief: string): string[] {
  const story = houseStory({ brief, brand: brandOf("Rowkeeper"), channel: "linkedin", assetType: "card" });
  const leads = [...otherLeads({ story, brief }), ...otherEmphasis({ story, places: [] })];
  return leads.map(({ quote }) => quote);
}
const NEWS = "Rowkeeper 2.0 is here after 14 months. The installer is 18 MB now, it was 164.";

test("a headline about something else than the author asked for is looked at", () => {
  expect(asked(`${NEWS} Keep the size drop as the hook.`)).toEqual(["size drop"]);
});

test("one that says it is not", () => {
  expect(asked(`${NEWS} Keep the 14 months as the hook.`)).toEqual([]);
  expect(asked(NEWS)).toEqual([]);
});
