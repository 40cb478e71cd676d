import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isMannerWish } from "../../../lib/story/read/manner-wishes.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { bansInText } from "../../../lib/story/read/text-bans.ts";
import { brandOf, nobody } from "../../copy/brands.ts";

test.each([
  ["en", "No shouting, no exclamation points, these folks get up at 4."],
  ["en", "Please no puns and no superlatives, our readers are over eighty."],
  ["de", "Keine Ausrufezeichen, kein Geschrei, die Leute stehen um 4 auf."],
  ["fr", "Pas de points d'exclamation, pas de majuscules, nos clients sont fatigués."],
  ["es", "Sin exclamaciones, sin gritos, esta gente madruga a las 4."],
  ["it", "Niente punti esclamativi e niente facce spaventate, siamo ottici."],
  ["nl", "Geen uitroeptekens, geen geschreeuw, deze mensen staan om 4 uur op."],
  ["pt", "Sem exclamações, sem gritos, esta gente acorda às 4."],
])("%s: what a text is to do without, and why, is for its maker: %s", (language, sentence) => {
  expect(bansInText(sentence, language)).toBe(true);
});

test.each([
  ["en", "No shouting, no food, these people come here to read."],
  ["en", "No hashtags, doors open at 9."],
  ["de", "Keine Hunde, keine Fahrräder, die Leute brauchen Platz."],
  ["fr", "Pas de chiens, pas de vélos, nos clients sont fatigués."],
  ["es", "Sin gluten, sin azúcar, esta tarta dura una semana."],
  ["it", "Niente cani, niente bici, siamo in un museo."],
  ["nl", "Geen honden, geen fietsen, deze zaal is klein."],
  ["pt", "Sem cães, sem bicicletas, esta sala é pequena."],
])("%s: what visitors are to do without is none: %s", (language, sentence) => {
  expect(bansInText(sentence, language)).toBe(false);
});

test.each([
  ["en", "Please keep it quiet and dignified, we're not a theme park."],
  ["en", "We'd like something slow that makes people hungry, no thumping music."],
  ["de", "Bitte ruhig und würdevoll halten, wir sind kein Freizeitpark."],
  ["fr", "On aimerait quelque chose de lent, qui donne envie, pas de musique qui tape."],
  ["es", "Que sea tranquilo y digno, no somos un parque."],
  ["it", "Vorremmo qualcosa di lento, niente musica forte."],
  ["nl", "Houd het graag rustig en waardig, we zijn geen pretpark."],
  ["pt", "Que seja calmo e digno, não somos um parque."],
])("%s: a wish for a quiet piece is one of manner: %s", (language, sentence) => {
  expect(isMannerWish(sentence, language)).toBe(true);
});

test.each([
  ["en", "Keep it quiet until Monday."],
  ["en", "No music after ten."],
  ["de", "Keine Musik nach 22 Uhr."],
  ["fr", "Pas de musique après 22 h."],
])("%s: a secret and a rule of the house are none: %s", (language, sentence) => {
  expect(isMannerWish(sentence, language)).toBe(false);
});

test("what is to be kept quiet stays a secret", () => {
  const { heldBack } = readStory({
    brief: "The spring fair is on Saturday 14 June. Keep it quiet until Monday.",
    brand: nobody,
  });
  expect(heldBack).toContainEqual(
    expect.objectContaining({ why: "internal", quote: expect.stringContaining("Keep it quiet") }),
  );
});

test.each([
  ["Good day!", "Our yard is open on Saturday 14 June."],
  ["Good evening everyone!", "Our yard is open on Saturday 14 June."],
  ["Hallo zusammen!", "Unsere Werkstatt ist am Samstag, 14. Juni, offen."],
  ["Schönen guten Tag!", "Unsere Werkstatt ist am Samstag, 14. Juni, offen."],
  ["Bonjour à tous !", "Notre atelier est ouvert le samedi 14 juin."],
  ["¡Buenos días!", "El taller abre el sábado 14 de junio."],
  ["Buongiorno!", "L'officina apre sabato 14 giugno."],
  ["Goedendag!", "De werkplaats is zaterdag 14 juni open."],
  ["Bom dia!", "A oficina abre no sábado 14 de junho."],
])("a greeting above a brief is left out and nothing to understand: %s", (greeting, news) => {
  const about = { brand: brandOf("Ashdown"), channel: "linkedin", assetType: "card" } as const;
  const { heldBack, posts } = houseStory({ brief: `${greeting} ${news}`, ...about });
  expect(heldBack.map(({ why }) => why)).toEqual(["internal"]);
  expect(posts.linkedin).not.toContain(greeting.replace(/\W+$/u, ""));
});

test("a good day for something is no greeting", () => {
  const brief = "A good day for the river: 48 volunteers took out 2 tonnes of rubbish.";
  expect(readStory({ brief, brand: nobody }).heldBack).toEqual([]);
});
