import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Sentences that say what an update asks of those who use a product, and which versions go on. */

/** "Nothing needs to be installed.", "You don't have to do anything.", "Ihr müsst nichts tun." */
const NOTHING_TO_DO = new Prefiltered(
  /^(?:nothing (?:else )?(?:needs|has) to be (?:installed|updated|changed|configured|migrated|done)|(?:there is|there['’]s) nothing (?:for you )?to (?:install|update|change|do)|(?:you|users|customers|nobody|no one) (?:do not|don['’]?t|needs?|need not|has|have)(?: (?:to|need to|have to))? (?:install|update|change|configure|do|reinstall) (?:anything|a thing)|no (?:re-?)?install(?:ation)? (?:is )?(?:needed|required|necessary)|(?:ihr|sie|du) (?:müsst|müssen|musst) nichts (?:tun|installieren|ändern|aktualisieren)|es muss nichts (?:installiert|geändert|aktualisiert) werden|(?:vous n['’]avez|tu n['’]as) rien à (?:faire|installer|changer)|no (?:tenéis|tiene|tienes|hay) que (?:instalar|cambiar|hacer) nada|non (?:dovete|deve|devi) (?:installare|cambiare|fare) (?:nulla|niente)|(?:je|u|jullie) (?:hoeft|hoeven) niets te (?:doen|installeren|veranderen)|não (?:é preciso|precisa|precisam de) (?:instalar|mudar|fazer) nada)(?!\p{L})/iu,
);
/** "The phone app updates itself; the oldest version that still works is 4.2." */
const UPDATES_ITSELF =
  /(?<!\p{L})(?:updates? (?:itself|themselves|automatically|on its own|in the background)|(?:aktualisiert|aktualisieren) sich (?:von )?(?:selbst|allein|automatisch)|se met(?:tent)? à jour (?:tout(?:e)? seule?s?|automatiquement)|se actualizan? (?:sol[oa]s?|automáticamente)|si aggiornano? (?:da sol[oaie]|automaticamente)|werk(?:t|en) zichzelf bij|atualiza(?:m)?-se (?:sozinh[oa]s?|automaticamente))(?!\p{L})/iu;

export const tellsOfUpdate = (sentence: string): boolean =>
  NOTHING_TO_DO.test(sentence.trim()) || UPDATES_ITSELF.test(sentence);
