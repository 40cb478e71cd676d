import { expect, test } from "vitest";
import { sizeOf } from "../../lib/render/sizes.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { AssetType, Channel, Format } from "../../lib/vocab.ts";
import { BRANDS, CONTENT } from "./support/cases.ts";
import { PLAIN, renderCard, sha256 } from "./support/shots.ts";

const statement = CONTENT.statement.typical;

test.each([
  ["card", "twitter", undefined, 1200, 675],
  ["card", "linkedin", undefined, 1200, 1200],
  ["card", "instagram", undefined, 1080, 1350],
  ["card", "youtube", undefined, 1280, 720],
  ["card", "tiktok", undefined, 1080, 1920],
  ["card", "web", undefined, 1200, 675],
  ["og_image", "instagram", undefined, 1200, 630],
  ["card", "web", "square", 1080, 1080],
  ["card", "web", "portrait", 1080, 1350],
  ["card", "web", "story", 1080, 1920],
  ["card", "instagram", "landscape", 1200, 675],
  ["og_image", "web", "wide", 1920, 1080],
  ["card", "tiktok", "og", 1200, 630],
  ["video", "youtube", undefined, 1920, 1080],
  ["video", "linkedin", undefined, 1080, 1080],
  ["slideshow", "tiktok", undefined, 1080, 1920],
  ["slideshow", "web", "landscape", 1280, 720],
] as const)("%s for %s with format %s is %d by %d", async (assetType, channel, format, width, height) => {
  expect(sizeOf(assetType, channel, format)).toEqual({ width, height });
  const still = await renderCard({
    ...PLAIN,
    assetType,
    channel,
    ...(format && { format }),
    data: statement,
  });
  expect(still).toMatchObject({ width, height, mimeType: "image/png" });
  const header = new DataView(still.bytes.buffer, still.bytes.byteOffset);
  expect([header.getUint32(16), header.getUint32(20)]).toEqual([width, height]);
});

test("every asset type has a size on every channel and in every format", () => {
  for (const asset of AssetType.options) {
    for (const channel of Channel.options) {
      for (const format of [undefined, ...Format.options])
        expect(sizeOf(asset, channel, format).width).toBeGreaterThan(600);
    }
  }
});

test("films are even on both sides, as H.264 needs it", () => {
  for (const channel of Channel.options) {
    for (const format of [undefined, ...Format.options]) {
      const { width, height } = sizeOf("video", channel, format);
      expect([width % 2, height % 2]).toEqual([0, 0]);
    }
  }
});

test("the same input gives the same bytes and hash, drawn alone or among others", async () => {
  const input = { ...PLAIN, data: statement };
  const alone = await renderCard(input);
  const others = [
    renderCard({ ...input, seed: 2 }),
    renderCard(input),
    renderCard({ ...input, theme: "dark" }),
  ];
  const [, again] = await Promise.all(others);
  expect(again).toEqual(alone);
});

test("equal hashes mean equal bytes: whatever changes the picture changes the hash", async () => {
  const input = { ...PLAIN, data: statement };
  const changes = [
    {},
    { seed: 9 },
    { theme: "dark" as const },
    { watermark: true },
    { format: "square" as const },
    { output: "jpeg" as const },
    { brand: { ...BRANDS.beacon, name: "Beaconry" } },
    { brand: { ...BRANDS.beacon, tagline: "Another" } },
    { brand: { ...BRANDS.beacon, palette: { primary: "#123456" } } },
    { data: { ...statement, headline: "Launch day, by hand." } },
  ];
  const stills = await Promise.all(changes.map((change) => renderCard({ ...input, ...change })));
  expect(new Set(stills.map(({ renderHash }) => renderHash)).size).toBe(changes.length);
  expect(new Set(stills.map(({ bytes }) => sha256(bytes))).size).toBe(changes.length);
  expect(stills[0]?.renderHash).toMatch(/^[0-9a-f]{64}$/);
});

test("fields in another order and absent optional fields do not change the hash", async () => {
  const { headline, ...rest } = statement;
  const [a, b] = await Promise.all([
    renderCard({ ...PLAIN, data: statement }),
    renderCard({ ...PLAIN, data: { headline, ...rest, bullets: undefined } }),
  ]);
  expect(a.renderHash).toBe(b.renderHash);
});

test("ten seeds of one brief give at least five different layouts", async () => {
  const stills = await Promise.all(
    Array.from({ length: 10 }, (_, seed) => renderCard({ ...PLAIN, data: statement, seed })),
  );
  expect(new Set(stills.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(5);
});

test.each([
  ["stat", ["stat", "figure"]],
  ["offer", ["ticket", "numeral", "poster_number", "number_first", "plinth_number", "framed_number"]],
  ["quote", ["quote", "voice"]],
  ["bullets", ["list", "agenda", "table", "rail", "halves", "low", "sill", "giant", "bordered"]],
] as const)("%s content is drawn in a layout made for it", async (kind, layouts) => {
  const stills = await Promise.all(
    [1, 2, 3, 4].map((seed) => renderCard({ ...PLAIN, data: CONTENT[kind].typical, seed })),
  );
  for (const { layout } of stills) expect(layouts).toContain(layout);
});

test("a layout that would cut a text is replaced by one that fits it", async () => {
  for (let seed = 0; seed < 8; seed++) {
    const { checks } = await renderCard({
      ...PLAIN,
      channel: "instagram",
      data: CONTENT.statement.longest,
      seed,
    });
    expect(checks.find(({ id }) => id === "picture_room")).toMatchObject({ passed: true });
  }
});

test("a headline of nothing but emoji falls back to the brand's name", async () => {
  const [emoji, name] = await Promise.all(
    ["🚀", "Beacon"].map((headline) => renderCard({ ...PLAIN, data: { headline } })),
  );
  expect(emoji?.bytes).toEqual(name?.bytes);
});

test("alt text says what the picture says, in reading order", () => {
  expect(
    card.altText(
      { kicker: "New", headline: "Launch day, on autopilot", supporting: "In minutes.", cta: "Start free" },
      "Beacon",
      0,
    ),
  ).toBe("Beacon: New: Launch day, on autopilot. In minutes. Start free.");
  expect(card.altText(CONTENT.quote.typical, "Moss & Co", 0)).toContain(
    "“We used to spend two days on a launch kit. Now it is done before the coffee is cold.” Mara Lindqvist, Head of Brand, Northwind.",
  );
});
