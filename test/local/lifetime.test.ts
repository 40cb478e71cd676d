import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

const LIFETIME = new URL("../../lib/local/lifetime.ts", import.meta.url).href;

/** A process with these steps to undo, which says when it is ready for signals. */
async function alive(steps: string) {
  const script = `import { lifetime } from ${JSON.stringify(LIFETIME)};
    const { onEnd } = lifetime();
    ${steps}
    setInterval(() => {}, 1000);
    console.log("alive");`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  await once(child.stdout, "data");
  const ended = once(child, "close").then(([code]) => ({ code, said, at: performance.now() }));
  return { child, ended };
}

const TWO_STEPS = `onEnd(() => console.log("first"));
  onEnd(async () => { await new Promise((done) => setTimeout(done, 50)); console.log("second"); });`;

test.for(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s undoes the last step first", async (signal) => {
  const { child, ended } = await alive(TWO_STEPS);
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, said: "alive\nsecond\nfirst\n" });
});

test("an echoed signal does not count as a second signal", async () => {
  const { child, ended } = await alive(TWO_STEPS);
  child.kill("SIGINT");
  await sleep(20);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: 0, said: "alive\nsecond\nfirst\n" });
});

const HANGS = "onEnd(() => new Promise(() => {}));";

test("a second signal does not wait for a shutdown step that hangs", async () => {
  const { child, ended } = await alive(HANGS);
  child.kill("SIGINT");
  await sleep(300);
  const asked = performance.now();
  child.kill("SIGINT");
  const { code, at } = await ended;
  expect(code).toBe(1);
  expect(at - asked).toBeLessThan(400);
});

test("a shutdown step that hangs is abandoned within a second", async () => {
  const { child, ended } = await alive(HANGS);
  const asked = performance.now();
  child.kill("SIGINT");
  const { code, at } = await ended;
  expect(code).toBe(1);
  expect(at - asked).toBeGreaterThan(800);
});
