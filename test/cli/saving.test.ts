import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cliProcess, emptyFolder } from "./child.ts";
import { KEY, startService } from "./fake-service.ts";
import { cli, fakeTerminal } from "./fake-terminal.ts";

const generate = (url: string, ...more: string[]) => [
  "generate",
  "--key",
  KEY,
  "--url",
  url,
  "--brief",
  "Our spring release",
  ...more,
];

test("--out FILE holds the asset, replaces what was there and leaves nothing else", async () => {
  const service = await startService();
  const folder = emptyFolder();
  writeFileSync(join(folder, "mine.png"), "older");
  const { code, err } = await cli(generate(service.url, "--out", join(folder, "mine.png")));

  expect({ code, err }).toEqual({ code: 0, err: `Saved ${join(folder, "mine.png")}\n` });
  expect(readdirSync(folder)).toEqual(["mine.png"]);
  expect(readFileSync(join(folder, "mine.png"), "utf8")).toBe("bytes of /assets/card.png");
});

test("--out FOLDER/ is created, and file names hold asset type, words and run", async () => {
  const service = await startService();
  const folder = emptyFolder();
  const { out } = await cliProcess(generate(service.url, "--out", "new/deep/"), { cwd: folder });
  const id = JSON.parse(out).id as string;

  expect(readdirSync(join(folder, "new/deep"))).toEqual([
    `card-ship-invoices-faster-our-spring-release-halves-${id.slice(-8)}.png`,
  ]);
});

test("every asset of a run is saved, slides numbered as in their addresses", async () => {
  const files = ["film.mp4", "one.png", "two.png"];
  const service = await startService({ files });
  const folder = emptyFolder();
  const { types } = fakeTerminal({ piped: true });
  await types(generate(service.url, "--asset-type", "slideshow", "--out", folder));
  const names = readdirSync(folder).sort();

  const [one, two, film] = names;
  expect(film).toBe(one!.replace("-01-slide.png", ".mp4"));
  expect(two).toBe(one!.replace("-01-slide.png", "-02-slide.png"));
  expect([film, one, two].map((name) => readFileSync(join(folder, name!), "utf8"))).toEqual(
    files.map((file) => `bytes of /assets/${file}`),
  );
});

test("a video is saved as the FILE that was asked for, and its poster beside it", async () => {
  const service = await startService({ files: ["film.mp4", "poster.png"] });
  const folder = emptyFolder();
  const { shown, types } = fakeTerminal();
  await types(
    generate(
      service.url,
      "--asset-type",
      "video",
      "--fps",
      "60",
      "--sound",
      "--out",
      join(folder, "launch.mp4"),
    ),
  );

  expect(readdirSync(folder).sort()).toEqual(["launch-01-poster.png", "launch.mp4"]);
  expect(readFileSync(join(folder, "launch.mp4"), "utf8")).toBe("bytes of /assets/film.mp4");
  expect(shown.out).toContain("1200 x 627, MP4, 9.1 s, 84 KB");
  expect(service.requests[0]?.body).toMatchObject({ asset_type: "video", fps: 60, sound: true });
});

test("several assets and one FILE become numbered files beside it", async () => {
  const service = await startService({ files: ["a.png", "b.png"] });
  const folder = emptyFolder();
  await fakeTerminal({ piped: true }).types(generate(service.url, "--out", join(folder, "deck.png")));

  expect(readdirSync(folder).sort()).toEqual(["deck-01-slide.png", "deck-02-slide.png"]);
});

test("a run without the additive assets list is saved from its URLs", async () => {
  const service = await startService({ files: ["a.png", "b.png"], run: { assets: undefined } });
  const folder = emptyFolder();
  await fakeTerminal({ piped: true }).types(generate(service.url, "--out", join(folder, "deck")));

  expect(readdirSync(folder).sort()).toEqual(["deck-01.png", "deck-02.png"]);
});

test("the API key is not sent to the asset's address", async () => {
  const service = await startService();
  await fakeTerminal({ piped: true }).types(generate(service.url, "--out", emptyFolder()));
  const download = service.requests.find(({ path }) => path.startsWith("/assets/"))!;

  expect(download.headers.authorization).toBeUndefined();
});

test("a place that cannot be written to is exit 2 before anything is made", async () => {
  const service = await startService();
  const folder = emptyFolder();
  writeFileSync(join(folder, "file"), "");
  const { code, err } = await cli(generate(service.url, "--out", join(folder, "file/card.png")));

  expect(code).toBe(2);
  expect(err).toContain("Cannot write to");
  expect(service.requests).toEqual([]);
});

test("bytes that do not match the service's checksum are not kept, and the run is still shown", async () => {
  const asset = { role: "card", mime_type: "image/png", sha256: "0".repeat(64) };
  const service = await startService();
  const folder = emptyFolder();
  const { shown, types } = fakeTerminal({
    piped: true,
    fetch: async (url, init) =>
      init?.method === "GET" ? Response.json(ended(service.url, asset)) : fetch(url, init),
  });

  expect(await types(generate(service.url, "--out", folder))).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  expect(JSON.parse(shown.out).status).toBe("succeeded");
  expect(shown.err).toContain(`It is at ${service.url}/assets/card.png`);
});

test("a folder in the way of the file is named, and no draft is left behind", async () => {
  const service = await startService({ polls: 1 });
  const folder = emptyFolder();
  const { shown, types } = fakeTerminal({
    piped: true,
    sleep: async () => mkdirSync(join(folder, "card.png")),
  });

  expect(await types(generate(service.url, "--out", join(folder, "card.png")))).toBe(1);
  expect(shown.err).toContain("a folder of that name is in the way");
  expect(readdirSync(folder)).toEqual(["card.png"]);
});

const ended = (url: string, asset: object) => ({
  id: "0198c0de-0000-7000-8000-000000000001",
  status: "succeeded",
  assets: [{ url: `${url}/assets/card.png`, ...asset }],
});
