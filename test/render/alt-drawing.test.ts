import { expect, test } from "vitest";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { prepare, render } from "../../lib/render/render.ts";
import { imageSources } from "../../lib/render/scene.ts";
import { saidAs } from "../../lib/render/subject/said-as.ts";
import { subjectWords } from "../../lib/render/subject/words.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { changelog } from "../../lib/render/templates/changelog/changelog.ts";
import { hiring } from "../../lib/render/templates/hiring/hiring.ts";
import { readAsset } from "../support/assets.ts";

const inputOf = (headline: string, language: string, seed: number): RenderInput => ({
  assetType: "card",
  channel: "linkedin",
  brand: { name: "Fernwick", palette: { primary: "#7a4b1d", background: "#fff8ef" } },
  data: announcement.data.parse({ headline, cta: "Book", url: "https://fernwick.example/book" }),
  watermark: false,
  language,
  seed,
  readAsset,
});

test.each([
  ["en", "Illustration:", "A new bicycle for every pupil"],
  ["de", "Illustration:", "Ein neues Fahrrad für jedes Kind"],
  ["fr", "Illustration :", "Un nouveau vélo pour chaque élève"],
])("the alternative text says what is drawn, where it is drawn: %s", async (language, phrase, headline) => {
  for (const seed of [1, 2, 3, 4]) {
    const input = inputOf(headline, language, seed);
    const planned = await plan(announcement, input);
    const { prepared } = await prepare(announcement, planned);
    const isDrawn = prepared.some(({ page }) => imageSources(page).length > 0);
    const alt = (await render(announcement, input)).pages[0]?.altText ?? "";
    expect([alt.includes(phrase), alt]).toEqual([isDrawn && planned.context.subject !== undefined, alt]);
  }
});

test("an action is said with the address that is drawn beside it", async () => {
  const alt = (await render(announcement, inputOf("We open at nine", "en", 1))).pages[0]?.altText;
  expect(alt).toContain("Book fernwick.example/book");
});

test.each([
  ["en", "bicycle", "Bikes for all", "Bikes"],
  ["de", "bicycle", "Unsere Fahrradwerkstatt öffnet", "Fahrradwerkstatt"],
  ["es", "bicycle", "Tu bici, como nueva", "bici"],
  ["de", "bicycle", "Alles neu", "Fahrrad"],
  ["en", "hedgehog", "A hedgehog in the garden", "hedgehog"],
] as const)(
  "a drawing is named with the author's own word: %s, %s, %s",
  async (language, subject, text, word) => {
    expect(saidAs(await subjectWords(language, readAsset), subject, [text])).toBe(word);
  },
);

test.each([
  ["en", "balance-scale", "Backups for solicitors", "scales"],
  ["en", "cheese-wheel", "Vessels for dairies", "cheese"],
  ["en", "tractor", "Stock lists for farms", "tractor"],
  ["de", "tooth", "Neue Zahnarztpraxis", "Zahn"],
  ["es", "books", "La biblioteca abre", "libros"],
  ["ja", "scissors", "美容室のお知らせ", "はさみ"],
] as const)("and not with that of a trade: %s, %s, %s", async (language, subject, text, word) => {
  expect(saidAs(await subjectWords(language, readAsset), subject, [text])).toBe(word);
});

test.each(["en", "de", "es", "fr", "it", "ja", "nl", "pt"] as const)(
  "every name is of a drawing, in each language: %s",
  async (language) => {
    const { names } = await subjectWords(language, readAsset);
    const english = await subjectWords("en", readAsset);
    const subjects = new Set(english.exact.values());
    expect([...names.keys()].filter((one) => !subjects.has(one))).toEqual([]);
    expect([...names.keys()]).toEqual([...english.names.keys()]);
    expect([...names.values()].filter((one) => one.length === 0)).toEqual([]);
  },
);

test("a slide with a drawing of its own is not said to show that of the cover", async () => {
  const data = carousel.data.parse({
    cover: { headline: "December at the library" },
    slides: [
      { title: "Board games on Saturday", body: "For families." },
      { title: "Ring us" },
      { title: "Free for all" },
    ],
    closing: { headline: "See you soon" },
  });
  const input = { ...inputOf("See you", "en", 1), assetType: "carousel" as const, data };
  const alts = (await render(carousel, input)).pages.map(({ altText }) => altText);
  expect(alts[1]).toMatch(/die|dice|game/iu);
  expect(alts.slice(1, 3).join(" ")).not.toMatch(/Illustration: (?:library|books)/iu);
});

test("a job shows what it is about, and not only the trade of its brand", async () => {
  const data = hiring.data.parse({
    role: "Night care assistant",
    facts: [{ label: "Pay", value: "£14.20" }],
  });
  const input = inputOf("See you", "en", 1);
  const brand = { ...input.brand, about: ["", "", "A residential care home"] };
  expect((await plan(hiring, { ...input, data, brand })).context.subject?.name).toBe("lit-window");
});

test.each([
  ["fr", "Corrigé\u00a0: "],
  ["de", "Behoben: "],
  ["en", "Fixed: "],
])("a tag and its text have the colon of the language: %s", async (language, tag) => {
  const data = changelog.data.parse({
    version: "4.2",
    headline: "Stocka 4.2",
    language,
    entries: [
      { kind: "fixed" as const, text: "UTF-8" },
      { kind: "new", text: "CSV" },
    ],
  });
  const alt = (await render(changelog, { ...inputOf("Stocka", language, 1), data })).pages[0]?.altText;
  expect(alt).toContain(tag);
});
