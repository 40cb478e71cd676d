import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const whenOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "carousel" }).when?.date ??
  "";

test.each([
  "Our spring walks. Sunday 4 April, bluebells at Hall Wood, 10 am. Saturday 17 April, the canal by lantern, 8 pm. Sunday 2 May, dawn chorus, 5 am. All walks cost £4.",
  "Unser Programm im Mai. Freitag, 7. Mai: Lesung mit Ida Brandt, 19 Uhr. Samstag, 15. Mai: Trödelmarkt, 9 bis 16 Uhr. Sonntag, 30. Mai: Konzert im Hof, 17 Uhr. Der Eintritt ist frei.",
  "Programa de agosto de 2027 en el observatorio. Viernes 6, «Saturno y sus lunas», 22:00. Sábado 21, taller para niños de 7 a 12 años, 18:00. Viernes 27, «La Vía Láctea a simple vista», 22:00.",
])("of three sentences that their day heads none is the day of it all: %s", (brief) => {
  expect(whenOf(brief)).not.toMatch(/^(?:\p{L}+,? )?\d/u);
});

test("one sentence that its day heads is the day of the event", () => {
  expect(whenOf("Saturday 12 June, doors at 5. Our summer concert with the town band. Tickets £6.")).toBe(
    "Saturday 12 June",
  );
});
