import { hasSpaces } from "../../../copy/language.ts";
import { sentences } from "../../../copy/sentences.ts";
import { unstop } from "../../../copy/text.ts";
import { colonOf } from "../../../text/colon.ts";
import { headedFrom } from "../../../text/headed-times.ts";
import { isAnnouncementOf } from "../../announcement-words.ts";
import type { FactKind } from "../../kinds.ts";
import type { Reading } from "../../schema.ts";
import type { Block, Headline, Piece } from "../block.ts";
import { namesCounted } from "../counted-lists.ts";
import { goesOnInList } from "../empty-lead-ins.ts";
import { isFootnote } from "../last-words.ts";
import { namesCrowd } from "../leaning.ts";
import { type Material, titleIn } from "../material.ts";
import { firstSubject } from "../subject.ts";
import { isUnderTerm } from "../under-term.ts";
import { regrets } from "../warnings.ts";
import { isOneOfAmounts, labelOver, pointsBack } from "./antecedents.ts";
import { asks, endsPair, isFragment, pointsElsewhere, thanksBriefly } from "./bonds.ts";
import { isStopped, ownEmoji, withFaces } from "./emoji.ts";
import { groundOf } from "./grounds.ts";
import { hoursAtoms, timetableLines } from "./hours-atoms.ts";
import { unlabelled } from "./labels.ts";
import { isRequired, needOfBlock, needOfDay, needToApply } from "./needs.ts";
import { type OwnLines, ownLinesOf } from "./own-lines.ts";
import { thanksPoint } from "./thanks-point.ts";

/** What may be dropped from a post as a whole: a sentence, a list, a line of a list. */
export type Atom = {
  text: string;
  shape: "sentence" | "item" | "quotation" | "link";
  must: boolean;
  /** It only leads to the news, and holds nothing that readers need. */
  introduces: boolean;
  /** How much the reader needs it; the least needed goes first. */
  need: number;
  /** The atom it is not understood without. */
  leansOn: Atom | undefined;
  /** It stands in one paragraph with the sentence before it. */
  clings: boolean;
  /** The offer that this condition limits, the question that it answers, or what was before: it must not stand without it. */
  limits: Atom | undefined;
  tells: ReadonlySet<FactKind>;
  /** The author's paragraph that it stands in, from 0; undefined where the author made none. */
  paragraph: number | undefined;
  /** The author set it on a line of its own. */
  isLine: boolean;
  /** It leads to the list behind it: "What has changed:". */
  leads: boolean;
  /** The heading over it and the entries beside it; empty where it has none. */
  under: string;
  /** It is the heading over the next lines of its list, behind a blank line. */
  heads: boolean;
  /** Lines of the same list stand together. */
  block: number;
  /** Sentences it holds. */
  count: number;
};

/** A condition is needed as much as the offer of the headline, which stands in every post. */
const BOUND = 95;

const needBeside = (offer: Atom | undefined, need: number) =>
  offer && offer.need >= RANKS.subject ? Math.max(need, BOUND) : need;

/** Readers need all of a notice but its regret. */
const isRegret = (b: Block) => b.kind === "sentence" && regrets(b.pieces[0]?.text ?? "");

/** Steps tell one thing together; half a recipe is none. Changes and prices may be cut short. */
const isWholeOnly = (b: Block) => b.kind === "list" && b.tells.has("step");

type Rank = "subject" | "opening" | "rest";
/** `reason` is what people are thanked for, beside the thanks themselves. */
const RANKS: Record<Rank | "reason", number> = { subject: 100, reason: 97, opening: 88, rest: 0 };

/** How a post sets a piece: its text, and whether it stands on a line of its own. */
type Setting = {
  text: (text: string, piece: Piece, isStructured: boolean) => string;
  isLine: (piece: Piece | undefined) => boolean;
  lines: OwnLines;
};

