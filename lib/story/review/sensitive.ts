import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { sentenceAround } from "../../text/sentence-around.ts";
import { lower, pattern } from "../read/lower.ts";
import { quoted, type Reviewed, reviewed, seen } from "./check.ts";
import {
  HISTORY,
  LOST,
  LOST_BEHIND,
  NAMED,
  PERSON,
  SENSITIVE,
  SENSITIVE_UNSPACED,
  THINGS,
} from "./sensitive-words.ts";

/** Whole words, then the signs of languages without blanks. */
const SAID = once(() =>
  pattern(`(?<!\\p{L})(?:${Object.values(SENSITIVE).join("|")})(?!\\p{L})|(?:${SENSITIVE_UNSPACED})`, "g")(),
);
const WE_LOST = pattern(`(?<!\\p{L})(?:${LOST.join("|")})(?= )`, "g");
const A_PERSON = pattern(PERSON);
/** "RIP" in small letters is a tear. */
const RIP = /(?<!\p{L})R\.?I\.?P(?!\p{L})/u;

/** "wir haben … verloren": what is lost stands between. */
const ENDS_IN_VERB = /^(?:wir|haben|we hebben|wij|hebben)/;

function losesSomeone(brief: string, small: string): number | undefined {
  for (const m of small.matchAll(WE_LOST())) {
    const end = m.index + m[0].length;
    if (ENDS_IN_VERB.test(m[0]) && !/verloren$/.test(m[0]) && !LOST_BEHIND.test(small.slice(end))) continue;
    if (NAMED.test(brief.slice(end)) || A_PERSON().test(small.slice(end))) return m.index;
  }
  return undefined;
}

function statedAt(small: string): number | undefined {
  for (const { index } of small.matchAll(SAID())) {
    if (THINGS.test(small.slice(Math.max(0, index - 60), index))) continue;
    if (!HISTORY.test(sentenceAround(small, index))) return index;
  }
  return undefined;
}

/** The sentence of a brief that speaks of a death or a tragedy; undefined where none does. */
export function tragedyIn(brief: string): string | undefined {
  const small = lower(brief);
  const at = statedAt(small) ?? losesSomeone(brief, small) ?? RIP.exec(brief)?.index;
  return at === undefined ? undefined : sentenceAround(brief, at);
}

/** "Wir rufen am selben Tag zurück": when a person is called, and no word of a thing. */
const CALLS =
  "(?:noch|am|bis zum|selben|gleichen|nächsten|folgenden|tag|abend|morgen|werktag|innerhalb|binnen|von|einer|zwei|\\d+|stunden?|minuten|tagen?|so|möglichst|bald|schnell|rasch|wie|möglich|es|geht|sofort|umgehend|gerne?|zeitnah|verlässlich|zuverlässig|dann|immer|auch)";
/** A call-back, by language: one wrong word in it does harm. */
const RECALL = new Prefiltered(
  `(?<!\\p{L})(?:(?:product|safety|food|urgent|voluntary) recall|recall (?:notice|of)|recalling|(?:is|are) (?:being )?recalled|rückruf(?:aktion)?|wir rufen (?!sie |dich |euch |(?:${CALLS} )+zurück)[^!?\\n]{0,60}? zurück|rappel (?:de )?produits?|(?<!vous )rappelons (?:le(?! jour| lendemain| soir| plus)|la|les|ce|cette)|retirada de(?:l)? producto|retiramos (?:del mercado|el lote)|richiamo (?:di )?prodotto|(?<!(?:ti|vi) )richiamiamo(?! (?:in giornata|entro|appena|subito))|terugroepactie|we roepen (?!u |je |jullie )[^!?\\n]{0,60}? terug|recolha (?:de|do) produto)(?!\\p{L})`,
  "iu",
);

/** The sentence that calls a product back; undefined where none does. */
const recallIn = (brief: string): string | undefined => {
  const at = RECALL.exec(brief)?.index;
  return at === undefined ? undefined : sentenceAround(brief, at);
};

/** A death or a tragedy, and a call-back, is never published unseen, however well it is written. There is no check where a brief has none. */
export function sensitive(brief: string): Reviewed[] {
  const tragedy = tragedyIn(brief);
  const quote = tragedy ?? recallIn(brief);
  if (quote === undefined) return [];
  const why = tragedy ? "it seems to speak of a death or a tragedy" : "it calls a product back";
  return [
    reviewed({
      id: "sensitive",
      doubts: [`${quoted(quote)} is sensitive: ${why}`],
      evidence: [seen("brief", quote)],
      fix: "Have a person read the words and look at the picture, its colours too.",
    }),
  ];
}
