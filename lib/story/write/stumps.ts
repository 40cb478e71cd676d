import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { wordCount } from "../../copy/text.ts";
import { isConnected } from "./apart.ts";
import type { Cut } from "./compress.ts";
import type { Material } from "./material.ts";

/** Words that wait for a main clause. */
const WAITS = /^(?:when|whether|if|once|until|till|unless|as|since|after|before|whose|to|by|with)(?!\p{L})/iu;
/** Words that only lead to a day, an hour or a place. */
const LEADS = /(?<!\p{L})(?:on|from|at|the|this|next|am|um|le|el|il)(?!\p{L})/giu;

/** "…: the kitchen, the hall": what stood behind a colon stands by itself. */
const isBehindColon = (text: string, rest: string, whole: string) =>
  wordCount(rest) >= 3 && whole.includes(`${text}: ${rest}`) && /^[\p{L}\d£$€]/u.test(rest);

/** What a shorter form leaves over can stand as a sentence, or is the day, hour or place that the picture shows. */
export function leavesNoStump(
  { text, rest }: Cut,
  whole: string,
  { language, reading: { when } }: Material,
): boolean {
  const shown = [when?.date ?? "", when?.time ?? "", when?.place ?? ""].filter(Boolean);
  return rest.every((left) => {
    const untold = shown.reduce((out, part) => out.replace(part, ""), left).replace(LEADS, "");
    if (!/\p{L}{3}|\d/u.test(untold) || isBehindColon(text, left, whole)) return true;
    const isSentence = hasVerb(left) || isImperative(left);
    return language === "en" && isSentence && !isConnected(left) && !WAITS.test(left);
  });
}
