import { describe, expect, test } from "vitest";
import { readBrand } from "../../lib/brand/brand.ts";
import { contested, DNA, patchDna, readDna, UNSET, updates } from "../support/dna.ts";
import { base64, png } from "../support/pictures.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, world } from "../support/world.ts";

test("an unfilled Brand DNA reads as empty, not as missing", async () => {
  const w = await world();
  const answer = await w.get(DNA);
  expect(answer.headers.get("ETag")).toBe('"0"');
  expect(await readDna(answer)).toEqual(UNSET);
});

test("a Brand DNA patch answers like a read, mirror fields included, and records one event", async () => {
  const w = await world();
  const answer = await w.patch(DNA, {
    tagline: "  Every parcel, by pedal. ",
    offer: { product_name: "Fernway", features: ["Offline maps", "PDF proof"] },
    product_map: { plans: { team: 50 } },
    icp: { role: "Dispatcher" },
    palette: { primary: "#1f5c4a", Accent: "#fa4" },
  });
  const dna = await readDna(answer);
  expect(dna).toEqual({
    ...UNSET,
    tagline: "Every parcel, by pedal.",
    offer: {
      product_name: "Fernway",
      one_liner: "",
      features: ["Offline maps", "PDF proof"],
      who_its_for: "",
    },
    product_map: { plans: { team: 50 } },
    icp: { role: "Dispatcher" },
    palette: { primary: "#1F5C4A", accent: "#FFAA44" },
    features: ["Offline maps", "PDF proof"],
    products: { plans: { team: 50 } },
    audience: { role: "Dispatcher" },
    version: 1,
    updated_at: "2026-06-15T12:00:00.000Z",
  });
  expect(answer.headers.get("ETag")).toBe('"1"');
  expect(await readDna(await w.get(DNA))).toEqual(dna);
  expect(await updates(w)).toMatchObject([{ livemode: true, runId: null }]);
});

describe("merging Brand DNA patches", () => {
  test("offer, product_map and icp merge as in RFC 7396, and null removes a value at any depth", async () => {
    const w = await world();
    await patchDna(w, {
      offer: { product_name: "Fernway", features: ["a", "b"] },
      product_map: { plans: { starter: { riders: 10, price: 9 }, team: 1 }, list: [1, 2] },
      icp: { role: "Dispatcher", pains: ["calls"] },
    });
    const dna = await patchDna(w, {
      offer: { features: ["c"] },
      product_map: { plans: { starter: { price: null }, team: { riders: 50 } }, list: [3] },
      icp: { role: null },
    });
    expect(dna).toMatchObject({
      offer: { product_name: "Fernway", features: ["c"] },
      product_map: { plans: { starter: { riders: 10 }, team: { riders: 50 } }, list: [3] },
      version: 2,
    });
    expect(dna.icp).toEqual({ pains: ["calls"] });
    expect((dna.product_map as { plans: object }).plans).toEqual({
      starter: { riders: 10 },
      team: { riders: 50 },
    });
  });

  test("null clears every field of the Brand DNA, and offer keeps its four keys", async () => {
    const w = await world();
    await patchDna(w, {
      tagline: "A",
      overview: "B",
      offer: { one_liner: "C" },
      product_map: { a: 1 },
      icp: { b: 2 },
    });
    await patchDna(w, { palette: ["#123456"], logos: ["https://kites.example.com/a.png"] });
    const names = ["tagline", "overview", "offer", "product_map", "icp", "palette", "logos"];
    const dna = await patchDna(w, Object.fromEntries(names.map((name) => [name, null])));
    expect(dna).toEqual({ ...UNSET, version: 3, updated_at: dna.updated_at });
  });

  test("palette and logos are replaced as a whole, and a list of colours is read by role", async () => {
    const w = await world();
    const eight = ["#111", "#222", "#333", "#444", "#555", "#666", "#777", "#888"];
    expect(Object.keys((await patchDna(w, { palette: eight })).palette as object)).toEqual(
      "primary secondary accent background text color_6 color_7 color_8".split(" "),
    );
    expect((await patchDna(w, { palette: { night: "#000", text: "#fff" } })).palette).toEqual({
      text: "#FFFFFF",
      night: "#000000",
    });
    const [a, b] = ["https://kites.example.com/a.png", "https://kites.example.com/b.png"];
    await patchDna(w, { logos: [a] });
    expect((await patchDna(w, { logos: [b, b] })).logos).toEqual([b]);
  });

  test("a Brand DNA patch that changes nothing is 200 without a version or an event", async () => {
    const w = await world();
    const body = { tagline: "A", palette: { primary: "#112233" }, product_map: { a: { b: 1, c: 2 } } };
    await patchDna(w, body);
    w.pass(60);
    for (const same of [
      {},
      body,
      { palette: ["#123"] },
      { product_map: { a: { c: 2 } } },
      { icp: { x: null } },
    ])
      expect(await patchDna(w, same)).toMatchObject({ version: 1, updated_at: "2026-06-15T12:00:00.000Z" });
    expect(await updates(w)).toHaveLength(1);
    expect(await patchDna(await world(), {})).toMatchObject({ version: 0 });
  });

  test("Brand DNA keys with a meaning in JavaScript pollute no prototype", async () => {
    const w = await world();
    const body =
      '{"product_map": {"__proto__": {"hacked": 1}, "a": {"__proto__": {"hacked": 1}, "constructor": {"prototype": {"hacked": 1}}}}, "palette": {"__proto__": "#112233"}}';
    const answer = await w.call("PATCH", API + DNA, { json: body });
    expect([200, 422]).toContain(answer.status);
    await w.call("PATCH", API + DNA, { json: body.replace(/, "palette.*/, "}") });
    const dna = await readDna(await w.get(DNA));
    expect(({} as { hacked?: number }).hacked).toBeUndefined();
    expect(dna.product_map).toEqual({ a: { constructor: { prototype: { hacked: 1 } } } });
    expect((dna.product_map as { hacked?: number }).hacked).toBeUndefined();
  });
});

test("concurrent Brand DNA patches are all kept, each with a version and an event", async () => {
  const w = await contested(16);
  const names = Array.from({ length: 16 }, (_, i) => `k${i}`);
  const answers = await Promise.all(
    names.map((name, i) =>
      i % 4 === 3
        ? w.post("/brand-assets/logo", { image_base64: base64(png({ width: 8 + i, height: 8 })) })
        : w.patch(DNA, { product_map: { [name]: i, nested: { [name]: i } } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map((_, i) => (i % 4 === 3 ? 201 : 200)));
  const dna = await readDna(await w.get(DNA));
  const { nested, ...flat } = dna.product_map as { nested: object };
  expect(Object.keys(flat).sort()).toEqual(names.filter((_, i) => i % 4 !== 3).sort());
  expect(Object.keys(nested).sort()).toEqual(Object.keys(flat).sort());
  expect(dna.logos).toHaveLength(4);
  expect(dna.version).toBe(16);
  expect(await updates(w)).toHaveLength(16);
});

test("the Brand DNA belongs to the key's workspace", async () => {
  const w = await world();
  await patchDna(w, { tagline: "Ours" });
  const { key } = await otherWorkspace(w);
  expect(await readDna(await w.call("GET", DNA, { key }))).toEqual(UNSET);
  await w.call("PATCH", DNA, { key, json: { tagline: "Theirs" } });
  expect((await readBrand(w.service, w.workspaceId)).tagline).toBe("Ours");
});
