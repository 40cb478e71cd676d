import { parseArgs } from "node:util";
import { diagnose } from "./doctor.ts";
import { localWorld } from "./local-world.ts";
import { atTerminal } from "./person.ts";
import { planCommand } from "./plan.ts";
import { diagnosisJson, diagnosisTable } from "./report.ts";
import { UnreadableFile } from "./settings-file.ts";
import { setupCommand } from "./setup-command.ts";
import { problem } from "./unit.ts";
import type { DeployWorld } from "./world.ts";

const USAGE = `Usage:
  npm run setup -- [--yes] [--config FILE]   make and check everything that a deployment needs; safe to repeat
  npm run setup -- --dry-run [--config FILE]   list what setup would ask for, check and change; change nothing
  npm run -s doctor -- [--json] [--config FILE]   find what is wrong, change nothing

Settings are read from the environment and from .deploy/NAME.env, where setup keeps them.
Exit codes: 0 all is right, 1 something is wrong, 2 wrong usage.

This doctor looks at a deployment from its operator's side. A caller of the API, with an address and a key,
runs npx brandrun doctor.`;

const CLEAR_LINE = "\r\x1b[K";

/** What is being looked at, for a person who waits. */
function checking(unit: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}Checking ${unit} …`);
}

function setup(world: DeployWorld, isAgreed: boolean): Promise<number> {
  const { stdin, stdout } = process;
  const person = !isAgreed && stdin.isTTY && stdout.isTTY ? atTerminal(stdin, stdout) : undefined;
  return setupCommand(world, { person, isAgreed });
}

/** The width that a person asks for with COLUMNS, else that of the terminal. */
function widthOfTerminal(): number {
  // biome-ignore lint/style/noProcessEnv: a command takes its settings from the environment.
  return Number(process.env.COLUMNS) || process.stdout.columns || 80;
}

async function doctor(world: DeployWorld, isJson: boolean): Promise<number> {
  const all = await diagnose(world, checking);
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
  process.stdout.write(
    isJson || !process.stdout.isTTY ? diagnosisJson(all) : diagnosisTable(all, widthOfTerminal()),
  );
  return all.some(({ state }) => state === "problem") ? 1 : 0;
}

/** For programs a file that cannot be read is a problem like any other. */
function unreadable(error: unknown): number {
  const { seen, fix } =
    error instanceof UnreadableFile
      ? error
      : { seen: error instanceof Error ? error.message : String(error), fix: "" };
  const wrong = [problem(seen.replaceAll("\n ", ""), `${fix} Nothing else was checked.`.trim())];
  process.stdout.write(diagnosisJson([{ unit: "files", state: "problem", seen: "", wrong }]));
  return 1;
}

function misuse(error: unknown, args: string[]): string {
  if (args.some((one) => /^--?dry/.test(one))) return "A dry run is npm run setup -- --dry-run.";
  // Node adds advice about positional words that begin with a dash; setup and doctor take none.
  return `${(error instanceof Error ? error.message : String(error)).split(". To specify")[0]}.`.replace(
    "..",
    ".",
  );
}

async function main(args: string[]): Promise<number> {
  const options = {
    yes: { type: "boolean" },
    "dry-run": { type: "boolean" },
    json: { type: "boolean" },
    config: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  let read: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    read = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    console.error(`${misuse(error, args)}\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = read;
  const [command] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (positionals.length !== 1 || (command !== "setup" && command !== "doctor")) {
    console.error(USAGE);
    return 2;
  }
  // biome-ignore lint/style/noProcessEnv: a command takes its settings from the environment.
  const reading = localWorld(process.env, values.config ?? "wrangler.toml");
  if (command === "doctor" && values.json) return reading.then((world) => doctor(world, true), unreadable);
  const world = await reading;
  if (command === "doctor") return doctor(world, false);
  return values["dry-run"] ? planCommand(world) : setup(world, values.yes ?? false);
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
