import { once } from "../../copy/once.ts";
import { own } from "../../text/own.ts";
import { readEmphasised } from "./emphasised.ts";
import { type Bounds, type Notebook, type Piece, wish } from "./notebook.ts";
import { addStatement } from "./statement.ts";

/** What an author wants to be seen first or largest. The words name it; they are for the maker, whatever stands beside them. */

/** How large, or where, by language: "the biggest thing on the card", "am größten", "en premier". */
const LARGE: Record<string, string> = {
  en: "(?:by far )?(?:the )?(?:biggest|largest|boldest|loudest|clearest|most (?:prominent|visible|eye-catching))(?: (?:thing|element|word|words|line|part|text|type|number|figure|item)s?)?(?: (?:on|in|of|people) [^.!?]{2,40})?|(?:very |really |nice and |quite |extra |clearly |easily )?(?:big|large|huge|bold|prominent|visible|readable|legible|noticeable)(?:ly)?(?: first)?(?: without [\\p{L} ]{3,25}| (?:even )?(?:as|at|on|in) (?:an? |the )?(?:thumbnail|phone|small size|first (?:glance|sight))s?)?(?: and [\\p{L}]+)?(?: (?:on|in) (?:the|it)[^.!?]{0,30})?|(?:right )?(?:front and cent(?:er|re)|cent(?:er|re) stage)|(?:in )?(?:the |our )?(?:headline|opener|opening|hero|lead|main (?:thing|line|message|focus|number)|centrepiece|centerpiece|star|hook|focus)(?: of [^.!?]{2,30})?|(?:in )?(?:very |really )?(?:big|large|bold|huge) (?:letters|type|print|numbers|numerals|digits)|(?:really |clearly )?(?:stand out|jump out|pop|stick out|catch the eye|dominate)(?: (?:most|the most|on|in|clearly)[^.!?]{0,30})?",
  de: "(?:am )?(?:aller)?(?:größten|auffälligsten|deutlichsten|prominentesten|stärksten)|(?:ganz |sehr |richtig |besonders |möglichst )?(?:groß|fett|prominent|auffällig|deutlich)(?: (?:sein|stehen|erscheinen|rauskommen|zu sehen sein|drauf|im bild|auf (?:der|dem) [^.!?]{3,20}))?|(?:im|in den) (?:vordergrund|mittelpunkt|fokus)|(?:das|die|der) (?:größte|auffälligste|wichtigste)(?: \\p{L}+)?(?: (?:auf|im|in) [^.!?]{3,20})?|hervor|heraus|ins auge",
  fr: "(?:ce qu[’'](?:on|il|elle)[^.!?]{3,20} en premier|(?:bien |très |le plus )?en (?:très )?(?:grand|gros|gras|évidence|avant)|le plus (?:gros|grand|visible)(?: [^.!?]{3,25})?|l[’']élément (?:principal|le plus [^.!?]{3,20})|la vedette|(?:bien |très |le plus )?(?:gros(?:se)?|grand(?:e)?|visibles?))",
  es: "(?:lo |la |el )?más (?:grande|visible|destacad[oa]|llamativ[oa])(?: [^.!?]{3,25})?|(?:bien |muy )?(?:en )?grandes?|en (?:primer plano|negrita|evidencia)|destacad[oa]s?|(?:bien |muy )?visibles?",
  it: "(?:la cosa |l[’']elemento )?(?:il |la |le |i )?più (?:grand[ei]|visibil[ei]|evident[ei])(?: [^.!?]{3,25})?|(?:ben |molto )?in (?:grande|evidenza|primo piano|grassetto)|(?:ben |molto )?(?:grand[ei]|visibil[ei])",
  nl: "(?:het )?(?:aller)?(?:grootst|opvallendst|duidelijkst)e?(?: [^.!?]{3,25})?|(?:heel |lekker |goed |extra )?(?:groot|vet|opvallend|prominent|zichtbaar)(?: (?:in beeld|erop|bovenaan|op [^.!?]{3,20}))?|centraal|(?:op|in) (?:de voorgrond|het midden)|eruit",
  pt: "(?:o |a )?(?:elemento |coisa )?mais (?:grande|visível|destacad[oa]|important[e])(?: [^.!?]{3,25})?|(?:o |a )?maior(?: (?:elemento|coisa|texto|destaque))?(?: [^.!?]{3,25})?|(?:bem |muito )?(?:em )?(?:grande|destaque|negrito|evidência)s?|em primeiro plano|(?:bem |muito )?visíve(?:l|is)",
};

