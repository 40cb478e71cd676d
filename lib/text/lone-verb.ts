const LONE_VERB =
  /[,;:–—]\s(?:(?:please|bitte|merci de|por favor|graag) )?(?:book|register|sign up|order|apply|reserve|join|write|enrol|rsvp|buchen|anmelden|bestellen|réserve[rz]?|inscription|inscrivez-vous|reserva[rd]?|inscr[ií]bete|prenota(?:te|re)?|iscriviti|boek(?:en)?|inschrijven|inscreve-te)$/iu;

/** "Places are limited, register" without the verb: it has lost its address, and what stands before it is whole. */
export const withoutLoneVerb = (text: string): string => text.replace(LONE_VERB, "");
