import { detectLanguage } from "../../copy/language.ts";
import { valuesIn } from "../values/values.ts";
import { sentencesOf } from "./line-parts.ts";

/** "Two classes next week: Pottery …" counts what the brief for one of them has not. */
const COUNTED =
  /^\s*(?:\d+|two|three|four|five|several|zwei|drei|vier|fünf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro)\s[^:.!?\n]{2,60}:\s+(?=\S)/iu;
/** An end, which belongs to the event beside it. */
const END =
  /(?<!\p{L})(?:until|till|by|before|ends?|closes?|deadline|bis|endet|jusqu|avant|hasta|antes|fino|entro|tot)(?!\p{L})/iu;

/** The days and the times of day in a sentence. */
function momentsIn(sentence: string, language: string): { days: string[]; times: number } {
  const keys = valuesIn(sentence, language).flatMap((value) => value.keys.slice(0, 1));
  return {
    days: keys.filter((key) => key.startsWith("date:")),
    times: keys.filter((key) => key.startsWith("time:")).length,
  };
}

/**
 * A brief for each event of a brief that has several: each sentence with one day and a time of its own, and with it all
 * that no event says. Empty where there are not at least two.
 */
export function briefsOfEvents(brief: string): string[] {
  const language = detectLanguage(brief).code;
  const lines = brief.split("\n").flatMap((line) => sentencesOf(line));
  const events = lines.filter((line) => {
    const { days, times } = momentsIn(line, language);
    return days.length === 1 && times > 0 && !END.test(line);
  });
  const days = new Set(events.flatMap((line) => momentsIn(line, language).days));
  if (events.length < 2 || days.size < events.length) return [];
  const shared = lines.filter((line) => !events.includes(line));
  return events.map((event) => [event.replace(COUNTED, ""), ...shared].join("\n").trim());
}
