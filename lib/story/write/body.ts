import { hasSpaces } from "../../copy/language.ts";
import { overlap } from "../../copy/similarity.ts";
import {
  capitalize,
  hasWords,
  size,
  stop,
  unstop,
  withoutDetailsThere,
  withoutUrls,
  wordCount,
} from "../../copy/text.ts";
import { EMAIL_ADDRESS } from "../../text/email-address.ts";
import { withoutLoneVerb } from "../../text/lone-verb.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { needsAddress } from "../../text/tied-address.ts";
import type { AssetType } from "../../vocab.ts";
import { isEvent } from "../read/event-words.ts";
import type { Action, Line } from "../schema.ts";
import { isConnected } from "./apart.ts";
import type { Block, Headline } from "./block.ts";
import { isRelative } from "./clauses.ts";
import { addsToSeries, isLeftOfSeries, tellsSeries } from "./drawn-series.ts";
import { goesOnInList, headsList } from "./empty-lead-ins.ts";
import { isLast } from "./last-words.ts";
import type { Material } from "./material.ts";
import { pointsBack } from "./post/antecedents.ts";
import { unlabelled } from "./post/labels.ts";
import { isSayable } from "./stumps.ts";
import { isLabel, isLeadIn } from "./subject.ts";

/**
 * Characters that stand under a headline without crowding it, on pictures that are seen alone. Those in a series leave
 * the rest to the next picture.
 */
const ROOM: Partial<Record<AssetType, number>> = { card: 680, infographic: 520, og_image: 240 };

const CONTACT = new Prefiltered(String.raw`${EMAIL_ADDRESS}|\+?\d[\d\s()/-]{6,}\d`);
const cardOf = (b: Block) => b.pieces[0]?.card ?? "";
const isIn = (text: string, said: string) =>
  hasWords(said, unstop(text)) || overlap(said, text) >= 0.85 || overlap(text, said) >= 0.85;

/** "When: Saturday 13 June": the picture shows the day and place of an event, and those that the story has read. */
const KEYED =
  /^(?:when|where|date|time|place|venue|wann|wo|datum|uhrzeit|ort|quand|où|lieu|cuándo|dónde|fecha|lugar|quando|dove|luogo|wanneer|waar|onde|local|日時|日程|期間|場所|会場|住所)\s*[:：]/iu;
const isShownByEvent = (b: Block, { reading: { occasion, when } }: Material) =>
  when !== null &&
  KEYED.test(cardOf(b)) &&
  (occasion === "event" || b.pieces.some(({ facts }) => facts.some((id) => when.facts.includes(id))));

/** A day, a price, a place or a condition is not said by the action. */
const tellsMore = (b: Block) =>
  (["when", "price", "where", "condition"] as const).some((kind) => b.tells.has(kind));

/** "Candidatures jusqu'au 15 juin à …": an action with the address alone would lose the day. */
const saysNumbers = (text: string, label: string): boolean =>
  (text.match(/\d+/g) ?? []).some((number) => !label.includes(number));

/** A longer sentence tells more than where to go. */
const LONGEST_CALL = 12;
/** The same in letters, where no blanks part words. */
const LONGEST_CALL_LETTERS = 10;
function isLinkTo(url: string, card: string, language: string): boolean {
  const said = withoutUrls(card);
  const isShort = hasSpaces(language) ? wordCount(said) <= LONGEST_CALL : size(said) <= LONGEST_CALL_LETTERS;
  return url !== "" && card.includes(url) && isShort && !needsAddress(card);
}

