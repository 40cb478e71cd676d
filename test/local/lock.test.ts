import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../../lib/local/lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "brandrun-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const leaveLock = (content: unknown) => writeFileSync(join(folder, "lock.json"), JSON.stringify(content));

/** Something that lives for a while. */
async function otherProcess() {
  const child = spawn("sleep", ["30"]);
  await once(child, "spawn");
  return { pid: child.pid ?? 0, startedAt: Date.now(), end: () => child.kill() };
}

test("locking a free folder succeeds, and unlocking leaves no file behind", async () => {
  const unlock = await lockFolder(folder);
  expect(readdirSync(folder)).toEqual(["lock.json"]);
  await unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test("locking a folder whose holder is alive is refused", async () => {
  const { pid, startedAt, end } = await otherProcess();
  leaveLock({ pid, startedAt });
  await expect(lockFolder(folder)).rejects.toThrow(`already: process ${pid}.`);
  end();
});

test("a lock is taken over after its holder has ended", async () => {
  const { pid, startedAt, end } = await otherProcess();
  leaveLock({ pid, startedAt });
  end();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await lockFolder(folder);
  expect(readdirSync(folder)).toEqual(["lock.json"]);
});

test("a lock is taken over when another process has the dead holder's id", async () => {
  const { pid, startedAt, end } = await otherProcess();
  leaveLock({ pid, startedAt: startedAt - 60_000 });
  await lockFolder(folder);
  end();
});

test("an old lock with our own process id is taken over", async () => {
  leaveLock({ pid: process.pid, startedAt: 1 });
  await lockFolder(folder);
});

test("an unreadable lock is taken over", async () => {
  writeFileSync(join(folder, "lock.json"), '{"pid":');
  await lockFolder(folder);
});

test("one of several processes that find a dead holder's lock gets the folder", async () => {
  leaveLock({ pid: 2 ** 22 + 1, startedAt: 1 });
  const script = `import { lockFolder } from ${JSON.stringify(new URL("../../lib/local/lock.ts", import.meta.url).href)};
    await lockFolder(process.argv[1]).then(() => console.log("mine"), ({ message }) => console.log(message));
    setTimeout(() => {}, 30_000);`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script, folder]),
  );
  const said = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, "data"))[0])));
  for (const child of children) child.kill();
  expect(said.filter((line) => line === "mine\n")).toHaveLength(1);
  expect(said.filter((line) => line.includes("already: process"))).toHaveLength(3);
});
