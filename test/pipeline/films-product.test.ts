import { describe, expect, test } from "vitest";
import { readBrief } from "../../lib/copy/read-brief.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { changelogFilm, launchFilm, tourFilm } from "../../lib/pipeline/designs/films-product.ts";
import { type Material, materialOf } from "../../lib/pipeline/designs/material.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";

const BRAND = {
  name: "Fernway",
  tagline: "Every parcel, by pedal.",
  overview: "Fernway plans bike courier routes in real time.",
  offer: { product_name: "Fernway", one_liner: "", features: ["Live arrival times"], who_its_for: "" },
  product_map: {},
  icp: {},
};

function materialFor(brief: string, screens: { asked?: string[]; atHand?: string[] } = {}): Material {
  const { copy } = writeCopy({ brief, brand: BRAND, channel: "instagram", assetType: "video" });
  return materialOf(copy, readBrief(brief, BRAND), BRAND.name, { asked: [], atHand: [], ...screens });
}

const LAUNCH =
  "Launch of Fernway 3: live map for dispatchers, proof of delivery in one tap, and reports your accountant will read. Try it free at fernway.test.";
const PLAIN = "We just shipped live tracking. Customers see their courier on a map, to the minute.";
const NOTES = [
  "Changelog v2.1",
  "- New: Dark mode for the courier app",
  "- Improved: Map tiles load twice as fast on old phones and use a third of the data they used to need",
  "- Fixed: Proof photos no longer rotate on Android",
  "- Fixed: Invoices show the right VAT number",
].join("\n");
const LONG =
  "Announce that from the first of next month on Fernway plans every route around road works, closed bridges and weekend markets in all of the nineteen cities we deliver in.";

describe("a launch film", () => {
  test("a launch film shows the points of a brief without a supporting line that only lists them", () => {
    expect(launchFilm(materialFor(LAUNCH))).toMatchObject({
      headline: "Launch of Fernway 3",
      supporting: "",
      points: [
        "Live map for dispatchers",
        "Proof of delivery in one tap",
        "Reports your accountant will read",
      ],
      cta: "Try it free",
    });
  });

  test("a launch film of a brief without points keeps to the news and ignores the brand's features", () => {
    const data = launchFilm(materialFor(PLAIN, { atHand: ["map"] }));
    expect(data).toMatchObject({ headline: "Live tracking is here", points: [], photo: "map" });
    expect(data?.supporting).toMatch(/^Customers see their courier/);
  });
});

describe("a tour film", () => {
  test("a tour film pairs points with the requested screens in their order", () => {
    const { features = [] } = tourFilm(materialFor(LAUNCH, { asked: ["map", "proof"] })) ?? {};
    expect(features.map(({ photo }) => photo)).toEqual(["map", "proof", ""]);
  });

  test("a tour film shows unrequested screens with every point or with none", () => {
    const photos = (atHand: string[]) =>
      tourFilm(materialFor(LAUNCH, { atHand }))?.features.map(({ photo }) => photo);
    expect(photos(["a", "b"])).toEqual(["", "", ""]);
    expect(photos(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  });

  test("a tour film is not made without screens or points", () => {
    expect(tourFilm(materialFor(PLAIN))).toBeUndefined();
    expect(
      tourFilm(materialFor("We are hiring a backend engineer in Utrecht. Four days a week.")),
    ).toBeUndefined();
  });
});

describe("a changelog film", () => {
  test("a changelog film tags changes as the brief does and leaves out overlong ones", () => {
    expect(changelogFilm(materialFor(NOTES))).toMatchObject({
      version: "2.1",
      entries: [
        { title: "Dark mode for the courier app", kind: "new" },
        { title: "Proof photos no longer rotate on Android", kind: "fixed" },
        { title: "Invoices show the right VAT number", kind: "fixed" },
      ],
    });
  });

  test("a changelog film does not repeat a change or the version as its headline", () => {
    expect(changelogFilm(materialFor(NOTES))?.headline).toBe("");
    const release = "Release 4.2: faster map on old phones, PDF proof in one tap, fewer location requests.";
    expect(changelogFilm(materialFor(release))).toMatchObject({ version: "4.2", headline: "" });
  });

  test("a changelog film is not made without a version", () => {
    expect(changelogFilm(materialFor(LAUNCH))).toBeUndefined();
  });
});

test("the data of a film stays within the template's limits for any brief", () => {
  const makers = { film_launch: launchFilm, film_tour: tourFilm, film_changelog: changelogFilm };
  for (const brief of [LAUNCH, PLAIN, NOTES, LONG, `${NOTES}\n${LONG}`]) {
    for (const [id, film] of Object.entries(makers)) {
      const data = film(materialFor(brief, { atHand: ["a", "b", "c", "d"] }));
      if (data) expect(TEMPLATES[id]?.data.safeParse(data).error, id).toBeUndefined();
    }
  }
});
