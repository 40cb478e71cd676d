import { describe, expect, test } from "vitest";
import { emphasesOf, shows } from "../../../lib/story/emphasis.ts";
import { mustTell } from "../../../lib/story/guard/must-tell.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";
import { LINT } from "./hats.ts";

/** The story of a brief, with the verdict on it. */
function reviewOf(brief: string, assetType: AssetType = "card", name = "Maison") {
  const its = brandOf(name);
  const brand = { ...its, product_map: { ...its.product_map, website: "https://maison.example" } };
  const story = houseStory({ brief, brand, channel: "linkedin", assetType });
  const { verdict, summary } = reviewStory({
    story,
    brief,
    brand,
    channel: "linkedin",
    assetType,
    lint: LINT,
    today: "2027-02-10",
  });
  return { story, verdict, summary };
}

describe("a duty is said where the address of the brand stands inside its sentence", () => {
  test.each([
    "On Saturday 20 March 2027 we open the kiln for our spring firing. Places are £12, children £6, and must be booked beforehand on our website because the yard holds 60 people only.",
    "Samedi 20 mars 2027, nous ouvrons la cave au public. L'entrée coûte 10 €, 5 € pour les étudiants, et doit être réservée sur notre site, car il n'y a que 50 places.",
    "Am Samstag, 20. März 2027, öffnen wir die Sternwarte. Karten kosten 8 € und müssen vorher auf unserer Website gebucht werden, weil nur 45 Plätze da sind.",
  ])("%s", (brief) => {
    const { story, summary } = reviewOf(brief);
    expect(mustTell(story)).not.toEqual([]);
    expect(story.posts.linkedin).toContain("(maison.example)");
    expect(summary).not.toContain("the post does not say");
  });
});

describe("a line that says where the text goes is an order, and its topic heads the piece", () => {
  test.each([
    [
      "This is for the page about our refit. The ferry will not run from Monday 1 March to Sunday 21 March 2027.",
      "Our refit",
    ],
    [
      "Das hier ist für die Seite über unseren Umbau. Das Hallenbad bleibt von Montag, 1. März, bis Sonntag, 28. März 2027, geschlossen.",
      "Unser Umbau",
    ],
    [
      "C'est pour la page sur nos travaux. La piscine sera fermée du lundi 1er mars au dimanche 28 mars 2027.",
      "Nos travaux",
    ],
    [
      "This is the text for our noticeboard about the drains. Mill Lane will be dug up from Monday 1 March to Friday 5 March 2027.",
      "The drains",
    ],
  ])("%s", (brief, headline) => {
    const { story, verdict, summary } = reviewOf(brief);
    expect(story.headline.text).toBe(headline);
    expect(story.posts.linkedin).not.toMatch(/is for the page|für die Seite|pour la page|noticeboard/);
    expect(summary).not.toMatch(/remark|readers may need/);
    expect(verdict).toBe("approved");
  });

  test("for whom a thing is stays published", () => {
    const brief =
      "This is for walkers who want a quiet morning. Our dawn walk starts at 5.30 am and costs £4.";
    expect(reviewOf(brief).story.posts.linkedin).toContain("This is for walkers who want a quiet morning.");
  });
});

