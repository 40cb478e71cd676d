import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const write = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType });
const postOf = (brief: string) => write(brief).posts.instagram ?? "";

test("an order for a teaser of so many seconds is no part of the text, and a title keeps its colon", () => {
  const story = write(
    'Please make a 20-second teaser for our new exhibition, "Keepers: Women of the Light". It opens on Friday 12 February 2027.',
  );
  expect(story.headline.text).toBe("Keepers: Women of the Light");
  expect(story.posts.instagram).not.toMatch(/teaser|Please/);
});

test("how short and calm a film is to be is no title", () => {
  const post = postOf(
    "Short calm film: kiln opening, Saturday 5 December, 10am–3pm, The Old Sail Loft, Maldon.",
  );
  expect(post).not.toMatch(/calm film/i);
  expect(post).toContain("Kiln opening");
});

test("how a title is to look is a wish, whatever stands before it", () => {
  const story = write(
    'Preview image for our guide "Your first VAT return in five steps". Clean, title large, no stock people.',
  );
  expect(story.posts.instagram).not.toMatch(/Clean/);
  expect(story.wishes.map(({ rule }) => rule)).toContain("tone");
});

test("one slide for each day is an order in Spanish", () => {
  const brief =
    "Semana de puertas abiertas del 11 al 15 de enero de 2027. Todas las clases son gratis. Un carrusel con una diapositiva por día.";
  expect(postOf(brief)).not.toMatch(/diapositiva/i);
});

test("the closing slide says what its author gives it", () => {
  const { posts, heldBack } = write(
    "How to keep dahlias.\n1. Cut the stems.\n2. Lift the tubers.\n3. Let them dry.\n\nClosing slide: new list with 74 varieties online from 15 January 2027.",
    "carousel",
  );
  expect(heldBack.map(({ quote }) => quote.trim())).toEqual(["Closing slide:"]);
  expect(posts.instagram).not.toMatch(/closing slide/i);
});

test("the thing of an order heads its price list, without the wish behind it", () => {
  const story = write(
    "Graag een kaart met onze adventskransen, prijzen goed leesbaar:\n\nKlein (25 cm) € 24,50\nMiddel (35 cm) € 36\nGroot (45 cm) € 49",
  );
  expect(story.headline.text).toBe("Onze adventskransen");
});

test("the first line names an event whose day the second line tells", () => {
  const brief =
    "Free webinar: Identifying winter twigs\nWednesday 9 December 2026, 7.30pm to 8.45pm GMT, on Zoom\nYou'll learn to tell ash from alder by the buds alone.";
  expect(write(brief).headline.text).toBe("Free webinar: Identifying winter twigs");
});

test("a number to call ends with its sentence", () => {
  const numbers = valuesIn("Vorbestellung unter 0761 555 01 42. 500 g kosten 14,50 €.", "de");
  expect(numbers.find(({ kind }) => kind === "phone")?.text).toBe("0761 555 01 42");
});

test("how sentences are to be and how readers are addressed are wishes", () => {
  const spanish =
    "Todas las clases son gratis y no hace falta saber bailar. Inscripción desde el 14 de diciembre. Tono alegre, tuteando.";
  expect(write(spanish).wishes).toContainEqual(
    expect.objectContaining({ rule: "tone", value: "Tono alegre, tuteando." }),
  );
  const english = "Open day on Saturday 5 December, 10am to 4pm. Free for everyone. Short sentences.";
  expect(postOf(english)).not.toMatch(/Short sentences/);
  expect(postOf("Ton und Feuer: unser neuer Kurs beginnt am 5. Dezember.")).toContain("Ton und Feuer");
});

test("the number that is to be the hero is a wish, and thanks to readers stay whole", () => {
  const story = write(
    "Yesterday we put new soles on our 50,000th pair of boots. They belong to Tom, a postman from Penrith. Thanks, all of you. The number as the hero.",
  );
  expect(story.posts.instagram).toContain("Thanks, all of you.");
  expect(story.posts.instagram).not.toMatch(/hero/);
  const spanish = "Cerramos la campaña con 8.640 toneladas de aceituna y 1.685 toneladas de aceite.";
  const wish = "Que la cifra de 8.640 toneladas sea la protagonista.";
  expect(postOf(`${spanish} ${wish}`)).not.toMatch(/protagonista/);
});

test("an invitation at the end is what stands behind its colon", () => {
  const post = postOf(
    "How to brush teeth.\n1. Sit behind them.\n2. Small circles.\n3. Spit.\n\nEnd on an invitation: first check-up from the first tooth, book at acme.example/visit.",
  );
  expect(post).not.toMatch(/invitation/i);
  expect(post).toContain("First check-up from the first tooth");
});

test("a number that takes messages is not called, and a name in capitals keeps them", () => {
  const { cta } = write("Our girls need a goalkeeper! Text Coach Priya: 07700 900142");
  expect(cta?.label).toBe("Text Coach Priya: 07700 900142");
  expect(write("NEON NEW YEAR at the Hangar. Tickets £18.").headline.text).toContain("NEON NEW YEAR");
  expect(write("DAY PASS £18/day. Hot desk, coffee, no contract.").headline.text).toContain("DAY PASS");
  expect(postOf("Buy NOW and save. Tickets £18.")).not.toContain("NOW");
});
