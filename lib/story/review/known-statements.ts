import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor, isMoreForReaders, surelyFor } from "../addressee/addressee.ts";
import { isOnlyThanks } from "../addressee/reader-thanks.ts";
import { advisesOnPain } from "../body-advice.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { isByline } from "../read/byline.ts";
import { changeLabel } from "../read/changes.ts";
import { LIMITS } from "../read/evidence.ts";
import { isRuleOfVisit } from "../read/picture-notes.ts";
import { isSurelyToReaders } from "../read/prohibitions.ts";
import { hasReaderForm, isSurelyForReaders } from "../read/reader-forms.ts";
import { isBeforeRequest, urgesReaders } from "../read/request-tails.ts";
import { advisesAgainst } from "../read/tips.ts";
import { asksReaders, invitesReaders } from "../read/welcomes.ts";
import { wantsSaid } from "../remark-clauses.ts";
import type { Fact, Reading } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { valuesIn } from "../values/values.ts";
import { listedFacts } from "../write/groups.ts";
import { namesPerson, namesSpeaker } from "./named-people.ts";
import { isOfTheWork, isRuleOrDuty } from "./rules-and-duties.ts";
import { tellsTermsOfBooking } from "./terms-of-booking.ts";

/** Statements whose place in the brief says that they are for readers, whatever their few words have. */

