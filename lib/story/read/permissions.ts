import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Judge } from "../addressee/addressee.ts";

/**
 * "She has signed it off.", "Die Stadt hat freigegeben.": who allowed the words, the name or the picture. It is for
 * those who publish them, and not for readers.
 */

/** What is allowed; without it "The council has approved the plans" is news. */
const WHAT: Record<string, string> = {
  en: "(?:it|this|that|them|these|(?:the|his|her|their|our|its) (?:exact )?(?:quotes?|quotation|words?|wording|text|photos?|pictures?|images?|figures?|numbers?|names?|logo|sentence|use of [\\p{L} ]{3,30})|being (?:named|quoted|mentioned|shown|tagged|pictured|in it)|to be (?:named|quoted|mentioned|shown|tagged|pictured)|us (?:telling|naming|showing|using|saying|posting)[\\p{L} ]{0,30}|(?:for|with) (?:me|us|you) (?:to (?:tell|name|show|use|say|mention)|telling|naming|showing|using|saying|mentioning)[\\p{L} ]{0,30})",
  de: "(?:es|das|dies|sie|ihn|(?:das|die|den|ihr|sein|ihre|seine|ihren|seinen|unser) (?:zitat|text|worte|wortlaut|foto|fotos|bild|bilder|zahlen|namen?|logo|satz)|(?:der|die) veröffentlichung|(?:der|die) nennung)",
  fr: "(?:le|la|les|(?:la|sa|cette) (?:citation|phrase|photo|publication|mention)|(?:le|son|ce) (?:texte|nom|logo|témoignage)|(?:les|ses|ces) (?:photos|mots|chiffres|noms|images))",
  es: "(?:lo|la|(?:la|su|esta) (?:cita|frase|foto|publicación|imagen)|(?:el|su|este) (?:texto|nombre|logo|testimonio|uso)|(?:las|los|sus) (?:fotos|palabras|cifras|nombres|imágenes|datos))",
  it: "(?:lo|la|(?:la|questa) (?:citazione|frase|foto|pubblicazione)|(?:il|questo) (?:testo|nome|logo)|(?:le|i) (?:foto|parole|cifre|nomi|immagini|numeri|dati))",
  nl: "(?:het|dit|dat|(?:het|de|haar|zijn|hun) (?:citaat|tekst|foto['’]?s?|naam|namen|logo|cijfers|woorden|zin|publicatie))",
  pt: "(?:o|a|(?:a|esta) (?:citação|frase|fotografia|foto|publicação)|(?:o|este) (?:texto|nome|logótipo|uso)|(?:as|os) (?:fotografias|fotos|palavras|números|nomes|imagens|dados))",
};

/** Whole sentences. `WHO` is anybody, in a few words without a number. */
const WHO = "[\\p{L}’'.&,() -]{2,70}?";

