import { beforeAll, expect, test } from "vitest";
import { MascotStyle } from "../../lib/vocab.ts";
import { base64, png } from "../support/pictures.ts";
import { type Account, openAccount } from "../support/platform-workspace.ts";

let account: Account;
beforeAll(async () => {
  account = await openAccount("scale");
});

type Thing = Record<string, unknown> & { id: string; image_url: string; url: string };
const thing = async (answer: Response) => (await answer.json()) as Thing;
const get = async (path: string) => (await account.call("GET", path)).json();
const picture = (width: number) => ({ image_base64: base64(png({ width, height: 10 })) });

test("Brand DNA, people, media, posts and performance answer through the real Worker", async () => {
  const logo = await thing(await account.post("/brand-assets/logo", picture(30)));
  const person = await thing(
    await account.post("/brand-assets/people", { name: "Mara Lindt", consent: true, ...picture(31) }),
  );
  const changed = await account.call("PATCH", "/brand-dna", {
    offer: { features: ["Offline maps"] },
    product_map: { plans: { team: 50 } },
    palette: ["#123"],
  });
  expect(changed.headers.get("ETag")).toBe('"2"');
  expect(await changed.json()).toMatchObject({ logos: [logo.url], palette: { primary: "#112233" } });
  expect(await get("/brand-dna")).toMatchObject({ version: 2, features: ["Offline maps"] });
  expect(await get("/media?limit=1&offset=1")).toMatchObject([{ id: logo.id, kind: "logo", width: 30 }]);
  expect(await get("/posts?status=posted")).toEqual([]);
  expect(await get("/performance?window=7d")).toMatchObject({ totals: { posts: 0, impressions: 0 } });
  const ids = [logo.id, person.id];
  const gone = await account.post("/media/delete", { ids });
  expect(await gone.json()).toEqual({ deleted: ids, not_found: [] });
  expect(await get("/brand-dna")).toMatchObject({ version: 3, logos: [] });
  for (const url of [logo.url, person.image_url]) {
    const file = await fetch(url);
    await file.body?.cancel();
    expect(file.status).toBe(410);
  }
});

test("a mascot of every style is drawn from the artwork deployed beside the Worker", async () => {
  for (const style of MascotStyle.options) {
    const answer = await account.post("/mascot", { description: "Somebody friendly", style });
    expect(answer.status, style).toBe(202);
    const { candidates } = (await answer.json()) as { candidates: Thing[] };
    expect(candidates.map((candidate) => candidate.style)).toEqual([style, style, style, style]);
  }
});
