import { SETTING_NAMES } from "../../config.ts";
import { own } from "../../text/own.ts";
import type { Misconfiguration } from "./unit.ts";
import type { DeployWorld, Project } from "./world.ts";

const WORD = /\b[A-Z][A-Z_]+\b/g;
const isName = (word: string) => word.includes("_") || SETTING_NAMES.includes(word);

/** The same, with a sentence about where the settings stand that it names and a person has to change. */
export function withPlaces(world: DeployWorld, one: Misconfiguration): Misconfiguration {
  if (one.repairable || one.isPlaced) return one;
  const text = `${one.problem} ${one.fix}`;
  const names = [...new Set(text.match(WORD))].filter(isName);
  const project = world.project();
  const held = names.map((name) => ({ name, place: placeOf(world, project, name) }));
  const places = [...new Set(held.map(({ place }) => place))].filter(
    (place) => place && !text.includes(place),
  );
  const sentences = places.map((place) =>
    sentence(
      held.filter((each) => each.place === place),
      place,
    ),
  );
  return { ...one, fix: [one.fix, ...sentences].join(" ") };
}

const sentence = (held: { name: string }[], place: string) =>
  `${held.map(({ name }) => name).join(" and ")} ${held.length > 1 ? "stand" : "stands"} in ${place}: change ${held.length > 1 ? "them" : "it"} there, then run npm run setup.`;

function placeOf(
  { settings, settingsFile, fromEnvironment }: DeployWorld,
  { vars, file }: Project,
  name: string,
) {
  if (fromEnvironment.has(name)) return "the environment";
  if (settings.has(name)) return settingsFile;
  return own(vars, name) === undefined ? "" : file;
}
