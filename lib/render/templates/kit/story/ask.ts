import type { Story } from "../../../../story/schema.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";
import { loneVerbIn, withoutLoneVerb } from "../../../../text/lone-verb.ts";
import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { isTranslated } from "./must-show.ts";
import { isOfModel } from "./of-model.ts";
import { sentencesOf } from "./sentences.ts";

/** Addresses that a reader writes to, calls or visits. */
const ADDRESS = new RegExp(
  String.raw`${EMAIL_ADDRESS}|(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s]*[^\s.,;:!?)])?|\+?\d[\d\s()/.-]{5,}\d`,
  "iu",
);
/** Words that lead to an address at the end of a sentence. */
const LEADS = new Prefiltered(
  /(?:[\s,:→–—-]|(?<!\p{L})(?:at|to|on|via|from|under|here|by (?:e-?mail|phone)|(?:on|pel[oa]|al?|no|na|au|unter der?|op|via) (?:the |le |el |il )?(?:(?:our |phone )?number|número|numéro|numero|nummer|telefone|teléfono|téléphone|telefono)|(?:en|sur|op|on|under|unter|auf) (?:el|le|the|der|dem|het)|e-?mail|mail|phone|tel\.?|telefon|telefoon|téléphone|telefono|teléfono|telefone|an|auf|unter|bei|per|telefonisch|by (?:writing|calling|ringing|phoning|mailing)|scrivendo|chiamando|telefonando|escribiendo|llamando|escrevendo|ligando|en (?:écrivant|appelant|téléphonant)|sur|chez|à|au|par|a|al|en|con|por|su|sul|da|dal|al|allo|presso|op|bij|aan|naar|em|no|na|pel[oa]s?|para|beim|zum|am)(?!\p{L}))+$/iu,
);
/** Nothing but such words between a call and its address. */
const LEADS_ALONE = new RegExp(
  `^(?:\\s*https?://(?:www\\.)?)?$|${LEADS.source}(?:https?://(?:www\\.)?)?$`,
  "iu",
);
const OPEN_END =
  /(?<!\p{L})(?:or|ou|oder|o|of|and|und|et|y|e|en|または)(?:\s(?:at|on|via|by|über|unter|auf|per|bei|sur|par|chez|en|por|su|da|via|op|bij|no|na|pelo))?$/iu;
/** Words before an address without those that lead to it: of "at the counter or on 555 0142" the other way is left. */
export const wordsBefore = (text: string): string =>
  text.replace(LEADS, "").replace(OPEN_END, "").trimEnd().replace(/,$/u, "");

/** "The longer version is at …", "La plantilla se descarga en …": a statement that the address completes. */
const NEEDS_ADDRESS =
  /(?<!\p{L})(?:is|are|was|were|ist|sind|est|sont|es|está|están|è|sono|zijn|staat|staan|é|são|está|estão|(?:se|si)\s\p{L}+)$/iu;
/** "To put your child's name down, email …": a clause that its call completes, where no other stands before the comma. */
const OPENS_CLAUSE =
  /^(?:to|for|if|when|with|um|für|wenn|falls|bei|mit|pour|si|avec|para|con|per|se|om|voor|als|met|in order)\s[^,;:]*$/iu;
/** Until when, behind the address: "… to jo@beacon.example by Friday 8 January". */
const BY_DAY =
  /^\s(?:by|before|until|no later than|bis(?: zum| spätestens)?|spätestens(?: am| bis)?|vor dem|avant|jusqu[’']au|antes del?|hasta|entro|prima del?|fino al|vóór|voor|uiterlijk|tot(?: en met)?|até)\s[^,;:.!?@]{0,24}\d[^,;:!?@]{0,20}$/iu;
const LEAST = 6;
const MOST = 90;

/**
 * The author's own call to act, without the address that stands at its end, and the address: "Send your CV by
 * 30 April" and "jobs@beacon.example". Of "12 places, book at …" the verb stands apart: "12 places" asks for nothing.
 * Undefined where the story asks for nothing in such a sentence.
 */
export function askOf(story: Story): { says: string; verb: string; address: string } | undefined {
  const { cta, facts } = story;
  if (!cta || isTranslated(story) || isOfModel(story)) return undefined;
  const address = ADDRESS.exec(cta.url || cta.label)?.[0] ?? "";
  const named = facts.filter(({ id, from }) => from === "brief" && cta.facts.includes(id));
  // "If you see two of them, call us": the clause is nothing without its sentence.
  const holders = facts.filter(
    ({ from, span }) =>
      from === "brief" && named.some((fact) => span.start <= fact.span.start && span.end >= fact.span.end),
  );
  const longest = holders.sort((a, b) => b.quote.length - a.quote.length)[0];
  const sentence = sentencesOf(longest?.quote ?? "").find((text) => text.includes(address));
  const { says, verb } = address && sentence ? withoutAddress(sentence, address) : WITHOUT_ASK;
  // Of two ways to act one may not be cut off, nor a statement before its end.
  const isTorn = OPEN_END.test(says) || NEEDS_ADDRESS.test(says) || OPENS_CLAUSE.test(says);
  const isWhole = says.length >= LEAST && says.length <= MOST && !isTorn;
  return isWhole ? { says, verb, address } : undefined;
}

const WITHOUT_ASK = { says: "", verb: "" };

/** A sentence that ends with an address, or with the last day behind it, without the address and the words that lead there; empty for another one. */
function withoutAddress(sentence: string, address: string): typeof WITHOUT_ASK {
  const at = sentence.indexOf(address);
  const after = sentence
    .slice(at + address.length)
    .replace(/^\/?[\s.!)]*$/u, "")
    .replace(/[.!]$/u, "");
  if (after !== "" && !BY_DAY.test(after)) return WITHOUT_ASK;
  const said = sentence
    .slice(0, at)
    .replace(/https?:\/\/(?:www\.)?$/i, "")
    .replace(LEADS, "");
  const call = withoutLoneVerb(said).trim();
  return call === "" ? WITHOUT_ASK : { says: `${call}${after}`, verb: loneVerbIn(said) };
}

/** A text in which the call to act has lost its address: the action beside it has it. */
export function withoutAsked(text: string, story: Story): string {
  const ask = askOf(story);
  if (!ask) return text;
  const at = text.indexOf(ask.address);
  const before = at < 0 ? "" : text.slice(0, at);
  const start = before.lastIndexOf(ask.says);
  const between = before.slice(start + ask.says.length).replace(LEADS, "");
  const isWhole = start >= 0 && LEADS_ALONE.test(withoutLoneVerb(between));
  return isWhole
    ? `${before.slice(0, start)}${ask.says}${text.slice(at + ask.address.length).replace(/^\//, "")}`
    : text;
}

/** "Not sure?" before a call says whom it is for. */
export const questionOf = ({ cta, facts }: Story): string =>
  facts.find(({ id, quote }) => cta?.facts.includes(id) && QUESTION.test(quote))?.quote ?? "";
const QUESTION = /^[^.!?]+[?？]$/u;
