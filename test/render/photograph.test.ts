import { describe, expect, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { render } from "../../lib/render/render.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { plainPng } from "../../lib/uploads/images/png-plain.ts";
import { type Format, Look, PhotoTreatment } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";
import { sha256 } from "./support/shots.ts";

type Size = { width: number; height: number };
type Paint = (x: number, y: number) => [r: number, g: number, b: number];

/** A photograph; `paint` takes shares of its width and height. */
function photograph({ width, height }: Size, paint: Paint): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgb.set(paint(x / width, y / height), (y * width + x) * 3);
  }
  return plainPng(rgb, { width, height });
}

/** Scattered without a pattern, the same each time. */
const grain = (x: number, y: number) => {
  const value = Math.sin(x * 9_973.13 + y * 7_919.7) * 43_758.5453;
  return value - Math.floor(value);
};
const grey = (level: number): [number, number, number] => [level, level, level];

const UPRIGHT = { width: 400, height: 600 };
const LANDSCAPE = { width: 600, height: 400 };
const PHOTOS: Record<string, Uint8Array> = {
  white: photograph(LANDSCAPE, () => grey(255)),
  black: photograph(UPRIGHT, () => grey(0)),
  grey: photograph(UPRIGHT, () => grey(128)),
  "black and white stripes": photograph(LANDSCAPE, (x) => grey(Math.floor(x * 23) % 2 ? 255 : 0)),
  "coarse grain": photograph(UPRIGHT, (x, y) => grey(grain(Math.floor(x * 60), Math.floor(y * 60)) * 255)),
  "a bright sky over a dark ground": photograph(LANDSCAPE, (_, y) => grey(y < 0.5 ? 250 : 15)),
  green: photograph(LANDSCAPE, () => [0, 255, 0]),
  yellow: photograph(UPRIGHT, (x, y) => (grain(Math.floor(x * 40), y) > 0.7 ? [255, 255, 0] : [20, 20, 90])),
};
const FORMATS: readonly Format[] = ["square", "portrait", "story", "landscape", "og", "wide"];
const LATIN = {
  kicker: "Now open",
  headline: "Coffee with a view of the hills.",
  supporting: "Our new roastery opens its doors on Saturday, with tastings all day.",
  details: "Sat 30 Nov · 10:00 · 12 Mill Lane",
  cta: "Book a table",
  url: "https://hills.example",
};
const ARABIC = {
  headline: "قهوة مع إطلالة على التلال",
  supporting: "يفتح محمصنا الجديد أبوابه يوم السبت.",
  cta: "احجز طاولة",
};

type Shot = Omit<Partial<RenderInput>, "photos"> & {
  words?: object;
  focus?: { x: number; y: number };
  treatment?: PhotoTreatment;
};

function inputOf(
  bytes: Uint8Array,
  { words = LATIN, focus, treatment = "full", ...rest }: Shot = {},
): RenderInput {
  return {
    assetType: "card",
    channel: "web",
    data: announcement.data.parse({ ...words, photo: "p", photo_treatment: treatment }),
    brand: BRANDS.beacon,
    photos: [{ ref: "p", bytes, ...(focus && { focus }) }],
    watermark: false,
    readAsset,
    ...rest,
  };
}

/** Where red pixels lie on the drawn picture, in shares, and how many there are. */
async function redIn(input: RenderInput) {
  const { pages } = await render(announcement, input);
  const [page] = pages;
  if (!page) throw new Error("There is no picture.");
  const [width, height] = [page.width / 4, page.height / 4].map(Math.round) as [number, number];
  const style = { display: "flex", width, height } as const;
  const root = { type: "container" as const, style, children: [{ type: "image" as const, src: "p", style }] };
  const rgba = await draw({ width, height, root, images: new Map([["p", page.bytes]]) }, "raw");
  let [count, x, y] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(4 * i, 4 * i + 3);
    if (r < 70 || r < 2.5 * g || r < 2.5 * b) continue;
    count++;
    x += i % width;
    y += Math.floor(i / width);
  }
  return { count, x: x / count / width, y: y / count / height };
}