/** Where it stands. Other things come first as well, so that only what a picture may have is asked for so. */
const PLACED: Record<string, string> = {
  en: "first(?: of all)?(?: (?:on|in) [^.!?]{2,30})?|(?:right )?(?:on top|at the (?:very )?top|up front)",
  de: "(?:ganz )?(?:oben|vorne?|zuerst|als erstes)",
  fr: "en (?:premier|haut|tête)",
  es: "primero|arriba(?: del todo)?|en primer (?:lugar|término)|lo primero(?: [^.!?]{3,20})?",
  it: "per prim[aoie]|in (?:alto|testa)|al centro",
  nl: "(?:helemaal )?(?:bovenaan|voorop)|(?:als )?eerste?",
  pt: "em primeiro(?: lugar)?|no topo",
};

/** Parts of a text, as those who order one call them. */
const PART =
  /(?<!\p{L})(?:dates?|days?|times?|hours|deadline|prices?|costs?|fees?|numbers?|figures?|percentages?|contrast|comparison|names?|titles?|quotes?|quotation|lines?|sentences?|findings?|results?|savings?|discount|offers?|address|place|venue|phone|code|link|website|question|message|warning|news|announcement|dat(?:um|en|a|e|as|es|um)|tag|uhrzeit|zeiten?|frist|preise?|kosten|zahlen?|nummer|\p{L}*nummern?|namen?|titel|zitat|satz|zeile|ergebnis(?:se)?|angebot|adresse|ort|frage|botschaft|warnung|nachricht|jour|heures?|prix|tarifs?|chiffres?|numéros?|nom|titre|citation|phrase|résultats?|offre|lieu|fecha|hora(?:rio)?s?|precios?|cifras?|números?|teléfono|nombre|título|cita|frase|resultados?|oferta|dirección|lugar|ora(?:ri)?|prezz[oi]|numer[oi]|telefono|nome|titolo|citazione|risultat[oi]|indirizzo|luogo|prij[sz](?:en)?|getal(?:len)?|cijfers?|tijd(?:en)?|naam|citaat|zin|uitkomst|aanbod|plaats|preços?|telefone|endereço)(?!\p{L})|\d|[“"„«]/iu;

/** What is named: a thing of the brief, never the reader's own. */
const WHAT: Record<string, string> = {
  en: '(?<what>(?:(?:that |how |why )?(?:the|our|this|that|these|those|its|his|her|both|all|it|each) ?|[“"„]|[£$€]?\\d|\\p{Lu})(?:(?!\\byour?\\b)(?:[^.!?;:]|(?<=\\d)[.:](?=\\d))){1,80}?)',
  de: '(?<what>(?:das|der|die|den|dem|dass|unser\\p{L}*|beide|diese\\p{L}*|[„“"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
  fr: "(?<what>(?:les?|la|l[’']|notre|nos|ce(?:s|tte|t)?|que|[«“\"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)",
  es: '(?<what>(?:el|la|los|las|lo|nuestr[oa]s?|est[eao]s?|que|[«“"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
  it: "(?<what>(?:il|lo|la|i|gli|le|l[’']|quest[oaie]|nostr[oaie]|che|[«“\"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)",
  nl: '(?<what>(?:de|het|onze?|deze|dit|dat|[“"„‘]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
  pt: '(?<what>(?:os?|as?|noss[oa]s?|est[eao]s?|que|[«“"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
};

/** Sentences around both: with a verb of making, of duty, or none. */
const FORMS: Record<string, (what: string, large: string) => string[]> = {
  en: (what, large) => [
    `(?:make|keep|put|set|show|have|let|get|give|place|want|we want|we(?: would|[’']d) like|i(?: would|[’']d) like) ${what} (?:to (?:be|come|go|stand)? ?|as |come |go |be |is |are )?(?:${large})`,
    `${what} (?:should|must|needs? to|has to|have to|ought to|is to|are to|can|shall) (?:clearly |really |definitely |also )?(?:(?:be|come|go|stand|appear|read|sit|lead|get)(?: seen| read| shown| set)? )?(?:as |in )?(?:${large})`,
    `${what} (?:must|has to|needs to) (?:survive|work|read|hold up)(?: (?:even )?(?:at|as|in|on|when|being)[^.!?]{3,40}| \\d[^.!?]{2,20})`,
    '(?:so |and )*(?<what>[£$€]?\\d[\\d.,]*\\s?(?:%|€|£|\\p{L}{1,6})?|[“"][^”"]{2,60}[”"]|(?:the )?(?:titles?|dates?|years?|prices?|numbers?|times?|names?|deadline|salary|quote|headline)(?: (?:\\+|and|&) (?:the )?(?:titles?|dates?|years?|prices?|numbers?|times?|names?|place|venue))?) (?:is |as )?(?:the )?(?:big|bigger|biggest|large|largest|first|boldest|bold|up front|on top)',
    `(?:[^.!?]{3,90},? )?(?:so |and )*(?:lead|open|start|begin) (?:on|with) (?:that|this|it)\\s*[:,–—-]+\\s*${what}`,
    `(?:start|begin|open|lead) with (?<what>(?:her|his|their|the) (?:quote|quotation|words|line|number|figure|question)s?)`,
    `(?:i|we)(?:[’']d| would) (?:open|lead|start|begin) with ${what}`,
    `(?:highlight|emphasi[sz]e|stress|feature|lead with|focus on|draw (?:the eye|attention) to|put the (?:focus|emphasis|weight) on|the (?:focus|emphasis) (?:is|should be) on|emphasis on|the hero is|hero:|emphasis:|focus:) ${what}(?: most| above all| first)?`,
    `the (?:biggest|largest|boldest|most prominent|first|main) (?:thing|element|word|line|number|text|type)(?: (?:on|in|of) [^.!?]{2,30}| people (?:see|read|notice))? (?:should|must|has to|needs to) be:? ${what}`,
    `make sure (?:that )?${what} (?:is |are |stands? |jumps? |comes? |goes )(?:the )?(?:${large}|out)`,
    "(?<what>(?:the|our) (?:(?!is |are |was |were |has |have |gets? )[\\p{L}\\d’'-]+ ){0,3}?(?:dates?|days?|times?|prices?|numbers?|figures?|names?|titles?|deadline|code|quote|offer|discount)),? (?:very |really |nice and )?(?:big|large|bold|huge|biggest|largest|first|on top|up front)",
  ],
  de: (what, large) => [
    `${what} (?:soll(?:te|ten|en)?|muss|müssen|müsste|darf|gehört|gehören|bitte|kommt|kommen|steht|stehen) (?:bitte |klar |auf jeden fall |dabei |wirklich )?(?:${large})(?: ?(?:sein|stehen|stechen|kommen|springen|rücken|gestellt werden|zeigen|setzen|machen|darstellen))?`,
    `(?:(?:stell|setz|zeig|mach|heb|rück|betone?|nimm|bring)\\p{L}* )(?:bitte )?${what} (?:bitte )?(?:${large})`,
    `(?:bitte )?${what} (?:bitte )?(?:besonders |deutlich |groß )?(?:hervorheben|betonen|herausstellen|groß (?:zeigen|darstellen|machen|setzen|schreiben)|in den (?:vordergrund|mittelpunkt)(?: stellen| rücken)?)`,
    `am wichtigsten (?:ist|sind)[,:]? (?:dass (?:man |wir |alle )?)?${what}(?: auf [^.!?]{2,30})?(?: (?:lesen|sehen|erkennen|finden) (?:kann|können|sieht))?`,
    `bitte ${what} (?:${large})`,
    `(?:bitte )?(?:betone?|hebe?)n?(?: sie)? (?:bitte )?${what}(?: hervor)?`,
  ],
  fr: (what, large) => [
    `${what} (?:doi(?:t|vent)|devrai(?:t|ent)|peut|faut que) (?:être |ressortir |apparaître |figurer |sauter aux yeux |se voir |se lire |passer |venir )*(?:bien |clairement )?(?:${large})?`,
    `(?:merci de |veuillez |il faut |on veut |nous voulons )?(?:mett(?:re|ez|ons)|mets|montre[rz]?|affiche[rz]?|place[rz]?|fai(?:tes|re|s) (?:ressortir|apparaître)) (?:bien )?${what} (?:${large})`,
    `le plus important,? c[’']est (?:que |qu[’']on (?:lise|voie) )?${what}`,
    `${what} (?:bien )?en (?:très )?(?:grand|gros|évidence|avant)`,
    `(?:merci de |veuillez |il faut )?(?:fai(?:tes|re|s) ressortir|insiste[rz]? sur|met(?:tez|tre|s) l[’']accent sur|souligne[rz]?) ${what}`,
  ],
  es: (what, large) => [
    `(?:que )?${what} (?:debe(?:n|ría|rían)?|tienen? que|ha(?:n)? de|hay que|tendría que) (?:ser |verse |aparecer |ir |estar |salir |quedar )?(?:bien )?(?:${large}|destacar|resaltar|llamar la atención)(?: [^.!?]{3,25})?`,
    `(?:por favor,? )?(?:destaca[rd]?|destaque[n]?|resalta[rd]?|resalte[n]?|enfatiza[r]?) (?:bien |sobre todo )?${what}`,
    `(?:por favor,? )?(?:pon(?:ed|er|gan|ga)?|muestr(?:a|en|e)|mostrad|coloca[rd]?|haz que) ${what} (?:${large})`,
    `lo más importante es (?:que se (?:lea|lean|vea|vean) )?${what}`,
    `${what} (?:bien |muy )?en grande`,
    `que (?:destaque|resalte|se vea(?: bien)?|salga) (?:bien |sobre todo )?${what}`,
  ],
  it: (what, large) => [
    `${what} (?:dev(?:e|ono)|dovrebbe(?:ro)?|va|vanno) (?:essere |stare |apparire |vedersi |messo |messa |messi |messe )*(?:ben )?(?:${large}|risaltare|spiccare|saltare all[’']occhio)(?: [^.!?]{3,25})?`,
    `(?:per favore,? )?(?:mett(?:i|ete|ere)|mostra(?:te|re)?) (?:bene )?(?:in (?:evidenza|grande|primo piano) )?${what}(?: (?:${large}))?`,
    `la cosa più importante è (?:che si legga(?:no)? )?${what}`,
    `${what} (?:ben |molto )?in grande`,
    `(?:per favore,? )?(?:evidenzia(?:te|re)?|sottolinea(?:te|re)?|fa(?:i|te|re) risaltare) ${what}`,
  ],
  nl: (what, large) => [
    `${what} (?:moet(?:en)?|mag|mogen|graag|hoort|horen|dient|liefst) (?:het |graag |er |wel )*(?:${large}|opvallen|eruit springen)(?: ?(?:zijn|staan|komen|springen|worden|uit springen))?(?: [^.!?]{3,25})?`,
    `(?:zet|maak|laat|toon|plaats) (?:graag )?${what} (?:${large}|opvallen|eruit springen)(?: (?:staan|zien))?`,
    `het belangrijkste is (?:dat (?:je )?)?${what}(?: [^.!?]{2,40})?`,
    `graag ${what} (?:heel |lekker )?groot`,
    `(?:benadruk|leg de nadruk op) ${what}`,
  ],
  pt: (what, large) => [
    `${what} (?:deve(?:m|ria|riam)?|tem (?:de|que)|têm (?:de|que)|precisa(?:m)?) (?:de )?(?:ser |estar |aparecer |ficar |vir |ir )*(?:bem )?(?:${large}|sobressair|saltar à vista|se destacar|destacar-se)(?: [^.!?]{3,25})?`,
    `${what} t(?:e|ê)m (?:de|que) se (?:ler|ver)(?: bem)?(?: (?:em|na|no) [^.!?;]{3,25})?`,
    `o mais importante é (?:que se (?:leia|veja)m? )?${what}`,
    `${what} (?:bem |muito )?em grande`,
    `(?:por favor,? )?(?:destaca[r]?|destaque[m]?|realça[r]?|realce[m]?|enfatiz[ae][r]?) (?:bem )?${what}`,
    `(?:por favor,? )?(?:p(?:onha|onham|ôr|õe)|coloque[m]?|mostre[m]?|deixe[m]?) ${what} (?:${large})`,
  ],
};

/** Japanese and Chinese name it before the verb. */
const ASIAN: Record<string, string> = {
  ja: "(?<what>.{1,60}?)(?:を|が|は|の方を|のほうを)(?:、)?(?:一番|いちばん|最も|もっとも|特に|とくに|できるだけ|なるべく|しっかり|はっきり)?(?:大き[くめ]|目立(?:たせ|つ)|強調|前面に|主役に|メインに|トップに|一番上に|最初に|中央に|太字で|太く|ヒーローに)(?:に)?(?:見せ|表示|示し|し|せ|載せ|入れ|書い|出し|配置|置い|使っ|扱っ|お願い|なる)?(?:て|で|に|よう|お願い|ほし)?[^。話声]{0,14}(?:ください|下さい|お願い(?:し|いた)\\S*|ほしい\\S*|希望\\S*|くれますか|もらえますか|いただけますか)",
  zh: "(?:请)?(?:突出|强调|重点突出)(?<what>.{1,40}?)|(?:请)?(?:把|将)(?<that>.{1,40}?)(?:放(?:在)?最(?:大|前|上)|放大|突出|做得最大)(?:.{0,8})?",
};

const SOFT =
  "(?:(?:please|pls|and|but|also|just|then|oh and|bitte|und|aber|s[’']il vous plaît|et|por favor|y|pero|per favore|e|graag|en|mas)[, ]+)*";
const POLITE =
  ",?(?: (?:please|pls|thanks|bitte|danke|s[’']il (?:vous|te) plaît|svp|merci|por favor|gracias|per favore|grazie|graag|alsjeblieft|obrigad[oa]))*";

/** What an author says beside it: why, and what comes after it. */
const BESIDE =
  "(?:\\s*[,;:–—-]+\\s*(?:(?:and|und|et|y|e|en) )?(?:not|the|that|this|because|everything|then|text|small|otherwise|so|we|it|der|die|das|den|nicht|dann|alles|weil|sonst|le|la|les|pas|ensuite|parce|el|lo|los|que|porque|no|luego|il|non|poi|perché|de|het|niet|dan|want|o|os|as|não|depois|c[’']|l[’'])(?!\\p{L})[^.!?]{2,90}| (?:and|und|et|y|e|en) (?:the rest|end on|de rest|der rest|le reste|el resto|il resto|o resto|de \\p{L}+ mag|dan)[^.!?]{0,80})?";

const PATTERNS = once(() => {
  const found = new Map<string, RegExp[]>();
  for (const [code, forms] of Object.entries(FORMS)) {
    const sources = forms(own(WHAT, code) ?? "", `${own(LARGE, code)}|${own(PLACED, code)}`);
    found.set(
      code,
      sources.map(
        (source) => new RegExp(`^\\s*${SOFT}(?:${source})(?:${BESIDE})${POLITE}\\s*[.!]*\\s*$`, "iu"),
      ),
    );
  }
  for (const [code, source] of Object.entries(ASIAN))
    found.set(code, [new RegExp(`^\\s*(?:${source})[。！\\s]*$`, "u")]);
  return found;
});

/** Words of size, and of standing out. */
const isLarge = (sentence: string, language: string) => SIZES().get(language)?.test(sentence) ?? true;
const SIZES = once(
  () =>
    new Map(
      Object.entries(LARGE).map(([code, large]) => [
        code,
        new RegExp(`(?<!\\p{L})(?:${large})(?!\\p{L})`, "iu"),
      ]),
    ),
);

/** Longer sentences tell something besides. */
const LONGEST = 160;

/** What a sentence asks to be seen first or largest, in its words; undefined where it asks for nothing of the kind. */
export function seenFirstIn(sentence: string, language: string): string | undefined {
  if (sentence.length > LONGEST) return undefined;
  for (const form of PATTERNS().get(language) ?? []) {
    const m = form.exec(sentence);
    const what = (m?.groups?.what ?? m?.groups?.that ?? m?.[0] ?? "").trim();
    if (what && (isLarge(sentence, language) || PART.test(what))) return what;
  }
  return undefined;
}

const QUOTED = /^["“„«「]\s?([^"”“»」]{8,90})\s?["”“»」]$/u;

/**
 * Reads a sentence that says what is to be seen first: true where it tells readers something, undefined for any other
 * sentence. Words in quotation marks that stand nowhere else are the headline.
 */
export function readSeenFirst(
  n: Notebook,
  { start, end, piece }: Bounds & { piece: Piece },
): boolean | undefined {
  const sentence = n.plain.slice(start, end);
  const what = seenFirstIn(sentence, n.language);
  if (what === undefined || n.judge.isSurelyForReaders(sentence)) return undefined;
  wish(n, { rule: "emphasis", value: what }, start, end);
  const words = QUOTED.exec(what)?.[1] ?? "";
  if (words === "") return readEmphasised(n, { start, end, piece }, what);
  if (n.plain.split(words).length > 2) return false;
  const at = n.plain.indexOf(words, start);
  const title = addStatement(n, { start: at, end: at + words.length, piece });
  n.title ??= title;
  return title !== undefined;
}
