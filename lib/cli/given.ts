import type { OptionName } from "./options.ts";

/** The options as given, in order; a switch holds one empty string each time. */
export type GivenOptions = ReadonlyMap<OptionName, readonly string[]>;
export type CommandLine = {
  /** The name of a command, such as `run` or `webhooks test`. */
  command: string | undefined;
  /** The words after it. */
  words: readonly string[];
  given: GivenOptions;
};

/** The value of an option; the last one counts. */
export const lastValue = (given: GivenOptions, name: OptionName): string | undefined =>
  given.get(name)?.at(-1);
