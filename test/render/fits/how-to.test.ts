import { expect, test } from "vitest";
import { areSteps } from "../../../lib/render/templates/series/how-to.ts";

const ideas = (...titles: string[]) => titles.map((title) => ({ title }));

test.each([
  ["en", "How to wash a wool jumper", ["Fill the sink with cold water", "Add a drop of soap", "Lay it flat"]],
  ["de", "Wollpullover waschen, so geht’s", ["Kaltes Wasser einlassen", "Liegend trocknen, nie hängen"]],
  ["de", "So waschen Sie Wolle", ["Füllen Sie das Becken", "Drücken Sie das Wasser aus"]],
  ["fr", "Comment laver un pull", ["Remplissez l’évier", "Séchez à plat"]],
  ["es", "Cómo lavar un jersey", ["Llena el lavabo", "Añade jabón", "Sécalo en plano"]],
  ["it", "Come lavare un maglione", ["Riempi il lavandino", "Asciuga in piano"]],
  ["nl", "Zo was je een trui", ["Vul de wasbak", "Droog hem plat"]],
  ["pt", "Como lavar uma camisola", ["Encha o lavatório", "Seque na horizontal"]],
])("orders under a headline that tells how are steps: %s, %s", (language, headline, titles) => {
  expect(areSteps(headline, ideas(...titles), language)).toBe(true);
});

test.each([
  ["en", "How to wash a wool jumper", ["Dry is how we like it", "Soap is in the bag"]],
  ["en", "Wash wool with us", ["Fill the sink with cold water", "Add a drop of soap"]],
  ["en", "How to find us?", ["Take tram 4", "Walk to the bridge"]],
  ["en", "How to wash a wool jumper", ["The water is cold", "Our soap has no scent"]],
  ["de", "Wollpullover waschen, so geht’s", ["Das Wasser ist kalt", "Unsere Seife riecht nicht"]],
  ["fr", "Comment laver un pull", ["La laine est fragile", "Nos ateliers du samedi"]],
  ["es", "Cómo lavar un jersey", ["La lana es delicada", "El sábado hay taller"]],
  ["it", "Come lavare un maglione", ["La lana è delicata", "Il sabato siamo aperti"]],
  ["nl", "Zo was je een trui", ["De wol is zacht", "Het water is koud"]],
  ["pt", "Como lavar uma camisola", ["A lã é delicada", "Os nossos cursos"]],
  ["en", "How to wash a wool jumper", ["Fill the sink with cold water"]],
])("statements, a question and a single order are none: %s, %s", (language, headline, titles) => {
  expect(areSteps(headline, ideas(...titles), language)).toBe(false);
});
