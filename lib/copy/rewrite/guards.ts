import { isBalanced } from "../../text/balanced.ts";
import { dates } from "../extract/dates.ts";
import { dangles, tokens, verbAt } from "../grammar.ts";
import { AUXILIARIES, isPast, isVerb } from "../lexicon.ts";
import { wordCount } from "../text.ts";

/** Conditions a shorter sentence must not lose: who, until when, from what price, on which plan. */
const CONDITION =
  /\b(?:only|until|till|before|after|unless|except|excluding|selected|eligible|paid|plans?|members?|subscribers?|customers?|beta|preview|trial|while|within|up to|at least|minimum|maximum|over|above|with (?:the )?code|in[- ]store|online|on request|from (?:£|\$|€|\d)|per|new (?:users|customers)|first|average|most|some|many|nearly|almost|about|around|cases)\b|[%$£€₹]/i;
const ABSOLUTE =
  /\b(?:all|every|everyone|everybody|everything|any|anyone|always|never|no|none|free|guaranteed?|unlimited|certified|100)\b/i;
/** "We stop selling bikes with forks" must never become "We stop selling bikes". */
const NEGATIVE =
  /\b(?:stop(?:s|ped|ping)?|no longer|never|not|without|nothing|nobody|none|no|ends?|ended|ending|bans?|removed?|removing|drop(?:s|ped|ping)?|clos(?:e|es|ed|ing)|cancel\w*|recall\w*|refus\w*|discontinu\w*|quit|avoid\w*|except|only|limited|delay\w*|apolog\w*|lost|lose|fail\w*|less|fewer)\b|n[’']t\b/i;
/** Verbs that can end a sentence. */
const CAN_END =
  /^(?:works?|(?:re)?opens?|(?:re)?opened|launch(?:es|ed)?|starts?|started|ships?|shipped|arrives?|arrived|returns?|returned|closes?|closed|ends?|ended|begins?|lands?|landed|grows?|grew|live|moves?|wins?|won|matters?|delayed|restored|failed|moved|joined|retired)$/i;
/** Verbs that mean nothing without what follows: "helps", "comes with". */
const NEEDS_MORE =
  /\b(?:help|let|make|take|come|bring|give|put|get|keep|mean|cover|include|link|work with|run|be|is|are|was|were|use|need|have|has|own|start|open|launch|support|allow|enable|expand|add|build|built|made|runs)s?$/i;

const hasCondition = (s: string): boolean => CONDITION.test(s);
export const isNegative = (s: string): boolean => NEGATIVE.test(s);
export const hasAbsolute = (s: string): boolean => ABSOLUTE.test(s);

/** A head that promises to everybody must keep the condition its tail holds. */
export const losesCondition = (head: string, tail: string): boolean =>
  hasAbsolute(head) && hasCondition(tail);

/** Whether a shortened clause still stands on its own feet. */
export function stands(s: string): boolean {
  const list = tokens(s);
  if (list.length < 3 || dangles(s) || !isBalanced(s)) return false;
  const at = verbAt(s);
  const last = list.length - 1;
  const word = list[last] ?? "";
  // "has switched" (on what?) and "can pay" ask for more.
  const isOpen = isPast(word) || (AUXILIARIES().has(list[last - 1] ?? "") && isVerb(word));
  if (isOpen && !CAN_END.test(word)) return false;
  if (at > 0 && at === last && !CAN_END.test(list[at] ?? "")) return false;
  return !(at > 0 && at >= last - 1 && NEEDS_MORE.test(s));
}

/** A length of time or a count restricts what is said. */
const MEASURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|half|second|minute|hour|day|week|month|year)s?\b/i;

/** Phrases of place; "for", "with" and "of" restrict what is said and are never dropped. */
const PLACE = /\s+(?=(?:on|in|at|from|across|during|over|through|throughout|inside|along)\s)/gi;
const ANY_PHRASE =
  /\s+(?=(?:on|in|at|for|from|with|across|during|via|through|by|over|within|since|until|without|inside|along|throughout|after|before|to)\s)/gi;

function mayDrop(whole: string, at: number): boolean {
  const [head, tail] = [whole.slice(0, at), whole.slice(at)];
  // The verb of the whole may stand in what looks like a phrase: "the museum in York won an award".
  const verb = verbAt(whole);
  if (
    (verb >= 0 && verb >= tokens(head).length) ||
    wordCount(tail) > 9 ||
    CONDITION.test(tail) ||
    MEASURE.test(tail) ||
    dates(tail).length > 0 ||
    ABSOLUTE.test(head)
  )
    return false;
  // "4 in 10", "from A to B" and "based in X" hang together.
  return (
    !(/\d$/.test(head) && /^\s+(?:in|out of)\s+\d/.test(tail)) &&
    !/\b(?:from\s+\S+(?:\s\S+)?|based|made|built|born)$/i.test(head)
  );
}

/** The clause without its last one or two phrases of place, where nothing that matters stands in them. */
export function withoutTail(s: string): { text: string; rest: string }[] {
  if (/[,;:]/.test(s) || NEGATIVE.test(s)) return [];
  const out: { text: string; rest: string }[] = [];
  let head = s;
  for (let i = 0; i < 2; i++) {
    const at = [...head.matchAll(ANY_PHRASE)].at(-1)?.index ?? 0;
    const isPlace = [...head.matchAll(PLACE)].at(-1)?.index === at;
    if (at < 10 || !isPlace || !mayDrop(s, at)) break;
    head = head.slice(0, at);
    if (stands(head)) out.push({ text: head, rest: s.slice(at).trim() });
  }
  return out;
}
