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

test("a taken port is refused with the next free port as a suggestion", async () => {
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
  );
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
