import fc from "fast-check";
import { render } from "takumi-js";
import { beforeAll, describe, expect, test } from "vitest";
import { draw, type Scene } from "../../lib/render/engine.ts";
import { imageSize } from "../../lib/render/image-size.ts";
import type { BoxNode } from "../../lib/render/jsx-runtime.ts";
import type { About } from "../../lib/render/metadata/about.ts";
import { embed } from "../../lib/render/metadata/embed.ts";
import { packet } from "../../lib/render/metadata/xmp.ts";

const about: About = {
  title: "Rye week 🥖",
  altText: "A loaf on a board, and the words: خبز الجاودار.",
  brand: "Tideway & Sons",
  sourceType: "compositeSynthetic",
};
const size = { width: 33, height: 19 };
const box = (backgroundImage: string, children: BoxNode[] = []): BoxNode => ({
  type: "container",
  style: { display: "flex", width: "80%", height: "80%", backgroundImage },
  children,
});
const gradient = box("linear-gradient(45deg, #ff8800, #0044cc)", [
  box("linear-gradient(90deg, #ffffff, #004400)"),
]);
const clear = box("linear-gradient(45deg, rgba(255, 136, 0, 0.2), rgba(0, 68, 204, 0.9))");
const opaque: BoxNode = { ...gradient, style: { ...gradient.style, width: 33, height: 19 } };

/** The bytes of one picture as the engine reads it, in straight RGBA. */
async function pixelsOf(bytes: Uint8Array, key: string) {
  const root = { type: "image" as const, src: key, style: size };
  return draw({ ...size, root, images: new Map([[key, bytes]]) }, "raw");
}

const scene = (root: BoxNode): Scene => ({ ...size, root, images: new Map() });
const lossy = (root: BoxNode) =>
  render(root, { ...size, format: "webp", quality: 60, lossless: false } as Parameters<typeof render>[1]);

const pictures = [
  ["a PNG", "image/png", () => draw(scene(opaque), "png")],
  ["a PNG with alpha", "image/png", () => draw(scene(clear), "png")],
  ["a JPEG", "image/jpeg", () => draw(scene(opaque), "jpeg")],
  ["a lossless WebP", "image/webp", () => draw(scene(opaque), "webp")],
  ["a lossless WebP with alpha", "image/webp", () => draw(scene(clear), "webp")],
  ["a lossy WebP", "image/webp", () => lossy(opaque)],
  ["a lossy WebP with alpha", "image/webp", () => lossy(clear)],
] as const;

describe.each(pictures)("%s", (name, mimeType, make) => {
  let before: Uint8Array;
  beforeAll(async () => {
    before = await make();
  });

  test("embedding keeps every pixel and the size, and holds the packet once", async () => {
    const given = before.slice();
    const after = embed(before, mimeType, about);

    const pixels = await pixelsOf(before, `${name} before`);
    expect(new Set(pixels).size).toBeGreaterThan(20);
    expect(await pixelsOf(after, `${name} after`)).toEqual(pixels);
    expect(imageSize(after)).toEqual(size);
    expect(
      Buffer.from(after)
        .toString("latin1")
        .split(Buffer.from(packet(about)).toString("latin1")),
    ).toHaveLength(2);
    expect(before).toEqual(given);
  });

  test("embedding the same texts gives the same bytes, also when repeated", () => {
    const once = embed(before, mimeType, about);
    expect(embed(before, mimeType, { ...about })).toEqual(once);
    expect(embed(once, mimeType, about)).toEqual(once);
    expect(embed(embed(before, mimeType, { ...about, title: "Other" }), mimeType, about)).toEqual(once);
  });

  test("embed returns a file that is cut off anywhere unchanged", () => {
    const whole = embed(before, mimeType, about);
    for (const file of [before, whole]) {
      for (let end = 0; end < file.length; end++) {
        const part = file.subarray(0, end);
        expect(embed(part, mimeType, about)).toBe(part);
      }
    }
  });

  test("embed returns a file under another or an unknown type unchanged", () => {
    const others = ["image/png", "image/jpeg", "image/webp", "image/gif", "constructor", ""];
    for (const other of others.filter((type) => type !== mimeType)) {
      expect(embed(before, other, about)).toBe(before);
    }
  });

  test("embed never throws on broken bytes, and holds what it writes once", () => {
    const said = Buffer.from(packet(about)).toString("latin1");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(before.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (bad) => {
          const broken = before.slice();
          for (const [at, byte] of bad) broken[at] = byte;
          const file = embed(broken, mimeType, about);
          expect(file === broken || Buffer.from(file).toString("latin1").split(said).length === 2).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
