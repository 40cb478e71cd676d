import { beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../lib/text/sha256.ts";
import { video } from "../support/clip.ts";
import { type Bytes, joined } from "../support/pictures.ts";
import { type Account, openAccount } from "../support/platform-workspace.ts";
import { type Clip, clip, filmForm, VIDEOS } from "../support/videos.ts";

let account: Account;
let small: Bytes;
beforeAll(async () => {
  account = await openAccount("scale");
  small = await video({ sound: true });
});

const send = (bytes: Bytes, how = {}) => account.send(VIDEOS, filmForm(bytes, how));
const list = async () => (await (await account.call("GET", VIDEOS)).json()) as Clip[];
async function filed(id: string): Promise<Clip> {
  for (let n = 0; n < 100; n++) {
    const found = (await list()).find((one) => one.id === id);
    if (found && found.status !== "processing") return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It was never filed.");
}

describe("brand videos in workerd", () => {
  test("a brand video is stored, catalogued, served in parts and deleted", async () => {
    const sent = await send(small, { title: "Launch" });
    expect(sent.status).toBe(202);
    const { id, url } = await clip(sent);
    expect(await filed(id)).toMatchObject({
      status: "ready",
      title: "Launch",
      codec: "h264",
      filed_by: "metadata",
    });
    const part = await fetch(url, { headers: { Range: "bytes=10-19" } });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(small.slice(10, 20));
    expect((await account.call("DELETE", `${VIDEOS}/${id}`)).status).toBe(204);
    const gone = await fetch(url);
    await gone.body?.cancel();
    expect(gone.status).toBe(410);
  });

  test("a brand video of forty megabytes is stored in parts, wherever its index is", {
    timeout: 60_000,
  }, async () => {
    for (const index of ["front", "end"] as const) {
      const bytes = await video({ seconds: 20, bytesPerPicture: 80_000, index });
      expect(bytes.length).toBeGreaterThan(39_000_000);
      const made = await clip(await send(bytes));
      expect(made).toMatchObject({ duration_ms: 20_000, bytes: bytes.length, sha256: await sha256(bytes) });
      const file = new Uint8Array(await (await fetch(made.url)).arrayBuffer());
      expect(await sha256(file)).toBe(made.sha256);
    }
  });

  test("a brand video of exactly one part, and one with an extra byte, are stored completely", async () => {
    const PART = 5 * 1024 * 1024;
    for (const size of [PART, PART + 1]) {
      // A film may be followed by free space.
      const free = new Uint8Array(size - small.length);
      new DataView(free.buffer).setUint32(0, free.length);
      free.set([0x66, 0x72, 0x65, 0x65], 4);
      const bytes = joined(small, free) as Bytes;
      const made = await clip(await send(bytes));
      expect(made).toMatchObject({ bytes: size, sha256: await sha256(bytes) });
    }
  });

  test("a refused brand video gets a reason", async () => {
    const refused = await send(small.slice(0, -10));
    expect([refused.status, (await clip(refused)).message]).toEqual([
      422,
      expect.stringMatching(/damaged|ends before/),
    ]);
  });

  test("a brand video at one of our own addresses is read from storage", async () => {
    const { url } = await clip(await send(small));
    const { id } = await clip(await account.post(VIDEOS, { video_url: url }));
    expect(await filed(id)).toMatchObject({ status: "ready", bytes: small.length });
  });
});
