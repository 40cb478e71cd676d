import { describe, expect, test } from "vitest";
import { filmOf } from "../../lib/render/film/film-of.ts";
import type { Film, FilmScene, Layer } from "../../lib/render/film/motion.ts";
import { endOf } from "../../lib/render/film/moves.ts";
import { pictureBox } from "../../lib/render/film/pose.ts";
import { timelineOf } from "../../lib/render/film/timeline.ts";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { textNodes } from "../../lib/render/scene.ts";
import type { Size } from "../../lib/render/sizes.ts";
import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";
import { extremeOf } from "./support/extremes.ts";
import { testPhotos } from "./support/photos.ts";

const FORMATS = ["wide", "square", "portrait", "story"] as const;
const FPS = 30;
/** Films that have a scene for each point take their time. Seconds. */
const LONGER: Record<string, number> = { film_launch: 40, film_event: 30 };
/** Seeds that lie so that each motif of a film is met. */
const SEEDS = [1, 2, 4];
const photos = testPhotos();

/** The most that a film may say, at its usual pace. */
function longestOf(template: Template): unknown {
  const { pace: _, ending: __, ...data } = extremeOf(template, "longest") as Record<string, unknown>;
  return data;
}

type Case = { name: string; film: Film; size: Size };

async function casesOf(template: Template): Promise<Case[]> {
  const contents: [string, unknown][] = [
    ["sample", template.data.parse(template.sample)],
    ["shortest", extremeOf(template, "shortest")],
    ["longest", longestOf(template)],
  ];
  const cases: Case[] = [];
  for (const [i, format] of FORMATS.entries()) {
    for (const [j, [content, data]] of contents.entries()) {
      const seed = SEEDS[(i + j) % SEEDS.length] ?? 1;
      const look = { brand: BRANDS.beacon, watermark: true, readAsset, photos: await photos };
      const input: RenderInput = { assetType: "video", channel: "web", format, data, seed, ...look };
      const planned = await plan(template, input);
      const film = await filmOf(template, planned);
      cases.push({ name: `${format} ${content} ${seed}`, film, size: planned.context.size });
    }
  }
  return cases;
}

const films = Object.values(TEMPLATES).filter(({ film, assetTypes }) => film && assetTypes[0] === "video");

const stillFrom = (scene: FilmScene) => Math.max(0, ...scene.layers.map((layer) => endOf(layer, scene)));

const areaOf = (layer: Layer) => pictureBox(layer).width * pictureBox(layer).height;

/** Texts that say something, and not only whose film it is. */
const messagesIn = ({ node }: Layer) =>
  textNodes(node).filter(
    ({ attributes }) => !["name", "initial", "watermark"].includes(attributes?.part ?? ""),
  );

describe.each(films.map((template) => ({ id: template.id, template })))("$id", ({ id, template }) => {
  const cases = casesOf(template);

  test("a film lasts 6 to 15 seconds, or up to 40 with many points, with the shortest and the longest data, in every size", async () => {
    for (const { name, film } of await cases) {
      const { frames } = timelineOf(film, FPS);
      expect(frames / FPS, name).toBeGreaterThanOrEqual(6);
      expect(frames / FPS, name).toBeLessThanOrEqual(LONGER[id] ?? 15);
    }
  });

  test("a slow film with a long end lasts at most half as long again, and 48 seconds", async () => {
    const data = { ...(longestOf(template) as object), pace: "slow", ending: "long" };
    const look = { brand: BRANDS.beacon, watermark: true, readAsset, photos: await photos };
    const input = { assetType: "video", channel: "web", format: "story", data, seed: 1, ...look } as const;
    const planned = await plan(template, input);
    const seconds = timelineOf(await filmOf(template, planned), FPS).frames / FPS;
    expect(seconds).toBeLessThanOrEqual(Math.min(48, 1.5 * (LONGER[id] ?? 15) + 3));
  });

  test("a film ends with a picture in which nothing moves for 1.2 seconds", async () => {
    for (const { name, film } of await cases) {
      const last = film.scenes.at(-1) as FilmScene;
      expect(last.seconds - stillFrom(last), name).toBeGreaterThanOrEqual(1.2 - 1e-6);
    }
  });

  test("the first frame of a film shows all words of its scene, because players show it before playback", async () => {
    for (const { name, film } of await cases) {
      const spoken = (film.scenes[0]?.layers ?? []).filter((layer) => messagesIn(layer).length > 0);
      expect(spoken.length, name).toBeGreaterThan(0);
      expect(
        spoken.filter(({ enter }) => enter).map((layer) => layer.name),
        name,
      ).toEqual([]);
    }
  });

  test("scenes of a film follow each other fast, by cuts and passages alone", async () => {
    for (const { name, film } of await cases) {
      for (const [i, scene] of film.scenes.entries()) {
        const isOver = i === 0 || i === film.scenes.length - 1;
        expect(scene.seconds, `${name}, scene ${i}`).toBeLessThanOrEqual(isOver ? 4.5 : 3.6);
        expect(scene.leave, name).not.toBe("dissolve");
      }
    }
  });

  test("no word leaves the picture while the camera moves", async () => {
    for (const { name, film, size } of await cases) {
      for (const [i, { layers }] of film.scenes.entries()) {
        const words = layers.filter((layer) => layer.pan && messagesIn(layer).length > 0);
        const outside = words.filter(({ box, pan }) => {
          const [x, y] = [box.x + (pan?.x ?? 0), box.y + (pan?.y ?? 0)];
          return x < 0 || y < 0 || x + box.width > size.width || y + box.height > size.height;
        });
        expect(
          outside.map((layer) => layer.name),
          `${name}, scene ${i}`,
        ).toEqual([]);
      }
    }
  });

  test("a film needs no more and no larger layers than the kernel's memory holds", async () => {
    for (const { name, film, size } of await cases) {
      for (const { layers } of film.scenes) {
        // Layers with the same picture share it.
        const pictures = new Map(layers.map((layer) => [JSON.stringify([layer.node, layer.states]), layer]));
        const area = [...pictures.values()].reduce((sum, layer) => sum + areaOf(layer), 0);
        expect(layers.length, name).toBeLessThanOrEqual(24);
        expect(area / (size.width * size.height), name).toBeLessThanOrEqual(3.2);
      }
    }
  });
});
