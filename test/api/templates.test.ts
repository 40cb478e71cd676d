import { expect, test } from "vitest";
import { json, world } from "../support/world.ts";

/** Every template is made once, films too. */
const MANY_MS = 120_000;

test(
  "templates are listed with schema, sizes, a sample that can be sent as it is, and a preview",
  async () => {
    const w = await world({ plan: "scale" });
    const list = (await (await w.get("/templates")).json()) as {
      output_type: string;
      sample: object;
      preview_url: string;
      sizes: object[];
      schema: { properties: Record<string, { description?: string }> };
    }[];
    expect(list.length).toBeGreaterThan(0);
    const items = list.map(({ output_type, sample }) => ({ output_type, body: sample }));
    expect((await w.post("/render", { items })).status).toBe(202);
    await w.drain();
    const runs = (await (await w.get("/runs?limit=100")).json()) as { output_type: string; status: string }[];
    expect(runs.filter(({ status }) => status !== "succeeded")).toEqual([]);
    expect(runs.length).toBe(list.length);
    for (const { schema, sizes } of list) {
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(["theme", "seed"]));
      expect(sizes.length).toBeGreaterThan(5);
    }
    const [first] = list;
    expect(await (await w.get(`/templates/${first?.output_type}`)).json()).toEqual(first);

    const path = new URL(first?.preview_url ?? "").pathname;
    const [drawn, kept] = [await w.app.request(path), await w.app.request(path)];
    expect(drawn.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(new Uint8Array(await drawn.arrayBuffer()));
    expect((await w.app.request("/previews/card-v999.png")).status).toBe(404);
  },
  MANY_MS,
);

test("an unknown template is 404 with the nearest name as a hint", async () => {
  const w = await world();
  expect(await json(await w.get("/templates/carda"))).toMatchObject({
    code: "not_found",
    detail: { hint: expect.stringContaining('"card"') },
  });
});
