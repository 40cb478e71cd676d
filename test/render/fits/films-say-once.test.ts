import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { filmLaunch } from "../../../lib/render/templates/film-launch/film-launch.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";
import { testPhotos } from "../support/photos.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };

test("a tour does not open with what a scene of its own says", () => {
  const story = storyWith({
    occasion: "launch",
    headline: line("New: offline maps"),
    support: line("Beacon works in tunnels and basements."),
    points: [line("Beacon works in tunnels and basements"), line("Offline maps are free for all teams")],
  });
  const data = chooseTemplate(story, NOTHING, { assetType: "video", seed: 1, among: ["film_tour"] })?.data;
  expect(data).toMatchObject({ supporting: "", features: [{}, {}] });
});

const lookOf = async () => ({
  brand: BRANDS.beacon,
  watermark: false,
  readAsset,
  photos: await testPhotos(),
});

async function scenesOf(given: object): Promise<string[]> {
  const data = filmLaunch.data.parse(given);
  const planned = await plan(filmLaunch, {
    ...{ assetType: "video", channel: "web", format: "wide", data, seed: 1 },
    ...(await lookOf()),
  });
  const film = await filmOf(filmLaunch, planned);
  return film.scenes.map(({ layers }) => JSON.stringify(layers.flatMap(({ node }) => textNodes(node))));
}

test("a launch film with a picture and no second sentence says its headline once", async () => {
  const scenes = await scenesOf({ headline: "We open on Sundays", photo: "desktop" });
  expect(scenes.filter((said) => said.includes("Sundays"))).toHaveLength(1);
});

test("a film never closes with one of two sides", async () => {
  const points = ["After: ten weeks on the bench", "The bell rang again"];
  const sides = await scenesOf({ headline: "Vorher: stumm seit 2011", points });
  expect(sides.at(-1)).not.toContain("Vorher");
  expect(sides.at(-1)).toContain("rang");
  const news = await scenesOf({ headline: "Neu: Leihräder am Bahnhof", points: ["Vierzig Räder"] });
  expect(news.at(-1)).toContain("Leihräder");
});
