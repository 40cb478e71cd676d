import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * What authors set behind a comma at the end of a heading: where it is to be published ("…, para publicar no
 * LinkedIn:"), and who reads it ("Our opening hours over Easter, for customers:"). Readers know both.
 */

const NETWORK =
  "(?:linked ?in|instagram|insta|facebook|fb|tik ?tok|twitter|x|youtube|threads|pinterest|bluesky|whatsapp|telegram)";
const PUBLISHED =
  "(?:to (?:be )?(?:publish(?:ed)?|post(?:ed)?|shared?)|(?:ready )?for (?:publication|publishing|posting)|zur veröffentlichung|zum (?:posten|teilen|veröffentlichen)|zu (?:veröffentlichen|posten)|à (?:publier|poster|partager)|pour (?:publication|publier)|(?:para|a) (?:(?:ser )?publica(?:r|d[oa]s?)|postar|partilhar|compartir|(?:a )?publica(?:ción|ção))|da (?:pubblicare|postare|condividere)|per la pubblicazione|(?:om )?te (?:plaatsen|posten|publiceren)|voor publicatie)";
const ON = "(?:on|auf|bei|in|sur|dans|en|em|su|op|no|na|per|for|für|pour|para|voor)";
const OURS =
  "(?:our|unsere[nrs]?|notre|nos|nuestr[oa]s?|(?:i |le |il |la )?nostr[oaie]|onze|(?:os? |as? )?noss[oa]s?)";
const MEDIUM =
  "(?:page|site|website|blog|feed|channel|account|profile|seite|kanal|profil|compte|página|perfil|cuenta|conta|pagina|profilo|kanaal)";
const WHERE = `(?:${ON} )?(?:${NETWORK}|(?:${OURS} |the |der |la |el |o |il |de )(?:${NETWORK}[- ]?)?${MEDIUM})(?: (?:and|und|et|y|e|en) ${NETWORK})?`;

/** Those who buy are everybody; of others a house has its own: "for members" alone may say who may come. */
const BUYERS =
  "(?:customers|clients|shoppers|kund(?:en|innen|schaft)|clientes|client(?:s|es|i)|clientela|klanten)";
const ITS_OWN =
  "(?:members|readers|followers|subscribers|supporters|donors|guests|visitors|users|patients|parents|residents|tenants|mitglieder|leser|follower|gäste|besucher|patienten|eltern|mieter|membres|adhérents|lecteurs|abonnés|hôtes|visiteurs|parents|soci[oa]s|lector(?:es|i)|seguidores|huéspedes|visitantes|padres|familias|soci|lettori|ospiti|visitatori|genitori|leden|lezers|volgers|gasten|bezoekers|ouders|huurders|membros|leitores|hóspedes|pais)";
const READERS = `(?:for|für|pour|para|per|voor|aan) (?:(?:all )?${OURS} (?:${BUYERS}|${ITS_OWN})|(?:(?:the|die|les|l[oa]s|os|as|i|gli|le|de) )?${BUYERS})`;

const TAIL = new Prefiltered(
  `\\s*,\\s+(?:${PUBLISHED}(?: ${WHERE})?|${WHERE}|${READERS}(?:\\s*\\((?:post|card|carousel|reel|story)\\))?)\\s*[:：]\\s*$`,
  "iu",
);
/** "Half price, for our members:": whom an offer is for is a part of it. */
const OFFERS =
  /[%£$€]|(?<!\p{L})(?:free|discounts?|offers?|price|reduced|gratis|kostenlos|rabatt\p{L}*|angebote?|gratuit\p{L}*|remises?|offres?|descuentos?|ofertas?|sconti|offerte|korting\p{L}*|aanbieding\p{L}*|descontos?|only|nur|seulement|solo|sólo|alleen|apenas|só)(?!\p{L})/iu;

/** Where such words begin; undefined without them, or where they are all. */
export function headingAsideAt(text: string): number | undefined {
  const at = TAIL.exec(text)?.index ?? 0;
  return at > 0 && !OFFERS.test(text) ? at : undefined;
}
