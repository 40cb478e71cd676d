import { lower, pattern } from "./lower.ts";
import { speaksToReader } from "./prohibition-words.ts";
import { valuesOf } from "./values.ts";

/** Why a piece goes where it goes: "I'm an upholsterer and work mostly for hotels, so LinkedIn." */

const CHANNEL =
  "(?:linked ?in|instagram|insta|facebook|fb|tik ?tok|twitter|x|youtube|threads|pinterest|whatsapp|the (?:web ?site|newsletter|blog)|die (?:website|webseite)|le (?:site|blog)|la (?:web|newsletter)|il sito|de (?:website|nieuwsbrief)|o (?:site|blog))";
const SO =
  "(?:so|hence|therefore|also|daher|deshalb|darum|deswegen|donc|du coup|d['’]où|así que|por eso|de ahí|quindi|perciò|dunque|dus|daarom|vandaar|por isso|então|portanto|daí)";
const ON =
  "(?:(?:it['’]?s|it should be|best|better|for|on|lieber|besser|am besten|auf|für|in|plutôt|sur|pour|mejor|en|para|meglio|su|per|liever|op|voor|melhor|no|na|só|only|nur) )*";
const ASKED =
  "(?:,? (?:please|pls|bitte|svp|s['’]il (?:vous|te) plaît|por favor|per favore|graag|alsjeblieft))?";

const TAIL = pattern(
  `,?\\s+(?:and |und |et |y |e |en )?${SO},? ${ON}${CHANNEL}(?: (?:and|und|et|y|e|en|\\+|&) ${CHANNEL})?${ASKED}[\\s.!]*$`,
);

/** Where the words begin with which a sentence draws its channel from what it has said; -1 without them. */
export const channelTail = (text: string): number => TAIL().exec(lower(text))?.index ?? -1;

/** Who one is, for whom one works, and whom one speaks to. */
const OF_ONESELF = pattern(
  [
    "(?:i['’]m|i am|we['’]re|we are) (?:an?|the|mostly|mainly)|(?:my|our) (?:customers|clients|readers|followers|audience|buyers|people)|(?:i|we) (?:mostly |mainly )?(?:work|sell|write) (?:mostly |mainly )?(?:for|to|with)",
    "(?:ich bin|wir sind)|(?:meine|unsere) (?:kunden|kundschaft|leser|follower|leute|zielgruppe)|(?:ich|wir)? ?arbeiten? (?:vor allem|hauptsächlich|meist) (?:für|mit)",
    "(?:je suis|nous sommes|on est)|(?:je m['’]|nous nous |on s['’])adress\\p{L}+|(?:mes|nos) (?:clients|lecteurs|abonnés)|(?:je|nous|on) travaill\\p{L}+ (?:surtout|principalement) (?:pour|avec)",
    "(?:soy|somos) |(?:me|nos) (?:dirijo|dirigimos)|(?:mis|nuestr[oa]s) (?:clientes|lectores|seguidores|clientas)|trabaj(?:o|amos) (?:sobre todo|principalmente) (?:para|con)",
    "(?:sono|siamo) (?:una?|un['’]|dei|delle)|(?:mi|ci) rivolg\\p{L}+|(?:i miei|i nostri|le nostre) (?:clienti|lettori|follower)|lavor(?:o|iamo) (?:soprattutto|principalmente) (?:per|con)",
    "(?:ik ben|we zijn|wij zijn)|(?:mijn|onze) (?:klanten|lezers|volgers|doelgroep)|(?:ik|we|wij)? ?werken? (?:vooral|voornamelijk) (?:voor|met)",
    "(?:sou|somos) |(?:me dirijo|dirijo-me|dirigimo-nos|nos dirigimos)|(?:(?:os )?meus|(?:os )?nossos) (?:clientes|leitores|seguidores)|trabalh(?:o|amos) (?:sobretudo|principalmente|mais) (?:para|com)",
  ]
    .map((words) => `(?<!\\p{L})(?:${words})`)
    .join("|"),
);

/** The whole sentence tells who writes and for whom, as the reason for a channel. */
export function isChannelReason(sentence: string): boolean {
  const at = channelTail(sentence);
  const low = lower(sentence);
  return (
    at > 0 &&
    !/[\d?？]/u.test(sentence) &&
    valuesOf(sentence.slice(0, at)).length === 0 &&
    !speaksToReader(low) &&
    OF_ONESELF().test(low)
  );
}
