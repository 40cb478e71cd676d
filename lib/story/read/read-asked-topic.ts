import { hasVerb } from "../../copy/grammar.ts";
import { capitalize, stop, wordCount } from "../../copy/text.ts";
import { fromDative } from "../../text/german-cases.ts";
import { isContainer } from "./about.ts";
import { pastOpening } from "./announced-opening.ts";
import { type AskedTopic, askedTopic, opensAsOrder, ordersPicture } from "./asked-topic.ts";
import { namesTopicBehind } from "./content-orders.ts";
import { isEvent } from "./event-words.ts";
import { isNetworkLabel, networkLead } from "./form-requests.ts";
import { headingAsideAt } from "./heading-asides.ts";
import { givesTitle } from "./labelled.ts";
import { mainClause } from "./main-clause.ts";
import { namesMedium, namesNothing, namesReaders } from "./names-nothing.ts";
import { hold, holdWhole, mains, type Notebook, type Stretch } from "./notebook.ts";
import { isOrderManners } from "./order-manners.ts";
import { readLaunchPage } from "./page-address.ts";
import { endsInRequest } from "./request-tails.ts";
import { saysOf } from "./says.ts";
import { shownTopic } from "./shown-topics.ts";
import { addStatement } from "./statement.ts";
import { addTopic, isForWhom, named, showTopic } from "./topic-heading.ts";

/** Reads the first sentence of a brief where it asks for the piece and names what that is about. */

