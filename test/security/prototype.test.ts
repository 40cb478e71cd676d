import { describe, expect, test } from "vitest";
import { readWish } from "../../lib/mascot/wishes.ts";
import { PAIRINGS, pairingOf } from "../../lib/render/typeface.ts";
import { houseStory } from "../../lib/story/house.ts";
import { kite } from "../copy/brands.ts";
import { bytesOf, joined, png } from "../support/pictures.ts";
import { runFor } from "../support/route-targets.ts";
import { ask } from "../support/routes.ts";
import { readRun } from "../support/runs.ts";
import { sample } from "../support/sample.ts";
import { bind } from "../support/studio.ts";
import { API, BRIEF, json, world } from "../support/world.ts";
import { KEYED } from "./support/routes.ts";

/** What every object has without having been given it. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const WITH_BODY = KEYED.filter(({ body }) => body);

/** Checks that nothing has become part of all objects. */
const expectClean = () => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(INHERITED);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
};

const POISON = `"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "toString": "x", "valueOf": null`;
/** The poison at the top and inside everything below. */
const poisoned = (body: object) => JSON.stringify(body).replace(/\{(?=")/g, `{${POISON}, `);

test.each(sample(WITH_BODY, 12))(
  "$method $path treats names like __proto__ as data or refuses them",
  async (route) => {
    const w = await world({ plan: "scale" });
    if (route.path.startsWith("/studio")) await bind(w);
    const id = await runFor(w, route);
    const answer = await ask(w, { ...route, body: poisoned(route.body ?? {}) as never }, { id });
    expect([route.status, 422]).toContain(answer.status);
    if (answer.status === 422) expect((await json(answer)).code).toBe("validation_error");
    expectClean();
  },
);

describe("names like __proto__ are stored and read back", () => {
  test("names like __proto__ are stored and read back in metadata", async () => {
    const w = await world();
    const metadata = `{"__proto__": "a", "constructor": "b", "hasOwnProperty": "c", "toString": "d"}`;
    const { id } = await json(
      await w.post("/generate", `{"metadata": ${metadata}, ${JSON.stringify(BRIEF).slice(1)}`),
    );
    const run = await json(await w.get(`/runs/${id}`));
    expect(run.metadata).toEqual({ constructor: "b", hasOwnProperty: "c", toString: "d" });
    expect(await w.drain()).toContain(204);
    expectClean();
  });

  test("names like __proto__ are stored and read back in the Brand DNA, and the next run completes", async () => {
    const w = await world();
    const map = `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": "b"}}, "toString": "d"}`;
    const patch = `{"product_map": ${map}, "icp": ${map}}`;
    const dna = await json(await w.call("PATCH", `${API}/brand-dna`, { json: patch }));
    expect(dna.product_map).toEqual({ constructor: { prototype: { polluted: "b" } }, toString: "d" });
    const { id } = await json(await w.post("/generate", BRIEF));
    await w.drain();
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ status: "succeeded" });
    expectClean();
  });

  test("names like __proto__ are accepted as form parts, with a file and without", async () => {
    for (const value of ["x", new Blob(["x"])]) {
      const w = await world();
      const form = new FormData();
      form.append("__proto__", value as string);
      form.append("name", "Mara");
      const answer = await w.send("/brand-assets/people", form);
      expect(answer.status).toBe(422);
      expectClean();
    }
  });

  test.each(sample(INHERITED, 4))(
    "a name like __proto__ as an id, a template or a preview is not found: %s",
    async (name) => {
      const w = await world();
      expect((await w.get(`/templates/${name}`)).status).toBe(404);
      expect((await w.get(`/runs/${name}`)).status).toBe(422);
      expect((await w.call("GET", `/previews/${name}.png`)).status).toBe(404);
      const items = [{ output_type: name, body: {} }];
      expect((await w.post("/render", { items })).status).toBe(422);
    },
  );
});

/** A body of multipart/form-data whose file declares any type; browsers and FormData refuse some. */
function formDeclaring(type: string, fields: Record<string, unknown>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `----x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `----x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`;
  return joined(bytesOf(parts.join("") + head), png(), bytesOf("\r\n----x--\r\n"));
}

test.each(
  sample(
    KEYED.filter(({ upload, body }) => upload && "image_base64" in (body ?? {})),
    1,
  ),
)("$path takes a name like __proto__ as a type that says nothing", async (route) => {
  const w = await world({ plan: "scale" });
  const { image_base64, ...fields } = route.body as Record<string, unknown>;
  for (const type of INHERITED.flatMap((name) => [name, name.toLowerCase()])) {
    const json = { ...route.body, image_base64: `data:${type};base64,${image_base64}` };
    expect((await ask(w, { ...route, body: json })).status, type).toBe(route.status);
    const headers = {
      authorization: `Bearer ${w.key}`,
      "content-type": "multipart/form-data; boundary=--x",
    };
    const init = { method: route.method, headers, body: formDeclaring(type, fields) };
    const sent = await w.app.request(API + route.path, init, {} as never);
    expect(sent.status, `a part of ${type}`).toBe(route.status);
  }
});

test.each(sample(INHERITED, 4))("the brand's fonts may be called %s, which is no pairing of ours", (name) => {
  expect(pairingOf(name)).toBe(PAIRINGS.bold);
  expect(pairingOf(name.toLowerCase())).toBe(PAIRINGS.bold);
});

test("a run of a brand whose fonts are called constructor succeeds", async () => {
  const w = await world();
  await w.patch("/brand-dna", { product_map: { guidelines: { fonts: "constructor" } } });
  const { id } = await json(await w.post("/generate", BRIEF));
  expect(await w.drain()).toContain(204);
  expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
});

test.each(sample(INHERITED, 4))("the brief may contain the word %s", (word) => {
  expect(readWish([`a ${word} robot ${word.toLowerCase()}`]).colors).toEqual([]);
  const brief = `mara ${word.toLowerCase()} runs our bakery. ${word} is new.`;
  const story = houseStory({ brief, brand: kite, channel: "linkedin", assetType: "card" });
  expect(JSON.stringify(story)).not.toMatch(/native code|\[object /);
});
