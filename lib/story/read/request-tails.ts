import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact, Reading } from "../schema.ts";
import { askedAtEnd } from "./asked-topic.ts";
import { groupsOf, lower, pattern } from "./lower.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { isPermission } from "./permissions.ts";
import { namesPartOfPost, speaksToReader } from "./prohibition-words.ts";
import { addStatement } from "./statement.ts";
import { valuesOf } from "./values.ts";

/** What an author adds to a statement in the same sentence; what stands before it is for readers. */

const PIECES =
  "(?:posts?|posting|bilderfolge|bilderstrecke|bildergalerie|diashow|beitr[aä]g(?:e)?|publications?|publicaci[oó]n|publicação|berichte?n?|tweets?|announcements?|graphics?|grafik|infographics?|infografik|infographie|infografía|infografica|infográfico|carousel|karussell|carrousel|carrusel|carosello|carrossel|slideshow|diaporama|presentación|videos?|vídeos?|vidéos?|films?|clips?|reels?|cards?|karte|carte|tarjeta|scheda|kaart|cartão|pictures?|images?|bild|visuel|imagen|immagine|afbeelding|imagem|stor(?:y|ies)|text|texte|texto|testo|tekst)";

/** "…, and I'd love a slideshow that makes people want to come." */
const WANTS: Record<string, string> = {
  en: "(?:and|so) (?:(?:we|i)(?:[’']d| would)? |would )?(?:really |just |also )?(?:like|love|need|want|could use) (?:an?|one|some|two)",
  de: "(?:und|also|daher|deshalb) (?:wir |ich )?(?:bräuchten?|brauchen?|hätten?|möchten?|wollen|wünschen)(?: wir| ich)?(?: uns)?(?: gerne?)?(?: dazu| dafür| hierzu| davon| darüber)?(?: gerne?)? (?:eine?n?)",
  fr: "(?:et|donc|alors) (?:nous (?:aimerions|voudrions|souhaitons|souhaiterions)|on (?:aimerait|voudrait|veut)|j[’'](?:aimerais)|je (?:voudrais|souhaite)|il (?:nous |me )(?:faut|faudrait))(?: bien)? une?",
  es: "(?:y|así que) (?:nos gustaría|me gustaría|quer(?:emos|íamos|ríamos)|quiero|necesitamos|necesito)(?: tener)? una?",
  it: "(?:e|quindi|perciò) (?:vorremmo|vorrei|ci piacerebbe|ci serve|ci servirebbe|mi serve)(?: avere)? un[ao]?",
  nl: "(?:en|dus) (?:we (?:willen|zouden)|ik (?:wil|zou)|daar (?:willen|hebben) we)(?: daar)?(?: graag)?(?: over)? (?:een)",
  pt: "(?:e|por isso) (?:gostávamos de|gostaríamos de|queríamos|queremos|precisamos de|preciso de)(?: ter)? uma?",
};

