import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { destination, qstash, until } from "./support.ts";

test("two thousand queue messages are delivered once each over a few reused connections", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  const numbers = Array.from({ length: 2000 }, (_, n) => `${n}`);
  for (let from = 0; from < numbers.length; from += 100) {
    const part = numbers.slice(from, from + 100);
    await client.batch(
      part.map((body) => ({
        url: to.url,
        body,
        flowControl: { key: `k${Number(body) % 50}`, parallelism: 4 },
      })),
    );
  }
  await until(() => server.pending() === 0);

  expect(to.calls.map(({ body }) => body).sort()).toEqual([...numbers].sort());
  expect(to.connections()).toBeLessThanOrEqual(100);
});

test("due queue messages overtake ten thousand waiting ones", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  for (let n = 0; n < 10_000; n += 500) {
    await client.batch(Array.from({ length: 500 }, (_, i) => ({ url: to.url, delay: 3600 + n + i })));
  }
  for (let n = 0; n < 20; n++) await client.publish({ url: to.url, body: `${n}` });
  await until(() => server.pending() === 10_000);

  expect(to.calls).toHaveLength(20);
});

test("a reused connection that the destination has closed does not count as a failed attempt", async () => {
  // Answers the first request of a connection and drops the connection when a second one comes in.
  const requests: string[] = [];
  const server = createServer((socket) => {
    let answered = false;
    socket.on("data", (bytes) => {
      requests.push(bytes.toString());
      if (answered) return void socket.resetAndDestroy();
      answered = true;
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const world = await qstash();
  for (const body of ["1", "2"]) {
    await world.client.publish({ url, body, retries: 0 });
    await until(() => world.server.pending() === 0);
  }

  expect(requests).toHaveLength(3);
  expect((await world.client.dlq.listMessages()).messages).toEqual([]);
});
