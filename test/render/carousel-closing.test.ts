import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { closingWords } from "../../lib/render/templates/carousel/closing-rows.ts";
import { BRANDS } from "./support/cases.ts";

const FACTS = "Saturday 16 January 2027, 5 pm to 9 pm, Mill Lane 4 · Adults £6, under-12s free";
const LOOKS = ["signal", "poster", "gallery", "masthead", "column", "blueprint", "bubble"] as const;

async function lastOf(look: (typeof LOOKS)[number], closing: object) {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false },
    data: carousel.data.parse({
      cover: { headline: "Care" },
      slides: [{ title: "One" }],
      closing,
      numbered: false,
    }),
    brand: { ...BRANDS.beacon, look },
  });
  const { prepared } = await prepare(carousel, planned);
  const page = prepared.at(-1)?.page;
  return page ? textNodes(page) : [];
}

test("facts are rows: the day, the hours, the place and the price, a line each", () => {
  const words = closingWords(
    { headline: "Wake up our apple trees", supporting: FACTS, cta: "", url: "" },
    "Beacon",
  );
  expect(words.rows).toEqual([
    "Saturday 16 January 2027",
    "5 pm to 9 pm",
    "Mill Lane 4",
    "Adults £6, under-12s free",
  ]);
});

test("a label over a price is small, and the price is what the slide is about", () => {
  const supporting = "19 € la bobine de 15 mètres, retour compris. Envoyez vos films avant le 20 février.";
  expect(closingWords({ headline: "Tarif", supporting, cta: "", url: "" }, "Beacon")).toMatchObject({
    ...{ label: "Tarif", value: "19 €", headline: "la bobine de 15 mètres, retour compris" },
    rows: ["Envoyez vos films avant le 20 février"],
  });
});

test.each([
  ["a title that is a sentence", "Order by Friday", "19 € a reel, post included."],
  ["a label over words without an amount", "Opening", "We are at the desk on weekdays."],
])("%s stays the headline over its text", (_, headline, supporting) => {
  expect(closingWords({ headline, supporting, cta: "", url: "" }, "Beacon")).toMatchObject({
    ...{ label: "", value: "", headline, prose: supporting, rows: [] },
  });
});

test("what to do is said instead of the name that stands on the picture anyway", () => {
  const said = { headline: "Beacon", supporting: "Book an inspection at £9 a rope.", cta: "", url: "" };
  for (const headline of ["Beacon", "BEACON"])
    expect(closingWords({ ...said, headline }, "Beacon").headline).toBe("Book an inspection at £9 a rope");
});

test.each(LOOKS)("%s: every fact and the address stand on the last slide, none cut", async (look) => {
  const closing = {
    headline: "Wake up our apple trees",
    supporting: FACTS,
    cta: "Book",
    url: "https://a.example",
  };
  const texts = await lastOf(look, closing);
  const said = texts.map(({ text }) => text).join(" ");
  for (const fact of ["Saturday 16 January 2027", "5 pm to 9 pm", "Mill Lane 4", "£6", "a.example"])
    expect(said).toContain(fact);
  expect(texts.filter(({ attributes }) => attributes?.cut)).toEqual([]);
});

test.each(LOOKS)("%s: an address alone under a few words is as large as the slide is wide", async (look) => {
  const texts = await lastOf(look, { headline: "Ask us", url: "bench@harrow.example" });
  const size = texts.find(({ attributes }) => attributes?.part === "url")?.style.fontSize;
  expect(size).toBeGreaterThan(60);
});