/** "Applications close on 18 December: acme.example/jobs": the action shows the address, and the rest is said. */
function withoutAddress(card: string, cta: Action | null): string {
  const at = cta?.url ? card.indexOf(cta.url) : -1;
  if (
    at < 0 ||
    needsAddress(card) ||
    /[\p{L}\d]/u.test(card.slice(at + (cta?.url.length ?? 0)).replace(/^\/?\S*/, ""))
  )
    return card;
  const said = card
    .slice(0, at)
    .replace(/\s*(?:https?:\/\/)?(?:www\.)?$/, "")
    .replace(/\s*\($/, "")
    .replace(
      /(?:\s*[:–—-]|\s(?:at|on|from|to|in|via|through|here|auf|unter|bei|von|ab|über|sur|en|chez|de|desde|su|da|op|bij|em))+\s*$/iu,
      "",
    );
  return ONE_OF_TWO.test(said) || OR_DO.test(said) ? card : withoutLoneVerb(withoutDetailsThere(said));
}
/** "Drop them off at 3 Station Road, or give at acme.example": the second of two things to do. */
const OR_DO = /\s(?:or|oder|ou|o|of)\s\p{L}+$/iu;
/** "At 12 Mill Lane, or on acme.example": without its address half of the sentence is torn. */
const ONE_OF_TWO = /(?<!\p{L})(?:or|and|oder|und|ou|et|o|y|e|of|en)$|[とや]$/iu;

/** Sentences that are neither the headline nor a list, a link or the action. */
function sentencesLeft(h: Headline, cta: Action | null, points: readonly Line[], m: Material): Block[] {
  const listed = new Set(points.flatMap(({ facts }) => facts));
  const isListed = (b: Block) =>
    listed.size > 0 && b.pieces.every(({ facts }) => facts.some((id) => listed.has(id)));
  const contact = CONTACT.exec(cta?.label ?? "")?.[0];
  const isCall = (b: Block) =>
    contact !== undefined &&
    cardOf(b).includes(contact) &&
    wordCount(cardOf(b)) <= (tellsMore(b) ? 8 : 14) &&
    !saysNumbers(cardOf(b).replace(contact, ""), cta?.label ?? "");
  const isAction = (b: Block) =>
    isCall(b) ||
    (cta !== null &&
      ((isIn(withoutAddress(cardOf(b), cta), cta.label) && !saysNumbers(cardOf(b), cta.label + cta.url)) ||
        (isLinkTo(cta.url, cardOf(b), m.language) && !tellsMore(b))));
  return m.blocks.filter(
    (b) =>
      b.kind === "sentence" &&
      !b.tells.has("snippet") &&
      b !== h.block &&
      !isLeadIn(h, b) &&
      !goesOnInList(b) &&
      !headsList(b, m) &&
      !isListed(b) &&
      !isAction(b) &&
      !(isLabel(b, m.language) && (!h.block || b.at < h.block.at)) &&
      !isDrawn(cardOf(b), m) &&
      !addsToSeries(b, m) &&
      !asksForAction(b, m) &&
      !isShownByEvent(b, m) &&
      unstop(cardOf(b)) !== h.label &&
      overlap(h.text, cardOf(b)) < 0.85,
  );
}

/** "Still stiff? Come and see us.": at the end of all a question stands beside its action, or not at all. */
const asksForAction = (b: Block, { blocks, reading }: Material): boolean =>
  b === blocks.at(-1) && isLast(b, reading) && /[?？]$/u.test(cardOf(b));

/** The values of a series stand in its chart, and source code in its own box. */
function isDrawn(text: string, { reading: { series, snippet } }: Material): boolean {
  if (snippet && text.includes(snippet.code)) return true;
  return series !== null && tellsSeries(text, series);
}

/** "On Friday 19 March 2027 and the public can watch": without what stands before it, the day is a line of its own. */
const AND_CLAUSE =
  /^(?<day>(?:on|am|le|el|il|op|em|na) (?:\S+ ){1,5}\d{4}),? (?:and|und|et|y|e|en) (?=\p{L}+ \p{L}+ \p{L})/iu;

/** What the headline left of its own sentence, as lines of their own: "from May they bake with our grain". */
function leftOf(h: Headline, m: Material): string {
  const whole = h.block ? cardOf(h.block) : "";
  const rest = h.rest
    .filter((text) => whole.includes(`: ${text}`) || isSayable(text, h.block?.pieces[0], m))
    .flatMap((text) => text.replace(AND_CLAUSE, "$<day>\n").split("\n"))
    .map((text) => unstop(text).replace(/^(?:and|und|et|y|e|en)\s+/iu, ""))
    .filter(
      (text) => wordCount(text) > 1 && !isDrawn(text, m) && !isLeftOfSeries(text, h, m) && !isRelative(text),
    )
    .sort((a, b) => whole.indexOf(a) - whole.indexOf(b));
  const ended = (text: string) => (hasSpaces(m.language) ? stop(capitalize(text)) : `${unstop(text)}。`);
  return isConnected(rest[0] ?? "") ? "" : rest.map(ended).join(hasSpaces(m.language) ? " " : "");
}

/** "It's a play about two sisters.": what it is, of an event that its title alone does not tell. It is never left out. */
const KIND =
  /^(?:it[’']s|it is|this is|es ist|das ist|c[’']est|es|è|het is|dit is|é)\s(?:an?|our|eine?n?|unser\p{L}*|une?|un[ao]?|notre|een|uma?)\s/iu;
const tellsKind = (b: Block, { blocks, reading, options: { assetType } }: Material): boolean =>
  assetType === "og_image" &&
  reading.occasion === "event" &&
  KIND.test(cardOf(b)) &&
  size(cardOf(b)) <= LONGEST_KIND &&
  blocks.indexOf(b) === 1 &&
  !isEvent(blocks.slice(0, 1).map(cardOf).join(" "));
const LONGEST_KIND = 130;

/** Chosen by need, as many as there is room for; one that leans on another stays behind without it. */
function chosen(
  blocks: readonly Block[],
  { first, room, cta }: { first: Block | undefined; room: number; cta: Action | null },
  m: Material,
): Set<Block> {
  const kept = new Set<Block>();
  const before = (b: Block) => m.blocks[m.blocks.indexOf(b) - 1];
  // "It cannot be combined with other offers.": a term of the offer is never left out.
  const isTerm = (b: Block) => b.must && b.tells.has("condition") && m.reading.offer !== null;
  const isGrounded = (b: Block) =>
    !b.leans ||
    isTerm(b) ||
    before(b) === first ||
    before(b)?.kind === "list" ||
    kept.has(before(b) as Block);
  let left = room;
  const kind = blocks.find((b) => tellsKind(b, m));
  for (const b of [...blocks.filter((x) => x.must), ...(kind ? [kind] : []), ...blocks]) {
    const length = b === kind ? 0 : size(withoutAddress(cardOf(b), cta)) + 1;
    if (kept.has(b) || length > left || !isGrounded(b)) continue;
    kept.add(b);
    left -= length;
  }
  return kept;
}

/** The supporting line, where neither the headline's rest nor a chart says it. */
function unsaidSupport(support: Line | null, said: readonly string[], m: Material): Line | null {
  const isShown =
    m.reading.occasion === "event" && m.reading.when !== null && KEYED.test(support?.text ?? "");
  if (!support || isShown || isDrawn(support.text, m)) return null;
  return said.some((text) => text !== "" && isIn(support.text, text)) ? null : support;
}

/**
 * What a picture that is seen alone says under its headline. It says the author's own sentences in
 * the author's order, as far as there is room. Room goes first to those that a post needs.
 */
export function bodyOf(
  h: Headline,
  support: Line | null,
  points: readonly Line[],
  cta: Action | null,
  m: Material,
): Line | null {
  if (m.wishes.short || m.reading.quotation) return support;
  const room = ROOM[m.options.assetType];
  const left = leftOf(h, m);
  // The next pictures of a series hold the other sentences. The rest of the headline stands here.
  if (!room) return support ?? (left ? { text: left, facts: h.facts } : null);
  const said = unsaidSupport(support, [left, ...points.map(({ text }) => text)], m);
  const { text, facts } = saidUnder(
    h,
    { said, left, room, cta, blocks: sentencesLeft(h, cta, points, m) },
    m,
  );
  if (text) return { text, facts };
  const isListed = points.some((point) => isIn(support?.text ?? "", point.text));
  return isListed ? null : support;
}

type Under = { said: Line | null; left: string; room: number; cta: Action | null; blocks: Block[] };

/** "310 of them were children" right under the headline that says who they are, before what its author wrote above that. */
function behindHeadline(
  sentences: readonly Block[],
  { block }: Headline,
  { blocks, language }: Material,
): Block[] {
  const next = block && blocks[blocks.indexOf(block) + 1];
  const leaning = next?.leans ? sentences.filter((b) => b === next) : [];
  // "What was left behind?" stands right over the list that answers it.
  const asking = sentences.filter(
    (b) => /[?？]$/u.test(cardOf(b)) && blocks[blocks.indexOf(b) + 1]?.kind === "list",
  );
  const others = sentences.filter((b) => !leaning.includes(b) && !asking.includes(b));
  // "Fetch it until Friday." needs what stands before it.
  if (others.some((b) => b.leans || pointsBack(cardOf(b), language)))
    return [...leaning, ...sentences.filter((b) => !leaning.includes(b))];
  return [...leaning, ...others, ...asking.filter((b) => !leaning.includes(b))];
}

/** The rest of the headline, the supporting line and the sentences that have room behind them. */
function saidUnder(h: Headline, { said, left, room, cta, blocks }: Under, m: Material): Line {
  const isOwn = said !== null && blocks.some((b) => isIn(cardOf(b), said.text));
  const opening = [left, isOwn ? "" : (said?.text ?? "")].filter(Boolean).join(" ");
  const kept = chosen(blocks, { first: h.block, room: room - size(opening), cta }, m);
  const sentences = behindHeadline(
    blocks.filter((b) => kept.has(b) && !isIn(cardOf(b), opening)),
    h,
    m,
  );
  const between = hasSpaces(m.language) ? " " : "";
  const text = [
    opening,
    ...sentences.map((b) => stop(capitalize(unlabelled(withoutAddress(cardOf(b), cta), m)))),
  ]
    .filter(Boolean)
    .join(between);
  const facts = [
    ...(left ? h.facts : []),
    ...(said?.facts ?? []),
    ...sentences.flatMap((b) => b.pieces.flatMap((p) => p.facts)),
  ];
  return { text, facts: [...new Set(facts)] };
}
