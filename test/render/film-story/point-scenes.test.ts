import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import type { Template } from "../../../lib/render/template.ts";
import { filmLaunch } from "../../../lib/render/templates/film-launch/film-launch.ts";
import { slideshow } from "../../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

async function scenesOf(template: Template, assetType: "video" | "slideshow", given: object) {
  const planned = await plan(template, {
    ...{ assetType, channel: "instagram", data: template.data.parse(given), seed: 1 },
    ...{ brand: { ...BRANDS.beacon, look: "column" }, watermark: false, readAsset },
  });
  const { scenes } = await filmOf(template, planned);
  return scenes.map(({ layers }) => {
    const texts = layers.flatMap(({ node }) => textNodes(node));
    const [largest] = texts.toSorted((a, b) => b.style.fontSize - a.style.fontSize);
    const name = (wanted: string) => layers.find((layer) => layer.name === wanted);
    return {
      largest: largest?.text,
      isDrawn: name("subject") !== undefined,
      texts: texts.map(({ text }) => text),
    };
  });
}

test("a scene shows its price, its hours, its number, or the thing that it names", async () => {
  const points = ["Haircut: £32", "Saturdays: 10:00 to 21:00", "1. Take it off the shelf", "Scarves of wool"];
  const [, price, hours, step, scarf] = await scenesOf(filmLaunch, "video", {
    headline: "New in December",
    points,
    url: "https://beacon.example",
  });
  expect(price?.largest).toBe("£32");
  expect(hours?.largest).toMatch(/10:00|21:00/u);
  expect(step?.largest).toBe("1");
  expect(scarf?.isDrawn).toBe(true);
});

test("a headline of several figures opens with the first of them, and ends with all", async () => {
  const scenes = await scenesOf(filmLaunch, "video", {
    kicker: "Our year",
    headline: "48,200 parcels delivered, 96% on time, 31 tonnes saved",
  });
  expect(scenes.slice(0, 3).map(({ largest }) => largest?.split(" ")[0])).toEqual(["48,200", "96%", "31"]);
  expect(scenes.at(-1)?.texts.join(" ")).toMatch(/Our year.*48,200.*96%.*31 tonnes/u);
});

test("a slideshow that ends with facts has each on a line of its own, under what they are of", async () => {
  const scenes = await scenesOf(slideshow, "slideshow", {
    cover: { headline: "Advent market" },
    slides: [{ title: "Waffles for everyone" }],
    closing: {
      headline: BRANDS.beacon.name,
      supporting: "Sunday 6 December · 12 Mill Lane",
      url: "https://beacon.example",
    },
  });
  const last = scenes.at(-1)?.texts.join(" ");
  expect(last).toContain("Sunday 6 December 12 Mill Lane");
  expect(last).toContain("Advent market");
});
