import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { asksOfIt } from "./asked-topic.ts";
import { isAudienceNote } from "./audience-notes.ts";
import { asksForCredit } from "./credit-orders.ts";
import { ordersForm } from "./form-orders.ts";
import { lower, pattern } from "./lower.ts";
import { asksMaker } from "./maker-questions.ts";
import type { Notebook } from "./notebook.ts";
import { asksToShow } from "./picture-notes.ts";
import { ALLOWED } from "./quote-approval.ts";
import { wholeWish } from "./wishes.ts";
import { ordersWords } from "./words-to-post.ts";

/** Sentences that only ask for a form of the picture, or name a part of it: they say nothing to readers. */

type Forms = { show: string; words: string; form: string };

/** How authors ask for a form, and what they call it. `words` are the articles and adjectives between. */
const FORMS: Record<string, Forms> = {
  en: {
    show: "(?:please |pls )?(?:show|draw|present|visuali[sz]e|display)(?: us| people| readers| them| both| it| this| all)?(?: as| in)?",
    words: "(?:the|a|an|our|this|that|both|simple|clear|small|big|whole|full)",
    form: "(?:before(?:[ -](?:and|&)[ -]|[ -/])after|side[- ]by[- ]side|comparison|contrast|bar chart|line chart|pie chart|chart|graph|diagram|timeline|table|lines?|curve|bars|columns)",
  },
  de: {
    show: "(?:bitte )?(?:zeig(?:t|en sie|e)?|stell(?:t|en sie)?|vergleich(?:t|en sie|e)?)(?: (?:es|das|sie|bitte))*(?: als)?",
    words: "(?:den|die|das|einen|eine|ein|unseren?|diesen?|klare[nrs]?|einfache[nrs]?|direkte[nrs]?)",
    form: "(?:vorher[-/ ](?:und )?nachher(?:[- ]vergleich)?|\\p{L}*vergleich|gegenüberstellung|gegensatz|kontrast|\\p{L}*diagramm|grafik|zeitleiste|zeitstrahl|tabelle|linie|kurve|balken|säulen)",
  },
  fr: {
    show: "(?:(?:merci de|veuillez) (?:l[ae]s? )?)?(?:montre[rz]?|affiche[rz]?|présente[rz]?|mets|mettez|fai(?:s|tes)(?: voir)?)(?:-(?:le|la|les))?(?: bien)?(?: (?:sous forme de|comme|en))?",
    words: "(?:les?|la|un|une|notre|cette?|clairement|clair|simple|petite?)",
    form: "(?:avant[-/ ](?:et |\\/ ?)?après|(?:l[’'])?avant[-/ ]après|comparaison|comparatif|contraste|graphique|diagramme|frise|tableau|courbe|barres)",
  },
  es: {
    show: "(?:por favor,? )?(?:muestra[dn]?|mostrad|muestre[n]?|pon(?:ed|ga)?|enseña[dn]?|haz)(?:l[oa]s?)?(?: (?:como|en))?",
    words: "(?:el|la|los|las|un|una|nuestra?|esta?|clar[oa]|sencill[oa]|pequeñ[oa])",
    form: "(?:antes y (?:el )?después|comparación|comparativa|contraste|gráfic[oa](?: de \\p{L}+)?|diagrama|línea de tiempo|tabla|línea|curva|barras)",
  },
  it: {
    show: "(?:per favore,? )?(?:mostra(?:te|re)?|metti|mettete|fa(?:i|te) vedere|presenta(?:te)?)(?:l[oaei])?(?: (?:come|con))?",
    words: "(?:il|lo|la|un|una|nostr[oa]|quest[oa]|chiar[oa]|semplice|piccol[oa])",
    form: "(?:prima[ -]?(?:e[ -])?dopo|confronto|contrasto|grafico(?: a \\p{L}+)?|diagramma|linea del tempo|tabella|linea|curva|barre)",
  },
  nl: {
    show: "(?:graag )?(?:toon|laat|geef|zet|maak)(?: (?:het|dit|ze|graag))*(?: als)?",
    words: "(?:de|het|een|onze|deze|dit|duidelijke?|simpele?|kleine?)",
    form: "(?:voor[-/ ](?:en[- ])?na(?:[- ]?vergelijking)?|vergelijking|contrast|\\p{L}*grafiek|\\p{L}*diagram|tijdlijn|tabel|lijn|curve|staven)(?: zien)?",
  },
  pt: {
    show: "(?:por favor,? )?(?:mostr[ae][rm]?|apresent[ae][rm]?|põe|ponha[m]?|coloque[m]?|faz|faça[m]?)(?:-?n?[oa]s?)?(?: (?:como|em))?",
    words: "(?:os?|as?|um|uma|noss[oa]|est[ea]|clar[oa]|simples|pequen[oa])",
    form: "(?:antes e (?:o )?depois|comparação|comparativo|contraste|gráfico(?: de \\p{L}+)?|diagrama|linha do tempo|tabela|linha|curva|barras)",
  },
};

