import { isImperative } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { momentsOf } from "./calendar.ts";
import { KIND_OF_EVENT } from "./event-words.ts";
import { valuesOf } from "./values.ts";

/** "Webinar on Monday 3 May, 10.00: your first tax return": a kind of event, its day, and its topic. */

const DATED = /^(?<lead>\p{Lu}[^:]{6,70}(?::\d\d[^:]{0,24}){0,2})\s?:\s(?<topic>\p{L}.{7,100})$/su;
/** Words that lead to a day or an hour. */
const LINK = "(?:on|next|at|from|am|um|ab|le|à|el|a las?|il|alle|ore|op|om|vanaf|em|às|na|no)";
const BEFORE_DAY = new Prefiltered(`(?:,|\\s${LINK})?\\s*$`, "iu");
const OPENS_DAY = new Prefiltered(`^${LINK}\\s`, "iu");
const BETWEEN = new Prefiltered(`^[\\s,]*(?:${LINK}\\s*)?$`, "iu");
const HOUR = new Prefiltered(
  `^,?\\s(?:${LINK}\\s)?(?<hour>\\d{1,2}[.:h]\\d{2}(?:\\s?(?:uhr|h|uur|[ap]m))?)$`,
  "iu",
);
/** Words behind the colon that say more of the day, and no topic. */
const TELLS =
  /^(?:we|you|our|come|join|there|everyone|all|free|wir|ihr|sie|unser\p{L}*|alle|nous|vous|on|notre|venez|nos|ven|todos|vi|vieni|tutti|wij|jullie|kom|ons|onze|nós|vem|grátis|gratis|gratuit\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 3;

/** `hour` is one that no word marks, as "12.30" is. */
type Dated = { kind: string; day: string; hour: string };

/** Undefined where other words stand between the kind and its day, or behind the colon. */
export function datedTopic(sentence: string, language: string): (Dated & { topic: string }) | undefined {
  const { lead = "", topic = "" } = DATED.exec(sentence.trim().replace(/\.$/u, ""))?.groups ?? {};
  const saysMore = TELLS.test(topic) || /[;!?]/u.test(topic) || (language === "en" && isImperative(topic));
  const found = topic === "" || saysMore ? undefined : kindAndDay(lead);
  // A name with a capital in a topic is read as a place.
  return found && valuesOf(topic).every(({ kind }) => kind === "where") ? { ...found, topic } : undefined;
}

function kindAndDay(lead: string): Dated | undefined {
  const moments = momentsOf(lead);
  const [first, ...others] = moments;
  const behind = lead.slice(moments.at(-1)?.end);
  const isRun = others.every(({ start }, i) => BETWEEN.test(lead.slice(moments[i]?.end, start)));
  if (!first || !isRun || !(BETWEEN.test(behind) || HOUR.test(behind))) return undefined;
  const kind = lead.slice(0, first.start).replace(BEFORE_DAY, "");
  const words = kind.split(/\s/u);
  const day = lead.slice(first.start).replace(OPENS_DAY, "").trim();
  return words.length <= MOST_WORDS && words.some((one) => KIND_OF_EVENT.test(one))
    ? { kind, day, hour: HOUR.exec(behind)?.groups?.hour ?? "" }
    : undefined;
}
