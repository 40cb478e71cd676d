import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { exif, segment, svg, withSegments } from "../support/containers.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import {
  type Bytes,
  base64,
  bytesOf,
  chunk,
  IEND,
  ihdr,
  joined,
  NAVY,
  PNG_SIGNATURE,
  png,
  quarters,
  rows,
} from "../support/pictures.ts";
import { type Account, openAccount } from "../support/platform-workspace.ts";

const TAGS = { name: "Inbox", screen_type: "dashboard", device: "desktop", theme: "dark" };
const SCREENS = "/brand-assets/screens";

let account: Account;
beforeAll(async () => {
  account = await openAccount("scale");
});

type Answer = Record<string, unknown> & { id: string; image_url: string; url: string };
const record = async (answer: Response) => (await answer.json()) as Answer;
const upload = (bytes: Uint8Array) => account.post(SCREENS, { ...TAGS, image_base64: base64(bytes) });

function form(bytes: Bytes, type: string, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", new Blob([bytes], { type }), "picture");
  return body;
}

describe("images in workerd", () => {
  test("a screen is stored, served, retagged and deleted in workerd", async () => {
    const sent = await account.send(SCREENS, form(png({ width: 40, height: 20 }), "image/png", TAGS));
    expect(sent.status).toBe(201);
    const screen = await record(sent);
    const file = await fetch(screen.image_url);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png({ width: 40, height: 20 }));
    expect((await account.call("PATCH", `${SCREENS}/${screen.id}`, { device: "phone" })).status).toBe(200);
    expect((await account.call("DELETE", `${SCREENS}/${screen.id}`)).status).toBe(204);
    const gone = await fetch(screen.image_url);
    await gone.body?.cancel();
    expect(gone.status).toBe(410);
  });

  test("a rotated photograph is stored upright and without its location", async () => {
    const block = segment(0xe1, joined(bytesOf("Exif\0\0"), exif(6)));
    const screen = await record(await upload(withSegments(jpegQuarters(), block)));
    expect(screen).toMatchObject({ status: "ready", width: 32, height: 64 });
    expect(await (await fetch(screen.image_url)).text()).not.toContain("Exif");
  });

  test("an SVG logo becomes a PNG with a palette", async () => {
    const mark = svg('<path d="M50 4 96 25 50 46 4 25Z" fill="#c2185b"/>');
    const logo = await record(await account.send("/brand-assets/logo", form(mark, "image/svg+xml")));
    expect(logo).toMatchObject({ width: 1_600, height: 800, suggested_palette: { primary: "#C2185B" } });
  });

  test("an image of 10 MB in base64 is accepted, and a larger one is refused", async () => {
    const noise = (size: number) => {
      const pixels = Uint8Array.from({ length: size }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
      return pixels;
    };
    const [width, height] = [1_600, 1_630];
    const data = noise(height * (1 + width * 4));
    for (let y = 0; y < height; y++) data[y * (1 + width * 4)] = 0;
    const packed = chunk("IDAT", deflateSync(data, { level: 0 }));
    const large = joined(PNG_SIGNATURE, ihdr(width, height), packed, IEND);
    expect(large.length).toBeGreaterThan(10_000_000);
    expect(await record(await upload(large))).toMatchObject({ status: "ready", width, height });
    const refused = await upload(joined(large, new Uint8Array(60_000)));
    expect([refused.status, (await record(refused)).message]).toEqual([
      422,
      expect.stringContaining("10 MB"),
    ]);
  });

  test.each([
    [
      "a bomb",
      joined(PNG_SIGNATURE, ihdr(4, 3), chunk("IDAT", deflateSync(new Uint8Array(50_000_000))), IEND),
      /more pixels/,
    ],
    ["one cut off", png().slice(0, -20), /ends before/],
    [
      "one with a file hidden behind its packed pixels",
      joined(
        PNG_SIGNATURE,
        ihdr(4, 3),
        chunk("IDAT", joined(deflateSync(rows(4, 3, () => NAVY)), bytesOf("PK\x03\x04"))),
        IEND,
      ),
      /damaged/,
    ],
    [
      "one whose pixels do not unpack",
      joined(PNG_SIGNATURE, ihdr(4, 3), chunk("IDAT", bytesOf("no zlib")), IEND),
      /damaged/,
    ],
  ])("an image upload is refused with a reason: %s", async (_what, bytes, why) => {
    const refused = await upload(bytes);
    expect(refused.status).toBe(422);
    expect((await record(refused)).message).toMatch(why);
  });

  test("a decompression bomb of three gigabytes is rejected after its first slices", {
    timeout: 10_000,
  }, async () => {
    const part = deflateRawSync(new Uint8Array(2 ** 24), { finishFlush: constants.Z_FULL_FLUSH });
    const packed = joined(bytesOf("\x78\x9c"), ...Array<Uint8Array>(180).fill(part));
    const refused = await upload(joined(PNG_SIGNATURE, ihdr(4, 3), chunk("IDAT", packed), IEND));
    expect([refused.status, (await record(refused)).message]).toEqual([
      422,
      expect.stringMatching(/more pixels/),
    ]);
  });

  test("an image that only the decoder finds broken is refused, and the service continues", async () => {
    const webp = await quarters("webp", 640, 320);
    const broken = new Uint8Array(webp);
    broken.fill(0x55, 40);
    expect((await upload(broken)).status).toBe(422);
    expect((await upload(webp)).status).toBe(201);
  });
});
