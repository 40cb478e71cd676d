import { hasVerb } from "../../copy/grammar.ts";
import { ideas } from "../../copy/judge/ideas.ts";
import { capitalize, hasWords } from "../../copy/text.ts";
import { behindContraction, fromAccusative, fromDative, fromSeveral } from "../../text/german-cases.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { isContainer } from "./about.ts";
import { TO_AUDIENCE } from "./audience-words.ts";
import { topicAndClause } from "./clauses.ts";
import { TIPS_FOR } from "./form-words.ts";
import { namesNothing, namesReaders } from "./names-nothing.ts";
import { hold, holdWhole, mains, type Notebook, type Piece, type Stretch } from "./notebook.ts";
import { withArticle } from "./order-tails.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { announcingTitle, datedTopic, isDone } from "./topics.ts";
import { HOW_IT_LOOKS, whyTail } from "./why-made.ts";

/** "Could you do a card for our winter service? There are three levels …": the order alone names what it is about. */

/** Those whom something is made for, and where it stands: no name of what it is about. */
const FOR_WHOM = new Prefiltered(
  /(?<!\p{L})(?:beginners?|newcomers?|members?|customers?|clients?|parents?|readers?|followers?|visitors?|guests?|users?|people|everyone|colleagues|staff|donors?|débutants|principiantes|principianti|anfänger\p{L}*|patients?|families|students?|kunden|mitglieder|gäste|leser|eltern|leute|clients|abonnés|clientes|socios|gente|clienti|soci|klanten|leden|sócios|page|website|site|blog|feed|channel|newsletter|window|linkedin|instagram|facebook|schaufenster|vitrine|escaparate|vetrina|etalage|montra|quote|quotation|review|testimonial|survey|results?)(?!\p{L})/iu,
);

/** Whether words name those whom a piece is for, or where it stands. */
export const isForWhom = (text: string): boolean => FOR_WHOM.test(text);

const ARTICLE =
  /^(?:our|the|my|this year['’]s|unsere?[nrs]?|die|der|das|den|de[nr] neuen|notre|nos|les?|la|l['’]|nuestr[oa]s?|el|los|las|i nostri|le nostre|la nostra|il nostro|il|lo|gli|l['’]|onze|ons|de|het|noss[oa]s?|os?|as?)(?:\s+|(?<=['’]))\S/iu;
/** The dative of German, which names nothing; an adjective alone is of several. */
const DATIVE = /^(?:(?:de[mnr]|eine[mr]|unsere[mnr])\s|(?!(?:gegen|wegen|morgen)\s)\p{Ll}+en\s\p{Lu})/u;
const LEADS_TO_ACCUSATIVE = /(?<!\p{L})(?:für|über)\s*$/iu;
const LEADS_TO_DATIVE = /(?<!\p{L})(?:zu|mit|von|aus|bei|nach)\s*$/iu;

/** "How to wax a kite", "wie unser Brot entsteht": a title of its own. */
const ASKS =
  /^(?:how|why|what|wie|warum|weshalb|comment|pourquoi|cómo|por qué|come|perché|hoe|waarom|como|porque)\s[^?:"“,]{8,}$/iu;

/** "five tips for your very first riding lesson": what the list below is of. */
const COUNTED = new Prefiltered(
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|six|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|dieci|twee|drie|vier|vijf|zes|zeven|tien|dois|duas|três|quatro|cinco|sete|dez) (?:\p{L}+ ){0,2}?(?:tips?|steps|reasons|ways|things|ideas|rules|facts|mistakes|questions|signs|exercises|tipps|schritte|gründe|wege|dinge|ideen|regeln|fakten|fehler|fragen|übungen|conseils|étapes|raisons|façons|choses|idées|règles|erreurs|questions|gestes|consejos|pasos|razones|formas|cosas|ideas|reglas|errores|consigli|passi|motivi|modi|cose|idee|regole|errori|stappen|redenen|manieren|dingen|ideeën|regels|fouten|dicas|passos|razões|formas|coisas|ideias|regras|erros)(?!\p{L})/iu,
);

/** Whether words begin with so many tips or steps. */
export const isCounted = (text: string): boolean => COUNTED.test(text);

/** "Pas-à-pas pour poser une fermeture": what the steps are for is a heading in its infinitive. */
const STEPS_FOR =
  /(?<!\p{L})(?:(?:pas[ -]à[ -]pas|tuto(?:riel)?)\spour|(?:guía|tutorial|paso a paso)\spara|(?:guida|tutorial|passo (?:a )?passo)\s(?:per|para))\s*$/iu;

