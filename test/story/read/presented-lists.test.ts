import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  [
    "Hi, here's the timetable of the courses that start in January:",
    "The timetable of the courses that start in January.",
  ],
  ["Hier ist der Stundenplan ab Januar:", "Der Stundenplan ab Januar."],
  [
    "Voici les horaires des cours qui commencent en janvier :",
    "Les horaires des cours qui commencent en janvier.",
  ],
  [
    "Hola, este es el horario de los cursos que empiezan en enero:",
    "El horario de los cursos que empiezan en enero.",
  ],
  ["Ecco gli orari dei corsi da gennaio:", "Gli orari dei corsi da gennaio."],
  ["Hoi, dit is het rooster vanaf januari:", "Het rooster vanaf januari."],
  ["Olá, este é o horário das aulas a partir de janeiro:", "O horário das aulas a partir de janeiro."],
])("what presents a list is its title: %s", (lead, title) => {
  const brief = `${lead}\nA1: 18:00\nA2: 19:00\nB1: 20:00`;
  const { facts } = readStory({ brief, brand: brandOf("Kite") });
  expect(facts[0]?.says).toBe(title);
});
