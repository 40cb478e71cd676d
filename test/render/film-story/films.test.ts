import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import type { Film, FilmScene, Layer } from "../../../lib/render/film/motion.ts";
import { restLook } from "../../../lib/render/film/moves.ts";
import { timelineOf } from "../../../lib/render/film/timeline.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Format } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";
import { testPhotos } from "../support/photos.ts";

type Wish = { id: string; data: Record<string, unknown>; format?: Format; seed?: number };

async function reported({ id, data, format = "story", seed = 1 }: Wish): Promise<Film> {
  const template = TEMPLATES[id]!;
  const whole = template.data.parse({ ...(template.sample as object), ...data });
  const look = { brand: BRANDS.beacon, seed, watermark: false, photos: await testPhotos(), readAsset };
  return filmOf(
    template,
    await plan(template, { assetType: "video", channel: "web", format, data: whole, ...look }),
  );
}

const saidBy = (layer: Layer) => textNodes(layer.node).map(({ text }) => text);
/** The first scene in which a layer has this name. */
const sceneWith = (scenes: readonly FilmScene[], name: RegExp) =>
  scenes.find(({ layers }) => layers.some((layer) => name.test(layer.name)));
const layersOf = (scene: FilmScene | undefined, name: RegExp) =>
  (scene?.layers ?? []).filter((layer) => name.test(layer.name));

test.each(["98.6%", "1,284", "€8,2 Mio.", "24/7"])(
  "film_stat shows %s whole from its first picture on, in the letters of its headlines",
  async (value) => {
    const { scenes } = await reported({ id: "film_stat", data: { stats: [{ value, label: "in all" }] } });
    const [number] = layersOf(sceneWith(scenes, /^number 1$/), /^number 1$/);
    expect(saidBy(number!)).toEqual([value]);
    expect(number?.states).toBeUndefined();
    expect(number?.enter?.kind).toBe("unveil");
    const [drawn] = textNodes(number!.node);
    const [headline] = scenes[0]!.layers
      .flatMap(({ node }) => textNodes(node))
      .filter(({ attributes }) => attributes?.part === "headline");
    expect(drawn?.style.fontFamily).toBe(headline?.style.fontFamily);
    expect(`${drawn?.style.fontFeatureSettings ?? ""}`).not.toContain("tnum");
  },
);

const POINTS = [3, -1, 5, 4].map((value, i) => ({ label: `Q${i + 1}`, value }));

test("bars of a film grow from their axis one after the other, and bars below zero grow downwards", async () => {
  const { scenes } = await reported({ id: "film_stat", data: { series: { points: POINTS } } });
  const bars = scenes.flatMap((scene) => layersOf(scene, /^bar \d/));
  expect(bars.map(({ enter }) => enter?.kind)).toEqual(["unveil", "drop", "unveil", "unveil"]);
  const starts = bars.map(({ enter }) => enter?.at ?? 0);
  expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
});

test("a line of a film is uncovered from the left, and its value appears near the end", async () => {
  const { scenes } = await reported({ id: "film_stat", data: { series: { kind: "line", points: POINTS } } });
  const [line] = scenes.flatMap((scene) => layersOf(scene, /^line$/));
  const [value] = scenes.flatMap((scene) => layersOf(scene, /^value$/));
  expect(line?.enter?.kind).toBe("wipe");
  expect(value?.enter?.at).toBeGreaterThan(line?.enter?.at ?? 0);
});

test.each([
  ["a visible speaker", 1],
  ["a voice", 3],
])(
  "captions of %s come one at a time, each in colour until the next, and stay word for word",
  async (_, seed) => {
    const quote = "We used to spend two days on a launch kit. Now it is done before the coffee is cold.";
    for (const format of ["story", "square", "wide"] as const) {
      const { scenes } = await reported({ id: "film_quote", data: { quote }, format, seed });
      const spoken = scenes.filter((scene) => layersOf(scene, /^phrase/).length > 0);
      const words = spoken.flatMap((scene) => layersOf(scene, /^phrase/).flatMap(saidBy));
      expect(words.join(" ")).toBe(quote);
      for (const scene of spoken) {
        const captions = layersOf(scene, /^phrase/);
        const starts = captions.map(({ enter, states }) => enter?.at ?? states?.[0]?.at ?? 0);
        // All of the first picture is there from its start: players show it before playback.
        captions.slice(0, -1).forEach((caption, i) => {
          const next = captions[i + 1]?.enter?.at;
          if (next !== undefined) expect(restLook(caption.states)).toBeCloseTo(next);
        });
        expect(scene.seconds).toBeGreaterThan((starts.at(-1) ?? 0) + 0.5);
      }
    }
  },
);

