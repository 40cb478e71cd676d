import { draw } from "../../../lib/render/engine.ts";
import { encodeSegment, muxFilm, planFilm, segmentsOf } from "../../../lib/render/film/film.ts";
import { momentAt } from "../../../lib/render/film/timeline.ts";
import type { BrandLook } from "../../../lib/render/plan.ts";
import { sceneOf } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import type { Format, ThemeKind } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { extremeOf } from "../support/extremes.ts";
import { testPhotos } from "../support/photos.ts";
import { frameNode } from "./frame-node.ts";
import { cellScale, grid } from "./grid.ts";

export type PreviewWish = {
  size: Format;
  theme: ThemeKind;
  data: "sample" | "short" | "long";
  brand: BrandLook;
  watermark: boolean;
  seed: number;
};

const FPS = 30;

/** A template's film: its frames, each drawn by the still-picture engine alone, and the file as it is delivered. */
export async function previewOf(template: Template, { size: format, data, ...look }: PreviewWish) {
  const input = {
    assetType: template.assetTypes.find((type) => type === "video") ?? template.assetTypes[0],
    channel: "web",
    format,
    data: dataOf(template, data),
    photos: await testPhotos(),
    readAsset,
    ...look,
  } as const;
  const filmPlan = await planFilm(template, input);
  const { planned, film, timeline } = filmPlan;
  const { size } = planned.context;
  const drawAt = async (frame: number, scale: number) =>
    draw(await sceneOf(frameNode(film, timeline, frame, size), size, planned), "png", scale);
  const lastFrame = timeline.frames - 1;
  return {
    about: `${size.width}×${size.height}, ${film.scenes.length} scenes, ${(timeline.frames / FPS).toFixed(1)} s`,
    frame: (seconds: number) => drawAt(Math.min(lastFrame, Math.round(seconds * FPS)), 1),
    async mp4() {
      const segments = [];
      for (const i of segmentsOf(filmPlan).keys()) segments.push(await encodeSegment(filmPlan, i));
      return (await muxFilm(filmPlan, segments)).bytes;
    },
    async grid(everySeconds: number) {
      const cells = [];
      for (let at = 0; at < lastFrame; at += everySeconds * FPS) cells.push(await cellAt(Math.round(at)));
      return grid([...cells, await cellAt(lastFrame)], size);
    },
  };

  async function cellAt(frame: number) {
    const { scene, weight } = momentAt(timeline, frame);
    const where = weight === undefined ? `scene ${scene}` : `${scene} to ${scene + 1}`;
    return { label: `${(frame / FPS).toFixed(2)} s · ${where}`, png: await drawAt(frame, cellScale(size)) };
  }
}

const dataOf = (template: Template, data: PreviewWish["data"]): unknown =>
  data === "sample"
    ? template.data.parse(template.sample)
    : extremeOf(template, data === "short" ? "shortest" : "longest");
