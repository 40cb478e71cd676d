import { expect, test } from "vitest";
import { world } from "../support/world.ts";

type Thing = { id: string; kind: string; name: string; url: string };
type Mascot = { status: string; candidates: { id: string }[]; poses: { id: string; image_url: string }[] };

test("the poses of the mascot in use are listed as media, and candidates are not", async () => {
  const w = await world();
  const listed = async () => (await (await w.get("/media?kind=mascot")).json()) as Thing[];
  const mascot = async (answer: Promise<Response>) => (await (await answer).json()) as Mascot;
  const { candidates } = await mascot(w.post("/mascot", { description: "A friendly green robot" }));
  expect(await listed()).toEqual([]);

  const step = (body: object) => mascot(w.post("/mascot/step", body));
  await step({ action: "keep", candidate_id: candidates[0]?.id });
  w.pass(1);
  const { poses } = await step({ action: "pose", pose: "happy" });
  expect((await listed()).map(({ id, kind, name }) => [id, kind, name])).toEqual([
    [poses[1]?.id, "mascot", "happy"],
    [poses[0]?.id, "mascot", "neutral"],
  ]);

  const ids = poses.map(({ id }) => id);
  expect(await (await w.post("/media/delete", { ids })).json()).toEqual({ deleted: ids, not_found: [] });
  await w.drain();
  for (const { image_url } of poses) {
    expect((await w.call("GET", new URL(image_url).pathname, { key: null })).status).not.toBe(200);
  }
  expect(await mascot(w.get("/mascot"))).toMatchObject({ status: "none", poses: [] });
});
