import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../lib/pipeline/designs/choose-template.ts";
import { faceOf } from "../../lib/render/templates/kit/story/people.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";
import { base64, png } from "../support/pictures.ts";
import { type World, world } from "../support/world.ts";

const FACE = png({ width: 60, height: 80, pixel: (x, y) => [200, (x * 4) % 256, (y * 3) % 256, 255] });
const QUOTE =
  '"We stopped calling riders on the road," says Mara Lindt, dispatcher at Blue Crate. Customer quote.';
const HELLO = "Meet Mara Lindt, our new head of dispatch. She planned routes at Blue Crate for nine years.";

const add = async (w: World, name: string, picture = FACE) =>
  (await (
    await w.post("/brand-assets/people", { name, consent: true, image_base64: base64(picture) })
  ).json()) as { id: string };

type Order = { brief: string; asset_type?: string; seed?: number };

async function drawn(w: World, { brief, asset_type = "card", seed = 3 }: Order) {
  const order = { brief, channel: "linkedin", asset_type, seed };
  const { id } = (await (await w.post("/generate", order)).json()) as { id: string };
  await w.drain();
  const run = (await (await w.get(`/runs/${id}`)).json()) as Record<string, string> & {
    assets: { sha256: string }[];
  };
  expect(run.status).toBe("succeeded");
  return { template: run.output_type, alt: run.alt_text, sha256: run.assets[0]?.sha256 };
}

describe("a brief about a person with a portrait", () => {
  test("a brief that quotes them gives a card with the portrait for every seed", async () => {
    const w = await world();
    await add(w, "Mara Lindt");
    for (const seed of [1, 2]) {
      const shown = await drawn(w, { brief: QUOTE, seed });
      expect(shown.template).toBe("testimonial");
      expect(shown.alt).toContain("With a portrait of Mara Lindt");
    }
  });

  test("another portrait gives another card", async () => {
    const [w, v] = [await world(), await world()];
    await add(w, "Mara Lindt");
    await add(v, "Mara Lindt", png({ width: 60, height: 80, pixel: () => [10, 90, 30, 255] }));
    const order = { brief: QUOTE };
    expect((await drawn(w, order)).sha256).not.toBe((await drawn(v, order)).sha256);
  });

  test("a card shows no portrait once the person is removed", async () => {
    const w = await world();
    const { id } = await add(w, "Mara Lindt");
    await w.del(`/brand-assets/people/${id}`);
    expect((await drawn(w, { brief: QUOTE })).alt).not.toContain("portrait");
  });

  test("a card shows no portrait of other people or of other workspaces", async () => {
    const w = await world();
    await add(w, "Tomas Okafor");
    await add(await world(), "Mara Lindt");
    for (const brief of [QUOTE, HELLO]) expect((await drawn(w, { brief })).alt).not.toContain("portrait");
  });

  test("a test run shows no portrait, because test runs never change", async () => {
    const [w, v] = [await world({ key: { mode: "test" } }), await world({ key: { mode: "test" } })];
    await add(w, "Mara Lindt");
    expect(await drawn(w, { brief: QUOTE })).toEqual(await drawn(v, { brief: QUOTE }));
  });
});

describe("a person's role from the people library", () => {
  const SAID = '"We stopped calling riders on the road," says Mara Lindt. Customer quote.';
  async function alt(brief: string, role: string) {
    const w = await world();
    const person = { name: "Mara Lindt", role, consent: true, image_base64: base64(FACE) };
    expect((await w.post("/brand-assets/people", person)).status).toBe(201);
    return (await drawn(w, { brief })).alt;
  }

  test("is shown when the brief gives none", async () => {
    expect(await alt(SAID, "Head of Dispatch, Northwind")).toContain("Head of Dispatch, Northwind");
  });

  test("gives way to the role in the brief", async () => {
    const shown = await alt(QUOTE, "Head of Dispatch, Northwind");
    expect(shown).toContain("dispatcher");
    expect(shown).not.toContain("Northwind");
  });
});

test("a video of a quotation shows the speaker's portrait", () => {
  const brand = brandOf("Fernway");
  const story = houseStory({ brief: QUOTE, brand, channel: "linkedin", assetType: "video" });
  const faces = [{ name: "Mara Lindt", role: "", portrait: "http://brandrun.test/assets/a/image.png" }];
  const pictures = { brand: "Fernway", asked: [], atHand: [], faces };
  for (let seed = 1; seed <= 5; seed++) {
    const chosen = chooseTemplate(story, pictures, { assetType: "video", seed });
    expect(chosen?.template.id).toBe("film_quote");
    expect(chosen?.data).toMatchObject({ name: "Mara Lindt", photo: faces[0]?.portrait });
  }
});

test.each([
  ["Mara Lindt", true],
  ["  mara  LINDT", true],
  ["Dr. Mara Lindt", true],
  ["Prof. Dr. Mara Lindt", true],
  ["Márà Lindt", true],
  ["Mara", false],
  ["Mara Lindtner", false],
  ["Anna Mara Lindt", false],
  ["Tamara Lindt", false],
  ["", false],
])("the name %j is taken for Mara Lindt: %s", (name, isHer) => {
  const faces = [{ name: "Mara Lindt", role: "", portrait: "her" }];
  expect(faceOf({ faces }, name)?.portrait).toBe(isHer ? "her" : undefined);
});