/** "… of the two years, side by side": what the form is of, where it names nothing to know. */
const OF =
  "(?:,? (?:of|between|from|side|clearly|as|in|von|zwischen|aus|nebeneinander|als|im|de[sl]?|du|entre|comme|tra|fra|come|tussen|van|als|naast)(?!\\p{L})[^.!?\\d]{0,60})?";
/** "… or bars, not as four loose numbers": another form that will do, and one that will not. */
const OR_NOT = (words: string, form: string) =>
  `(?: (?:or|oder|ou|o|of) (?:(?:as|als|en|como|come|com) )?(?:${words} )?${form})?(?:,? (?:and |und |et |y |e |en )?(?:not|rather than|instead of|nicht|statt|anstatt|pas|plutôt que|au lieu de|no|en vez de|non|invece di|anziché|niet|in plaats van|não|em vez de) [^.!?:\\d]{2,60})?`;
const POLITE =
  ",?(?: (?:please|pls|thanks|bitte|s[’']il (?:vous|te) plaît|svp|por favor|per favore|graag|alsjeblieft|aub))?";

const ASKED = new Map(
  Object.entries(FORMS).map(([code, { show, words, form }]) => [
    code,
    pattern(
      `^\\s*${show} (?:${words} ){0,3}?(?:l[’'])?${form}(?: (?:chart|graph|graphic|comparison|vergleich|vergelijking|comparaison))?${OR_NOT(words, form)}${OF}${POLITE}\\s*[.!]*\\s*$`,
    ),
  ]),
);

/** "Show the before and after comparison." */
export const asksForForm = (s: string, language: string): boolean =>
  ASKED.get(language)?.().test(lower(s)) === true;

const ASSET =
  "(?:video|film|clip|reel|post|card|picture|image|graphic|infographic|carousel|slideshow|slides|story|tweet)";
