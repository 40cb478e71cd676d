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
])("what only a medicine may claim needs proof: %s", (sentence) => {
  expect(marksIn(sentence).map(({ key }) => key)).toEqual(["cure"]);
});

test.each([
  "A wool coat helps against the cold.",
  "The plugin prevents double bookings.",
  "Das hilft gegen kalte Füße.",
  "La nouvelle serrure lutte contre le vol.",
])("other help needs none: %s", (sentence) => {
  expect(marksIn(sentence)).toEqual([]);
});
