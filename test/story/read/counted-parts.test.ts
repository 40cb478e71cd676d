import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const entriesOf = (brief: string) => {
  const { items, facts } = readStory({ brief, brand: brandOf("Kite") });
  return items.map((id) => facts.find((fact) => fact.id === id)?.says);
};

test.each([
  ["Learn to ride a bike. Day one: balance. Day two: braking. Day three: signals. £85.", 3],
  ["Learn to ride a bike. Week 1: balance. Week 2: braking. Week 3: signals. £85.", 3],
  ["Brot backen an drei Abenden. Erster Abend: Sauerteig. Zweiter Abend: Kneten. Dritter Abend: Backen.", 3],
  [
    "Apprenez à nager. Première séance : flotter. Deuxième séance : respirer. Troisième séance : plonger. 85 €.",
    3,
  ],
  ["Aprende a montar en bici. Primer día: equilibrio. Segundo: frenar. Tercero: señales. 85 €.", 3],
  [
    "Imparate a nuotare. Primo incontro: galleggiare. Secondo incontro: respirare. Terzo incontro: tuffarsi. 85 €.",
    3,
  ],
  ["Leer fietsen. Eerste les: balans. Tweede les: remmen. Derde les: borden. 85 euro.", 3],
  ["Aprenda a nadar. Primeira aula: flutuar. Segunda aula: respirar. Terceira aula: mergulhar. 85 €.", 3],
])("labels that count days or sessions open the entries of a list: %s", (brief, count) => {
  const labelled = brief.split(/(?<=\.) /u).filter((sentence) => /[:：]/u.test(sentence));
  expect(entriesOf(brief)).toHaveLength(count);
  expect(entriesOf(brief).map((says) => says?.replace(/\s/gu, " "))).toEqual(
    labelled.map((sentence) => sentence.replace(/\s/gu, " ")),
  );
});

test.each([
  "Day one: balance. Then we all go home.",
  "First: thank you. Second: we are open on Sunday.",
  "Week 2: braking. Week 3: signals.",
])("a label alone, and words that count nothing, open no list: %s", (brief) => {
  expect(entriesOf(brief)).toEqual([]);
});