const formsOf = (what: Record<string, string>): Record<string, string> => ({
  en: [
    `${WHO}(?: has| have|['’]s|['’]ve| had)? (?:already |kindly |both |all )*(?:approved|okayed|ok['’]d|cleared|agreed to|signed off(?: on)?) ${what.en}`,
    `${WHO}(?: has| have|['’]s|['’]ve) (?:already |kindly |both |all )*signed (?:${what.en} )?off`,
    `${WHO}(?: has| have|['’]s|['’]ve| had)? (?:already |kindly |both |all |very )*(?:let (?:us|me)|allowed (?:us|me) to|said (?:that )?(?:we|i) (?:can|could|may)) (?:use|share|quote|publish|print|show|tell) ${what.en}`,
    `${WHO}(?: is| are|['’]s|['’]re) (?:both |all |quite |very |perfectly |absolutely )*(?:(?:happy|fine|okay|ok|comfortable|cool|good) (?:with )?(?!it|this|that|them|these|those)${what.en}|(?:fine|okay|ok) with (?:it|this|that))`,
    `${WHO} (?:doesn['’]?t|don['’]?t|does not|do not) mind (?:us |being |if we |our )[\\p{L} ]{3,40}`,
    `${WHO} knows? (?:about it|about this|this|it) and (?:(?:he|she|they|it)(?:['’]s|['’]re| is| are) (?:fine|happy|ok|okay|cool)(?: with it| with that)?|(?:doesn['’]?t|don['’]?t) mind)`,
    `${WHO}(?: has| have|['’]s|['’]ve)? (?:given|gave) (?:us |me )?(?:permission|consent|the (?:ok|okay|go-ahead)|(?:her|his|their|its) (?:permission|consent|ok|okay|blessing|go-ahead))(?: (?:to|for) [\\p{L} ]{3,40})?`,
    `${WHO}(?: has| have|['’]s|['’]ve)? (?:already |kindly |both |all )*(?:said|says) (?:yes|ok|okay|(?:that|it)['’]s (?:fine|ok|okay)) (?:to (?:us|me|being|the use|it being)|if we|for us to)[\\p{L} ]{0,50}`,
    `${WHO}(?: has| have|['’]s|['’]ve)? (?:already |kindly |both |all )*(?:said|says) (?:yes|ok|okay)(?: in writing| by e?mail)? (?:that )?(?:we|you) (?:can|may|could) (?:use|share|quote|publish|print|show|name) [\\p{L}’' ]{2,40}`,
    `${WHO}(?: has| have|['’]s|['’]ve)? (?:kindly |both |all )*agreed to (?:her|his|their|its|the) (?:names?|words?|quotes?|photos?|pictures?) being (?:used|shown|published|printed)`,
    "(?:we|i) (?:have|['’]ve got|have got|got) (?:her|his|their|everyone['’]s|written|the \\p{L}+['’]s) (?:permission|consent|ok|okay|go-ahead)(?: (?:to|for) [\\p{L} ]{3,40})?",
    "(?:names?|quotes?|figures|photos?|pictures|everything|all (?:names|photos|figures|quotes)) (?:used|published|shared|cleared|approved)(?: with (?:permission|consent))?",
  ].join("|"),
  de: [
    `${WHO} (?:hat|haben) ${what.de} (?:schon |bereits |schriftlich |mündlich )*(?:freigegeben|abgenommen|abgesegnet)`,
    `${WHO} (?:hat|haben) (?:uns|mir) (?:freundlicherweise |netterweise |schon )*erlaubt, ${what.de} zu (?:verwenden|zeigen|zitieren|veröffentlichen|nutzen|benutzen)`,
    `${WHO} (?:hat|haben) (?:mit |in |bei )?${what.de} (?:schon |bereits |schriftlich |mündlich )*(?:zugestimmt|erlaubt|genehmigt|autorisiert)`,
    `${WHO} (?:hat|haben) (?:(?:ihr|sein|das) (?:ok|okay|einverständnis|einwilligung)|(?:ihre|seine|die) (?:zustimmung|freigabe|einwilligung|erlaubnis)) (?:gegeben|erteilt)`,
    `${WHO} (?:sagt|sagte|meinte|gesagt|geschrieben),? wir (?:dürfen|dürften|können|könnten) ${what.de}(?: (?:gern|gerne|auch))?(?: (?:verwenden|zeigen|zitieren|veröffentlichen|nutzen|benutzen|teilen))?`,
    "(?:namen?|zitate?|fotos?|zahlen|alles) (?:ist |sind )?(?:frei|freigegeben|abgestimmt)",
  ].join("|"),
  fr: [
    `${WHO} (?:a|ont) (?:bien |déjà )?(?:donné (?:son|leur) (?:accord|autorisation|feu vert)|validé ${what.fr}|autorisé ${what.fr})(?: (?:pour|à) [\\p{L} ’']{3,40})?`,
    `${WHO} (?:nous|m['’])\\s?(?:a|ont) (?:gentiment |aimablement |déjà )*(?:permis|autorisés?|laissés?) (?:de |d['’]|à )?(?:utiliser|partager|publier|citer|reprendre|montrer) ${what.fr}`,
    `${WHO} (?:a|ont) dit qu(?:e nous pouvions|e nous pouvons|['’]on (?:peut|pouvait)) (?:l['’]\\s?|le |la |les )(?:utiliser|partager|publier|citer|reprendre|montrer)`,
    `(?:nous avons|on a) (?:son|leur) (?:accord|autorisation)`,
  ].join("|"),
  es: [
    `${WHO} (?:ya )?(?:ha|han) (?:dado (?:su|el) (?:permiso|consentimiento|visto bueno|ok)|autorizado ${what.es}|aprobado ${what.es})`,
    `${WHO} nos (?:ha|han|deja|dejan|permite|permiten) (?:amablemente )?(?:dejado |permitido )?(?:usar|compartir|publicar|citar|mostrar)(?:l[ao]s?| ${what.es})`,
    `${WHO} (?:dijo|dice|ha dicho|dijeron) que (?:lo |la |los |las )?(?:podemos|podíamos) (?:usar|compartir|publicar|citar|mostrar)(?:l[ao]s?)?`,
    `${WHO} (?:autorizó|autorizaron|aprobó|aprobaron) ${what.es}`,
    `(?:tenemos|contamos con) su (?:permiso|autorización|consentimiento)(?: (?:para|por) [\\p{L} ]{3,40})?`,
  ].join("|"),
  it: [
    `${WHO} (?:ha|hanno) (?:già )?(?:dato (?:il|la) (?:suo |sua |loro )?(?:consenso|permesso|ok|autorizzazione|benestare)|autorizzato ${what.it}|approvato ${what.it})`,
    `${WHO} ci (?:ha|hanno) (?:gentilmente )?(?:permesso|concesso|autorizzat[oaie]) (?:di|a) (?:us|condivid|pubblic|cit|mostr)(?:[ae]rl[aoei]|[ae]re ${what.it})`,
    `${WHO} (?:ha|hanno) detto che (?:lo |la |li |le )?possiamo (?:usar|condivider|pubblicar|citar|mostrar)(?:e|l[aoei])`,
    `(?:abbiamo) (?:il suo|il loro) (?:consenso|permesso)`,
  ].join("|"),
  nl: [
    `${WHO} (?:heeft|hebben) (?:al )?(?:toestemming|akkoord|een akkoord|haar akkoord|zijn akkoord|groen licht) gegeven`,
    `${WHO} (?:zei|zegt|gezegd) dat (?:wij|we) ${what.nl} (?:mogen|mochten|kunnen)(?: (?:gebruiken|delen|citeren|plaatsen|tonen))?`,
    `${WHO} (?:heeft|hebben) ${what.nl} (?:al )?goedgekeurd`,
    `(?:van )?${WHO} (?:mogen|mochten) (?:wij|we) ${what.nl} (?:gebruiken|delen|citeren|plaatsen|tonen)`,
  ].join("|"),
  pt: [
    `${WHO} (?:deixou|autorizou|permitiu)-nos (?:gentilmente )?(?:a )?(?:usar|partilhar|publicar|citar|mostrar) ${what.pt}`,
    `${WHO} (?:disse|disseram) que (?:o |a )?(?:podemos|podíamos) (?:usar|partilhar|publicar|citar|mostrar)`,
    `${WHO} (?:já )?(?:autorizou|autorizaram|aprovou|aprovaram) ${what.pt}`,
    `${WHO} (?:já )?(?:nos )?(?:autorizou|autorizaram|deixou|deixaram) (?:usar|publicar|divulgar|mostrar|pôr|utilizar) (?:[oa]s? )?(?:seu |sua )?(?:nome|foto|fotografia|imagem|texto|depoimento)(?:(?:,| e) (?:[oa]s? )?(?:foto|nome|fotografia|cidade|idade|imagem))*`,
    `${WHO} (?:já )?(?:deu|deram) (?:a |o )?(?:(?:sua|seu) )?(?:autorização|consentimento|aval)`,
  ].join("|"),
});

