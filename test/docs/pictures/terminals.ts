import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { diagnose } from "../../../lib/admin/deploy/doctor.ts";
import { diagnosisTable, outcomeLine } from "../../../lib/admin/deploy/report.ts";
import { setUp } from "../../../lib/admin/deploy/setup.ts";
import { fakeWorld } from "../../deploy/fake-world.ts";
import type { Stage } from "../../journeys/stage.ts";

/** Text as a terminal shows it. */
export const screenOf = (text: string): string =>
  `<pre>${withUsualPort(text).replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`;

/** Pictures are drawn at any free port; the guides name the usual one. */
const withUsualPort = (text: string) => text.replace(/http:\/\/localhost:\d+/g, "http://localhost:8787");

/** The same for a text of many lines. */
export const smallScreen = (text: string): string =>
  screenOf(text).replace("<pre>", '<pre style="font-size: 13px">');

/** What a command prints in a terminal; `script` stands in for one. */
export function typed(command: string, { info, demo, dataDir }: Stage, columns = 100): string {
  // biome-ignore lint/style/noProcessEnv: npx is found where the caller finds it.
  const env = { ...process.env, COLUMNS: String(columns), NO_COLOR: "1", TERM: "xterm" };
  const own = {
    BRANDRUN_URL: info.base_url,
    BRANDRUN_API_KEY: demo.live_key,
    DATA_DIR: dataDir,
    PYTHONPATH: join(import.meta.dirname, "../../../lib/clients/python/src"),
  };
  const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
    encoding: "utf8",
    env: { ...env, ...own },
  });
  const lines = stripVTControlCharacters(stdout)
    .split("\n")
    .map((line) => line.replace(/\r+$/, "").split("\r").at(-1));
  return `$ ${command}\n${lines
    .filter((line) => !/^npm |^[\u2800-\u28ff]/.test(line ?? ""))
    .join("\n")
    .replace(/^\n+/, "")
    .trimEnd()}`;
}

/** A first setup, at vendors that answer as theirs do. */
export async function firstSetup(): Promise<string> {
  const lines: string[] = [];
  const { world } = fakeWorld({ isMigrated: false });
  await setUp(world, { agrees: async () => true, hears: (outcome) => void lines.push(outcomeLine(outcome)) });
  return ["$ npm run setup -- --yes", ...lines].join("\n");
}

/** The doctor before the first setup, with a Redis token of another database. */
export async function doctorAtWork(): Promise<string> {
  const { world, vendors } = fakeWorld({ isMigrated: false });
  // Nothing is deployed, so nothing answers at its address.
  vendors.service.up = false;
  for (const name of ["TELEGRAM_BOT_TOKEN", "STRIPE_SECRET_KEY", "STRIPE_PRICE_PRO"])
    world.settings.delete(name);
  world.save({ UPSTASH_REDIS_REST_TOKEN: "a-token-of-another-database" });
  return `$ npm run -s doctor\n${diagnosisTable(await diagnose(world))}`;
}
