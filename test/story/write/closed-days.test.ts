import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const headOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" }).headline.text;

test.each([
  "Van maandag 6 juli gelden onze zomertijden: dinsdag en vrijdag van 10.00 tot 16.00 uur, zaterdag gesloten. De kaartjes voor het feest op 12 juli liggen klaar.",
  "Ab Montag, 6. Juli, gelten unsere Sommerzeiten: Dienstag und Freitag von 10 bis 16 Uhr, Samstag geschlossen. Die Karten für das Fest am 12. Juli liegen bereit.",
])("a day is never called closed because another one is: %s", (brief) => {
  expect(headOf(brief)).not.toMatch(/^(?:Gesloten|Geschlossen)/);
});