/** Whole sentences that order the work, or say what it is for, and hold nothing for readers. */
const ORDERS_OF_WORK: Record<string, readonly string[]> = {
  en: [
    `(?:please |pls |could you |can you )?(?:turn|make|put) (?:our|the|this|these|that) [^.!?]{2,50}? into (?:a|an|one|some) (?:\\p{L}+ ){0,3}${ASSET}`,
    "(?:we|i)(?:[’']d| would)? (?:like|love|want|need) to (?:share|show|post|publish|present|use) (?:a|an|one|this|these|some|two|three) (?:\\p{L}+ ){0,2}(?:quotes?|quotations?|testimonials?|reviews?|feedback|comments?|comparison|figures|numbers)(?: (?:from|by|of) [^.!?\\d]{2,50})?",
    `(?:we|i)(?:[’']d| would)? (?:like|love|want|need) (?:a|an|one|some) (?:\\p{L}+ ){0,2}${ASSET} to (?:say (?:a (?:big )?)?thank(?:s| you)|thank)[^.!?\\d]{0,50}`,
    `(?:this|the) (?:${ASSET}|one) is (?:for|meant for|to be) the (?:link preview|preview|share|sharing|cover|social)[^.!?\\d]{0,60}`,
    "(?:we|i)(?:[’']d| would)? (?:like|love|want|need) (?:an?|one|the) (?:cover|title slide|slide|page|frame)(?:,| for| and| per| then)(?!\\p{L})[^.!?\\d]{3,100}",
    "(?:please |pls )?(?:put|place|set|keep|show) (?:the|our|all|both) [^.!?\\d]{2,40}? (?:where|so(?: that)?) (?:people|everyone|readers|they|customers|you|parents) [^.!?]{3,70}",
    "(?:(?:and )?it (?:all )?goes (?:like this|as follows)|this is how it goes|the order is as follows)",
    "the (?:mood|look|feeling|feel|style|tone|atmosphere) (?:we have in mind|we imagine|we want|should be|in our heads?)[^.!?\\d]{2,90}",
  ],
  es: [
    "(?:agradeceríamos|nos gustaría|querríamos|quisiéramos|preferimos) que (?:se (?:distinga|vea|entienda|note|lea|aprecie)|quede|sea|destaque|resalte)n?[^.!?\\d]{2,80}",
  ],
  fr: [
    "(?:nous (?:souhaitons|souhaiterions|voudrions|aimerions)|on aimerait) que [^.!?\\d]{2,60}(?:soi(?:t|ent)|se voi(?:e|ent)|ressorte(?:nt)?)[^.!?\\d]{2,60}",
  ],
  de: [
    "(?:wir (?:hätten gern|möchten|wünschen uns)|schön wäre)[^.!?\\d]{0,12} dass [^.!?\\d]{2,80}(?:auffällt|erkennbar ist|zu sehen ist|im vordergrund steht|klar wird)",
  ],
};
/** "El tono, por favor, simpático pero sin chistes.": how it is to sound, in any language. */
const TONE_ORDER = pattern(
  "^\\s*(?:(?:the|der|le|el|il|de|o) )?(?:tone|ton|tonfall|tono|toon|tom|style|stil|estilo|stile|stijl|mood|stimmung)(?: of voice)?\\s*[,:]?\\s*(?:please|pls|bitte|s[’']il (?:vous|te) plaît|svp|por favor|per favore|graag)[,:]?\\s[^!?]{2,140}$",
);

/** "We'd love the mood to be cozy, because people hang them all winter.": how it is to feel, and why. */
const MOOD_ORDER = pattern(
  `^\\s*(?:${[
    "(?:(?:we|i)(?:[’']d| would)(?: really| just)? (?:love|like|prefer)|(?:we|i) (?:want|need)) (?:the|its|this|an?) (?:\\p{L}+ ){0,2}(?:mood|look|feel|feeling|vibe|atmosphere|style|tone)",
    "(?:wir|ich) (?:hätten?|möchten?|wünschen?|wünsche)(?: uns| mir| gerne?| am liebsten)* (?:die|den|eine?n?) (?:\\p{L}+ ){0,2}(?:stimmung|look|stil|ton|anmutung|wirkung|atmosphäre)",
    "(?:on|nous|j[’'])\\s?(?:aimerait|aimerions|aimerais|voudrait|voudrions|souhaiterions) (?:une?|que (?:l[’']|le |la ))\\s?(?:\\p{L}+ ){0,2}(?:ambiance|style|ton|atmosphère|rendu)",
    "(?:nos|me) (?:gustaría|encantaría) (?:que (?:el|la)|una?) (?:\\p{L}+ ){0,2}(?:ambiente|estilo|tono|aire|atmósfera)",
    "(?:ci|mi) piacerebbe (?:che (?:il |lo |la |l[’'])|un[ao]?[’' ])\\s?(?:\\p{L}+ ){0,2}(?:atmosfera|stile|tono|clima)",
    "(?:we|wij|ik) (?:willen|wil|zouden|zou|hebben)(?: graag| het liefst)* (?:dat )?(?:de|het|een) (?:\\p{L}+ ){0,2}(?:sfeer|stijl|toon|uitstraling)",
    "(?:gostávamos|gostaríamos|gostava|gostaria|queríamos|queria) (?:que [oa]|de uma?|uma?) (?:\\p{L}+ ){0,2}(?:ambiente|estilo|tom|atmosfera|clima)",
    "(?:(?:wir|ich) (?:wollen|will)) (?:eine?n?|den) (?:\\p{L}+ ){0,2}(?:ton|tonfall|stil|look)",
    "(?:on veut|nous voulons|je veux) une? (?:ton|style(?! de vie))",
    "(?:queremos|quiero|buscamos) un (?:\\p{L}+ ){0,2}(?:tono|estilo(?! de vida))",
    "(?:vogliamo|voglio) un[o]? (?:\\p{L}+ ){0,2}(?:tono|stile(?! di vita))",
    "(?:queremos|quero) um (?:\\p{L}+ ){0,2}(?:tom|estilo(?! de vida))",
  ].join("|")})(?!\\p{L})[^!?\\d]{0,160}$`,
);