/** "…, and we would like to show them to our supporters" */
const SHOWS: Record<string, string> = {
  en: "(?:and|so) we(?:[’']d| would) like to (?:show|share|present|announce|explain) (?:it|them|this|that)|(?:and|so) we(?:[’']d| would) like to (?:set|put|lay|show|place) (?:the two|them|both|these(?: two)?) (?:side by side|next to each other|against each other)|(?:and|so) (?:we )?(?:(?:[’']d|would) (?:like|love)|want|need) (?:(?:all )?(?:our|the) [\\p{L}’'-]+|all of (?:our [\\p{L}’'-]+|them)|people|everyone|everybody|them) to (?:know|hear)(?:(?: about)? (?:it|this|that|them))?(?=[.!:]?\\s*$)|(?:and|so) (?:we|i)(?:[’']d| would)? (?:like|love|want) to (?:tell (?:people|everyone|everybody|our [\\p{L}’'-]+)(?: about (?:it|this|that|them))?|spread the word|get the word out|post (?:it|this|about (?:it|this)))|(?:and|so) (?:please|pls) (?:explain|show|answer|describe|tell (?:them|people|everyone)) ?(?:it|this|that|them|how)?(?: (?:simply|briefly|step by step|in (?:plain|simple) words))?(?=[.!:]?\\s*$)",
  de: "und (?:wir )?(?:möchten|wollen|würden) (?:wir )?(?:sie|es|das|die)(?: gerne?)?(?: (?:unseren?|den|allen) \\p{L}+)?(?: gerne?)?(?: (?:auf|in|mit|als) [^,.]{3,40}?)? (?:zeigen|teilen|vorstellen|mitteilen|weitergeben|erklären|erläutern|ankündigen|bekannt ?(?:geben|machen))|(?:und|deshalb|daher|darum|also) (?:wir )?(?:möchten|wollen|würden) (?:wir )?(?:beides?|die beiden|sie|das)(?: gerne?)? (?:einander )?(?:nebeneinander ?stellen|gegenüberstellen|nebeneinander zeigen)|und (?:wir )?(?:möchten|wollen),? dass (?:es |das |dies )?(?:(?:unsere|die|alle) \\p{L}+|alle)(?: (?:es|das|dies|davon))? (?:wissen|erfahren)|und das (?:möchten|wollen|würden) wir (?:gerne? )?(?:(?:auf|in|bei|über|mit|als) [^,.]{3,60} )?(?:erzählen|posten|verkünden)|(?:also|daher|deshalb|darum) (?:bitte )?(?:erklär|zeig|beschreib|beantworte)\\p{L}*(?: (?:es|das|dies|sie|ihnen|mal|bitte|kurz|einfach)){0,4}(?=[.!:]?\\s*$)",
  fr: "et nous (?:aimerions|voudrions|souhaitons) (?:les|le|la|l[’'])\\s?(?:partager|montrer|présenter|annoncer|expliquer)|(?:et|donc|alors) (?:nous (?:aimerions|voudrions)|on (?:voudrait|aimerait)) (?:(?:mettre|montrer) les deux|les mettre|les montrer) (?:côte à côte|l['’]un à côté de l['’]autre)|et (?:nous (?:voulons|souhaitons|voudrions|aimerions)|on (?:veut|voudrait|aimerait)) que (?:(?:nos|tous nos|les) [\\p{L}’-]+|tout le monde|chacun) (?:le |soit au |soient au )?(?:sachent?|courant)|et (?:nous |on )(?:voudrions|aimerions|voulons|voudrait|aimerait|veut)(?: bien)? (?:l[’']annoncer|(?:le|les) (?:dire|raconter|faire savoir|partager|publier|montrer)|en parler)|(?:alors|donc) (?:merci de |veuillez )?(?:expliqu|montr|décri|répond)\\p{L}*(?:-l[ea]s?)?(?: (?:le|la|ça|cela|y|simplement|s[’']il (?:vous|te) plaît)){0,3}(?=[.!:]?\\s*$)",
  es: "y (?:queremos|nos gustaría|quisiéramos) (?:(?:compartir|mostrar|enseñar|presentar|explicar|contár?)(?:se)?l[oa]s?)|(?:y|así que|por eso) (?:queremos|nos gustaría|querríamos) (?:poner(?:los|las)?|mostrar(?:los|las)?)(?: (?:los dos|las dos|ambos))? (?:lado a lado|uno al lado del otro|frente a frente)|y queremos que (?:(?:nuestr[oa]s|l[oa]s|tod[oa]s (?:nuestr[oa]s|l[oa]s)) \\p{L}+|todo el mundo) (?:lo|la|se) (?:sepan?|enteren?)|y (?:lo )?(?:queremos|querríamos|nos gustaría|quisiéramos) (?:contarl[oa]s?|decirlo|anunciarlo|publicarlo|difundirlo)|así que (?:por favor,? )?(?:explic|muestr|mostr|respond)\\p{L}*(?: (?:lo|esto|eso|por favor|paso a paso)){0,2}(?=[.!:]?\\s*$)",
  it: "e (?:vorremmo|vogliamo|ci piacerebbe) (?:condivider|mostrar|presentar|spiegar)(?:l[ioae]|gliel[oa])|(?:e|quindi|perciò) (?:vorremmo|vogliamo) (?:metter(?:li|le)|mettere i due|mettere le due|mostrarli) (?:uno accanto all['’]altro|fianco a fianco|a confronto)|e (?:vogliamo|vorremmo) che (?:(?:i|le|gli|tutti i|tutte le) (?:nostr[ie] )?\\p{L}+|tutti) lo (?:sappiano|sapessero)|e (?:lo )?(?:vorremmo|vogliamo|ci piacerebbe) (?:raccontarl[oa]|dirlo|annunciarlo|farlo sapere|pubblicarlo|parlarne)|quindi (?:per favore )?(?:spieg|mostr|rispond)\\p{L}*(?: (?:lo|questo|per favore|passo per passo)){0,2}(?=[.!:]?\\s*$)",
  nl: "en (?:die|dat|deze) (?:willen|zouden) we (?:graag )?(?:(?:aan )?(?:onze|de|al onze) \\p{L}+ )?(?:graag )?(?:laten zien|laten weten|delen|tonen|uitleggen)|(?:en|dus|daarom) (?:we willen|willen we|zouden we) (?:ze|de twee|beide)(?: graag)? naast elkaar (?:zetten|leggen|laten zien)|en we willen dat (?:(?:onze|de|al onze) \\p{L}+|iedereen) (?:het|dat|dit) weten?|en (?:dat|dit) (?:willen|zouden) we (?:graag )?(?:(?:op|in|via|met) [^,.]{3,60} )?(?:vertellen|melden|aankondigen|plaatsen|posten)|dus (?:leg|laat|beschrijf|beantwoord)(?: (?:het|dat|dit|graag|uit|zien|even|stap voor stap)){1,4}(?=[.!:]?\\s*$)",
  pt: "e (?:gostávamos de|gostaríamos de|queremos|queríamos) (?:partilhá|mostrá|apresentá|explicá)-l[oa]s?|(?:e|por isso) (?:gostávamos de|queríamos|queremos) (?:pô-l[oa]s|pôr os dois|pôr as duas|mostrá-l[oa]s) (?:lado a lado|frente a frente)|e queremos que (?:(?:os|as|todos os|todas as) (?:noss[oa]s )?\\p{L}+|toda a gente|todos) (?:o |a )?saibam?|e (?:queremos|queríamos|gostávamos de|gostaríamos de) (?:contá-lo|contar (?:isso|isto|n[oa]s? )|divulgá-lo|anunciá-lo|partilhar isso)|por isso (?:por favor )?(?:expli|mostr|respond)\\p{L}*(?:-[oa]s?)?(?: (?:isso|isto|por favor|passo a passo)){0,2}(?=[.!:]?\\s*$)",
};

