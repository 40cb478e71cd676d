import { expect, test } from "vitest";
import { KEY, startService } from "./fake-service.ts";
import { fakeTerminal } from "./fake-terminal.ts";

const generate = (url: string, ...more: string[]) => [
  "generate",
  "--key",
  KEY,
  "--url",
  url,
  "--brief",
  "Our spring release",
  "--json",
  ...more,
];

test("a key without linkedin and cards gets the first channel and asset type it allows", async () => {
  const service = await startService({ channels: ["twitter", "web"], assetTypes: ["og_image", "video"] });
  const { shown, types } = fakeTerminal();
  const code = await types(generate(service.url));

  expect({ code, run: JSON.parse(shown.out) }).toMatchObject({
    code: 0,
    run: { status: "succeeded", channel: "twitter", asset_type: "og_image" },
  });
  expect(shown.err).toContain("asking for og_image for twitter instead");
});

test("the key's record is not asked for when the defaults are allowed", async () => {
  const service = await startService();
  await fakeTerminal().types(generate(service.url));

  expect(service.requests.filter(({ path }) => path.endsWith("/me"))).toEqual([]);
});

test("a channel the person chose is never replaced", async () => {
  const service = await startService({ channels: ["twitter"] });
  const { shown, types } = fakeTerminal();
  const code = await types(generate(service.url, "--channel", "youtube"));

  expect(code).toBe(3);
  expect(shown.err).toContain("This key may not write for youtube.");
  expect(service.requests).toHaveLength(1);
});

test("a default may give way while a chosen value stays", async () => {
  const service = await startService({ assetTypes: ["carousel", "card"], channels: ["instagram"] });
  await fakeTerminal().types(generate(service.url, "--asset-type", "card"));

  expect(
    service.requests.find(({ path, body }) => path.endsWith("/generate") && body.channel === "instagram")
      ?.body,
  ).toMatchObject({
    asset_type: "card",
  });
});

test.each(["/api/v1/programmatic", "/api/v1/", "/"])(
  "an address with %s at its end is that of the service",
  async (path) => {
    const service = await startService();
    expect(await fakeTerminal().types(generate(service.url + path))).toBe(0);
    expect(service.requests[0]?.path).toBe("/api/v1/programmatic/generate");
  },
);
