import { isImperative } from "../../copy/grammar.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { COUNTED_PARTS } from "./counted-parts.ts";
import type { Piece } from "./notebook.ts";
import { HOW_TO } from "./unmarked-lists.ts";

/** Steps whose order their author tells in words: "Step one: …", "Erstens: …", "First, … Then … Finally, …". */

type CountWords = {
  step: string;
  /** "one", "two" behind the word for a step. */
  cardinals: readonly string[];
  /** "first", "second" before it. */
  ordinals: readonly string[];
  /** Words that count by themselves: "erstens", "secondly". */
  counts: readonly string[];
  first: string;
  next: string;
  last: string;
  /** What may stand behind such a word without a comma, where the verb comes second in a sentence. */
  verbless?: RegExp;
};

const WORDS: Record<string, CountWords> = {
  en: {
    step: "step|stage|tip|rule|reason|question|myth|mistake",
    cardinals: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
    counts: [
      "first(?:ly)?",
      "second(?:ly)?",
      "third(?:ly)?",
      "fourth(?:ly)?",
      "fifth(?:ly)?",
      "sixth(?:ly)?",
    ],
    first: "first(?: of all)?|to start|to begin",
    next: "then|next|after that|second|third|now",
    last: "finally|lastly|last(?: of all)?|to finish",
  },
  de: {
    step: "schritt|tipp|regel|grund|frage|fehler",
    cardinals: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    ordinals: ["erster", "zweiter", "dritter", "vierter", "fünfter", "sechster", "siebter", "achter"],
    counts: ["erstens", "zweitens", "drittens", "viertens", "fünftens", "sechstens"],
    first: "zuerst|zunächst|als erstes",
    next: "dann|danach|anschließend|als nächstes|nun|jetzt",
    last: "zum schluss|zuletzt|schließlich|abschließend",
    verbless:
      /^(?:d(?:en|ie|as|er|em)|eine?n?|alle|mit|nie|niemals|nicht|keine?n?|immer|\p{Lu}\p{L}+)\s|^\p{Ll}+ (?:Sie|man)\s/u,
  },
  fr: {
    step: "étape|conseil|règle|astuce|raison|question|erreur",
    cardinals: ["une?", "deux", "trois", "quatre", "cinq", "six"],
    ordinals: ["première", "deuxième|seconde", "troisième", "quatrième", "cinquième", "sixième"],
    counts: ["premièrement", "deuxièmement", "troisièmement", "quatrièmement", "cinquièmement"],
    first: "(?:tout )?d[’']abord|pour commencer|en premier",
    next: "puis|ensuite|après cela",
    last: "enfin|pour finir",
  },
  es: {
    step: "paso|consejo|regla|razón|pregunta|error",
    cardinals: ["uno", "dos", "tres", "cuatro", "cinco", "seis"],
    ordinals: ["primer", "segundo", "tercer", "cuarto", "quinto", "sexto"],
    counts: ["primero", "segundo", "tercero", "cuarto", "quinto", "sexto"],
    first: "primero|para empezar|en primer lugar",
    next: "luego|después|a continuación",
    last: "por último|finalmente|para terminar",
  },
  it: {
    step: "passo|passaggio|consiglio|regola|motivo|domanda|errore",
    cardinals: ["uno", "due", "tre", "quattro", "cinque", "sei"],
    ordinals: ["primo", "secondo", "terzo", "quarto", "quinto", "sesto"],
    counts: ["primo", "secondo", "terzo", "quarto", "quinto", "sesto"],
    first: "prima(?: di tutto)?|per prima cosa|innanzitutto",
    next: "poi|quindi|dopo",
    last: "infine|alla fine",
  },
  nl: {
    step: "stap|tip|regel|reden|vraag|fout",
    cardinals: ["één|een", "twee", "drie", "vier", "vijf", "zes"],
    ordinals: ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde"],
    counts: ["ten eerste", "ten tweede", "ten derde", "ten vierde", "ten vijfde"],
    first: "eerst|om te beginnen",
    next: "dan|daarna|vervolgens",
    last: "ten slotte|tot slot|als laatste",
    verbless: /^(?:de|het|een|alle|met|nooit|niet|geen|altijd)\s|^\p{Ll}+ u\s/u,
  },
  pt: {
    step: "passo|dica|conselho|regra|razão|pergunta|erro",
    cardinals: ["um", "dois", "três", "quatro", "cinco", "seis"],
    ordinals: ["primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto"],
    counts: ["primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto"],
    first: "primeiro|para começar",
    next: "depois|em seguida|a seguir",
    last: "por fim|finalmente|para terminar",
  },
};

/** A word of order at the beginning of a sentence, as a pattern whose match is what a numbered step does without. */
type CountForms = {
  code: string;
  /** By the place that the word names. */
  counted: readonly RegExp[];
  first: RegExp;
  next: RegExp;
  last: RegExp;
};

