import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isBanForReaders } from "../../../lib/story/read/reader-bans.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

test.each([
  "The show opens on Friday 27 November. Please do not touch the exhibits. No flash photography. Free entry.",
  "Das Freibad öffnet am Montag um 9 Uhr. Nicht vom Beckenrand springen. Kinder nie allein lassen.",
  "L’expo ouvre vendredi 27 novembre. Ne touchez pas aux œuvres. Entrée libre. Pas de flash.",
  "La exposición abre el viernes 27 de noviembre. No tocar las obras. Entrada libre.",
  "La mostra apre venerdì 27 novembre. Non toccate le opere. Ingresso libero. Niente flash.",
  "De expo opent vrijdag 27 november. Raak de werken niet aan. Gratis toegang. Geen flits.",
  "A exposição abre na sexta-feira, 27 de novembro. Não toque nas obras. Entrada livre. Sem flash.",
])("what visitors must not do or bring is told them: %s", (brief) => {
  const post = postOf(brief).replace(/\s/g, " ");
  for (const sentence of brief.split(/(?<=\.) /)) expect(post).toContain(sentence);
});

test("what the picture is to do without is not", () => {
  const brief =
    "The market moves to Mill Lane on 5 December. No snowflakes, no Santa hats. Please don't use our old logo.";
  expect(postOf(brief)).not.toMatch(/snowflakes|logo/);
});

test.each([
  "Frozen pipe? Warm it with a hairdryer. Never use a flame.",
  "Neck: tilt your head, hold 20 seconds. Stop if it hurts.",
  "Rohr gefroren? Mit dem Föhn wärmen. Nie eine Flamme benutzen.",
  "Le tuyau a gelé ? Chauffez-le avec un sèche-cheveux. N’utilisez jamais de flamme.",
])("what instructions warn of is told: %s", (brief) => {
  const last = brief.split(/(?<=[.?]) /).at(-1) as string;
  expect(postOf(brief).replace(/\s/g, " ")).toContain(last);
});

test.each(["Don't use the flame icon.", "Never use flames in the picture."])(
  "a thing on the picture is no hazard: %s",
  (sentence) => expect(isBanForReaders(sentence, "en")).toBe(false),
);
