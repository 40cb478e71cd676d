import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { render } from "../../lib/render/render.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { qr } from "../../lib/render/templates/qr/qr.tsx";
import { BRANDS } from "./support/cases.ts";
import { findCode } from "./support/qr-reader.ts";

const LINKS = [
  "https://beacon.app",
  "https://beacon.app/fair?utm_source=stand&utm_campaign=spring-2026&code=A7C9-11F0",
  `https://beacon.app/${"x".repeat(270)}`,
];

/** The modules of the code as a camera would sample them from the finished picture. */
async function scan({ bytes, width, height }: { bytes: Uint8Array; width: number; height: number }) {
  const size = { width, height };
  const root = { type: "image" as const, src: "picture", style: { display: "flex" as const, ...size } };
  const rgba = await draw({ ...size, root, images: new Map([["picture", bytes]]) }, "raw");
  return findCode(rgba, width, height);
}

describe("the drawn QR code", () => {
  test.each(LINKS)(
    "a drawn QR code holds every module of %s, on every shape and in dark themes",
    async (link) => {
      const { data } = encode(link, { ecc: "M", border: 0 });
      const shots = [
        ["web", "light", 0],
        ["linkedin", "dark", 1],
        ["instagram", "light", 1],
        ["tiktok", "dark", 0],
      ] as const;
      for (const [channel, theme, seed] of shots) {
        const input = {
          assetType: "card",
          channel,
          theme,
          seed,
          brand: BRANDS.moss,
          watermark: true,
        } as const;
        const { pages } = await render(qr, { ...input, data: qr.data.parse({ ...qr.sample, link }) });
        const [page] = pages;
        expect(page && (await scan(page))).toEqual(data);
      }
    },
  );

  test("a QR code can be scanned from the foot of an infographic", async () => {
    const data = infographic.data.parse({ ...infographic.sample, link: LINKS[0] });
    for (const seed of [0, 1, 4]) {
      const input = { assetType: "infographic", channel: "web", seed, brand: BRANDS.beacon } as const;
      const { pages } = await render(infographic, { ...input, data, watermark: false });
      const [page] = pages;
      expect(page && (await scan(page))).toEqual(encode(data.link ?? "", { ecc: "M", border: 0 }).data);
    }
  });

  test("an address that a QR code cannot hold unchanged is refused", () => {
    for (const link of ["", "two words", "https://café.example"]) {
      const issues = qr.data.safeParse({ headline: "Now", link }).error?.issues ?? [];
      expect(issues[0]?.path).toEqual(["link"]);
    }
  });
});
