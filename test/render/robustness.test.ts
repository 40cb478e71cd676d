import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardData } from "../../lib/render/templates/card/data.ts";
import { Channel, Format } from "../../lib/vocab.ts";
import { runs } from "../support/sample.ts";
import { BRANDS } from "./support/cases.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const word = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-zA-Zà-ž]{1,14}$/) },
  fc.constantFrom(
    "€1,000",
    "🚀",
    "日本",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "a/b/c?d=e",
    "—",
    "→",
  ),
);
const text = (max: number) => fc.array(word, { maxLength: 60 }).map((words) => words.join(" ").slice(0, max));
const cards: fc.Arbitrary<CardData> = fc.record(
  {
    headline: text(200).map((line) => line || "Now"),
    kicker: text(80),
    supporting: text(400),
    bullets: fc.array(text(120), { maxLength: 10 }),
    stat: fc.record({ value: text(24), label: text(120) }),
    quote: fc.record({ text: text(400), author: text(80), role: text(120) }),
    cta: text(60),
    url: text(200),
  },
  { requiredKeys: ["headline"] },
);

test("any data, palette, size and plan gives a picture whose texts are legible, separate and inside", async () => {
  const place = fc.record({
    channel: fc.constantFrom(...Channel.options),
    format: fc.option(fc.constantFrom(...Format.options), { nil: undefined }),
  });
  const brands = fc.constantFrom(...Object.values(BRANDS), {
    name: "",
    palette: { primary: "#ff0", text: "#ff0" },
    tagline: "x",
  });
  await fc.assert(
    fc.asyncProperty(
      cards,
      place,
      brands,
      fc.boolean(),
      fc.nat(99),
      async (data, { channel, format }, brand, watermark, seed) => {
        const theme = seed % 2 ? "light" : "dark";
        const { checks } = await renderCard({
          ...PLAIN,
          channel,
          ...(format && { format }),
          data,
          brand,
          watermark,
          seed,
          theme,
        });
        const hard = checks.filter((check) => check.hard && check.id !== "picture_glyphs");
        expect(hard).toEqual([]);
        for (const id of [
          "picture_contrast",
          "picture_safe_zone",
          "picture_watermark",
          "picture_type_size",
        ]) {
          expect(
            checks.find((check) => check.id === id),
            id,
          ).toMatchObject({ passed: true });
        }
      },
    ),
    { numRuns: runs(4, 70), endOnFailure: true },
  );
}, 90_000);
