import { Rejected } from "./rejected.ts";

/** What the service sends: milliseconds, alone or doubled with each retry. */
const FORMULA = /^\s*(\d{1,9})(\s*\*\s*pow\(2,\s*retried\))?\s*$/;

/** Compiles a retry delay into milliseconds before a retry. @throws Rejected for any other expression. */
export function compileRetryDelay(source: string): (retried: number) => number {
  const [, amount, doubles] = FORMULA.exec(source) ?? [];
  if (amount === undefined) {
    const shown = source.slice(0, 60);
    throw new Rejected(
      `the retry delay "${shown}" is not supported by the local platform, only N and N * pow(2, retried) are`,
    );
  }
  return (retried) => Number(amount) * (doubles ? 2 ** retried : 1);
}
