import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { startImageOrigin } from "../fakes/image-origin.ts";
import { video } from "./clip.ts";
import { clip, VIDEOS } from "./videos.ts";
import { type World, world } from "./world.ts";

const HOST = "https://films.example.com";

/** Worlds that can fetch films from a host of the test's own. */
export async function startVideoHost() {
  const bytes = await video({ sound: true });
  const origin = await startImageOrigin(bytes);
  const send = (type: string, body: Uint8Array) => {
    origin.serve("/film.mp4", (response) => void response.writeHead(200, { "content-type": type }).end(body));
  };
  send("video/mp4", bytes);
  const downloads = safeFetch({ fetch: origin.fetch, maxBytes: 10_000_000, timeoutMs: 2_000 });
  return {
    bytes,
    origin,
    send,
    online: () => world({ service: { downloads } }),
    close: () => origin.close(),
  };
}

/** Orders a film from a path of that host, or from another address. */
export const addVideo = async (w: World, path: string, headers = {}) =>
  clip(await w.post(VIDEOS, { video_url: path.startsWith("/") ? HOST + path : path }, headers));
