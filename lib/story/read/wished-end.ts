import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { namesValue } from "../../text/value-names.ts";
import { namesAnyKind } from "../kinds-named.ts";
import { type ClosingOrder, closingOrder } from "./closing-orders.ts";
import { invitedTo } from "./invited-to.ts";
import { joinedName, namingBehind } from "./naming-clauses.ts";
import { hold, holdWhole, type Notebook, type Stretch, wish } from "./notebook.ts";
import { orderedTopic } from "./ordered-topics.ts";
import { saysOf } from "./says.ts";
import { shownTopic } from "./shown-topics.ts";
import { addStatement } from "./statement.ts";
import { thanksAndClause, thanksIn } from "./thanks.ts";
import { readClauses } from "./that-clauses.ts";
import { toReaders } from "./to-readers.ts";
import { showTopic } from "./topic-heading.ts";
import { presentedIn } from "./topics.ts";
import { valuesOf } from "./values.ts";
import { wantedAct } from "./wanted-acts.ts";
import { purposeTail, whyTail } from "./why-made.ts";
import { type Asked, endWish } from "./wishes.ts";

/** Orders whose words are for readers: how to begin and to end, and what to show. */

/** A wish with where its words begin and end, and how they were led to. */
type WishedEnd = ClosingOrder & { asked: Asked };

/** "Close by saying that …", "End on the fact that …": what follows is a statement by grammar. */
const THAT =
  /^(?:(?:the (?:fact|news|point)|(?:der|mit der) tatsache,?|le fait|el hecho de|il fatto|het feit|o facto de) )?(?:that|dass|que|qu['’]|che|dat)(?:\s+|(?<=['’]))/iu;
