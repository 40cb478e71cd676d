import { clean } from "../../copy/clean.ts";
import { isInstruction } from "../../copy/judge/injection.ts";
import { sentences } from "../../copy/sentences.ts";

/** True for a brief with sentences that are meant for the machine. Only the house writer reads it. */
export const instructsSystem = (brief: string): boolean =>
  clean(brief)
    .split("\n")
    .some((line) => isInstruction(line) || sentences(line).some(isInstruction));
