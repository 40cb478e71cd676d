import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "Do not add the word “revolutionary” or any relative of it.", "Bitte nicht „Challenge“ schreiben, …": a word in
 * quotation marks that is not to be written, with whatever reason stands behind it.
 */

const WORD = '["“”„«»\'‘’‚]\\s?(?<word>[^"“”„«»\\n]{2,40}?)\\s?(?:["“”«»]|[\'’‘](?!\\p{L}))';
const KIND =
  "(?:(?:the |das |den |le |la |el |il |het |o |a )?(?:words?|terms?|phrases?|wort|begriff|mot|terme|palabra|término|parola|termine|woord|palavra|termo) )?(?:(?:(?:words|phrases|terms|things|stuff|anything|sachen|dinge|choses|trucs|cosas|cose|dingen|coisas|wörter|worte|begriffe|mots|termes|de mots|palabras|términos|parole|termini|woorden|palavras|termos) )?(?:like|such as|wie|comme|como|tels que|come|zoals|als) )?";
const MORE =
  "(?:,? (?:or|oder|ou|o|of|nor|ni|noch)[^.!?]{2,60})?(?:[,;:–—]\\s?[^.!?]{3,90}|\\s(?:because|weil|denn|car|porque|perché|want|since)\\s[^.!?]{3,90})?";

/** "Please keep it kind, no …": how it should sound, before the ban. */
const TONE = "(?:(?:please |pls )?(?:keep|make) (?:it|this|the tone) [\\p{L} ]{3,30}?,? (?:and |but )?)?";
/** "We don't want pity pictures or words like …" */
const UNWANTED =
  "(?:we|i) (?:do not|don['’]?t|would rather not|wouldn['’]?t) (?:want|like|need) (?:any |to see )?(?:[\\p{L}’' ]{2,40}? (?:or|and) )?(?:words?|phrases?|language|terms?|talk) like";
/** "… type stuff", "-style lines" */
const SORT =
  "(?:[ -]?(?:type|style|kind|sort|like)(?: of)?)?(?: (?:stuff|things?|talk|language|phrases?|lines?|nonsense|slogans?|messag(?:es?|ing)))?";

/** "“dream” or “passion”", "“hurry” and no “don't miss out”": what stands beside the first word. */
const NO_AGAIN = "(?:no |not |keine?n? |pas (?:de |d.)?|geen |nada de |niente )?";
const ALSO = `(?:,? (?:(?:or|and|nor|oder|und|noch|ou|et|ni|o|u|y|e|of|en|nem) )?${NO_AGAIN}["“”„«»][^"“”„«»\\n]{2,40}["“”«»]){0,4}`;
const WORDS = `${WORD}${ALSO}`;

/** "Sin la palabra «mágico»": named as a word, it is nothing that something is sold or played without. */
const NAMED =
  "(?:bitte |por favor,? |per favore |graag )*(?:ohne (?:das wort|den begriff)|sans (?:le mot|le terme)|sin (?:la palabra|el término)|senza la parola|zonder het woord|sem a palavra|without the (?:word|term|phrase))";

