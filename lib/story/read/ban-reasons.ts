import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import type { Read } from "./clause-kinds.ts";
import { bansMotif } from "./motif-bans.ts";
import type { Notebook, Stretch } from "./notebook.ts";
import { isRuleOfVisit } from "./picture-notes.ts";
import { isOfPost, isSurelyToReaders } from "./prohibitions.ts";
import { valuesOf } from "./values.ts";

/** Why an author does not want something on a picture: a matter of taste, which is for no reader, by language. */
const REASONS: Record<string, string> = {
  en: "(?:that|it|this)(?:['’]s| is) ?(?:n['’]?t|not) (?:what|how) (?:it|they|we|this|ours?)(?: here)?(?: (?:really|actually))? looks?(?: like)?(?: here)?|(?:it|they|ours?) (?:does|do) ?(?:n['’]?t|not) look (?:like (?:that|this)|that way)(?: here)?|(?:most of )?(?:our \\p{L}+|we|they|ours?)(?: all)?(?: are|['’]re) nothing like (?:that|this)|(?:that|it|this|they)(?:['’]s| is|['’]re| are)?(?:n['’]?t| not) (?:us|our (?:thing|style|way)|who we are|how we (?:do|see) (?:it|things))|(?:that|it)['’]?s just not us|we (?:don['’]?t|do not|never) do (?:that|those|them)(?: here)?|every(?:one|body)(?: else)? (?:does|has|uses|posts|shows) (?:that|it|this|them|those|one|these)(?: already)?|we['’]ve (?:all seen (?:it|them|that|enough)|moved on|had enough)|we(?:['’]re| are) (?:so |really )?(?:tired|sick) of (?:it|them|that|those)",
  de: "so (?:sieht|sehen) (?:das|es|die|sie|wir)(?: (?:bei|durch|von|in|auf) [^.!?,]{2,30})?(?: (?:hier|gar|wirklich|einfach|nun mal))* (?:nicht|nie) aus|(?:die|das|den|sowas|so etwas) (?:hat|macht|nimmt|zeigt|bringt) (?:doch )?(?:jeder|jede|alle)|(?:das|so was|sowas|die|so) (?:sind wir nicht|passt nicht zu uns|passen nicht zu uns|machen wir nicht|ist nicht (?:unser|unsere) (?:stil|ding|art))|das gab['’]?s schon|(?:die|das|davon) (?:kann|können|haben) (?:keiner mehr sehen|wir genug|alle satt)",
  fr: "(?:ça|cela|ce) ne (?:ressemble pas à ça|se passe pas comme ça)(?: chez nous)?|chez nous,? (?:ça|ce) n[’'](?:est|a) (?:pas|rien de) (?:ça|comme ça)|ce n['’]est pas (?:nous|notre (?:style|genre|truc))|tout le monde (?:en (?:a|met)|le fait|fait ça|fait pareil)|(?:on|nous) ne (?:fait|faisons) pas ça|ça ne nous ressemble pas|on (?:n['’]en est plus là|en a assez)|c['’]est (?:du )?déjà[- ]vu",
  es: "(?:eso )?(?:aquí )?no (?:se ve|se ven|es|son) así(?: aquí| de verdad)?|(?:eso )?no (?:es (?:nuestro estilo|lo nuestro)|somos (?:así|nosotros)|nos representan?|va con nosotros)|(?:eso )?(?:lo|la|los|las)(?: \\p{L}+)? (?:tiene|usa|pone|hace) todo el mundo|todo el mundo (?:lo|la|los|las) (?:tiene|usa|pone|hace)|eso no lo hacemos|ya no es lo nuestro",
  it: "(?:da noi )?non (?:è|sono) (?:così|fatt[oiae] così)(?: da noi| davvero)?|non (?:è (?:il nostro stile|da noi|roba nostra)|siamo noi|fa per noi|ci rappresentan?o?)|(?:ce l['’]hanno|li hanno|le hanno|lo fanno|li usano|le usano|li mettono|le mettono) tutti|tutti (?:li|le|lo) (?:usano|mettono|fanno)|(?:noi )?non facciamo così",
  nl: "zo (?:ziet het|zien ze|zien wij) er (?:bij ons |hier )?(?:niet|nooit) uit(?: bij ons)?|(?:dat|die|zoiets) (?:doet|heeft|gebruikt) (?:al )?iedereen(?: al)?|dat (?:zijn wij niet|past niet bij ons|doen we niet|is niet onze stijl)|iedereen (?:doet|heeft|gebruikt) (?:dat|die|ze)(?: al)?|daar (?:zijn|hebben) we (?:klaar mee|genoeg van)",
  pt: "(?:aqui )?não (?:é|são) assim(?: aqui)?|(?:isso |isto )?não (?:é o nosso (?:estilo|género|jeito)|somos nós|combina (?:con?nosco|com a gente)|nos representa|fazemos isso)|(?:isso )?(?:toda a gente|todo (?:o )?mundo) (?:já )?(?:faz|usa|tem|põe)(?: isso| igual)?",
};

