import type { Occasion } from "../../../../story/kinds.ts";
import type { Story } from "../../../../story/schema.ts";
import { weekdayOf } from "../../../../text/weekdays.ts";

/** Whether a story has one of the occasions. */
export const isOf = ({ occasion }: Pick<Story, "occasion">, ...occasions: Occasion[]): boolean =>
  occasions.includes(occasion);

const CHECKLIST =
  /(?<!\p{L})(?:check ?list|features?|included?|includes|you get|ready|done|checkliste|inklusive|enthalten|inclus(?:e?s)?|incluye|incluid[oa]s?|compreso|inbegrepen|inclu[ií]d[oa]s?)(?!\p{L})/iu;

/** A sentence that mentions what is included, "tea included", begins no list. */
const LEAD = /^[^.!?,;]{1,40}(?::|$)/u;

/** "15 January, Rhayader": a day is neither there nor done. */
const DATED = /^(?:\d{1,2}[.\s]|\d{1,2}(?:st|nd|rd|th)(?!\p{L})|\d{1,2}[:.h]\d\d)/iu;
const isDated = (text: string): boolean =>
  DATED.test(text) || weekdayOf(/^\p{L}+/u.exec(text)?.[0]) !== undefined;

/** "Dropped: Windows 8", "No longer sold": a tick would say the opposite. */
const GONE =
  /^(?:dropped|removed|deprecated|breaking|gone|discontinued|no longer|not included|entfernt|entfällt|eingestellt|nicht mehr|kein|supprim\p{L}+|retir\p{L}+|abandonn\p{L}+|plus de|sans|eliminad\p{L}+|ya no|sin|rimoss\p{L}+|eliminat\p{L}+|non più|senza|verwijderd|vervallen|niet meer|geen|zonder|removid\p{L}+|já não|sem)(?!\p{L})/iu;

/** A tick says that something is there or done: features of a launch, and lists that the author calls so. */
export function markOf({ occasion, headline, support, points }: Story): "tick" | "dot" {
  const leads = [headline.text, LEAD.exec(support?.text ?? "")?.[0] ?? ""];
  const isDone = isOf({ occasion }, "launch", "release") || leads.some((text) => CHECKLIST.test(text));
  return isDone && !points.some(({ text }) => GONE.test(text) || isDated(text)) ? "tick" : "dot";
}

/** Occasions that are best said plainly: no figure and no list should stand before the words. */
export const isPlainNews = (story: Pick<Story, "occasion">): boolean =>
  isOf(story, "incident", "closing", "appeal", "greeting", "thanks");
