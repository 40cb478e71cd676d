import { askFor } from "./ask-settings.ts";
import { lacksLogin, listSecrets, NOT_LOGGED_IN, secretsIn } from "./at-worker.ts";
import { partLines, partsOff } from "./optional-parts.ts";
import type { Prompts } from "./person.ts";
import { isExample } from "./public-address.ts";
import { outcomeLine } from "./report.ts";
import { unknownNames } from "./setting-names.ts";
import { type Operator, setUp } from "./setup.ts";
import { WHAT } from "./what.ts";
import { type DeployWorld, type Ended, environmentOf } from "./world.ts";

/** Who answers: a person at a terminal, `--yes`, or neither. */
type Answers = { person: Prompts | undefined; isAgreed: boolean };

/** The outside of `--yes`: everything is agreed to. */
const unattended = { agrees: async () => true };

/** A person agrees to each change, and gives another value for one that a vendor refuses. */
const attended = (world: DeployWorld, { agrees, replacement }: Prompts) => ({
  agrees,
  async replaces(name: string, problem: string) {
    const value = await replacement(name, problem);
    if (value) world.save({ [name]: value });
    return value !== "";
  },
});

/** `npm run setup`: asks for what is missing, then walks the units. Returns the exit code. */
export async function setupCommand(
  world: DeployWorld,
  { person, isAgreed }: Answers,
  { log, error }: Pick<Console, "log" | "error"> = console,
): Promise<number> {
  const listed = await listSecrets(world);
  const unknown = settingsToAsk(world, secretsIn(listed) ?? []);
  const inTheWay = obstacles(world, {
    isAsked: person !== undefined,
    isLoggedOut: lacksLogin(listed),
    unknown,
    off: partsOff(world, secretsIn(listed) ?? []),
  });
  if (inTheWay.length > 0) {
    error(inTheWay.join("\n"));
    return 1;
  }
  if (person && unknown.length > 0) {
    log(`Answers are kept in ${world.settingsFile}, which only you can read.`);
    const isRequired = (name: string) => WHAT.get(name)?.required ?? false;
    await askFor(world, person, { names: unknown.filter(isRequired), log });
    const more = unknown.filter((name) => !isRequired(name));
    if (more.length > 0 && (await wantsMore(world, person, { listed, log })))
      await askFor(world, person, { names: more, log });
  }
  if (!person && !isAgreed) {
    error("There is no terminal to ask. Give --yes, and setup does what is missing without asking.");
    return 1;
  }
  return walk(world, person ? attended(world, person) : unattended, log);
}

type Known = {
  isAsked: boolean;
  isLoggedOut: boolean;
  unknown: string[];
  off: ReturnType<typeof partsOff>;
};

/** All that is missing at once, so that a person gathers it in one go. A person who is logged in is asked instead. */
function obstacles(world: DeployWorld, { isAsked, isLoggedOut, unknown, off }: Known): string[] {
  const names = unknown.filter((name) => WHAT.get(name)?.required);
  if (isAsked ? !isLoggedOut : names.length === 0) return [];
  const lines = names.map((name) => `  ${name}: ${WHAT.get(name)?.what}`);
  const list = [
    isAsked
      ? "It then asks for these settings; have them at hand:"
      : `These settings are missing. Set them in the environment or in ${world.settingsFile}:`,
    ...lines,
    ...unknownNames(world).map(({ problem, fix }) => `${problem} ${fix}`),
    ...optionalLines(off),
  ];
  return [
    ...(isLoggedOut ? [`${NOT_LOGGED_IN}. Then run npm run setup again.`] : []),
    ...(names.length > 0 ? list : []),
  ];
}

const optionalLines = (off: ReturnType<typeof partsOff>) =>
  off.length > 0 ? ["These parts are optional, and off without their settings:", ...partLines(off)] : [];

type Asking = { listed: Ended; log: Console["log"] };

/** Shows what else could be turned on. A person who declines is asked for none of it. */
function wantsMore(world: DeployWorld, person: Prompts, { listed, log }: Asking): Promise<boolean> {
  log(optionalLines(partsOff(world, secretsIn(listed) ?? [])).join("\n"));
  return person.agrees("Set some of them now? Enter at a question leaves that part off.");
}

async function walk(world: DeployWorld, person: Omit<Operator, "hears">, log: Console["log"]) {
  const outcomes = await setUp(world, { ...person, hears: (outcome) => log(outcomeLine(outcome)) });
  const failed = outcomes.filter(({ outcome }) => outcome === "failed").map(({ unit }) => unit);
  log(
    failed.length === 0
      ? `\nThe service is up: ${world.project().vars.PUBLIC_URL}/app`
      : `\nNot everything is right yet. Next: mend ${failed.join(", ")} as the lines above say, then run npm run setup again. What is done is left alone.`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** What a person is asked for: settings that neither this machine nor the Worker has. */
export function settingsToAsk(world: DeployWorld, atWorker: readonly string[]): string[] {
  const known = environmentOf(world);
  const isOpen = (name: string) => name === "PUBLIC_URL" && isExample(known.PUBLIC_URL ?? "");
  return [...WHAT]
    .filter(
      ([name, { ask }]) => ask && (isOpen(name) || !(Object.hasOwn(known, name) || atWorker.includes(name))),
    )
    .map(([name]) => name);
}
