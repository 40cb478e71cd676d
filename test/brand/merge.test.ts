import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergePatch, sameJson } from "../../lib/brand/merge.ts";
import { DNA, patchDna, readDna } from "../support/dna.ts";
import { expectEnvelope } from "../support/expect.ts";
import { runs } from "../support/sample.ts";
import { world } from "../support/world.ts";

const SEED = 20_260_615;

describe("merge patches of RFC 7396, appendix A", () => {
  test.each<[unknown, unknown, unknown]>([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [
      ["a", "b"],
      ["c", "d"],
      ["c", "d"],
    ],
    [{ a: "b" }, ["c"], ["c"]],
    [{ a: "foo" }, null, null],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])("merging %j with the patch %j gives %j", (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });
});

const value = fc.jsonValue({ maxDepth: 3 });

test("merge results compare as JSON without order, and applying a patch twice equals applying it once", () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameJson(a, structuredClone(a))).toBe(true);
      const once = mergePatch(a, b);
      expect(sameJson(mergePatch(once, b), once)).toBe(true);
    }),
    { seed: SEED },
  );
  expect(sameJson({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  for (const other of [{ a: 1 }, { a: 1, b: undefined }, { a: 2, b: 2 }, [1, 2], null, "x"])
    expect(sameJson({ a: 1, b: 2 }, other)).toBe(false);
});

test("no merge patch breaks the service, and a refused patch changes nothing", async () => {
  const w = await world({ plan: "scale" });
  const names = "tagline overview offer product_map icp palette logos version features".split(" ");
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  const field = fc.oneof(value, fc.dictionary(text, value), fc.constant(null), fc.array(text));
  const anything = fc.dictionary(fc.constantFrom(...names), field, { maxKeys: 2 });
  const tree = fc.dictionary(text, value);
  const good = fc.record({ tagline: text, product_map: tree, icp: tree }, { requiredKeys: [] });
  const body = fc.oneof(
    good,
    fc.tuple(good, anything).map((both) => Object.assign({}, ...both) as object),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(body, async (patch) => {
      const before = await readDna(await w.get(DNA));
      const answer = await w.patch(DNA, patch);
      expectEnvelope(answer);
      expect([200, 422]).toContain(answer.status);
      const after = await readDna(await w.get(DNA));
      if (answer.status === 200) expect(await readDna(answer)).toEqual(after);
      else expect(after).toEqual(before);
      taken += after.version - before.version;
    }),
    { numRuns: runs(50, 150), seed: SEED },
  );
  expect(taken, "some of them were good").toBeGreaterThan(20);
  expect((await patchDna(w, { offer: null })).offer).toMatchObject({ product_name: "", features: [] });
});
