import { expect, test } from "vitest";
import { WATERMARK_TEXT } from "../../lib/render/locks.tsx";
import { plan } from "../../lib/render/plan.ts";
import { lintPlan, prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { BRANDS } from "./support/cases.ts";
import { extremeOf } from "./support/extremes.ts";

const FORGED = "Another slogan altogether";

/** Every text that a template takes, each claiming to be the slogan or the mark. */
function forged(value: unknown, text: string): unknown {
  if (typeof value === "string") return value.length > 0 ? text : value;
  if (Array.isArray(value)) return value.map((item) => forged(item, text));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, forged(inner, text)]));
}

const CASES = Object.values(TEMPLATES).flatMap((template) =>
  [FORGED, WATERMARK_TEXT, BRANDS.beacon.tagline].map((text) => ({ id: template.id, template, text })),
);

test.each(CASES)(
  "$id: no field can stand in the slogan's or the watermark's place, by “$text”",
  async ({ template, text }) => {
    // Fields of a closed form refuse the forgery; those that take it must not get anywhere with it.
    const parsed = template.data.safeParse(forged(template.sample, text));
    const data = parsed.success ? parsed.data : extremeOf(template, "shortest");
    for (const watermark of [true, false]) {
      const [assetType] = template.assetTypes;
      const input = { assetType, channel: "web", data, brand: BRANDS.beacon, seed: 3, watermark } as const;
      const planned = await plan(template, input);
      const { prepared } = await prepare(template, planned);
      const parts = prepared.map(({ page }) =>
        textNodes(page).map((node) => ({ ...node.attributes, text: node.text })),
      );
      const slogans = parts.map((page) =>
        page
          .filter(({ part }) => part === "slogan")
          .map((one) => one.text)
          .join(" "),
      );
      expect(slogans.filter((slogan) => slogan !== "" && slogan !== BRANDS.beacon.tagline)).toEqual([]);
      const marks = parts.map((page) => page.filter(({ part }) => part === "watermark").length);
      expect(marks.every((count) => (watermark ? count > 0 : count === 0))).toBe(true);
    }
  },
);

test.each(["card", "carousel", "infographic"])(
  "the plan's watermark is on every page of a %s, and the lint sees it",
  async (id) => {
    const template = TEMPLATES[id];
    if (!template) throw new Error(id);
    const [assetType] = template.assetTypes;
    const data = template.data.parse(template.sample);
    const input = {
      assetType,
      channel: "web",
      data,
      brand: BRANDS.beacon,
      seed: 3,
      watermark: true,
    } as const;
    const checks = await lintPlan(template, await plan(template, input));
    expect(checks.find((check) => check.id === "picture_watermark")).toMatchObject({ passed: true });
  },
);
