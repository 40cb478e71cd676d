import { expect, test } from "vitest";
import { runFor } from "../support/route-targets.ts";
import { ask, NO_RUN, nameIn } from "../support/routes.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { BRIEF, world } from "../support/world.ts";
import { KEYED } from "./support/routes.ts";

const BY_PATH = KEYED.filter((route) => nameIn(route) && !route.shared);

/** Spellings that some database, proxy or language takes for the same id. */
const tricks = (id: string): string[] => [
  id.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  id.replace("-", "\u200b-"),
  `${id}\u0000`,
  `\u0000${id}`,
  `${id}\n`,
  `${id} `,
  ` ${id}`,
  `{${id}}`,
  id.replaceAll("-", ""),
  id.replaceAll("-", "‐"),
  `${id}/`,
  `${id}/..`,
  `../runs/${id}`,
  `${id};`,
  `${id}?`,
  `${id}#`,
  `urn:uuid:${id}`,
  `${id}%00`,
  `${id},${NO_RUN}`,
  `'${id}'`,
];

test.each(BY_PATH)("$method $path accepts an id in its canonical form only", async (route) => {
  const w = await world({ plan: "scale" });
  const id = await runFor(w, route);
  const { key } = await otherWorkspace(w, "scale");
  for (const trick of tricks(id)) {
    for (const caller of [w.key, key]) {
      const answer = await ask(w, route, {
        id: encodeURIComponent(trick).replaceAll("$", "%24"),
        key: caller,
      });
      expect([404, 422], `${JSON.stringify(trick)} ${answer.status}`).toContain(answer.status);
    }
  }
  expect((await ask(w, route, { id: id.toUpperCase(), key })).status, "in capitals it is still theirs").toBe(
    404,
  );
  expect((await ask(w, route, { id: id.toUpperCase() })).status, "and ours").toBe(route.status);
});

test("a cursor shows only the own workspace's entries", async () => {
  const w = await world({ plan: "scale" });
  for (let n = 0; n < 3; n++) await w.post("/generate", BRIEF);
  const link = (await w.get("/runs?limit=1")).headers.get("Link") ?? "";
  const cursor = /cursor=([^>&]+)/.exec(link)?.[1] ?? "";
  expect(await (await w.get(`/runs?cursor=${cursor}`)).json()).toHaveLength(2);
  const { key } = await otherWorkspace(w);
  expect(await (await w.call("GET", `/runs?cursor=${cursor}`, { key })).json()).toEqual([]);
  const forge = (text: string) => encodeURIComponent(btoa(text));
  const forged = [
    "",
    "x",
    "AAAA",
    "%F0%9F%92%A9",
    forge(`2026-06-15T12:00:00Z ' or 1=1`),
    forge(`0000-01-01T00:00:00Z ${NO_RUN}`),
    forge(`2026-06-15T12:00:00Z ${NO_RUN} ${NO_RUN}`),
  ];
  for (const one of forged) expect((await w.get(`/runs?cursor=${one}`)).status, one).toBe(422);
  expect((await w.get(`/runs?cursor=${forge(`9999-12-31T23:59:59Z ${NO_RUN}`)}`)).status).toBe(200);
});
