import { describe, expect, test } from "vitest";
import { contested, DNA, patchDna, readDna, UNSET, updates } from "../support/dna.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { API, type World, world } from "../support/world.ts";

const withTag = (w: World, tag: string, body: object) =>
  w.call("PATCH", API + DNA, { json: body, headers: { "If-Match": tag } });

const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

describe("Brand DNA patches refused with 422", () => {
  test.each<[string, object, (string | number)[], RegExp?]>([
    ["an unknown field", { slogan: "A" }, ["slogan"], /slogan.*tagline/],
    ["the brand's name", { name: "Loafly" }, ["name"], /offer\.product_name/],
    ["colours under another name", { colors: { primary: "#123" } }, ["colors"], /colors.*\{"palette":/],
    ["one colour", { primary_color: "#123" }, ["primary_color"], /primary_color.*\{"palette":/],
    ["British colours", { brandColours: ["#123"] }, ["brandColours"], /brandColours.*\{"palette":/],
    ["a voice", { voice: "warm" }, ["voice"], /product_map\.guidelines/],
    ["one logo", { logo_url: "https://a.example.com/a.png" }, ["logo_url"], /list.*logos/],
    ["an object around it", { brand: { tagline: "A" } }, ["brand"], /without an object around/],
    ["a mirror", { features: ["A"] }, ["features"], /features/],
    ["the version", { version: 7 }, ["version"], /version/],
    ["a long tagline", { tagline: "x".repeat(161) }, ["tagline"], /160/],
    ["a tagline that is no text", { tagline: 7 }, ["tagline"]],
    ["a long overview", { overview: "x".repeat(4_001) }, ["overview"], /4,000/],
    ["an offer that is a text", { offer: "Fernway" }, ["offer"], /product_name/],
    ["an offer with another key", { offer: { price: 9 } }, ["offer", "price"], /product_map/],
    ["features that are a text", { offer: { features: "fast" } }, ["offer", "features"]],
    ["a product map that is a list", { product_map: [] }, ["product_map"], /object/],
    ["a long text inside", { icp: { a: ["x".repeat(4_001)] } }, ["icp", "a", 0], /4,000/],
    ["seven levels", { icp: deep(7) }, ["icp", ...Array.from({ length: 6 }, () => "in")], /6 levels/],
    ["201 entries", { product_map: { a: many(201) } }, ["product_map", "a"], /200/],
    ["a long name", { product_map: { ["n".repeat(81)]: 1 } }, ["product_map"], /80/],
    ["33 KB", { icp: { a: Array.from({ length: 9 }, () => "x".repeat(3_900)) } }, ["icp"], /32 KB/],
    ["a palette that is a text", { palette: "red" }, ["palette"], /#1F5C4A/],
    ["nine colours", { palette: Array.from({ length: 9 }, () => "#123") }, ["palette"], /8 colours/],
    ["a colour's name", { palette: { primary: "red" } }, ["palette", "primary"], /#RRGGBB/],
    ["a colour with alpha", { palette: ["#123", "#11223344"] }, ["palette", 1], /#RRGGBB/],
    ["a role without a name", { palette: { "": "#123456" } }, ["palette", ""], /1 to 40/],
    [
      "25 roles",
      { palette: Object.fromEntries(Object.keys(many(25)).map((k) => [k, "#123"])) },
      ["palette"],
      /24/,
    ],
    ["http", { logos: ["http://kites.example.com/a.png"] }, ["logos", 0], /https/],
    ["a private host", { logos: ["https://a.example.com/a.png", "https://10.0.0.1/"] }, ["logos", 1], /IP/],
    [
      "eleven logos",
      { logos: Array.from({ length: 11 }, (_, i) => `https://a.example.com/${i}`) },
      ["logos"],
      /10/,
    ],
    ["a logo that is no text", { logos: [7] }, ["logos", 0]],
  ])("a Brand DNA patch is refused: %s", async (_what, body, place, says = /\S/) => {
    const w = await world();
    const refused = await expectRefusal(await w.patch(DNA, body), 422, "validation_error");
    expect(placesOf(refused)[0]).toEqual(["body", ...place]);
    expect(refused.message).toMatch(says);
    expect(await readDna(await w.get(DNA))).toEqual(UNSET);
    expect(await updates(w)).toEqual([]);
  });

  test("a Brand DNA map that grows too large by merging is refused", async () => {
    const w = await world();
    const part = (name: string) => ({
      product_map: { [name]: Array.from({ length: 5 }, () => "é".repeat(2_000)) },
    });
    await patchDna(w, part("a"));
    const refused = await expectRefusal(await w.patch(DNA, part("b")), 422, "validation_error");
    expect(placesOf(refused)).toEqual([["body", "product_map"]]);
    expect(await patchDna(w, { product_map: { a: null } })).toMatchObject({ product_map: {}, version: 2 });
  });
});

describe("If-Match of a Brand DNA patch", () => {
  test.each(['"1"', 'W/"1"', "*", ' "7", "1" ', '"7",W/"1"'])(
    "If-Match %s matches the current Brand DNA version",
    async (tag) => {
      const w = await world();
      await patchDna(w, { tagline: "A" });
      const answer = await withTag(w, tag, { tagline: "B" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("ETag")).toBe('"2"');
    },
  );

  test.each(['"0"', 'W/"2"', '"7", "8"', '""'])(
    "a Brand DNA patch with the stale If-Match %s is 409 and changes nothing",
    async (tag) => {
      const w = await world();
      await patchDna(w, { tagline: "A" });
      for (const body of [{ tagline: "B" }, {}]) {
        const refused = await expectRefusal(await withTag(w, tag, body), 409, "version_conflict");
        expect(refused.detail).toMatchObject({
          param: "If-Match",
          hint: expect.stringContaining("version 1"),
        });
      }
      expect(await readDna(await w.get(DNA))).toMatchObject({ tagline: "A", version: 1 });
    },
  );

  test.each(["1", '"1', "1, 2", "W/1"])(
    "a Brand DNA patch with the malformed If-Match %s is 422",
    async (tag) => {
      const refused = await expectRefusal(await withTag(await world(), tag, {}), 422, "validation_error");
      expect(placesOf(refused)).toEqual([["header", "If-Match"]]);
    },
  );

  test("If-Match refuses the second of two Brand DNA patches based on the same version", async () => {
    const w = await contested(2);
    const answers = await Promise.all([
      withTag(w, '"0"', { tagline: "A" }),
      withTag(w, '"0"', { tagline: "B" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
