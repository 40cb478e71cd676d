import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fernhill");
const read = (brief: string) => readStory({ brief, brand });

test.each([
  [
    "Gas hob or induction?\n\nGas hob: quick to learn, works in a power cut. Downside: hot kitchen.\nInduction: safe, easy to clean. Downside: needs new pans.\n\nOur verdict: induction for families, gas for wok cooks.",
    ["Gas hob", "Induction"],
    ["quick to learn, works in a power cut", "safe, easy to clean"],
    ["hot kitchen", "needs new pans"],
  ],
  [
    "Mieten oder kaufen?\n\nMieten\n+ sofort verfügbar\n+ keine Reparaturen\n- jeden Monat Kosten\n\nKaufen\n+ gehört Ihnen\n- hoher Preis am Anfang",
    ["Mieten", "Kaufen"],
    ["sofort verfügbar; keine Reparaturen", "gehört Ihnen"],
    ["jeden Monat Kosten", "hoher Preis am Anfang"],
  ],
  [
    "Tente ou cabane ? Le pour et le contre.\n\nTente : légère et peu chère. Mais elle prend l'eau.\nCabane : chaude et solide. Mais elle se réserve tôt.",
    ["Tente", "Cabane"],
    ["légère et peu chère", "chaude et solide"],
    ["elle prend l'eau", "elle se réserve tôt"],
  ],
  [
    "Legno o metallo? Il legno è caldo e bello, ma va oliato ogni anno. Il metallo è robusto, ma si scalda al sole.",
    ["Legno", "Metallo"],
    ["è caldo e bello", "è robusto"],
    ["va oliato ogni anno", "si scalda al sole"],
  ],
  [
    "Trein of auto?\n\nTrein\nVoordelen: rustig, geen files.\nNadelen: vaste tijden.\n\nAuto\nVoordelen: van deur tot deur.\nNadelen: parkeren kost geld.",
    ["Trein", "Auto"],
    ["rustig, geen files", "van deur tot deur"],
    ["vaste tijden", "parkeren kost geld"],
  ],
  [
    "Hub gears or derailleur? Hub gears: low care, quiet. Drawback: heavy. Derailleur: light, many gears. Drawback: needs cleaning every week. For town rides we say hub, for hills derailleur.",
    ["Hub gears", "Derailleur"],
    ["low care, quiet", "light, many gears"],
    ["heavy", "needs cleaning every week"],
  ],
  [
    "Teppich oder Parkett? Teppich: warm und leise. Nachteil: hält Staub. Parkett: leicht zu wischen. Nachteil: jeder Schritt ist zu hören. Wir legen beides.",
    ["Teppich", "Parkett"],
    ["warm und leise", "leicht zu wischen"],
    ["hält Staub", "jeder Schritt ist zu hören"],
  ],
])("what speaks for two things and against them: %#", (brief, columns, pros, cons) => {
  const reading = read(brief);
  expect(reading.occasion).toBe("comparison");
  expect(reading.columns).toEqual(columns);
  expect(reading.rows.map(({ first, second }) => [first, second])).toEqual([pros, cons]);
});

test.each([
  // One thing alone.
  "Why we switched to oat milk.\n\nOat milk: creamy and cheap. Downside: it splits in hot coffee.",
  // Three things.
  "Wool, down or kapok?\n\nWool: warm. Downside: heavy.\nDown: light. Downside: dear.\nKapok: vegan. Downside: rare.",
  // The other side has no drawback.
  "Van or bike?\n\nVan: dry in the rain. Downside: parking.\nBike: fast in town.",
  // Days with a remark each.
  "Two classes this week.\n\nMonday: yoga with Ann. But bring a mat.\nTuesday: boxing with Lou. But come early.",
  // Running text in which only one has a drawback.
  "Rail or road? Rail: calm. Drawback: slow. Road: quick. We book both.",
  // A list of changes.
  "What is new in May\n+ faster search\n- the old export is gone",
])("other briefs weigh nothing: %#", (brief) => {
  const { rows } = read(brief);
  expect(rows.filter(({ label }) => /pros|cons/iu.test(label))).toEqual([]);
});

const WEIGHED =
  "Gas hob or induction?\n\nGas hob: quick to learn. Downside: hot kitchen.\nInduction: safe. Downside: needs new pans.\n\nOur verdict: induction for families, gas for wok cooks.";

test("what follows stands under both, and the post keeps the words of its author", () => {
  const story = houseStory({ brief: WEIGHED, brand, channel: "linkedin", assetType: "card" });
  expect(story.headline.text).toBe("Gas hob or induction?");
  expect(story.support?.text).toBe("Our verdict: induction for families, gas for wok cooks.");
  expect(story.points).toEqual([]);
  expect(story.posts.linkedin).toContain("Gas hob: quick to learn. Downside: hot kitchen.");
  expect(story.posts.linkedin).not.toContain("Pros");
});

test("a series has a slide for what speaks for both, one for what speaks against them, and its end", () => {
  const story = houseStory({ brief: WEIGHED, brand, channel: "linkedin", assetType: "carousel" });
  expect(story.slides.map(({ title, body }) => [title, body])).toEqual([
    ["Pros", "Gas hob: quick to learn. Induction: safe."],
    ["Cons", "Gas hob: hot kitchen. Induction: needs new pans."],
    ["Our verdict", "Induction for families, gas for wok cooks."],
  ]);
});
