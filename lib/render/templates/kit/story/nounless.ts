import type { Story } from "../../../../story/schema.ts";
import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { stopped } from "../../../../text/stopped.ts";
import { inARow } from "./clip.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Words for a thing that is named before, at the end of a clause: "get yours by Saturday", "sichert euch eure bis Mittwoch". */
const BEHIND =
  "(?=$|[.,;:!?]|\\s(?:by|before|until|till|from|at|in|on|up|now|today|here|while|when|and|bis|vor|ab|am|im|an|bei|unter|jetzt|heute|hier|bevor|und|avant|dès|au|chez|en|sur|et|antes|hasta|desde|por|y|entro|prima|al|da|in|su|e|voor|tot|vanaf|bij|op|via|até|no|na|pelo)(?!\\p{L}))";
const THINGS = [
  "yours|one of (?:them|these)|(?:get|book|order|reserve|grab|try|choose|claim|ask for|pick up) (?:it|them|one|some)",
  "eure[nrs]?|deine[nrs]?|welche|(?:holt|hol|bestellt|bucht|sichert|sichere?|reserviert|nehmt) (?:(?:euch|dir) )?(?:sie|ihn|es|einen?|eins)(?: (?:euch|dir))?",
  "l[ea]s? (?:vôtres?|tiens?|tiennes?)|(?:réserv|command|prenn?|essay|emport|demand)\\p{L}{1,3}-(?:l[ea]s?|en)",
  "(?:el|la|los|las) (?:tuy|suy|vuestr)[oa]s?|(?:pí?d[ea]|resérv[ae]|encárg[au]e?|llév[ae](?:te)?|cómpr[ae]|recóg[ea]|pruéb[ae])l[oa]s?",
  "(?:il|la|i|le) (?:tu[oai]|tuoi|suoi?|vostr[oaie])|(?:prenota|ordina|prendi|compra|ritira|provate|prenotate|ordinate)(?:te)?l[oaie]",
  "(?:die|dat|de|het) (?:van jou|jouwe|uwe)|(?:bestel|reserveer|boek|haal|probeer) (?:hem|haar|ze|het|er een)",
  "(?:o|a|os|as) (?:teu|tua|seu|sua|vosso|vossa)s?|(?:reserv|encomend|compr|garant|pe[çd])\\p{L}{1,2}-[oa]s?",
].join("|");
const NOUNLESS = new Prefiltered(`(?<![\\p{L}-])(?:${THINGS})${BEHIND}`, "iu");
/** A longer headline is no name to read a call under, in letters. */
const LONGEST = 64;

/** Whether a call only points to what it is of, which other words name. */
export const isNounless = (text: string): boolean => NOUNLESS.test(text);

/** What such a call is of, in the words that open the story; empty where the call names it, or no short words do. */
export function thingOf(call: string, { headline, about }: Story): string {
  if (!isNounless(call)) return "";
  const names = [headline.text, about].filter((one) => one !== "" && one.length <= LONGEST);
  return names.find((name) => !isSaid(name, tokensOf(call))) ?? "";
}

type CalledEnd = { headline: string; supporting?: string };
type CalledLimits = Record<keyof CalledEnd, number>;

/** The last picture of a series: "Get yours on the list at the bar" stands under what it is of. */
export function underThing<E extends CalledEnd>(closing: E, story: Story, limits: CalledLimits): E {
  const { headline: call, supporting: rest = "" } = closing;
  const thing = thingOf(call, story);
  const supporting = rest === "" ? call : inARow([stopped(call), rest]);
  const isWithin = thing !== "" && thing.length <= limits.headline && supporting.length <= limits.supporting;
  return isWithin ? { ...closing, headline: thing, supporting } : closing;
}
