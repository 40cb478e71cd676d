import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["på svenska", "Vår nya verkstad öppnar lördagen den 5 december klockan 10 på Kvarngatan 12."],
  ["på dansk", "Vores nye værksted åbner lørdag den 5. december klokken 10 på Møllegade 12."],
  ["på norsk", "Det nye verkstedet vårt åpner lørdag 5. desember klokken 10 i Møllegata 12."],
  ["po polsku", "Nasz nowy warsztat otwieramy w sobotę 5 grudnia o 10 przy ulicy Młyńskiej 12."],
  ["in Finnish", "Uusi verstaamme avataan lauantaina kello 10, ja se on kaikille avoin myös sunnuntaina."],
])("a brief that is not read asks for a person in words that its author knows: %s", (words, brief) => {
  const story = houseStory({ brief, brand: brandOf("Hjul"), channel: "linkedin", assetType: "card" });
  expect(story.doubts.find(({ slot }) => slot === "language")?.says).toContain(words);
});
