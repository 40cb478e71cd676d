import { isSubtitled, leadsToTitle } from "../../copy/titles.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { readByline } from "./byline.ts";
import { givenPartIn } from "./given-parts.ts";
import { MADE_THINGS } from "./job-labels.ts";
import { addFact, hold, mains, type Notebook, type Stretch, wish } from "./notebook.ts";
import { FOR_PLACES } from "./opening-order.ts";
import { asGiven } from "./prescribed.ts";
import { withoutApproval } from "./quote-approval.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** Statements behind a label that is for their maker. */

/** "The subtitle is “…”": words in quotation marks behind a label are a title, and no quotation of a person. */
const QUOTED = /^\s*["“„«]([^"“”„«»]{4,140})["”“»]\.?\s*$/u;
const NAMES_TITLE = /^\s*(?:the |our )?(?:title|headline|heading|blog ?post)(?!\p{L})/iu;

function addTitle(n: Notebook, place: Stretch, label: string): boolean {
  const words = QUOTED.exec(n.plain.slice(place.start, place.end))?.[1] ?? "";
  const title = addStatement(n, place, { says: saysOf(words, n) });
  if (NAMES_TITLE.test(label)) n.title ??= title;
  return title !== undefined;
}

/** "Rédigez un carrousel « Une journée à Cassis »": words right behind what is to be made are its title. */
const MADE = new Prefiltered(`(?<!\\p{L})(?:${MADE_THINGS})\\s+$`, "iu");

const IN_MARKS = /^\s*["“„«][^"“”„«»]{4,140}["”“»]/u;

/** Reads such a title; answers where it ends, undefined without one. */
export function readTitleOfOrder(n: Notebook, { start, end, piece }: Stretch): number | undefined {
  const [found = ""] = IN_MARKS.exec(n.plain.slice(start, end)) ?? [];
  if (found === "" || !MADE.test(n.plain.slice(0, start))) return undefined;
  addTitle(n, { start, end: start + found.length, piece }, "title");
  return start + found.length;
}

/** "Un carrousel « Un composteur en bas de chez soi », en cinq étapes :": an order that only names what is to be made. */
const TITLED_ORDER = new Prefiltered(
  `^\\s*(?:(?:please|bitte|graag|por favor|per favore)[, ]+)?(?:(?:an?|eine?n?|une?|una|een|um|uma|the|our)\\s)?(?:[\\p{L}-]+\\s)?(?:${MADE_THINGS})(?:\\s[\\p{L}-]+)?(?:\\s+|(?<colon>\\s*[:：]\\s*))(?<title>["“„«][^"“”„«»]{4,140}["”“»])(?:,?\\s(?:in|mit|with|en|con|em|met|auf|sur)\\s[^.:!?"“„«]{3,40})?\\s*[:.]?\\s*$`,
  "iu",
);

/** A person speaks, or a whole sentence stands in the marks. */
const SPOKEN =
  /(?<!\p{L})(?:i|my|me|we|us|ich|mein\p{L}*|wir|uns|je|j[’']\p{L}+|mon|ma|nous|yo|mi|nos|io|noi|ik|mijn|wij|eu|meu|minha|nós)(?!\p{L})|[.!]\s?["”“»]/iu;

/** "Carrousel pédagogique : « Le premier salarié : cinq étapes ».": behind a colon a person may have spoken as well. */
const TITLED_LABEL = new Prefiltered(
  `^\\s*(?:[\\p{L}-]+\\s)?(?:${MADE_THINGS})(?:\\s[\\p{L}-]+){0,3}\\s?[:：]\\s*(?<title>["“„«][^"“”„«»]{4,140}["”“»])\\s*\\.?\\s*$`,
  "iu",
);
const IN_TITLE_MARKS = '["“„«][^"“”„«»]{4,140}["”“»]';
const SHEETS =
  "overview|check ?list|guide|how-to|tutorial|poster|flyer|leaflet|notice|fact ?sheet|übersicht|überblick|merkblatt|checkliste|plakat|aushang|anleitung|ratgeber|infoblatt|aperçu|récapitulatif|fiche|affiche|mémo|tutoriel|resumen|ficha|cartel|folleto|guía|riepilogo|panoramica|locandina|guida|volantino|overzicht|handleiding|stappenplan|resumo|cartaz|folheto|guia";
const PICTURES =
  "(?:og|open graph|share|sharing|preview|link|social|cover|header)[- ](?:image|picture|card|graphic)|(?:vorschau|titel|teiler?)(?:bild|grafik)|imag(?:e|em|en) (?:de (?:partage|couverture|partilha|capa|portada)|para compartir)|immagine (?:di|per la) (?:anteprima|copertina|condivisione)|(?:deel|voorbeeld|omslag)afbeelding";
const TEXTS =
  "blog ?post|blog ?article|article|guide|case study|blogbeitrag|blogartikel|artikel|beitrag|leitfaden|billet(?: de blog)?|artículo|entrada(?: de(?:l)? blog)?|guía|articolo|guida|blogbericht|gids|artigo|guia";
/** "Übersicht „Was darf in die Tonne?“ für Website und Aushang.", 'og image for blog post "How we cut a dump"' */
const TITLED_SHEET = new Prefiltered(
  `^\\s*(?:(?:an?|eine?n?|une?|una|uno|een|uma?|the)\\s)?(?:(?:[\\p{L}-]+\\s)?(?:${SHEETS}|${MADE_THINGS})\\s+(?<sheet>${IN_TITLE_MARKS})\\s+${FOR_PLACES}|(?:${PICTURES}) (?:for|für|zum|pour|para|per|voor) (?:${TEXTS})\\s?:?\\s*(?<text>${IN_TITLE_MARKS}))\\s*[.:]?\\s*$`,
  "iu",
);

/** 'Hi, could you make a how-to people can save: "How to stop your pipes freezing".': an order, and the title of all. */
const TITLED_REQUEST = new Prefiltered(
  `^(?=[^:]*(?<!\\p{L})(?:could|can|would|please|pls|need|like|könn\\p{L}*|bitte|brauch\\p{L}*|hätte\\p{L}*|möcht\\p{L}*|pou[rv]\\p{L}*|peux|faut|faudrait|aimer\\p{L}*|voudr\\p{L}*|merci|pod[éer]\\p{L}*|puede\\p{L}*|neces\\p{L}*|quer\\p{L}*|gustaría|pot[er]\\p{L}*|puoi|serve|vorre\\p{L}*|kun\\p{L}*|zou\\p{L}*|graag|will?en|precis\\p{L}*|gost\\p{L}*)(?!\\p{L}))(?=[^:]*(?<!\\p{L})(?:${SHEETS}|${MADE_THINGS}|article|artikel)s?(?!\\p{L}))[^"“„«:.?\\d]{10,160}[:：]\\s*(?<title>${IN_TITLE_MARKS})\\s*[.?]?\\s*$`,
  "iu",
);
/** "a card that says: “…”", "with the words of a customer: “…”": what is to be read there, or what was said. */
const LEADS_TO_WORDS =
  /(?<!\p{L})(?:quot\p{L}+|testimonials?|reviews?|says?|saying|reads?|words?|lines?|caption|text|zitat\p{L}*|kundenstimme|steht|worten?|spruch|satz|citations?|témoignage|avis|dit|mots|phrase|texte|citas?|testimoni\p{L}*|diga|frase|texto|citazione|recensione|dica|parole|testo|citaat|recensie|staat|woorden|zin|tekst|citação|depoimento|palavras)(?!\p{L})/iu;

/** "Zo voorkom je bevroren leidingen": "je" is "you" in Dutch. */
const isSpoken = (title: string, language: string): boolean =>
  SPOKEN.test(language === "nl" ? title.replace(/(?<!\p{L})je(?!\p{L})/giu, "") : title);

const OF_ARTICLE =
  /(?<!\p{L})(?:(?:blog ?-?)?(?:article|artikel|beitrag|post)|billet|artículo|articolo|artigo|newsletter)(?!\p{L})/iu;
/** Whether words in quotation marks are a title, by what leads to them: they are neither spoken nor a whole text. */
export const givesTitle = (lead: string, title: string, language: string): boolean =>
  OF_ARTICLE.test(lead) || (!isSpoken(title, language) && !LEADS_TO_WORDS.test(lead));

function titleAsked(text: string, language: string): string | undefined {
  const { sheet, text: named } = TITLED_SHEET.exec(text)?.groups ?? {};
  if (sheet ?? named) return sheet ?? named;
  const title = TITLED_REQUEST.exec(text)?.groups?.title;
  return title && givesTitle(text.slice(0, text.indexOf(title)), title, language) ? title : undefined;
}

function titledIn(text: string, language: string): string | undefined {
  const { title, colon } = TITLED_ORDER.exec(text)?.groups ?? {};
  // “Card: “I never felt judged.””: what a person said is no title.
  if (title && !(colon && SPOKEN.test(title))) return title;
  const labelled = title ? undefined : TITLED_LABEL.exec(text)?.groups?.title;
  return labelled && isSubtitled(labelled.slice(1, -1).trim()) ? labelled : titleAsked(text, language);
}

/** Reads such an order, or the title of an event; undefined where a sentence is neither. */
export function readTitledOrder(n: Notebook, place: Stretch): true | undefined {
  const { start, end, piece } = place;
  const text = n.plain.slice(start, end);
  const title = titledIn(text, n.language);
  if (!title) return readTitledEvent(n, place) ?? readByline(n, place);
  const at = start + text.indexOf(title);
  hold(n, start, at, "instruction");
  hold(n, at + title.length, end, "instruction");
  addTitle(n, { start: at, end: at + title.length, piece }, "title");
  return true;
}

const OWN_WORDS =
  /^\s*(?:in (?:her|his|their) own words|in (?:ihren|seinen|deren) (?:eigenen )?worten|(?:selon|avec) ses (?:propres )?mots|con sus (?:propias )?palabras|en sus (?:propias )?palabras|con (?:le )?(?:sue|loro) parole|in (?:haar|zijn|hun) (?:eigen )?woorden|n?as suas (?:próprias )?palavras)\s*[:,]\s*$/iu;

/** How much of the words before a quotation is for the maker: "In her own words:" tells readers who speaks. */
export const leadOfQuotation = (lead: string): number => (OWN_WORDS.test(lead) ? 0 : lead.length);

const EVENT_TITLE = /^\s*(?<before>[^"“”„«».!?]{5,90}?\s*["“„«][^"“”„«»]{6,120}["”“»])[.,]?\s*(?<rest>.*)$/su;

const KIND =
  /^\s*(?:\p{L}+ ){0,2}(?:webinars?|workshops?|talks?|lectures?|seminars?|masterclass|vortrag|lesung|webinaires?|conférence|atelier|charla|taller|seminario|conferenza|lezing|palestra|oficina)(?!\p{L})(?![^:]*(?<!\p{L})(?:image|picture|preview|page|card|post|carousel)(?!\p{L}))/iu;

/** "Free webinar on Thursday: “How to pay it right”, with Ana Ruiz.": the first sentence names an event by its title. */
function readTitledEvent(n: Notebook, { start, end, piece }: Stretch): true | undefined {
  const text = n.plain.slice(start, end);
  const { before = "", rest = "" } = EVENT_TITLE.exec(text)?.groups ?? {};
  const [kind = ""] = before.split(/["“„«]/u);
  if (mains(n).length > 0 || !KIND.test(kind) || !leadsToTitle(kind) || SPOKEN.test(before)) return undefined;
  const at = start + text.indexOf(before);
  addStatement(n, { start: at, end: at + before.length, piece });
  if (/\p{L}{2}/u.test(rest)) addStatement(n, { start: end - rest.length, end, piece });
  return true;
}

/** Adds what a person said. A single blank before a colon is French. `sender`: who sent it, in a lead that is for the maker. */
export function addQuotation(n: Notebook, { start, end, piece }: Stretch, sender = ""): void {
  const text = n.plain.slice(start, end);
  const said = sender ? `${sender}: ${text.slice(text.search(/["“„«]/u))}` : withoutApproval(text);
  const says = saysOf(said.replace(/ {2,}(?=[:,.])/gu, ""), n);
  addFact(n, { kind: "quotation", says, start, end, main: true, piece, text });
}

/** "Source, small, at the bottom: …": what stands between the label and its colon is for the designer. */
const SOURCE =
  /^\s*(quelle|sources?|fuente|fonte|bron)(?:,?\s+(?:line|at the bottom|in small type|small|below|unten|klein|en bas|en petit|abajo|en pequeño|in basso|in piccolo|onderaan|embaixo|pequeno))+(?=\s*[:：])/iu;

/** "Please post this: “We are closed on Friday. …”": the text itself, and no quotation of a person. */
const GIVEN =
  /^[^"“„«:]{0,60}(?<!\p{L})(?:post|text|caption|copy|wording|publish|beitrag|texte|texto|testo|tekst|poste[nrtz]?|publi\p{L}*|pubblic\p{L}*|plaats|deel|teil\p{L}*|schreib\p{L}*|share|partilh\p{L}*|compart\p{L}*|diffus\p{L}*)(?!\p{L})[^"“„«:]{0,30}[:：]\s*["“„«](?<text>[^"“”„«»]{20,1200})["”“»][.!]?\s*$/iu;

/** "Helen R. has allowed us to publish this: “…”", "Here is her text: “…”": the words of a person, who stands before or behind them. */
const OF_PERSON =
  /^[^"“„«:]{0,80}(?<!\p{L})(?:has|have|had|hat|haben|a|ont|ha|han|hanno|heeft|tem|têm|lets?|said|wrote|told|(?:her|his|ihr|sein|son|su|suo|haar|zijn|seu) (?:own |propre )?(?:text|caption|post|texte|texto|testo|tekst|beitrag))(?!\p{L})[^"“„«:]{0,60}[:：]/iu;

/** Where a sentence begins that does not go on with the one before: "So we baked. And baked." */
const JOINS = "(?:and|but|or|so|und|aber|oder|et|mais|ou|y|pero|e|ma|en|maar|of|mas) ";
const GOES_ON = new Prefiltered(`(?<=[.!?…]) (?!${JOINS})`, "iu");
const IS_JOINED = new Prefiltered(`^${JOINS}`, "iu");

/** Longer words do not stand as one headline. */
const LONGEST_TITLE = 110;

/** Reads the text of a post that the author gives in quotation marks; undefined where there is none. */
export function readGivenText(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const whole = n.plain.slice(start, end);
  const text = OF_PERSON.test(whole) ? "" : (GIVEN.exec(whole)?.groups?.text ?? "");
  if (text === "") return undefined;
  let at = start + whole.indexOf(text);
  hold(n, start, at, "instruction");
  const parts = text.split(GOES_ON);
  for (const sentence of parts) {
    const from = n.plain.indexOf(sentence, at);
    if (from < 0) continue;
    at = from + sentence.length;
    const said = addStatement(n, { start: from, end: at, piece }, { says: asGiven(sentence) });
    const leads = parts.length === 1 || (sentence === parts[0] && IS_JOINED.test(sentence.trim()));
    if (leads && sentence.length <= LONGEST_TITLE) n.title ??= said;
  }
  return true;
}

/** What joins the clause of a wish to what stands before it. */
const JOINT = /(?:[\s,;–—-]|(?<!\p{L})(?:and|und|et|y|e|en)(?=[\s,;]*$))+$/iu;
const WISHED = { title: undefined, closing: "end_with", line: "must_say" } as const;

/**
 * Reads a wish that gives the words of one part: "The cover could read “…”". Undefined for other sentences. `read` reads
 * what its sentence tells before and behind.
 */
export function readGivenPart(
  n: Notebook,
  place: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const sentence = n.plain.slice(place.start, place.end);
  const found = givenPartIn(sentence, n.language);
  const isMarked = found !== undefined && /[:：]\s*["“„«]$/u.test(sentence.slice(0, found.from));
  if (!found || (!isMarked && n.judge.isCertainlyForReaders(sentence))) return undefined;
  const at = (offset: number) => place.start + offset;
  const words = sentence.slice(found.from, found.to);
  const lead = sentence.slice(0, found.start).replace(JOINT, "");
  if (lead !== "") read({ ...place, end: at(lead.length) });
  hold(n, at(lead.length), at(found.start), "instruction");
  hold(n, at(found.start), at(found.from), "instruction");
  const inside = { ...place, start: at(found.from), end: at(found.shut) };
  const said = addStatement(n, inside, { says: asGiven(words) });
  if (found.part === "title") n.title ??= said;
  if (found.part === "closing") n.parts.push({ part: "closing", start: inside.start, end: inside.end });
  const rule = WISHED[found.part];
  if (rule) wish(n, { rule, value: words }, inside.start, inside.end);
  const behind = { ...place, start: at(found.end) };
  hold(n, inside.end, behind.start, "instruction");
  if (/[\p{L}\p{N}]/u.test(n.plain.slice(behind.start, behind.end))) read(behind);
  return said !== undefined;
}

/** Reads a title or a source; undefined where there is neither. `from` is the first letter behind the label. */
export function readLabelled(n: Notebook, place: Stretch, from: number): boolean | undefined {
  const whole = n.plain.slice(place.start, place.end);
  const behind = { ...place, start: from };
  const source = SOURCE.exec(whole);
  if (source) {
    const says = saysOf(`${source[1]}${whole.slice(source[0].length)}`, n);
    return addStatement(n, place, { says }) !== undefined;
  }
  const isTitle = from > place.start && QUOTED.test(n.plain.slice(from, place.end));
  return isTitle ? addTitle(n, behind, n.plain.slice(place.start, from)) : undefined;
}
