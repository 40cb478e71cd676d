import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { urls, wordCount } from "../../copy/text.ts";
import { EMAIL_ADDRESS } from "../../text/email-address.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { needsAddress } from "../../text/tied-address.ts";
import { isOnlyThanks } from "../addressee/reader-thanks.ts";
import type { Action } from "../schema.ts";
import type { Block, Headline } from "./block.ts";
import { isLabel } from "./subject.ts";

/** Words that say nothing without the clause before them. */
const CONNECTED =
  /^(?:which|who|where|that|because|so|while|but|yet|although|whereas|thanks to|making|giving|letting|including|meaning|that is|i\.e\.|and|or|als|wenn|weil|damit|und|also|sprich|das heißt|d\. ?h\.|mais|et|parce que|donc|soit|autrement dit|c[’']est-à-dire|pero|y|porque|es decir|o sea|así que|ma|e|perché|cioè|quindi|ossia|en|maar|omdat|dus|oftewel|dat wil zeggen|ou seja|isto é|portanto)(?!\p{L})/iu;
export const isConnected = (text: string): boolean => CONNECTED.test(text);

const cardOf = (b: Block) => b.pieces[0]?.card ?? "";
const isAsking = (b: Block) => /[?？]$/u.test(cardOf(b)) && wordCount(cardOf(b)) <= 3;

/** The close of a series shows the action; its link and number need no picture of their own. */
function isOfAction(b: Block, cta: Action | null): boolean {
  if (!cta) return false;
  const number = /\+?\d[\d\s()/-]{6,}\d/.exec(cta.label)?.[0] ?? "";
  const email = new Prefiltered(EMAIL_ADDRESS).exec(cta.label)?.[0] ?? "";
  const address = cta.url || email;
  const isLinked = address !== "" && cardOf(b).includes(address) && !needsAddress(cardOf(b));
  return (
    (isLinked && !b.tells.has("when")) ||
    (number !== "" && cardOf(b).includes(number) && !b.tells.has("news"))
  );
}

/** "There are 40 places: book at …", "I posti sono 40: prenotate su …": what the sentence of the action says before it calls. */
export function saidBeforeAction(b: Block, cta: Action | null, language: string): string {
  const { said = "", call = "" } = (isOfAction(b, cta) && BEFORE_CALL.exec(cardOf(b))?.groups) || {};
  const [address = ""] = [...urls(call), /\d[\d\s()/-]{6,}/.exec(call)?.[0] ?? ""].filter(Boolean);
  const isSaid = /\d/u.test(said) || (language === "en" && hasVerb(said) && !isImperative(said));
  return address !== "" && isSaid && wordCount(said) >= LEAST_SAID ? said : "";
}
const BEFORE_CALL = /^(?<said>[^:;?!]{8,80})(?:[:;]|\s[–—])\s+(?<call>\p{L}.*)$/u;
const LEAST_SAID = 3;

/** Behind the news "Rest 10." is a part of it. */
const isBehind = (b: Block, h: Headline) => h.block !== undefined && b.at > h.block.at;

/** Few words behind the headline that are no label: "8 euro", "Avec Odile". */
const SAYS = /\d|^(?:with|mit|avec|con|met|com) \p{Lu}/iu;
const saysAlone = (card: string): boolean => SAYS.test(card) || isOnlyThanks(card);

/** A block that makes a slide or a line of a film of its own. */
export const standsApart = (b: Block, h: Headline, cta: Action | null, language: string): boolean =>
  b !== h.block &&
  b.kind !== "link" &&
  b.kind !== "quotation" &&
  !b.tells.has("snippet") &&
  !isAsking(b) &&
  !isOfAction(b, cta) &&
  !(b.kind === "sentence" && isLabel(b, language) && !(isBehind(b, h) && saysAlone(cardOf(b))));