/** Why a motif is not wanted: everybody has seen enough of it. */
const WORN_OUT: Record<string, string> = {
  en: "(?:it|that|this|they)(?:['’]s| is|['’]re| are)? (?:(?:just|so|really|getting|been|a bit|all) )*(?:old(?: now)?|tired|stale|worn out|(?:a )?clich[eé]s?|done to death|overdone|overused|cheesy|corny)|we(?:['’]re| are) (?:so )?(?:bored|fed up) (?:of|with) (?:it|them|that)|(?:people|we|everyone)(?:['’]ve| have|['’]s| has)? (?:all )?(?:seen it|had enough of (?:it|them|that))",
  de: "(?:das|die|sowas|so was) (?:nervt|nerven|langweilt|langweilen)(?: (?:langsam|inzwischen|alle|nur noch|schon))*|(?:das|die) (?:ist|sind|hat sich|haben sich) (?:so |doch |langsam |total )*(?:abgenutzt|ausgelutscht|abgedroschen|ausgeleiert|durch|altbacken)|(?:das|die|davon) (?:kann|können|will|wollen) (?:keiner|niemand|wir|man) mehr sehen",
  fr: "(?:ça|cela|c['’]est|on en|tout le monde en) (?:(?:devient|commence à|est|a|trop|vraiment|un peu|tellement) )*(?:lasse(?:r|nt)?|lassant|usé|éculé|cliché|fatigant|fatigue|ringard|marre|ras[- ]le[- ]bol)",
  es: "(?:que |eso |esto |porque )*(?:ya )?(?:cansan?|aburren?|est[áa]n? (?:muy |ya |demasiado )*(?:vist[oa]s?|trillad[oa]s?|gastad[oa]s?)|huele a viejo|es un tópico|hartan?)(?: ya| un poco| mucho)*",
  it: "(?:che |ormai |è |sono |ha |hanno )*(?:stufat[oiae]?|stufano?|stancat[oiae]?|stanca(?:no)?|trit[oiae]|vist[oiae] e rivist[oiae]|un cliché|(?:un po['’] )?superat[oiae])(?: ormai| tutti| ormai tutti)?|non se ne può più",
  nl: "(?:dat|die|het|zoiets) (?:is|zijn|wordt|worden|verveelt|vervelen|kennen we)(?: (?:zo|nu|wel|al|een beetje|nogal|inmiddels|onderhand|echt))*(?: (?:afgezaagd|uitgekauwd|cliché|oud|saai|vermoeiend))?|daar (?:is iedereen|zijn we) (?:wel )?(?:klaar mee|moe van)",
  pt: "(?:que |isso |isto |porque )*(?:já )?(?:cansam?|cansou|cansaram|est[áã]o? (?:muito |já |bem |tão )*(?:batid[oa]s?|vist[oa]s?|gast[oa]s?)|é (?:um )?(?:clichê|cliché)|satura|enjoa)(?: já| um pouco)*|ninguém aguenta(?: mais)?",
};

const LONGEST = 150;
const alone = remembered((language) => {
  const reason = own(REASONS, language);
  return reason ? new Prefiltered(`^[\\s(:;–—-]*(?:${reason})[\\s.!)]*$`, "iu") : undefined;
});

