import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const coverOf = (brief: string, assetType: "carousel" | "card" = "carousel") => {
  const { headline, support } = houseStory({
    brief,
    brand: brandOf("Tangle"),
    channel: "instagram",
    assetType,
  });
  return `${headline.text} / ${support?.text ?? ""}`;
};

test.each([
  [
    "Samedi 15 mai 2027",
    "Samedi 15 mai 2027, le musée participe à la Nuit des musées. Entrée gratuite de 18 h à minuit.\n\nAu programme :\n18 h 30 – Atelier nœuds marins\n19 h 30 – Visite de l'exposition\n22 h – Visite des réserves",
  ],
  [
    "Friday 12 March 2027, from 9.15 to 11.45 am",
    "Brackendale School's spring open morning is on Friday 12 March 2027, from 9.15 to 11.45 am, on a normal school day.\n\n9.15 Coffee in the hall\n9.40 Tours in small groups\n10.45 Choice of forest walk or music rehearsal\n\nParking is on the lower field.",
  ],
  [
    "Sábado 8 de mayo de 2027",
    "El sábado 8 de mayo de 2027 el museo celebra la Noche de los Museos. Entrada gratuita de 18.00 a 24.00.\n\nPrograma:\n18.30 – Taller de nudos\n19.30 – Visita de la exposición\n22.00 – Visita con linterna",
  ],
])("the day of an event stands on the cover of its series: %s", (day, brief) => {
  expect(coverOf(brief).toLowerCase()).toContain(day.toLowerCase());
});

test("a day that the headline says is not said again", () => {
  const cover = coverOf(
    "Open day on Saturday 15 May 2027. Free entry.\n\nProgramme:\n10.00 – Tour of the workshop\n11.00 – Carving for beginners\n12.00 – Soup",
  );
  expect(cover.split("15 May")).toHaveLength(2);
});
