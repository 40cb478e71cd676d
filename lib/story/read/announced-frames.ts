import { own } from "../../text/own.ts";
import { TO_AUDIENCE } from "./audience-words.ts";
import { closedFrame, type Frame } from "./frame.ts";
import { pattern } from "./lower.ts";
import { titledEventFrame } from "./titled-event.ts";

/** Frames that name no text: an order to announce something, and the name of the picture or page that is wanted. */

const TO_PEOPLE = "(?: (?:à|a|ai|aos|nos|nuestros) \\p{L}+)?";
/** What is announced or presented begins with an article; "Presenta Marta Ruiz" names the host of an evening. */
const OURS =
  "(?=(?:l[ae]s?|l[’']|nos|notre|une?|cette?|el|los|nuestr[oa]s?|esta|este|il|lo|gli|i|un['’]?a?|nostr[oaie]|quest[oa]|de|het|ons|onze|een|os?|as?|noss[oa]s?|uma?|estas?)(?:\\s|(?<=[’'])))";
/** "Alors c'est pour annoncer …": how people begin to speak. */
const SO =
  "(?:(?:so|well|right|ok(?:ay)?|alors|bon|voilà|donc|pues|bueno|mira|allora|dunque|olha|então|bom)[,! ]+){0,2}";
/** "Voici les éléments pour annoncer …": what the author hands over. */
const HANDED = {
  en: "here(?:['’]s| is| are) (?:all |some )?(?:of )?(?:the |our )?(?:details|info(?:rmation)?|facts|notes|material) (?:you need )?",
  de: "(?:hier|anbei)(?: sind| kommen| findet ihr)? (?:alle |die )?(?:angaben|infos?|informationen|daten|eckdaten|details)",
  fr: "(?:voici|ci-joint) (?:tous |toutes )?(?:les |quelques |nos )?(?:éléments|infos?|informations|détails|données) ",
  es: "(?:aquí (?:están?|tenéis|tienes|tienen|van)|os (?:paso|mando|dejo)) (?:todos |todas )?(?:los |las )?(?:datos|detalles|información|informaciones) ",
  it: "(?:ecco|vi (?:mando|mandiamo|passo)) (?:tutti |tutte )?(?:i |le |gli )?(?:dati|elementi|dettagli|informazioni|info) ",
  nl: "(?:hierbij|hier(?: zijn| staan)?|dit zijn) (?:alle |de )?(?:gegevens|details|info(?:rmatie)?) ",
  pt: "(?:aqui (?:estão|vão|ficam)|seguem) (?:todos |todas )?(?:os |as )?(?:elementos|dados|detalhes|informações) ",
};
/** "Annoncez notre nouveau spectacle": readers are never asked to announce, so the verb needs no link. */
const ANNOUNCE: Record<string, () => RegExp> = {
  en: pattern(
    `^\\s*${SO}(?:(?:this|it)(?:['’]s| is|['’]d be| would be) (?:just |all )?|${HANDED.en})to (?:announce|introduce|advertise|promote|tell (?:people|everyone) about) (?=(?:our|the|an?)\\s)`,
  ),
  fr: pattern(
    `^\\s*${SO}(?:(?:(?:c['’]est|(?:ce|ça) (?:serait|sera)) |${HANDED.fr})pour )?(?:annoncez|annoncer|présentez|présenter)${TO_PEOPLE}\\s+(?!qu[e'’])${OURS}`,
  ),
  es: pattern(
    `^\\s*${SO}(?:(?:(?:esto )?(?:es|sería) |${HANDED.es})para )?(?:anunciad|anuncien|anunciar|anuncia|presentad|presenten|presentar|presenta|publicad|publiquen|publicar)${TO_PEOPLE}\\s+(?!que )${OURS}`,
  ),
  it: pattern(
    `^\\s*${SO}(?:(?:(?:questo )?(?:è|sarebbe) |${HANDED.it})per )?(?:annunciate|annunciare|annuncia|presentate|presentare|presenta|lanciate|lanciare)${TO_PEOPLE}\\s+(?!che )${OURS}`,
  ),
  nl: pattern(`^\\s*(?:presenteer|introduceer)\\s+${OURS}`),
  pt: pattern(
    `^\\s*${SO}(?:(?:(?:isto )?(?:é|seria) |${HANDED.pt})para )?(?:anunciem|anuncie|anunciar|anuncia|apresentem|apresente|apresentar|apresenta)${TO_PEOPLE}\\s+(?!que )${OURS}`,
  ),
};
/** "Kündigt unser Winterkonzert an.", "Bitte Öffnungszeiten über Ostern posten:": the verb closes around the thing. */
const CLOSED: Record<string, () => RegExp> = {
  de: pattern(
    /^\s*(?<lead>(?:bitte )?kündig(?:t|e|en sie) (?:bitte )?|bitte (?=[^.:!?\n]{6,80} (?:posten|veröffentlichen|ankündigen|bekannt ?geben|mitteilen|bewerben)[.:!]?\s*$))(?<thing>[^.:!?\n]{6,110}?) (?:an|posten|veröffentlichen|ankündigen|bekannt ?geben|mitteilen|bewerben)(?:[.:!]\s*|\s*$)/u,
  ),
  nl: pattern(
    /^\s*(?<lead>(?:graag )?kondig(?:en)? (?:graag )?)(?<thing>[^.:!?\n]{6,110}?) aan(?:[.:!]\s*|\s*$)/u,
  ),
};

