import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { nobody } from "../../copy/brands.ts";

const quotationIn = (brief: string) => readStory({ brief, brand: nobody }).quotation;

test.each([
  [
    "We'd like to share these words from a client, Dan Ward, piper in Leeds, who has agreed to be named: “My grandfather's pipes had been silent since 1961. I got them back in November.” Restoration of a set in boxwood.",
    "Dan Ward",
  ],
  [
    "Wir möchten diese Worte eines Kunden veröffentlichen, Hans Ebner, Sackpfeifer aus Passau, der uns das mit vollem Namen erlaubt hat: „Der Dudelsack meines Großvaters war seit 1961 stumm. Im November kam er zurück.“ Restaurierung in Olivenholz.",
    "Hans Ebner",
  ],
  [
    "Nous voudrions publier ces mots d'un client, Yann Le Bras, sonneur à Quimper, qui nous a autorisés à les utiliser : « La cornemuse de mon grand-père se taisait depuis 1961. » Restauration en olivier.",
    "Yann Le Bras",
  ],
  [
    "Queremos publicar estas palabras de un cliente, Xurxo Rial, gaitero de Lugo, que nos ha autorizado a usarlas con nombre: «La gaita de mi abuelo callaba desde 1961.» Restauración en olivo.",
    "Xurxo Rial",
  ],
  [
    "Vorremmo pubblicare queste parole di un nostro cliente, Donato Iacovella, zampognaro di Scapoli, che ci ha autorizzato a usarle con nome e cognome: «La zampogna di mio nonno taceva dal 1961.» Restauro in olivo.",
    "Donato Iacovella",
  ],
  [
    "We willen graag deze woorden van een klant plaatsen, Piet Hoek, doedelzakspeler uit Breda, die ons toestemming gaf: “De doedelzak van mijn opa zweeg sinds 1961.” Restauratie in olijfhout.",
    "Piet Hoek",
  ],
  [
    "Queremos publicar estas palavras de um cliente, Rui Sá, gaiteiro de Braga, que nos autorizou a usar o nome: «A gaita do meu avô estava calada desde 1961.» Restauro em oliveira.",
    "Rui Sá",
  ],
])("who spoke stands between the order and the words: %s", (brief, name) => {
  const found = quotationIn(brief);
  expect(found?.name).toBe(name);
  expect(`${found?.role} ${found?.company}`).not.toMatch(/agreed|erlaubt|autori|toestemming/u);
});

test("words without a name stay words without one", () => {
  const brief =
    "Please put these words on the card, in large letters: “We are open all winter, whatever the weather does.”";
  expect(quotationIn(brief)?.name ?? "").toBe("");
});
