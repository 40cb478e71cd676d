import { SETTING_NAMES } from "../../config.ts";
import { editDistance } from "../../text/distance.ts";
import { near } from "../../text/nearest.ts";
import { own } from "../../text/own.ts";
import { advice, type Misconfiguration, problem } from "./unit.ts";
import type { DeployWorld } from "./world.ts";

const OF_WRANGLER = /^(?:CLOUDFLARE|WRANGLER)_/;

/** Names in the file of settings and in wrangler.toml that the service does not read. */
export function unknownNames(world: DeployWorld): Misconfiguration[] {
  const { vars, file } = world.project();
  const places = [
    ...[...world.settings.keys()].map((name) => ({ name, place: world.settingsFile })),
    ...Object.keys(vars).map((name) => ({ name, place: file })),
  ];
  const elsewhere = places
    .filter(({ name }) => !SETTING_NAMES.includes(name) && !OF_WRANGLER.test(name))
    .map(({ name, place }) => {
      const meant = near(name, SETTING_NAMES);
      const text = `${name} in ${place} is no setting of the service.`;
      const one = meant
        ? problem(text, `Did you mean ${meant}? Correct the name in ${place}.`)
        : advice(text, `Take ${name} out of ${place}.`);
      return { ...one, isPlaced: true };
    });
  return [...elsewhere, ...misspeltInEnvironment(world)];
}

/**
 * The settings as their misspelt names mean them, and the absent ones that are meant: what a wrong name says already is
 * not said again as a missing setting, and what the right one needs besides is said at once.
 */
export function asMeant(
  world: DeployWorld,
  environment: Record<string, string>,
): { environment: Record<string, string>; meant: string[] } {
  const wrong = Object.keys(environment).filter(
    (name) => !SETTING_NAMES.includes(name) && !OF_WRANGLER.test(name),
  );
  const renamed = wrong
    .map((name) => ({ name, meant: near(name, SETTING_NAMES) ?? "" }))
    .filter(({ meant }) => meant && own(environment, meant) === undefined);
  const inEnvironment = misspeltNames(world).map(({ meant }) => meant);
  const rest = Object.entries(environment).filter(([name]) => !renamed.some((one) => one.name === name));
  const values = renamed.map(({ name, meant }) => [meant, own(environment, name) ?? ""]);
  return {
    environment: Object.fromEntries([...rest, ...values]),
    meant: [...renamed.map(({ meant }) => meant), ...inEnvironment],
  };
}

const MOST_EDITS = 2;

/** An environment has names of many programs: only one that is almost that of an absent setting is meant as such. */
function misspeltNames({ environmentNames, settings }: DeployWorld): { name: string; meant: string }[] {
  const absent = SETTING_NAMES.filter((name) => !settings.has(name) && name.includes("_"));
  return environmentNames
    .filter((name) => !SETTING_NAMES.includes(name) && !OF_WRANGLER.test(name))
    .flatMap((name) => {
      const meant = absent.find((one) => editDistance(name, one, { swaps: true }) <= MOST_EDITS);
      return meant ? [{ name, meant }] : [];
    });
}

const misspeltInEnvironment = (world: DeployWorld): Misconfiguration[] =>
  misspeltNames(world).map(({ name, meant }) => {
    const text = `${name} in the environment is no setting of the service.`;
    return { ...problem(text, `Did you mean ${meant}? Correct the name.`), isPlaced: true };
  });

/** Settings whose value of the environment hides another one in the file. */
export const hiddenByEnvironment = ({ overridden, settingsFile }: DeployWorld): Misconfiguration[] =>
  [...overridden].map((name) => ({
    ...advice(
      `${name} in the environment is another than in ${settingsFile}, and the one in the environment counts.`,
      `Keep one: unset ${name} in the environment, or take it out of ${settingsFile}.`,
    ),
    isPlaced: true,
  }));