/** "Es geht darum, unseren Adventsmarkt anzukündigen.", with those to whom it is announced. */
const PURPOSE: Record<string, () => RegExp> = {
  de: pattern(
    `^\\s*(?<lead>es geht (?:hier |einfach |nur )?darum,? |(?:(?:das|dies) ist|${HANDED.de}),? um )(?<thing>[^.:!?\\n]{6,110}?)(?:${TO_AUDIENCE})? (?:anzukündigen|vorzustellen|zu bewerben|bekannt ?zu ?(?:machen|geben))(?:[.:!]\\s*|\\s*$)`,
  ),
  nl: pattern(
    `^\\s*(?<lead>(?:(?:het|dit) is (?:bedoeld )?|${HANDED.nl})om )(?<thing>[^.:!?\\n]{6,110}?) (?:aan te kondigen|voor te stellen|bekend te maken)(?:${TO_AUDIENCE})?(?:[.:!]\\s*|\\s*$)`,
  ),
};

type PreviewWords = { picture: string; of: string; page: string };
/** How authors call the picture of a page, and the page. */
const PREVIEWS: Record<string, PreviewWords> = {
  de: {
    picture: "(?:vorschau|teil|share|link|titel)-?bild(?: zum teilen)?|bild (?:zum teilen|für die vorschau)",
    of: "für (?:die|unsere[nrs]?|den|das)|(?:der|zur|zum|von)",
    page: "(?:(?:produkt|angebots|event|kurs|landing|neue )?-?seite|(?:blog-?)?(?:artikel|beitrag)(?: im blog)?)(?: (?:von|zu|zum|zur|des|der|über))?",
  },
  fr: {
    picture:
      "(?:image|visuel|vignette) (?:de (?:partage|prévisualisation|couverture)|à partager|d[’']aperçu)",
    of: "pour (?:la|notre|le)|d(?:e la|e notre|u)",
    page: "(?:nouvelle )?(?:page|article(?: (?:du|de) blog)?)(?: (?:produit|web|d[’']accueil))?(?: (?:du|de la|des|de l[’']|de|sur))?",
  },
  es: {
    picture: "(?:imagen|miniatura|visual) (?:para compartir|de (?:portada|vista previa|previsualización))",
    of: "(?:para |de )?(?:la|el|nuestr[ao]|del?)",
    page: "(?:nueva )?(?:página(?: web| de inicio| principal)?|artículo(?: del blog)?|entrada(?: del blog)?)(?: (?:del|de la|de los|de las|de|sobre))?",
  },
  it: {
    picture: "immagine (?:(?:di|per la) (?:anteprima|copertina|condivisione)|da condividere)",
    of: "(?:per |de)(?:la|lla|l[’']|il)(?: nostra)?",
    page: "(?:nuov[ao] )?(?:pagina(?: web| iniziale| principale)?|articolo(?: del blog)?)(?: (?:del|della|dei|delle|dell[’']|di|su))?",
  },
  nl: {
    picture: "(?:deel|voorbeeld|omslag|share)-?(?:afbeelding|beeld|plaatje)|afbeelding om te delen",
    of: "(?:voor|van) (?:de|onze|het)",
    page: "(?:nieuwe )?(?:(?:product)?pagina|(?:blog)?artikel|blogbericht)(?: (?:van|over|voor)(?: (?:de|het|onze))?)?",
  },
  pt: {
    picture: "imagem (?:para partilhar|para compartilhar|de (?:partilha|capa|pré-visualização))",
    of: "(?:para )?(?:a|da|na|do)(?: nossa)?",
    page: "(?:nov[ao] )?(?:página(?: inicial| principal)?|artigo(?: do blogu?e?)?)(?: (?:do|da|dos|das|de|sobre))?",
  },
};
/** The names of such pictures, in any of these languages. */
export const PICTURE_NAMES = Object.values(PREVIEWS)
  .map(({ picture }) => picture)
  .join("|");
const PREVIEW_FRAMES: Record<string, () => RegExp> = Object.fromEntries(
  Object.entries(PREVIEWS).map(([code, { picture, of, page }]) => [
    code,
    pattern(
      `^\\s*(?:${picture})\\s(?:${of})\\s*(?:${page})?(?:(?<colon>\\s?[:：])|(?<!\\p{L})|(?=[\\s.]))[\\s.]*`,
    ),
  ]),
);

/** One word names no page: "dos vales". */
const NAME = /^\P{L}*\p{L}+\P{L}+\p{L}/u;

