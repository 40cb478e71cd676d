import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";

const folder = mkdtempSync(join(tmpdir(), "brandrun-receivers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A receiver of the guide: its fence, its file, and what makes it run. Only Node is everywhere. */
const RECEIVERS = [
  { language: "js", file: "receive.mjs", program: process.execPath, args: () => ["receive.mjs"] },
  { language: "python", file: "receive.py", program: "python3", args: () => ["-u", "receive.py"] },
  {
    language: "php",
    file: "receive.php",
    program: "php",
    args: (port: number) => ["-S", `127.0.0.1:${port}`, "receive.php"],
  },
  { language: "go", file: "receive.go", program: "go", args: () => [], isCompiled: true },
];
const isThere = (program: string) =>
  spawnSync(program, [program === "go" ? "version" : "--version"]).status === 0;

const guide = readFileSync("functions/docs/webhooks.md", "utf8");
const snippetOf = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "m").exec(guide)?.[1] ?? "";

/** A message as the service sends it now. */
async function message() {
  const { w, posted } = await webhookWorld(undefined, { now: new Date().toISOString() });
  const { secret } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [first] = posted;
  if (!first) throw new Error("Nothing was sent.");
  return { secret, ...first };
}

/** A receiver that cannot run here is reported as skipped, with what is missing. */
const titleOf = ({ language, program }: (typeof RECEIVERS)[number], isRunnable: boolean) =>
  `the receiver of the guide in ${language}${isRunnable ? "" : `: ${program} is not installed`}`;

for (const receiver of RECEIVERS) {
  const { language, file, program, args, isCompiled = false } = receiver;
  const isRunnable = isThere(program);
  describe.skipIf(!isRunnable)(titleOf(receiver, isRunnable), () => {
    let child: ChildProcess;
    let output = "";
    let address: string;
    let sent: Awaited<ReturnType<typeof message>>;

    beforeAll(async () => {
      sent = await message();
      const port = await freePort();
      address = `http://127.0.0.1:${port}/`;
      writeFileSync(join(folder, file), snippetOf(language).replace("3000", String(port)));
      if (language === "js") symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
      const env = environment(sent.secret);
      if (isCompiled)
        execFileSync(program, ["build", "-o", "receive", file], { cwd: folder, env, timeout: 110_000 });
      child = spawn(isCompiled ? "./receive" : program, args(port), { cwd: folder, env });
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
      await answering(address);
    }, 120_000);
    afterAll(async () => {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    });

    const post = async (more: Record<string, string> = {}, body = sent.body) => {
      const { headers } = sent;
      return (await fetch(address, { method: "POST", headers: { ...headers, ...more }, body })).status;
    };

    test("accepts a message of the service, and one with two signatures", async () => {
      expect(await post()).toBe(204);
      expect(await post({ "webhook-signature": `v1,AAAA ${sent.headers["webhook-signature"]}` })).toBe(204);
      expect(output).toContain(`${sent.headers["webhook-id"]} brand.updated`);
    });

    test("refuses another body or id, a message without a signature, and an old one", async () => {
      expect(await post({}, `${sent.body} `)).toBe(401);
      expect(await post({ "webhook-id": crypto.randomUUID() })).toBe(401);
      expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(401);
      const old = new Date(Date.now() - 301_000);
      const id = "an-old-one";
      const signed = {
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(old.getTime() / 1000)),
        "webhook-signature": new Webhook(sent.secret).sign(id, old, sent.body),
      };
      expect(await post(signed)).toBe(401);
    });

    test.each([undefined, "", "whsec_", "whsec_c2hvcnQ=", "whsec_not base64, and long enough to be a key?"])(
      "takes nothing with %j in place of a secret",
      async (secret) => {
        const port = await freePort();
        const name = `bare-${port}-${file}`;
        writeFileSync(join(folder, name), snippetOf(language).replace("3000", String(port)));
        const { BRANDRUN_WEBHOOK_SECRET: _, ...bare } = environment("");
        const env = secret === undefined ? bare : environment(secret);
        const started = spawn(
          isCompiled ? "./receive" : program,
          args(port).map((word) => (word === file ? name : word)),
          { cwd: folder, env, stdio: "ignore" },
        );
        const ended = once(started, "exit").then(([code]) => `ended with ${code ? "an error" : code}`);
        const answered = answering(`http://127.0.0.1:${port}/`).then(async () => {
          const answer = await fetch(`http://127.0.0.1:${port}/`, forged());
          return `answered ${answer.status}`;
        });
        const outcome = await Promise.race([ended, answered]);
        started.kill();
        expect(outcome).toBe(language === "php" ? "answered 500" : "ended with an error");
      },
      30_000,
    );
  });
}

/** The variables a receiver starts with: the program is found where the caller finds it. */
const environment = (secret: string) => ({
  // biome-ignore lint/style/noProcessEnv: see above.
  PATH: process.env.PATH,
  HOME: folder,
  BRANDRUN_WEBHOOK_SECRET: secret,
});

/** A message that was signed with an empty key. */
function forged(): RequestInit {
  const [id, timestamp, body] = [
    "a-forged-one",
    String(Math.floor(Date.now() / 1000)),
    '{"type":"run.succeeded"}',
  ];
  const mac = createHmac("sha256", "").update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${mac}` };
  return { method: "POST", headers, body };
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(address, { method: "POST" }).catch(() => undefined)) return;
    await sleep(100);
  }
  throw new Error("The receiver does not answer.");
}
