import { type ChildProcess, spawn } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { destination, journalFile, KEYS, qstash, TOKEN, until } from "./support.ts";

const SERVER = new URL("../../../lib/local/qstash/server.ts", import.meta.url).href;

/** Runs code in a process of its own, which may be killed; `line` is the first it prints. */
async function spawnCode(code: string): Promise<{ child: ChildProcess; line: string }> {
  const script = `import { startQstash } from ${JSON.stringify(SERVER)};\n${code}`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (bytes) => resolve(String(bytes)));
    child.once("exit", () => reject(new Error("it ended without a word")));
  });
  return { child, line };
}

async function spawnServer(file: string) {
  const options = JSON.stringify({ token: TOKEN, ...KEYS, file });
  const { child, line } = await spawnCode(`console.log((await startQstash(${options})).port);`);
  return { child, port: Number(line) };
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });

test("every queue message acknowledged before a SIGKILL is delivered after the restart", async () => {
  const file = journalFile();
  const to = await destination(() => new Promise((resolve) => setTimeout(() => resolve({}), 20)));
  const { child, port } = await spawnServer(file);
  const address = `http://127.0.0.1:${port}/v2/publish/${to.url}`;
  const acknowledged = new Set<string>();
  let dead = false;
  const publisher = async (name: string) => {
    for (let n = 0; !dead; n++) {
      const body = `${name}-${n}`;
      const headers = {
        authorization: `Bearer ${TOKEN}`,
        "upstash-delay": n % 3 ? "0s" : "100ms",
        "upstash-flow-control-key": "k",
        "upstash-flow-control-value": "parallelism=3",
      };
      const answer = await fetch(address, { method: "POST", body, headers }).catch(() => undefined);
      if (answer?.ok) acknowledged.add(body);
    }
  };
  const publishers = ["a", "b", "c", "d"].map(publisher);
  await until(() => acknowledged.size >= 100 && to.calls.length > 0);
  await killed(child);
  dead = true;
  await Promise.all(publishers);

  const before = new Set(to.calls.map(({ body }) => body));
  expect([...acknowledged].some((body) => !before.has(body))).toBe(true);
  const { server } = await qstash({ file });
  await until(() => server.pending() === 0);
  const delivered = new Set(to.calls.map(({ body }) => body));
  expect([...acknowledged].filter((body) => !delivered.has(body))).toEqual([]);
});

test("a closed queue keeps no process alive", async () => {
  const to = await destination(({ body }) => (body === "held" ? new Promise(() => {}) : {}));
  const { child } = await spawnCode(`
    const server = await startQstash(${JSON.stringify({ token: TOKEN, ...KEYS })});
    const publish = (body, delay) => fetch("http://127.0.0.1:" + server.port + "/v2/publish/${to.url}", {
      method: "POST", body, headers: { authorization: "Bearer ${TOKEN}", "upstash-delay": delay },
    });
    for (const [body, delay] of [["quick", "0s"], ["held", "0s"], ["later", "1h"]]) await publish(body, delay);
    while (server.pending() > 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.close();
    console.log("closed");
  `);

  const code = child.exitCode ?? (await new Promise((resolve) => child.once("exit", resolve)));
  expect(code).toBe(0);
});
