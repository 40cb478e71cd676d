import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";

const EXPORTS = "/app/settings/export";
const TIMEOUT_MS = 60_000;
const BRIEF = "Announce that Harbor Notes now works offline on trains and planes.";

/** A person at the real Worker: it sends forms and keeps the cookie. */
function guest() {
  let cookie = "";
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(inject("baseUrl") + path, {
      redirect: "manual",
      headers: { cookie, origin: inject("baseUrl") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const [kept] = answer.headers.getSetCookie();
    if (kept) cookie = kept.split(";")[0] ?? "";
    return answer;
  };
  /** The page once it says something, within a minute. */
  const until = async (path: string, words: RegExp) => {
    const end = Date.now() + TIMEOUT_MS;
    let page = "";
    while (Date.now() < end) {
      page = await (await ask(path)).text();
      if (words.test(page)) return page;
      await sleep(300);
    }
    throw new Error(`${path} never said ${words}: ${page.slice(0, 500)}`);
  };
  return { ask, until };
}

test("an export is made by the job of the real Worker, and the system's tar reads its part", async () => {
  const { ask, until } = guest();
  const person = { email: `ana-${crypto.randomUUID()}@example.com`, password: "four plain random words" };
  const joined = await ask("/app/sign-up", { ...person, name: "Ana", workspace: "Fernway" });
  expect(joined.status).toBe(303);
  const made = await ask("/app/create", { brief: BRIEF, channel: "linkedin", asset_type: "card" });
  const run = made.headers.get("location") ?? "";
  expect(run).toMatch(/^\/app\/runs\//);
  const shown = await until(run, /<img src="\/assets\//);
  const [, picture = ""] = /<img src="(\/assets\/[\w./-]+)"/.exec(shown) ?? [];
  expect((await ask(EXPORTS, {})).status).toBe(303);
  const page = await until(EXPORTS, /part-1\.tar/);
  const [, url = ""] = /href="([^"]*\/part-1\.tar)"/.exec(page) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  try {
    writeFileSync(join(folder, "part.tar"), Buffer.from(await (await fetch(url)).arrayBuffer()));
    execFileSync("tar", ["-xf", "part.tar"], { cwd: folder });
    const runs = readFileSync(join(folder, "data/runs-0001.ndjson"), "utf8").trim().split("\n");
    expect(runs.map((line) => JSON.parse(line))).toMatchObject([{ brief: BRIEF, status: "succeeded" }]);
    const stored = Buffer.from(await (await fetch(inject("baseUrl") + picture)).arrayBuffer());
    const kept = readFileSync(join(folder, picture.replace("/assets/", "files/")));
    expect(kept.equals(stored)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
