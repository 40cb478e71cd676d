import { capitalize, hasWords, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** The name of an event alone, for pictures that show its day, hour and place apart. */

/** "On 3 February" alone says nothing, and the sentence is better left whole. */
export const BARE_WHEN =
  /^(?:on|in|at|from|since|by|am|im|ab|seit|le|el|il|em|op|vanaf|depuis|desde|dal|sinds)(?!\p{L})/iu;
export const OPENS_WHEN = new Prefiltered(`${BARE_WHEN.source}|^(?:no|na|nos|nas)(?!\\p{L})`, "iu");

/** The words that tell when: what is left of a sentence without them names the occasion. */
const WHEN_TAIL = /\s(?:is|are|takes place|happens|will be|returns|is back)\s(?=(?:on|from|at|this|next)\s)/i;

/** A verb that only leads to the day. */
const HELD = /\s(?:takes place|is held|will be held|will take place|happens)$/i;

const STARTS_NAME = /^(?:our|the|an?|this|\p{Lu}\p{L}+(?:['’]s)?) \p{L}/iu;

/** "No domingo, 13 de dezembro, a entrada é gratuita" without its day, which the picture of an event shows apart. */
export function withoutOpeningDay(
  h: Headline,
  { reading: { occasion, when }, language }: Material,
): Headline {
  const at = occasion === "event" && when?.date ? h.text.indexOf(`${when.date}, `) : -1;
  const lead = h.text.slice(0, Math.max(0, at)).trim();
  if (at < 0 || !(lead === "" || (OPENS_WHEN.test(lead) && wordCount(lead) === 1))) return h;
  const left = subjectFirst(h.text.slice(at + `${when?.date}, `.length), language);
  const text = capitalize(left);
  return wordCount(text) >= NAMED ? { ...h, text } : h;
}
const NAMED = 3;

const SUBJECT =
  /^(?<verb>\p{Ll}{2,})\s(?<subject>(?:wir|ich|es|man|sie|ihr|we|wij|ik|het|(?:(?:der|die|das|ein|eine|unser\p{Ll}*|mein\p{Ll}*|de|het|een|onze|ons)\s(?:\p{Ll}+\s){0,2})?\p{Lu}[\p{L}-]+(?:\s(?:von|van|de|der)?\s?\p{Lu}[\p{L}-]+){0,2}))\s(?<rest>(?:\p{Ll}|\d).*)$/u;
/** Words that stand before a verb. */
const BEFORE_VERB =
  /^(?:der|die|das|dem|den|ein\p{Ll}*|unser\p{Ll}*|mein\p{Ll}*|wir|ich|es|man|sie|ihr|de|het|een|onze|ons|we|wij|ik|ab|am|im|um|von|vom|zu[mr]?|mit|für|bei|beim|aus|om|in|op|aan|bij|van|met|voor)$/u;

/** "liest Jana Wirth aus ihrem Roman" behind the day that is gone: "Jana Wirth liest aus ihrem Roman". German and Dutch. */
function subjectFirst(text: string, language: string): string {
  const {
    verb = "",
    subject = "",
    rest = "",
  } = (/^(?:de|nl)$/.test(language) && SUBJECT.exec(text)?.groups) || {};
  return verb === "" || BEFORE_VERB.test(verb) ? text : `${subject} ${verb} ${rest}`;
}

/** "Our winter print fair is on Saturday …" is headed by its name where the picture shows the day. */
export function withoutWhen(
  h: Headline,
  { reading: { occasion, when, about }, language }: Material,
): Headline {
  if (occasion !== "event" || !when?.date || language !== "en") return h;
  const at = WHEN_TAIL.exec(h.text);
  if (!at && HELD.test(h.text)) return { ...h, text: h.text.replace(HELD, "") };
  const name = at ? h.text.slice(0, at.index) : "";
  const rest = at ? h.text.slice(at.index + at[0].length) : "";
  const left = [when.date, when.time, when.place]
    .filter(Boolean)
    .reduce((text, part) => text.replace(part, ""), rest)
    .replace(/(?<!\p{L})(?:on|from|at|in|this|next|the)(?!\p{L})|[\s,–-]/giu, "");
  const isName =
    wordCount(name) >= 2 && wordCount(name) <= 8 && STARTS_NAME.test(name) && hasWords(name, about);
  return isName && left === "" ? { ...h, text: name } : h;
}
