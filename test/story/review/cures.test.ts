import { expect, test } from "vitest";
import { marksIn } from "../../../lib/copy/judge/ledger/marks.ts";

test.each([
  "Our tea helps against every cold.",
  "It relieves headaches within minutes.",
  "Der Tee hilft gegen Erkältungen.",
  "Lindert starke Kopfschmerzen.",
  "Cette tisane soulage les migraines.",
  "Combate el insomnio.",
  "Allevia il dolore.",
  "Helpt tegen verkoudheid.",
  "Alivia as dores.",
  "Nuestro té cura el insomnio.",
  "Der Tee heilt Migräne.",
  "It cures eczema in a week.",
  "Heilt Neurodermitis in einer Woche.",
  "Guérit l’eczéma en une semaine.",
  "Cura el eccema en una semana.",
  "Cura l’eczema in una settimana.",
  "Geneest eczeem in een week.",
  "Cura eczema numa semana.",
])("what only a medicine may claim needs proof: %s", (sentence) => {
  expect(marksIn(sentence).map(({ key }) => key)).toEqual(["cure"]);
});

test.each([
  "A wool coat helps against the cold.",
  "The plugin prevents double bookings.",
  "The oil prevents scratches.",
  "We treat every dog as our own.",
  "Das hilft gegen kalte Füße.",
  "La nouvelle serrure lutte contre le vol.",
])("other help needs none: %s", (sentence) => {
  expect(marksIn(sentence)).toEqual([]);
});
