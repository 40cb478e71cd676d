import { join, relative } from "node:path";
import * as z from "zod/v4";
import type { ConnectionInfo } from "./connection-info.ts";
import { DEMO_ORDER, drawSample, type Sample } from "./demo-sample.ts";
import { startEmpty } from "./disk/damage.ts";
import { jsonFile } from "./disk/json-file.ts";
import { hasDatabase } from "./postgres/folder.ts";
import { Problem } from "./problem.ts";
import type { StoreFile } from "./worker.ts";

/** Sample data of a delivery company. It contains no quotes, so that it survives a shell as printed. */
const EVENT = {
  value: "10,000",
  label: "parcels delivered by pedal this month",
  headline: "Ten thousand parcels, no exhaust",
};

/** The values that a new user needs to call the service; written to `demo.json`. */
const Demo = z.object({
  base_url: z.string(),
  live_key: z.string(),
  test_key: z.string(),
  workspace_id: z.string(),
  email: z.string(),
  password: z.string(),
});
type Demo = z.infer<typeof Demo>;

const pathIn = (folder: string) => join(folder, "demo.json");

/** The file with the keys of the first start. Throws a Problem when they, or the database they belong to, are lost. */
export function openDemo(folder: string) {
  const path = pathIn(folder);
  const wayOut = "move it and its copy away to start with another demo workspace and new keys";
  const file = jsonFile({ path, shape: Demo, copied: true, wayOut });
  const kept = file.read();
  if (kept && !hasDatabase(join(folder, "postgres"))) throw noDatabase(folder);
  return { kept, write: file.write };
}

const noDatabase = (folder: string) =>
  new Problem(
    `${join(folder, "postgres")} holds no database any more. Restore it from a backup, or ${startEmpty(folder)}.`,
  );

type DemoOptions = ConnectionInfo & {
  demoFile: ReturnType<typeof openDemo>;
  folder: string;
  out: string;
  store: StoreFile;
};

/** Makes the demo workspace and its first card on the very first start. Returns the lines to show under the address. */
export async function prepareDemo(options: DemoOptions): Promise<string[]> {
  const { kept, write } = options.demoFile;
  const demo = kept ?? (await createDemo(options));
  const current = { ...demo, base_url: options.base_url };
  write(current);
  const sample = kept ? undefined : await drawSample(current.base_url, current.live_key, options.out);
  return [...sampleLines(sample), ...keyLines(current, pathIn(options.folder), options)];
}

async function createDemo({ store, ...connectionInfo }: DemoOptions): Promise<Demo> {
  // Only the first start needs these, and they bring half of the service's modules.
  const { connectLocal } = await import("../admin/connect.ts");
  const { createDemoAccount, DEMO_LOGO } = await import("../admin/demo.ts");
  const admin = connectLocal(connectionInfo);
  const logo = `${Buffer.from(admin.random(16)).toString("hex")}/logo.svg`;
  await store(logo, DEMO_LOGO, "image/svg+xml");
  const account = await createDemoAccount(admin, `${connectionInfo.base_url}/assets/${logo}`);
  await pressStart(connectionInfo.telegram_url, account.chatCode);
  return {
    base_url: connectionInfo.base_url,
    live_key: account.liveKey,
    test_key: account.testKey,
    workspace_id: account.workspaceId,
    email: account.email,
    password: account.password,
  };
}

/** Links the sandbox's chat, as if a person had opened the link. */
async function pressStart(page: string, code: string): Promise<void> {
  const address = page.replace("localhost", "127.0.0.1");
  await fetch(`${address}/start`, { method: "POST", body: new URLSearchParams({ code }) });
}

function sampleLines(sample: Sample | undefined): string[] {
  if (!sample) return [];
  return [
    `First card: ${sample.url}`,
    `  saved as ${relative(process.cwd(), sample.file)}, scored ${sample.score}/100, ${sample.verdict}, ready in ${sample.seconds} s`,
  ];
}

function keyLines(
  { base_url, live_key, test_key, workspace_id, email, password }: Demo,
  file: string,
  { sandboxes_url: sandboxes, payments_url: payments, folder }: DemoOptions,
): string[] {
  const body = JSON.stringify(DEMO_ORDER);
  const event = JSON.stringify({
    output_type: "stat",
    data: EVENT,
    caption: "10,000 parcels by pedal. Thank you, riders!",
  });
  return [
    `Dashboard: ${base_url}/app  (${email}, password ${password})`,
    `Live key: ${live_key}`,
    `Test key: ${test_key}`,
    `  (both also in ${relative(process.cwd(), file)})`,
    `Plans and payments, a sandbox: ${payments}/subscribe?workspace=${workspace_id}`,
    `Social networks, chat, mail and webhook inboxes, sandboxes: ${sandboxes}`,
    "",
    "Put the address and the keys into your shell, as BRANDRUN_URL and BRANDRUN_API_KEY:",
    `  ${envCommand(folder)}`,
    "Make a card with curl:",
    `  curl -sS -X POST ${base_url}/api/v1/programmatic/generate -H 'Authorization: Bearer ${live_key}' -H 'Content-Type: application/json' -d '${body}'`,
    "or with the command line:",
    `  npx brandrun generate --key ${live_key} --url ${base_url} --brief "${DEMO_ORDER.brief}" --seed ${DEMO_ORDER.seed} --out out/`,
    "Send an event's card to the chat:",
    `  curl -sS -X POST ${base_url}/api/v1/studio/generate -H 'Authorization: Bearer ${live_key}' -H 'Content-Type: application/json' -d '${event}'`,
  ];
}

/** The line that sets the demo workspace's variables in the shell that ran `npm start`. */
function envCommand(folder: string): string {
  const path = relative(process.cwd(), folder);
  return path === ".data" ? 'eval "$(npx brandrun env)"' : `eval "$(DATA_DIR='${path}' npx brandrun env)"`;
}