/** "Audience is care home managers.": for whom a piece is made. Of another audience it may be said that it is seated. */
const AUDIENCE_ORDER = pattern(
  `^\\s*(?:${[
    "(?:(?:the |our )?(?:target|intended|main) )?audience (?:is|are|will be|would be)(?! (?:\\p{L}+ed|free|welcome)(?!\\p{L}))",
    "(?:our|the) (?:target|intended|main) (?:readers|readership|group) (?:is|are)",
    "(?:die |unsere )?zielgruppe (?:ist|sind|wären)",
    "(?:le |notre |la )?(?:public (?:visé|cible|ciblé)|cible)(?:,? (?:est|sont|c[’']est|ce sont))",
    "(?:(?:el|nuestro) )?(?:público (?:objetivo|destinatario|al que va)|target) (?:es|son)",
    "(?:il |il nostro )?(?:target|pubblico (?:di riferimento|a cui ci rivolgiamo)) (?:è|sono)",
    "(?:de |onze )?doelgroep (?:is|zijn)",
    "(?:o |o nosso )?público[- ]alvo (?:é|são)",
  ].join("|")})(?!\\p{L})[^!?]{2,140}$`,
);

const ORDERS = new Map(
  Object.entries(ORDERS_OF_WORK).map(([code, forms]) => [
    code,
    pattern(`^\\s*(?:${forms.join("|")})${POLITE}\\s*[.!]*\\s*$`),
  ]),
);

/** "Please turn our price list into one clear graphic.", "We would like to share a quote from a customer." */
export const ordersWork = (s: string, language: string): boolean =>
  ORDERS.get(language)?.().test(lower(s)) === true ||
  TONE_ORDER().test(lower(s)) ||
  MOOD_ORDER().test(lower(s)) ||
  AUDIENCE_ORDER().test(lower(s)) ||
  isAudienceNote(s, language);

/** "For our Instagram": where a piece goes. */
const TO_NETWORK =
  "\\s(?:for|on|für|auf|pour|sur|para|en|per|su|voor|op|no)\\s(?:our |the |unser\\p{L}* |den |die |notre |nuestr[oa] |il nostro |onze )?(?:linkedin|instagram|insta|facebook|fb|twitter|x|threads|bluesky|tiktok|youtube|website|web|page|socials?|kanal|seite)";

/** "Client quote for LinkedIn:", "…, approved by her in writing:": what stands below, where it goes and who allowed it. */
const FOR_NETWORK = new Prefiltered(
  `^\\s*(?:(?:a|an|our|the|this|new|ein|unser|une?|notre|un|una|nuestra|il nostro|een|onze|uma|nossa) )?(?:[\\p{L}-]+ ){0,2}(?:quote|quotation|testimonial|review|post|caption|card|update|announcement|zitat|kundenzitat|kundenstimme|beitrag|citation|témoignage|avis|publication|cita|testimonio|publicación|citazione|testimonianza|recensione|klantquote|citaat|bericht|citação|depoimento|publicação)${TO_NETWORK}(?:,\\s(?=[^:\\n]*(?<!\\p{L})(?:${ALLOWED}|agreed)(?!\\p{L}))[^:"“„«\\n]{3,140})?\\s*[:：]\\s*$`,
  "iu",
);