/** "…, vorremmo mostrare il prima e il dopo": what is to be seen of it. */
const PHASES: Record<string, string> = {
  en: "(?:and |so )?(?:we|i)(?:[’']d| would) (?:like|love) to show (?:the )?before (?:and|&) after",
  de: "(?:und |daher )?(?:wir )?(?:möchten|wollen|würden)(?: wir)?(?: gerne?)? (?:das )?vorher (?:und|\\/|-)? ?(?:das )?nachher zeigen",
  fr: "(?:et |donc )?(?:nous (?:voudrions|aimerions)|on (?:voudrait|aimerait)|j[’']aimerais|je voudrais) montrer (?:l[’'])?avant(?:[ -]?(?:et|/)?[ -]?)(?:l[’'])?après",
  es: "(?:y |así que )?(?:queremos|querríamos|quiero|nos gustaría) (?:enseñar|mostrar) el antes y (?:el )?después",
  it: "(?:e |quindi )?(?:vorremmo|vogliamo|vorrei|ci piacerebbe) (?:mostrare|far vedere) il prima e (?:il )?dopo",
  nl: "(?:en |dus )?(?:we (?:willen|zouden)|ik (?:wil|zou))(?: graag)? (?:het )?(?:voor en na|ervoor en erna) (?:laten zien|tonen)",
  pt: "(?:e |por isso )?(?:queríamos|queremos|gostávamos de|gostaríamos de|queria) mostrar o antes e (?:o )?depois",
};

