import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { GROUP } from "./groups.ts";

export type Rule = "hate" | "threat";

const END = '(?= *(?:[.!?,;:"\\n)]|$|and\\b|who\\b|or\\b))';
/** It is called for: an order, or a will. In a report the verb stands elsewhere. */
const CALL =
  '(?:^|[.!?:;"\\n(] *|\\b(?:lets?|let us|we (?:must|should|will|have to|need to|want to|are going to|gonna)|time to|please|must|you should|should|i (?:will|want to|am going to)|just|go|and) (?:just |all |finally )*)';
const ALL = "(?:all |every |each |these |those |the |you |any |dirty |filthy |of )*";
const KILL =
  "(?:kill|murder|gas|lynch|behead|slaughter|exterminate|eradicate|wipe out|massacre|enslave|rape|burn|hang)";
const LOW =
  "vermin|rats|cockroach(?:es)?|parasites?|animals|beasts|sub-?humans?|savages|scum|filth|plague|disease|cancer|trash|garbage|pests?|apes|monkeys|pigs|criminals|rapists|terrorists|thieves|inferior(?: race)?|degenerates?|untermensch(?:en)?|infestation|less than human|not human|not people|invaders|whores|lazy and stupid";
const FOUL = "(?:fucking|f[*u]+cking|filthy|disgusting|goddamn|stupid)";
const HIT = "(?:kill|murder|behead|stab|lynch|rape|execute)";
const SOMEBODY =
  "(?:you(?! with kindness| softly| in| at| on)|your (?:family|kids|children|wife|husband|mother)|them all|these people|(?:the|every|our|that|all) (?:president|mayor|judges?|journalists?|reporters?|police|cops?|teachers?|politicians?|minister|senator|neighbou?rs?))";
const PLACE =
  "(?:the|that|their|this|every|a) (?:local |nearby )?(?:mosque|synagogue|church|temple|school|parliament|capitol|embassy|hospital|courthouse|city hall|refugee (?:home|camp)|shelter)s?";

const patterns = (rule: Rule, isSlur: boolean, ...sources: string[]) =>
  sources.map((source) => ({ rule, isSlur, pattern: new Prefiltered(source, "g") }));

/** What is refused, in the words of `plain`. Words with a second, innocent meaning need foul company. */
export const RULES = [
  ...patterns(
    "hate",
    true,
    "\\b(?:sand ?)?n[i*][g*]{2}[e*]r+s?\\b|\\bk[i*]kes?\\b|\\bwetbacks?\\b|\\b(?:rag|towel)heads?\\b|\\bjigaboos?\\b|\\bporch monkeys?\\b|\\bjudensau\\b|\\bbougnoules?\\b",
    "\\bf[a*]gg?[o*]ts?\\b(?! (?:and|with|in) (?:peas|mash|gravy|chips|onion))",
    "\\b(?:spics|gooks|pakis|beaners|trannies|chinks(?! (?:in|of)\\b))(?= (?:are|should|must|go|out|stink|everywhere|ruin|took|take|deserve)\\b)",
    `\\b${FOUL} (?:dykes?|fags?|pakis?|spics?|gooks?|coons?|chinks?|tranny|trannies|homos?|retards?|gypsy|gypsies|${GROUP})\\b`,
  ),
  ...patterns(
    "hate",
    false,
    `\\b${GROUP} (?:are|r) (?:(?:all|just|nothing|but|really|like|basically|literally|always|mostly|simply|a|an|the|only) )*(?:${LOW})${END}`,
    `\\b${GROUP} (?:dont|do not|should not|shouldnt|must not|never|should never) (?:deserve to (?:live|vote|exist|breathe|work|be here)|deserve (?:any )?rights|be allowed to (?:vote|work|live|breed|exist|drive|marry|stay)|belong (?:here|in (?:our|this|my|the)))`,
    `${CALL}(?:deport|expel|ban|get rid of|throw out|kick out|keep out|purge|sterili[sz]e|castrate) (?:all |every )${ALL}${GROUP}`,
    `\\bsend (?:all )?(?:the |these |those )?${GROUP} back\\b`,
    `${CALL}(?:no|keep out) ${GROUP} (?:allowed|welcome|wanted)\\b`,
    "\\b(?:sieg heil|heil hitler|hitler was right|hitler did nothing wrong|jews will not replace us|race war now|white (?:power|pride world ?wide)(?= *(?:[!]|$)))",
    "\\bholocaust (?:never happened|did not happen|didnt happen|is an? (?:hoax|lie|myth)|was an? (?:hoax|lie|myth))",
    "\\bgo back to (?:africa|your (?:own )?country|where you came from)\\b",
    "\\b(?:juden|auslander|turken|muslime) raus\\b|\\btod den (?:juden|auslandern|turken)\\b|\\bmort aux (?:juifs|arabes|musulmans)\\b|\\bmuerte a (?:los|las) (?:judios|moros|negros|inmigrantes)\\b",
  ),
  ...patterns(
    "threat",
    false,
    `${CALL}${KILL} ${ALL}${GROUP}`,
    `\\bdeath to (?:all |the )?(?:${GROUP}|israel|america|traitors|cops|journalists|apostates)\\b`,
    `\\b(?:gas|lynch|exterminate) (?:the|all|all the) ${GROUP}`,
    `\\b(?:i|we|someone|somebody|everyone|you) (?:will|ll|am going to|are going to|gonna|should|must|want to) (?:all |just |find and )?${HIT} ${SOMEBODY}`,
    `\\b(?:ill|well|im gonna|were gonna|im going to|were going to) (?:all |just |find and )?${HIT} ${SOMEBODY}`,
    `\\bshoot (?:${GROUP}|them|you|him|her|the (?:police|cops|mayor|judge)) (?:on sight|dead|in the (?:head|face))`,
    `${CALL}(?:bomb|blow up|burn down|shoot up|attack|storm|torch) ${PLACE}(?! (?:with|of|pictures|photos|sale))`,
    `\\b(?:you|they|she|he) (?:all )?deserves? to (?:die|be (?:shot|hanged|killed|lynched|raped|beheaded))${END}`,
    `\\byou (?:will|re going to|are going to) (?:all )(?:die|burn|bleed)${END}`,
    `(?:^|[.!?,;:\\n] *|\\b(?:just|go|please) )kill yourself${END}`,
    "\\btake up arms against\\b",
  ),
];