const BANS = [
  `${NAMED} ${WORDS}`,
  `${TONE}(?:no|avoid|without|nothing (?:like|about|with)) ${KIND}${WORDS}${SORT}(?: \\p{L}+)?`,
  `${UNWANTED} ${WORDS}`,
  `(?:(?:i|we)(?:['’]d| would) (?:rather |also |prefer to )?|(?:please |and |also )*)(?:leave out|skip|drop|lose|avoid) ${KIND}${WORDS}(?:,? (?:too|as well|please|altogether))*`,
  `(?:please |and |but )*(?:don['’]?t|do not|never|avoid|no) (?:add|use|using|write|writing|say|saying|put|include|call (?:it|us|them|this)(?: an?)?|print|mention|drop in)? ?${KIND}${WORDS}(?: (?:anywhere|at all|please|in it))*`,
  `(?:bitte |und |aber )*(?:nicht|nie|niemals|kein(?:e|en)?|auf keinen fall) ${KIND}${WORDS} (?:schreiben|sagen|nennen|verwenden|benutzen|dazuschreiben)(?: bitte)?`,
  `(?:bitte |und |aber )*nichts (?:mit|von|über) (?:de[mnr] )?${KIND}${WORDS}(?: bitte)?`,
  `(?:et |mais |surtout )*rien (?:avec|sur|de) ${KIND}${WORDS}`,
  `(?:y |pero |e |mas |por favor,? )*nada (?:con|sobre|com) ${KIND}${WORDS}`,
  `(?:e |ma |per favore,? )*niente (?:con|su) ${KIND}${WORDS}`,
  `(?:en |maar |graag |alsjeblieft )*niets (?:met|over) ${KIND}${WORDS}`,
  `(?:bitte |und |aber )*(?:nicht|nie|niemals) mit (?:de[mnr] )?${KIND}${WORDS} (?:werben|arbeiten|hausieren gehen)(?: bitte)?`,
  `(?:bitte |das |den )*${KIND}${WORDS} (?:bitte )?(?:vermeiden|weglassen|nicht (?:schreiben|verwenden|benutzen|sagen))(?: bitte)?`,
  `(?:bitte )?(?:schreibt|schreib|verwendet|benutzt|sagt|nennt es) (?:bitte )?(?:nicht|nie|niemals|kein(?:e|en)?) ${KIND}${WORDS}`,
  `(?:s['’]il vous plaît,? |merci de |et |mais )*(?:ne pas|n['’]écrivez pas|n['’]utilisez pas|ne dites pas|évitez|éviter|surtout pas|pas) (?:écrire |utiliser |dire |mettre |de |(?:parler |jouer )?d['’] ?|parler de )?${KIND}${WORDS}`,
  `(?:por favor,? |y |pero )*(?:no|nada de|evitad?|evitar) (?:escrib(?:ir|áis|as|an)|us(?:ar|éis|es|en)|dig(?:áis|as|an)|decir|pong(?:áis|as|an)|poner)? ?${KIND}${WORDS}`,
  `(?:per favore,? |e |ma )*(?:non|evita(?:re|te)?|niente) (?:scriv(?:ere|ete|a)|us(?:are|ate|a)|di(?:re|te|ca)|metter?e?)? ?${KIND}${WORDS}`,
  `(?:graag |en |maar )*(?:niet|geen|nooit|vermijd) ${KIND}${WORDS}(?: (?:schrijven|gebruiken|zeggen|noemen))?`,
  `(?:schrijf|gebruik|zeg) (?:(?:graag|liever|alsjeblieft|svp) )*(?:niet|geen|nooit) ${KIND}${WORDS}`,
  `(?:por favor,? |e |mas )*(?:não|nada de|evitem?|evitar) (?:escrev(?:er|am|a)|us(?:ar|em|e)|dig(?:am|a)|dizer|ponham?)? ?${KIND}${WORDS}`,
];

const PATTERNS = once(() => BANS.map((ban) => new Prefiltered(`^\\s*(?:${ban})${MORE}\\s*[.!]*\\s*$`, "iu")));

const LONGEST = 160;