/** "Don't put a star on it, we've moved on": what says no; its reason is for no reader. */
export const SAYS_NO =
  /(?<!\p{L})(?:no|not|never|without|avoid|skip|\p{L}+n['’]t|keine?n?|nicht|nichts|ohne|pas|sans|évite[rz]?|jamais|sin|nada|evitad?|senza|niente|non|evita(?:te)?|geen|niet|zonder|vermijd|sem|não|nenhuma?|evite[m]?)(?!\p{L})/iu;

/** "Never skip the last step, everyone does that": what all do is a reason for readers too, but not for a drawing. */
const EVERYBODY =
  /(?<!\p{L})(?:every(?:one|body)|jeder?|alle|tout le monde|todo (?:o )?(?:el )?mundo|toda a gente|tutti|iedereen)(?!\p{L})/iu;
const IS_MADE = new Prefiltered(
  /^\s*(?:(?:please|bitte|svp|por favor|per favore|graag|and|but)[, ]+)*(?:no|without|keine?n?|ohne|pas d(?:e |es |[’'])|sans|sin|nada de|senza|niente|geen|zonder|sem|nada de)(?!\p{L})|(?<!\p{L})(?:put|draw|show|use|add|place|include|paint|zet|zetten|teken|gebruik|mett(?:re|ez|s)|dessine[rz]?|pon(?:ga[sn]|gáis|er)|dibuj\p{L}+|mett(?:ete|ere|i)|disegn\p{L}+|ponha\p{L}*|coloque\p{L}*|zeichne\p{L}*|zeig\p{L}*|nehm\p{L}*)(?!\p{L})/iu,
);

/** "Don't put a glass of wine on it please, we've had complaints": of a post, and not "Don't feed the ducks". */
const COMPLAINTS = /^\s*(?:we|i)(?:['’]ve| have) (?:already )?had complaints[\s.!]*$/iu;

/** Where the ban of a sentence ends and its reason begins. */
const reasonAt = (sentence: string): number =>
  Math.max(sentence.lastIndexOf(","), sentence.search(/\s[–—-]\s|[;:(](?!.*[;:(])/u));

const wornOut = remembered((language) => {
  const source = own(WORN_OUT, language);
  return source ? new Prefiltered(`^[\\s(:;–—-]*(?:${source})[\\s.!)]*$`, "iu") : undefined;
});

/** "No pongáis a nadie mandando callar, que ya cansa." */
export function isWornOut(sentence: string, language: string): boolean {
  const at = reasonAt(sentence);
  return at > 0 && wornOut(language)?.test(sentence.slice(at + 1)) === true;
}

/** "Bitte keine Nikoläuse, die hat jeder.": a ban with a reason of taste is for the maker of the picture. */
export function isBanOfTaste(sentence: string, language: string): boolean {
  const at = reasonAt(sentence);
  if (sentence.length <= LONGEST && bansMotif(sentence)) return true;
  if (sentence.length > LONGEST || at < 1 || valuesOf(sentence).length > 0) return false;
  const [ban, reason] = [sentence.slice(0, at), sentence.slice(at + 1)];
  if (EVERYBODY.test(reason) && !IS_MADE.test(ban)) return false;
  if (!SAYS_NO.test(ban) || isSurelyToReaders(ban, language) || isRuleOfVisit(ban)) return false;
  if (IS_MADE.test(ban) && isWornOut(sentence, language)) return true;
  return alone(language)?.test(reason) === true || (isOfPost(ban) && COMPLAINTS.test(reason));
}

/** What stands first in a clause that says why something is not to be said: a word for it, or a conjunction. */
const TELLS_WHY =
  /^[\s,;:–—-]*(?:and |und |et |y |e |en )?(?:they|it|these|those|that|this|because|since|as they|sie|die|das|es|weil|denn|da sie|ils|elles|ça|cela|car|parce que|puisque|porque|que|pues|ya que|perché|visto che|dato che|sono|ze|die|dat|want|omdat|pois|já que|eles|elas)(?!\p{L})/iu;
const LEAVES_OUT: ReadonlySet<string> = new Set(["leave_out_kind", "leave_out_words"]);

/** "Leave the pay off, | we'll talk about that in person.": when it will be said instead. */
const SAID_LATER =
  /^[\s,;:–—-]*(?:we(?:['’]ll| will|['’]d rather| would rather)? (?:talk|discuss|sort|agree|settle|go over|explain|tell) (?:about |over )?(?:it|that|this|them|people)|(?:das|darüber|den|die) (?:besprechen|klären|reden|sprechen) wir|wir (?:besprechen|klären) (?:das|es)|on en (?:parle|discute)|nous en (?:parlerons|discuterons|parlons)|(?:eso |lo )?(?:lo )?(?:hablamos|vemos|comentamos)|ne parliamo|lo (?:vediamo|diciamo)|(?:dat|daar) (?:bespreken|praten) we|(?:isso )?(?:falamos|conversamos|combinamos))(?!\p{L})/iu;

/** "Please don't mention our prices, | they change in January.": the reason of a ban, in its sentence. */
export const isReasonOfBan = (
  text: string,
  { kind }: Pick<Read, "kind">,
  before: Pick<Read, "asked"> | undefined,
): boolean =>
  kind === "run" &&
  before?.asked !== undefined &&
  LEAVES_OUT.has(before.asked.rule) &&
  (TELLS_WHY.test(text) || SAID_LATER.test(text));

/** "It is a trade.": what those would hide whose words are not wanted. */
const SAYS_WHAT_IT_IS =
  /^\s*(?:(?:it|this|that)(?:['’]s| is)|they(?:['’]re| are)|(?:das|es) ist|c['’]est|es|(?:questo )?è|(?:het|dat) is|é|isto é)(?: (?:just|only|simply|nur|einfach|juste|solo|gewoon|só|not|nicht|pas|geen|kein))? (?:an?|our|the|eine?|kein|unser\p{L}*|une?|notre|una?|nuestr[oa]|il|la|un['’]|een|ons|onze|uma?|o|a) ?\p{L}+(?: \p{L}+){0,3}\s*[.!]*\s*$/iu;

/** "No pictures of hungry children. That isn't us.": the reason alone, right behind what was held back or is a wish. */
export function explainsBan(
  { plain, language, heldBack, wishes, judge }: Notebook,
  { start, end }: Stretch,
): boolean {
  const text = plain.slice(start, end);
  const isBehind = ({ span }: { span: Span }) =>
    span.end <= start && !/[\p{L}\p{N}]/u.test(plain.slice(span.end, start));
  const bans = wishes.filter(({ rule }) => rule === "leave_out_words");
  const isEnd = /^\s*(?:\n[^\S\n]*\n|$)/u.test(plain.slice(end));
  const isDoubted = () => judge.doubtedFor(text.trim()) !== undefined;
  if (isEnd && SAYS_WHAT_IT_IS.test(text) && bans.some(isBehind) && isDoubted()) return true;
  if (alone(language)?.test(text) !== true) return false;
  return [...wishes, ...heldBack.filter(({ why }) => why === "instruction")].some(isBehind);
}
