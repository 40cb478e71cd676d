import { once } from "../text/once.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { FORM_WORDS } from "./read/form-words.ts";
import type { Story } from "./schema.ts";

/** Things that a note orders to be seen: "Show a loaf on it.", "Bitte mit einem Tannenzweig.", "Le dessin d’une théière." */

/** Words of a note that say that something is to be seen on the picture, by language. */
const CUES: Record<string, string> = {
  en: "show(?:s|ing|n)?|draw(?:s|n|ing)?|depict\\p{L}*|illustrat\\p{L}*|sketch|icon|pictures? of|images? of|featur(?:e|ing)|visible|seen?|(?:put|add|include|place|use|with|have) (?:an?|some|two|three|our|the)|(?:on|in) the (?:picture|image|card|cover)(?= would be)",
  de: "(?:zeig|zeichn|abbild|illustr)\\p{L}*|malt?|malen|bild|motiv|seh(?:en|t)|sieht|sichtbar|drauf|darauf|mit (?:einem|einer|dem|der|unser\\p{L}*)",
  fr: "(?:dessin|montr|illustr|ajout)\\p{L}*|images? d|voir|voie|met(?:s|tez|tre)|avec (?:une?|des|l[ae]s?|l[’'])",
  es: "(?:dibuj|muestr|mostr|ilustr|añad)\\p{L}*|imagen de|vean?|ver|pon(?:ed|er)?|con (?:una?|el|la)",
  it: "(?:disegn|mostr|illustr|aggiung)\\p{L}*|immagine d|vedano?|vedere|mett(?:i|ete|ere)|con (?:un[ao]?|il|la|lo|un[’'])",
  nl: "(?:teken|toon|illustr)\\p{L}*|afbeelding van|zien|zet|met (?:een|de|het)",
  pt: "(?:desenh|mostr|ilustr|coloc)\\p{L}*|imagem d|vejam?|ver|põe|ponha|com (?:uma?|o|a)",
  ja: "描|見せ|イラスト|入れ|絵",
};
const DENIED =
  /(?<!\p{L})(?:don[’']?t|do not|never|not|avoid\p{L}*|skip|without|no|nicht|ohne|kein\p{L}*|vermeid\p{L}*|ne|n[’']|éviter?|évitez|sans|evit\p{L}*|sin|senza|niet|zonder|geen|vermijd\p{L}*|não|sem|non)(?!\p{L})[^,;]{0,24}$|^\s*no\s/iu;

const PATTERNS = once(
  () =>
    new Map(
      Object.entries(CUES).map(([code, source]) => [
        code,
        new Prefiltered(code === "ja" ? source : `(?<!\\p{L})(?:${source})(?!\\p{Ll})`, "giu"),
      ]),
    ),
);

/** Names of what is made, by language. */
const FORMS = once(
  () =>
    new Map(
      Object.entries(FORM_WORDS).map(([code, { sure, other }]) => [
        code,
        new Prefiltered(`(?<!\\p{L})(?:${sure}|${other})(?!\\p{L})`, "giu"),
      ]),
    ),
);

