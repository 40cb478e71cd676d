import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";

/**
 * "Une vidéo pour annoncer l'ouverture des inscriptions à notre Corrida : dimanche 10 janvier": the day behind the
 * colon is the event's where the brief says elsewhere when registration opens. By language.
 */
type OpeningWords = { opening: string; elsewhere: string };

const WORDS: Record<string, OpeningWords> = {
  en: {
    opening:
      "(?:the |that )?(?:(?:opening|start|launch) of (?:the )?(?:registrations?|entries|bookings?|sign-?ups?|ticket sales)|(?:registrations?|entries|bookings?|sign-?ups?|ticket sales) opening) (?:for|to) (?:our |the )?",
    elsewhere:
      "(?:registrations?|entries|bookings?|sign-?ups?|tickets?)(?: \\p{L}+){0,2} (?:opens?|starts?|from|available from|on sale)(?!\\p{L})",
  },
  de: {
    opening:
      "(?:(?:die|der|den) )?(?:(?:eröffnung|öffnung|start|beginn) der (?:anmeldung(?:en)?|online-anmeldung|reservierung)|anmelde(?:start|beginn)|(?:karten)?vorverkauf(?:s(?:start|beginn))?) (?:für|zu[mr]?|des|der) ",
    elsewhere:
      "(?:anmeld\\p{L}+|reservier\\p{L}+|vorverkauf|karten)(?: \\p{L}+){0,3} (?:ab|startet|beginnt|öffnet)(?!\\p{L})",
  },
  fr: {
    opening:
      "(?:l['’])?(?:ouverture|lancement) (?:des inscriptions|de la billetterie|des réservations)(?: (?:à|pour|de) (?:(?:notre|la|le|les|nos) |l['’])?| (?:aux?|du|des) | d['’])",
    elsewhere:
      "(?:inscriptions?|billetterie|réservations?)(?: \\p{L}+){0,2} (?:dès|à partir|à compter|le|ouvr\\p{L}+)(?!\\p{L})",
  },
  es: {
    opening:
      "(?:la )?(?:apertura|inicio) de (?:las )?(?:inscripciones|reservas) (?:(?:a|de|para|en) (?:(?:nuestr[oa]|la|el|l[oa]s) )?|al |del )",
    elsewhere:
      "(?:inscripci(?:ón|ones)|reservas?)(?: \\p{L}+){0,2} (?:desde|a partir|el|abr\\p{L}+)(?!\\p{L})",
  },
  it: {
    opening:
      "(?:l['’])?(?:apertura|inizio) delle (?:iscrizioni|prenotazioni) (?:(?:al?l?[aeo]?|per|de[li]?l?[aeo]?) (?:(?:nostr[oaie]|il|la|lo|le|i|gli) )?|(?:all|dell)['’])",
    elsewhere:
      "(?:iscrizion[ei]|prenotazion[ei])(?: \\p{L}+){0,2} (?:dal?l?['’]?|apr\\p{L}+|a partire)(?!\\p{L})",
  },
  nl: {
    opening:
      "(?:de )?(?:opening|start) van de (?:inschrijving(?:en)?|aanmelding|kaartverkoop) (?:voor|van) (?:onze |ons )?",
    elsewhere:
      "(?:inschrij\\p{L}+|aanmeld\\p{L}+|kaartverkoop)(?: \\p{L}+){0,2} (?:vanaf|opent|start|begint)(?!\\p{L})",
  },
  pt: {
    opening:
      "(?:a )?abertura (?:das|de) (?:inscrições|reservas) (?:n[ao]s?|para|d[ao]s?|a) (?:(?:noss[oa]|a|o) )?",
    elsewhere: "(?:inscriç(?:ão|ões)|reservas?)(?: \\p{L}+){0,2} (?:a partir|desde|abr\\p{L}+|em)(?!\\p{L})",
  },
};

const PATTERNS: Record<string, { opening: () => RegExp; elsewhere: () => RegExp }> = Object.fromEntries(
  Object.entries(WORDS).map(([code, { opening, elsewhere }]) => [
    code,
    {
      opening: pattern(`^\\s*${opening}(?=[^:.!?\\n]{4,70}\\s?:\\s[^.!?\\n]*\\d)`),
      elsewhere: pattern(elsewhere),
    },
  ]),
);

/** Holds such an opening back, so that the event heads its day; the topic without it. */
export function pastOpening(n: Notebook, { start, end, piece }: Stretch): Stretch {
  const found = own(PATTERNS, n.language);
  const isElsewhere = found?.elsewhere().test(lower(n.plain.slice(end))) === true;
  const lead = isElsewhere ? (found?.opening().exec(lower(n.plain.slice(start, end)))?.[0].length ?? 0) : 0;
  hold(n, start, start + lead, "instruction");
  return { start: start + lead, end, piece };
}