test("film_quote names the speaker after the quote", async () => {
  const { scenes } = await reported({ id: "film_quote", data: { name: "Mara Lindqvist" } });
  const named = scenes.findIndex((scene) => layersOf(scene, /^name/).length > 0);
  const last = scenes.findLastIndex((scene) => layersOf(scene, /^phrase/).length > 0);
  expect(named).toBe(last + 1);
});

test("film_quote refuses a quote that is too long to be spoken, in any script, and lasts 15 seconds at most", async () => {
  const takes = (quote: string) => TEMPLATES.film_quote!.data.safeParse({ quote, name: "森" }).success;
  const signs = "今ではコーヒーが冷める前に終わります。".repeat(5);
  const words = "so it is up to us to do it now, or nobody does it at all. ".repeat(2).trim();
  expect([takes(signs), takes(words)]).toEqual([false, true]);
  for (const quote of [signs.slice(0, 80), words]) {
    const film = await reported({ id: "film_quote", data: { quote } });
    expect(timelineOf(film, 30).frames / 30).toBeLessThanOrEqual(15);
  }
});

test("film_event shows no day but that of the event, and writes out a date that names no day", async () => {
  const { scenes } = await reported({ id: "film_event", data: { date: "Thursday, 12 June" } });
  const [day] = layersOf(scenes[1], /^day$/);
  expect(day?.states).toBeUndefined();
  expect(saidBy(day!)).toEqual(["12"]);
  const soon = await reported({ id: "film_event", data: { date: "Tomorrow evening" } });
  expect(layersOf(soon.scenes[1], /^(?:day|leaf)$/)).toEqual([]);
  expect(layersOf(soon.scenes[1], /^date/).flatMap(saidBy).join(" ")).toBe("Tomorrow evening");
});

test("the scenes of a film together show all that its alternative texts say", async () => {
  for (const id of ["film_stat", "film_quote", "film_event"]) {
    const template = TEMPLATES[id]!;
    const data = template.data.parse(template.sample);
    const { scenes } = await reported({ id, data: {} });
    const texts = scenes.map((_, scene) => template.altText(data, "Beacon", scene));
    expect(texts.every((text, i) => text.startsWith(`Beacon, scene ${i + 1} of ${scenes.length}: `))).toBe(
      true,
    );
  }
});

test("a film without a sentence under its headline says its first point over its picture, and once", async () => {
  const points = ["Collect from 1 March", "64 sorts", "Three for £12"];
  const { scenes } = await reported({
    id: "film_launch",
    data: { headline: "Our tubers are here", supporting: "", points, photo: "desktop" },
  });
  const spoken = scenes.map(({ layers }) => layers.flatMap(saidBy).join(" "));
  for (const words of spoken) expect(words.replace(/Beacon/g, "").trim()).not.toBe("");
  for (const point of points) {
    const last = point.split(" ").at(-1) ?? "";
    expect(spoken.filter((words) => words.split(" ").includes(last))).toHaveLength(1);
  }
});

test("facts between the first and the last scene of a tall film about a thing are set as large as its words allow", async () => {
  const { scenes } = await reported({
    id: "film_launch",
    data: { headline: "Violin lessons", supporting: "", points: ["£18 an hour", "Every Friday"], photo: "" },
  });
  for (const { layers } of scenes.slice(1, -1)) {
    const sizes = layers.flatMap(({ node }) => textNodes(node).map(({ style }) => style.fontSize));
    expect(layers.some(({ name }) => name === "subject")).toBe(false);
    expect(Math.max(...sizes)).toBeGreaterThan(150);
  }
});
