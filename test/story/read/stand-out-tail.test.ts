import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "linkedin", assetType: "card" });

test.each([
  "O que mais nos orgulha são os 19 dias, | por isso gostávamos que esse número fosse o destaque.",
  "What makes us proudest are the 19 days, | so we would like that number to be the highlight.",
  "The bridge took us 19 days – | please make that figure the hero.",
  "Am stolzesten sind wir auf die 19 Tage, | deshalb soll diese Zahl im Vordergrund stehen.",
  "Notre fierté, ce sont les 19 jours de travaux, | donc nous aimerions que ce chiffre soit mis en avant.",
  "Lo que más nos enorgullece son los 19 días, | así que nos gustaría que ese número fuera el protagonista.",
  "Ciò che ci rende più fieri sono i 19 giorni, | quindi vorremmo che questo numero fosse in evidenza.",
  "Het meest trots zijn we op de 19 dagen, | dus dat getal mag centraal staan.",
])("a wish for the value of its sentence is obeyed, and not printed: %s", (sentence) => {
  const [said = "", wish = ""] = sentence.split("| ");
  const { posts, wishes } = storyOf(`${said}${wish}`);
  expect(posts.linkedin).toContain(said.replace(/\s*[,–]\s*$/u, "").slice(0, 20));
  expect(posts.linkedin).not.toContain(wish.split(" ").slice(-3).join(" "));
  expect(wishes).toEqual([
    expect.objectContaining({ rule: "emphasis", value: expect.stringMatching(/^19(?!\d)/) }),
  ]);
});

test.each([
  "The course lasts 19 days, so that number is the lowest in the region.",
  "Der Eintritt kostet 19 Euro, deshalb soll diese Karte allen offen stehen.",
  "La visite dure 19 minutes, donc ce chiffre reste sous la demi-heure.",
])("a conclusion from a value is for readers: %s", (brief) => {
  const { posts, wishes } = storyOf(brief);
  expect(posts.linkedin).toContain(brief.split(", ")[1]?.slice(0, 12));
  expect(wishes).toEqual([]);
});