/** "unseren Artikel „…“": what has its title behind it is named with it. */
const TITLED_ARTICLE = pattern(
  /(?<=\s)(?:(?:unser\p{L}*|notre|nuestr[oa]|nostr[oa]|onze|ons|noss[oa]) )?(?:\p{L}+ )?(?:blog-?)?(?:artikel|beitrag|article|artículo|entrada|articolo|bericht|artigo)\s*$/u,
);
const startOfArticle = (frame: string, s: string): number =>
  (/^["“„«]/u.test(s.slice(frame.length)) && TITLED_ARTICLE().exec(frame)?.index) || frame.length;

/** "For our advice page: what to do if …": where it is to stand, before the words. */
const FOR_PAGE = pattern(
  /^\s*(?:for (?:the|our|a|my) [^:.!?\d]{0,30}(?:page|site|website|blog|newsletter|post|window|feed|channel|noticeboard)|für (?:die|den|das|unsere?n?) [^:.!?\d]{0,30}(?:seite|website|blog|newsletter|schaufenster|aushang)|pour (?:la|le|notre) [^:.!?\d]{0,30}(?:page|site|blog|newsletter|vitrine)|para (?:la|el|nuestr[ao]) [^:.!?\d]{0,30}(?:página|web|sitio|blog|boletín|escaparate)|per (?:la|il|lo|nostr[ao]) [^:.!?\d]{0,30}(?:pagina|sito|blog|newsletter|vetrina)|voor (?:de|het|onze|ons) [^:.!?\d]{0,30}(?:pagina|site|website|blog|nieuwsbrief|etalage)|para (?:a|o|nosso|nossa) [^:.!?\d]{0,30}(?:página|site|blogu?e?|montra))\s?[:：]\s+(?=\S)/u,
);

/** "Hier die Angaben zur Ankündigung unserer Filiale: …" */
const HANDED_FOR = pattern(
  `^\\s*${HANDED.de} (?:zur|für die) (?:ankündigung|veröffentlichung|bekanntgabe|vorstellung)(?: [^:.!?\\d]{3,60})?\\s?:\\s+(?=\\S)`,
);

/** "Articolo del blog: come capire …": what is to be published names itself behind it. */
const ARTICLE = pattern(
  /^\s*(?:(?:new|neuer?|nouvel|nuevo|nuovo|nieuw|novo|our|unser|notre|nuestro|il nostro|ons)\s)?(?:blog ?(?:post|article|beitrag|artikel|bericht)|artikel (?:im|für den) blog|articolo (?:del|per il|sul) blog|article (?:de|du|pour le) blog|artículo (?:del?|para el) blog|artigo (?:do|para o) blogu?e?|billet de blog|post (?:del|do) blogu?e?)\s?[:：]\s*(?=[^\s"“„«])/u,
);

/** "End of season sale page.": the page whose picture is wanted, and its name. */
const NAMED_PAGE = pattern(
  /^\s*(?<lead>(?:(?:our|the|a)(?: new)? )?)(?<thing>\p{L}[\p{L}’' -]{4,40}?) (?:landing |web)?page\s?\.(?:\s+(?=\S)|\s*$)/u,
);
/** "Dog-friendly start page": adjectives of the page, and no name. */
const OF_PAGE = /(?:^|\s)(?:home|start|first|front|last|next|full|this|new|cover|title)$/u;

/** "We have a repairs page." is a statement. */
const SAYS =
  /(?<!\p{L})(?:we|i|it|this|that|there|you|they|is|are|has|have|see|visit|read|find|check|on|to|from|share|like|follow)(?!\p{L})/u;

function namedPage(s: string): Frame | undefined {
  const m = NAMED_PAGE().exec(s);
  const name = m?.groups?.thing ?? "";
  return OF_PAGE.test(name) || SAYS.test(name) ? undefined : closedFrame(m);
}

/**
 * The frame of an order to announce, of a page's picture or of an article; undefined for none of them.
 * @param s a sentence as `lower` gives it.
 */
export function announcedFrame(s: string, language: string): Frame | undefined {
  const titled = titledEventFrame(s, language);
  if (titled) return titled;
  const asked = own(ANNOUNCE, language)?.().exec(s);
  if (asked) return { at: asked[0].length, rest: "topic" };
  const closed =
    closedFrame(own(CLOSED, language)?.().exec(s)) ?? closedFrame(own(PURPOSE, language)?.().exec(s));
  if (closed) return closed;
  const preview = own(PREVIEW_FRAMES, language)?.().exec(s);
  if (preview && NAME.test(s.slice(preview[0].length)))
    return { at: startOfArticle(preview[0], s), rest: preview.groups?.colon ? "content" : "topic" };
  const article = ARTICLE().exec(s) ?? FOR_PAGE().exec(s) ?? HANDED_FOR().exec(s);
  if (article) return { at: article[0].length, rest: "content" };
  return language === "en" ? namedPage(s) : undefined;
}
