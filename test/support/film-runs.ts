import { expect } from "vitest";
import { FOUR_PARTS, startPlainFilm, takeJobs } from "./plain-film.ts";
import { readRun } from "./runs.ts";
import { watchStorage } from "./watch-storage.ts";
import { json, type RunBody, type World, world } from "./world.ts";

/** A film in four parts that looks the same in every run. */
export const SEEDED = { ...FOUR_PARTS, seed: 7 };

/** A film that has been cut into parts whose messages wait; its run's own message has been delivered. */
export async function cutFilm(w: World, body: object = SEEDED) {
  const files = watchStorage(w);
  const { id, job } = await startPlainFilm(w, body);
  expect((await w.deliver(job)).status).toBe(204);
  const parts = takeJobs(w, id).map((message) => message.job);
  return { id, job, parts, files };
}

/** The hash of a run's film. */
export const filmIn = ({ assets }: RunBody) =>
  (assets as { sha256: string; role: string }[]).find(({ role }) => role === "primary")?.sha256;

/** The hash of the seeded film when nothing goes wrong. */
export function undisturbed(): Promise<string> {
  quiet ??= makeQuietly();
  return quiet;
}
let quiet: Promise<string> | undefined;

async function makeQuietly(): Promise<string> {
  const w = await world();
  const { id, job } = await startPlainFilm(w, SEEDED);
  await w.deliver(job);
  await w.drain();
  return filmIn(await readRun(w, id)) ?? "There is no film.";
}

type Account = { credits: { total: number }; usage: { caps: { video: { used: number } } } };

/** What films have taken of a workspace's credits and caps. */
export async function filmAccount(w: World) {
  const { credits, usage } = (await json(await w.get("/me"))) as unknown as Account;
  return { credits: credits.total, videos: usage.caps.video.used };
}

/** The names of the files of a finished video. */
export const FILM_FILES = [
  expect.stringMatching(/^\w{32}\/video-poster\.png$/),
  expect.stringMatching(/^\w{32}\/video\.mp4$/),
];
