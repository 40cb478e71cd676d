import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { checkPort, mirrorOnIpv6 } from "../../lib/local/port.ts";

const server = createServer((_, response) => response.end("here"));
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === "::1"),
);
let port: number;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a free port passes the check and stays free", async () => {
  const free = await freePort();
  await checkPort(free);
  await checkPort(free);
});

// Tests beside this one take random ports too, now and then one that has just been named free.
test("a taken port is refused with two free ports in a row: the service's and the sandboxes'", {
  retry: 3,
}, async () => {
  const sandboxes = createServer();
  sandboxes.listen(port + 3, "127.0.0.1");
  await once(sandboxes, "listening");
  const refusal = (await checkPort(port).catch((error: unknown) => error)) as Error;
  sandboxes.close();
  expect(refusal.message).toContain(`Port ${port} is taken`);
  const [, free] = /PORT=(\d+) npm start/.exec(refusal.message) ?? [];
  expect(Number(free)).toBeGreaterThan(port + 2);
  expect(refusal.message).toContain(`the sandboxes one port further, at ${Number(free) + 1}.`);
  await checkPort(Number(free));
  await checkPort(Number(free) + 1);
});

test("a machine with IPv6 is served on IPv6 too", async () => {
  const mirror = await mirrorOnIpv6(port);
  const answer = await fetch(`http://[::1]:${port}`).then(
    (response) => response.text(),
    () => "no answer",
  );
  mirror?.close();
  expect(answer).toBe(hasIpv6 ? "here" : "no answer");
});