const MARK = "^\\s*(?:[-*•–]\\s+)?";
const SIGN = "\\s*[:,–—-]\\s*";

function formsOf(code: string, words: CountWords): CountForms {
  const { step, cardinals, ordinals, counts, first, next, last } = words;
  const opens = (source: string) => new Prefiltered(`${MARK}(?:${source})(?:${SIGN}|\\s+)(?=\\S)`, "iu");
  const counted = cardinals.map((cardinal, i) => {
    const named = `(?:${step})\\s+(?:${cardinal})|(?:(?:the|der|die|la|el|il|de|o)\\s+)?(?:${ordinals[i] ?? cardinal})\\s+(?:${step})`;
    // "One, strip it out. Two, dig out the footings."
    const bare = `|(?:${cardinal})(?:,\\s*|\\s?[:–—]\\s*)`;
    // "Primo incontro: …" is an entry with its own label.
    const alone = counts[i] ? `|(?:${counts[i]})(?:${SIGN}|\\s+(?!(?:${COUNTED_PARTS})\\s?[:：]))` : "";
    return new Prefiltered(`${MARK}(?:(?:${named})\\s*[:.,–—-]\\s*${alone}${bare})(?=\\S)`, "iu");
  });
  return { code, counted, first: opens(first), next: opens(next), last: opens(last) };
}

const FORMS = Object.entries(WORDS).map(([code, words]) => formsOf(code, words));

