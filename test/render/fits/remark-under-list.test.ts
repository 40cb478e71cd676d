import { expect, test } from "vitest";
import { render } from "../../../lib/render/render.ts";
import { fits } from "../../../lib/render/templates/listicle/fits.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { PLAIN } from "../support/shots.ts";

const nothing = { brand: "Acme", asked: [], atHand: [], faces: [] };
const LIST =
  "- Wash the walls with sugar soap and dry them.\n- Buy one roller for every colour.\n- Start at the window and work away from it.";
const OFFER = "We paint a standard bedroom for £380, furniture moved included.";
const dataOf = (brief: string) => {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "card" });
  return fits(story, nothing)?.data;
};

test("what the author wrote behind tips stands under them, and is read behind them", async () => {
  const data = dataOf(`Three tips before you paint a room:\n${LIST}\n${OFFER}`);
  expect(data).toMatchObject({ opens: "points", supporting: OFFER });
  const { layout, pages, checks } = await render(listicle, { ...PLAIN, channel: "instagram", data });
  expect(layout).toBe("rows");
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  const said = pages[0]?.altText ?? "";
  expect(said.indexOf("We paint")).toBeGreaterThan(said.indexOf("Start at"));
});
