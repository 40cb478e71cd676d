import { hasVerb } from "../../copy/grammar.ts";
import { size, unstop } from "../../copy/text.ts";
import type { AssetType } from "../../vocab.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** A question that opens a brief, and things in a row that answer it. */

/** "1,120 nights at home, 64 families supported, and a garden": things in a row, and no statement. */
export const isEnumeration = (said: string) =>
  /^(?:\d|[£$€₹]\d).*,\s.*\s(?:and|or)\s/u.test(said) &&
  said.split(/,\s/u).every((part) => !HAS_SUBJECT.test(part));
const HAS_SUBJECT =
  /^(?:and |or )?(?:we|you|they|it|he|she|our \p{L}+|the \p{L}+|\d[\d.,]*(?: ?%)?(?: of)?(?: \p{L}+)?) (?:is|are|was|were|has|have|had|said|say|will|can|now)(?!\p{L})/iu;

/** "Leeks, spring greens and rhubarb": an answer that is no news without its question. */
const isBareList = (answer: string) => !hasVerb(answer) && /^[^:]*,[^:]*\s(?:and|or)\s[^:]*$/.test(answer);

/** "Which plan is right?", "Membership or day pass?": several sentences answer it, and none of them alone. */
const CHOICE =
  /^(?:which|what['’]s the difference|welche[rsnm]?|quel(?:le)?s?|lequel|cuál(?:es)?|quale|qual|welke?)(?!\p{L})|(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})/iu;

const SEEN_ALONE: ReadonlySet<AssetType> = new Set(["card", "infographic", "og_image"]);
const LONGEST = 40;

/** "Does your dog hate fireworks?" leads to the news: it stands above the headline. */
export function behindQuestion(m: Material, asked: Block): Block | undefined {
  const card = asked.pieces[0]?.card ?? "";
  const next = m.blocks[m.blocks.indexOf(asked) + 1];
  if (!SEEN_ALONE.has(m.options.assetType) || CHOICE.test(card)) return undefined;
  if (m.language === "en" && isBareList(next?.pieces[0]?.card ?? "")) return undefined;
  const isShort = /[?？]$/u.test(asked.pieces[0]?.text ?? "") && size(card) <= LONGEST;
  const isNews = next?.kind === "sentence" && !next.leans && (next.must || next.tells.has("news"));
  return isShort && isNews && asked === m.blocks[0] ? next : undefined;
}

/** "The party is over. What was left behind?" over a list: the question heads it, and what opens the brief stands above. */
export function questionOverList({ blocks, options }: Material): Headline | undefined {
  const [first, asked, list] = blocks;
  const [opening, question] = [first, asked].map((b) => b?.pieces[0]?.card ?? "") as [string, string];
  const areSentences = first?.kind === "sentence" && asked?.kind === "sentence" && list?.kind === "list";
  const isShort = opening.length <= LONGEST_ABOVE && !/[?？:：]$/u.test(opening);
  if (!areSentences || !isShort || !SEEN_ALONE.has(options.assetType) || !/[?？]$/u.test(question))
    return undefined;
  const facts = asked.pieces.flatMap((piece) => piece.facts);
  return { text: question, facts, rest: [], block: asked, label: unstop(opening) };
}
const LONGEST_ABOVE = 40;
