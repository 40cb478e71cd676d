import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/film-launch/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };
const dataOf = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Fernwick"), channel: "tiktok", assetType: "video" }), PICTURES)!
    .data;

const STEPS = "How to oil a chain:\n\n1. Wipe it dry\n2. One drop on each link\n3. Wipe off the rest\n\n";

test("what is said behind the steps and tells where to go is what the film ends on, and is said once", () => {
  const {
    points = [],
    last,
    details,
  } = dataOf(
    `${STEPS}If it still crunches bring it in, we check it for free, Tuesday to Saturday 10 to 6, 14 Mill Street.`,
  );
  expect(last).toBe("If it still crunches bring it in, we check it for free");
  expect(details).toBe("Tuesday to Saturday 10 to 6, 14 Mill Street");
  expect(points).toEqual(["1. Wipe it dry", "2. One drop on each link", "3. Wipe off the rest"]);
});

test("a remark that tells nothing of where to go stays among the scenes", () => {
  const { points, last } = dataOf(`${STEPS}Use a light oil in summer.`);
  expect(last).toBeUndefined();
  expect(points).toContain("Use a light oil in summer");
});

test("a film about an open weekend ends on its two days", () => {
  const { details } = dataOf(
    "È arrivato l'olio nuovo! Sabato 5 e domenica 6 dicembre il frantoio è aperto a tutti dalle 10 alle 18. La bottiglia costa 14 euro. Siamo in via dei Mandorli 22.",
  );
  expect(details).toContain("Sabato 5 e domenica 6 dicembre");
  expect(details).toContain("via dei Mandorli 22");
});

test("an address without a number is kept", () => {
  const { details } = dataOf(
    "New letters in the museum. From Friday 15 January to Sunday 30 May 2027. Admission £6, under 16s free. Former Post Office, Station Road, Oakhanger.",
  );
  expect(details).toContain("Former Post Office, Station Road, Oakhanger");
});

test("what was raised and is left over is no price to pay", () => {
  const { details = "" } = dataOf(
    "The roof is finished. We needed £18,500 and you raised £19,240. The £740 left over is going on a new cooker. Open evening on Friday 11 December, 6 to 8pm, Tanner's Lane.",
  );
  expect(details).not.toContain("£740");
});
