import { capitalize, lowerFirst } from "../../copy/text.ts";
import { certainlyFor } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { opensAsOrder } from "./asked-topic.ts";
import { asksForContent } from "./content-orders.ts";
import { beforeOnLine } from "./line-parts.ts";
import { isMoodQuestion } from "./manner-wishes.ts";
import { hold, type Notebook, type Piece } from "./notebook.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { isInjection, isInternal } from "./talk.ts";

/** Questions of readers and their answers: "Can I bring my dog? Yes, on a lead." */

/** "Q:", "A:", "Frage:": what an entry of such a list is. */
const LABEL =
  /^\s*(?:[-*•]\s+)?(?:q|a|question|answer|f|frage|antwort|r|réponse|p|pregunta|respuesta|d|domanda|risposta|v|vraag|antwoord|pergunta|resposta)\s?\d{0,2}\s?[:.)]\s+/iu;
const QUESTION = /[?？][\s"”“’»)]*$/u;
/** How an answer begins. */
const ANSWER =
  /^\s*(?:(?:a|answer|antwort|r|réponse|respuesta|risposta|antwoord|resposta)\s?[:.)]\s+)?(?:yes|no|nope|yep|sure|of course|certainly|absolutely|definitely|not (?:yet|at all|really)|always|never|ja|nein|doch|klar|natürlich|selbstverständlich|oui|non|si|bien (?:sûr|entendu)|certainement|évidemment|sí|claro(?: que (?:sí|sim|no|não))?|por supuesto|desde luego|sì|certo|certamente|nee|natuurlijk|zeker|sim|com certeza|não|はい|いいえ|是的|不)(?![\p{L}’'-]|\s(?:longer|more|need)\b)/iu;
/** An answer of one word, with or without more behind it. */
const YES_OR_NO = /^\s*\p{L}+(?:[,.!;:–—]|\s[–—-]\s)/u;
/** First words of a question that yes and no do not answer. */
const ASKS =
  /^\W*(?:(?:q|question|f|frage|p|pregunta|d|domanda|v|vraag|pergunta)\s?[:.)]\s+)?(?:who|what|when|where|why|which|how|wer|was|wann|wo|wie|warum|welche[rsn]?|qui|que|quand|où|pourquoi|comment|combien|quel(?:le)?s?|quién|qué|cuándo|dónde|cómo|cuánt[oa]s?|chi|cosa|quando|dove|come|quant[oiae]|wie|wat|waar|wanneer|hoe(?:veel)?|quem|onde|como|quanto)(?!\p{L})/iu;
/** What the maker is asked is no question of a reader. */
const OF_MAKER =
  /(?<!\p{L})(?:in (?:two|three|\d) columns|in (?:zwei|drei|\d) spalten|(?:deux|trois|\d) colonnes|(?:dos|tres|\d) columnas|(?:due|tre|\d) colonne|(?:twee|drie|\d) kolommen|(?:duas|três|\d) colunas|posts?|carousel|slides?|caption|reel|tweet|graphic|beitrag|karussell|publication|carrousel|publicación|carrusel|draft|announce|publish|mention|share|tell (?:people|them|everyone))(?!\p{L})/iu;

/** "Who came?": a question that yes and no do not answer, and that no maker is asked. */
export const asksReaders = (text: string): boolean =>
  QUESTION.test(text) && ASKS.test(text) && !OF_MAKER.test(text);

/** "Can we announce the oven?": the author asks, or a colleague does. */
const WE_ASK =
  /^\W*(?:[\p{L}’']+\s+){0,2}(?:we|i|wir|ich|nous|on|podemos|debemos|possiamo|dobbiamo|wij|ik|devemos)(?!\p{L})/iu;
/** Whom a maker is asked: "Could you make it blue? Yes please." */
const ASKS_YOU =
  /^\W*(?:(?:can|could|would|will|do) you|(?:kannst|könntest|kannst) du|(?:könnt|könntet) ihr|können sie|(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|puedes|podéis|podrías?|puoi|potete|potresti|kun je|kunnen jullie|podes|podem)(?!\p{L})/iu;

/** More words than these tell something. */
const BRIEFLY = 4;

const MAY_ASK = new Set<Piece["shape"] | undefined>(["sentence", "bullet"]);

/** `asked`: how many pieces the question has. */
type Pair = { at: number; length: number; asked?: number };
type Lines = { pieces: readonly Piece[]; plain: string };

const textAt = ({ pieces, plain }: Lines, i: number) => plain.slice(pieces[i]?.start, pieces[i]?.end);

/** "Ci fate un carosello?" opens a brief, and is no question of readers. */
const opensBrief = (question: string, english: boolean): boolean =>
  english ? opensAsOrder(question, "en") : asksForContent(question);

const isOfReaders = ({ english }: Lines & { english: boolean }, question: string, at: number): boolean =>
  QUESTION.test(question) && !OF_MAKER.test(question) && (at > 0 || !opensBrief(question, english));

/** "Q: The dog ate a pie. Wait and see? A: No.": what has happened stands before the question, behind its label. */
function situationAt(lines: Lines, at: number): Pair | undefined {
  const [situation, question, answer] = [0, 1, 2].map((i) => textAt(lines, at + i)) as [
    string,
    string,
    string,
  ];
  const isOne =
    LABEL.test(situation) &&
    !QUESTION.test(situation) &&
    !ANSWER.test(situation) &&
    QUESTION.test(question) &&
    !OF_MAKER.test(question) &&
    LABEL.test(answer) &&
    !QUESTION.test(answer);
  return isOne ? { at, length: 3 + afterthoughts(lines, at + 3), asked: 2 } : undefined;
}

/** A question of readers with the sentence behind it; an answer that is not yes or no needs a list of others. */
function pairAt(lines: Lines & { english: boolean }, at: number, isList: boolean): Pair | undefined {
  const { pieces, plain } = lines;
  const [question, answer] = [textAt(lines, at), textAt(lines, at + 1)];
  if (
    !isOfReaders(lines, question, at) ||
    !MAY_ASK.has(pieces[at]?.shape) ||
    !MAY_ASK.has(pieces[at + 1]?.shape)
  )
    return undefined;
  // Another paragraph is another matter.
  const isApart = /\n\s*\n/.test(plain.slice(pieces[at]?.end, pieces[at + 1]?.start));
  if (isApart || QUESTION.test(answer) || headsLines(pieces.slice(at, at + 3))) return undefined;
  if (LABEL.test(question) && LABEL.test(answer)) return { at, length: 2 + afterthoughts(lines, at + 2) };
  // "Can it be calm? No pumping music."
  if (isMoodQuestion(question) && !YES_OR_NO.test(answer)) return undefined;
  const isAnswered =
    isAnswer(answer, question, isList) ||
    (isList && isOnOwnLine(lines, at)) ||
    (lines.english && at > 0 && leadsToAnswer(question, answer));
  return isAnswered ? { at, length: 2 } : undefined;
}

/** "Who came?" over the lines of a list: the first of them alone is no answer. */
const headsLines = ([asked, ...next]: readonly Piece[]): boolean =>
  asked?.shape === "sentence" && next.length > 1 && next.every(({ shape }) => shape === "bullet");

/** "Can I come along?" on a line, with the answer on the one under it. */
function isOnOwnLine({ pieces, plain }: Lines, at: number): boolean {
  const before = beforeOnLine(plain, pieces[at]?.start ?? 0);
  const behind = plain.slice(pieces[at]?.end, pieces[at + 1]?.start);
  return !/[\p{L}\p{N}]/u.test(before) && behind.includes("\n");
}

/** Among questions and answers every question has its answer behind it. */
function isAnswer(answer: string, question: string, isList: boolean): boolean {
  if (ANSWER.test(answer) || (IN_NEED.test(question) && EXPLAINS.test(answer))) return true;
  return isList && !(WE_ASK.test(question) && !ASKS.test(question));
}

/** "Still cold at the bottom? That's sludge.": what readers find, in a few words without a verb, and what it is. */
const IN_NEED =
  /^\s*(?:still|too|not|no|never|immer noch|noch (?:immer|nicht|kein)|zu|kein\p{L}*|toujours|encore|trop|pas|todavía|aún|demasiado|sin|ancora|troppo|nog (?:steeds|niet|geen)|te|ainda|muito|sem)\s(?:[\p{L}’'-]+[\s?？]+){1,5}$/iu;
const EXPLAINS =
  /^\s*(?:that(?:[’']s| is| means)|then|it[’']s (?:probably|likely|usually)|das (?:ist|sind|liegt)|dann|c[’']est|alors|eso es|entonces|allora|dat is|dan|isso é|então)(?!\p{L})/iu;

/** What a maker or a colleague is asked begins with a verb, with what lies before both, or with a doubt. English. */
const ASKS_OTHERS =
  /^\W*(?:is|are|was|were|do|does|did|can|could|should|shall|will|would|may|might|must|have|has|had|any|or|maybe|perhaps|the|this|that|it|ok(?:ay)?|right)(?![\p{L}’'])/iu;
/** "Logo attached?", "Send it to me.": work on the post, and those who do it. */
const OF_WORK =
  /(?<!\p{L})(?:approved|checked|proofread|signed|attached|cleared|posted|published|scheduled|sent|agreed|discussed|missing|ready|done|logo|me|my|you post)(?!\p{L})/iu;
/** "Fernhill or a notebook?": a choice heads what follows. */
const EITHER = /(?<!\p{L})or(?!\p{L})/iu;
const SHORT_QUESTION = { least: 2, most: 9, asking: 4 };
const FEWEST_OF_ANSWER = 2;

/** "Scared of the dentist? So are many.", "What changed? Half an hour a day …": what a reader may ask, in a few words. English. */
function leadsToAnswer(question: string, answer: string): boolean {
  const words = question.trim().split(/\s+/).length;
  const isShort = words >= SHORT_QUESTION.least && words <= SHORT_QUESTION.most;
  const length = answer.trim().split(/\s+/).length;
  // "Headline too long? Cut it."
  const isOfPost = length === FEWEST_OF_ANSWER && namesPartOfPost(question.toLowerCase(), "en");
  if (!isShort || length < FEWEST_OF_ANSWER || isOfPost) return false;
  const isToOthers =
    [WE_ASK, ASKS_YOU].some((re) => re.test(question)) ||
    matchesIn(MAKER_WORDS, `${question} ${answer}`.toLowerCase()).length > 0;
  const isOther = [NAMES_READERS, EITHER, OF_WORK].some((re) => re.test(question));
  if (isToOthers || isOther || OF_WORK.test(answer) || /[:：]\s*$/u.test(answer)) return false;
  return ASKS.test(question) ? words <= SHORT_QUESTION.asking : !ASKS_OTHERS.test(question);
}

/** "A: You can. Once.": sentences of a word or two right behind an answer are its own. */
function afterthoughts({ pieces, plain }: Lines, from: number): number {
  const isOwn = (i: number) =>
    pieces[i]?.shape === "sentence" &&
    textAt({ pieces, plain }, i).trim().split(/\s+/).length <= AFTERTHOUGHT;
  let count = 0;
  while (isOwn(from + count)) count++;
  return count;
}
const AFTERTHOUGHT = 2;

/** A few words that answer a question of the author's own: "Can we announce the oven? No, not yet." */
function answersAuthor({ pieces, plain }: Lines, at: number): boolean {
  const [question, answer] = [textAt({ pieces, plain }, at - 1), textAt({ pieces, plain }, at)];
  if (at === 0 || !QUESTION.test(question) || !OF_MAKER.test(question) || !WE_ASK.test(question))
    return false;
  return ANSWER.test(answer) && !/\d/.test(answer) && answer.trim().split(/\s+/).length <= BRIEFLY;
}

/** Where the answer begins in a line of a list that holds both; undefined for other pieces. */
function answerInside({ shape, start, end }: Piece, plain: string): number | undefined {
  const text = plain.slice(start, end);
  // '38 "where is my order?" emails a day' asks nothing.
  const [question = ""] = /^[^?？]{6,}[?？](?!["”»]\s\p{Ll})["”»]?\s*/u.exec(text) ?? [];
  const isPair = question !== "" && question.length < text.length && !OF_MAKER.test(question);
  return shape === "bullet" && isPair && !QUESTION.test(text) ? start + question.length : undefined;
}

/** How many sentences follow one on its line. */
function restOfLine({ pieces, plain }: Lines, at: number): number {
  const goesOn = (i: number) =>
    pieces[i + 1]?.shape === "sentence" && !plain.slice(pieces[i]?.end, pieces[i + 1]?.start).includes("\n");
  let count = 0;
  while (goesOn(at + count)) count++;
  return count;
}

/** More of an answer is what stands on its line, where the next question begins another one or its own has a line too. */
function whole(pair: Pair, next: Pair | undefined, lines: Lines): Pair {
  const { pieces, plain } = lines;
  const end = pair.at + pair.length;
  if (isOnOwnLine(lines, pair.at)) return { ...pair, length: pair.length + restOfLine(lines, end - 1) };
  const from = pieces[end - 1];
  const last = pieces[(next?.at ?? end) - 1];
  const isLine = from && last && !plain.slice(from.end, last.end).includes("\n");
  return next && isLine ? { ...pair, length: next.at - pair.at } : pair;
}

/** Fewer pairs are a sentence and its answer; these are a list. */
const LEAST = 2;

/** The question of a pair as a piece that ends with its answer; in a list all stand in the paragraph of the first. */
function joined(pair: Pair, block: number | undefined, pieces: readonly Piece[]): Piece[] {
  const { at, length, asked: ofQuestion = 1 } = pair;
  const [question, answer, last] = [pieces[at], pieces[at + ofQuestion], pieces[at + length - 1]];
  if (!question || !answer || !last) return [];
  const asked = { ...question, end: last.end, answer: answer.start };
  return [block === undefined ? asked : { ...asked, shape: "bullet", block }];
}

/** The pieces of a text, with each question of readers and its answer as one. */
export function withAnswers(pieces: readonly Piece[], plain: string, english: boolean): Piece[] {
  const lines = { pieces, plain, english };
  const pairsOf = (isList: boolean) => {
    const all = pieces.flatMap((_, i) => situationAt(lines, i) ?? pairAt(lines, i, isList) ?? []);
    const holds = (outer: Pair, { at }: Pair) => outer.at < at && at < outer.at + (outer.asked ?? 1);
    return all.filter((pair) => !all.some((outer) => holds(outer, pair)));
  };
  const found = pairsOf(pairsOf(false).length > 0);
  const pairs = found.map((pair, i) => whole(pair, found[i + 1], lines));
  const block = pairs.length < LEAST ? undefined : pieces[pairs[0]?.at ?? 0]?.block;
  return pieces.flatMap((piece, i) => {
    const pair = pairs.find(({ at, length }) => at <= i && i < at + length);
    if (pair) return pair.at === i ? joined(pair, block, pieces) : [];
    if (answersAuthor(lines, i)) return [{ ...piece, answersAuthor: true }];
    const answer = answerInside(piece, plain);
    return [answer === undefined ? piece : { ...piece, answer }];
  });
}

/** "« Quand signer ? » Dès que …": the marks of a question set it apart from its answer, as the label "Q:" does. */
const asked = (question: string): string =>
  question.replace(LABEL, "").replace(/^\s*["“„«]\s?([^"“”„«»]+?[?？])\s?["”“»]\s*$/u, "$1");

/** An answer keeps its yes, its no and its "Of course," which open no other sentence. */
function answerOf(said: string, n: Notebook): string {
  const says = saysOf(said, n);
  const opening = ANSWER.exec(said)?.[0].trim() ?? "";
  if (opening === "" || says.toLowerCase().startsWith(opening.toLowerCase())) return says;
  const [, sign = "", first = ""] = /^(\P{L}*)(\p{L}?)/u.exec(said.trimStart().slice(opening.length)) ?? [];
  const rest = first === first.toLowerCase() ? lowerFirst(says) : says;
  return `${capitalize(opening)}${sign}${rest}`;
}

/** Reads a question and its answer as one statement; undefined for other pieces. */
export function readAnswered(n: Notebook, piece: Piece): boolean | undefined {
  const { start, end, answer, answersAuthor } = piece;
  if (answersAuthor) {
    hold(n, start, end, "internal");
    return true;
  }
  if (answer === undefined) return undefined;
  const [question, said] = [n.plain.slice(start, answer), n.plain.slice(answer, end)];
  if (isInjection(`${question} ${said}`) || isInternal(said, n.language)) return undefined;
  const says = `${saysOf(asked(question), n)} ${answerOf(said.replace(LABEL, ""), n)}`;
  return addStatement(n, { start, end, piece }, { kind: "news", says }) !== undefined;
}

/** A question of readers with the answer behind it: nothing in them speaks to the maker of a post. */
export function isAnsweredQuestion(text: string, language: string): boolean {
  const { question = "", answer = "" } =
    /^(?<question>[^?？]{8,}[?？])\s+(?<answer>\S[^?？]*)$/su.exec(text.trim())?.groups ?? {};
  if (answer === "") return false;
  const isToMaker =
    [OF_MAKER, WE_ASK, ASKS_YOU].some((re) => re.test(question)) ||
    namesPartOfPost(question.toLowerCase(), language);
  // "Red light? The item may be on hold.": a few words ask for those whom the answer concerns.
  const isShort = question.trim().split(/\s+/).length <= MOST_WORDS && !isMoodQuestion(question);
  const isAnswered = ANSWER.test(answer) || (isShort && certainlyFor(answer, language) === undefined);
  return isAnswered && !isToMaker && matchesIn(MAKER_WORDS, text.toLowerCase()).length === 0;
}

/** "Not sure what you have?", "Zu kalt für deine Hände?": a short question to readers, which names them. */
const NAMES_READERS =
  /(?<!\p{L})(?:you(?:r|[’']ve|[’']re)?|du|dich|dir|dein\p{L}*|ihr|euch|eu(?:er|re)\p{L}*|sie|ihnen|ihre?\p{L}?|vous|votre|vos|tu|ton|ta|tes|te|ti|tus?|usted(?:es)?|vuestr\p{L}*|tu[oae]|tuoi|vostr\p{L}*|voi|je|jij|jou(?:w)?|jullie|u|uw|você|vocês|seu|sua|teu|tua)(?!\p{L})/iu;
const MOST_WORDS = 10;

/** Whether a question is asked of readers and leads to what stands behind it, and no maker of a post is asked anything. */
export function isLeadIn(text: string, language: string): boolean {
  const question = text.trim();
  const isToMaker =
    [OF_MAKER, WE_ASK, ASKS_YOU].some((re) => re.test(question)) ||
    namesPartOfPost(question.toLowerCase(), language) ||
    matchesIn(MAKER_WORDS, question.toLowerCase()).length > 0;
  return (
    QUESTION.test(question) &&
    question.split(/\s+/).length <= MOST_WORDS &&
    NAMES_READERS.test(question) &&
    !isToMaker
  );
}