/** A year, or who did it: a story in its order, and no step. */
const TELLS =
  /(?<!\d)(?:19|20)\d{2}(?!\d)|^(?:wir|ich|nous|on|je|j['’]|nosotros|hemos|habíamos|era|fue|noi|abbiamo|siamo|avevamo|wij|we|ik|nós|tínhamos|foi)(?!\p{L})/iu;

/** "Tuck the chin in", "stand up": a plain verb with what it acts on, whether or not the lexicon has it. English. */
const ACTS = new Prefiltered(
  /^(?!(?:the|an?|our|my|his|her|their|your|its|this|that|these|those|it|there|he|she|they|we|you|everyone|people|when|if|while|as|at|in|on|for|with|from|by|after|before|and|but|so|not|no|all|both|some|every|each|aid|come)\s)(?!\p{Ll}+(?:ed|ing|[^su]s)\s)\p{Ll}{2,}(?:\s\p{Ll}+ly)? (?:the|an?|your|it|them|both|all|each|every|up|down|in|on|back|out|off|over|for|to|with|into|round|until|well|\d|one|two|three|four|five|gently|slowly)(?!\p{L})/u,
);
const isOrder = (text: string) => isImperative(text) || ACTS.test(text);

/** What is left of a step without its word of order is a sentence of its own. */
function standsAlone(text: string, lead: string, code: string): boolean {
  const rest = text.slice(lead.length);
  if (/[:.,–—-]\s*$/u.test(lead)) return true;
  if (code === "en") return isOrder(rest);
  return own(WORDS, code)?.verbless?.test(rest) ?? true;
}

/** Length of the word of order, for a step that is one; 0 else. */
function lengthOf(text: string, form: RegExp | undefined, code: string): number {
  const [lead = ""] = form?.exec(text) ?? [];
  return lead !== "" && standsAlone(text, lead, code) ? lead.length : 0;
}

/** Fewer sentences that are counted, or that stand in an order, are no steps. */
const LEAST = { counted: 2, ordered: 3 };

type Lines = { pieces: readonly Piece[]; plain: string };

const MAY_COUNT: ReadonlySet<Piece["shape"]> = new Set(["sentence", "bullet", "pair"]);
const textAt = ({ pieces, plain }: Lines, i: number) => {
  const piece = pieces[i];
  return piece && MAY_COUNT.has(piece.shape) ? plain.slice(piece.start, piece.end) : "";
};

const LABELLED = /^\s*(?:[-*•–]\s+)?\p{Lu}[\p{L}’' -]{1,24}\s?[:：]\s/u;
/** "Antipasto: …", "Primo: …", "Secondo: …", "Dolce: …": among lines with names of their own these are names as well. */
const isAmongLabels = (lines: Lines, from: number, end: number): boolean =>
  [
    [from - 1, end],
    [end, end + 1],
  ].some((places) => places.every((at) => LABELLED.test(textAt(lines, at))));

function countingFrom(lines: Lines, from: number, { code, counted }: CountForms): number[] {
  const found: number[] = [];
  for (let i = from; i < lines.pieces.length && found.length < counted.length; i++) {
    const isNext = lengthOf(textAt(lines, i), counted[found.length], code) > 0;
    if (isNext) found.push(i);
    else if (found.length === 0 || i - (found.at(-1) ?? i) > 2) break;
  }
  return found;
}

/** Places of the pieces that count one, two, three from here. What stands between two of them belongs to the first. */
function countedFrom(lines: Lines, from: number, forms: CountForms): number[] {
  const found = countingFrom(lines, from, forms);
  const end = (found.at(-1) ?? from) + 1;
  if (isAmongLabels(lines, from, end)) return [];
  if (found.length < LEAST.counted) return [];
  if (lengthOf(textAt(lines, end), forms.last, forms.code) > 0) found.push(end);
  return found;
}

/** Under "How to …" sentences between the first and the last that have no word of order are steps, or go on with one. */
const MOST_BETWEEN = 2;
const isUnderHowTo = (lines: Lines, from: number): boolean =>
  lines.pieces
    .slice(0, from)
    .some(({ start, end }) => HOW_TO.test(lines.plain.slice(start, end).replace(/[.!]\s*$/u, "")));

/** Another paragraph stands behind the steps. */
const isSameParagraph = ({ pieces, plain }: Lines, i: number): boolean =>
  i < pieces.length && !/\n\s*\n/u.test(plain.slice(pieces[i - 1]?.end, pieces[i]?.start));

const small = (text: string) => text.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

type Order = { lines: Lines; forms: CountForms; isTitled: boolean };

/** A sentence begins with this word of order; under a title that promises how, whatever its verb. */
function isWorded({ lines, forms: { code }, isTitled }: Order, i: number, form: RegExp): boolean {
  const text = textAt(lines, i);
  const length = isTitled ? (form.exec(text)?.[0].length ?? 0) : lengthOf(text, form, code);
  const rest = text.slice(length);
  return length > 0 && !TELLS.test(rest) && (code !== "en" || isTitled || isOrder(rest));
}

/** Under "How to …" an order between two such sentences is a step as well. */
const isBareStep = ({ lines, forms: { code } }: Order, i: number): boolean =>
  code === "en" && isOrder(small(textAt(lines, i)));

/** Places of "First, …", "Then …" and "Finally, …" behind each other. */
function orderedFrom(lines: Lines, from: number, forms: CountForms): number[] {
  if (!forms.first.test(textAt(lines, from))) return [];
  const order = { lines, forms, isTitled: isUnderHowTo(lines, from) };
  if (!isWorded(order, from, forms.first)) return [];
  const found = [from];
  const most = order.isTitled ? MOST_BETWEEN + 1 : 1;
  let worded = { steps: 1, at: from, isEnd: false };
  for (let i = from + 1; !worded.isEnd && i - worded.at <= most && isSameParagraph(lines, i); i++) {
    const isEnd = isWorded(order, i, forms.last);
    if (isEnd || isWorded(order, i, forms.next)) worded = { steps: found.push(i), at: i, isEnd };
    else if (isBareStep(order, i)) found.push(i);
  }
  return worded.steps >= LEAST.ordered ? found.slice(0, worded.steps) : [];
}

function stepsFrom(lines: Lines, at: number): number[] {
  if (!/^\s*(?:[-*•–]\s+)?\p{Lu}/u.test(textAt(lines, at))) return [];
  for (const forms of FORMS) {
    const found = [countedFrom(lines, at, forms), orderedFrom(lines, at, forms)].find(
      ({ length }) => length > 0,
    );
    if (found) return found;
  }
  return [];
}

/** Turns sentences that are counted in words into steps; each ends where the next one begins, the last with its sentence. */
export function withWordedSteps(pieces: readonly Piece[], plain: string): Piece[] {
  const lines = { pieces, plain };
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const steps = stepsFrom(lines, i);
    if (steps.length === 0) out.push(piece);
    for (const [n, at] of steps.entries()) {
      const end = pieces[(steps[n + 1] ?? at + 1) - 1]?.end ?? piece.end;
      out.push({ ...(pieces[at] as Piece), block: piece.block, shape: "step", key: "", end });
    }
    i = steps.at(-1) ?? i;
  }
  return out;
}

/** "Tip one." stands alone, and what it counts is the next sentence. */
const COUNT_ALONE = new Prefiltered(
  `${MARK}(?:${Object.values(WORDS)
    .map(({ step, cardinals }) => `(?:${step})\\s+(?:\\d{1,2}|${cardinals.join("|")})`)
    .join("|")})\\s*[.:]\\s*$`,
  "iu",
);
export function withCounts(pieces: readonly Piece[], plain: string): Piece[] {
  const isCount = (piece: Piece | undefined) =>
    piece?.shape === "sentence" && COUNT_ALONE.test(plain.slice(piece.start, piece.end));
  return pieces.flatMap((piece, i) => {
    const before = pieces[i - 1];
    if (isCount(piece) && pieces[i + 1]?.shape === "sentence") return [];
    return [
      before && isCount(before) && piece.shape === "sentence" ? { ...piece, start: before.start } : piece,
    ];
  });
}

/** Length of the word of order that opens a step. */
export function wordedLead(step: string): number {
  const lengths = FORMS.flatMap(({ code, counted, first, next, last }) =>
    [...counted, first, next, last].map((form) => lengthOf(step, form, code)),
  );
  return Math.max(0, ...lengths);
}