/** The author's own emoji stand where they were; a line that one opens stays a line. */
function settingOf(m: Material): Setting {
  const faces = ownEmoji(m);
  const timed = timetableLines(m.blocks);
  return {
    text(text, piece, isStructured) {
      const own = faces.get(piece);
      if (own) return withFaces(text, own, isStopped(m, piece));
      return isStructured ? text : unlabelled(text, m);
    },
    isLine: (piece) =>
      piece !== undefined &&
      (timed.has(piece) || (piece !== m.blocks[0]?.pieces[0] && Boolean(faces.get(piece)?.leads))),
    lines: ownLinesOf(m),
  };
}

/** Lists whose entries need the label in front of them. */
const STRUCTURED: ReadonlySet<FactKind> = new Set(["pair", "price", "change", "step", "figure"]);

/** "Fixed:" in front of an entry. */
const LABEL = /^(?:• )?\p{L}[^:]{2,18}:/u;

/** What is not, must be or may be, and how much: readers go by that, wherever it stands. Without blanks no word is found. */
const LIMITS =
  /\d|[\u3040-\u9fff]|(?<!\p{L})(?:no|not|never|none|nobody|only|must|may|cannot|can[’']t|\p{L}+n[’']t|without|except|unless|nicht|nie|kein\p{L}*|nur|muss|müssen|darf|dürfen|ohne|außer|ne|pas|jamais|seulement|sauf|sans|doi(?:t|vent)|nunca|s[oó]lo|salvo|sin|debe\p{L}*|non|mai|soltanto|senza|dev\p{L}+|niet|geen|nooit|alleen|moet\p{L}*|mag|zonder|não|só|apenas|sem|exceto)(?!\p{L})/iu;
export const setsLimit = (text: string): boolean => LIMITS.test(text);
const setsLimits = ({ pieces }: Block) => pieces.some(({ text }) => setsLimit(text));

const isColon = (end: string | undefined): boolean => end === ":" || end === "：";

function atomsOfBlock(
  b: Block,
  { block, rank, set, language }: { block: number; rank: Rank; set: Setting; language: string },
): Omit<Atom, keyof ReturnType<typeof bondsOf>>[] {
  const need = Math.max(RANKS[rank], needOfBlock(b, language));
  const isLine = b.kind === "sentence" && set.isLine(b.pieces[0]);
  const shape = b.kind === "list" || isLine ? "item" : b.kind;
  const introduces = rank === "opening" && !b.must && !setsLimits(b);
  const base = { must: rank !== "rest" || b.must, introduces, need, tells: b.tells, block, shape } as const;
  const isOwn = set.lines.isOwn(b);
  const isBulleted = b.kind === "list" && !isWholeOnly(b) && !isOwn;
  const end = set.lines.endOf(b);
  const setLine = (text: string, entry: number) =>
    isColon(set.lines.endOf(b, entry)) ? `${unstop(text)}${colonOf(language)}` : unstop(text);
  const isStructured = b.kind === "list" && [...b.tells].some((kind) => STRUCTURED.has(kind));
  const isBare = isLine || end === "" || isColon(end);
  const texts = b.pieces.map((p, i) =>
    set.text(isBulleted ? `• ${p.text}` : isBare ? setLine(p.text, i) : p.text, p, isStructured),
  );
  const labels = b.tells.has("change")
    ? texts.map((text, i) => b.pieces[i]?.under ?? LABEL.exec(text)?.[0])
    : [];
  const heads = new Set(headedFrom(isOwn && b.kind === "list" ? texts : [], 0).map(({ head }) => head));
  return (isWholeOnly(b) ? [texts.join("\n")] : texts).map((text, i) => ({
    ...base,
    heads: heads.has(i) && set.lines.isApart(b, i),
    // Of each sort of change the first comes before the second of another.
    need: labels.indexOf(labels[i]) === i ? need + 1 : need,
    text,
    under: b.pieces[i]?.under ?? "",
    isLine: isOwn,
    count: sentences(text).length,
  }));
}

