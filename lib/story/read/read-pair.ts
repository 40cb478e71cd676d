import { hasVerb } from "../../copy/grammar.ts";
import { type Key, keyOf } from "../../copy/keys.ts";
import type { FactKind } from "../kinds.ts";
import { readByline } from "./byline.ts";
import { isDontOfList } from "./dos-and-donts.ts";
import { KIND_OF_EVENT } from "./event-words.ts";
import { isEntryByRows } from "./labelled-rows.ts";
import { BULLET, sentencesOf } from "./line-parts.ts";
import { hold, type Notebook, type Piece, wish } from "./notebook.ts";
import { coverLead } from "./part-labels.ts";
import { type Context, readProse } from "./prose.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { isInjection, isInternal } from "./talk.ts";
import { valuesOf } from "./values.ts";
import { tagsIn, wholeWish } from "./wishes.ts";

/** Lines of a form, "Key: value". */

/** Keys whose value is a statement, by the kind of fact it is. */
const STATED: Partial<Record<Key, FactKind>> = {
  what: "news",
  message: "news",
  headline: "news",
  benefit: "benefit",
  feature: "benefit",
  offer: "news",
  price: "price",
  code: "promo_code",
  when: "when",
  deadline: "condition",
  where: "where",
  link: "link",
  proof: "proof",
  role: "who",
  people: "who",
  client: "who",
  problem: "news",
  context: "news",
  pay: "price",
};
/** Keys that name what it is about, and keys for the writer. */
const NAMES_TOPIC = new Set<Key>(["subject", "event", "version"]);
const FOR_WRITER = new Set<Key>(["audience", "goal", "meta"]);
/** A key that a reader needs to understand the value: "Price: €129". */
const KEEPS_KEY = new Set<Key>([
  "price",
  "when",
  "deadline",
  "where",
  "code",
  "people",
  "role",
  "pay",
  "proof",
  "client",
  "problem",
  "offer",
]);

/** "What they did: switched on …": the words behind it have no subject of their own. */
const TELLS_KEY = /^what (?:they|we) did$/i;

/** "Why: in our survey 7 out of 10 parents said …": the reason that readers are given is a sentence. */
const givesReason = (word: string, value: string, isEnglish: boolean) =>
  isEnglish && /^why$/i.test(word) && hasVerb(value);

/** All of a piece as a stretch. */
export const whole = (piece: Piece) => ({ start: piece.start, end: piece.end, piece });

type Pair = { key: Key; word: string; piece: Piece; start: number; end: number; value: string };

