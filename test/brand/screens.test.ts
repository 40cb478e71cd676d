import { expect, test } from "vitest";
import { listReadyScreens, readScreens } from "../../lib/brand/screens.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import { quartersOf } from "../support/pictures.ts";
import { NO_RUN } from "../support/routes.ts";
import { PATH, PICTURE, record, TAGS, upload } from "../support/screens.ts";
import { liveOwner, otherWorkspace } from "../support/workspaces.ts";
import { world } from "../support/world.ts";

test("screens are read with their render copies in the requested order, each once", async () => {
  const w = await world();
  const [small, large] = [await upload(w), await upload(w, jpegQuarters(250, 125), { name: "Wide" })];
  const found = await readScreens(w.service, liveOwner(w.workspaceId), [
    large.id,
    small.id.toUpperCase(),
    large.id,
    NO_RUN,
  ]);
  expect(found).toEqual([
    {
      id: large.id,
      name: "Wide",
      screenType: "dashboard",
      device: "desktop",
      theme: "dark",
      width: 1_600,
      height: 800,
      bytes: expect.any(Uint8Array),
    },
    {
      id: small.id,
      name: "Inbox",
      screenType: "dashboard",
      device: "desktop",
      theme: "dark",
      width: 40,
      height: 20,
      bytes: PICTURE,
    },
  ]);
  const colors = await quartersOf(found[0]?.bytes ?? PICTURE, 160, 80);
  expect(colors).toEqual(["#ff0000", "#00ff00", "#0000ff", "#ffffff"]);
});

test("screens that are unready, lost or in another workspace are left out", async () => {
  const w = await world();
  const { id, image_url } = await upload(w);
  const waiting = await record(await w.post(PATH, { ...TAGS, image_url: "https://example.com/a.png" }));
  const { workspaceId } = await otherWorkspace(w);
  expect(await listReadyScreens(w.service, liveOwner(w.workspaceId))).toEqual([
    { id, name: "Inbox", screenType: "dashboard", device: "desktop", theme: "dark", width: 40, height: 20 },
  ]);
  expect(await listReadyScreens(w.service, liveOwner(workspaceId))).toEqual([]);
  expect(await readScreens(w.service, liveOwner(w.workspaceId), [waiting.id])).toEqual([]);
  expect(await readScreens(w.service, liveOwner(workspaceId), [id])).toEqual([]);
  expect(await readScreens(w.service, liveOwner(w.workspaceId), [])).toEqual([]);
  await w.service.files.tombstone([new URL(image_url).pathname.replace("/assets/", "")]);
  expect(await readScreens(w.service, liveOwner(w.workspaceId), [id])).toEqual([]);
});
