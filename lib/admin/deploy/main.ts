import { parseArgs } from "node:util";
import { diagnose } from "./doctor.ts";
import { localWorld } from "./local-world.ts";
import { atTerminal } from "./person.ts";
import { diagnosisJson, diagnosisTable } from "./report.ts";
import { setupCommand } from "./setup-command.ts";
import type { DeployWorld } from "./world.ts";

const USAGE = `Usage:
  npm run setup -- [--yes] [--config FILE]   make and check everything that a deployment needs; safe to repeat
  npm run -s doctor -- [--json] [--config FILE]   find what is wrong, change nothing

Settings are read from the environment and from .deploy/NAME.env, where setup keeps them.
Exit codes: 0 all is right, 1 something is wrong, 2 wrong usage.

This doctor looks at a deployment from its operator's side. A caller of the API, with an address and a key,
runs npx brandrun doctor.`;

function setup(world: DeployWorld, isAgreed: boolean): Promise<number> {
  const { stdin, stdout } = process;
  const person = !isAgreed && stdin.isTTY && stdout.isTTY ? atTerminal(stdin, stdout) : undefined;
  return setupCommand(world, { person, isAgreed });
}

async function doctor(world: DeployWorld, isJson: boolean): Promise<number> {
  const all = await diagnose(world);
  process.stdout.write(isJson || !process.stdout.isTTY ? diagnosisJson(all) : diagnosisTable(all));
  return all.some(({ state }) => state === "problem") ? 1 : 0;
}

async function main(args: string[]): Promise<number> {
  const options = {
    yes: { type: "boolean" },
    json: { type: "boolean" },
    config: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  let read: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    read = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
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
  const world = await localWorld(process.env, values.config ?? "wrangler.toml");
  return command === "setup" ? setup(world, values.yes ?? false) : doctor(world, values.json ?? false);
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
