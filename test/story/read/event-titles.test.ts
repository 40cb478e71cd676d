import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const saidIn = (brief: string) =>
  readStory({ brief, brand: brandOf("Kestrel") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

test.each([
  [
    "Our May talk. The talk is called Mills of the Wye, by Dr Ann Lee. Monday 3 May 2027, 7 pm.",
    "“Mills of the Wye”, May talk by Dr Ann Lee.",
  ],
  [
    "May lecture. Lecture is called The Weir, speaker is Ann Lee. Monday 3 May 2027, 7 pm.",
    "“The Weir”, May lecture, speaker Ann Lee.",
  ],
  [
    "Unser Vortrag im Mai. Der Vortrag heißt Die Wehre der Ilm, Referentin ist Ute Lenz. Montag, 3. Mai 2027, 19 Uhr.",
    "„Die Wehre der Ilm“, Vortrag im Mai, Referentin Ute Lenz.",
  ],
  [
    "Nuestra charla de mayo. La charla se titula El molino viejo, por Marta Ruiz. Lunes 3 de mayo de 2027, a las 19:00.",
    "“El molino viejo”, charla de mayo por Marta Ruiz.",
  ],
  [
    "Notre atelier de mai. L'atelier s'appelle Cuir et fil, avec Lucie Noir. Lundi 3 mai 2027 à 18 h.",
    "« Cuir et fil », atelier de mai avec Lucie Noir.",
  ],
  [
    "Il laboratorio di maggio. Il laboratorio si chiama Cuoio e filo, con Lucia Neri. Lunedì 3 maggio 2027, ore 18.00.",
    "“Cuoio e filo”, laboratorio di maggio con Lucia Neri.",
  ],
])("a title that a sentence tells leads: %s", (brief, says) => {
  expect(saidIn(brief)[0]?.replace(/\u00a0/g, " ")).toBe(says);
});

test.each([
  ["Our May workshop. The workshop is called off, sorry.", "The workshop is called off, sorry."],
  ["Our new shop cat. The cat is called Biscuit, by the way.", "The cat is called Biscuit, by the way."],
  [
    "Our May talk. The talk is called Salt, Rope and Tar, Monday 3 May, 7 pm.",
    "The talk is called Salt, Rope and Tar, Monday 3 May, 7 pm.",
  ],
])("other words stay as they are: %s", (brief, says) => {
  expect(saidIn(brief)).toContain(says);
});
