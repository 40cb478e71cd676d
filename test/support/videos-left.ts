import { expect } from "vitest";
import { clips, type watchVideos } from "./videos.ts";
import type { World } from "./world.ts";

const outbox = (w: World) =>
  w.service.db.query.outbox.findMany({ where: (o, { eq }) => eq(o.workspaceId, w.workspaceId) });
const used = async (w: World) => {
  const row = await w.service.db.query.usageCounters.findFirst({
    where: (u, { eq }) => eq(u.workspaceId, w.workspaceId),
  });
  return row?.used.brand_video ?? 0;
};

/** Nothing of a refused upload is anywhere. */
export async function expectNothing(w: World, files: ReturnType<typeof watchVideos>) {
  expect([files.left(), await clips(w), await outbox(w), w.waiting, await used(w)]).toEqual([
    [],
    [],
    [],
    [],
    0,
  ]);
}
