import { Prefiltered } from "./prefilter/prefiltered.ts";

const LONE_VERB = new Prefiltered(
  /[,;:–—]\s(?:(?:please|bitte|merci de|por favor|graag) )?(?<verb>book|register|sign up|order|apply|reserve|join|write|enrol|rsvp|call|ring|phone|e-?mail|text|confirm|buchen|anmelden|bestellen|anrufen|melden|appelez|écrivez|confirmez|confirmer|llama(?:d|nos)?|confirma[rd]?|conferma(?:te|re)?|chiama(?:te|re)?|scriv(?:i|ete|ere)|bel(?:len)?|mail(?:en)?|aanmelden|confirmar|ligue|réserve[rz]?|inscription|inscrivez-vous|reserva[rd]?|inscr[ií]bete|prenota(?:te|re)?|iscriviti|boek(?:en)?|inschrijven|inscreve-te)$/iu,
);

/** "Places are limited, register" without the verb: it has lost its address, and what stands before it is whole. */
export const withoutLoneVerb = (text: string): string => text.replace(LONE_VERB, "");

/** "register": the verb that such a text ends with; empty without one. */
export const loneVerbIn = (text: string): string => LONE_VERB.exec(text)?.groups?.verb ?? "";