/** "tips for dogs in summer" */
const TIPS = new Prefiltered(`^${TIPS_FOR} [^:;"“„«]{4,60}:?$`, "iu");

/** Whether a topic is how something is done, or so many tips, rather than a thing that is there. */
export const isGuide = (topic: string): boolean =>
  [ASKS, COUNTED, TIPS].some((re) => re.test(topic)) ||
  isDone(topic.charAt(0).toLowerCase() + topic.slice(1));

/** "Öffnungszeiten über Ostern": German names begin with their noun. */
const NOUN_DE = /^\p{Lu}\p{Ll}{4,}/u;

/** "how the boxes work", "qué hacer si a un niño se le cae un diente": longer than a name, and a heading as it stands. */
const QUESTION =
  /^(?:(?:how|why|what|when|where)(?! (?:about|if)(?!\p{L}))|wie|warum|weshalb|was|wann|woran|comment|pourquoi|que faire|quoi faire|quand|cómo|por qué|qué|cuándo|come|perché|cosa|che cosa|quando|hoe|waarom|wat|wanneer|como|porque|o que fazer|o que) [^:;!"“„«]{6,100}$/iu;
/** A clause that goes on with the question, where its language sets a comma before it. */
const GOES_ON =
  /,\s+(?:wenn|falls|dass|ob|die|der|das|was|wie|als|wat|hoe|om|si|se|if|and|und|et|y|e|en)\s/giu;
const QUESTION_WORDS = 18;

const PRONOUN = /^(?:it|this|that)(?!\p{L})/iu;

const WORDS = { least: 2, most: 11 };

/** "A post about volunteer drivers": behind such a word a name needs no article. */
const ABOUT =
  /(?<!\p{L})(?:about|on|regarding|re|über|zum?|sur|à propos de|sobre|acerca de|su|riguardo|over)[\s:]+$/iu;
const isAbout = (n: Notebook, start: number, text: string): boolean =>
  ABOUT.test(n.plain.slice(0, start)) &&
  text.split(/\s+/).length <= 7 &&
  !/[,]|^(?:it|this|that|them|how|something)(?!\p{L})/iu.test(text);

/** "die Seite des Chors", "la pagina della rassegna": where the picture goes. */
const IS_PAGE =
  /^(?:(?:the|our|my|die|unsere[r]?|der|la|le|notre|nuestra|de|het|onze|a|nossa|o) )?(?:[\p{L}-]*seite|(?:web)?page|pagina|página|website)(?!\p{L})/iu;

/** Remembers the topic of an order that stands before all statements. */
export function rememberTopic(n: Notebook, start: number, end: number, piece: Piece) {
  const text = n.plain
    .slice(start, end)
    .replace(HOW_IT_LOOKS, "")
    .replace(/[\s.!?]+$/, "")
    .replace(AUDIENCE(), "")
    .trim();
  const count = text.split(/\s+/).length;
  if (
    (ASKS.test(text) ||
      COUNTED.test(text) ||
      TIPS.test(text) ||
      STEPS_FOR.test(n.plain.slice(0, start)) ||
      (n.english && isDone(text))) &&
    count <= WORDS.most
  )
    return showTopic(n, start, end, { piece, says: capitalize(text.replace(/:$/u, "")) });
  const isName =
    count >= WORDS.least &&
    count <= WORDS.most &&
    (ARTICLE.test(text) || (n.language === "de" && NOUN_DE.test(text)) || isAbout(n, start, text)) &&
    !isForWhom(text) &&
    !isContainer(text) &&
    !IS_PAGE.test(text) &&
    !/[:;"“„«]/u.test(text) &&
    !(n.english && hasVerb(text));
  const at = start + n.plain.slice(start, end).indexOf(text);
  if (isName && mains(n).length === 0) n.subject ??= { start: at, end: at + text.length, piece, says: "" };
}

/** Where a question ends that an order names; 0 without one. What stands behind its comma says why it is asked. */
function questionIn(text: string): number {
  const end = text.replace(/[\s.?]+$/u, "").length;
  const inside = text.slice(0, end).replace(GOES_ON, (joint) => joint.replace(",", " "));
  const length = (/,\s/.exec(inside)?.index ?? end) || 0;
  const question = text.slice(0, length).trimStart();
  const isShort = question.split(/\s+/).length <= QUESTION_WORDS;
  const isWhy = length === end || !/\d/.test(text.slice(length));
  return QUESTION.test(question) && isShort && isWhy && !/\.\s/.test(question) ? length : 0;
}

/** "showing people", "for farmers on" how to check their chain: they read it, so that the chain is theirs. English. */
const SHOWN_TO =
  /(?<!\p{L})(?:(?:people|everyone|customers|readers|viewers|members|parents|others)(?: to)?|for [\p{L}’' -]{3,40} (?:on|about|explaining|showing))\s*$/iu;
const toReaders = (question: string, before: string): string =>
  SHOWN_TO.test(before)
    ? question
        .replace(/\btheir\b/gu, "your")
        .replace(/\bthemselves\b/gu, "yourself")
        .replace(/\bthey\b/gu, "you")
    : question;

/** "the 4.2 release notes page": the page whose picture is wanted is called by its name. English. */
const PAGE_OF =
  /^(\s*(?:the|our|my) (?:(?!for )[\p{L}\d.’'&-]+ ){1,4}[\p{L}\d.’'&-]+) (?:web ?)?(?:page|site|article)(?:,? (?:version|release|v) ?\d[\d.]*(?: of \p{L}[\p{L}\d-]*)?)?[\s.:]*$/iu;

/** "our release page, version 5.2 of Ledgerlark": where the picture goes. English. */
const RELEASE_PAGE =
  /^\s*(?:the|our) releases? page,? (?:version|v) ?\d[\d.]*(?: of \p{L}[\p{L}\d-]*)?[\s.:]*$/iu;

/** "the release page of finch 2.4": the page, and what it is of. English. */
const PAGE_ABOUT =
  /^\s*(?:the|our|my|a) (?:[\p{L}\d’'&-]+ ){1,3}(?:page|site) (?:of|for|about) (?<thing>[^":;!?“„«]{3,60}?)[\s.]*$/iu;
function pageTopic(text: string): Span | undefined {
  const name = PAGE_OF.exec(text)?.[1];
  if (name) return { start: 0, end: name.length };
  const thing = PAGE_ABOUT.exec(text)?.groups?.thing ?? "";
  const start = text.lastIndexOf(thing);
  return thing === "" || /\.\s/.test(thing) ? undefined : { start, end: start + thing.length };
}

/**
 * Reads what stands behind an order where it is a question, which heads the piece, or names nothing that readers need;
 * undefined elsewhere. Those whom it is for, "freelancers who haven't filed yet", know that themselves.
 */
export function readQuestionOrNothing(n: Notebook, { start, end, piece }: Stretch): false | undefined {
  const [text, before] = [n.plain.slice(start, end), n.plain.slice(0, start)];
  const length = mains(n).length === 0 ? questionIn(text) : 0;
  const page = pageTopic(text);
  if (length > 0) {
    const to = start + Math.min(whyTail(text.replace(/[\s.!]+$/u, "")) || length, length);
    showTopic(n, start, to, { piece, says: capitalize(toReaders(n.plain.slice(start, to), before).trim()) });
  } else if (page && !STANDING_PAGE.test(text.slice(page.start, page.end)))
    rememberTopic(n, start + page.start, start + page.end, piece);
  else if (!page && !RELEASE_PAGE.test(text) && !namesNothing(text, before) && !namesReaders(text, before))
    return undefined;
  hold(n, start, end, "instruction");
  return false;
}

/** "our release notes page", "die Karriereseite": where the picture goes, whatever it tells. */
const STANDING_PAGE =
  /^(?:(?:the|our|my|die|unsere|la|notre|nuestra|nostra|onze|de|a|nossa) )?(?:releases?|release notes?|changelog|pricing|prices?|plans|careers?|jobs?|vacancies|contact|about(?: us)?|team|news|events?|blog|home|landing|product|shop|store|sign-?up|registration|booking|status|downloads?|help|support|faqs?|press|donation|donate|gallery|menu|preis\p{L}*|karriere\p{L}*|stellen\p{L}*|kontakt\p{L}*|start\p{L}*|tarifs?|contact|accueil|precios|contacto|inicio|prezzi|contatti|prijzen|vacatures|preços|contacto)$/iu;

/** What the author wants to show stands at the head, whatever else names it. */
export function showTopic(
  n: Notebook,
  start: number,
  end: number,
  { piece, says }: { piece: Piece; says: string },
) {
  if (mains(n).length === 0) n.subject ??= { start, end, piece, says };
}

/** "zu unserem Ertrag: 2023 …" and "für unseren Lauf: Sonntag …" name what follows: "unser Ertrag: 2023 …". German. */
function undeclined(before: string, text: string): string {
  if (LEADS_TO_ACCUSATIVE.test(before)) return fromAccusative(text);
  return LEADS_TO_DATIVE.test(before) ? fromDative(text) : behindContraction(before, text);
}

/** The name as it stands alone; undefined where its case does not allow that. */
export function named(text: string, before: string, language: string): string | undefined {
  if (language !== "de") return withArticle(text, before, language);
  const turned = undeclined(before, text);
  if (turned !== text) return turned;
  return LEADS_TO_DATIVE.test(before) && DATIVE.test(text) ? undefined : fromAccusative(text);
}

/** A statement says the topic with one in so many of its words. */
const SAID_SHARE = 3;

/** What the topic is called at the head of a text; undefined where the statements tell it already. */
function headOf(
  { start, says, isName }: NonNullable<Notebook["subject"]>,
  text: string,
  n: Notebook,
): string | undefined {
  if (says) return says;
  if (isName) return hasWords(n.drafts.map((draft) => draft.says).join("\n"), text) ? undefined : text;
  // The writer names what "It" stands for.
  if (PRONOUN.test(mains(n)[0]?.says ?? "")) return undefined;
  const said = new Set(ideas(mains(n)[0]?.text.split(/[:：]\s/u)[0] ?? ""));
  // A year or a small word in both says nothing of what it is about, and one word of many says little.
  const own = ideas(text);
  const shared = own.filter((word) => !/^(?:\d+|\p{Script=Latin}{1,2})$/u.test(word) && said.has(word));
  return shared.length > 0 && shared.length * SAID_SHARE >= own.length
    ? undefined
    : named(text, n.plain.slice(0, start), n.language);
}

/** A topic that no statement has a word of is the headline: without it readers do not know what they read about. */
export function tellTopic(n: Notebook) {
  const { subject, title } = n;
  if (!subject || title || n.drafts.length === 0) return;
  const text = n.plain
    .slice(subject.start, subject.end)
    .replace(/[\s.,:;!?]+$/, "")
    .replace(AUDIENCE(), "")
    .trim();
  const says = headOf(subject, text, n);
  if (says === undefined) return;
  const at = subject.start + n.plain.slice(subject.start).indexOf(text);
  const holds = n.heldBack.filter(({ span }) => span.start < at + text.length && at < span.end);
  n.heldBack = n.heldBack.filter((held) => !holds.includes(held));
  for (const { span, why } of holds) {
    hold(n, span.start, at, why);
    hold(n, at + text.length, span.end, why);
  }
  const place = { start: at, end: at + text.length, piece: subject.piece };
  n.title = addStatement(n, place, { says: saysOf(capitalize(says), n) });
}

/** What the author says the brief is about, without its frame. */
export function addTopic(n: Notebook, topic: string) {
  const t = topic
    .replace(AUDIENCE(), "")
    .replace(/\s(?:machen|erstellen|schreiben|posten|verfassen|maken|schrijven)\b.*$/iu, "")
    .replace(/^[\s,.:;]+|[\s,.:;!?–-]+$/g, "");
  if (/\p{L}/u.test(t) && (n.english || !IS_PAGE.test(t)))
    n.topics.push(n.language === "de" ? fromSeveral(t) : t);
}

/** "eine Karte für die neuen Kurse machen": the thing stands inside the frame. */
export function addTopicInside(n: Notebook, { start, end }: Span, from: number, piece: Piece) {
  addTopic(n, n.plain.slice(from + start, from + end));
  rememberTopic(n, from + start, from + end, piece);
}

/** "Présenter notre bilan à nos partenaires.": those whom it is to be shown to, in an order. */
const AUDIENCE = once(
  () =>
    new Prefiltered(
      `(?: (?:à (?:tous )?nos|to (?:all )?our|(?:an )?unseren?|a (?:tod[oa]s )?nuestr[oa]s|ai nostri|alle nostre|aan onze|aos nossos|às nossas) \\p{L}+|${TO_AUDIENCE})(?=[.:]?\\s*$)`,
      "iu",
    ),
);

/** What an order says with its topic, where that stands in other words than those of the brief. */
function withTopic(n: Notebook, start: number, text: string): { says?: string } {
  const own = text.replace(AUDIENCE(), "");
  const titled = announcingTitle(undeclined(n.plain.slice(0, start), own), n.language);
  if (titled !== text) return { says: saysOf(titled, n) };
  const said = topicAndClause(text) ?? (n.english ? datedTopic(text) : undefined);
  return said ? { says: saysOf(said, n) } : {};
}

/** Says the topic of an order as a statement; one whose case does not allow that is not understood. */
export function sayTopic(n: Notebook, place: Stretch): boolean {
  const text = n.plain.slice(place.start, place.end);
  if (named(text, n.plain.slice(0, place.start), n.language) === undefined)
    return holdWhole(n, place, "unclear");
  return addStatement(n, place, withTopic(n, place.start, text)) !== undefined;
}
