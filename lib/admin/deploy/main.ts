import { parseArgs } from "node:util";
import { secretsAtWorker } from "./at-worker.ts";
import { diagnose } from "./doctor.ts";
import { localWorld } from "./local-world.ts";
import { atTerminal } from "./person.ts";
import { diagnosisJson, diagnosisTable, outcomeLine } from "./report.ts";
import { setUp } from "./setup.ts";
import { WHAT } from "./what.ts";
import { type DeployWorld, environmentOf } from "./world.ts";

const USAGE = `Usage:
  npm run setup -- [--yes] [--config FILE]   make and check everything that a deployment needs; safe to repeat
  npm run -s doctor -- [--json] [--config FILE]   find what is wrong, change nothing

Settings are read from the environment and from .deploy/NAME.env, where setup keeps them.
Exit codes: 0 all is right, 1 something is wrong, 2 wrong usage.`;

/** The outside of `--yes`: everything is agreed to. */
const unattended = { agrees: async () => true };

async function setup(world: DeployWorld, isAgreed: boolean): Promise<number> {
  const { stdin, stdout } = process;
  const person = !isAgreed && stdin.isTTY && stdout.isTTY ? atTerminal(stdin, stdout) : undefined;
  const unknown = await unknownSettings(world);
  if (person) world.save(await person.settings(unknown));
  const lacking = person ? [] : unknown.filter((name) => WHAT.get(name)?.required);
  if (lacking.length > 0) {
    const lines = lacking.map((name) => `  ${name}: ${WHAT.get(name)?.what}`);
    console.error(
      `These settings are missing. Set them in the environment or in ${world.settingsFile}:\n${lines.join("\n")}`,
    );
    return 1;
  }
  if (!person && !isAgreed) {
    console.error("There is no terminal to ask. Give --yes, and setup does what is missing without asking.");
    return 1;
  }
  const { agrees } = person ?? unattended;
  const outcomes = await setUp(world, { agrees, hears: (outcome) => console.log(outcomeLine(outcome)) });
  const isDone = outcomes.every(({ outcome }) => outcome !== "failed" && outcome !== "waits");
  console.log(
    isDone
      ? `\nThe service is up: ${world.project().vars.PUBLIC_URL}/app`
      : "\nNot everything is right yet. Run it again; what is done is left alone.",
  );
  return isDone ? 0 : 1;
}

/** What a person is asked for: settings that neither this machine nor the Worker has. */
async function unknownSettings(world: DeployWorld): Promise<string[]> {
  const atWorker = (await secretsAtWorker(world)) ?? [];
  const known = environmentOf(world);
  const isExample = (name: string) => name === "PUBLIC_URL" && /example\.com/.test(known.PUBLIC_URL ?? "");
  return [...WHAT]
    .filter(
      ([name, { ask }]) =>
        ask && (isExample(name) || !(Object.hasOwn(known, name) || atWorker.includes(name))),
    )
    .map(([name]) => name);
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