/** "…, so tell people to be quick": how the statement before it is to be said, and nothing that it lacks. */
const URGES: Record<string, string> = {
  en: "so (?:please |pls )?(?:tell|ask|remind|urge|get|encourage) (?:people|everyone|everybody|customers|them|readers|folks|your \\p{L}+) to (?:be (?:quick|fast|early)|hurry|act fast|move fast|get in (?:early|quick|fast)|(?:order|book|reserve|sign up|buy) (?:soon|early|quickly|fast)|not (?:wait|hang about))",
  de: "(?:also|daher|deshalb) (?:bitte )?(?:sag\\p{L}*|schreib\\p{L}*|ruf\\p{L}*)(?: \\p{L}+,?){0,6} (?:beeilen|schnell sein|sputen|(?:früh|bald|schnell|rechtzeitig) (?:bestellen|buchen|reservieren|anmelden|zugreifen)|nicht (?:zu )?lange warten)",
  fr: "(?:alors|donc) (?:dites|dis|dire|précisez|encouragez|invitez)(?: [\\p{L}’']+){0,6} (?:se dépêcher|faire vite|ne pas (?:tarder|traîner|attendre)|(?:réserver|commander|s[’']inscrire) (?:vite|tôt|rapidement))",
  es: "(?:así que|por eso|conque) (?:dec\\p{L}+|di|diles|animad|avisad|pedid)(?: \\p{L}+){0,6} (?:se den? prisa|darse prisa|no (?:tarden?|esperen?)|(?:reserven?|encarguen?|pidan?) (?:pronto|ya|cuanto antes))",
  it: "(?:quindi|perciò) (?:dite|di[’']|invitate|ricordate)(?: [\\p{L}’']+){0,5} (?:affrettarsi|sbrigarsi|fare (?:presto|in fretta)|non (?:aspettare|tardare)|(?:prenotare|ordinare) (?:presto|subito))",
  nl: "dus (?:zeg|vertel|meld|laat)(?: \\p{L}+){0,6} (?:snel (?:moeten|zijn|bij)|haasten|(?:snel|vroeg|op tijd) (?:bestellen|boeken|reserveren)|niet (?:moeten )?wachten)",
  pt: "(?:por isso|portanto) (?:digam|diga|avisem|peçam|convidem)(?: [\\p{L}-]+){0,6} (?:despach\\p{L}+(?:-se)?|apress\\p{L}+(?:-se)?|não (?:demor\\p{L}+|esper\\p{L}+)|(?:reserv|encomend)\\p{L}+ (?:já|cedo|depressa))",
};

/** "L'abus d'alcool …: cette mention doit figurer." */
const MUST_STAND: Record<string, string> = {
  en: "(?:this|that)(?: (?:line|sentence|note|wording|warning|text|bit))? (?:must|has to|needs to|should) (?:appear|stay|stand|be (?:included|in (?:there|it)|there|on (?:there|it)|shown|mentioned|kept|printed))[^.!?:]{0,30}",
  de: "(?:(?:dieser|der) (?:satz|hinweis|zusatz|vermerk|text)|(?:diese|die) (?:zeile|angabe|warnung)|das|dies) (?:muss|soll|gehört)(?: bitte| unbedingt| auf jeden fall| mit)*(?: (?:drauf|rein|dabei|hinein|dazu|darauf|erscheinen|enthalten sein|dabeistehen|draufstehen|drinstehen|vorkommen|dastehen))(?: ?stehen| ?sein)?",
  fr: "(?:(?:cette|la) (?:mention|phrase|ligne)|(?:ce|le) (?:texte|message)|ceci|cela|ça) (?:doit|devra)(?: absolument| bien)? (?:figurer|apparaître|y être|être (?:présente?|mentionnée?|indiquée?|visible))[^.!?:]{0,30}|mention obligatoire",
  es: "(?:(?:esta|la) (?:frase|mención|advertencia|línea)|(?:este|el) (?:texto|aviso)|esto) (?:debe|tiene que|ha de) (?:figurar|aparecer|constar|salir|estar|ir)[^.!?:]{0,30}",
  it: "(?:(?:questa|la) (?:frase|dicitura|avvertenza|riga)|(?:questo|il) (?:testo|avviso)) (?:deve (?:comparire|figurare|apparire|esserci)|va (?:inserit[ao]|mess[ao]|riportat[ao]))[^.!?:]{0,30}",
  nl: "(?:(?:deze|die) (?:zin|tekst|regel|vermelding)|dit|dat) (?:moet|hoort) (?:er )?(?:(?:op|in|bij)(?: staan)?|vermeld worden|erbij(?: staan)?|erop(?: staan)?|erin(?: staan)?)",
  pt: "(?:(?:esta|a) (?:frase|menção|linha)|(?:este|o) (?:texto|aviso)|isto) (?:deve|tem de|tem que) (?:constar|aparecer|figurar|estar|ficar)[^.!?:]{0,30}",
};

