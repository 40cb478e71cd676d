import { clean } from "../../copy/clean.ts";
import { injectionsIn } from "../review/injection.ts";

/** True for a brief with words that are meant for the machine. Only the house writer reads it. */
export const instructsSystem = (brief: string): boolean => injectionsIn(clean(brief)).length > 0;
