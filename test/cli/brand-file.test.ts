import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { emptyFolder } from "./child.ts";
import { piped, typist } from "./with-service.ts";

test("a brand file that is no JSON is answered with where it breaks, and with a field of the brand", async () => {
  const w = await world();
  const path = join(emptyFolder(), "brand.json");
  writeFileSync(path, '{"tagline": "Kites",}');
  const asks = piped(w);

  expect((await asks("brand", "set", path)).err).toMatch(/position \d+[\s\S]*\{"tagline": /);
  expect((await asks("brand", "set", '{"tagline": "Kites"}')).err).toContain("put - in its place");
});

test("--replace leaves nothing of the brand that was there, and without it the file is merged", async () => {
  const w = await world();
  const asks = piped(w);
  const [old, next] = ["old.json", "next.json"].map((name) => join(emptyFolder(), name)) as [string, string];
  const offer = { product_name: "Fernway", one_liner: "Routes", features: ["Offline maps"] };
  writeFileSync(
    old,
    JSON.stringify({
      tagline: "Every parcel, by pedal.",
      offer,
      icp: { age: "20", place: { city: "Berlin", land: "DE" } },
      palette: { primary: "#112233", accent: "#445566" },
    }),
  );
  await asks("brand", "set", old);
  const wanted = {
    offer: { product_name: "Loafly" },
    icp: { place: { city: "Ulm" } },
    palette: { primary: "#b5532a" },
  };
  writeFileSync(next, JSON.stringify(wanted));

  expect((await asks("brand", "set", next)).json).toMatchObject({
    tagline: "Every parcel, by pedal.",
    offer: { ...offer, product_name: "Loafly" },
  });
  const { code, json } = await asks("brand", "set", next, "--replace");
  expect(code).toBe(0);
  expect(json).toMatchObject({
    tagline: "",
    overview: "",
    offer: { product_name: "Loafly", one_liner: "", features: [] },
    logos: [],
  });
  expect([json.icp, json.palette]).toEqual([wanted.icp, { primary: "#B5532A" }]);
});

test("a file of data that is not there is not called a brief", async () => {
  const { code, err } = await piped(await world())("render", "announcement", "--data", "@nope.json");

  expect(code).toBe(2);
  expect(err).toContain('Cannot read the JSON from "nope.json": no such file.');
  expect(err).not.toMatch(/brief|@@/);
});

test("the brand is shown in groups with words for its fields", async () => {
  const w = await world();
  const path = join(emptyFolder(), "brand.json");
  const offer = {
    product_name: "Kite",
    features: ["Offline maps", "Quiet streets"],
    who_its_for: "couriers",
  };
  const product_map = { guidelines: { banned_words: ["cheap"] } };
  writeFileSync(path, JSON.stringify({ tagline: "Quiet streets.", offer, product_map, icp: { age: "20" } }));
  await piped(w)("brand", "set", path);
  const { out } = await typist(w)("brand", "show");

  expect(out).toMatch(/^Brand\n {2}name +Kite\n {2}tagline +Quiet streets\./);
  expect(out).toMatch(/Offer\n {2}for +couriers\n {2}features +Offline maps, Quiet streets\n/);
  expect(out).toMatch(/Products and rules\n {2}guidelines banned words +cheap\n\nAudience\n {2}age +20\n/);
  expect(out).not.toMatch(/offer|product map|icp|logo status|Colours|Logos/);
});