const TOPIC = "(?<word>\\p{Lu}{2,6})";
const CALLED = "(?<word>[^.!?,;:\\d]{3,40}?)";
/** "Don't call it cheap, it's the right price.": a name that a text is not to give to what it is about. */
const NAME_BANS = [
  `(?:please |pls |and |but |also )*(?:don['’]?t|do not|never) (?:call|describe|refer to|label) (?:it|this|them|these|those)(?: as)?(?: an?)? ${CALLED}`,
  `(?:bitte |und |aber )*(?:nennt|nennen sie|nenn|bezeichnet|bezeichnen sie) (?:es|das|sie) (?:bitte )?(?:nicht|nie|kein(?:e|en)?) (?:als )?${CALLED}`,
  `(?:et |mais |s['’]il vous plaît,? )*(?:ne l['’]appelez|ne les appelez|ne parlez) (?:pas|jamais) (?:de |d['’])?${CALLED}`,
  `(?:y |pero |por favor,? )*no (?:l[oae]s? )(?:llam(?:éis|es|en)) ${CALLED}`,
  `(?:e |ma |per favore,? )*non (?:chiamatel[oaie]|chiamarl[oaie]|chiamiamol[oaie]) ${CALLED}`,
  `(?:en |maar |graag )*noem (?:het|ze) (?:alsjeblieft |graag )?(?:niet|geen|nooit) ${CALLED}`,
  `(?:e |mas |por favor,? )*não (?:[oa]s? |lhes? )(?:chamem|chames|chame) (?:de )?${CALLED}`,
].map((ban) => new Prefiltered(`^\\s*(?:${ban})${MORE}\\s*[.!]*\\s*$`, "iu"));

/** "Don't push AI, it puts our customers off.": what a brand is not to advertise with, as an abbreviation. */
const TOPIC_BANS = [
  `(?:[Pp]lease )?(?:[Dd]on['’]?t|[Dd]o not) (?:push|play up|hype|advertise(?: with)?|lead with|bang on about|sell) (?:the )?${TOPIC}(?: angle| stuff)?`,
  `(?:[Bb]itte )?[Nn]icht mit (?:der )?${TOPIC} werben`,
  `[Nn]e (?:mettez|mets) pas l['’]${TOPIC} en avant`,
  `[Nn]o (?:presumáis|presumas|hagáis publicidad) (?:de|con)(?: la)? ${TOPIC}`,
  `[Nn]on (?:puntate|puntare|fate pubblicità) (?:su|con)(?:ll['’]| l['’]| )${TOPIC}`,
  `(?:[Gg]raag |[Ll]iever )?(?:[Gg]een reclame|[Nn]iet)(?: maken)? met ${TOPIC}(?: adverteren| maken)?`,
  `[Nn]ão (?:façam publicidade|apostem) (?:com|na?) (?:a )?${TOPIC}`,
].map((ban) => new Prefiltered(`^\\s*(?:${ban})${MORE}\\s*[.!]*\\s*$`, "u"));

function wordIn(sentence: string, patterns: readonly Prefiltered[]): string | undefined {
  for (const pattern of patterns) {
    const word = pattern.exec(sentence)?.groups?.word;
    if (word) return word;
  }
  return undefined;
}

/** "… or “passion”", "…, “journey”": the next word of the same ban. */
const NEXT_WORD = new Prefiltered(
  `^\\s*,?\\s*(?:(?:or|and|nor|oder|und|noch|ou|et|ni|o|u|y|e|né|of|en|nem)\\s+)?${NO_AGAIN}${KIND}${WORD}`,
  "iu",
);

/** All words that a sentence asks never to be written: "Please don't use words like “dream” or “passion”." */
export function bannedWords(sentence: string): string[] {
  const first = bannedWord(sentence);
  if (first === undefined) return [];
  const words = [first];
  let rest = sentence.slice(sentence.indexOf(first) + first.length).replace(/^\s?["“”«»'‘’]/u, "");
  for (let next = NEXT_WORD.exec(rest); next?.groups?.word; next = NEXT_WORD.exec(rest)) {
    words.push(next.groups.word);
    rest = rest.slice(next[0].length);
  }
  return words;
}

/** The word that a sentence asks never to be written; undefined for other sentences. */
export function bannedWord(sentence: string): string | undefined {
  if (sentence.length > LONGEST) return undefined;
  const isQuoting = /["“”„«»'‘’‚]/.test(sentence);
  return (
    wordIn(sentence, TOPIC_BANS) ??
    wordIn(sentence, NAME_BANS) ??
    (isQuoting ? wordIn(sentence, PATTERNS()) : undefined)
  );
}
