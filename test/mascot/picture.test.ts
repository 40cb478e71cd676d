import { Avatar, Style } from "@dicebear/core";
import { describe, expect, test } from "vitest";
import { choosePaint } from "../../lib/mascot/colors.ts";
import { avatarOptions, figureSvg } from "../../lib/mascot/figure-svg.ts";
import { inventCandidates } from "../../lib/mascot/invent.ts";
import { mascotPng, mascotSvg } from "../../lib/mascot/mascot-image.ts";
import { POSES } from "../../lib/mascot/poses.ts";
import { STYLES } from "../../lib/mascot/styles.ts";
import { readWish } from "../../lib/mascot/wishes.ts";
import { draw } from "../../lib/render/engine.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { redraw } from "../../lib/uploads/images/redraw.ts";
import { MascotPose, MascotStyle } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";

const EASEL = { assets: { read: readAsset } };

const sampleOf = (style: MascotStyle) => {
  const order = { style, wish: readWish([]), paint: choosePaint([], {}, "Kite"), seed: "sample" };
  const [identity] = inventCandidates({ ...order, shown: new Set() });
  if (!identity) throw new Error("No candidate.");
  return identity;
};

/** Hashes of one mascot in each style. An upgrade of the library must not change a customer's mascot. */
const LOOKS: Record<MascotStyle, string> = {
  critters: "6a22ab904f25606d",
  sprouts: "b008a4cfc77ec0e7",
  clay: "1cc610cad8398788",
  "voxel-bot": "786cdcddcc5bad7e",
  moods: "2120bf71e90d6e7a",
};

describe.each(MascotStyle.options)("mascot pictures in the style %s", (style) => {
  test("a mascot's drawing is unchanged since it was kept", async () => {
    expect((await sha256(await mascotSvg(EASEL, sampleOf(style), "neutral"))).slice(0, 16)).toBe(
      LOOKS[style],
    );
  });

  test("a mascot is drawn in every pose as the DiceBear library draws it", async () => {
    const definition = await import(`../../node_modules/@dicebear/styles/dist/${style}.min.json`);
    const library = new Style(definition.default as never);
    for (const pose of MascotPose.options) {
      const { mood } = POSES[pose];
      const own = new Avatar(library, avatarOptions(sampleOf(style), mood) as never).toString();
      const { side } = STYLES[style];
      const ours = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${await figureSvg(EASEL, sampleOf(style), mood)}</svg>`;
      expect(await sha256(await small(ours)), pose).toBe(await sha256(await small(own)));
    }
  });

  test("a mascot's SVG contains shapes only: no text, no scripts, no external references", async () => {
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

test("a mascot stands on a transparent background in every style", async () => {
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

test("the poses of a mascot differ from each other and stay inside their square", async () => {
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
