import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { type Bytes, base64, bytesOf, joined, mangled, png, quarters } from "../support/pictures.ts";
import { SCREEN } from "../support/routes.ts";
import { file, formWith, list, PATH, PICTURE, TAGS, watchFiles } from "../support/screens.ts";
import { API, world } from "../support/world.ts";

const UNREADABLE = mangled(await quarters("webp"), (b) => b.fill(0x55, 30));
const bad = (change: object) => ({ ...SCREEN, ...change });
const URL_ONLY = { ...TAGS, image_url: "https://example.com/a.png" };

describe("screen uploads refused with 422", () => {
  test.each<[string, object, unknown[][]]>([
    [
      "no tags",
      { image_base64: SCREEN.image_base64 },
      ["name", "screen_type", "device", "theme"].map((f) => ["body", f]),
    ],
    ["an empty name", bad({ name: "  " }), [["body", "name"]]],
    ["a device of another kind", bad({ device: "laptop" }), [["body", "device"]]],
    ["a screen type that does not exist", bad({ screen_type: "inbox" }), [["body", "screen_type"]]],
    ["a theme that does not exist", bad({ theme: "sepia" }), [["body", "theme"]]],
    ["a number for a tag", bad({ theme: 7 }), [["body", "theme"]]],
    ["no picture", TAGS, [["body"]]],
    ["two pictures", bad({ image_url: "https://example.com/a.png" }), [["body"]]],
    ["a file in JSON", { ...TAGS, file: "…" }, [["body", "file"]]],
    ["base64 that is none", bad({ image_base64: "not base64!" }), [["body", "image_base64"]]],
    ["an empty picture", bad({ image_base64: "" }), [["body", "image_base64"]]],
    ["a picture that is none", bad({ image_base64: base64(bytesOf("hello")) }), [["body", "image_base64"]]],
    [
      "a data URL of another kind",
      bad({ image_base64: `data:image/jpeg;base64,${SCREEN.image_base64}` }),
      [["body", "image_base64"]],
    ],
    [
      "an address without https",
      { ...URL_ONLY, image_url: "http://example.com/a.png" },
      [["body", "image_url"]],
    ],
    [
      "an address of this machine",
      { ...URL_ONLY, image_url: "https://127.0.0.1/a.png" },
      [["body", "image_url"]],
    ],
    ["NUL in a name", bad({ name: "a\0b" }), [["body", "name"]]],
  ])("a screen upload is refused with the field's name: %s", async (_what, body, places) => {
    const w = await world();
    const names = watchFiles(w);
    const answer = await expectRefusal(await w.post(PATH, body), 422, "validation_error");
    expect(placesOf(answer)).toEqual(places);
    expect(await list(w)).toEqual([]);
    expect([names, w.waiting]).toEqual([[], []]);
  });

  test.each<[string, Bytes, RegExp]>([
    ["cut off", PICTURE.slice(0, -8), /ends before/],
    ["animated or not, a GIF", bytesOf("GIF89a"), /GIF/],
    ["with a ZIP behind it", joined(PICTURE, bytesOf("PK\x03\x04")), /goes on/],
    ["of 30,000 × 1", png({ width: 30_000, height: 1 }), /30000/],
    ["that the decoder cannot read", UNREADABLE, /damaged/],
    [
      "that is an SVG",
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /SVG files are not accepted here/,
    ],
  ])(
    "a screen upload with a picture %s is refused with the reason and stores nothing, in multipart",
    async (_what, bytes, why) => {
      const w = await world();
      const names = watchFiles(w);
      const answer = await expectRefusal(
        await w.send(PATH, formWith(file(bytes, ""))),
        422,
        "validation_error",
      );
      expect(answer.detail).toEqual([
        { loc: ["body", "file"], msg: expect.stringMatching(why), type: expect.stringMatching(/^image_/) },
      ]);
      expect(await list(w)).toEqual([]);
      expect(names).toEqual([]);
    },
  );

  test("a multipart screen upload whose file is a text, missing, or given twice is refused", async () => {
    const w = await world();
    const twice = formWith(file(PICTURE));
    twice.append("file", file(PICTURE), "b.png");
    for (const [form, place] of [
      [formWith("text"), "file"],
      [twice, "file"],
    ] as const) {
      const answer = await expectRefusal(await w.send(PATH, form), 422, "validation_error");
      expect(placesOf(answer)).toEqual([["body", place]]);
    }
    const none = new FormData();
    none.set("name", "Inbox");
    await expectRefusal(await w.send(PATH, none), 422, "validation_error");
  });
});

describe("size limits of a screen upload", () => {
  const big = base64(new Uint8Array(10 * 1024 * 1024 + 1));

  test("a screen upload of more than 10 MB is 422, and a body of more than 16 MB is 413", async () => {
    const w = await world();
    const answer = await expectRefusal(
      await w.post(PATH, bad({ image_base64: big })),
      422,
      "validation_error",
    );
    expect(answer.message).toContain("10 MB");
    const huge = { note: "x".repeat(16 * 1024 * 1024) };
    const refused = await expectRefusal(await w.post(PATH, bad(huge)), 413, "payload_too_large");
    expect(refused.message).toContain("16 MB");
    const form = formWith(file(new Uint8Array(16 * 1024 * 1024)));
    await expectRefusal(await w.send(PATH, form), 413, "payload_too_large");
  });

  test("a screen upload with a broken multipart body is 400", async () => {
    const w = await world();
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    for (const text of ["", "--b", "no parts at all", '--b\r\nContent-Disposition: form-data; name="x"']) {
      const answer = await w.call("POST", API + PATH, { json: text, headers });
      await expectRefusal(answer, 400, "malformed_body");
    }
  });
});
