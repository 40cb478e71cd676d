import { expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { drawnTexts } from "../../lib/render/scene.ts";
import { event } from "../../lib/render/templates/event/event.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const DAYS = [
  ["Sabato 16 gennaio 2027", "Sabato", "gennaio"],
  ["Saturday 16 January 2027", "Saturday", "January"],
  ["Samstag, 16. Januar 2027", "Samstag", "Januar"],
  ["samedi 16 janvier 2027", "samedi", "janvier"],
  ["sábado 16 de enero de 2027", "sábado", "enero"],
  ["zaterdag 16 januari 2027", "zaterdag", "januari"],
  ["sábado, 16 de janeiro de 2027", "sábado", "janeiro"],
] as const;

/** What is drawn of a date, and where, in pictures of all shapes. */
async function drawnFor(date: string) {
  const data = event.data.parse({ headline: "Open day", date });
  const inputs = (["web", "instagram", "tiktok"] as const).flatMap((channel) =>
    [1, 2, 3].map((seed) => ({ channel, seed })),
  );
  const pictures = inputs.map(async ({ channel, seed }) => {
    const brand = { ...BRANDS.beacon, look: "signal" } as const;
    const input = { assetType: "card", data, brand, channel, seed, watermark: false, readAsset } as const;
    const { prepared } = await prepare(event, await plan(event, input));
    return Promise.all(prepared.map(async ({ page, scene }) => drawnTexts(page, await layOut(scene))));
  });
  return (await Promise.all(pictures)).flat();
}

test.each(DAYS)(
  "a weekday stands over its number, and no month over it: %s",
  async (date, weekday, month) => {
    const pictures = await drawnFor(date);
    const large = pictures.filter((texts) => texts.some(({ text }) => text === "16"));
    expect(large.length).toBeGreaterThan(0);
    for (const texts of large) {
      const placeOf = (word: string) => texts.find(({ text }) => text.startsWith(word) || text === word)?.box;
      const [over, number] = [placeOf(weekday), placeOf("16")];
      const after = texts.find(({ text }) => text.includes(month))?.box;
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(
        (number?.y ?? 0) + (number?.height ?? 0) * 0.3,
      );
      expect(after?.y).toBeGreaterThan(over?.y ?? 0);
    }
  },
);
