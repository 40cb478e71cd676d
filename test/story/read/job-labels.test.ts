import { expect, test } from "vitest";
import { jobLabel, namesJob } from "../../../lib/story/read/job-labels.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const saysOf = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") })
    .facts.filter(({ from, kind }) => from === "brief" && !["when", "where", "price", "link"].includes(kind))
    .map(({ says }) => says);

test.each([
  ["Bitte ankündigen: Unser Konzert ist am 3. Mai.", "Unser Konzert ist am 3. Mai."],
  ["Please announce: our concert is on 3 May.", "Our concert is on 3 May."],
  ["Graag aankondigen: ons concert is op 3 mei.", "Ons concert is op 3 mei."],
  ["Caso para publicar: abrimos una tienda nueva.", "Abrimos una tienda nueva."],
  ["Aggiungere in piccolo: prezzi IVA inclusa.", "Prezzi IVA inclusa."],
])("%s", (brief, says) => {
  expect(jobLabel(brief)).toBeGreaterThan(0);
  expect(saysOf(brief)).toEqual([says]);
});

test.each([
  "Thank you post.",
  "A big thank you post!",
  "Dankesbeitrag.",
  "Publication de remerciement.",
  "Caso de cliente para publicar:",
])("%s names what is to be made", (sentence) => expect(namesJob(sentence)).toBe(true));

test.each([
  "Read our latest post.",
  "We are hiring.",
  "Thank you for every post.",
  "Use this quote from Ida Holm:",
  "Reviews from Ida Holm:",
])("%s is for readers or says whose words follow", (sentence) => {
  expect(namesJob(sentence)).toBe(false);
});

test("a text that is to be published as it is keeps all of its sentences", () => {
  const text = "Se acaba el año. Gracias por cada partida que nos habéis contado. Cerramos hasta enero.";
  expect(saysOf(`Publicad este texto tal cual: «${text}»`).join(" ")).toBe(text);
});

test("words right behind what is ordered are its title", () => {
  const { title, facts, quotation } = readStory({
    brief:
      "Rédigez un carrousel « Une journée à Cassis », à partir de ces étapes : 8 h 30 petit-déjeuner ; 10 h marché ; 12 h 30 oursins.",
    brand: brandOf("Kite"),
  });
  expect(quotation).toBeNull();
  expect(facts.find(({ id }) => id === title)?.says).toBe("Une journée à Cassis.");
});

test("parts that are ordered are held, and what a line is to say is a statement", () => {
  const brief =
    "Please make a quote card with first name and initial, and a line that nervous patients can ask for a free chat. We open on 3 May.";
  expect(saysOf(brief)).toEqual(["Nervous patients can ask for a free chat.", "We open on 3 May."]);
});

test("entries of one sentence that begin with times are a list", () => {
  const brief = "A day in Whitby: 8:30 breakfast; 10:00 market; 12:30 oysters at the port; 14:00 a walk.";
  expect(saysOf(brief)).toEqual([
    "A day in Whitby.",
    "8:30 breakfast.",
    "10:00 market.",
    "12:30 oysters at the port.",
    "14:00 a walk.",
  ]);
});

test("what readers find keeps what explains it", () => {
  const brief = "We fix radiators. Still cold at the bottom? That’s sludge, so give us a ring.";
  expect(saysOf(brief)).toContain("Still cold at the bottom? That’s sludge, so give us a ring.");
});

test("an order behind a comma is for the maker", () => {
  const brief =
    "We had 6,150 visitors in 2020. We were closed for seven months, so mention that next to the dip.";
  expect(saysOf(brief)).toContain("We were closed for seven months.");
});