const compiled = (of: (code: string) => string) =>
  new Map(Object.keys(WANTS).map((code) => [code, pattern(of(code), "d")]));
const ASKED = compiled(
  (code) =>
    `(?<said>^.{12,}?)(?<tail>,? (?:${own(WANTS, code)} (?:[\\p{L}-]+ ){0,3}?${PIECES}|${own(SHOWS, code)}|${own(PHASES, code)}|${own(URGES, code)})(?!\\p{L})[^.!?\\n]{0,90}[.!]?\\s*)$`,
);
const MANDATORY = compiled(
  (code) => `(?<said>^.{12,}?[^\\s])(?<tail>\\s*[:;,–—-]\\s*(?:${own(MUST_STAND, code)})[.!]?\\s*)$`,
);

/** Such an order alone, as it is held back: the statement before it is for readers. */
export const urgesReaders = (tail: string, language: string): boolean =>
  URGED.get(language)?.().test(lower(tail)) === true;
const URGED = compiled((code) => `^[\\s,]*(?:${own(URGES, code)})(?!\\p{L})`);

/** "… (one mention in the text is enough)": it names parts of the piece, and nothing a reader needs. */
const NOTE = pattern("^(?<said>.{12,}?)(?<tail>\\s*\\((?<note>[^()]{8,140})\\)\\s*[.!]?\\s*)$", "d");
/** What may, must or need not be done with it. */
const MODAL = pattern(
  "(?<!\\p{L})(?:enough|please|need(?:s|n[’']?t)?|must|should|(?:has|have) to|bitte|muss|müssen|soll|reicht|genügt|brauch\\p{L}*|suffit|doi(?:t|vent)|merci|faut|basta|debe|hace falta|por favor|per favore|deve|serve|graag|moet|hoeft|genoeg|chega|precisa|tem de)(?!\\p{L})",
);

/** "one mention in the text is enough": what may, must or need not be done with a part of the piece. */
export const isNoteOnPiece = (note: string, language: string): boolean =>
  namesPartOfPost(lower(note), language) &&
  MODAL().test(lower(note)) &&
  valuesOf(note).length === 0 &&
  !speaksToReader(lower(note));

