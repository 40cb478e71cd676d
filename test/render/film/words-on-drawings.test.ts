import { expect, test } from "vitest";
import { plan } from "../../../lib/render/plan.ts";
import { lintPlan } from "../../../lib/render/render.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { readAsset } from "../../support/assets.ts";

const { slideshow } = TEMPLATES;
const SLIDES = [
  ["Sit behind them", "Let your child lean their head back against you, so you can see in"],
  ["Sing one song", "Two minutes is about two rounds of “Twinkle Twinkle” with all the verses"],
  ["Spit, don’t rinse", "The fluoride should stay on the teeth"],
].map(([title, body]) => ({ title, body }));

test.each(["poster", "gallery", "column", "masthead", "bubble", "blueprint"] as const)(
  "a drawing gives way to the words of a numbered slide that would stand on it: %s",
  async (look) => {
    const data = slideshow!.data.parse({
      cover: { headline: "How to brush a toddler’s teeth" },
      slides: SLIDES,
      closing: { headline: "First check-up from the first tooth" },
      numbered: true,
    });
    const palette = { primary: "#f7c6d0", secondary: "#bfe3e0", accent: "#24304a" };
    const brand = { name: "Pebble & Pearl Children’s Dentistry", palette, look };
    const input = {
      assetType: "slideshow",
      channel: "linkedin",
      format: "square",
      seed: 1,
      watermark: false,
    } as const;
    const checks = await lintPlan(slideshow!, await plan(slideshow!, { ...input, data, brand, readAsset }));
    expect(checks.filter(({ id, passed }) => id === "picture_contrast" && !passed)).toEqual([]);
  },
);
