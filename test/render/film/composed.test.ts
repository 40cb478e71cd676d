import { expect, test } from "vitest";
import { draw } from "../../../lib/render/engine.ts";
import { planFilm } from "../../../lib/render/film/film.ts";
import type { Film, Layer, MoveKind } from "../../../lib/render/film/motion.ts";
import { MOVE_PRESETS } from "../../../lib/render/film/moves.ts";
import { plan, type RenderInput } from "../../../lib/render/plan.ts";
import { prepare, sceneOf } from "../../../lib/render/render.ts";
import { slideshow } from "../../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";
import { testPhotos } from "../support/photos.ts";
import { frameNode } from "./frame-node.ts";
import { composed, shareOff } from "./support/composed.ts";
import { filmed, layer, scene, tile } from "./support/films.ts";

const SIZE = { width: 480, height: 360 };
const KINDS = Object.keys(MOVE_PRESETS) as MoveKind[];

const ARABIC = {
  cover: { kicker: "جديد", headline: "حملتك جاهزة من فكرة واحدة", supporting: "ثلاثة أشياء جديدة اليوم" },
  slides: [{ title: "شاشاتك في إطار", body: "اسحب لقطة", photo: "desktop" }],
  closing: { headline: "جربه قبل الغداء", cta: "ابدأ", url: "https://beacon.example" },
};

async function slides(data: unknown, name: string): Promise<RenderInput> {
  return {
    assetType: "slideshow",
    channel: "web",
    format: "landscape",
    data: slideshow.data.parse(data),
    brand: { ...BRANDS.beacon, name },
    photos: await testPhotos(),
    seed: 1,
    watermark: true,
    readAsset,
  };
}

test.each([
  ["left to right", slideshow.sample, "Beacon"],
  ["right to left", ARABIC, "منارة"],
])(
  "every scene that is read from %s ends as the still page it stands for, mark and all",
  async (_, data, name) => {
    const input = await slides(data, name);
    const film = await planFilm(slideshow, input);
    const { prepared } = await prepare(slideshow, await plan(slideshow, input));
    expect(film.planned.type.isFromRight).toBe(name !== "Beacon");
    for (const [i, { to }] of film.timeline.scenes.entries()) {
      const still = await draw(prepared[i]!.scene, "raw");
      // The engine rounds where a letter stands between two pixels: now and then one falls on the other side.
      const off = shareOff(await composed(film, to - 1), still, 1280, 3);
      expect(off, `page ${i + 1}`).toBeLessThan(0.0002);
    }
  },
);

const tileLayer = (kind: MoveKind, i: number, rest: Partial<Layer> = {}): Layer => {
  const box = { x: 20 + 150 * (i % 3), y: 21 + 111 * Math.floor(i / 3), width: 120, height: 90 };
  const enter = { kind, at: 0, seconds: 1, distance: 30 };
  return layer(box, { name: kind, bleed: 5, node: tile(box, "#e0502a", 18), enter, ...rest });
};

function moving(rest: Partial<Layer> = {}): Film {
  return {
    scenes: [scene(SIZE, { seconds: 1.2, layers: KINDS.map((kind, i) => tileLayer(kind, i, rest)) })],
    poster: 0,
  };
}

test.each([
  ["on their way in", moving(), [3, 8, 15, 24]],
  [
    "on their way while they drift and grow",
    moving({ drift: { x: 12, y: -9, scale: 1.15 } }),
    [3, 10, 20, 33],
  ],
  [
    "in earlier looks",
    moving({
      states: [0, 0.3].map((at, i) => ({ at, node: tile({ width: 80 + 20 * i, height: 60 }, "#1f5c42") })),
    }),
    [4, 12, 20],
  ],
])("layers %s are composed as the still-picture engine draws them", async (_, film, frames) => {
  const whole = filmed(film, SIZE);
  for (const frame of frames) {
    const node = frameNode(film, whole.timeline, frame, SIZE);
    const drawn = await draw(await sceneOf(node, SIZE, whole.planned), "raw");
    const off = shareOff(await composed(whole, frame), drawn, SIZE.width, 24);
    expect(off, `frame ${frame}`).toBeLessThan(0.002);
  }
});
