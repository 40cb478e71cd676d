import { expect, test } from "vitest";
import { readAsset } from "../support/assets.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const brand = { name: "Quayside Cinema", palette: { primary: "#b93515", background: "#ffd79a" } };

test("a wide drawing does not touch the brand that stands in its field", async () => {
  const data = {
    headline: "The cinema has new seats",
    supporting: "Every one of them has room for long legs.",
  };
  const drawn = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      renderCard({ ...PLAIN, channel: "instagram", brand, data, seed: i + 1, readAsset }),
    ),
  );
  const signed = drawn.filter(({ layout }) => layout === "subject_signed");
  expect(signed.length).toBeGreaterThan(1);
  for (const { checks } of signed)
    expect(checks.filter(({ id, passed }) => id === "picture_contrast" && !passed)).toEqual([]);
});
