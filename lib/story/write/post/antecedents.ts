import { wordCount } from "../../../copy/text.ts";
import { own } from "../../../text/own.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import type { Block } from "../block.ts";
import type { Material } from "../material.ts";

/** Sentences of a post that name by a small word what only the sentence before them names. */

/** What ends its first clause: what is named in that comes before the small word. */
const SIGNS = /[,;:–—(]/u;
const CONJUNCTIONS: Record<string, RegExp> = {
  en: / (?:and|or|so|if|when|where|because) /iu,
  de: / (?:und|oder|wenn|wo) /iu,
  fr: / (?:et|ou|si|quand|où) /iu,
  es: / (?:y|e|o|cuando|donde) /iu,
  it: / (?:e|o|se|quando|dove) /iu,
  nl: / (?:en|of|als|waar) /iu,
  pt: / (?:e|ou|quando|onde) /iu,
};
const firstClause = (sentence: string, language: string) =>
  (sentence.split(SIGNS)[0] ?? "").split(own(CONJUNCTIONS, language) ?? SIGNS)[0] ?? "";
const LONGEST = 12;

/** "We really do send them.", "Wir verschicken sie wirklich.": the thing, behind its verb or before it. */
const THING: Record<string, RegExp> = {
  en: /^(?:(?!the |a |an |our |your |every |each |this |that |no )[\p{L}’'-]+ ){1,6}(?:them|it)(?!\p{L})(?! (?:is|was|all about|easy|clear|official)(?!\p{L}))/iu,
  de: /^(?:wir|ich|ihr|du|man) \p{Ll}+ (?:\p{Ll}+ ){0,2}(?:sie|ihn)(?!\p{L})/iu,
  fr: /^(?:on|nous|vous|je|tu) (?:ne |n[’'])?(?:les? |la |l[’'](?!une? ))\p{Ll}+(?:ons|ez|e|es|ai|as|a|t)(?!\p{L})/iu,
  es: /^(?:(?:sí|no|ya|siempre|nunca|también|de verdad),? (?:que )?)?l[oa]s? \p{Ll}+[aei]mos(?!\p{L})/iu,
  it: /^(?:(?:non|già|sempre|davvero) )?(?:l[oiae]|ne) \p{Ll}+iamo(?!\p{L})/iu,
  nl: /^(?:we|wij|ik|je|jullie) \p{Ll}+ (?:\p{Ll}+ ){0,2}(?:ze|hem)(?!\p{L})/iu,
  pt: /^(?:(?:não|já|também) (?:[oa]s?) \p{Ll}+mos|\p{Ll}+[aei]mo-l?[nl]?[oa]s?)(?!\p{L})/iu,
};

/** "We'll be there from ten.", "Dort gibt es Kaffee.": the place. */
const PLACE: Record<string, RegExp> = {
  en: /^(?:(?:we|you|i|they)(?:[’']ll|[’']re)? (?:[\p{L}’']+ ){0,4}there|(?:from|in) there)(?!\p{L})(?! (?:is|are|was|were|will)(?!\p{L}))/iu,
  de: /^(?:(?:dort|dorthin|von dort|dahin)(?!\p{L})|da (?=(?:gibt|wird|werden|ist|sind|kann|könnt|können|\p{Ll}+en wir|\p{Ll}+t (?:ihr|man))(?!\p{L}))|(?:wir|ihr|sie|du) \p{Ll}+ (?:\p{Ll}+ ){0,2}dort(?!\p{L}))/iu,
  fr: /^(?:(?:on|nous|vous) (?:ne |n[’'])?y (?!a )\p{Ll}+|(?:là|là-bas)(?=[ ,]))(?!\p{L})/iu,
  es: /^(?:allí|allá|ahí)(?!\p{L})/iu,
  it: /^(?:lì|là|(?:non )?ci (?:vediamo|troviamo) lì)(?!\p{L})/iu,
  nl: /^(?:daar|daarheen|daarvandaan)(?!\p{L})/iu,
  pt: /^(?:lá|ali|aí)(?!\p{L})/iu,
};

/** "Abholen kann man dann bis Dienstag": when is said before. German and Dutch. */
const TIME: Record<string, RegExp> = {
  de: /^(?!wenn |falls |sobald |wer )(?:\p{L}+ ){1,4}dann (?:bis|ab|am|um|von|in|wieder)(?!\p{L})/iu,
  nl: /^(?!als |wie |zodra )(?:\p{L}+ ){1,4}dan (?:tot|vanaf|op|om|van|in|weer)(?!\p{L})/iu,
};

/** "Send us a photo of it": English. */
const REFERS = /\b(?:of|for|with|on|in|to|about|from|under) (?:it|them)\b/i;

/** "We can fill every parcel, and put fresh fruit in each of them": what it refers to stands in the sentence itself. */
const OF_ITS_OWN =
  /\b(?:every|each|all the|our|\d+) \p{L}+\b.+\b(?:each|all|some|both|none|most|one) of them\b/iu;

/** "The neck is cut from the same piece.": which piece stands before. */
const SAME_THING =
  /(?<!\p{L})(?:the same (?:piece|block|log|batch|cloth|dough|wood|tree|pot|pan|bowl|tin)|(?:dem|der)selben (?:stück|block|stamm|teig|holz|baum|topf|pfanne|schüssel|form)|(?:le|la) même (?:pièce|bloc|bûche|pâte|bois|arbre|casserole|poêle|plat|moule)|(?:el|la) mism[oa] (?:pieza|bloque|tronco|masa|madera|árbol|olla|sartén|molde)|(?:l[oa]) stess[oa] (?:pezzo|blocco|tronco|impasto|legno|albero|pentola|padella|teglia)|(?:de|het)zelfde (?:stuk|blok|stam|deeg|hout|boom|pan|kom|vorm)|[oa] mesm[oa] (?:peça|bloco|tronco|massa|madeira|árvore|panela|forma))(?!\p{L})/iu;

/** "All of it is included in every plan.": of a list that stands before. */
const ALL_OF_IT =
  /^(?:all (?:of (?:it|them|this|these)|this|these)|alles (?:das|dies|davon|hiervan)|(?:das|dies|dit|dat) alles|all d(?:as|ies)|tout (?:cela|ça|ceci)|le tout|tous ces|todo (?:ello|esto|eso)|tutto (?:questo|ciò)|tudo (?:isto|isso))(?!\p{L})/iu;
export const speaksOfAll = (sentence: string): boolean => ALL_OF_IT.test(sentence);
/** What is said of all entries of a list, by its block, tells nothing where they are not told. */
export const isOfAllIn = (
  { text, leansOn }: { text: string; leansOn: { block: number } | undefined },
  gone: ReadonlySet<number>,
): boolean => leansOn !== undefined && gone.has(leansOn.block) && speaksOfAll(text);

/** "One at 5 pm for families", "Die zweite beginnt um neun": of which there are several stands before. */
const ONE_OF_THEM: Record<string, RegExp> = {
  en: /^(?:one|two|three|another|the (?:other|first|second|third|last)(?: (?:one|two|ones))?) (?:(?:at|from) (?:\d|noon|midnight)|(?:starts?|begins?|costs?|runs?|is (?:at|for|on|free)|are (?:at|for|on|free)) ?(?!of )|of (?:only |just )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:left|remaining)(?!\p{L}))/iu,
  de: /^(?:eine[rs]?|d(?:ie|er|as) (?:erste|zweite|dritte|letzte|andere)) (?:um \d|beginnt|startet|kostet|dauert|ist (?:um|für|am|frei|kostenlos))/iu,
  fr: /^(?:l[’'](?:une?|autre)|l[ae] (?:premi[eè]re?|second[e]?|deuxième|dernière?)) (?:à \d|commence|débute|coûte|dure|est (?:à|pour|le|gratuit))/iu,
  es: /^(?:una|otr[oa]|(?:la|el) (?:primer[oa]|segund[oa]|últim[oa]|otr[oa])) (?:a las?|empieza|comienza|cuesta|dura|es (?:a|para|el|gratis))(?!\p{L})/iu,
  it: /^(?:una|l[’']altr[oa]|(?:la|il) (?:prim[oa]|second[oa]|ultim[oa])) (?:alle|inizia|comincia|costa|dura|è (?:alle|per|gratuit))/iu,
  nl: /^(?:eentje|de (?:eerste|tweede|derde|laatste|andere)) (?:om \d|begint|start|kost|duurt|is (?:om|voor|op|gratis))/iu,
  pt: /^(?:uma|outr[oa]|[ao] (?:primeir[oa]|segund[oa]|últim[oa]|outr[oa])) (?:às|começa|custa|dura|é (?:às|para|no|grátis))(?!\p{L})/iu,
};

/** "Go in slowly", "Neem die dus mee": into what, and what, stands before. */
const INTO_IT: Record<string, RegExp> = {
  en: /^(?:go|come|get|climb|step|wade) (?:back )?(?:in|out|up|down|off) (?:slowly|gently|carefully|quickly|backwards|straight away|at once|before|as soon as|when|only)(?!\p{L})/iu,
  de: /^(?:geht|gehen sie|steigt|steigen sie|lasst euch) (?:\p{Ll}+ )?(?:hinein|rein|heraus|raus|hinunter|hinauf)(?!\p{L})|^(?:nehmt|nehmen sie|nimm|tragt|stellt|legt) (?:sie|ihn)(?!\p{L})/iu,
  fr: /^\p{L}+(?:ez|e|ons|s)-(?:y|en)(?!\p{L})(?! compte)/iu,
  nl: /^(?:neem|pak|zet|leg|draag|laat|gebruik) (?:die|deze|hem|ze) (?:dus|dan|ook|wel|graag|even|mee|thuis|gewoon|zelf|terug)(?!\p{L})/iu,
};

/** Words that stand for nothing: "We made it!", "You make it possible." */
const IDIOMS =
  /(?<!\p{L})(?:ma(?:de|kes?|king)|did|got|find|found|think|believe|hope|say|said|love|worth|hear|take|keep) it(?: (?:when|for|easy|up|that|\p{L}+)(?!\p{L})|[.!?]*$)/iu;

/** What "them", "it" or "there" is stands in the sentence before. */
export function pointsBack(sentence: string, language: string): boolean {
  const refers = language === "en" && REFERS.test(sentence) && !OF_ITS_OWN.test(sentence);
  if (speaksOfAll(sentence) || refers) return true;
  const clause = firstClause(sentence, language);
  if (IDIOMS.test(clause) || wordCount(clause) > LONGEST) return false;
  if (SAME_THING.test(clause)) return true;
  return [THING, PLACE, TIME, ONE_OF_THEM, INTO_IT].some(
    (words) => own(words, language)?.test(clause) === true,
  );
}

/** "34,50 € le kilo", "£4 each": an amount and what it is paid by, and nothing of what it is the price of. */
const BARE_AMOUNT = new Prefiltered(
  /^(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$₹]|euros?|pounds?|CHF))(?:\s?\/\s?\p{L}+|,? (?:each|apiece|an?|per|the|pro|je|das|die|der|le|la|l[’']|les|par|el|por|cada|al|il|lo|a|per|het|de|stuk|o|unité|pièce|kilos?|kg|piece|person|head|stück|personne|persona|pessoa|litre|liter|litro)){0,3}(?:(?: (?:cubic|square|linear|running))? \p{Ll}+(?: (?:carré|cube|cuadrado|cúbico|quadrato|cubo|quadrado))?)?\.?$/iu,
);
const isBareAmount = ({ kind, pieces: [piece] }: Block) =>
  kind === "sentence" && BARE_AMOUNT.test(piece?.text ?? "");

/** Of several such amounts each is that of the thing before it; a single one may be that of all. */
export const isOneOfAmounts = (b: Block, blocks: readonly Block[]): boolean =>
  isBareAmount(b) && blocks.filter(isBareAmount).length > 1;

/** "Le 24 mois : pâte plus ferme, …": a line that says first what it is about. */
const LABELLED = /^[^:：.!?]{2,40}\s?[:：]\s/u;
const isLabelled = ({ kind, pieces: [piece] }: Block) =>
  kind === "sentence" && LABELLED.test(piece?.text ?? "");

/** Of several such lines the later sentences are about what their own line names. */
export function labelOver<A extends { text: string; isLine: boolean; block: number }>(
  b: Block,
  before: readonly A[],
  { blocks, reading: { lines } }: Material,
): A | undefined {
  const head = before.findLast(({ isLine }) => isLine);
  const over = blocks[head?.block ?? -1];
  const lineOf = ({ at }: Block) => lines.findLastIndex(({ start }) => start <= at);
  const isUnder = over !== undefined && over !== b && lineOf(over) === lineOf(b) && isLabelled(over);
  return isUnder && blocks.filter(isLabelled).length > 1 ? head : undefined;
}
