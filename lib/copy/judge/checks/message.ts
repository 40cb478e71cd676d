import type { Check } from "../../../vocab.ts";
import type { Subject } from "../subject.ts";
import { headlineCraft } from "./headline-craft.ts";
import { headlineSaysIt } from "./headline-says-it.ts";
import { keepsFacts } from "./kept-facts.ts";
import { forReader } from "./reader.ts";
import { readsEasily } from "./reading.ts";
import { noRepeats } from "./repeats.ts";
import { specific } from "./specific.ts";
import { complete, substance } from "./substance.ts";
import { wellFormed } from "./whole-lines.ts";

/** Does it say the right thing, well? */
export const MESSAGE: readonly ((s: Subject) => Check)[] = [
  headlineSaysIt,
  headlineCraft,
  substance,
  specific,
  forReader,
  keepsFacts,
  wellFormed,
  complete,
  readsEasily,
  noRepeats,
];
