import { listSecrets, secretsIn } from "./at-worker.ts";
import { checkUnit, diagnose } from "./doctor.ts";
import { partLines, partsOff } from "./optional-parts.ts";
import { settingsToAsk } from "./setup-command.ts";
import { type Diagnosis, type Misconfiguration, problemsIn } from "./unit.ts";
import { UNITS } from "./units.ts";
import { WHAT } from "./what.ts";
import type { DeployWorld } from "./world.ts";

const WIDTH = "would change".length;

/**
 * `npm run setup -- --dry-run`: what setup would ask for, check and change. Changes nothing. Returns the exit code: 0
 * if setup has all it needs and only waits for a yes.
 */
export async function planCommand(
  given: DeployWorld,
  { log }: Pick<Console, "log"> = console,
): Promise<number> {
  const world = unchanging(given);
  const atWorker = secretsIn(await listSecrets(world)) ?? [];
  const asked = settingsToAsk(world, atWorker);
  const needed = asked.filter((name) => WHAT.get(name)?.required);
  const units = await unitsOf(world, asked);
  const stops = units.flatMap(problemsIn).filter(({ repairable }) => !repairable);
  log(
    [
      "A dry run: nothing is asked for, changed or kept.",
      ...section("Setup would ask for", needed.map(settingLine)),
      ...section("It would offer, each part off without its settings", offers(world, atWorker)),
      ...section("It would walk these, in this order", units.flatMap(unitLines)),
      "",
      verdict(needed.length, stops.length),
    ].join("\n"),
  );
  return needed.length + stops.length === 0 ? 0 : 1;
}

/** The same world, in which a check that changed something would fail. */
function unchanging(world: DeployWorld): DeployWorld {
  const refuse = () => {
    throw new Error("A dry run changes nothing.");
  };
  return { ...world, save: refuse, rewrite: refuse, migrate: refuse, admin: refuse };
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", `${title}:`, ...lines];

const settingLine = (name: string) => `  ${name}: ${WHAT.get(name)?.what}`;

function offers(world: DeployWorld, atWorker: readonly string[]): string[] {
  const off = partsOff(world, atWorker);
  return off.length === 0 ? [] : partLines(off);
}

/** What every check sees, without the settings that are asked for before it. */
async function unitsOf(world: DeployWorld, asked: readonly string[]): Promise<Diagnosis[]> {
  const last = UNITS.filter(({ onlySetup }) => onlySetup);
  const all = [
    ...(await diagnose(world)),
    ...(await Promise.all(last.map((unit) => checkUnit(world, unit)))),
  ];
  const isAsked = ({ problem }: Misconfiguration) => asked.some((name) => problem.startsWith(`${name} is `));
  return all.map((one) => ({ ...one, wrong: one.wrong.filter((wrong) => !isAsked(wrong)) }));
}

function unitLines({ unit, state, seen, wrong }: Diagnosis): string[] {
  const line = (sign: string, said: string) => `  ${sign.padEnd(WIDTH)}  ${unit}: ${said}`;
  if (wrong.length > 0)
    return wrong.map((one) =>
      one.repairable ? line("would change", one.problem) : line(signOf(one), `${one.problem} ${one.fix}`),
    );
  if (state === "problem") return [line("would check", "once the settings above are there")];
  return [line(state === "skipped" ? "not checked" : "is right", seen)];
}

const signOf = ({ level }: Misconfiguration) => (level === "advice" ? "hint" : "only you");

function verdict(needed: number, stops: number): string {
  if (needed + stops === 0) return "npm run setup would do all of it.";
  const parts = [
    needed > 0 && `${needed} ${needed === 1 ? "setting is" : "settings are"} to be given`,
    stops > 0 && `${stops} ${stops === 1 ? "thing is" : "things are"} left to you`,
  ];
  return `${parts.filter(Boolean).join(", and ")}; npm run setup does the rest.`;
}
