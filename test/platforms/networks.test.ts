import { expect, test } from "vitest";
import { NETWORKS as SANDBOX_NETWORKS } from "../../lib/local/sandbox/social/networks.ts";
import { channelOf, NETWORKS, platformOf } from "../../lib/platforms/networks.ts";
import { NETWORK_SETTINGS } from "../../lib/platforms/settings.ts";
import { Channel, Platform } from "../../lib/vocab.ts";

test("a platform's channel leads back to the platform", () => {
  expect(Platform.options.map((platform) => platformOf(channelOf(platform)))).toEqual(Platform.options);
});

test("every channel but web is published on a network", () => {
  expect(Channel.options.filter((channel) => platformOf(channel) === null)).toEqual(["web"]);
});

test("every network names two settings that exist", () => {
  const names = Object.values(NETWORKS).flatMap(({ app }) => [app.clientId, app.clientSecret]);

  expect(new Set(names).size).toBe(2 * Platform.options.length);
  expect(Object.keys(NETWORK_SETTINGS)).toEqual(expect.arrayContaining(names));
});

test("the sandbox has every network under the same name", () => {
  const names: Record<Platform, string> = SANDBOX_NETWORKS;

  expect(names).toEqual(Object.fromEntries(Object.entries(NETWORKS).map(([id, { name }]) => [id, name])));
});
