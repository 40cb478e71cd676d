import { expect } from "vitest";
import { type Bytes, bytesOf, joined } from "./pictures.ts";
import type { watchStorage } from "./watch-storage.ts";
import type { World } from "./world.ts";

export const VIDEOS = "/brand-assets/videos";

export type Clip = Record<string, unknown> & { id: string; url: string; status: string; reason: string };
export const clip = async (answer: Response) => (await answer.json()) as Clip;
export const clips = async (w: World) => (await (await w.get(VIDEOS)).json()) as Clip[];

export function filmForm(
  bytes: Bytes,
  {
    type = "video/mp4",
    name = "launch-film.mp4",
    title,
  }: { type?: string; name?: string; title?: string } = {},
): FormData {
  const form = new FormData();
  if (title !== undefined) form.set("title", title);
  form.set("file", new Blob([bytes], { type }), name);
  return form;
}

/** Position of the first box of this name in a file. */
export function positionOf(bytes: Uint8Array, name: string): number {
  const at = Buffer.from(bytes).indexOf(name, 0, "latin1");
  if (at < 0) throw new Error(`There is no ${name}.`);
  return at - 4;
}

/** The same file with some bytes of a box changed; places are counted from the beginning of the box. */
export function changed(bytes: Uint8Array, name: string, at: number, value: number): Bytes {
  const copy = new Uint8Array(bytes);
  new DataView(copy.buffer).setUint32(positionOf(bytes, name) + at, value);
  return copy;
}

/** A box with anything in it. */
export const isoBox = (name: string, content: Uint8Array = new Uint8Array(0)): Bytes => {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, 8 + content.length);
  head.set(bytesOf(name), 4);
  return joined(head, content);
};

/** Asserts that a refused upload has left no file, no row, no job and no count. */
export async function expectNoTrace(w: World, storage: ReturnType<typeof watchStorage>) {
  const outbox = await w.service.db.query.outbox.findMany({
    where: (o, { eq }) => eq(o.workspaceId, w.workspaceId),
  });
  const counters = await w.service.db.query.usageCounters.findFirst({
    where: (u, { eq }) => eq(u.workspaceId, w.workspaceId),
  });
  const used = counters?.used.brand_video ?? 0;
  expect([storage.names(), await clips(w), outbox, w.waiting, used]).toEqual([[], [], [], [], 0]);
}
