import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Loch Rowing"), channel: "instagram", assetType: "card" });

const BEHIND =
  "£6 a head, £3 for under 18s. Wear shoes that may get wet. 12 places. Book at lochrowing.example/try.";

test("what it is stands over the day that is wanted large", () => {
  const { kicker, headline, support, occasion } = storyOf(
    `Come and try rowing! Saturday 9 January, 10am to noon at the boathouse. ${BEHIND}\n\nDate and time big please.`,
  );
  expect(occasion).toBe("event");
  expect(headline.text).toMatch(/^Saturday 9 January/);
  expect(kicker?.text).toBe("Come and try rowing!");
  expect(support?.text).not.toContain("Come and try");
});

test("without such a wish it is the headline", () => {
  const { headline } = storyOf(
    `Come and try rowing! Saturday 9 January, 10am to noon at the boathouse. ${BEHIND}`,
  );
  expect(headline.text).toMatch(/^Come and try rowing/);
});
