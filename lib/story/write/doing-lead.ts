import { hasVerb } from "../../copy/grammar.ts";
import { capitalize } from "../../copy/text.ts";

/** "We're doing a sock kit for beginners, £32": what is offered heads, and that it is done says nothing. */
const DOING =
  /^(?:(?:we|i)(?:['’]re| are|['’]m| am) (?:now )?(?:doing|running|offering|holding|hosting|putting on) (?=(?:an?|some|our|two|three) (?!(?:lot|bit|favou?r|thing|bad|best|good|great) ))|wir (?:machen|bieten|veranstalten) (?:jetzt )?(?=eine? (?!pause|ausnahme))|(?:on|nous) (?:fait|propose|faisons|proposons|organise|organisons) (?=une? )|(?:hacemos|ofrecemos|organizamos) (?=un[ao]? )|(?:facciamo|offriamo|organizziamo) (?=un[ao]? )|(?:we|wij) (?:doen|organiseren|houden) (?=een )|(?:fazemos|oferecemos|organizamos) (?=uma? ))/iu;
const OFFERED = /^[^,.;!?–—]{6,70}(?=[,.;!?–—]|$)/u;

/** The same as a name; a sentence that has a second verb, or one that stands last, stays. */
export function withoutDoing(text: string): string {
  const lead = DOING.exec(text)?.[0] ?? "";
  const rest = text.slice(lead.length);
  const offered = lead === "" ? "" : (OFFERED.exec(rest)?.[0] ?? "");
  const isName =
    offered !== "" && !hasVerb(offered) && !/\s(?:an|auf|aus|mit|und|et|y|e|en|and)$/iu.test(offered);
  return isName ? capitalize(rest) : text;
}
