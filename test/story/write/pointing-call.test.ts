import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { withoutPointer } from "../../../lib/story/write/pointing-call.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["Come and see it: open evening on Friday 11 December.", "Open evening on Friday 11 December."],
  ["Kommt vorbei: offene Werkstatt am 11. Dezember.", "Offene Werkstatt am 11. Dezember."],
  ["Venez le voir : portes ouvertes le 11 décembre.", "Portes ouvertes le 11 décembre."],
  ["Ven a verlo: puertas abiertas el 11 de diciembre.", "Puertas abiertas el 11 de diciembre."],
  ["Venite a vederlo: porte aperte l'11 dicembre.", "Porte aperte l'11 dicembre."],
  ["Kom het zelf bekijken: open avond op 11 december.", "Open avond op 11 december."],
  ["Venham vê-lo: porta aberta a 11 de dezembro.", "Porta aberta a 11 de dezembro."],
])("a call that only points is no headline: %s", (sentence, said) => {
  expect(withoutPointer(sentence)).toBe(said);
});

test.each([
  "Winter print fair: open evening on Friday 11 December.",
  "Come and sing with us: rehearsals on Fridays.",
  "See the new roof: open evening on Friday 11 December.",
])("a name or a call that says of what stays: %s", (sentence) => {
  expect(withoutPointer(sentence)).toBe(sentence);
});

test("what the call points to leads", () => {
  const { headline } = houseStory({
    brief:
      "The new roof on the scout hut is finished and we'd like to say thank you.\n\nCome and see it: open evening on Friday 11 December, 6 to 8pm, Tanner's Lane.",
    brand: brandOf("Acme"),
    channel: "linkedin",
    assetType: "video",
  });
  expect(headline.text).toContain("The new roof on the scout hut is finished");
});
