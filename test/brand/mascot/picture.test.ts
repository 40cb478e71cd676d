import { Avatar, Style } from "@dicebear/core";
import { describe, expect, test } from "vitest";
import { redraw } from "../../../lib/brand/images/redraw.ts";
import { figureOf, optionsOf } from "../../../lib/brand/mascot/artist.ts";
import { paintOf } from "../../../lib/brand/mascot/colors.ts";
import { invent } from "../../../lib/brand/mascot/invent.ts";
import { mascotPng, mascotSvg } from "../../../lib/brand/mascot/picture.ts";
import { POSES } from "../../../lib/brand/mascot/poses.ts";
import { STYLES } from "../../../lib/brand/mascot/styles.ts";
import { wishOf } from "../../../lib/brand/mascot/wishes.ts";
import { sha256 } from "../../../lib/core/ids.ts";
import { draw } from "../../../lib/render/engine.ts";
import { MascotPose, MascotStyle } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";

const EASEL = { assets: { read: readAsset } };

const sampleOf = (style: MascotStyle) => {
  const order = { style, wish: wishOf([]), paint: paintOf([], {}, "Kite"), seed: "sample" };
  const [identity] = invent({ ...order, shown: new Set() });
  if (!identity) throw new Error("No candidate.");
  return identity;
};

/** What a mascot that was kept looks like, whatever version of the library comes: nobody's mascot may change overnight. */
const LOOKS: Record<MascotStyle, string> = {
  critters: "6a22ab904f25606d",
  sprouts: "b008a4cfc77ec0e7",
  clay: "1cc610cad8398788",
  "voxel-bot": "786cdcddcc5bad7e",
  moods: "2120bf71e90d6e7a",
};

describe.each(MascotStyle.options)("%s", (style) => {
  test("looks as it looked when it was kept", async () => {
    expect((await sha256(await mascotSvg(EASEL, sampleOf(style), "neutral"))).slice(0, 16)).toBe(
      LOOKS[style],
    );
  });

  test("is drawn as the library draws it, in every pose", async () => {
    const definition = await import(`../../../node_modules/@dicebear/styles/dist/${style}.min.json`);
    const library = new Style(definition.default as never);
    for (const pose of MascotPose.options) {
      const { mood } = POSES[pose];
      const own = new Avatar(library, optionsOf(sampleOf(style), mood) as never).toString();
      const { side } = STYLES[style];
      const ours = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${await figureOf(EASEL, sampleOf(style), mood)}</svg>`;
      expect(await sha256(await small(ours)), pose).toBe(await sha256(await small(own)));
    }
  });

  test("is shapes only: no text, no scripts, nothing from elsewhere", async () => {
    for (const pose of MascotPose.options) {
      const svg = await mascotSvg(EASEL, sampleOf(style), pose);
      expect(svg).not.toMatch(
        /<(?:text|script|style|image|foreignObject|metadata|!--)|href="(?!#)|url\((?!#)|\son\w+=/,
      );
      expect(new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)).size).toBe(
        [...svg.matchAll(/\sid="/g)].length,
      );
    }
  });
});

const small = (svg: string) => {
  const bytes = new TextEncoder().encode(svg.replace("<svg ", '<svg width="90" height="90" '));
  const size = { width: 90, height: 90 };
  return redraw({ bytes, ...size, orientation: 1 }, size, "raw");
};

/** Raw pixels of a pose, small. */
async function pixelsOf(pose: MascotPose, style: MascotStyle = "critters") {
  const box = { width: 90, height: 90 };
  const images = new Map([["mascot", await mascotPng(EASEL, sampleOf(style), pose)]]);
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
