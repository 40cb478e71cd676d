import { describe, expect, test } from "vitest";
import { paintOf } from "../../../lib/brand/mascot/colors.ts";
import { invent } from "../../../lib/brand/mascot/invent.ts";
import { mascotPng, mascotSvg } from "../../../lib/brand/mascot/picture.ts";
import { wishOf } from "../../../lib/brand/mascot/wishes.ts";
import { sha256 } from "../../../lib/core/ids.ts";
import { draw } from "../../../lib/render/engine.ts";
import { MascotPose, MascotStyle } from "../../../lib/vocab.ts";

const sampleOf = (style: MascotStyle) => {
  const order = { style, wish: wishOf([]), paint: paintOf([], {}, "Kite"), seed: "sample" };
  const [identity] = invent({ ...order, shown: new Set() });
  if (!identity) throw new Error("No candidate.");
  return identity;
};

/** What a mascot that was kept looks like, whatever version of the library comes: nobody's mascot may change overnight. */
const LOOKS: Record<MascotStyle, string> = {
  critters: "787ef4fd5626b7a5",
  sprouts: "ea8f6a398e925266",
  clay: "1f59b6fff7a52106",
  "voxel-bot": "d858df2a190fa150",
  moods: "d9c5001938412e6f",
};

describe.each(MascotStyle.options)("%s", (style) => {
  test("looks as it looked when it was kept", async () => {
    expect((await sha256(await mascotSvg(sampleOf(style), "neutral"))).slice(0, 16)).toBe(LOOKS[style]);
  });

  test("is shapes only: no text, no scripts, nothing from elsewhere", async () => {
    for (const pose of MascotPose.options) {
      const svg = await mascotSvg(sampleOf(style), pose);
      expect(svg).not.toMatch(
        /<(?:text|script|style|image|foreignObject|metadata|!--)|href="(?!#)|url\((?!#)|\son\w+=/,
      );
      expect(new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)).size).toBe(
        [...svg.matchAll(/\sid="/g)].length,
      );
    }
  });
});

/** Raw pixels of a pose, small. */
async function pixelsOf(pose: MascotPose, style: MascotStyle = "critters") {
  const box = { width: 90, height: 90 };
  const images = new Map([["mascot", await mascotPng(sampleOf(style), pose)]]);
  const picture = { type: "image", src: "mascot", style: { display: "flex", ...box } } as const;
  return draw({ ...box, root: { type: "container", style: box, children: [picture] }, images }, "raw");
}

const alphaAt = (pixels: Uint8Array, x: number, y: number) => pixels[(y * 90 + x) * 4 + 3];

test("the ground is clear, and the figure stands on it in every style", async () => {
  for (const style of MascotStyle.options) {
    const pixels = await pixelsOf("neutral", style);
    for (const [x, y] of [
      [1, 1],
      [88, 1],
      [1, 88],
      [88, 88],
    ] as const)
      expect(alphaAt(pixels, x, y)).toBe(0);
    expect(alphaAt(pixels, 45, 75), style).toBe(255);
  }
});

test("no pose is the picture of another, and none runs out of its square", async () => {
  const seen = new Set<string>();
  for (const pose of MascotPose.options) {
    const pixels = await pixelsOf(pose);
    seen.add(await sha256(new Uint8Array(pixels)));
    const rim = Array.from({ length: 90 }, (_, i) => [alphaAt(pixels, i, 89), alphaAt(pixels, 0, i)]).flat();
    expect(
      rim.filter((alpha) => alpha !== 0),
      pose,
    ).toEqual([]);
  }
  expect(seen.size).toBe(MascotPose.options.length);
});
