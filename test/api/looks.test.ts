import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { readPreviewName } from "../../lib/runs/look-preview.ts";
import { type World, world } from "../support/world.ts";

type Listed = { look: string; preview_url: string };
const looksOf = async (w: World) => (await (await w.get("/looks")).json()) as Listed[];
const nameIn = (url: string) => /\/previews\/(.+)-v(\d+)\.png$/.exec(url)?.slice(1) ?? [];

test("a direction's preview is drawn in the variant that the brand's own pictures have", async () => {
  const w = await world();
  for (const { look, preview_url } of await looksOf(w)) {
    const [name = "", version] = nameIn(preview_url);
    const own = await plan(card, {
      assetType: "card",
      channel: "web",
      data: card.data.parse(card.sample),
      brand: { id: w.workspaceId, name: "Kite", palette: {}, look },
      watermark: false,
    });
    expect(readPreviewName(name, Number(version))?.variant).toBe(own.context.look.variant);
  }
});

test("a preview with the watermark is another picture", async () => {
  const w = await world();
  const clean = await looksOf(w);
  const { pathname } = new URL(clean.find(({ look }) => look === "masthead")?.preview_url ?? "");
  const marked = pathname.replace(/-v/, "_marked-v");
  const [one, other] = await Promise.all(
    [pathname, marked].map(async (path) => Buffer.from(await (await w.app.request(path)).arrayBuffer())),
  );
  expect(one?.equals(other!)).toBe(false);
  expect((await w.app.request(pathname.replace(/_\d-v/, "_9-v"))).status).toBe(404);
});
