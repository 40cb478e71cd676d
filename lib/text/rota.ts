import { Prefiltered } from "./prefilter/prefiltered.ts";

const ON = "on(?: duty)?|dienst|arbeit|de travail|travaillée?s|de trabajo|di lavoro|werken|op|de trabalho";
const OFF = "off(?: duty)?|frei|de repos|libres?|de descanso|di riposo|liberi|vrij|af|de folga|de descanso";

/** "4 nights on, 4 nights off", "7 Tage Dienst, 7 Tage frei": neither half says anything without the other. */
const ROTA = new Prefiltered(
  `(?<!\\d)\\d{1,2} \\p{L}+ (?:${ON}),?(?: (?:then|and|und|dann|et|puis|y|e|en|dan))? \\d{1,2} \\p{L}+ (?:${OFF})(?!\\p{L})`,
  "iu",
);

/** Whether a text has the pattern of shifts. */
export const hasRota = (text: string): boolean => ROTA.test(text);
