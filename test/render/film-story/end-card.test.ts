import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import { LOOKS, type LookId } from "../../../lib/render/look/looks.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { filmLaunch } from "../../../lib/render/templates/film-launch/film-launch.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

const launch = {
  headline: "Cargo bike hire starts on Monday 7 December",
  supporting: "Carry two children and a week of shopping.",
  details: "£9 for half a day, £15 for a day · 12 Mill Lane, Tuesday to Saturday, 9 am to 6 pm",
  url: "https://beacon.example/cargo",
};

async function endOf(look: LookId, given: object = launch) {
  const planned = await plan(filmLaunch, {
    ...{ assetType: "video", channel: "instagram", data: filmLaunch.data.parse(given), seed: 1 },
    ...{ brand: { ...BRANDS.beacon, look }, watermark: false, readAsset },
  });
  const { scenes } = await filmOf(filmLaunch, planned);
  const texts = scenes.at(-1)?.layers.flatMap(({ node }) => textNodes(node)) ?? [];
  const saidAs = (part: string) =>
    texts
      .filter(({ attributes }) => attributes?.part === part)
      .map(({ text }) => text)
      .join(" ");
  return saidAs;
}

test.each(Object.keys(LOOKS) as LookId[])(
  "%s: the last picture says what it is, what it costs, where, and the address",
  async (look) => {
    const saidAs = await endOf(look);
    expect(saidAs("recall").toLowerCase()).toBe(launch.headline.toLowerCase());
    expect(saidAs("kept")).toBe(launch.details.replace(" · ", " "));
    expect(saidAs("url")).toContain("beacon.example/cargo");
  },
);

test("the slogan signs the last picture of a film", async () => {
  const saidAs = await endOf("signal", { ...launch, details: undefined });
  expect(saidAs("slogan")).toBe(BRANDS.beacon.tagline);
});
