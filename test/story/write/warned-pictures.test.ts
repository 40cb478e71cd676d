import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { warns } from "../../../lib/story/write/warnings.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  "Wer allergisch ist, bitte nicht essen.",
  "If you have a nut allergy, please don't eat it.",
  "Les personnes allergiques ne doivent pas en manger.",
  "Quien sea alérgico, que no las coma.",
  "Chi è allergico non li mangi.",
  "Wie allergisch is: niet opeten.",
  "Quem for alérgico não coma.",
])("%s warns", (sentence) => {
  expect(warns(sentence)).toBe(true);
});

test("a day with its weekday is no headline without what happens then", () => {
  const brief =
    "El 12 de enero, que es martes, empieza con nosotros Lucía Ferrer, fisioterapeuta especializada en corredores después de diez años en un club de atletismo. La agenda está abierta.";
  const { headline } = houseStory({
    brief,
    brand: brandOf("Nordhof"),
    channel: "linkedin",
    assetType: "video",
  });
  expect(headline?.text).not.toMatch(/martes$/u);
});

test("whom a sentence is about stays with what he does", () => {
  const brief =
    "Wir suchen zwei Azubis zum 1. August 2027. Wer schwindelfrei ist, kommt vorher eine Woche Probe arbeiten, ein Zeugnis ist uns ehrlich gesagt nicht so wichtig.";
  const { scenes } = houseStory({
    brief,
    brand: brandOf("Nordhof"),
    channel: "instagram",
    assetType: "video",
  });
  expect(scenes.map(({ text }) => text)).not.toContain("Wer schwindelfrei ist");
});
