import type { Client } from "@modelcontextprotocol/client";
import { beforeEach, describe, expect, test } from "vitest";
import { agentOf } from "../support/agents.ts";
import { type Bytes, base64, type Pixel, pixelsOf, png } from "../support/pictures.ts";
import { fetched, file, formWith, PATH, record, TAGS, upload } from "../support/screens.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { type World, world } from "../support/world.ts";

type Block = { type: string; data?: string; mimeType?: string; uri?: string };

let w: World;
let agent: Client;
let storage: ReturnType<typeof watchStorage>;
let later: Promise<unknown>[];

beforeEach(async () => {
  later = [];
  w = await world({ service: { waitUntil: (work) => void later.push(work) } });
  storage = watchStorage(w);
  agent = await agentOf(w, "2026-07-28");
});

/** Pixels that cannot be packed, as those of a photograph; every second column lets the ground show. */
const noise = (clear = false) => {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 255;
  };
  return (x: number): Pixel => [next(), next(), next(), clear && x < 400 ? 0 : 255];
};

const photo = (width = 800, height = 600, clear = false): Bytes =>
  png({ width, height, pixel: noise(clear) });

const uploadFile = async (bytes: Bytes) => record(await w.send(PATH, formWith(file(bytes))));

async function blocksOf(name: string): Promise<Block[]> {
  const { content } = (await agent.callTool({ name, arguments: {} })) as { content: Block[] };
  return content.filter(({ type }) => type !== "text");
}

const types = (blocks: Block[]) => blocks.map(({ type }) => type);
const bytesOf = ({ data = "" }: Block): Bytes => new Uint8Array(Buffer.from(data, "base64"));

describe("pictures in results", () => {
  test("the preview is made when the file is stored, and a call only reads it", async () => {
    const { image_url } = await uploadFile(photo());
    expect(storage.writes(/\/preview$/)).toBe(1);
    const [shown, link] = await blocksOf("list_product_screens");
    expect(shown).toMatchObject({ type: "image", mimeType: "image/jpeg" });
    expect(bytesOf(shown as Block).length).toBeLessThanOrEqual(60 * 1024);
    expect(link).toMatchObject({ type: "resource_link", uri: image_url, mimeType: "image/png" });
    expect(storage.writes(/./)).toBe(2);
    expect(storage.reads).toEqual([]);
  });

  test("what shows through a drawing is white in its preview", async () => {
    await uploadFile(photo(800, 600, true));
    const [shown] = await blocksOf("list_product_screens");
    const [r = 0, g = 0, b = 0] = await pixelsOf(bytesOf(shown as Block), 40, 30);
    for (const part of [r, g, b]) expect(part).toBeGreaterThan(200);
  });

  test("a small file is shown itself, and none is made", async () => {
    await upload(w);
    const [shown] = await blocksOf("list_product_screens");
    expect(shown).toMatchObject({ type: "image", mimeType: "image/png" });
    expect(storage.writes(/\/preview$/)).toBe(0);
  });

  test("an older file gets its preview after the first answer, once", async () => {
    await uploadFile(photo());
    const name = storage.names().find((one) => one.endsWith("/preview")) ?? "";
    await w.service.files.delete([name]);
    expect(types(await blocksOf("list_product_screens"))).toEqual(["resource_link"]);
    await Promise.all(later);
    expect(storage.names()).toContain(name);
    for (const _ of [1, 2])
      expect(types(await blocksOf("list_product_screens"))).toEqual(["image", "resource_link"]);
    await Promise.all(later);
    expect(storage.writes(/\/preview$/)).toBe(2);
  });

  test("a preview that is made while its picture is deleted does not stay", async () => {
    const { id } = await uploadFile(photo());
    const name = storage.names().find((one) => one.endsWith("/preview")) ?? "";
    await w.service.files.delete([name]);
    storage.before = async (put) => (put === name ? w.del(`${PATH}/${id}`) : undefined);
    await blocksOf("list_product_screens");
    await Promise.all(later);
    expect(storage.names()).toEqual([]);
  });

  test("goes with its picture", async () => {
    const { id, image_url } = await uploadFile(photo());
    const preview = image_url.replace(/[^/]*$/, "preview");
    expect((await fetched(w, preview)).status).toBe(200);
    await w.del(`${PATH}/${id}`);
    expect((await fetched(w, preview)).status).toBe(410);
  });

  test("a result has four at most, and a storage that fails takes only them away", async () => {
    for (let i = 1; i <= 6; i++)
      await w.post(PATH, { ...TAGS, image_base64: base64(png({ width: 10 + i, height: 10 })) });
    expect(types(await blocksOf("list_product_screens")).filter((type) => type === "image")).toHaveLength(4);
    w.service.files.open = () => Promise.reject(new Error("storage is away"));
    expect(types(await blocksOf("list_product_screens"))).toEqual(Array(4).fill("resource_link"));
  });
});
