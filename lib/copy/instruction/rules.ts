import { isImperative, verbAt } from "../grammar.ts";
import { toReader } from "../rewrite/phrases.ts";
import { isNoteToWriter } from "./notes.ts";
import {
  ACTS,
  find,
  INSTRUCTION,
  NOTE,
  QUOTED,
  type Reading,
  type Rule,
  readRest,
  statement,
  tidy,
} from "./reading.ts";
import { PLAIN_ASSET } from "./words.ts";

/** Asked for politely, or inside another instruction: then even weak verbs are meant for us. */
const isMeant = (ask: { polite: string; nested: boolean }) => ask.polite !== "" || ask.nested;

const UNSURE_MAKE = /^(?:share|post|publish|have|need|want|do|get|give|make|build)\b/i;

const readMake: Rule = (ask) => {
  const m = find("make", ask.text);
  if (!m) return undefined;
  // "Get updates about your orders" is a feature, "Share a post about our sale" an instruction.
  const unsure = UNSURE_MAKE.test(ask.text) && !isMeant(ask);
  if (unsure && !(PLAIN_ASSET.test(m.asset) && m.link)) return undefined;
  if (!m.rest) return INSTRUCTION;
  return readRest(m.link, m.rest, /ing$/.test(m.link) ? m.link : "", ask.again);
};

/** "Tell people the café is back"; "Tell everyone you know" is meant for readers. */
const TO_READERS =
  /^(?:tell|inform|remind|notify) (?:people|everyone|everybody|our [\w-]+|(?:all )?(?:customers|followers|users|members)) (?!you\b|who\b)/i;

const readTell: Rule = (ask) => {
  const know = find("let", ask.text);
  if (know) return readRest(know.link || "that", know.rest, "announce", ask.again);
  const m = find("tell", ask.text);
  const isNews = verbAt(m?.rest ?? "") > 0 && TO_READERS.test(ask.text);
  if (!m || !(isMeant(ask) || m.link || isNews)) return undefined;
  if (/^to$/i.test(m.link)) return { say: "cta", text: m.rest };
  return readRest(m.link || "that", m.rest, "announce", ask.again);
};

const PLAIN_SHARE = /^(?:share|add|note|mention|report|include)\b/i;
const isFeature = (s: string) => PLAIN_SHARE.test(s) && isImperative(s) && !/\bthat\b/i.test(s);

const readSays: Rule = (ask) => {
  const m = find("says", ask.text);
  if (!m || (isFeature(ask.text) && !isMeant(ask))) return undefined;
  if (/^(?:include|add)$/i.test(m.verb) && !m.link) return undefined;
  if (/^that$/i.test(m.link)) return statement(m.rest);
  return readRest(m.link || "about", m.rest, m.verb.toLowerCase(), ask.again);
};

const OPEN_PUSH =
  /^(?:promote|introduce|celebrate|advertise|present|showcase|tease|welcome|thank|congratulate|compare)\b/i;

const readPush: Rule = (ask) => {
  const announcing = /^announcing[:,]?\s+(that\s+)?(.+)$/is.exec(ask.text);
  if (announcing?.[2]) {
    return announcing[1] ? statement(announcing[2]) : { say: "topic", text: announcing[2], verb: "announce" };
  }
  const m = find("push", ask.text);
  if (!m) return undefined;
  const that = /^that\s+(.+)$/is.exec(m.rest);
  if (that) return statement(that[1] ?? "");
  if ((!isMeant(ask) && !OPEN_PUSH.test(ask.text)) || /^(?:you|him|her|them)\b/i.test(m.rest))
    return undefined;
  return { say: "topic", text: m.rest, verb: m.verb.toLowerCase() };
};

const OPEN_MUST = /^(?:mention|include|add|must|make sure|be sure|remember|don't forget|always)\b/i;

const readMust: Rule = (ask) => {
  const m = find("must", ask.text);
  if (!m || !(isMeant(ask) || OPEN_MUST.test(ask.text))) return undefined;
  const said = m.rest;
  const quoted = QUOTED.exec(said.replace(/[.!]$/, ""));
  if (quoted) return { say: "must", text: quoted[1] ?? "" };
  const link = /^(?:a |the )?(?:link|cta|call to action|button)\b(?:\s*(?:to|for|:))?\s*(.*)$/i.exec(said);
  if (link) return link[1] ? { say: "cta", text: link[1] } : INSTRUCTION;
  return statement(said.replace(/^that\s+/i, "").replace(/^(?:the|our|a)\s+(?=\d)/i, ""));
};

const readCta: Rule = ({ text }) => {
  const cta = find("cta", text);
  return cta && { say: "cta", text: tidy(cta.rest.replace(QUOTED, "$1")) };
};

/** "We want people to …": to know something, or to do something. */
const readWanted: Rule = ({ text, polite, again }) => {
  if (!/want|like|love|need/i.test(polite) || /\bto\s*$/i.test(polite)) return undefined;
  const who = find("whoTo", text);
  const know = /^know\s+(?:that|about)?\s*(.+)$/is.exec(who?.rest ?? "");
  if (know) return readRest("", know[1] ?? "", "announce", again);
  return who && { say: "cta", text: toReader(who.rest) };
};

const readInvite: Rule = (ask) => {
  const them = find("getThem", ask.text);
  if (!them) return undefined;
  const act = them.rest;
  if (ask.polite && !isImperative(act) && !ACTS.test(act)) return { say: "topic", text: act, verb: "invite" };
  const sure = isMeant(ask) || /^(?:get|ask|invite|encourage|urge|direct|send)/i.test(ask.text);
  return sure ? { say: "cta", text: toReader(act) } : undefined;
};

const readAvoid: Rule = ({ text, polite }) => {
  if (polite && isNoteToWriter(text)) return NOTE;
  const avoid = find("avoid", text);
  return avoid && { say: "avoid", text: avoid.rest.trim() || text };
};

const readAudience: Rule = ({ text }) => {
  const audience = text.length < 160 ? find("audience", text) : undefined;
  return audience && { say: "audience", text: audience.rest };
};

const readTone: Rule = ({ text }) => {
  const tone = text.length < 120 && !/\d{2}/.test(text) ? find("tone", text) : undefined;
  return tone && { say: "tone", text: tone.rest || text };
};

const readGoal: Rule = ({ text }): Reading | undefined => {
  const goal = find("goal", text);
  // "Our goal is 10,000 meals" is news; "our goal is 500 sign-ups" is for us.
  const isPublic =
    /\d/.test(goal?.rest ?? "") && !/sign-?ups?|leads|clicks|views|followers|sales|downloads/i.test(text);
  return goal && !isPublic ? { say: "goal", text: goal.rest } : undefined;
};

/** In this order: the broad patterns at the end would otherwise swallow what the narrow ones are for. */
export const RULES: readonly Rule[] = [
  readAvoid,
  readAudience,
  readCta,
  readWanted,
  readInvite,
  readTone,
  readGoal,
  readMake,
  readTell,
  readSays,
  readPush,
  readMust,
];