describe("what readers often ask heads the steps that answer it", () => {
  test.each([
    [
      "Parents often ask how a leg brace is made, so please explain it:",
      "1. Pattern. Your child picks a colour, there are 26 to choose from.\n2. Making it. Our workshop heats a sheet and shapes it.\n3. Fitting, one hour. We trim edges until nothing rubs.",
      ["Pattern", "Making it", "Fitting, one hour"],
    ],
    [
      "So entsteht dein Kleid:",
      "1. Stoff. Du suchst dir einen Stoff aus, 60 liegen bereit.\n2. Zuschnitt. Wir schneiden den Stoff und heften ihn.\n3. Anprobe, eine Stunde. Wir stecken ab, bis nichts mehr zieht.",
      ["Stoff", "Zuschnitt", "Anprobe, eine Stunde"],
    ],
    [
      "Comment nous restaurons un piano :",
      "1. Visite, une heure. Nous écoutons l'instrument chez vous.\n2. Devis. Vous recevez un prix ferme.\n3. Atelier. Nous remplaçons les cordes.",
      ["Visite, une heure", "Devis", "Atelier"],
    ],
  ])("%s", (lead, steps, titles) => {
    const { story, summary } = reviewOf(`${lead}\n\n${steps}`, "slideshow");
    expect(story.steps.map(({ title }) => title)).toEqual(titles);
    expect(story.steps.every(({ body }) => body !== "")).toBe(true);
    expect(story.posts.linkedin).not.toContain("please explain");
    expect(summary).not.toContain("breaks off");
  });

  test("steps that are orders stay whole", () => {
    const { story } = reviewOf(
      "How to salt lemons:\n\n1. Cut the lemons. Quarters are best.\n2. Add the salt. A cup is enough.\n3. Close the jar. Shake it once a day.",
      "slideshow",
    );
    expect(story.steps.map(({ body }) => body)).toEqual(["", "", ""]);
  });

  test("a line that breaks off is still seen", () => {
    expect(reviewOf("The new shop opens on Monday. Every visitor gets a bag from the").verdict).not.toBe(
      "approved",
    );
  });
});

describe("what a recipe warns of is for its readers", () => {
  test.each([
    "Cut the rhubarb into pieces. Stir the salt into the water. Leave for 8 days. Don't use the leaves, they are poisonous.",
    "Die Beeren mit dem Wasser 15 Minuten kochen. Durch ein Tuch gießen. Heiß abfüllen. Die Beeren nicht roh essen, sie sind giftig.",
    "Cuece las bayas 15 minutos. Cuela y cuece con el azúcar. Llena los tarros. No uses las ramas, son tóxicas.",
  ])("%s", (brief) => {
    expect(reviewOf(brief).summary).not.toContain("remark");
  });

  test("drawings that the author dislikes are asked about", () => {
    const { verdict } = reviewOf(
      "Boil sugar and water and pour over the flowers. Leave for 24 hours, then strain. Don't use the leaf drawings, they are childish.",
    );
    expect(verdict).not.toBe("approved");
  });
});

describe("what a sentence calls the point is what “that” of its order points to", () => {
  test.each([
    [
      "412 bikes repaired. 38 volunteers. 96 bikes given away, against 51 the year before. The number of bikes given away is what people remember, so make that the biggest thing.",
      "number of bikes given away",
    ],
    [
      "Area: 20 square metres. Running cost £60 a year against £390 for a typical plant. The running cost comparison is what wins people over, so please make that the biggest thing.",
      "running cost comparison",
    ],
    [
      "Doors open at 6 pm. Entry is £4. The entry price is what everybody asks about, so make it big.",
      "entry price",
    ],
  ])("%s", (brief, value) => {
    const { wishes } = reviewOf(`Our year in numbers. ${brief}`, "infographic").story;
    expect(wishes.filter(({ rule }) => rule === "emphasis").map((one) => one.value)).toEqual([value]);
  });

  test("a comparison is not shown by one of its values", () => {
    const { story } = reviewOf(
      "What a heat pump needs. Price £11,200 on average; yearly heating cost £740 against £1,310 for an oil boiler. The yearly cost comparison is what convinces people, so make that the biggest thing.",
      "infographic",
    );
    const [wanted] = emphasesOf(story);
    expect(wanted && shows("£11,200", wanted, "en")).toBe(false);
    expect(wanted && shows("£740 against £1,310", wanted, "en")).toBe(true);
  });
});

test("the day that a headline leaves is a line without the clause behind it", () => {
  const { story } = reviewOf(
    "We are casting the new tenor bell for St Osyth's, Little Marden, on Friday 19 March 2027 and the public can watch. Gates open at 6.30 pm. Tea and soup from the kitchen.",
  );
  expect(story.support?.text).toContain("On Friday 19 March 2027. The public can watch.");
});