describe("words over a photograph", () => {
  test.each(Object.keys(PHOTOS))("can be read on %s, in every size, theme and brand", async (name) => {
    const bytes = PHOTOS[name] ?? new Uint8Array();
    for (const [i, format] of FORMATS.entries()) {
      for (const theme of ["light", "dark"] as const) {
        const brand = Object.values(BRANDS)[(i + (theme === "dark" ? 1 : 0)) % 5] ?? BRANDS.beacon;
        const watermark = i % 2 === 0;
        const { checks, layout } = await render(
          announcement,
          inputOf(bytes, { format, theme, brand, watermark }),
        );
        expect(layout).toBe("photograph");
        const failed = checks.filter(({ passed }) => !passed);
        expect(failed, `${format} ${theme}`).toEqual([]);
      }
    }
  });

  test("can be read from right to left, where the picture is mirrored and the photograph is not", async () => {
    // The words stand on the right, so that only a veil measured there is thick enough.
    const bytes = photograph(LANDSCAPE, (x) => grey(x > 0.55 ? 255 : 0));
    for (const format of FORMATS) {
      const { checks } = await render(announcement, inputOf(bytes, { words: ARABIC, format, theme: "dark" }));
      expect(
        checks.filter(({ passed, id }) => !passed && id === "picture_contrast"),
        format,
      ).toEqual([]);
    }
  });
});

const RED: [number, number, number] = [255, 0, 0];
/** A small red disc on a plain ground, and grain far away from it. */
const withDisc = (size: Size, at: { x: number; y: number }, isGrainy: (x: number, y: number) => boolean) =>
  photograph(size, (x, y) => {
    const away = Math.hypot((x - at.x) * size.width, (y - at.y) * size.height);
    if (away < 40) return RED;
    return isGrainy(x, y) ? grey(grain(Math.floor(x * 90), Math.floor(y * 90)) * 255) : grey(120);
  });

describe("beside, around and under a photograph", () => {
  const NARROW = PHOTOS["a bright sky over a dark ground"] ?? new Uint8Array();
  const LEGIBLE = new Set(["picture_contrast", "picture_room"]);
  const UPRIGHT_ONE = PHOTOS.yellow ?? new Uint8Array();

  test.each(PhotoTreatment.options)("words can be read and nothing is cut: %s", async (treatment) => {
    const brands = Object.values(BRANDS);
    for (const [i, format] of FORMATS.entries()) {
      for (const bytes of [NARROW, UPRIGHT_ONE]) {
        const brand = brands[(i + (bytes === NARROW ? 0 : 2)) % brands.length] ?? BRANDS.beacon;
        const shot = { format, treatment, brand, seed: i, watermark: i % 2 === 0 };
        const { checks } = await render(announcement, inputOf(bytes, shot));
        expect(
          checks.filter(({ passed }) => !passed),
          `${format} ${brand.name}`,
        ).toEqual([]);
      }
    }
  });

  test("words keep clear of photographs in every look", async () => {
    for (const [i, look] of Look.options.entries()) {
      for (const format of ["square", "story"] as const) {
        const treatment = PhotoTreatment.options[i % PhotoTreatment.options.length] ?? "split";
        for (const one of new Set([treatment, "split"] as const)) {
          const shot = { format, treatment: one, brand: { ...BRANDS.moss, look } };
          const { checks } = await render(announcement, inputOf(NARROW, shot));
          const failed = checks.filter(({ id, passed }) => !passed && LEGIBLE.has(id));
          expect(failed, `${look} ${format} ${one}`).toEqual([]);
        }
      }
    }
  });

  test("words in two colours of the brand have contrast on every palette and photograph", async () => {
    const palettes = ["#ff0000", "#ffff00", "#39ff14", "#0b0b0f", "#fde9b8", "#7f7f7f", "#2b59ff", "#ffffff"];
    for (const [i, primary] of palettes.entries()) {
      const brand = { name: "Paint", palette: { primary } };
      const bytes = PHOTOS["coarse grain"] ?? new Uint8Array();
      const shot = { treatment: "duotone", brand, format: FORMATS[i % FORMATS.length] } as const;
      const { checks } = await render(announcement, inputOf(bytes, shot as Shot));
      expect(
        checks.find(({ id }) => id === "picture_contrast"),
        primary,
      ).toMatchObject({ passed: true });
    }
  });

  test("two to four photographs are all shown, in every size", async () => {
    for (const count of [2, 3, 4]) {
      for (const format of FORMATS) {
        const refs = ["p", "q", "r", "s"].slice(0, count);
        const input = inputOf(NARROW, { format });
        const data = announcement.data.parse({ ...LATIN, photo: "p", more_photos: refs.slice(1) });
        const files = Object.values(PHOTOS).slice(0, count);
        const photos = refs.map((ref, i) => ({ ref, bytes: files[i] ?? NARROW, alt: `Number ${i}` }));
        const { pages, checks } = await render(announcement, { ...input, data, photos });
        for (const i of refs.keys()) expect(pages[0]?.altText).toContain(`Number ${i}.`);
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      }
    }
  });
});

