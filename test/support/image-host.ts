import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { startImageOrigin } from "../fakes/image-origin.ts";
import { list, PATH, PICTURE, record, type Screen, TAGS } from "./screens.ts";
import { type World, world } from "./world.ts";

const HOST = "https://pictures.example.com";

/** Worlds that can fetch pictures from a host of the test's own. */
export async function startImageHost() {
  const origin = await startImageOrigin(PICTURE);
  const downloads = safeFetch({ fetch: origin.fetch, maxBytes: 10_000_000, timeoutMs: 2_000 });
  return { origin, online: () => world({ service: { downloads } }), close: () => origin.close() };
}

/** Orders a screen from a path of that host, or from another address. */
export const addScreen = async (w: World, path: string, headers = {}) =>
  record(await w.post(PATH, { ...TAGS, image_url: path.startsWith("/") ? HOST + path : path }, headers));

/** The one screen of a world. */
export async function onlyScreen(w: World): Promise<Screen> {
  const [screen] = await list(w);
  if (!screen) throw new Error("There is no screen.");
  return screen;
}

/** Delivers the waiting job, as the queue does at its n-th try. */
export async function deliverNext(w: World, retried = 0): Promise<number> {
  const [message] = w.waiting;
  if (!message) throw new Error("No job was sent.");
  return (await w.deliver(message.job, retried)).status;
}
