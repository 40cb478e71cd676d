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

test("a launch film with a picture and no second sentence says its headline once", async () => {
  const data = filmLaunch.data.parse({ headline: "We open on Sundays", photo: "desktop" });
  const photos = await testPhotos();
  const look = { brand: BRANDS.beacon, watermark: false, readAsset, photos };
  const planned = await plan(filmLaunch, {
    ...{ assetType: "video", channel: "web", format: "wide", data, seed: 1 },
    ...look,
  });
  const film = await filmOf(filmLaunch, planned);
  const scenes = film.scenes.map(({ layers }) =>
    JSON.stringify(layers.flatMap(({ node }) => textNodes(node))),
  );
  expect(scenes.filter((said) => said.includes("Sundays"))).toHaveLength(1);
});