/** What stays where others go: thanks, where the rest is found, and the last sentence, which the others lead to. */
const STAYS = { thanks: 87, elsewhere: 84, last: 62 };
function needAmong(b: Block, { blocks, language }: Material): number {
  const text = b.kind === "sentence" ? (b.pieces[0]?.text ?? "") : "";
  if (text === "") return 0;
  if (thanksBriefly(text)) return STAYS.thanks;
  if (pointsElsewhere(text, language)) return STAYS.elsewhere;
  return b === blocks.findLast(({ kind }) => kind !== "link") ? STAYS.last : 0;
}

/** A sentence that names what the news before it counts is as much of it. */
const NAMED = 89;
function needToName(b: Block, before: Block | undefined, language: string): number {
  const [text = "", counted = ""] = [b, before].map((block) => block?.pieces[0]?.text ?? "");
  return b.kind === "sentence" && namesCounted(text, counted, language) ? NAMED : 0;
}

/** How much a sentence is needed for what it says, and for where it stands: `lead` is the news before it. */
const needToStay = (b: Block, lead: Block | undefined, m: Material): number =>
  Math.max(needAmong(b, m), needToApply(b, m), needOfDay(b, m), needToName(b, lead, m.language));

/** The sentence of the headline always stays; the opening comes next. */
function rankOf(b: Block, i: number, subject: Block | undefined): Rank {
  if (b === subject) return "subject";
  return i === 0 ? "opening" : "rest";
}

/** "Gear tune, per bike:" says what the lines of a list under it are the prices of. */
function leadsTo(
  before: Block | undefined,
  b: Block | undefined,
  { reading, options: { brief = "" } }: Material,
) {
  const fact = reading.facts.find(({ id, from }) => from === "brief" && id === before?.pieces[0]?.facts[0]);
  const isColon =
    (before !== undefined && goesOnInList(before)) ||
    /[:：]\s*$/u.test(fact?.quote ?? "") ||
    /^\s*[:：]/u.test(brief.slice(fact?.span.end));
  return b !== undefined && before?.kind === "sentence" && fact !== undefined && isColon;
}
const isHeadOf = (before: Block | undefined, b: Block | undefined, m: Material): boolean =>
  b?.kind === "list" && leadsTo(before, b, m);

/** A block that is not understood without the one before it. */
const isBound = (b: Block, before: Block | undefined, m: Material): boolean =>
  b.leans ||
  isUnderTerm(b, before, m) ||
  isHeadOf(before, b, m) ||
  (b.kind === "sentence" && pointsBack(b.pieces[0]?.text ?? "", m.language)) ||
  isOneOfAmounts(b, m.blocks);

/** A given headline is a paragraph of its own, and so is small print. */
const paragraphOf = (b: Block, reading: Reading) => {
  const { at } = b;
  const { breaks, lines } = reading;
  if (isFootnote(b, reading)) return breaks.length + 1;
  return at < 0
    ? at
    : breaks.length > 0 || lines.length > 1
      ? breaks.filter((start) => start <= at).length
      : undefined;
};

/** A condition speaks of the offer: it is right behind it, or says so. */
const OF_OFFER =
  /(?<!\p{L})(?:offers?|discounts?|deals?|vouchers?|prices?|codes?|valid|angebote?|rabatte?|gutscheine?|preise?|gültig|gilt|offres?|réductions?|remises?|prix|valables?|ofertas?|descuentos?|precios?|válid[oa]s?|offert[ae]|scont[oi]|prezz[oi]|valid[oa]|aanbieding\p{L}*|korting\p{L}*|prij[sz]\p{L}*|geldig|descontos?|preços?)(?!\p{L})/iu;

/** "Sturdy boots needed": what visitors need limits no price. */
const NEEDS_THING =
  /^[^\d%]*(?<!\p{L})(?:needed|nötig|nécessaires?|necesari[oa]s?|necessari[oaei]|nodig|necessári[oa]s?)(?!\p{L})[^\d%]*$/iu;

