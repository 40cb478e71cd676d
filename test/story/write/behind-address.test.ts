import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const scenesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "instagram", assetType: "video" }).scenes.map(
    ({ text }) => text,
  );

const OPENS = "Our sauna is back on the beach from Friday 4 December. Sessions of 50 minutes, £14 each.";
test.each([
  [
    `${OPENS} Book at saltmarsh.example and bring a friend for half price on Mondays.`,
    "Bring a friend for half price on Mondays",
  ],
  [
    "Unsere Sauna ist ab Freitag, 4. Dezember, wieder am Strand. Bucht unter sauna.example und bringt montags eine Freundin zum halben Preis mit.",
    "Bringt montags eine Freundin zum halben Preis mit",
  ],
  [
    "Notre sauna est de retour sur la plage dès le vendredi 4 décembre. Réservez sur sauna.example et venez avec une amie à moitié prix le lundi.",
    "Venez avec une amie à moitié prix le lundi",
  ],
])("what to do besides stands by itself, for the last picture shows where: %s", (brief, scene) => {
  const scenes = scenesOf(brief);
  expect(scenes).toContain(scene);
  expect(scenes.join("\n")).not.toContain(".example");
});

test("a second place to book stays with the first", () => {
  const scenes = scenesOf(`${OPENS} Tickets at saltmarsh.example and at the hut on the beach.`);
  expect(scenes).not.toContain("At the hut on the beach");
});

test("what stands before the address besides is not lost", () => {
  const scenes = scenesOf(`${OPENS} Free towels, book at saltmarsh.example and bring a friend on Mondays.`);
  expect(scenes.join("\n")).toContain("Free towels");
});

test("a release is named over its headline only where that does not name it", () => {
  const kickerOf = (brief: string) =>
    houseStory({ brief, brand: brandOf("Kite"), channel: "web", assetType: "og_image" }).kicker?.text ?? "";
  expect(
    kickerOf("Release notes for version 4.2: recurring invoices, automatic reminders and a DATEV export."),
  ).toBe("");
});