/** "The opinion of a customer, we have her permission to use it:", "… and she's happy for us to use it:" */
function permissionTail(n: Notebook, text: string): string | undefined {
  const tails = [COMMA, CONJUNCTION].map((parts) => text.slice(text.search(parts)));
  return tails.find(
    (tail) =>
      tail.length < text.length && isPermission(tail.replace(LEADS_CLAUSE, "").replace(/[:.]\s*$/, ""), n),
  );
}
/** "Ruth said “…”, please use that.": what stands before it is to be quoted. */
const QUOTED_TAIL = new Prefiltered(
  /(?<=["”»“]\.?)\s*[,;–—-]\s*(?=[^"“”«»]*(?<!\p{L})(?:please|pls|bitte|merci|svp|por favor|per favore|graag|se faz favor)(?!\p{L}))(?:please |bitte |merci de |por favor,? |per favore,? |graag )?(?:do )?(?:use|include|quote|print|put|verwende\p{L}*|nehm\p{L}*|bring\p{L}*|das|den|den satz|l['’]|la |utilise\p{L}*|reprene\p{L}*|mett\p{L}+|us(?:ad|en|e|ar|em|ate)\p{L}*|pon(?:ed|er|ham)\p{L}*|gebruik\p{L}*|neem|die|dat|citer?|cita\p{L}*)(?!\p{L})[^.!?"“”«»\d]{0,40}[.!]?\s*$/iu,
);

/** The last of them in a text. */
const COMMA = /, (?!.*, )/;
const CONJUNCTION = / (?:and|und|et|y|e|en) (?!.* (?:and|und|et|y|e|en) )/i;
const LEADS_CLAUSE = /^(?:,| (?:and|und|et|y|e|en))\s+/i;

const LONGEST = 400;
const SHORTEST_SAID = 12;

/** "Our library lends seeds, and we'd like to tell people on Instagram.": news before an order that names no topic. */
export const endsInRequest = (text: string, language: string): boolean =>
  text.length <= LONGEST &&
  (askedAtEnd(text, language) >= SHORTEST_SAID || ASKED.get(language)?.().test(lower(text)) === true);

/** The words for the maker at the end of a sentence, and whether they order the words before them to be published. */
function requestTail(n: Notebook, text: string): { tail: string; isOrdered?: boolean } | undefined {
  if (text.length > LONGEST) return undefined;
  const low = lower(text);
  const tailOf = (m: RegExpExecArray | null | undefined) => (m ? groupsOf(m, text) : {});
  const asked = tailOf(ASKED.get(n.language)?.().exec(low));
  if (asked.tail) return { tail: asked.tail };
  const end = askedAtEnd(text, n.language);
  if (end >= SHORTEST_SAID) return { tail: text.slice(end) };
  const mandatory = tailOf(MANDATORY.get(n.language)?.().exec(low));
  if (mandatory.tail) return { tail: mandatory.tail, isOrdered: true };
  const quoted = QUOTED_TAIL.exec(text)?.[0];
  if (quoted) return { tail: quoted };
  const { tail = "", note = "" } = tailOf(NOTE().exec(low));
  if (tail && isNoteOnPiece(note, n.language)) return { tail };
  const permission = permissionTail(n, text);
  return permission === undefined ? undefined : { tail: permission };
}

const GREETING =
  /^\s*(?:hi|hello|hey|hallo|moin|servus|liebes team|bonjour|salut|hola|buenas|ciao|buongiorno|hoi|olá|oi)(?: (?:there|all|zusammen|team))?\s*[,!]\s*/iu;

/** "Hallo, wir machen …": what greets the maker before a request is no part of the statement. */
function pastGreeting(n: Notebook, start: number): number {
  const greeting = GREETING.exec(n.plain.slice(start))?.[0] ?? "";
  if (greeting !== "") hold(n, start, start + greeting.length, "internal");
  return start + greeting.length;
}

/** Reads the statement before such words, which are held back; undefined for other sentences. */
export function readBeforeRequest(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const found = requestTail(n, n.plain.slice(start, end));
  if (!found) return undefined;
  const rest = { start: pastGreeting(n, start), end: end - found.tail.length, piece };
  hold(n, rest.end, end, "instruction");
  return found.isOrdered ? addStatement(n, rest) !== undefined : read(rest);
}

const OPENS_REQUEST = /^,? ?(?:and|so|und|also|et|donc|alors|y|así que|e|quindi|en|dus)\s/i;

/** What was said before such words goes on by itself. */
export const isBeforeRequest = (
  { span }: Pick<Fact, "span">,
  { heldBack }: Pick<Reading, "heldBack">,
): boolean =>
  heldBack.some(
    ({ why, quote, span: { start } }) =>
      why === "instruction" && start >= span.end && start - span.end < 2 && OPENS_REQUEST.test(quote),
  );
