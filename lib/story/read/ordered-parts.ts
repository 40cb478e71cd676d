import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * Parts of what is ordered: "a quote card with first name and initial, and a line that nervous patients can ask for a
 * chat". The parts are for the maker; what such a line is to say is for readers.
 */

type PartWords = { with: string; part: string; line: string; that: string; own: string };

const WORDS: Record<string, PartWords> = {
  en: {
    with: "with|including|showing|plus",
    own: "the|her|his|their|our|its|a|an|just|only|short|small",
    part: "first names?|full names?|names?|initials?|surnames?|photos?|portraits?|logos?|job titles?|roles?|quote|captions?|headlines?",
    line: "lines?|sentences?|notes?|reminders?|mentions?|words?",
    that: "that|saying that|saying|to say that|to say",
  },
  de: {
    with: "mit|samt|inklusive",
    own: "dem|der|den|ihrem|seinem|unserem|einem|einer|kurzen|kleinen",
    part: "vornamen?|namen?|initialen?|nachnamen?|fotos?|porträts?|logos?|zitat|funktion",
    line: "zeile|satz|hinweis|erinnerung",
    that: "dass",
  },
  fr: {
    with: "avec|plus",
    own: "le|la|les|l[’']|son|sa|ses|notre|un|une|petit|petite",
    part: "prénoms?|noms?|initiales?|photos?|portraits?|logos?|citation|fonction",
    line: "ligne|phrase|mention|mot|rappel",
    that: "(?:disant |indiquant |précisant )?(?:que |qu[’'])",
  },
  es: {
    with: "con|más",
    own: "el|la|los|su|sus|nuestro|un|una",
    part: "nombres?|iniciales?|inicial|apellidos?|fotos?|retratos?|logos?|cita|cargo",
    line: "línea|frase|nota|mención|recordatorio",
    that: "(?:diciendo |indicando |de )?que",
  },
  it: {
    with: "con|più",
    own: "il|la|i|l[’']|suo|sua|nostro|un|una",
    part: "nom[ei]|iniziali?|cognom[ei]|foto|ritratt[oi]|logo|citazione|ruolo",
    line: "riga|frase|nota|menzione|promemoria",
    that: "(?:dicendo |che dica )?che",
  },
  nl: {
    with: "met|plus",
    own: "de|het|haar|zijn|onze|een|korte|kleine",
    part: "voorna(?:am|men)|na(?:am|men)|initia(?:al|len)|foto['’]?s?|portret(?:ten)?|logo['’]?s?|citaat|functie",
    line: "regel|zin|opmerking|vermelding|herinnering",
    that: "dat",
  },
  pt: {
    with: "com|mais",
    own: "o|a|os|seu|sua|nosso|um|uma",
    part: "nomes?|iniciais|inicial|apelidos?|fotos?|retratos?|logos?|citação|cargo",
    line: "linha|frase|nota|menção|lembrete",
    that: "(?:a dizer |dizendo |de )?que",
  },
};

const AND = "(?:\\s*,\\s*(?:(?:and|plus|und|et|y|e|en)\\s+)?|\\s+(?:and|plus|und|et|y|e|en|&)\\s+)";

function formOf({ with: joint, part, line, that, own }: PartWords): { led: RegExp; parts: RegExp } {
  const each = `(?:(?:${own})\\s+|(?:l[’']))*(?:${part})`;
  return {
    led: new Prefiltered(`(?<!\\p{L})(?:${joint})\\s+$`, "iu"),
    parts: new Prefiltered(
      `^\\s*(?:${each}${AND})*(?:${each}\\s*(?<end>[.!]?\\s*)$|(?:(?:${own})\\s+)*(?:${line})(?<that>,?\\s+(?:${that})(?:\\s+|(?<=[’']))|\\s*:\\s*)(?=\\S))`,
      "iu",
    ),
  };
}

const FORMS = Object.values(WORDS).map(formOf);

/**
 * Length of the parts at the beginning of `text`, with what leads to the words for readers behind them; `before` is
 * the order that they belong to. 0 where it names none.
 */
export function orderedParts(before: string, text: string): number {
  const form = FORMS.find(({ led }) => led.test(before));
  return form?.parts.exec(text)?.[0].length ?? 0;
}
