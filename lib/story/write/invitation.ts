import { unstop, urls, wordCount } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import type { Action } from "../schema.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";

const LONGEST = 7;

/** Sentences that only ask the reader to come, to call or to begin, by language. */
const INVITES: Record<string, RegExp> = {
  en: /^(?:please )?(?:(?:do )?(?:visit|join|call|contact|follow|meet|try) us|(?:come|drop|pop|stop) (?:by|in|along|over)|come (?:and )?(?:visit|see|join|meet) us|give us a (?:call|ring|try)|get in touch|drop us a line|(?:book|order|register|apply|enrol|subscribe|sign up|join|start)(?= (?:now|today|here|this week)\b| (?:a|an|your) \p{L}+)(?: (?:a|an|your) \p{L}+)?)(?: (?:now|today|soon|any ?time|this week|this weekend|online|in store|in person|at the shop|with us))*$/iu,
  de: /^(?:bitte )?(?:(?:besuchen|rufen|kontaktieren|treffen|folgen) sie uns|(?:besucht|besuch|ruft|ruf|kontaktiert|trefft|folgt|folge) uns|(?:kommen sie|kommt|komm|schauen sie|schaut|schau)(?: (?:doch|gern|gerne|einfach|mal|bei uns|uns))*|(?:melden sie|meldet|melde) (?:sich|euch|dich)|(?:buchen|bestellen|reservieren|bewerben) sie(?: sich)?(?= jetzt| heute)|jetzt (?:buchen|bestellen|reservieren|anmelden|bewerben|mitmachen))(?: (?:jetzt|heute|gleich|bald|noch heute|gern|gerne|an|vorbei|besuchen|bei uns|im laden|vor ort))*$/iu,
  fr: /^(?:(?:venez|viens|passez|passe)(?: (?:donc|vite))?(?: nous (?:voir|rendre visite|rencontrer|rejoindre)| (?:en|à la) boutique)?|(?:rejoignez|contactez|appelez|suivez|retrouvez)[- ]nous|écrivez-nous|rendez-nous visite|(?:réservez|commandez|inscrivez-vous|abonnez-vous|postulez)(?= (?:maintenant|dès|vite|en ligne|aujourd)))(?: (?:maintenant|vite|bientôt|en boutique|en ligne|dès maintenant|dès aujourd['’]hui|aujourd['’]hui))*$/iu,
  es: /^¡?(?:(?:visítenos|visítanos|visítenos|llámanos|llámenos|contáctanos|contáctenos|síguenos|síganos|escríbenos|escríbanos|acompáñanos)|(?:ven|venga|vengan|venid) a (?:visitarnos|vernos|conocernos)|(?:pásate|pásese)|(?:reserva|reserve|pide|pida|inscríbete|inscríbase|apúntate)(?= (?:ya|ahora|hoy)))(?: (?:ya|ahora|hoy|pronto|mismo|por la tienda|en línea))*$/iu,
  it: /^(?:(?:visitateci|visitaci|chiamateci|chiamaci|contattateci|contattaci|seguiteci|seguici|scriveteci|scrivici)|(?:venite|vieni|venga) a (?:trovarci|visitarci|conoscerci)|(?:passate|passa) (?:da noi|a trovarci)|(?:prenota|prenotate|ordina|ordinate|iscriviti|iscrivetevi)(?= (?:ora|subito|oggi)))(?: (?:ora|subito|oggi|presto|in negozio|online))*$/iu,
  nl: /^(?:(?:bezoek|bel|volg|contacteer) ons|kom (?:gerust |eens |snel |gezellig )*(?:langs|kijken|naar ons)|neem contact op|(?:boek|bestel|reserveer)(?= (?:nu|vandaag))|(?:meld|schrijf) je(?= (?:nu|vandaag)))(?: (?:nu|vandaag|snel|gerust|in|aan|in de winkel|online))*$/iu,
  pt: /^(?:(?:visite|contacte|contate|siga|conheça)-nos|(?:nos visite|nos siga|nos contate)|(?:ligue|escreva)-nos|(?:venha|vem|venham) (?:nos )?(?:visitar|conhecer|visitar-nos|conhecer-nos|nos ver|ver-nos)|(?:reserve|encomende|inscreva-se|peça)(?= (?:já|agora|hoje)))(?: (?:já|agora|hoje|em breve|na loja|online))*$/iu,
};

/** The words of an invitation without their stop; empty where the sentence says more. */
export function invitationIn(text: string, language: string): string {
  const bare = unstop(text)
    .replace(/^¡|[\s!！]+$/gu, "")
    .replace(/,\s+(?=bitte$|please$)/i, " ");
  if (wordCount(bare) > LONGEST || urls(bare).length > 0) return "";
  return own(INVITES, language)?.test(bare) ? bare : "";
}

/** The last sentence of a brief that only invites, as an action without an address: "Visit us". */
export function invited(h: Headline, m: Material): { action: Action; block: Block } | undefined {
  for (const block of m.blocks.toReversed()) {
    if (block === h.block || block.kind !== "sentence") continue;
    const [piece] = block.pieces;
    const label = invitationIn(piece?.card ?? "", m.language);
    if (piece && label) return { action: { label, url: "", facts: piece.facts }, block };
  }
  return undefined;
}
