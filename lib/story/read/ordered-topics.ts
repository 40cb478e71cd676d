import { capitalize } from "../../copy/text.ts";
import { fromAccusative } from "../../text/german-cases.ts";
import { groupsOf, lower, pattern } from "./lower.ts";
import type { ShownTopic } from "./shown-topics.ts";

/**
 * "For LinkedIn please prepare our yearly numbers for FY 2025-26." above a list: the order alone names what the list is
 * about. Only what belongs to the author is a topic: "make the dough" is a step.
 */

const PARTS: Record<string, { soft: string; make: string; own: string; last?: string }> = {
  en: {
    soft: "please|kindly|could you|can you|for \\p{L}+|hello|hi|then|now|we need you to|we(?:['’]d| would) like you to|(?:(?:for|before|around) [^.:,]{3,40},? )?we(?:(?:['’]d| would) like| want) to",
    make: "here (?:is|are) (?:(?:the|all|some|our) )+(?:details|info|information|facts|points|notes) (?:for|about|on)|prepare|make|create|put together|show|present|design|set out|lay out|publish|post|share|summari[sz]e",
    own: "our",
    last: "(?:as|in|into) (?:an? )?(?:post|card|infographic|carousel|graphic|picture)",
  },
  de: {
    soft: "bitte|für \\p{L}+|könnt ihr|könntest du|kannst du|können sie|hallo|nun|(?:(?:vor|zum?|zur|für|a[nm]|i[nm]) [^:,]{3,50} )?(?:möchten|wollen|würden) wir|gern|gerne|wieder|auch",
    make: "hier (?:(?:sind|kommen|die|alle) )*(?:infos|angaben|daten|eckdaten|stichpunkte) (?:zu|für|über)|(?:bereite|stelle?|mach|zeig|gestalte|fasse?)(?:t|en sie|e)?",
    own: "unsere?[mnrs]?",
    last: "auf|zusammen|dar|vor|aufbereiten|zusammenstellen|vorbereiten|darstellen|zeigen|gestalten|machen|zusammenfassen|veröffentlichen|posten|teilen|herausgeben",
  },
  fr: {
    soft: "merci de|veuillez|pouvez-vous|pourriez-vous|s['’]il vous plaît|pour \\p{L}+|bonjour|(?:(?:pour|avant) [^.:,]{3,40},? )?nous (?:souhaitons|aimerions|voulons|voudrions)",
    make: "voici (?:(?:les|quelques|nos|tous) )+(?:éléments|infos?|informations|renseignements|détails|données|textes?) (?:pour|sur|de|concernant)|publie[rz]?|partage[rz]?|prépare[rz]?|met(?:tre|tez) en forme|présente[rz]?|montre[rz]?|faire|faites|résume[rz]?",
    own: "nos|notre",
  },
  es: {
    soft: "por favor|para \\p{L}+|podéis|pueden|puedes|podrían|hola|(?:(?:para|antes de) [^.:,]{3,40},? )?(?:queremos|nos gustaría)",
    make: "aquí (?:van|tenéis|tienes|tienen|están) (?:(?:los|las|todos|todas) )+(?:datos|detalles|informaciones) (?:de|para|sobre)|public(?:ar|ad|a|en)|compart(?:ir|id|e|an)|prepar(?:ar|ad|a|en|e)|mostr(?:ar|ad)|muestr(?:a|en|e)|present(?:ar|ad|a|en|e)|haz|haced|hagan|hacer|resum(?:ir|e|an)",
    own: "nuestr[oa]s?",
  },
  it: {
    soft: "per favore|per \\p{L}+|potete|potreste|puoi|ciao|buongiorno",
    make: "prepar(?:are|ate|a)|mostr(?:are|ate|a)|present(?:are|ate|a)|fare|fate|fai|riassum(?:ere|ete|i)",
    own: "(?:il|la|i|le) nostr[oaie]",
  },
  nl: {
    soft: "graag|alsjeblieft|a\\.?u\\.?b\\.?|voor \\p{L}+|kun je|kunnen jullie|hallo",
    make: "hier(?:bij)? (?:(?:zijn|de|alle) )*(?:gegevens|info|informatie|details) (?:voor|over|van)|maak|zet|toon|bereid|laat|presenteer|vat",
    own: "onze?|ons",
    last: "voor|klaar|op een rij|zien|samen|voorbereiden|klaarmaken|op een rij zetten|laten zien",
  },
  pt: {
    soft: "por favor|para (?:o )?\\p{L}+|podem|poderiam|podes|olá",
    make: "aqui (?:vão|ficam|estão|seguem) (?:(?:os|as|todos|todas) )+(?:dados|detalhes|elementos|informações) (?:d[eoa]|para|sobre)|prepar(?:ar|em|e|a)|mostr(?:ar|em|e)|apresent(?:ar|em|e)|faç(?:am|a)|fazer|resum(?:ir|am|a)",
    own: "[oa]s? noss[oa]s?",
  },
};

const WHAT = '(?:[^\\s,.:;!?"“„«]+)(?: (?!(?:und|and|et|y|e|en)(?!\\p{L}))[^\\s,.:;!?"“„«]+){0,8}?';
const FORMS = new Map(
  Object.entries(PARTS).map(([code, { soft, make, own, last }]) => {
    const softly = `(?:(?:${soft})(?!\\p{L})[, ]*)*`;
    const order = `${softly}(?:${make})(?: (?:me|us|uns|mir|nous|nos|ons|${soft})(?!\\p{L}),?)*\\s+`;
    const end = `(?:\\s+(?:${last ?? "(?!)"}))*(?:[, ]+(?:${soft}))?\\s*[.:]?\\s*$`;
    // German and Dutch have the order behind what it names as well.
    const isLast = code === "de" || code === "nl";
    const behind = `|${softly}(?<named>(?:${own})\\s+${WHAT})\\s+(?:${last})\\s*[.:]?\\s*$`;
    const source = `^\\s*(?:${order}(?<what>(?:${own})\\s+${WHAT})${end}${isLast ? behind : ""})`;
    return [code, pattern(source, "d")] as const;
  }),
);

/** Two lines of a list, or of labels with their values. */
const LIST = /^[^\S\n]*\n\s*(?:(?:[-*•–·]\s|\d{1,2}[.)]\s|[^\n:：.!?]{2,48}[:：]\s*\S)[^\n]*(?:\n|$)\s*){2}/u;

/** "Voici les éléments pour notre concert:": what stands behind is handed over, in a list or not. */
const HANDS_OVER =
  /^\s*(?:(?:hello|hi|hallo|bonjour|hola|ciao|buongiorno|olá)[, !]+)?(?:here (?:is|are)|hier(?:bij)?|voici|aquí|ecco|aqui)(?!\p{L})/iu;

/** The topic that an order names above a list; undefined elsewhere. `after` is the rest of the brief. */
export function orderedTopic(text: string, after: string, language: string): ShownTopic | undefined {
  const found =
    LIST.test(after) || HANDS_OVER.test(text) ? FORMS.get(language)?.().exec(lower(text)) : undefined;
  const { what, named } = found ? groupsOf(found, text) : {};
  const topic = what ?? named;
  if (!topic) return undefined;
  const start = text.lastIndexOf(topic);
  const says = capitalize(language === "de" ? fromAccusative(topic) : topic);
  return { start, end: start + topic.length, says, isClause: false };
}