const MOST_WORDS = 16;
const SHORT = 5;
const OURS = /^(?:our|the|my|this|next|\p{L}+['’]s) /iu;

/** "Our news page", "the opening hours big": where the picture is to stand, and how it is to look. */
const PAGE = /(?:page|pagina|página|seite|site)(?!\p{L})/iu;
const SIZE =
  /\s(?:big(?:ger)?|large[rs]?|small(?:er)?|bold|groß|größer|klein(?:er)?|groot|groter|grand|gros|petit|grande|pequeñ[oa]|piccol[oa]|pequen[oa])$/iu;

/** "It's made from oats": the writer names what "it" stands for. English. */
const GOES_ON = /^\s*(?:It|This|They)(?!\p{L})/u;

/** A name, a question or a title; no place, no readers, nothing that names no subject. */
function isTopic(n: Notebook, { by }: AskedTopic, text: string, after: string): boolean {
  const words = wordCount(text);
  if (words > MOST_WORDS || !/\p{L}{3}/u.test(text)) return false;
  if (by === "question" || by === "compared") return words >= 2;
  if (n.english && GOES_ON.test(after)) return false;
  if (namesReaders(text, "for ") || PAGE.test(text) || SIZE.test(text)) return false;
  if (isForWhom(text) || isContainer(text) || namesNothing(text, "") || /["“„«]/u.test(text)) return false;
  // "Wet leaves and gutters" may be a clause by its words.
  return !n.english || !hasVerb(text) || OURS.test(text) || (by === "linked" && isTitle(text, words));
}
/** "The winter hours", "how to check a bike before you pay". */
const isTitle = (text: string, words: number): boolean =>
  words <= SHORT || /^how to (?!.*(?<!\p{L})the(?:y|m|ir)(?!\p{L}))/iu.test(text);

/** "A picture to go with the article that goes online on Thursday.": what is written stands behind. */
const ARTICLE =
  /^(?:(?:the|our|my|this|an?|new|latest|next|unser|zum|den|dem|neue[nrms]?|notre|le|l['’]|ce|dernier|nouve[la]\p{L}*|nuestro|el|nuevo|último|nostro|il|nuovo|ultimo|onze?|ons|het|de|nieuwe?|nosso|o|novo|último)\s*)*(?:blog ?)?-?(?:article|post|blog ?post|artikel|beitrag|billet|artículo|entrada|articolo|artikelen|stuk|artigo)(?![\p{L}])/iu;
function isOfArticle(text: string, language: string): boolean {
  const topic = /\d|["“„«:]/u.test(text) ? undefined : askedTopic(text, language);
  return topic?.by === "linked" && ARTICLE.test(text.slice(topic.start, topic.end));
}

const MARKS = /^["“„«]\s?|\s?["”“»]$/gu;

/** "Vergleich unserer Tarife": the genitive of several is spelled like the dative of one. German. */
const COMPARES = /(?:vergleich|übersicht|überblick|aufstellung|gegenüberstellung) (?:von )?$/iu;

/** The name as it heads a text; undefined where its case does not allow that. */
function saysName(n: Notebook, { start, end }: AskedTopic, text: string): string | undefined {
  const name = text.slice(start, end).replace(MARKS, "");
  if (n.english && /thank/iu.test(text.slice(0, start))) return `Thank you to ${name}`;
  const said = COMPARES.test(text.slice(0, start))
    ? fromDative(name)
    : named(name, text.slice(0, start), n.language);
  return said === undefined ? undefined : capitalize(said);
}

const OWN =
  /(?<!\p{L})(?:our|unsere?[nrms]?|notre|nos|nuestr[oa]s?|(?:(?:il|la|i|le) )?nostr[oaie]|(?:[oa]s? )?noss[oa]s?|onze|ons)\s[^,.:;!?"“„«]{3,70}$/iu;
const MOST_OWN = 9;
/** "… for the evening talk for parents: “Staying calm”": what takes place has a title of its own. */
const KNOWN =
  /(?<!\p{L})(?:the|d(?:en|ie|as|em|er)|l[ea]s?|l['’]|el|los|las|il|lo|la|i|gli|de|het|os?|as?)(?<=['’]|\p{L})\s?[^,.:;!?"“„«]{3,70}$/iu;
const ARTICLE_FIRST =
  /^(?:the|der|die|das|les?|la|l['’]|el|los|las|il|lo|i|gli|de|het|os?|as?)(?:\s|(?<=['’]))/iu;
const COLON = /\s?[:：]\s*$/u;

const takesPlace = (name: string): boolean =>
  isEvent(name) ||
  /(?<!\p{L})(?:weekend|\p{L}*wochenende|week-end|fin de semana|retreat)$/iu.test(name.trim());

/** "Our first aid course “Little hearts”": words of the author's own before a title that readers need beside it. */
function ownBefore(title: string): number {
  const lead = title.replace(COLON, "");
  const event = lead === title ? null : KNOWN.exec(lead);
  const found = OWN.exec(lead) ?? (event && takesPlace(event[0]) ? event : null);
  const name = found?.[0].trim() ?? "";
  const isFor = isForWhom(name) && !(lead !== title && takesPlace(name));
  const isNeeded = !namesMedium(name) && !isFor && !isContainer(name) && !PAGE.test(name);
  return found && isNeeded && wordCount(name) <= MOST_OWN ? found.index : title.length;
}

/** A title behind a colon stands without its marks there. */
const AFTER_COLON = /(?<=[:：]\s?)["“„«]\s?|\s?["”“»]$/gu;

/** A title in quotation marks is the headline. */
function readQuoted(n: Notebook, { start, end, piece }: Stretch, topic: AskedTopic): boolean {
  const lead = n.plain.slice(start, start + topic.start);
  const from = ownBefore(lead);
  const place = { start: start + from, end: start + topic.end, piece };
  const whole = n.plain.slice(place.start, place.end);
  const own = from < lead.length ? (named(whole, lead.slice(0, from), n.language) ?? whole) : "";
  const name = COLON.test(lead) ? own.replace(AFTER_COLON, "").replace(ARTICLE_FIRST, "") : own;
  const says = saysOf(capitalize(name || whole.replace(MARKS, "")), n);
  hold(n, start, place.start, "instruction");
  hold(n, place.end, end, "instruction");
  n.title ??= addStatement(n, place, { says });
  return true;
}

/** A name with what the same sentence tells of it: "Our vouchers, £10 and £25, valid two years". */
function readWithRest(n: Notebook, place: Stretch, topic: AskedTopic, text: string): boolean {
  const name = saysName(n, topic, text);
  if (name === undefined) return holdWhole(n, place, "unclear");
  const [from, rest] = [place.start + topic.start, text.slice(topic.rest)];
  hold(n, place.start, from, "instruction");
  const joint = /^[\s,:;–—-]/u.test(rest) ? "" : " ";
  const says = saysOf(`${name}${joint}${rest}`, n);
  const said = addStatement(n, { ...place, start: from }, { says });
  // Above a list the whole sentence is the heading.
  if (/[:：]\s*$/u.test(text)) n.title ??= said;
  return said !== undefined;
}

/** "Un post de agradecimiento para …": who is thanked is no topic. */
const THANKS = /dank|merci|gracias|grazie|obrigad|agradec|ringrazi/iu;

const DUTCH_VERB = /(?:\s(?:is|zijn)|t|en)[.!\s]*$/u;

/** "A card to say that we are closed": the clause is the statement. */
function readClause(n: Notebook, { start, end, piece }: Stretch, topic: AskedTopic): boolean {
  const from = start + topic.start;
  const clause = n.plain.slice(from, end).replace(/[\s.!?]+$/u, "");
  hold(n, start, from, "instruction");
  const isLast = n.language === "de" || n.language === "nl";
  // "… dicht is wegens reparatie": where the verb is not last, it is not found.
  if (n.language === "nl" && !DUTCH_VERB.test(clause))
    return holdWhole(n, { start: from, end, piece }, "unclear");
  const says = isLast ? mainClause(clause, n.language) : clause;
  if (isLast && says === clause) return holdWhole(n, { start: from, end, piece }, "unclear");
  return (
    addStatement(n, { start: from, end, piece }, { says: saysOf(stop(capitalize(says)), n) }) !== undefined
  );
}

/** The topic of such a sentence, past the opening of what is announced. */
function topicOf(n: Notebook, place: Stretch, text: string): AskedTopic | undefined {
  const topic = shownTopic(text, n.language) ? undefined : askedTopic(text, n.language);
  if (!topic || isNetworkLabel(text)) return undefined;
  const lead = text.slice(0, topic.start);
  const name = text.slice(topic.start, topic.end);
  if (topic.by === "clause") return topic;
  if (!n.english && THANKS.test(lead)) return undefined;
  if (topic.by === "quoted") return givesTitle(lead, name, n.language) ? topic : undefined;
  if (!isTopic(n, topic, name, n.plain.slice(place.end))) return undefined;
  const start = pastOpening(n, { ...place, start: place.start + topic.start }).start - place.start;
  return { ...topic, start };
}

/** "What goes in the freezer? As a simple chart, please.": the order stands behind the question. */
function questionAlone(n: Notebook, { end }: Stretch, text: string): AskedTopic | undefined {
  const isAsked = /[?]\s*$/u.test(text) && ordersPicture(n.plain.slice(end), n.language);
  const length = text.trimEnd().length;
  return isAsked ? { start: 0, end: length, by: "question", rest: text.length } : undefined;
}

/** "A video for home cooks who are scared of whetstones.": those who read it are named to them. */
function readReaders(n: Notebook, { start, end, piece }: Stretch, text: string): boolean {
  const topic = askedTopic(text, n.language);
  if (topic?.by !== "linked" || topic.rest < text.length) return false;
  const before = text.slice(0, topic.start);
  const from = before.trimEnd().search(/\S+$/u);
  const words = text.slice(topic.start, topic.end);
  if (from <= 0 || !namesReaders(words, "for ") || !namesReaders(words, before)) return false;
  const says = saysOf(capitalize(text.slice(from, topic.end)), n);
  showTopic(n, start + from, start + topic.end, { piece, says });
  hold(n, start, end, "instruction");
  return true;
}

type ReadRest = (rest: Stretch) => boolean;

/** A name as what the brief is about, and as what heads where nothing more is said of it. */
function headName(n: Notebook, place: Stretch, topic: AskedTopic, hasMore: boolean) {
  const text = n.plain.slice(place.start, place.end);
  const said = saysName(n, topic, text);
  if (said === undefined) return;
  if (topic.by !== "question" && topic.by !== "compared")
    addTopic(n, n.language === "de" ? said : text.slice(topic.start, topic.end));
  const at = place.start + topic.start;
  if (!(hasMore && topic.by === "bare"))
    showTopic(n, at, place.start + topic.end, { piece: place.piece, says: saysOf(said, n) });
}

/** A name heads; what stands behind one that says too little is read by itself. */
function readNamed(n: Notebook, place: Stretch, topic: AskedTopic, read: ReadRest): boolean {
  const { start, end } = place;
  const text = n.plain.slice(start, end);
  const hasMore = topic.rest < text.length && !isOrderManners(text.slice(topic.rest), n.language);
  if (hasMore && wordCount(text.slice(topic.start, topic.end)) > 1)
    return readWithRest(n, place, topic, text);
  headName(n, place, topic, hasMore);
  hold(n, start, hasMore ? start + topic.rest : end, "instruction");
  return hasMore && read({ ...place, start: start + topic.rest });
}

/** "Link preview for our 2.0 announcement: Tidepool 2.0, every backup checked": where the words begin, past a name of nothing. */
function wordsBehind(text: string, language: string): number {
  const network = networkLead(text);
  if (network > 0) return network;
  const topic = askedTopic(text, language);
  const joint = topic ? (/^\s*[:：]\s+(?=\S)/u.exec(text.slice(topic.end))?.[0] ?? "") : "";
  if (!topic || joint === "" || !namesNothing(text.slice(topic.start, topic.end), "")) return 0;
  return topic.end + joint.length;
}

/** Reads what stands behind a name of nothing; undefined without one. */
function readBehindName(n: Notebook, { start, end, piece }: Stretch, read: ReadRest): boolean | undefined {
  const words = wordsBehind(n.plain.slice(start, end), n.language);
  if (words === 0) return undefined;
  hold(n, start, start + words, "instruction");
  return read({ start: start + words, end, piece });
}

/** "Share picture for acme.example/sale: Ex-hire lanterns from £15": the page that it is for, before the words. */
const FOR_PAGE =
  /^[^:.!?]{3,60}?\s(?<address>(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s:]*)?)\s?[:：]\s+(?=\S)/u;

/** Reads the words, and the address behind them. */
function readForPage(n: Notebook, { start, end, piece }: Stretch, read: ReadRest): boolean | undefined {
  const text = n.plain.slice(start, end);
  const found = FOR_PAGE.exec(text);
  const address = found?.groups?.address ?? "";
  if (!found || !opensAsOrder(text, n.language)) return undefined;
  const [at, words] = [start + found[0].indexOf(address), start + found[0].length];
  hold(n, start, at, "instruction");
  hold(n, at + address.length, words, "instruction");
  const isRead = read({ start: words, end, piece });
  return addStatement(n, { start: at, end: at + address.length, piece }) !== undefined || isRead;
}

const MOST_OF_CALL = 6;
/** Nothing stands before it but a call: "We need ringers!! Short film please for our open tower evening." */
function isOpening(n: Notebook): boolean {
  const statements = mains(n);
  const [first] = statements;
  const isCall = first !== undefined && /!\s*$/u.test(first.text) && wordCount(first.text) <= MOST_OF_CALL;
  return statements.length === 0 || (statements.length === 1 && isCall);
}

/** An order for an article, a page or a name of nothing. */
function readWithoutTopic(n: Notebook, place: Stretch, read: ReadRest): boolean | undefined {
  if (isOfArticle(n.plain.slice(place.start, place.end), n.language))
    return holdWhole(n, place, "instruction");
  return readLaunchPage(n, place) ?? readForPage(n, place, read) ?? readBehindName(n, place, read);
}

/** Reads such a sentence; undefined for others. `read` reads what stands behind a name that says too little. */
export function readAskedTopic(n: Notebook, place: Stretch, read: ReadRest): boolean | undefined {
  if (!isOpening(n) || n.subject || n.title) return undefined;
  const text = n.plain.slice(place.start, place.end);
  // "Our kittens need homes, could you do a reel?": news before an order that names no topic is a statement.
  if (endsInRequest(text, n.language)) return undefined;
  if (namesTopicBehind(text, n.language) || headingAsideAt(text) !== undefined) return undefined;
  const behind = readWithoutTopic(n, place, read);
  if (behind !== undefined) return behind;
  const topic = topicOf(n, place, text) ?? questionAlone(n, place, text);
  if (!topic && readReaders(n, place, text)) return false;
  if (topic?.by === "clause") return readClause(n, place, topic);
  if (topic?.by === "quoted") return readQuoted(n, place, topic);
  return topic && readNamed(n, place, topic, read);
}
