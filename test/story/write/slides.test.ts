import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const made = (brief: string, assetType: "carousel" | "slideshow" = "carousel") =>
  houseStory({ brief, brand: brandOf("Hollow Road Bakery"), channel: "instagram", assetType });

describe("slides of a brief that is written in lines", () => {
  const story = made(
    [
      "Why our sourdough takes two days.",
      "Day one, morning: We feed the starter that Karl began in 1962.",
      "Day one, evening: Flour, water and salt come in.",
      "Night: Sixteen hours at eight degrees. The cold makes the bread easy to digest.",
      "You can taste it on Saturdays from 9 am at 12 Hollow Road.",
    ].join("\n"),
  );

  test("have what a line names as their title, and under it what the line says", () => {
    expect(story.slides.slice(0, 3).map(({ title, body }) => [title, body])).toEqual([
      ["Day one, morning", "We feed the starter that Karl began in 1962."],
      ["Day one, evening", "Flour, water and salt come in."],
      ["Night", "Sixteen hours at eight degrees. The cold makes the bread easy to digest."],
    ]);
  });
  test("leave no idea to the cover", () => {
    expect(story.support).toBeNull();
  });
});

test("a label's words end as their author's line does", () => {
  const { slides } = made(
    "Our menu for Sunday\nStarter: ham, figs and honey\nMain: hare stew with dumplings\nPudding: buckwheat cake. Cream on request",
  );
  expect(slides.slice(0, 3).map(({ title, body }) => [title, body])).toEqual([
    ["Starter", "Ham, figs and honey"],
    ["Main", "Hare stew with dumplings"],
    ["Pudding", "Buckwheat cake. Cream on request."],
  ]);
});

test("the cover of a series has the line that leads to its ideas", () => {
  const { support, slides } = made(
    "Tidewick 3 is out.\nThree things changed.\nInvoices can skip a month.\nThe forecast shows ninety days.\nReminders stop when a client replies.",
  );
  expect(support?.text).toBe("Three things changed.");
  expect(slides).toHaveLength(3);
});

test("a short sentence of prose stands with the one before it, not on a slide of its own", () => {
  const { slides } = made(
    "Our bread club starts in May. Every Friday you get one loaf that is not in the shop. It stays warm. You choose the size when you sign up. Collect it from 12 Hollow Road before six in the evening.",
  );
  expect(slides.some(({ title }) => /^It stays warm/.test(title))).toBe(false);
});

test("the sentence that ends with the address of the action is left to the close", () => {
  const { slides, cta } = made(
    "We are looking for volunteers.\nYou pack boxes on Thursdays.\nYou need no experience.\nWrite to help@hollow.example",
  );
  expect(cta?.label).toContain("help@hollow.example");
  expect(JSON.stringify(slides)).not.toContain("help@hollow.example");
});

test.each([
  [
    "Three things about your tax return.\n1. Find your number.\n2. Add up your interest.\n3. Send it to us.\n\nA return filed even a day late means a £100 penalty, whether or not you owe any tax.",
    /whether or not you owe any tax/,
  ],
  [
    "L'olio nuovo è arrivato.\nAbbiamo raccolto a mano fino a novembre.\nÈ un olio di Moraiolo e Leccino, verde, piccante, con un sentore di carciofo.\nSpediamo in tutta Italia.",
    /con un sentore di carciofo/,
  ],
])("half a sentence does not stand under the other half: %s", (brief, whole) => {
  const { slides } = made(brief);
  expect(slides.some(({ title, body }) => whole.test(`${title} ${body}`))).toBe(true);
});

test("a year and what happened in it are a slide of their own", () => {
  const { slides } = made(
    "The Saltworks in numbers. 1624: the first pan. 1790: 340 workers. 1921: the last barrel. 1988: the museum opens.",
    "slideshow",
  );
  expect(slides.map(({ title, body }) => `${title} ${body}`)).toEqual([
    "1624 The first pan.",
    "1790 340 workers.",
    "1921 The last barrel.",
    "1988 The museum opens.",
  ]);
});

test("a later step of prose has a slide of its own and is no line of the cover", () => {
  const { support, slides } = made(
    "How we harvest honey: First we smoke the hive gently. Then we lift out the full frames. We cut the wax caps with a warm knife. The frames spin for ten minutes.",
  );
  expect(support).toBeNull();
  expect(slides.map(({ title }) => title)).toContain("Then we lift out the full frames");
});

test("what brackets say in the middle of a line stays where it is", () => {
  const brief =
    "2026 with the Fell Rescue.\n\n63 call-outs\n41 volunteers, ages 22 to 67\nOne search dog retired (well done Bracken), one in training (steady on, Moss)\n2,870 hours on the hill";
  const story = houseStory({ brief, brand: brandOf("Lumen"), channel: "linkedin", assetType: "slideshow" });
  expect(story.slides.map(({ title }) => title)).toContain(
    "One search dog retired (well done Bracken), one in training (steady on, Moss)",
  );
});

describe("more steps and remarks than there is room for", () => {
  const steps = [
    "First we photograph every page of it.",
    "Then the loose dirt comes off with a soft brush.",
    "Then we take the old glue off the spine.",
    "Torn leaves are mended with tissue.",
    "Then the sections are sewn again by hand.",
    "The old leather is kept whenever it can be.",
    "Last, it rests under a weight for a week.",
  ].join(" ");

  test("the remarks share a slide, and no two steps do", () => {
    const { slides } = made(
      `What happens to your old Bible, step by step:\n\n${steps}\n\nUsually 10 to 14 weeks. From £420. Pencil notes are left where we found them.`,
    );
    expect(slides).toHaveLength(8);
    expect(slides.slice(0, 7).every(({ body }) => body === "")).toBe(true);
    expect(slides.at(-1)).toMatchObject({
      title: "Usually 10 to 14 weeks",
      body: "From £420. Pencil notes are left where we found them.",
    });
  });
});
