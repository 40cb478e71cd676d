import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const POOL =
  "The restoration of the weir pool took four years, and on Saturday 22 May 2027 it opens to the public. The Environmental Stewardship Partnership paid two thirds of the £1.4 million. Season-ticket holders from 2023 receive their admission without any additional payment. Photography inside the changing facilities is strictly prohibited. Unaccompanied under-sixteens are welcome between 9 and 11 only.";

const made = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });

describe("what is not allowed in a place", () => {
  test("is told, although its words are those of pictures", () => {
    const { posts, heldBack } = made(POOL);
    expect(posts.linkedin).toContain("Photography inside the changing facilities is strictly prohibited.");
    expect(heldBack).toEqual([]);
  });

  test.each([
    "Das Bad öffnet am 22. Mai 2027. Fotografieren ist in den Umkleiden verboten.",
    "La piscine ouvre le 22 mai 2027. Les photos sont interdites dans les vestiaires.",
    "La piscina abre el 22 de mayo de 2027. Las fotos están prohibidas en los vestuarios.",
    "La piscina apre il 22 maggio 2027. Le foto sono vietate negli spogliatoi.",
    "Het zwembad opent op 22 mei 2027. Foto's maken is verboden in de kleedkamers.",
    "A piscina abre a 22 de maio de 2027. As fotografias são proibidas nos balneários.",
  ])("in every language: %s", (brief) => {
    const ban = brief.split(/(?<=\d{4}\.) /)[1] ?? "";
    expect(made(brief).posts.twitter?.replaceAll("’", "'")).toContain(ban);
  });
});
