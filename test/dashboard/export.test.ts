import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { auditLog } from "../../drizzle/schema/index.ts";
import { newId } from "../../lib/core/ids.ts";
import { contentsPage, TABLE_WORDS } from "../../lib/exports/contents-page.ts";
import { PART } from "../../lib/exports/part.ts";
import { exportedTables } from "../../lib/exports/store.ts";
import { signedIn } from "../support/browsing.ts";
import { insertAccount } from "../support/social.ts";
import { BRIEF, type World, world } from "../support/world.ts";

const EXPORTS = "/app/settings/export";

/** The addresses of the parts that the page links to. */
const partsIn = (page: string) =>
  [...page.matchAll(/href="http:\/\/brandrun\.test(\/assets\/\w{32}\/part-\d+\.tar)"/g)].map(
    ([, path = ""]) => path,
  );

/** The files of an archive as the system's own tar unpacks them, by path. */
async function unpacked(w: World, path: string): Promise<Map<string, Buffer>> {
  const answer = await w.call("GET", path, { key: null });
  expect(answer.status).toBe(200);
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  writeFileSync(join(folder, "part.tar"), Buffer.from(await answer.arrayBuffer()));
  execFileSync("tar", ["-xf", "part.tar"], { cwd: folder });
  rmSync(join(folder, "part.tar"));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const files = new Map(
    names.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length + 1),
      readFileSync(join(parentPath, name)),
    ]),
  );
  rmSync(folder, { recursive: true });
  return files;
}

const linesOf = (files: Map<string, Buffer>, table: string) =>
  [...files]
    .filter(([path]) => path.startsWith(`data/${table}-`))
    .flatMap(([, bytes]) => bytes.toString().trim().split("\n"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("holds the rows and files of the workspace, no secrets, nothing of another one, for a day", async () => {
  const w = await world();
  const other = await world();
  await other.post("/generate", BRIEF);
  const owner = await signedIn(w, "owner", "Ana");
  await insertAccount(w, "x");
  const { id } = (await (await w.post("/generate", BRIEF)).json()) as { id: string };
  await w.drain();
  const run = (await (await w.get(`/runs/${id}`)).json()) as { assets: { url: string }[] };
  const address = new URL(run.assets[0]?.url as string).pathname;
  // More rows than a page has.
  const entry = { workspaceId: w.workspaceId, actorKind: "key", actorId: "k", action: "delete_run" };
  const at = w.service.now();
  await w.service.db
    .insert(auditLog)
    .values(Array.from({ length: 450 }, () => ({ ...entry, id: newId(w.service, at), createdAt: at })));

  await owner.submit(EXPORTS);
  expect((await owner.submit(EXPORTS)).status).toBe(400);
  expect(await owner.read(`${EXPORTS}?done=started`)).toContain("It is being made.");
  const job = w.waiting.find((message) => message.job.kind === "workspace.export")?.job;
  await w.drain();
  await w.deliver(job as NonNullable<typeof job>);
  const shown = await owner.read(`${EXPORTS}?done=started`);
  expect(shown).toContain("It is ready. Its parts stand below.");
  expect(shown).not.toContain("It is being made.");
  const [path = "", ...more] = partsIn(shown);
  expect(more).toEqual([]);
  const files = await unpacked(w, path);
  expect(linesOf(files, "runs")).toMatchObject([{ id, brief: BRIEF.brief }]);
  expect(linesOf(files, "members")).toMatchObject([{ name: "Ana", role: "owner" }]);
  const entries = linesOf(files, "audit_log").filter(({ action }) => action === "delete_run");
  expect(new Set(entries.map((line) => line.id)).size).toBe(450);
  const stored = await w.service.files.read(address.replace("/assets/", ""));
  expect(files.get(address.replace("/assets/", "files/"))).toEqual(Buffer.from(stored as Uint8Array));
  const contents = files.get("index.html")?.toString() ?? "";
  expect(contents).toContain(`href="${address.replace("/assets/", "files/")}"`);
  expect(contents).toContain("<code>data/posts-0001.ndjson</code>");
  const data = [...files].filter(([name]) => name.startsWith("data/")).map(([, bytes]) => bytes.toString());
  expect(data.join("")).not.toMatch(/s1\.\w+\.|scrypt|"token/);
  expect(data.join("")).not.toContain(other.workspaceId);

  expect(partsIn(await (await signedIn(other)).read(EXPORTS))).toEqual([]);
  for (const role of ["editor", "reviewer", "viewer"] as const) {
    const member = await signedIn(w, role);
    expect([(await member.open(EXPORTS)).status, (await member.submit(EXPORTS)).status]).toEqual([403, 403]);
  }
  w.pass(86_500);
  await w.sweep();
  expect((await w.call("GET", path, { key: null })).status).toBe(410);
  expect(partsIn(await owner.read(EXPORTS))).toEqual([]);
});

test("says of every table what it is, and what was typed stays text", () => {
  expect(Object.keys(TABLE_WORDS).sort()).toEqual(["members", ...exportedTables()].sort());
  const run = {
    id: "r",
    assetType: "og_image",
    channel: "web",
    headline: null,
    post: "<b>",
    createdAt: "2026-11-23",
  };
  const page = contentsPage({
    made: new Date("2026-11-23T00:00:00Z"),
    tables: [],
    runs: [
      { ...run, brief: "<script>alert(1)</script>", files: [{ key: "k/card.png", mimeType: "image/png" }] },
    ],
    hasMore: true,
  });
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).toContain('<a href="files/k/card.png">card.png</a>');
  expect(page).not.toContain("<b>");
});

test("is cut into parts of at most so many files, each file in one of them, also when a job runs twice", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await w.post("/generate", { ...BRIEF, asset_type: "carousel" });
  await w.post("/generate", BRIEF);
  await w.drain();
  const limits = PART as { maxEntries: number };
  const { maxEntries } = limits;
  limits.maxEntries = 4;
  try {
    await owner.submit(EXPORTS);
    for (let message = w.waiting.shift(); message; message = w.waiting.shift()) {
      await w.deliver(message.job);
      await w.deliver(message.job);
    }
  } finally {
    limits.maxEntries = maxEntries;
  }
  const paths = partsIn(await owner.read(EXPORTS));
  expect(paths.length).toBe(4);
  const parts = await Promise.all(paths.map((path) => unpacked(w, path)));
  const names = parts.flatMap((part) => [...part.keys()]);
  expect(parts.slice(0, -1).map((part) => part.size)).toEqual(parts.slice(1).map(() => 4));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith("files/")).length).toBe(4);
});
