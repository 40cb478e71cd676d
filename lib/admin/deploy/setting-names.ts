import { SETTING_NAMES } from "../../config.ts";
import { editDistance } from "../../text/distance.ts";
import { near } from "../../text/nearest.ts";
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

const MOST_EDITS = 2;

/** An environment has names of many programs: only one that is almost that of an absent setting is meant as such. */
function misspeltInEnvironment({ environmentNames, settings }: DeployWorld): Misconfiguration[] {
  const absent = SETTING_NAMES.filter((name) => !settings.has(name) && name.includes("_"));
  return environmentNames
    .filter((name) => !SETTING_NAMES.includes(name) && !OF_WRANGLER.test(name))
    .flatMap((name) => {
      const meant = absent.find((one) => editDistance(name, one, { swaps: true }) <= MOST_EDITS);
      if (!meant) return [];
      const text = `${name} in the environment is no setting of the service.`;
      return [{ ...problem(text, `Did you mean ${meant}? Correct the name.`), isPlaced: true }];
    });
}

/** Settings whose value of the environment hides another one in the file. */
export const hiddenByEnvironment = ({ overridden, settingsFile }: DeployWorld): Misconfiguration[] =>
  [...overridden].map((name) => ({
    ...advice(
      `${name} in the environment is another than in ${settingsFile}, and the one in the environment counts.`,
      `Keep one: unset ${name} in the environment, or take it out of ${settingsFile}.`,
    ),
    isPlaced: true,
  }));
