import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { capitalize, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { aboutLead } from "./content-orders.ts";
import { topicBehindCount } from "./counted-order.ts";
import { ASKED, beforeCourtesy } from "./courtesies.ts";
import { isForm as isFormAlone } from "./edges.ts";
import { firstOfOrder } from "./first-then.ts";
import { ordersForm } from "./form-orders.ts";
import { lower, pattern } from "./lower.ts";
import { namesNothing } from "./names-nothing.ts";
import { hold, holdWhole, mains, type Notebook, type Stretch } from "./notebook.ts";
import { isWordedManner } from "./order-manners.ts";
import { readAboutIt, readContentOrder } from "./read-content-order.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { rememberTopic, showTopic } from "./topic-heading.ts";
import { valuesOf } from "./values.ts";
import { isWhy } from "./why-made.ts";

/**
 * The first sentence of a brief, where it names what the piece is about beside what is to be made: "Season review 2026,
 * slideshow, one fact per slide:", "Before and after slideshow, alcove bookcases in a terrace.", "christmas opening
 * hours pls", "Annual General Meeting notice for the website." The name is for readers, and the order is not.
 */

const THING =
  "(?:(?:instagram|insta|linkedin|facebook|tiktok|social(?: media)?|og|share|preview|title|cover|quote|photo|foto)[- ])?(?:posts?|postings?|cards?|carousels?|swipe-throughs?|reels?|stor(?:y|ies)|videos?|vids?|films?|clips?|slideshows?|slides?|infographics?|graphics?|images?|imgs?|pictures?|pics?|tweets?|teasers?|beitrag|beiträge|karussell|diashow|bilderfolge|bildergalerie|infografik|grafik|kachel|karte|kurzvideo|publication|carrousel|diaporama|infographie|visuel|vidéo|carte|publicación|carrusel|presentación|infografía|tarjeta|vídeo|carosello|presentazione|infografica|scheda|grafica|bericht|diavoorstelling|kaart|filmpje|afbeelding|publicação|carrossel|apresentação|infográfico|cartão)";
const ARTICLE =
  "(?:an?|one|the|our|eine?[nrms]?|die|der|das|unsere?[nrms]?|une?|le|la|un|una|uno|il|lo|el|uma?|o|een|de|het|onze)";
const AS =
  "(?:as|in|into|for|als|im|in form|en|sous (?:la )?forme d[e’']|como|em|in forma di|come|met|mit|avec|con|com)";
const FOR = "(?:for|für|auf|pour|sur|para|per|voor|op|no|na|on|to|en|su)";
const PLACE =
  "(?:(?:the|our|die|unsere|den|das|notre|le|la|nuestra|nuestro|el|il|nostro|onze|de|o|a|nosso|nossa) )?(?:website|web ?site|site|web|page|facebook|instagram|insta|linkedin|tiktok|newsletter|noticeboard|notice board|socials?|feed|blog|app|window|intranet|webseite|seite|aushang|schaufenster|vitrine|affichage|sitio|página|escaparate|tablón|sito|pagina|vetrina|bacheca|etalage|prikbord|montra)";
/** "for the website and the noticeboard": where it goes. */
export const FOR_PLACES = `${FOR} ${PLACE}(?:(?:,| and| und| et| y| e| en| &| \\+)+ (?:${FOR} )?${PLACE})*`;
/** "This is for", "Das ist der Text für": what points to the words that follow. */
const THIS =
  "(?:(?:this|it)(?: is|[’']s| goes)|(?:das|dies|es)(?: hier)? (?:ist|kommt|geht)|(?:ce(?:ci|la)?\\s?(?:est|va|[’']est)|c[’']est)|est[oe] (?:es|va)|quest[oa] (?:è|va)|dit (?:is|komt)|ist[oe] (?:é|vai))(?: (?:the|der|ein|le|un|el|il|de|o) (?:text|copy|texte|texto|testo|tekst|post))?(?: (?:just|only|nur))? ";
/** "about our refit": what the page tells. */
const OF_PAGE = "(?: (?:about|on|über|zu[rm]?|sur|sobre|sul?|over)(?: (?<topic>(?:[\\p{L}’'-]+ ?){1,5}?))?)?";
const PLACES_ONLY = pattern(
  `^(?:(?:(?:please|pls|bitte|svp|por favor|per favore|graag),? )?${FOR_PLACES}|${THIS}${FOR_PLACES}${OF_PAGE})(?:,? (?:please|pls|plz|bitte|svp|s[’']il (?:vous|te) plaît|por favor|per favore|graag|alsjeblieft|se faz favor))?$`,
);
/** "For Facebook please:", "Das hier ist für die Seite über unseren Umbau.": where it goes, and nothing else. */
export const isOnlyPlaces = (text: string): boolean =>
  PLACES_ONLY().test(lower(text.replace(/[\s.:!]+$/u, "").trim()));

/** "Our refit" heads the text for the page about it, where no statement has a word of it. */
function rememberPageTopic(n: Notebook, { start, end, piece }: Stretch) {
  const low = lower(n.plain.slice(start, end).replace(/[\s.:!]+$/u, ""));
  const { topic = "" } = PLACES_ONLY().exec(low.trim())?.groups ?? {};
  const at = start + low.lastIndexOf(topic);
  if (topic !== "") rememberTopic(n, at, at + topic.length, piece);
}

const PART =
  "(?:slide|page|picture|image|frame|scene|card|folie|seite|bild|diapo|vue|diapositiva|imagen|página|pagina|immagine|dia|beeld|imagem)";
const EACH = "(?:per|a|an|on each|for each|to a|pro|je|auf jede[rm]?|par|por|op elke|voor elke|em cada)";

/** "as a carousel", "slideshow", "one fact per slide", "a slide for each of us": a part that only says what is made. */
const MADE = pattern(
  `^(?:${AS} )?(?:${ARTICLE} )?(?:[\\p{L}-]+ ){0,2}?${THING}(?: (?:zum (?:durch)?(?:wischen|blättern)|à (?:faire )?(?:défiler|swiper)|para deslizar|da scorrere|om te swipen|to swipe(?: through)?))?(?: ${FOR} ${PLACE})*$|^(?:(?:one|an?|two|eine?n?|zwei|une?|deux|una?|dos|due|één|een|twee|uma?|dois) )?[\\p{L}-]+(?: [\\p{L}-]+)? ${EACH} ${PART}$|^one [\\p{L}-]+ each$|^(?:one|an?|eine?|une?|una?|één|een|uma?) ${PART} (?:for each|per|pro|je|für jede[nrs]?|par|pour chaque|por|para cada|per ogni|voor elke?)(?:[ ’'][\\p{L}-]+){0,3}$`,
);
const POLITE = pattern(`^${ASKED}$`);
const ENDS_POLITE = pattern(`[ ,]+${ASKED}[\\s.!:]*$`);

/** "Before and after slideshow", "Kurzes Video zur Adventszeit": the form alone, and a season at most. */
const OPENS = pattern(
  `^(?:${ASKED} )?(?:${ARTICLE} )?(?:[\\p{L}-]+ ){0,4}?${THING}(?: (?:corto|corta|breve|curto|curta|court|courte|\\p{L}+\\s?[/-]\\s?\\p{L}+))?(?<season> (?:for|zur?m?|für|pour|per|para|voor|de|di) .{3,30})?$`,
);
/** "with music", "no text", "very short", "that we are open again": how it is to be, or a clause, and no name. */
const MANNER = pattern(
  "^(?:overview|comparison|summary|übersicht|überblick|vue d[’']ensemble|resumen|riepilogo|overzicht|resumo|that|dass|que|qu[’']|che|dat|if|when|wenn|who|which|welche[nrs]?|with|without|no|not|nice|very|keep|make|bit|something|mit|ohne|nicht|etwas|avec|sans|pas|con|sin|senza|met|zonder|niet|com|sem|não|about|etwa|environ|circa|max\\.?)(?![\\p{L}])",
);
/** "Annual General Meeting notice for the website and Facebook": what is wanted, and where it goes. */
const FOR_PLACE = pattern(
  `^(?:${ARTICLE} )?(?<name>.{4,70}?) (?:notice|announcement|update|reminder|${THING}) for ${PLACE}(?:(?:,| and| &| \\+)+ (?:for )?${PLACE})*$`,
);
/** "Compare our three ways to join so people see which suits them": the author's topic between order and reason. */
const COMPARE = pattern(
  "^(?:please |bitte |merci de |por favor,? |per favore,? |graag )?(?:compare|show|explain|list|vergleicht?|zeigt?|comparez|comparer|présentez|montrez|compara[dr]?|comparad|muestra|confrontate|confronta|mostrate|vergelijk|toon|comparem?|mostrem?) (?<name>(?:our|the|unsere|die|nos|les|nuestr[oa]s|l[oa]s|i nostri|le nostre|i|le|onze|de|[oa]s noss[oa]s|[oa]s) .{4,60}?)(?<why>,? (?:so(?: that)? (?:people|they|everyone|readers|it)|damit|pour qu|para que|así|perché|in modo|zodat) .+)$",
);

/** A longer sentence tells something. */
const LONGEST_ORDER = 240;
const LONGEST_NAME = { words: 12, letters: 90 };

/** "Our staff picks" may be a clause by its words, and heads a list as well. */
const OURS = /^(?:our|the|my) /i;

const isForm = (part: string, language: string): boolean =>
  MADE().test(lower(part)) || ordersForm(`${part}, please`, language);
const isAside = (part: string, language: string): boolean =>
  isForm(part, language) || POLITE().test(lower(part)) || isWhy(part);

/** A name, or a phrase that could stand above a text. */
function isName(part: string, n: Notebook): boolean {
  const words = wordCount(part);
  return (
    words >= 2 &&
    words <= LONGEST_NAME.words &&
    part.length <= LONGEST_NAME.letters &&
    !/[:;!?"“„«]|^\d[\d\s–-]*(?:s|sec|min|sek|seg)/iu.test(part) &&
    !MANNER().test(lower(part)) &&
    !isForm(part, n.language) &&
    firstOfOrder(part) === undefined &&
    matchesIn(MAKER_WORDS, part).length === 0 &&
    !(n.english && ((hasVerb(part) && !OURS.test(part)) || isImperative(part))) &&
    !namesNothing(part, "") &&
    aboutLead(part, n.language) === 0 &&
    !isWordedManner(part, n.language)
  );
}

type TopicOfOrder = { name: string; isSure: boolean };

/** Comma parts of the sentence, with the name first or behind the form. */
function nameAmong(text: string, n: Notebook): TopicOfOrder | undefined {
  const [first = "", second = "", ...others] = text.split(/,\s+|\s[–—-]\s/u);
  if (second === "") return undefined;
  const areAsides = others.every((part) => isAside(part, n.language));
  if (!areAsides) return undefined;
  const season = OPENS().exec(lower(first))?.groups?.season;
  const isOrder =
    OPENS().test(lower(first)) && (!season || namesNothing(season.replace(/^ \p{L}+ /u, ""), ""));
  if (isOrder) return isName(second, n) ? { name: second, isSure: true } : undefined;
  const asides = [second, ...others];
  const isMade =
    asides.every((part) => isAside(part, n.language)) && asides.some((part) => isForm(part, n.language));
  return isMade && isName(first, n) ? { name: first, isSure: true } : undefined;
}

const SHORT = 7;

/** "christmas opening hours pls" */
function nameAsked(text: string, n: Notebook): TopicOfOrder | undefined {
  const name = text.slice(0, ENDS_POLITE().exec(lower(text))?.index ?? text.length);
  const isShort = name !== text && wordCount(name) <= SHORT;
  return isShort && !OPENS().test(lower(name)) && isName(name, n) ? { name, isSure: true } : undefined;
}

/** How long the news is that opens a brief before a courtesy to the maker; 0 for other sentences. */
function askedLength(text: string, n: Notebook): number {
  const { news = "", rest = "" } = beforeCourtesy(text, n.language) ?? {};
  return isName(news, n) && !n.judge.isCertainlyForReaders(rest) ? news.length : 0;
}

function readAsked(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const sentence = n.plain.slice(start, end);
  const from = start + sentence.length - sentence.trimStart().length;
  const length = askedLength(n.plain.slice(from, end), n);
  if (length === 0) return undefined;
  const behind = n.plain.slice(from + length, end);
  const name = { start: from, end: from + length, piece };
  const said = addStatement(n, name, { says: saysOf(n.plain.slice(name.start, name.end), n) });
  n.title ??= said;
  if (valuesOf(behind).length === 0) hold(n, name.end, end, "instruction");
  else read({ start: name.end, end, piece });
  return said !== undefined;
}

/** Where a phrase stands between an order and what it is for. */
function nameInside(text: string, n: Notebook): TopicOfOrder | undefined {
  const low = lower(text);
  const noticed = FOR_PLACE().exec(low)?.groups?.name;
  const name = noticed ?? COMPARE().exec(low)?.groups?.name ?? "";
  const at = low.indexOf(name);
  const said = text.slice(at, at + name.length);
  return name !== "" && isName(said, n) ? { name: said, isSure: noticed === undefined } : undefined;
}

/** "Thema: Drei Übungen gegen einen steifen Nacken", "Stellenanzeige Elektroniker/in (m/w/d)": a label before the name. */
const LABELLED = new Prefiltered(
  /^(?:(?:thema|topic|theme|sujet|thème|tema|onderwerp|assunto|argomento)\s?[:：]\s*|(?:stellenanzeige|stellenausschreibung|job ?ad(?:vert)?|job posting|offre d[’']emploi|annonce d[’']emploi|oferta de (?:empleo|trabajo)|(?:annuncio|offerta) di lavoro|vacaturetekst|(?:anúncio|oferta) de emprego)(?:\s?[:：–-]\s*|\s(?:(?:für|for|pour|para|per|voor|als)\s)?)(?:(?:eine?n?|an?|une?|un[ao]?|een|uma?)\s)?)(?<name>[^.:!?"“„«]{6,110})(?:[.!]\s+(?<rest>.+))?$/isu,
);
function nameBehindLabel(text: string, language: string): TopicOfOrder | undefined {
  const { name, rest = "" } = LABELLED.exec(text)?.groups ?? {};
  const isOnlyForm = rest === "" || rest.split(/[.!,]\s+/u).every((part) => isForm(part, language));
  return name && isOnlyForm ? { name, isSure: true } : undefined;
}

function nameBehindCount(text: string): TopicOfOrder | undefined {
  const name = topicBehindCount(text);
  return name ? { name, isSure: true } : undefined;
}

/** "Milestone video, 20-30 seconds." has none. */
const topicOfOrder = (text: string, n: Notebook): TopicOfOrder | undefined =>
  text.length > LONGEST_ORDER || isFormAlone(text)
    ? undefined
    : (nameBehindLabel(text, n.language) ??
      nameBehindCount(text) ??
      nameAmong(text, n) ??
      nameAsked(text, n) ??
      nameInside(text, n));

const GREETING =
  /^\s*(?:(?:hi|hello|hey|hallo|moin|guten tag|bonjour|bonsoir|salut|hola|buen[oa]s(?: d[ií]as| tardes)?|ciao|salve|buongiorno|buonasera|hoi|dag|olá|oi|bo[am] (?:dia|tarde|noite))(?!\p{L})[^\n.]{0,30}[,.!?\n]\s*)?$/iu;

/** Reads such a sentence, its name as the topic; undefined for other sentences. */
export function readOpeningOrder(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const about = readAboutIt(n, { start, end, piece });
  if (about !== undefined) return about;
  if (mains(n).length > 0 || n.subject || !GREETING.test(n.plain.slice(0, start))) return undefined;
  const text = n.plain
    .slice(start, end)
    .replace(/[\s.:!]+$/, "")
    .trimStart();
  if (isOnlyPlaces(text)) {
    rememberPageTopic(n, { start, end, piece });
    return holdWhole(n, { start, end, piece }, "instruction");
  }
  const found = topicOfOrder(text, n);
  if (!found)
    return readAsked(n, { start, end, piece }, read) ?? readContentOrder(n, { start, end, piece }, read);
  const at = start + n.plain.slice(start, end).indexOf(found.name);
  const to = at + found.name.length;
  if (found.isSure) showTopic(n, at, to, { piece, says: capitalize(found.name) });
  else rememberTopic(n, at, to, piece);
  hold(n, start, end, "instruction");
  return false;
}