/** "Explainer for LinkedIn: what happens to …": what it is and where it goes, before the words. */
const NETWORK_LEAD = new Prefiltered(
  `^\\s*(?:(?:a|an|our|ein|unser|une?|un|una|een|uma?) )?(?:explainer|how-to|reminder|teaser|thread|tips|announcement|update|post|erklärstück|erklärung|erinnerung|ankündigung|hinweis|beitrag|explication|rappel|annonce|publication|explicación|recordatorio|anuncio|publicación|spiegazione|promemoria|annuncio|uitleg|herinnering|aankondiging|bericht|explicação|lembrete|anúncio|publicação)${TO_NETWORK}\\s?[:：]\\s+(?=\\S)`,
  "iu",
);
/** Its length; 0 without one. */
export const networkLead = (text: string): number => NETWORK_LEAD.exec(text)?.[0].length ?? 0;

export const isNetworkLabel = (text: string): boolean => FOR_NETWORK.test(text);

/** "How we compare.": the name of a part that stands elsewhere. */
const PART_NAMES: Record<string, RegExp> = {
  en: /^(?:how (?:we|it|they|this|these|that) (?:all )?(?:compares?|works?|differs?|stands? out|stacks? up)|what(?:[’']s| is| has)? (?:changed|changes|new|different|included)|why (?:it|this|that) matters|the (?:numbers|figures|facts|difference|comparison|result|details|background)|before and after|our (?:numbers|comparison))[.]?$/iu,
  de: /^(?:wie wir (?:abschneiden|uns unterscheiden|im vergleich dastehen)|so (?:schneiden wir ab|vergleichen wir uns)|(?:wir|das) im vergleich|was (?:neu ist|sich ändert|sich geändert hat)|(?:die )?(?:zahlen|fakten)(?: im überblick)?|der (?:vergleich|unterschied)|vorher[ /-](?:und )?nachher|warum das wichtig ist)[.]?$/iu,
  fr: /^(?:comment nous nous (?:comparons|situons)|ce qui (?:change|a changé)|la comparaison|les chiffres|la différence|avant[ /-](?:et )?après|pourquoi c[’']est important)[.]?$/iu,
  es: /^(?:cómo nos comparamos|(?:lo )?qué (?:cambia|ha cambiado)|la (?:comparación|diferencia)|las cifras|los (?:datos|números)|antes y después|por qué importa)[.]?$/iu,
  it: /^(?:come ci confrontiamo|cosa cambia|il confronto|i numeri|la differenza|prima e dopo|perché è importante)[.]?$/iu,
  nl: /^(?:hoe wij (?:ons verhouden|scoren)|wat (?:er )?verandert|(?:de )?(?:vergelijking|cijfers)|het verschil|voor en na|waarom dit telt)[.]?$/iu,
  pt: /^(?:como nos comparamos|o que (?:muda|mudou)|a (?:comparação|diferença)|os números|antes e depois|por que importa)[.]?$/iu,
};

/** What stands behind a heading: a colon, or the lines of a list. */
const HEADS = /^\s*(?:[:：]|\n\s*(?:[-–•*]|\d+[.)])\s)/u;

/**
 * Asks for a form, or is the name of a part behind a statement for readers. As the first sentence, or above a list, such
 * a name is a heading.
 */
export function asksForPart(s: string, { language, plain, drafts, subject }: Notebook): boolean {
  if ((drafts.length > 0 || subject) && ordersForm(s, language) && !wholeWish(s, language)) return true;
  if (isNetworkLabel(s) || asksOfIt(s, language) || ordersWords(s, language, plain)) return true;
  if (asksToShow(s) || asksForForm(s, language) || ordersWork(s, language)) return true;
  if (asksForCredit(s, language) || (asksMaker(s, language) && !wholeWish(s, language))) return true;
  const isName = own(PART_NAMES, language)?.test(s.trim()) === true;
  return isName && drafts.length > 0 && !HEADS.test(plain.slice(plain.indexOf(s) + s.length));
}
