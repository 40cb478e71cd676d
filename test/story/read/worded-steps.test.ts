import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

/** Steps whose order is given in words. */
const brand = brandOf("Acme");
const stepsOf = (brief: string) => readStory({ brief, brand }).steps.map(({ title }) => title);

test.each([
  [
    "How to rest a stiff neck at your desk. First, sit back in the chair. Then drop the right ear towards the shoulder. After that, tuck the chin in ten times. Last, stand up and walk for a minute.",
    [
      "Sit back in the chair",
      "Drop the right ear towards the shoulder",
      "Tuck the chin in ten times",
      "Stand up and walk for a minute",
    ],
  ],
  [
    "How to wax a kite. Step one: warm the wax. Step two: rub it along the seam. It smells a little. Step three: wait an hour.",
    ["Warm the wax", "Rub it along the seam. It smells a little", "Wait an hour"],
  ],
  [
    "So bleibt Ihre Trommel gut gestimmt. Schritt eins: Spannen Sie das Fell gleichmäßig. Schritt zwei: Klopfen Sie rundum. Schritt drei: Ziehen Sie leise Stellen nach.",
    ["Spannen Sie das Fell gleichmäßig", "Klopfen Sie rundum", "Ziehen Sie leise Stellen nach"],
  ],
  [
    "Drei Gründe für den Wintergarten. Erstens: Sie sitzen auch im Januar hell. Zweitens: Die Heizkosten sinken. Drittens: Der Aufbau dauert zwei Tage.",
    ["Sie sitzen auch im Januar hell", "Die Heizkosten sinken", "Der Aufbau dauert zwei Tage"],
  ],
  [
    "Cómo cuidar la guitarra. Primero, afloje las cuerdas. Luego pase un paño seco. Por último, guárdela en su funda.",
    ["Afloje las cuerdas", "Pase un paño seco", "Guárdela en su funda"],
  ],
  [
    "Vier Dinge, die jeder prüfen kann. Erstens den Schalter testen. Zweitens die Kabel abfahren. Drittens das Etikett lesen. Viertens nie zwei Dosen hintereinander hängen.",
    [
      "Den Schalter testen",
      "Die Kabel abfahren",
      "Das Etikett lesen",
      "Nie zwei Dosen hintereinander hängen",
    ],
  ],
  [
    "Drie dingen voor de winter. Ten eerste de ketel testen. Ten tweede het filter spoelen. Ten derde nooit de kraan laten lopen.",
    ["De ketel testen", "Het filter spoelen", "Nooit de kraan laten lopen"],
  ],
  [
    "How to check a bike chain at home in ten minutes.\n\nBike on its stand, gear in the middle. First look from below: every link should bend the same way. Then slide a clean rag under the chain, it should come out grey and not black. Count twelve links and lay a ruler beside them. Last, turn the pedals backwards; nothing should jump.\n\nOne step per slide.",
    [
      "Look from below: every link should bend the same way",
      "Slide a clean rag under the chain, it should come out grey and not black",
      "Count twelve links and lay a ruler beside them",
      "Turn the pedals backwards; nothing should jump",
    ],
  ],
])("sentences that are counted in words are steps: %s", (brief, steps) => {
  expect(stepsOf(brief)).toEqual(steps);
});

test.each([
  "How to find us. First Street is behind the station. Then comes the mill. We are open daily.",
  "First we opened a stall in 2009. Then we rented the shop on Mill Lane. Finally we bought the house.",
  "First aid for cyclists starts on Friday. Second places are still free. The hall is open at seven.",
  "Erstens ist der Weg kürzer. Zweitens fährt der Bus öfter.",
])("a story in its order is none: %s", (brief) => {
  expect(stepsOf(brief)).toEqual([]);
});

test("a headline is no step", () => {
  const brief =
    "Please make a carousel on how to wax a kite. First, warm the wax. Then rub it along the seam. Finally, wait an hour.";
  const story = houseStory({ brief, brand, channel: "instagram", assetType: "carousel" });
  expect(story.headline.text).not.toMatch(/^\d|wax\. |Warm the wax/);
  expect(story.slides.map(({ title }) => title)).toEqual([
    "Warm the wax",
    "Rub it along the seam",
    "Wait an hour",
  ]);
});

test.each([
  [
    "A check before you ride:\n1 Front wheel: tyre firm when you squeeze it\n2 Saddle: twist it, it should stay put\n3 Chain: one drop of oil a link",
    [
      "Front wheel: tyre firm when you squeeze it",
      "Saddle: twist it, it should stay put",
      "Chain: one drop of oil a link",
    ],
  ],
  [
    "So wird der Teig locker:\n1 Mehl sieben und Hefe zerbröseln\n2 Wasser dazugeben, kneten, ruhen lassen\n3 Teig falten und backen",
    ["Mehl sieben und Hefe zerbröseln", "Wasser dazugeben, kneten, ruhen lassen", "Teig falten und backen"],
  ],
])("lines that count with a bare number are whole steps: %s", (brief, steps) => {
  const said = readStory({ brief, brand }).steps.map(({ title, body }) =>
    [title, body].filter(Boolean).join(": "),
  );
  expect(said).toEqual(steps);
});

test.each([
  "What it costs to row with us:\n1 Lesson £12\n2 Lessons £20\n3 Lessons £27",
  "How long a pass holds:\n1 Tag in der Halle\n2 Tage in der Halle\n3 Tage in der Halle",
  "What you need for the soup:\n2 Onions\n3 Carrots\n4 Potatoes",
])("numbers of things are no steps: %s", (brief) => {
  expect(stepsOf(brief)).toEqual([]);
});
