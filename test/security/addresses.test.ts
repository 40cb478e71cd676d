import { describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { allOperations } from "../support/operations.ts";
import { PERSON, PHOTO, RENDER, SCREEN } from "../support/routes.ts";
import { bind, EVENT } from "../support/studio.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";
import { KEYED } from "./support/routes.ts";

const without = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== "image_base64"));

type Case = { field: string; send: (w: World, address: string) => Promise<Response> };
/** Every field of the API that takes an address which this service will fetch or call. */
const FIELDS: Case[] = [
  { field: "generate.webhook_url", send: (w, webhook_url) => w.post("/generate", { ...BRIEF, webhook_url }) },
  { field: "render.webhook_url", send: (w, webhook_url) => w.post("/render", { ...RENDER, webhook_url }) },
  {
    field: "generateStudioCard.webhook_url",
    send: (w, webhook_url) => w.call("POST", "/studio/generate", { json: { ...EVENT, webhook_url } }),
  },
  {
    field: "uploadProductScreen.image_url",
    send: (w, image_url) => w.post("/brand-assets/screens", { ...without(SCREEN), image_url }),
  },
  {
    field: "uploadPhoto.image_url",
    send: (w, image_url) => w.post("/brand-assets/photos", { ...without(PHOTO), image_url }),
  },
  {
    field: "addPerson.image_url",
    send: (w, image_url) => w.post("/brand-assets/people", { ...without(PERSON), image_url }),
  },
  { field: "uploadLogo.image_url", send: (w, image_url) => w.post("/brand-assets/logo", { image_url }) },
  {
    field: "uploadBrandVideo.video_url",
    send: (w, video_url) => w.post("/brand-assets/videos", { video_url }),
  },
  { field: "createWebhook.url", send: (w, url) => w.post("/webhooks", { url }) },
  {
    field: "updateWebhook.url",
    async send(w, url) {
      const [known] = (await (await w.get("/webhooks")).json()) as { id: string }[];
      const { id } = known ?? (await json(await w.post("/webhooks", { url: "https://hooks.example.com/a" })));
      return w.patch(`/webhooks/${id}`, { url });
    },
  },
  { field: "draftBrandDna.url", send: (w, url) => w.post("/brand-dna/draft", { url }) },
  { field: "updateBrandDna.logos", send: (w, logo) => w.patch("/brand-dna", { logos: [logo] }) },
];

/** Hosts and forms that must never be called; test/adapters/public-url.test.ts has every spelling. */
const CLOSED =
  `http://example.com/a https://127.0.0.1/ https://127.1/ https://2130706433/ https://0x7f000001/ https://0177.0.0.1/
https://１２７.０.０.１/ https://127。0。0。1/ https://10.0.0.1/ https://172.16.0.1/ https://192.168.0.1/ https://169.254.169.254/latest/meta-data/
https://100.64.0.1/ https://0.0.0.0/ https://[::1]/ https://[::]/ https://[::ffff:127.0.0.1]/ https://[64:ff9b::7f00:1]/ https://[2002:7f00:1::]/
https://[fe80::1]/ https://[fd00::1]/ https://localhost/ https://LOCALHOST./ https://localhost.localdomain/ https://a.localhost/ https://metadata.google.internal/
https://metadata/ https://db.local/ https://router.lan/ https://intranet/ https://kubernetes.default.svc.cluster.local/ https://x.home.arpa/
https://1.0.0.127.in-addr.arpa/ https://example.com:22/ https://example.com:6379/ https://user:pass@example.com/ https://example.com@127.0.0.1/
ftp://example.com/ file:///etc/passwd gopher://example.com/ data:text/html,a javascript:alert(1) //example.com/a https:///etc https://%31%32%37.0.0.1/
https://.com/ https://a..b.com/ https:\\\\example.com\\a.png https://example.com\\a.png https:example.com
https://${`${"a".repeat(48)}.`.repeat(8)}com/`.split(/\s+/);

describe.each(FIELDS)("the address field $field", ({ field, send }) => {
  test("an address field refuses internal addresses in every spelling and does nothing", async () => {
    const w = await world();
    await bind(w);
    for (const address of CLOSED) {
      const answer = await send(w, address);
      const body = await json(answer);
      expect([answer.status, body.code], address).toEqual([422, "validation_error"]);
      expect(JSON.stringify(body.detail), address).toContain(field.split(".")[1]);
    }
    expect(w.waiting).toEqual([]);
  });

  test("an address field accepts a public address", async () => {
    const w = await world();
    await bind(w);
    const answer = await send(w, "https://pictures.example.com/a.png");
    const unreachable = answer.status === 422 && /is reached in this test/.test(await answer.clone().text());
    expect(answer.ok || unreachable, `${answer.status}`).toBe(true);
  });
});

test("the tests cover every field that takes an address", async () => {
  const operations = await allOperations();
  const found = KEYED.flatMap(({ operation }) => {
    const input = operations.get(operation)?.input;
    const schema = input ? z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) : {};
    const names = Object.keys((schema as { properties?: object }).properties ?? {});
    return names
      .filter(
        (name) => /url|uri|link|href|logos|hook|address/.test(name) && !/_id$|^allowed_addresses$/.test(name),
      )
      .map((name) => `${operation}.${name}`);
  });
  expect([...new Set(found)].sort()).toEqual(FIELDS.map(({ field }) => field).sort());
});