/** The same without what is allowed, which may be news as well: "Les voisins sont d'accord." */
const LOOSE: Record<string, string> = {
  de: `(?:er|sie) (?:weiß|wissen) (?:davon |darüber |schon )?bescheid(?: und (?:er |sie )?(?:freut sich|freuen sich|ist einverstanden|sind einverstanden|macht mit))?|${WHO} (?:hat|haben) nichts dagegen(?:, (?:dass|wenn) [\\p{L} ]{3,50})?|${WHO} (?:findet|finden) es (?:gut|ok|okay|in ordnung)(?:, (?:dass|wenn) [\\p{L} ]{3,50})?|${WHO} (?:ist|sind) (?:damit |mit (?:der|dem) [\\p{L}]+ )?(?:ausdrücklich |alle |beide )*einverstanden|${WHO} (?:hat|haben) (?:schon |bereits |schriftlich |mündlich )*freigegeben|${WHO} (?:darf|dürfen) (?:auch |gern |gerne |namentlich |mit namen )*(?:genannt|zitiert|gezeigt|erwähnt) werden`,
  fr: `(?:ça|cela) ne (?:la|le|les) dérange pas qu[e’'] ?[\\p{L} ’']{3,40}|${WHO} (?:est|sont) (?:tout à fait |bien |tous |toutes )?d['’]accord(?: (?:pour|avec) [\\p{L} ’']{3,40})?|${WHO} (?:peut|peuvent) être (?:citée?s?|nommée?s?|mentionnée?s?)`,
  es: `(?:${WHO} )?(?:está|están) de acuerdo(?: (?:con|en) [\\p{L} ]{3,40})?|(?:${WHO} )?les? parece bien que [\\p{L} ]{3,40}`,
  it: `(?:${WHO} )?(?:le|gli) va bene (?:che|se) [\\p{L} ’']{3,40}|(?:${WHO} )?(?:è|sono) d['’]accordo(?: (?:con|a|che) [\\p{L} ]{3,40})?`,
  nl: `${WHO} (?:is|zijn|gaat|gaan) (?:ermee |hiermee |er mee )?akkoord|${WHO} (?:vindt|vinden) (?:het|dit|dat) (?:goed|prima|oké|ok)(?: dat [\\p{L} ]{3,40})?|${WHO} (?:mag|mogen) (?:ook )?(?:met naam )?(?:genoemd|geciteerd) worden`,
  pt: `(?:${WHO} )?(?:está|estão) de acordo(?: (?:com|em) [\\p{L} ]{3,40})?|(?:${WHO} )?não se importam? (?:que|de) [\\p{L} ]{3,40}`,
};

