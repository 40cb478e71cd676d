import { once, rememberedIn } from "../../text/once.ts";
import { lower, pattern } from "../read/lower.ts";
import { type Noted, notesToMaker } from "./notes.ts";

/** "Leave the date on screen long enough to write it down": how long a film shows something. */

type TimeWords = {
  /** "Long enough", "five seconds". */
  long: string;
  /** "On screen", "visible", or what is done meanwhile: "write it down". */
  seen: string;
};

const NUMBER =
  "\\d{1,2}|two|three|four|five|six|eight|ten|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|huit|dix|dos|tres|cuatro|cinco|seis|ocho|diez|due|tre|quattro|cinque|sei|otto|dieci|twee|vier|vijf|zes|tien|dois|três|quatro|oito|dez";
const WORDS: Readonly<Record<string, TimeWords>> = {
  en: {
    long: `long enough|(?:a (?:bit|little|good while) )?longer|(?:${NUMBER})(?: full)? seconds`,
    seen: "(?:on|to) (?:the )?screen|in view|in (?:the )?frame|visible|write (?:it|them|that) down|jot (?:it|them) down|note (?:it|them) down|copy (?:it|them) down",
  },
  de: {
    long: `lang(?:e)? genug|länger|(?:${NUMBER}) sekunden`,
    seen: "(?:im|auf dem) (?:bild(?:schirm)?|schirm)|eingeblendet|sichtbar|zu sehen|stehen ?(?:lassen|bleiben|bleibt)|mitschreiben|aufschreiben|notieren|abschreiben",
  },
  fr: {
    long: `(?:assez|suffisamment) longtemps|plus longtemps|(?:${NUMBER}) secondes`,
    seen: "(?:à|sur) l[’']écran|visibles?|affichée?s?|(?:le |la |les )?noter|recopier",
  },
  es: {
    long: `(?:el )?(?:tiempo suficiente|suficiente tiempo|bastante tiempo|rato suficiente)|más tiempo|(?:${NUMBER}) segundos`,
    seen: "en (?:la )?pantalla|visibles?|apuntar(?:l[oa]s?)?|anotar(?:l[oa]s?)?|copiar(?:l[oa]s?)?",
  },
  it: {
    long: `abbastanza a lungo|più a lungo|(?:il )?tempo sufficiente|(?:${NUMBER}) secondi`,
    seen: "sullo schermo|a schermo|visibil[ei]|segnar(?:sel[ao]|l[oaie])|annotar(?:l[oaie])?|scriver(?:sel[ao]|l[oaie])",
  },
  nl: {
    long: `lang genoeg|langer|(?:${NUMBER}) seconden`,
    seen: "(?:in|op) (?:het )?(?:beeld|scherm)|zichtbaar|op(?: te )?schrijven|noteren|over(?: te )?nemen",
  },
  pt: {
    long: `(?:o )?tempo suficiente|mais tempo|(?:${NUMBER}) segundos`,
    seen: "no ecrã|na tela|no ecran|visíve(?:l|is)|apontar(?:em)?|anotar(?:em)?|copiar(?:em)?",
  },
};

const FORMS = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { long, seen }]) => {
        const [time, place] = [`(?<!\\p{L})(?:${long})(?!\\p{L})`, `(?<!\\p{L})(?:${seen})(?!\\p{L})`];
        return [code, pattern(`${time}[^.!?]{0,70}?${place}|${place}[^.!?]{0,70}?${time}`)];
      }),
    ),
);
const LONGEST = 260;

/** Whether a note says how long something is to be seen. */
export const wantsScreenTime = rememberedIn(
  (note, language): boolean => note.length <= LONGEST && FORMS().get(language)?.().test(lower(note)) === true,
);

/** The note that says so. */
export const screenTimeWanted = (story: Noted): string | undefined =>
  notesToMaker(story).find((note) => wantsScreenTime(note, story.language));
