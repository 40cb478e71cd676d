import { forOther } from "./addressee.ts";
import { hasOrderSign } from "./order-signs.ts";
import { BRACKET_FROM, PART_FROM } from "./thresholds.ts";

/**
 * A remark inside a sentence for readers: "… on Friday, and please don't draw a lamb", "Bring a mug (no stock photos,
 * please)." What stands around it hides it from the classifier, so each clause is judged by its own words.
 */

/** "(dry tone, our users are accountants)". One with a number mostly says more of a value beside it. */
const BRACKETED = /\(([^()\d]+)\)/gu;
const CLAUSE_END = /[,;–—]\s+|\s-\s|[.!?]\s+|[()]/u;
const FEWEST_WORDS = 3;

/** "…, not even on Fridays": it goes on with what it denies, and orders nothing. */
const GOES_ON =
  /^(?:and |or )?(?:not even|nicht (?:ein)?mal|même pas|pas même|ni siquiera|nemmeno|neanche|zelfs niet|nem (?:sequer|mesmo))(?!\p{L})/iu;

/** "no skill is needed because …", "members or not": what there need not be, and no order to leave something out. */
const NEEDS_NOT =
  /^(?:and |und |et |y |e |en )?(?:no [^,.]{2,40} (?:is|are) (?:needed|required|necessary)|kein\p{L}* [^,.]{2,40} (?:nötig|erforderlich|notwendig)|(?:il n[’']y a |aucun\p{L}* )[^,.]{2,40} (?:nécessaire|requis\p{L}*)|no (?:se necesita|hace falta|es necesari[oa])|non (?:serve|servono|è necessari[oa]|occorre)|(?:er is )?geen [^,.]{2,40} nodig|não (?:é preciso|é necessári[oa]))(?!\p{L})|\s(?:or not|oder nicht|ou pas|ou non|o no|of niet|ou não)$/iu;

const PRICE = /[£$€]\s?\d|\d\s?(?:€|£|euros?(?!\p{L}))/gu;

/** "Phone number and opening hours stay the same": what is so, and no order to keep it. */
const STAYS_SO =
  /\s(?:stays?|remains?|(?:is|are) still|bleib(?:t|en)|reste(?:nt)?|siguen?|se mantienen?|quedan?|resta(?:no)?|rimane|rimangono|blijf(?:t|ven)|mantêm-se|mantém-se|continuam?)\s(?:(?:all |exactly |genau |les? |l[ao]s? |el |il |i |de |o )?(?:the same|same|unchanged|as before|gleich|dieselben?|unverändert|wie (?:gehabt|bisher)|mêmes?|inchangée?s?|igual(?:es)?|mism[oa]s?|stess[oiae]|invariat[oaie]|hetzelfde|gelijk|ongewijzigd|iguais|mesm[oa]s?|inalterad[oa]s?))\s*[.]?$/iu;

const isLong = (part: string) => part.trim().split(/\s+/u).length >= FEWEST_WORDS;

/** Whom a part of a sentence addresses besides readers, with little doubt; undefined where each may be for readers. */
export function addresseeOfPart(sentence: string, language: string) {
  const brackets = [...sentence.matchAll(BRACKETED)].map(([, words = ""]) => words).filter(isLong);
  // "(jeans will betray you)": few words without any of an order tell as little of themselves as a fragment does.
  const ordering = brackets.filter((words) => hasOrderSign(words, language));
  const clauses = sentence
    .split(CLAUSE_END)
    .filter(
      (part) =>
        isLong(part) &&
        !/\d|[:：]/u.test(part) &&
        !GOES_ON.test(part.trim()) &&
        !NEEDS_NOT.test(part.trim()) &&
        !STAYS_SO.test(part.trim()),
    );
  // "Tre gusti: classico (32 € al kg), pere e cioccolato (36 € al kg)": the names of what has these prices.
  const isPriced = (sentence.match(PRICE) ?? []).length > 1;
  const isParted = clauses.length > 1 || brackets.length > 0;
  const doubts = [
    ...ordering.map((words) => forOther(words, language, BRACKET_FROM)),
    ...(isParted && !isPriced ? clauses.map((words) => forOther(words, language, PART_FROM)) : []),
  ];
  return doubts.find(Boolean);
}
