import { type Misconfiguration, problem } from "./unit.ts";
import type { DeployWorld } from "./world.ts";

/** What the others of a machine may do with a file: the last six of its nine bits. */
const OTHERS = 0o077;
const DIGITS = 0o777;

/** The file of settings holds secrets, and others on this machine may read it. */
export function openToOthers({ settingsMode, settingsFile }: DeployWorld): Misconfiguration[] {
  const mode = settingsMode();
  if (mode === undefined || (mode & OTHERS) === 0) return [];
  const text = `Other users of this machine may read the secrets in ${settingsFile}: its mode is ${(mode & DIGITS).toString(8)}.`;
  return [{ ...problem(text, `Run chmod 600 ${settingsFile}.`), isPlaced: true }];
}
