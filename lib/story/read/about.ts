import { tokens, verbAt } from "../../copy/grammar.ts";
import { hasWords } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isCalendarWord } from "./calendar.ts";
import type { Notebook } from "./notebook.ts";

const DETERMINER =
  /^(?:(?:our|the|a|an|this|my|unsere?[nrms]?|die|der|das|den|dem|eine?[nrms]?|notre|nos|le|la|les|une?|l['’]|nuestr[oa]s?|el|los|las|una?|il|lo|i|gli|nostr[oa]|nosso|nossa|os?|as?|um|uma|onze|ons|de|het|een)\s+|l['’])+/iu;
const VAGUE =
  /^(?:it|this|that|something|anything|the following|our product|us|our company|our business|what we do|the news|an update|daraus|hieraus|davon|ihn|dies|ceci|cela|ça|en|esto|eso|questo|ciò|dit|dat|ervan|hiervan|isto|isso)$/i;
/** "What's fixed": a heading of some lines of a changelog. */
const OF_CHANGES =
  /^(?:what(?:[’']s| is| has| was)? (?:new|fixed|changed|different|included|next|improved|gone)|(?:was )?(?:neu|behoben|verbessert|geändert)(?: ist)?|(?:ce qui est )?(?:nouveau|corrigé|amélioré)|nouveautés|corrections|(?:lo )?(?:nuevo|corregido)|novedades|correcciones|novità|correzioni|(?:wat is )?(?:nieuw|opgelost|verbeterd)|novidades|correções)$/iu;
/** "Pros and cons for our": where the words will stand has been taken off its end. */
const STUMP =
  /\s(?:for|of|on|to|our|the|my|your|für|auf|unsere?[nrms]?|pour|sur|notre|nos|para|en|nuestr[oa]s?|per|su|nostr[oaie]|voor|op|onze|ons|noss[oa]s?)$/iu;
const LONGEST = 80;
/** Where the words will stand, or what sort of content they are: no name of anything. */
const CONTAINER =
  /^(?!(?:two|three|four|five|six|\d) (?:\p{L}+ )?plans$)(?:\p{Ll}[\p{L}-]* ){0,3}(?:pages?|guides?|articles?|website|site|blog|milestones|slides?|slide deck|ideas|plans|prices|news|updates?|details|numbers|figures|results|facts|post|newsletter)$/u;

/** A name of where the words will stand. */
export const isContainer = (name: string): boolean => CONTAINER.test(name.replace(DETERMINER, ""));

const trimmed = (s: string) =>
  s
    .replace(
      /^(?:the |our |a )?(?:page|announcement|launch|release|start|opening|arrival) (?:of|for) (?=(?:our|the|my|a|an)\s)/i,
      "",
    )
    .replace(/^(?:celebrating|introducing|meet|announcing|welcome)\s+/i, "")
    .replace(/\s+(?:who|which|that)(?: (?:is|are|was|has|have|can|will)\b.*)?$/i, "")
    .replace(/\s+/g, " ")
    .replace(/[*_#`"“”]/g, "")
    .replace(DETERMINER, "")
    .replace(/^(?:the )?fact that\s+/i, "")
    .replace(/\s+(?:machen|erstellen|please|pls)$/iu, "")
    .trim();

/** "zur neuen Reihe": the adjective loses the ending of its case where only one form is possible. */
const nominative = (s: string, n: Notebook, topic: string) =>
  n.language === "de" && new Prefiltered(`\\bzur\\s+${topic.slice(0, 6)}`, "iu").test(n.plain)
    ? s.replace(/^(\p{Ll}+)en\s/u, "$1e ")
    : s;

/** "September to mid-October": a time is the name of nothing. */
const isTime = (said: string) =>
  said
    .split(/[\s–-]+/u)
    .every(
      (word) =>
        isCalendarWord(word) ||
        /^(?:\d+\p{L}{0,2}|mid|early|late|to|until|till|and|through|of|the)$/iu.test(word),
    );

/** "Parents often ask how": who asks is not what the answer is about. */
const ASKED = /^(?:[\p{L}’']+ ){1,4}(?:asks?|keep asking|wonder)(?!\p{L})/iu;

/** The subject of an English statement: the words before its verb, when they are a name or start like one. */
function subjectOf(text: string): string {
  const clause = text.trim().replace(/^[\p{L} '’]{2,24}:\s+/u, "");
  const at = ASKED.test(clause) ? 0 : verbAt(clause);
  if (at < 1 || at > 7) return "";
  const words = clause.split(/\s+/).slice(0, at);
  const said = words
    .join(" ")
    .replace(/[,:;(].*$/, "")
    .replace(/\s+(?:now|also|just|still|again|already)$/i, "");
  if (
    !/^(?:our|the|my)\s|^\p{Lu}/u.test(said) ||
    /^(?:post|card|picture|video|film|carousel|reel) (?:with|about|for) /i.test(said) ||
    /^(?:an?|one|we|i|you|they|he|she|it|this|that|there|who|what|how|why|where|which|if|when|because|most|some|all|every|from|on|in|at|after|before|between|since|under)\b/i.test(
      said,
    )
  )
    return "";
  return tokens(said).length > 0 && said.length <= 50 && !isTime(said) ? trimmed(said) : "";
}

/** "4 mistakes freelancers make" names what follows. */
const COUNTED =
  /^(?:how to\b|\d{1,2} (?:\p{L}+ )?(?:tips|ways|steps|mistakes|rules|ideas|lessons|reasons|things|tipps|fehler|conseils|erreurs|consejos|errores|consigli|errori|dicas|erros)\b)/iu;

/** "We are hiring: Associate, Employment (2–4 years), London": the role. */
const HIRES = new Prefiltered(
  /^(?:we(?:['’]re| are) (?:now )?(?:hiring|recruiting)|now hiring|vacancy|open role|position|role|job title|stelle|poste|puesto|ruolo|functie|vaga|stellenangebot|wir stellen ein|on recrute|nous recrutons|buscamos)\s*[:–—-]\s+(?:an? |eine?n? |une? |una? )?(?<role>\p{Lu}[^.;:(–]{3,60}?)(?=\s*\(|[,.;–]\s(?=\p{Lu}?\p{L}+ (?:office|based|remote|hybrid))|[;–]|\.(?!\d)|,\s(?:full|part|remote|hybrid|in |\d|(?:mon|tue|wed|thu|fri|sat|sun|weekend|mo|di|mi|do|fr|sa|so|montag|samstag|sonntag|lun|mar|mer|jeu|ven|sam|dim|sáb|dom|ma|wo|vr|za|zo)(?:[a-z]*day)?s?(?!\p{L}))|$)/iu,
);

/** The first topic of the author that is a name. */
function topicOf(n: Notebook): string | undefined {
  const isName = (t: string, topic: string) =>
    t !== "" &&
    t.length <= LONGEST &&
    ![VAGUE, CONTAINER, OF_CHANGES, STUMP].some((re) => re.test(t)) &&
    !VAGUE.test(topic);
  const topic = n.topics.map((t) => t.trim()).find((t) => isName(trimmed(t), t));
  return topic && nominative(trimmed(topic), n, topic);
}

/** What the brief is about, as a name: the topic its author gave, the subject of its first statement, the brand. */
export function aboutOf(n: Notebook): string {
  const brand = n.brand.offer.product_name.trim() || n.brand.name.trim();
  const first = n.drafts.find((d) => d.main);
  const named = topicOf(n) ?? HIRES.exec(first?.says ?? "")?.groups?.role?.trim();
  if (named) return named;
  if (first && brand && hasWords(first.text, brand)) return brand;
  if (first && COUNTED.test(first.says) && first.says.length <= LONGEST)
    return first.says.replace(/[.!?]$/, "");
  const subject = n.english && first ? subjectOf(first.says) : "";
  return subject || brand;
}