/** "…, with her first name and town": what may be named with them. */
const NAMING =
  "(?:,? (?:with|mit|avec|con|met|com) (?:(?:the|her|his|their|a|dem|ihrem|seinem|son|leur|le|su|el|il|suo|haar|zijn|o|seu) )?(?:(?:first |full |last )?names?|(?:vor)?namen?|prénom|nom|nombre(?: de pila)?|nome|(?:voor)?naam|primeiro nome)(?:(?:,| and| und| et| y| e| en) (?:[\\p{L}’']+ ){0,2}[\\p{L}’']+)?(?: (?:verwenden|nutzen|zeigen|veröffentlichen|gebruiken|plaatsen|delen))?)?";

const whole = (source: string) => new Prefiltered(`^[\\s(]*(?:${source})${NAMING}[\\s.!):]*$`, "iu");

const FORMS = once(
  () => new Map(Object.entries(formsOf(WHAT)).map(([code, source]) => [code, whole(source)] as const)),
);
const LOOSE_FORMS = once(
  () => new Map(Object.entries(LOOSE).map(([code, source]) => [code, whole(source)] as const)),
);

const LONGEST = 120;

/** A sentence that tells who allowed what is published, and nothing else. The judge decides where it may be news. */
export function isPermission(
  sentence: string,
  { language, judge }: { language: string; judge: Pick<Judge, "doubtedFor"> },
): boolean {
  if (sentence.length > LONGEST || /\d/.test(sentence)) return false;
  if (FORMS().get(language)?.test(sentence)) return true;
  return LOOSE_FORMS().get(language)?.test(sentence) === true && judge.doubtedFor(sentence) !== undefined;
}

/** Where such words begin behind an order: "…, she's fine with us using her name"; 0 without them. */
export function permissionTail(text: string, language: string): number {
  const commas = [...text.matchAll(/,\s+/gu)].map(({ index, 0: comma }) => ({
    index,
    end: index + comma.length,
  }));
  const isIt = (words: string) =>
    words.length <= LONGEST &&
    !/\d/.test(words) &&
    [FORMS, LOOSE_FORMS].some((forms) => forms().get(language)?.test(words) === true);
  return commas.find(({ end }) => isIt(text.slice(end)))?.index ?? 0;
}

/** "…, veröffentlicht mit ihrer Zustimmung": the same behind who said something. */
const TAIL = new Prefiltered(
  /\s*,\s*(?:(?:veröffentlicht|published|used|shared|quoted|named|publiée?s?|publicad[oa]s?|pubblicat[oaie]|gepubliceerd|genoemd)\s+)?(?:mit (?:ihrer|seiner|deren|freundlicher) (?:Zustimmung|Genehmigung|Erlaubnis)|with (?:(?:her|his|their) )?(?:kind )?(?:permission|consent|agreement)|avec (?:son|leur) (?:accord|autorisation)|con su (?:permiso|consentimiento|autorización)|con il (?:suo|loro) (?:consenso|permesso)|met (?:haar|zijn|hun) toestemming|com a (?:sua )?autorização)(?!\p{L})/giu,
);

/** Where such a tail begins that ends a sentence; 0 without one. */
export const agreedAt = (sentence: string): number => {
  const bare = sentence.replace(/[\s.!]+$/u, "");
  const last = [...bare.matchAll(TAIL)].at(-1);
  return last && last.index + last[0].length === bare.length ? last.index : 0;
};

/** Blanks in its place, so that offsets stay. */
export const withoutPermission = (text: string): string =>
  text.replace(TAIL, (tail) => " ".repeat(tail.length));