/** "Finish with an invitation to book at …", "end by inviting people to …". */
const INVITATION =
  /^(?:(?:an?|the|une?|l['’]|una?|la|il|um|o)\s?)?(?:invitation|invite|inviting|invito|invitación|convite)(?: (?:people|readers|everyone|them|customers|parents|for (?:people|readers)))? (?:to|à|a|para) /iu;

/** "End on an invitation: first check-up …": its words stand behind the colon. */
const NAMED_INVITATION =
  /^(?:(?:an?|the|einer?|une?|l['’]|una?|la|il|um|o|een) ?)?(?:invitation|einladung|invito|invitación|convite|uitnodiging)\s?[:：]\s+/iu;

/** "Zum Termin am Haus einladen: Telefon …": the verb stands behind what readers are invited to. */
const INVITE_LAST = /\s+(?:einladen|uitnodigen)(?=\s*[:.!]|$)/iu;

/** The wish that opens here and takes the rest of the sentence; `part` is its first clause. */
export function wishedEnd(part: string, rest: string, language: string): WishedEnd | undefined {
  const order = closingOrder(rest, language);
  if (order) return { ...order, asked: { rule: "end_with", value: "" } };
  const wished = endWish(part, rest);
  if (!wished) return undefined;
  const { at, ...asked } = wished;
  const lead = (form: RegExp) => form.exec(rest.slice(at))?.[0].length ?? 0;
  const [that, invited, named] = [lead(THAT), lead(INVITATION), lead(NAMED_INVITATION)];
  const how = that > 0 ? "clause" : invited > 0 ? "invitation" : "content";
  const words = { ...asked, value: asked.value.replace(NAMED_INVITATION, "") };
  return { asked: words, at: at + that + invited + named, end: rest.length, how };
}

/** How the words behind the name of the end are led to: undefined where they stand there as readers see them. */
export function wordsOfEnd(text: string, language: string): WishedEnd | undefined {
  const [that, invited] = [THAT, INVITATION].map((form) => form.exec(text)?.[0].length ?? 0) as [
    number,
    number,
  ];
  const how = that > 0 ? "clause" : invited > 0 || NAMED_INVITATION.test(text) ? "invitation" : "content";
  if (how === "content" && thanksIn(text, language) === undefined && !NAMED.test(text)) return undefined;
  const at = that + invited + (NAMED_INVITATION.exec(text)?.[0].length ?? 0);
  return { asked: { rule: "end_with", value: text.slice(at).trim() }, at, end: text.length, how };
}

/** "The 30-day trial, no card needed": a name that ends a text stands without its article. */
const withoutArticle = (text: string) => text.replace(/^(?:the|our|an?)\s+(?=\d)/iu, "");

/** What such a wish says to readers, as a sentence of its own; undefined where it is as it stands. */
function saidBy(text: string, how: WishedEnd["how"], { language }: Notebook): string | undefined {
  const thanks = thanksIn(text, language);
  if (thanks) return thanks;
  if (how === "invitation")
    return invitedTo(text, language) ?? capitalize(toReaders(text, language).replace(INVITE_LAST, ""));
  const said = withoutArticle(toReaders(text, language));
  return said === text ? undefined : capitalize(said);
}

/** Words to begin or end with are content when they hold a value or a verb. A wanted action always is. */
const isContent = (text: string, rule: string) =>
  valuesOf(text).length > 0 || rule === "action" || hasVerb(text) || isImperative(text);

/** "Mill Row, Tanner Street and Abbot's Close": those whom an end names, and no "Datum und Preis". */
const NAMES = /^\p{Lu}[^,]*(?:,| and | und | et | y | e | en )\s*(?:[\p{Ll}’']+ )*\p{Lu}/u;
const listsNames = (text: string): boolean => NAMES.test(text) && !namesAnyKind(text);
/** Quotation marks and colons lead to the very words. */
const isMarked = (plain: string, start: number): boolean => /["“„«‘':：]\s*$/u.test(plain.slice(0, start));
/** "End with the launch": a thing that the brief tells of, and no words for readers. */
const NAMED =
  /^(?:the|our|dem?r?|unsere[mnr]?|la|le|les|l['’]|el|los|las|il|lo|i|gli|het|de|onze|o|a|os|as) ?(?:[\p{Ll}-]+ ){0,2}[\p{L}-]+[.!]?$/u;
const NAMED_KINDS = ["date", "price", "place", "phone"] as const;
const isKindAlone = (text: string, statements: number): boolean =>
  statements === 0 && NAMED_KINDS.some((kind) => namesValue(text, kind));
/** "End with the sign-up please.": to the maker. */
const POLITE =
  /,?\s(?:please|pls|bitte|svp|s[’']il (?:te|vous) plaît|por favor|per favore|graag|alsjeblieft)(?=\s*[.!]*\s*$)/iu;

/** "am Ende das Datum und den Preis zeigen", "aan het eind de prijs laten zien": the verb of the order stands last. */
const SHOW_LAST = new Prefiltered(
  /,?\s(?:(?:noch (?:ein)?mal|nochmals?|groß|zusammen|bitte|nog (?:een keer|eens)|groot|samen|graag) )*(?:zeigen|einblenden|nennen|bringen|angeben|erwähnen|wiederholen|hinschreiben|draufschreiben|laten zien|tonen|vermelden|noemen|zetten|herhalen)\s*[.!]*\s*$/iu,
);
/** "End on the date and leave it up long enough to read.": how long the last picture stands. */
const DURATION = new Prefiltered(
  `,?\\s(?:${[
    "and (?:please )?(?:leave|keep|hold|have) (?:it|that|them|this|those)(?=\\s[^.!?]*(?:long|seconds?|secs|while|visible|on screen|still))",
    "und (?:bitte )?(?:lasst?|haltet?|lassen sie) (?:es|das|sie|beides|die)(?=\\s[^.!?]*(?:lang|sekunden|stehen))",
    "et (?:laisse[rz]?|garde[rz]?|tene[rz])[- ](?:l[ea]s?|cela|ça)(?=\\s[^.!?]*(?:longtemps|secondes|à l[’']écran|assez))",
    "y (?:déj|dej|mant)(?:ad|en|a|ened|engan)?l[oa]s?(?=\\s[^.!?]*(?:tiempo|segundos|pantalla))",
    "e (?:lascia(?:te)?|tene(?:te|re)|tieni)l[oaie](?=\\s[^.!?]*(?:a lungo|secondi|schermo|tempo))",
    "en (?:laat|laten|houd?|houden) (?:het|dat|die|ze)(?=\\s[^.!?]*(?:lang|seconden|staan|in beeld))",
    "e (?:deixem|deixe|mantenham|mantenha)-?n?[oa]s?(?=\\s[^.!?]*(?:tempo|segundos|ecrã))",
  ].join("|")})[^.!?]*(?=[.!]*\\s*$)`,
  "iu",
);

/** Where what is for the maker begins behind the words of an end: how long they stand, why they do, or a courtesy. */
function makerTail(words: string): number {
  const end =
    DURATION.exec(words)?.index ?? (purposeTail(words) || (POLITE.exec(words)?.index ?? words.length));
  return SHOW_LAST.exec(words.slice(0, end))?.index ?? end;
}

/** "thanks and the fact that we open again": a word of thanks, and a statement. False for other words. */
function readThanksAnd(
  n: Notebook,
  { start, end, piece }: Stretch,
  { asked, at: lead, how }: WishedEnd,
): boolean {
  const from = start + lead;
  const both = how === "content" ? thanksAndClause(n.plain.slice(from, end), n.language) : undefined;
  if (!both) return false;
  const before = n.drafts.length;
  hold(n, start, from, "instruction");
  addStatement(n, { start: from, end: from + both.end, piece }, { says: both.says });
  hold(n, from + both.end, from + both.at, "instruction");
  readClauses(n, { start: from + both.at, end, piece });
  const said = n.drafts.slice(before).filter(({ main }) => main);
  wish(n, { ...asked, value: said.map(({ says }) => says).join(" ") }, start, end);
  return true;
}

/** What readers can do, as a label; the address stands behind "en la web" in the sentence itself. */
const actionOf = (text: string, how: WishedEnd["how"], { language }: Notebook): string | undefined =>
  how === "invitation" && !ON_SITE.test(text) ? invitedTo(text, language) : undefined;
const ON_SITE =
  /(?<!\p{L})(?:on (?:the|our) (?:web ?)?site|sur (?:le|notre) site|en (?:la|nuestra) (?:página )?web|sul (?:nostro )?sito|no (?:nosso )?site)(?!\p{L})/iu;

/** "our price, a tuning is £85, and the website": parts of a last picture, with a statement among them. */
const PART =
  "(?:our|the|unsere?n?|die|den|das|notre|nos|les?|la|nuestr[oa]s?|el|los|las|il|i|nostr[oaie]|onze|de|het|noss[oa]s?|os?|as?) ?\\p{L}+";
const PARTS = new Prefiltered(`^${PART},\\s.+,? (?:and|und|et|y|e|en) ${PART}\\s*[.!]?\\s*$`, "iu");

const WANTS = new Prefiltered(
  /^\s*(?:(?:i|we)(?:['’]d| would)(?: really| just)? (?:like|love)|(?:i|we) (?:just )?want|(?:ich|wir) (?:hätten? gern|möchten?|wollen|wünschen uns)|(?:je|nous|on) (?:voudrais|voudrions|voudrait|aimerions|aimerait|veut)|j['’]aimerais|(?:quiero|queremos|(?:me|nos) gustaría)|(?:vorrei|vorremmo)|(?:ik|we|wij) (?:wil|willen|zou|zouden)(?: graag)?|(?:queria|queríamos|gostava de|gostávamos de))\s+(?:(?:to (?:say|give)|dire|decir|zeggen|dizer)\s+)?/iu,
);
/** "I'd like a thank you to everybody, nothing to sell.": the thanks are for readers, the rest for the maker. */
function readWantedThanks(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  const lead = WANTS.exec(text)?.[0].length ?? 0;
  const [words = ""] = lead > 0 ? text.slice(lead).split(/[,;.!]/u) : [];
  // "We want to say thanks and do it properly" is no line of thanks.
  const isToSomeone = n.language !== "en" || /(?:thank[- ]you|thanks)(?: \p{L}+)? (?:to|for)\s/iu.test(words);
  const says = words !== "" && isToSomeone ? thanksIn(words, n.language) : undefined;
  if (says === undefined || /\d/u.test(text.slice(lead + words.length))) return undefined;
  const at = start + lead;
  hold(n, start, at, "instruction");
  hold(n, at + words.length, end, "instruction");
  wish(n, { rule: "must_say", value: says }, start, end);
  return (
    addStatement(n, { start: at, end: at + words.length, piece }, { says: saysOf(`${says}.`, n) }) !==
    undefined
  );
}

/** Reads a wish whose words go on to the end of the sentence. */
export function readWishedEnd(n: Notebook, place: Stretch, wished: WishedEnd) {
  const [start, end] = [place.start + wished.at, place.start + wished.end];
  if (PARTS.test(n.plain.slice(start, end))) return holdWhole(n, place, "unclear");
  if (!readThanksAnd(n, place, wished)) readWishedWords(n, place, wished);
}

type WishedWords = { how: WishedEnd["how"]; says: string | undefined; rule: WishedEnd["asked"]["rule"] };

/** Tells what is to stand at the end, or holds back what is for the maker alone. */
function tellWished(n: Notebook, place: Stretch, { how, says, rule }: WishedWords) {
  if (how === "clause") readClauses(n, place);
  else if (
    says !== undefined ||
    how === "invitation" ||
    how === "list" ||
    isContent(n.plain.slice(place.start, place.end), rule)
  )
    addStatement(n, place, says === undefined ? {} : { says: saysOf(says, n) });
  else hold(n, place.start, place.end, "instruction");
}

function readWishedWords(n: Notebook, { start, end, piece }: Stretch, wished: WishedEnd) {
  const { how } = wished;
  const from = start + wished.at;
  const given = wished.asked.value;
  const asked = { ...wished.asked, value: given.slice(0, makerTail(given)) };
  const words = n.plain.slice(from, start + wished.end);
  const place = { start: from, end: from + makerTail(words), piece };
  const text = n.plain.slice(place.start, place.end);
  const before = n.drafts.length;
  const says = saidBy(text, how, n);
  hold(n, start, place.start, "instruction");
  hold(n, place.end, end, "instruction");
  tellWished(n, place, { how, says, rule: asked.rule });
  // "End on the joke about the bill.": what is meant, and no words for readers.
  const isNamed = !isMarked(n.plain, place.start) && !isContent(text, asked.rule) && !listsNames(text);
  const isAsItStands = how === "content" && says === undefined && asked.value !== "" && !isNamed;
  const said = n.drafts.slice(before).filter(({ main }) => main);
  const value = isAsItStands ? asked.value : said.map((draft) => draft.says).join(" ");
  // "End on the date": the picture has what it names, and a post needs no words of the maker.
  if (value || (isNamed && isKindAlone(text, said.length))) wish(n, { ...asked, value }, start, end);
  const action = actionOf(text, how, n);
  if (action) wish(n, { rule: "action", value: action }, start, end);
}

/** "We would like to present our three courses:" is the title of what follows. */
function readPresented(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const presented = presentedIn(n.plain.slice(start, end));
  if (!presented) return undefined;
  hold(n, start, start + presented.start, "instruction");
  hold(n, start + presented.end, end, "instruction");
  return addStatement(n, { start: start + presented.start, end: start + presented.end, piece }) !== undefined;
}

/** "how a first week goes, so they know what they sign up for": why it is to be shown is no part of it. */
function withoutWhy<T extends { says: string; end: number }>(shown: T | undefined): T | undefined {
  const length = shown ? whyTail(shown.says) : 0;
  return shown && length > 0
    ? { ...shown, says: shown.says.slice(0, length), end: shown.end - (shown.says.length - length) }
    : shown;
}

/** "Wir möchten die neue Tasse zeigen, sie heißt Olivar": the verb stands between a thing and its name. */
function readShownWithName(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  const at = namingBehind(text);
  const shown = at > 0 ? shownTopic(text.slice(0, at), n.language) : undefined;
  if (!shown || shown.isClause) return undefined;
  hold(n, start, start + shown.start, "instruction");
  hold(n, start + shown.end, start + at, "instruction");
  n.topics.push(shown.says);
  const says = capitalize(shown.says + text.slice(at));
  return (
    addStatement(n, { start: start + shown.start, end, piece }, { says: saysOf(joinedName(says), n) }) !==
    undefined
  );
}

/** "Wir möchten unseren neuen Kurs zeigen.", "Queremos que la gente reserve …"; undefined for other sentences. */
export function readShown(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const presented = readPresented(n, { start, end, piece }) ?? readWantedThanks(n, { start, end, piece });
  if (presented !== undefined) return presented;
  const act = wantedAct(n.plain.slice(start, end), n.language);
  if (act) {
    hold(n, start, start + act.at, "instruction");
    return (
      addStatement(n, { start: start + act.at, end, piece }, { says: saysOf(act.says, n) }) !== undefined
    );
  }
  const text = n.plain.slice(start, end);
  const shown = withoutWhy(
    shownTopic(text, n.language) ?? orderedTopic(text, n.plain.slice(end), n.language),
  );
  if (!shown) return readShownWithName(n, { start, end, piece });
  const place = { start: start + shown.start, end: start + shown.end, piece };
  hold(n, start, place.start, "instruction");
  hold(n, place.end, end, "instruction");
  if (shown.isClause) return readClauses(n, place);
  hold(n, place.start, place.end, "instruction");
  n.topics.push(shown.says.replace(/[.:!\s]+$/, ""));
  showTopic(n, place.start, place.end, { piece, says: shown.says });
  return false;
}
