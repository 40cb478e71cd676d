import type { BriefCase } from "./brief-case.ts";
import { causes } from "./causes.ts";
import { cold } from "./cold.ts";
import { hostile } from "./hostile.ts";
import { hurried } from "./hurried.ts";
import { knowledge } from "./knowledge.ts";
import { languages } from "./languages.ts";
import { launches } from "./launches.ts";
import { occasions } from "./occasions.ts";
import { people } from "./people.ts";
import { strangers } from "./strangers.ts";
import { unseen } from "./unseen.ts";

/** Every brief of the evaluation set. */
export const BRIEFS: BriefCase[] = [
  ...launches,
  ...people,
  ...occasions,
  ...causes,
  ...knowledge,
  ...languages,
  ...cold,
  ...unseen,
  ...strangers,
  ...hurried,
  ...hostile,
];