/** What is to stay unsaid is not to be seen: "Das mit dem Riss bitte nicht erwähnen". */
const UNSAID =
  /(?<!\p{L})(?:(?:don[’']?t|do not|never|not) (?:mention|say|tell|talk)|(?:nicht|nichts?|nie) (?:er)?(?:wähn|sag|verrat|schreib)\p{L}*|ne (?:pas )?(?:mentionn|parl|dit|dire)\p{L}*|no (?:mencion|digas|hables|habl)\p{L}*|non (?:menzion|parl|dire|citare)\p{L}*|niet (?:noem|vermeld|zeg|over)\p{L}*|não (?:mencion|fal|dig|refir)\p{L}*)/iu;

/** A photograph would show a thing, and the author refuses it. */
const REFUSED =
  /(?<!\p{L})(?:(?:i|we) (?:don[’']?t|do not) want|(?:will|wollen|möchten?) (?:ich|wir) nicht|(?:veux|voulons|veut) pas|no (?:l[oa]s? )?(?:quiero|queremos)|non (?:l[oa] )?(?:voglio|vogliamo)|wil(?:len)? (?:ik|we|wij) niet|não (?:quero|queremos))(?!\p{L})/iu;

/** Who is spoken of has or sees something: no order. "It’s for people who have a dog", "Leute, die mit der Schule fertig sind". */
const OF_OTHERS =
  /(?:(?<!\p{L})(?:who|whose|people|they|it)(?:[’']ve)?(?!\p{L})|,\s(?:die|der|denen|wo|qui|que|che|que)\s)[^,;]{0,60}$/iu;

/** Words, numbers and pictures of their own are no drawing: "add the quote of the owner of the shipping firm". */
const OTHER_THING = new Prefiltered(
  /^\s*(?:(?:the|an?|our|one|da[ns]?|die|den|das|einen?|la|le|les|l[’']|une?|el|los|una?|il|lo|un[’']|de|het|een|o|os|uma?)\s*)*(?:quot\p{L}*|citation|citaat|cita(?:zione)?(?!\p{L})|citação|zitat\p{L}*|logos?(?!\p{L})|text\p{L}*|testo|tekst|names?(?!\p{L})|nam(?:en|e)(?!\p{L})|nom(?!\p{L})|numbers?(?!\p{L})|nummer|numéro|número|numero|links?(?!\p{L})|photos?(?!\p{L})|fotos?(?!\p{L})|dossier|folder|figures?(?!\p{L})|dates?(?!\p{L})|prices?(?!\p{L})|preis\p{L}*|prix)/iu,
);

/** What is left open has no drawing yet: "[photo of the chef]". */
const OPEN = /\[[^\]]*\]?/gu;

/** An order without the words that give it, and without what is made: a drawing of a teapot is no pencil, a film of one no clapperboard. */
function thingOrdered(clause: string, language: string): string | undefined {
  const cue = PATTERNS().get(language);
  const at = cue ? clause.search(cue) : -1;
  if (!cue || at < 0) return undefined;
  const [before, after] = [clause.slice(0, at), clause.slice(at).replace(cue, " ")];
  if (
    UNSAID.test(clause) ||
    REFUSED.test(clause) ||
    DENIED.test(before) ||
    OF_OTHERS.test(before) ||
    OTHER_THING.test(after)
  )
    return undefined;
  return clause
    .replace(cue, " ")
    .replace(FORMS().get(language) ?? "", " ")
    .trim();
}

type Notes = Pick<Story, "wishes" | "heldBack" | "language">;

/** What the author says to the maker of the picture about things to be seen on it, as clauses. */
export function orderedDrawing({ wishes, heldBack, language }: Notes): string[] {
  const notes = [
    ...wishes.filter(({ rule }) => rule === "action" || rule === "tone").map(({ quote }) => quote),
    ...heldBack.filter(({ why }) => why === "instruction" || why === "unclear").map(({ quote }) => quote),
  ];
  return notes
    .flatMap((note) => note.replace(OPEN, " ").split(/[.;!?。！？\n]+/u))
    .flatMap((clause) => thingOrdered(clause.trim(), language) ?? []);
}

const ON_EN =
  "(?:on|in|at|beside|next to|under|above|below|behind|over) (?:it|this|the (?:card|picture|image|cover|(?:first|last|opening|title) (?:slide|picture|page|frame|image|card)|slides?|post|poster|film|video|clip|title|headline|quote|words|text|infographic|carousel|graphic|frame|background|corner|middle|top|bottom|end))";
const ON_DE =
  "(?:(?:auf|in|neben|unter|über) (?:der|dem|die|das) (?:\\p{L}+ )?(?:karte|bild|titelbild|cover|film|video|grafik|seite|folie|zitat|text|überschrift)|im (?:bild|film|video|hintergrund)|drauf|darauf)";
const ON_FR =
  "(?:sur|dans|à côté de|sous|en) (?:l[ae] |l[’'])?(?:première )?(?:carte|image|visuel|couverture|film|vidéo|page|diapositive|fond)";
const ON_ES =
  "(?:en|sobre|junto a) (?:la|el|un) (?:primera )?(?:tarjeta|imagen|portada|vídeo|video|diapositiva|fondo)";
const ON_IT =
  "(?:sull[ao]?|sul|nell[ao]?|nel|accanto all[ao]?) ?[’']?(?:prima )?(?:card|immagine|copertina|video|filmato|slide|sfondo)";
const ON_NL =
  "(?:op|in|naast) (?:de|het) (?:eerste )?(?:kaart|afbeelding|beeld|omslag|cover|film|video|slide|dia|achtergrond)";
const ON_PT =
  "(?:n[ao]|sobre [ao]|ao lado d[ao]) (?:primeir[ao] )?(?:cartão|imagem|capa|vídeo|filme|slide|fundo)";
const THING = "[^.!?:;,\\n]{2,60}?";
/** What visitors have to show is no thing of a picture. */
const SHORT_THING =
  "(?![^.!?]*(?:ticket|valid|pass|card|code|voucher|proof|receipt|badge|id(?!\\p{L})|member|student|ausweis|karte|nachweis|gutschein|app(?!\\p{L})|handy|foto|photo))[^.!?:;,\\n]{2,28}?";
const SHOWN_EN = "(?:please (?:show|draw|picture)|(?:show|draw|picture) (?=[^.!?]{2,40}(?:please|pls)))";

/** Sentences that order a drawing from end to end: a bare "show a ticket" may be for readers. */
const ORDERS: Record<string, readonly string[]> = {
  en: [
    `(?:show|draw|put|add|place|picture|have|include|use|with) (?:an?|some|two|three|the|our) ${THING} ${ON_EN}`,
    `${SHOWN_EN} an? ${SHORT_THING}`,
    `illustrate (?:it|this|the \\p{L}+) with ${THING}`,
    `an? ${THING} ${ON_EN} would be (?:nice|good|great|lovely|ideal|perfect)`,
    `(?:an? |the )?(?:\\p{L}+ )?(?:drawing|illustration|sketch|icon) of ${THING}(?: ${ON_EN})? would be (?:nice|good|great|lovely)`,
  ],
  de: [
    `(?:(?:zeig|zeichn)\\p{L}*|malt?|setz\\p{L}*|mit)(?: bitte)? (?:eine[mnr]?|ein|unser\\p{L}*|de[mnr]|die|das) ${THING} ${ON_DE}`,
    `zeig(?:e|t|en sie)?(?: bitte)? einen? ${SHORT_THING}`,
    `${ON_DE} (?:bitte|soll) (?:einen?|eine|ein) ${THING}`,
  ],
  fr: [
    `(?:montre|dessine|met|ajoute)\\p{L}* (?:une?|des|l[ae]s?|l[’']) ?${THING} ${ON_FR}`,
    `(?:j[’']aimerais|je voudrais|nous aimerions|avec) (?:le |un )dessin d(?:e |es |u |[’'])${THING}`,
  ],
  es: [
    `(?:muestra|dibuja|pon|poned|añade) (?:una?|unos|unas|el|la) ${THING} ${ON_ES}`,
    `que se vean? (?:una?|unos|unas) ${THING}(?: ${ON_ES})?`,
    `(?:quiero|queremos|con) (?:el |un )dibujo de ${THING}`,
  ],
  it: [
    `(?:mostra|disegna|metti|mettete|aggiungi|che si veda) (?:un[ao]? |il |la |lo |un[’'])${THING} ${ON_IT}`,
    `(?:vorrei|vorremmo|con) (?:il |un )disegno d(?:i |el |ell[ao] |[’'])${THING}`,
  ],
  nl: [
    `(?:toon|teken|zet|laat|met) (?:een|de|het) ${THING} ${ON_NL}(?: zien)?`,
    `(?:met |graag )?een tekening van ${THING}`,
  ],
  pt: [
    `(?:mostra|mostre|desenha|desenhe|põe|ponha|coloque|que se veja) (?:uma?|o|a) ${THING} ${ON_PT}`,
    `(?:quero|queremos|com) (?:o |um )desenho de ${THING}`,
  ],
};
const POLITE =
  "(?:(?:and|also|please|pls|maybe|could you|can you|bitte|gern|und|merci de|et|por favor|y|per favore|e|graag|en)[, ]+)*";
const POLITE_END = "(?:,? (?:please|bitte|graag|s[’']il (?:vous|te) plaît|svp|por favor|per favore))?";
const SENTENCES = once(
  () =>
    new Map(
      Object.entries(ORDERS).map(([code, sources]) => [
        code,
        new Prefiltered(`^\\s*${POLITE}(?:${sources.join("|")})${POLITE_END}\\s*[.!]*$`, "iu"),
      ]),
    ),
);

/** Whether a sentence does nothing but order a drawing. */
export const ordersDrawing = (s: string, language: string): boolean =>
  SENTENCES().get(language)?.test(s) ?? false;
