import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { emptyFolder } from "./child.ts";
import { piped, typist } from "./with-service.ts";

test("a template is shown with its fields and its sizes in pixels", async () => {
  const { out } = await typist(await world())("templates", "show", "stat");

  expect(out).toMatch(/\n {2}value +yes +The number/);
  expect(out).toMatch(/\n {2}label +no +What the number counts/);
  expect(out).toMatch(/\n {2}format square +1080 x 1080\n/);
});

test("a draft is a file that brand set takes, and words are no address", async () => {
  const file = join(emptyFolder(), "brand.json");
  const asks = piped(await world());
  const draft = (await asks("brand", "draft", "--text", "Kite makes offline maps for couriers.")).json;
  writeFileSync(file, JSON.stringify(draft));

  expect((await asks("brand", "set", file)).json).toMatchObject({ offer: { product_name: "Kite" } });
  expect(await asks("brand", "draft", "Kite makes offline maps")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--text"),
  });
});

test("finished content says before it is posted that a post of it has no text", async () => {
  const w = await world();
  const items = [{ output_type: "card", body: { headline: "Maps that work offline" }, channel: "linkedin" }];
  const batch = (await (await w.post("/render", { items })).json()) as { items: { run_id: string }[] };
  await w.drain();
  const run = batch.items[0]?.run_id ?? "";
  const { out } = await typist(w)("run", run);
  expect(out).toContain(`npx brandrun rerender ${run} --copy post=`);
});