function readWishKey(n: Notebook, p: Pair): boolean {
  const { start, end } = p.piece;
  const value = p.value.trim().replace(/^["“'‘]|["”'’.]$/g, "");
  if (p.key === "tone") wish(n, { rule: "tone", value }, start, end);
  else if (p.key === "slides") wish(n, { rule: "slides", value: /\d+/.exec(value)?.[0] ?? "" }, start, end);
  else if (p.key === "avoid") readAvoid(n, p);
  else if (p.key === "must") wish(n, { rule: "must_say", value }, start, end);
  else if (p.key === "cta") wish(n, { rule: "action", value }, start, end);
  else if (p.key === "hashtags")
    for (const tag of hashtags(value)) wish(n, { rule: "hashtag", value: tag }, start, end);
  else return false;
  return true;
}

const hashtags = (value: string) =>
  tagsIn(value).length > 0 ? tagsIn(value).map((t) => t.value) : value.split(/[\s,]+/).filter(Boolean);

function readAvoid(n: Notebook, p: Pair) {
  for (const item of p.value.split(/\s*[,;]\s*/).filter(Boolean)) {
    const asked = wholeWish(`don't mention ${item}`, n.language) ?? {
      rule: "leave_out_words" as const,
      value: item,
    };
    wish(n, asked, p.piece.start, p.piece.end);
  }
}

const startOfValue = (n: Notebook, { start, end }: Piece): number => {
  const text = n.plain.slice(start, end);
  return start + (coverLead(text) || text.search(/[:：=]/) + 1);
};

/** Reads "Key: value", when the key is one that briefs have; true when it said something to readers. */
export function readPair(n: Notebook, piece: Piece, context: Context): boolean {
  const start = startOfValue(n, piece);
  const wished = keyOf(piece.key) === "tone" ? beforeNews(n.plain.slice(start, piece.end)) : 0;
  if (wished === 0) return readKeyed(n, piece, start, context);
  readKeyed(n, { ...piece, end: start + wished }, start, context);
  return readProse(n, { start: start + wished, end: piece.end, piece }, context);
}

type Keyed = { piece: Piece; key: Key; value: string };

/** The label is of a thing or of an entry beside others, and no key of a form. */
const isOfList = (n: Notebook, { piece, key, value }: Keyed): boolean =>
  isOfThing(key, piece.key, value) ||
  isRowOfThing(n, piece, key) ||
  isEntryByRows(n, piece, key) ||
  (key === "avoid" && isDontOfList(value, n.plain));

function readKeyed(n: Notebook, piece: Piece, start: number, context: Context): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const key = keyOf(piece.key);
  const value = n.plain.slice(start, piece.end);
  if (!key || !value.trim()) return readProse(n, whole(piece), context);
  if (isOfList(n, { piece, key, value })) return addStatement(n, whole(piece)) !== undefined;
  const pair: Pair = { key, word: piece.key, piece, start, end: piece.end, value };
  if (isInjection(text)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  if (readWishKey(n, pair)) {
    if (key === "cta" && /\d|\.\p{L}{2}/u.test(value)) addStatement(n, { start, end: piece.end, piece });
    return key === "cta";
  }
  if (NAMES_TOPIC.has(key)) return readNamed(n, pair, context);
  if (isForWriter(n, pair)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  // "For: children from 8": a line of a form that readers need.
  if (key === "audience") return readProse(n, whole(piece), { ...context, near: true });
  return readStated(n, pair, context);
}

/** Length of a wish that news follows on the same line, "Tone: warm. We open on 7 December."; 0 for any other line. */
function beforeNews(value: string): number {
  const [wished = "", ...others] = sentencesOf(value);
  return others.some((other) => valuesOf(other).length > 0) ? value.indexOf(wished) + wished.length : 0;
}

/** What was counted, the size of what is sold, and who directs: they have the words of notes for the writer, or of a place. */
const isOfThing = (key: Key, word: string, value: string): boolean =>
  isTally(word, value) ||
  (key === "meta" && MEASURED.test(value)) ||
  (key === "where" && directs(word, value));

/** "Feel: oil like wood, lacquer smoother" behind rows of a price and of care is what the thing is like, and no tone of a post. */
function isRowOfThing({ plain }: Notebook, { start, key: word }: Piece, key: Key): boolean {
  if (key !== "tone" || !/^(?:feel|style|look|stil|stile|estilo|stijl|ton|touch)$/iu.test(word)) return false;
  const from = plain.lastIndexOf("\n\n", start) + 1;
  const labels = (
    plain
      .slice(from)
      .trim()
      .split(/\n\s*\n/u)[0] ?? ""
  )
    .split("\n")
    .map((line) => /^[^:：]{2,40}(?=[:：]\s)/u.exec(line.replace(BULLET, "").trim())?.[0]);
  return (
    labels.length >= ROWS && labels.every((label) => label !== undefined) && othersOf(labels) >= ROWS - 1
  );
}
const ROWS = 3;
const othersOf = (labels: readonly (string | undefined)[]) =>
  labels.map((label) => keyOf(label ?? "")).filter((key) => key === undefined || FORM_KEYS.has(key)).length;

/** "Dirección: Marta Gil" is who conducts, "Dirección: calle Ancha 14" where it is. */
const directs = (word: string, value: string): boolean =>
  /^dirección$/iu.test(word) &&
  /^\s*\p{Lu}\p{Ll}+(?:\s(?:de(?:l| la)?\s)?\p{Lu}\p{Ll}+){1,2}[.]?\s*$/u.test(value) &&
  !STREET.test(value);
const STREET =
  /(?<!\p{L})(?:calle|plaza|avenida|paseo|camino|ronda|casa|centro|teatro|sala|edificio|palacio|parque|mercado)(?!\p{L})/iu;

/** "Goals: 31 for, 9 against.", "Points: 31.": what was counted, and no aim or point of a post. */
function isTally(word: string, value: string): boolean {
  const isSeveral = /,\s+\d/u.test(value) || (TALLIED.test(word) && !/\p{L}/u.test(value));
  return isSeveral && MAY_TALLY.has(keyOf(word)) && COUNTED.test(value);
}
const COUNTED = /^\s*\d[\d.,]*(?:\s[\p{L}’'-]+){0,4}(?:,\s+\d[\d.,]*(?:\s[\p{L}’'-]+){0,4})*\s*[.]?\s*$/u;
const TALLIED = /^(?:goals|points|results|numbers)$/i;
const MAY_TALLY: ReadonlySet<Key | undefined> = new Set<Key>([
  "goal",
  "message",
  "proof",
  "feature",
  "benefit",
  "meta",
]);

/** For whom and to what end the post is made, or whose it is. */
function isForWriter(n: Notebook, { key, piece, value }: Pair): boolean {
  return (FOR_WRITER.has(key) && !isOfForm(n, piece)) || (key === "client" && isOwnName(n, value));
}

const isOwnName = ({ brand }: Notebook, value: string) =>
  value.trim().toLowerCase() === brand.name.trim().toLowerCase();
/** "Size: 500 ml, £14.90": of the product, and not of the picture. */
const MEASURED =
  /\d\s?(?:ml|cl|l|g|kg|cm|mm|m²|€|£|euros?)(?!\p{L})|[£$€₹]\s?\d|\d\s?(?:months?|years?|weeks?|days?|monate?|jahre?|wochen?|tage?|mois|ans|semaines?|jours?|mes(?:es)?|años?|semanas?|días?|mes[ei]|ann[oi]|settiman[ae]|giorn[oi]|maanden|jaar|weken|dagen|anos?|dias?)(?!\p{L})/iu;

const FOR_WHOM = /^(?:for|for whom|who|für|pour|pour qui|para|per|voor|対象)$/i;
const FORM_KEYS: ReadonlySet<Key | undefined> = new Set<Key>(["when", "where", "price"]);
/** "For: children from 8" among day, place and price is for readers; "Target audience" never is. */
const isOfForm = (n: Notebook, { key, block }: Piece) =>
  FOR_WHOM.test(key) &&
  (n.drafts.some(({ piece }) => piece.block === block && FORM_KEYS.has(keyOf(piece.key))) ||
    n.plain.split("\n").filter((line) => FORM_KEYS.has(keyOf(/^\s*(\p{L}+)\s*[:：]/u.exec(line)?.[1] ?? "")))
      .length >= 2);

/** "Product: Alba Oil": a name that readers need, unless a statement has it. */
const NAMES_PRODUCT =
  /^(?:product|product name|name|produkt|produktname|produit|nom(?: du produit)?|producto|nombre(?: del producto)?|prodotto|nome(?: d[eo]l? prod\p{L}+)?|produto|naam|productnaam|商品|製品)$/iu;

/** "Thema: Drei Übungen gegen einen steifen Nacken, …": what it is about says no more than that. */
const NAMES_TOPIC_ONLY = /^(?:subject|topic|about|thema|sujet|tema|assunto|argomento|onderwerp|テーマ)$/iu;

const LONGEST_NAME = 8;
/** "Subject: three checks before you give a toddler grapes": more words than these say what the piece tells. */
const LONGEST_TOPIC = 3;

function readNamed(n: Notebook, p: Pair, context: Context): boolean {
  if (p.key !== "version") n.topics.unshift(p.value.trim());
  if (p.key === "subject") return readSubject(n, p, context);
  if (KIND_OF_EVENT.test(p.piece.key)) return readProse(n, whole(p.piece), context);
  hold(n, p.piece.start, p.start, "instruction");
  return addStatement(n, { start: p.start, end: p.end, piece: p.piece }) !== undefined;
}

/** What it is about says nothing by itself; more words than a name has do, and the name of a product is needed. */
function readSubject(n: Notebook, { piece, start, end, value }: Pair, context: Context): boolean {
  const isTopic = NAMES_TOPIC_ONLY.test(piece.key);
  if (value.trim().split(/\s+/).length > (isTopic ? LONGEST_TOPIC : LONGEST_NAME)) {
    if (!isTopic) return readProse(n, whole(piece), context);
    hold(n, piece.start, start, "instruction");
    return readProse(n, { start, end, piece }, { ...context, near: true });
  }
  hold(n, piece.start, piece.end, "instruction");
  if (NAMES_PRODUCT.test(piece.key) && !isOwnName(n, value))
    n.subject ??= { start, end, piece, says: "", isName: true };
  return false;
}

const QUOTED = /^\s*["“„«]([^"“”„«»]{4,140})["”“»][.]?\s*$/u;

/** Longer words are a text, and no headline. */
const LONGEST_TITLE = 16;
const isTitle = (value: string) => value.trim().split(/\s+/).length <= LONGEST_TITLE;

/** "Headline: “Autumn is served”": the words of the headline. In quotation marks it is no quotation of a person. */
function readTitle(n: Notebook, { start, end, piece, value }: Pair): boolean {
  const says = saysOf(QUOTED.exec(value)?.[1] ?? value, n);
  const title = addStatement(n, { start, end, piece }, { says });
  n.title ??= title;
  return title !== undefined;
}

/** "Background: In October we checked. From May …": each sentence of a paragraph behind its label tells its own. */
function readSentences(n: Notebook, { start, end, piece }: Pair, context: Context): boolean {
  let at = start;
  const read = sentencesOf(n.plain.slice(start, end)).map((sentence) => {
    const from = n.plain.indexOf(sentence, at);
    at = from + sentence.length;
    return readProse(n, { start: from, end: at, piece }, context);
  });
  return read.some(Boolean);
}

function readStated(n: Notebook, p: Pair, context: Context): boolean {
  if (readByline(n, whole(p.piece))) return true;
  const kind = STATED[p.key];
  if (givesReason(p.word, p.value, n.english))
    return readProse(n, whole(p.piece), { ...context, near: true });
  if (!kind || isInternal(p.value, n.language))
    return readProse(n, { ...p, piece: p.piece }, { ...context, near: true });
  if (!KEEPS_KEY.has(p.key) && !TELLS_KEY.test(p.word)) {
    hold(n, p.piece.start, p.start, "instruction");
    if (p.key === "headline" && isTitle(p.value)) return readTitle(n, p);
    return readSentences(n, p, { ...context, near: true });
  }
  const says = saysOf(n.plain.slice(p.piece.start, p.piece.end), n);
  return (
    addStatement(n, { start: p.piece.start, end: p.piece.end, piece: p.piece }, { kind, says }) !== undefined
  );
}
