import { type Bytes, base64, png } from "./pictures.ts";
import type { World } from "./world.ts";

export const PATH = "/brand-assets/screens";
export const TAGS = { name: "Inbox", screen_type: "dashboard", device: "desktop", theme: "dark" };
export const PICTURE = png({ width: 40, height: 20 });

export type Screen = Record<string, unknown> & { id: string; image_url: string };
export const record = async (answer: Response) => (await answer.json()) as Screen;
export const list = async (w: World) => (await (await w.get(PATH)).json()) as Screen[];
export const upload = async (w: World, bytes: Bytes = PICTURE, tags: object = {}) =>
  record(await w.post(PATH, { ...TAGS, ...tags, image_base64: base64(bytes) }));

export function formWith(file: Blob | string, fields: Record<string, string> = TAGS): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (typeof file === "string") form.set("file", file);
  else form.set("file", file, "screen.png");
  return form;
}
export const file = (bytes: Bytes, type = "image/png") => new Blob([bytes], { type });

/** Names of everything that was ever put into storage. */
export function watchFiles(w: World): string[] {
  const { put } = w.service.files;
  const names: string[] = [];
  w.service.files.put = (name, bytes, about) => {
    names.push(name);
    return put(name, bytes, about);
  };
  return names;
}
export const fetched = async (w: World, url: string) => w.call("GET", new URL(url).pathname, { key: null });