/** "What changed:", "Ce qui change :" above a list. */
const HEADS_NEWS = new Prefiltered(
  /(?:^|[.!]\s+)(?:what(?:['’]s| is| has)? (?:new|changed|changes|different|in it)|(?:was )?(?:(?:ist |sich )?(?:neu|geändert|ändert)(?: hat| ist)?)|(?:das ist|was ist) neu|ce qui (?:change|a changé|est nouveau)|quoi de neuf|les nouveautés|(?:qué|lo que) (?:cambia|ha cambiado)|(?:las )?novedades|(?:che )?cosa (?:cambia|è cambiato)|(?:le )?novità|wat er (?:nieuw|anders|veranderd) is|wat is er (?:nieuw|veranderd|anders)|(?:o que )?(?:mudou|muda|há de novo)|(?:as )?novidades) ?[:：]\s*$/iu,
);
/** "Tidepost 4.2 went out": what is new has a version. */
const VERSION =
  /(?<![\d.,])v?\d{1,3}(?:\.\d{1,3}){1,2}(?![\d,])|(?<!\p{L})version \d|^[^.!?]*\p{Lu}\p{L}+ \d{1,3}(?=\s)/u;

function headsNews({ quote, span }: Fact, reading: Reading): boolean {
  const found = HEADS_NEWS.exec(quote);
  if (!found) return false;
  const before = quote.slice(0, found.index);
  const listed = listedFacts(reading);
  const isAboveList = reading.facts.some(({ id, span: other }) => listed.has(id) && other.start >= span.end);
  return isAboveList && (before.trim() === "" || VERSION.test(before));
}

/** "Spiega in parole semplici quali documenti servono": what an article does that was named before. */
const DOES: Record<string, RegExp> = {
  en: /^(?:explains|covers|shows|tells|describes|answers|lists|includes)(?!\p{L})/iu,
  de: /^(?:erklärt|zeigt|beschreibt|beantwortet|erzählt|enthält)(?!\p{L})/iu,
  fr: /^(?:explique|rappelle|montre|raconte|répond|décrit|contient)(?!\p{L})/iu,
  es: /^(?:explica|cuenta|muestra|recoge|recuerda|describe|responde|incluye|repasa)(?!\p{L})/iu,
  it: /^(?:spiega|racconta|mostra|raccoglie|ricorda|descrive|risponde|contiene|elenca)(?!\p{L})/iu,
  nl: /^(?:legt|beschrijft|vertelt|laat zien|beantwoordt|bevat)(?!\p{L})/iu,
  pt: /^(?:explica|conta|mostra|reúne|lembra|descreve|responde|inclui)(?!\p{L})/iu,
};
const NAMES_ARTICLE =
  /(?<!\p{L})(?:article|guide|blog|post|paper|book|report|artikel|ratgeber|leitfaden|beitrag|broschüre|articles?|dossier|livre|artículo|guía|libro|informe|articolo|guida|opuscolo|libro|gids|brochure|boek|artigo|guia|livro|folheto)(?!\p{L})/iu;
/** Measures of a text, which only an order to its writer names. */
const MEASURES = new Prefiltered(
  /(?<!\p{L})(?:lines?|sentences?|words|slides?|zeilen|sätzen?|worten|folien?|lignes?|phrases?|diapos?|líneas?|frases?|palabras|righe|riga|frasi|regels?|zinnen|linhas?|palavras) ?[,.;:]|(?<!\p{L})(?:in|en|em) (?:\d|two|three|a few|zwei|drei|wenigen|deux|trois|quelques|dos|tres|pocas|due|tre|poche|twee|drie|enkele|duas|três|poucas) (?:lines?|sentences?|words|slides?|zeilen|sätzen|worten|folien|lignes|phrases|mots|diapos|líneas|frases|palabras|righe|frasi|parole|regels|zinnen|woorden|linhas|palavras)(?!\p{L})/iu,
);

function tellsOfArticle({ quote, span }: Fact, { facts, language }: Reading): boolean {
  if (!own(DOES, language)?.test(quote.trim()) || MEASURES.test(quote)) return false;
  return facts.some(
    ({ from, span: other, quote: words }) =>
      from === "brief" && other.end <= span.start && NAMES_ARTICLE.test(words) && /["“„«]/u.test(words),
  );
}

/** "Not for existing customers, sorry": what an offer does not hold for. */
const limitsOffer = ({ quote }: Fact, { offer, facts }: Reading): boolean =>
  LIMITS.test(quote) &&
  (offer !== null || facts.some(({ kind, from }) => kind === "price" && from === "brief"));

const FEWEST_STEPS = 2;

function advisesBehindSteps({ quote, span }: Fact, { facts }: Reading): boolean {
  if (!advisesAgainst(quote)) return false;
  return (
    facts.filter(({ kind, span: other }) => kind === "step" && other.end <= span.start).length >= FEWEST_STEPS
  );
}

/** "Prijslijstje voor de winterbeurt, graag zo overnemen:": a title above a list, without the order behind it. */
function headsList({ quote, span }: Fact, reading: Reading): boolean {
  const listed = listedFacts(reading);
  const next = reading.facts.find(({ from, span: other }) => from === "brief" && other.start >= span.end);
  const isCut = reading.heldBack.some(
    ({ span: held, quote: order }) =>
      held.start >= span.end && held.start - span.end <= 2 && /:\s*$/u.test(order),
  );
  return (
    isCut &&
    next !== undefined &&
    listed.has(next.id) &&
    certainlyFor(quote.trim(), reading.language) === undefined
  );
}

/** "Here are our figures for 2026:", "Estos son los precios:" right above them. */
const PRESENTS =
  /^(?:here(?:['’]s| are| is)|these are|(?:hier|das|dies) (?:sind|ist)|hier kommen|voici|voilà|ce sont|est[oae]s? (?:son|es)|aquí (?:est[aá]n?|van|tenéis|tienes)|ecco|quest[oaie] (?:sono|è)|(?:hier|dit|dat) (?:zijn|is)|hier volgen|est[ae]s? (?:são|é)|aqui (?:são|estão|ficam)|eis) (?!(?:for|für|pour|para|per|voor)(?!\p{L}))[^.!?:：]{3,90}[:：]?\s*$/iu;

function presentsList({ quote, span }: Fact, reading: Reading): boolean {
  const words = quote.trim();
  if (!PRESENTS.test(words) || matchesIn(MAKER_WORDS, words).length > 0 || FOR_PIECE.test(words))
    return false;
  const next = reading.facts.find(({ from, span: other }) => from === "brief" && other.start >= span.end);
  return next !== undefined && next.span.start - span.end <= NEAR && isEntry(next, reading);
}
const NEAR = 4;
/** "Here are the figures you asked for", "die Infos für euch": what is handed to the maker. */
const FOR_PIECE =
  /(?<!\p{L})(?:you (?:asked|wanted|need)|as (?:agreed|discussed|promised)|notes?|facts|info\p{L}*|details?|material\p{L}*|stichpunkte|stichworte|notizen|wie besprochen|éléments|comme convenu|datos para|apuntes|come d['’]accordo|appunti|zoals afgesproken|gegevens|apontamentos|como combinado)(?!\p{L})/iu;

const isEntry = ({ id, kind }: Fact, reading: Reading): boolean =>
  listedFacts(reading).has(id) || kind === "price" || kind === "figure" || kind === "proof";

/** "We're not there yet and I'd like that said honestly", "We only bake 60, so tell people to hurry": the author wants readers to know it. */
const isWantedSaid = ({ span, quote: said }: Fact, { heldBack, language }: Reading): boolean =>
  heldBack.some(
    ({ span: held, quote }) =>
      held.start >= span.end &&
      held.start - span.end <= 2 &&
      (wantsSaid(quote) || (urgesReaders(quote, language) && surelyFor(said.trim(), language) === undefined)),
  );

/** "… and `kite serve` rebuilds a page in 8 ms.": the sentence goes on behind the code in it. */
function goesOnBehindCode({ quote, span }: Fact, { facts, language }: Reading): boolean {
  const before = facts.filter(({ from, span: other }) => from === "brief" && other.end <= span.start).at(-1);
  const words = quote.trim().replace(CONJUNCTION, "");
  return before?.kind === "snippet" && /^[\p{Ll}`]/u.test(quote.trim()) && isMoreForReaders(words, language);
}
const CONJUNCTION = /^(?:and|then|und|dann|danach|et|puis|y|luego|e|poi|en|dan|depois)(?!\p{L})\s*/iu;

/** "Danke, Leipzig!" before the news of a brief in which nothing was said to anyone else. */
function opensWithThanks({ quote, span }: Fact, { facts, wishes, heldBack }: Reading): boolean {
  if (!isOnlyThanks(quote)) return false;
  const isAlone = wishes.length === 0 && heldBack.length === 0;
  const behind = facts.filter((one) => one.from === "brief" && one.span.start >= span.end);
  // "Dank jullie wel! Zaterdag hebben we …": the reason follows at once.
  const isExplained = span.start === 0 && behind.some((one) => one.span.start - span.end <= 2);
  return behind.length > 0 && (isAlone || isExplained);
}

const invites = ({ quote }: Fact, { language }: Reading): boolean => invitesReaders(quote, language);

/** "¿Cambias de gestoría?" before what is offered. */
function opensWithQuestion({ quote, span }: Fact, { facts, language }: Reading): boolean {
  const others = facts.filter(({ from, span: other }) => from === "brief" && other.start !== span.start);
  const isFirst = others.length > 1 && others.every((other) => other.span.start >= span.end);
  return isFirst && asksReaders(quote, language);
}

/** "BREAKING: Node 16 support ends with 5.0": the label of a change before what it changes. */
function tellsChange({ quote }: Fact, { language }: Reading): boolean {
  const [, label = ""] = /^\s*(\p{L}[\p{L} ]{1,18}): +\S/u.exec(quote) ?? [];
  if (changeLabel(label) === undefined) return false;
  const isValued = valuesIn(quote, language).some(({ kind }) => kind === "version" || kind === "name");
  return isValued && certainlyFor(quote.trim(), language) === undefined;
}

/** "Please upgrade to Node 20 before that.": what users of a release have to do. */
const UPGRADES =
  /^(?:(?:please|bitte|merci de|por favor,?|per favore,?|graag) )?(?:upgrade|update|migrate|reinstall|restart|aktualisier\p{L}*|migrier\p{L}*|mettez à jour|actuali[cz]\p{L}*|migr(?:a|en|ad|ate|e|em)|aggiorn\p{L}*|werk [^.]* bij|atuali[zs]\p{L}*) [^.!?]*[.!]?$/iu;
const tellsUpgrade = ({ quote }: Fact, { facts }: Reading): boolean =>
  UPGRADES.test(quote.trim()) &&
  !isOfTheWork(quote) &&
  facts.some(({ from, quote: words }) => from === "brief" && VERSION.test(words));

/** "営業時間は10時から18時です": when it is open. */
const HOURS =
  /^(?:our )?(?:opening (?:hours|times)|(?:unsere )?öffnungszeiten|(?:nos )?(?:horaires|heures d[’']ouverture)|(?:nuestro )?horarios?|(?:i nostri )?orari(?:o)?|(?:onze )?openingstijden|(?:o nosso )?horários?|営業時間|開館時間|受付時間|診療時間)(?!\p{Ll})[^.!?。]*\d/iu;
const tellsHours = ({ quote }: Fact): boolean => HOURS.test(quote.trim());

/** "Do not put it in a dishwasher.": it names what no post has. */
const isRuleForReaders = ({ quote }: Fact, { language }: Reading): boolean =>
  isRuleOfVisit(quote.trim()) ||
  (isSurelyToReaders(quote.trim(), language) && certainlyFor(quote.trim(), language) === undefined);

/** "Plan: Business" among other lines of its form. */
const RECORD_LINE = /^\s*\p{L}[\p{L} /&-]{1,22}: ?\S[^.!?]{0,80}$/u;
const FEWEST_LINES = 2;

function isOfRecord({ quote }: Fact, { facts, wishes }: Reading): boolean {
  if (!RECORD_LINE.test(quote) || wishes.length > 0 || isOfTheWork(quote)) return false;
  const lines = facts.filter(({ from, quote: words }) => from === "brief" && RECORD_LINE.test(words));
  return lines.length >= FEWEST_LINES;
}

/** "If it's cloudy we go into the hall": what is done in which weather. */
const IN_WEATHER = new Prefiltered(
  /^(?:(?:and|but|und|et|y|e|en) )?(?:if (?:it(?:['’]s| is| rains| snows| pours)|the (?:weather|wind|sky|rain|snow))|in case of (?:rain|snow|bad weather|storm)|(?:bei|falls es|wenn es) (?:\p{L}+ )?(?:regen|regnet|schnee|schneit|sturm|wind|schlechtem wetter|bewölkt)|(?:en cas de|s['’]il) (?:pluie|pleut|neige|mauvais temps|vent|fait mauvais)|(?:si|en caso de) (?:llueve|lluvia|nieva|hace (?:mal tiempo|viento)|mal tiempo)|(?:se|in caso di) (?:piove|pioggia|nevica|maltempo|brutto tempo)|(?:als het|bij) (?:regent|regen|sneeuw(?:t)?|slecht weer|waait|storm)|(?:se|em caso de) (?:chover|chuva|nevar|mau tempo))(?!\p{L})[^?]{8,}$/iu,
);
const tellsOfWeather = ({ quote }: Fact, { language }: Reading): boolean =>
  IN_WEATHER.test(quote.trim()) && certainlyFor(quote.trim(), language) === undefined;

const tellsTerms = ({ quote }: Fact, { language }: Reading): boolean =>
  tellsTermsOfBooking(quote, language) && certainlyFor(quote.trim(), language) === undefined;

/** "… une petite vidéo pour annoncer | notre nouvelle galette, la poire-noisette": what an order says is announced. */
const ANNOUNCES =
  /(?<!\p{L})(?:to (?:announce|introduce|present|launch)|(?:annoncer|présenter|lancer)|(?:anunciar|presentar|lanzar)|(?:annunciare|presentare|lanciare)|(?:apresentar|lançar))\s*$/iu;
const OURS_NEW =
  /^(?:our|notre|nos|nuestr[oa]s?|(?:(?:il|la|i|le) )?nostr[oaie]|(?:[oa]s? )?noss[oa]s?) (?:new|next|first|nouve(?:au|l|lle|aux|lles)|nuev[oa]s?|nuov[oaie]|nov[oa]s?)(?!\p{L})/iu;
const isAnnounced = ({ quote, span }: Fact, { heldBack }: Reading): boolean =>
  OURS_NEW.test(quote.trim()) &&
  matchesIn(MAKER_WORDS, quote).length === 0 &&
  heldBack.some(
    ({ why, quote: order, span: held }) =>
      why === "instruction" && held.end <= span.start && span.start - held.end <= 2 && ANNOUNCES.test(order),
  );

/** "Our favourites among the nine: Widow Tranter (a climbing bean), …": what the brand likes best, by name. */
const FAVOURITES = new Prefiltered(
  /^(?:our|my|unsere?|nos|notre|nuestr[oa]s?|i nostri|le nostre|onze|os nossos|as nossas) (?:\p{L}+ )?(?:favou?rites?|picks|tips?|lieblinge|favoriten|tipps|préférés?|préférées?|coups? de c(?:œ|oe)ur|favorit[oa]s?|preferit[ie]|favorieten)(?!\p{L})[^:.]{0,50}:\s+\p{Lu}/iu,
);
const namesFavourites = ({ quote }: Fact): boolean =>
  FAVOURITES.test(quote.trim()) && matchesIn(MAKER_WORDS, quote).length === 0;

const isKnownByForm = ({ quote }: Fact, { language }: Reading): boolean =>
  isSurelyForReaders(quote) || (hasReaderForm(quote) && certainlyFor(quote.trim(), language) === undefined);

const adviseOnPain = ({ quote }: Fact): boolean => advisesOnPain(quote);

const namesAuthor = ({ says }: Fact, { language }: Reading): boolean => isByline(says, language);

/** Whether a statement is known to be for readers by its place among the others. */
export const isKnownStatement = (fact: Fact, reading: Reading): boolean =>
  [
    headsNews,
    headsList,
    presentsList,
    isBeforeRequest,
    isWantedSaid,
    tellsOfArticle,
    limitsOffer,
    advisesBehindSteps,
    goesOnBehindCode,
    opensWithThanks,
    invites,
    opensWithQuestion,
    tellsChange,
    isOfRecord,
    tellsUpgrade,
    tellsHours,
    tellsOfWeather,
    tellsTerms,
    isKnownByForm,
    isAnnounced,
    adviseOnPain,
    namesPerson,
    namesSpeaker,
    namesAuthor,
    namesFavourites,
  ].some((is) => is(fact, reading));

/** What readers have to do or must not, by its words alone. */
export const isKnownRule = (fact: Fact, reading: Reading): boolean =>
  isRuleOrDuty(fact, reading) || isRuleForReaders(fact, reading);