/** The offer that a condition limits. "The first 150 get paella" limits no price that stands further above. */
function offerBefore(b: Block, i: number, atoms: readonly Atom[], { reading }: Material): Atom | undefined {
  const offer = atoms.findLast((a) => a.tells.has("price") || a.tells.has("promo_code"));
  const text = b.pieces[0]?.text ?? "";
  const isNear = offer !== undefined && offer.block >= i - 1 && !NEEDS_THING.test(text);
  return isNear || reading.occasion === "offer" || OF_OFFER.test(text) ? offer : undefined;
}

/** What the atoms of a block need beside them, and what must not stand without them. */
function bondsOf(b: Block, i: number, atoms: readonly Atom[], m: Material) {
  const all = atoms.filter((a) => a.shape !== "link");
  const before = m.blocks[i - 1];
  const isAnswer = (asks(before) || endsPair(b, before)) && all.length > 0;
  const text = b.pieces[0]?.text ?? "";
  const clings = isAnswer || isFragment(b, m.language) || namesCrowd(text, m.language);
  const isLeaning = clings || isBound(b, before, m);
  const offer = offerBefore(b, i, atoms, m);
  const ground = labelOver(b, all, m);
  return {
    leansOn: ground ?? (isLeaning ? groundOf(text, all, m.language) : undefined),
    clings,
    limits: b.tells.has("condition") ? offer : isAnswer ? all.at(-1) : undefined,
    paragraph: paragraphOf(b, m.reading),
    leads: leadsTo(b, m.blocks[i + 1], m),
  };
}

const isNeeded = (b: Block, m: Material): boolean =>
  isRequired(b, m) || (m.reading.occasion === "incident" && !isRegret(b));

/** "Bekanntmachung der Stadtbücherei" over the news. */
function senderLine({ blocks, options: { brand } }: Material): Block | undefined {
  const [first, ...others] = blocks;
  const isSender = others.length > 0 && isAnnouncementOf(brand.name, first?.pieces[0]?.text ?? "");
  return isSender ? first : undefined;
}

/** The material as atoms in the author's order. */
export function atomsOf(m: Material, h: Headline): Atom[] {
  const title = titleIn(m.blocks, m.reading);
  const sender = senderLine(m);
  const rest = { ...m, blocks: m.blocks.filter((b) => b !== title && b !== sender) };
  const own = rest.blocks.find((b) => b === h.block);
  const subject = own ?? firstSubject(rest) ?? m.blocks[0];
  const point = thanksPoint(m);
  const lead = point ?? subject;
  const reasonOf = (b: Block) => (b === subject && b !== lead ? RANKS.reason : 0);
  const atoms: Atom[] = [];
  const set = settingOf(m);
  const isLead = (i: number) => i === 0 || m.blocks[i] === subject;
  m.blocks.forEach((b, i) => {
    const timetable = hoursAtoms(b, i, m);
    if (timetable) {
      const rank = RANKS[rankOf(b, i, subject)];
      // In place: the entries lean on their heading as it is.
      for (const one of timetable) one.need = Math.max(rank, one.need);
      atoms.push(...timetable);
      return;
    }
    const bonds = bondsOf(b, i, atoms, m);
    // Two halves of one thing are as much of a post as one sentence.
    const isHalf = endsPair(b, m.blocks[i - 1]);
    const stays = Math.max(reasonOf(b), needToStay(b, isLead(i - 1) ? m.blocks[i - 1] : undefined, m));
    const whole = isNeeded(b, m) ? { ...b, must: true } : b;
    const rank = b === sender ? "rest" : rankOf(b, i, lead);
    const made = atomsOfBlock(whole, { block: i, rank, set, language: m.language });
    atoms.push(
      ...made.map((a) => ({
        ...a,
        ...bonds,
        ...(isHalf && { count: 0 }),
        need: needBeside(bonds.limits, Math.max(a.need, stays)),
      })),
    );
  });
  return atoms;
}

export const glueOf = (language: string): string => (hasSpaces(language) ? " " : "");