test("art or the subject of the words stands in place of photographs where a treatment is asked for: it differs by brand and seed, and nothing is cut", async () => {
  const drawn = new Set<string>();
  let count = 0;
  for (const [i, brand] of Object.values(BRANDS).entries()) {
    for (const seed of [i, i + 7]) {
      const treatment = seed % 2 ? "split" : "framed";
      const input = inputOf(new Uint8Array(), {
        brand,
        seed,
        format: FORMATS[seed % FORMATS.length] ?? "og",
      });
      const data = announcement.data.parse({ ...LATIN, photo_treatment: treatment });
      const { pages, layout, checks } = await render(announcement, { ...input, data, photos: [] });
      expect(layout).toMatch(new RegExp(`^(?:art|subject)_${treatment}$`));
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      drawn.add(sha256(pages[0]?.bytes ?? new Uint8Array()));
      count++;
    }
  }
  expect(drawn.size).toBe(count);
});

describe("the focus of a photograph", () => {
  const atRight = { x: 0.9, y: 0.5 };
  const panorama = withDisc({ width: 1_600, height: 500 }, atRight, (x) => x < 0.3);

  test.each(FORMATS)("stays in view and clear of the words when it is given: %s", async (format) => {
    const { count, x, y } = await redIn(inputOf(panorama, { format, focus: atRight }));
    expect(count).toBeGreaterThan(20);
    if (format === "landscape" || format === "og" || format === "wide") expect(x).toBeGreaterThan(0.5);
    else expect(y).toBeLessThan(0.5);
  });

  test("is the centre of the weight of detail without one", async () => {
    const { count } = await redIn(inputOf(panorama, { format: "portrait" }));
    expect(count).toBe(0);
    const plain = withDisc({ width: 1_600, height: 500 }, atRight, () => false);
    expect((await redIn(inputOf(plain, { format: "portrait" }))).count).toBeGreaterThan(20);
  });

  test("is that of the photograph where the picture is mirrored", async () => {
    const shot = { words: ARABIC, format: "portrait", focus: atRight } as const;
    expect((await redIn(inputOf(panorama, shot))).count).toBeGreaterThan(20);
  });

  test("lies above the words on an upright photograph, too", async () => {
    const low = { x: 0.5, y: 0.6 };
    const upright = withDisc({ width: 800, height: 1_000 }, low, () => false);
    const { count, y } = await redIn(inputOf(upright, { format: "portrait", focus: low }));
    expect(count).toBeGreaterThan(20);
    expect(y).toBeLessThan(0.5);
  });

  test("is part of the render hash, and what is measured is not", async () => {
    const hash = async (focus?: { x: number; y: number }) =>
      (await plan(announcement, inputOf(panorama, focus ? { focus } : {}))).hash;
    expect(await hash(atRight)).not.toBe(await hash());
    expect(await hash()).toBe(await hash());
  });
});

test("an announcement without its photograph's file is drawn without it, and the check says so", async () => {
  const { checks, layout } = await render(announcement, { ...inputOf(new Uint8Array()), photos: [] });
  expect(layout).not.toBe("photograph");
  expect(checks.find(({ id }) => id === "picture_photos")).toMatchObject({
    passed: false,
    evidence: [{ quote: "p", source: "The file of this picture is gone." }],
  });
});

test("the alternative text says what the photograph shows, and an undrawable letter in it does no harm", async () => {
  const shot = inputOf(PHOTOS.grey ?? new Uint8Array(), { words: { headline: "Now open" } });
  const [photo] = shot.photos ?? [];
  if (!photo) throw new Error("There is no photograph.");
  const { pages, checks } = await render(announcement, {
    ...shot,
    photos: [{ ...photo, alt: "Steam over beans \u{1400}" }],
  });
  expect(pages[0]?.altText).toBe("Beacon: Now open. The photograph shows: Steam over beans \u{1400}.");
  expect(checks.find(({ id }) => id === "picture_glyphs")).toMatchObject({ passed: true });
});
