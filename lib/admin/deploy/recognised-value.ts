import { type Misconfiguration, problem } from "./unit.ts";

export type Environment = Readonly<Record<string, string>>;
/** What is wrong with settings whose form alone tells it. */
export type Recognised = Misconfiguration & { names: string[] };

export const recognised = (names: string[], text: string, fix: string): Recognised => ({
  ...problem(text, fix),
  names,
});
