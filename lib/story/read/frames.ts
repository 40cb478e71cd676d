import { detectLanguage } from "../../copy/language.ts";
import { own } from "../../text/own.ts";
import { announcedFrame } from "./announced-frames.ts";
import { asianFrame } from "./asian-frames.ts";
import { formFrame } from "./form-frames.ts";
import type { Frame } from "./frame.ts";
import { lower, pattern } from "./lower.ts";
import { madeToShow } from "./made-to-show.ts";
import { behindPurpose, pictureFrame, presentedFrame } from "./picture-frames.ts";
import { PRICE_LINE } from "./price-list.ts";

/** The parts of a frame in one language, as sources of patterns. */
type Parts = {
  polite: string;
  make: string;
  article: string;
  asset: string;
  on: string;
  /** Links before a clause, and before a topic. */
  clause: string;
  topic: string;
  /** "tell people", "announce": verbs that open a frame without an asset. */
  tell: string;
};

const NETWORK =
  "(?:linkedin|instagram|insta|ig|twitter|x|tiktok|tik tok|facebook|fb|youtube|threads|social(?: media)?|socials|our (?:socials?|page|feed|channels?|followers|website|site|blog|stories)|the (?:blog|site|feed|socials|page|gram))";
const ASSETS_ANY =
  "(?:posts?|posting|cards?|carousels?|swipe-throughs?|reels?|story|stories|videos?|tweets?|slideshows?|infographics?|teasers?|trailers?|banner|flyer|og[- ]image)";

/** "tell residents about": those who are to read the post. */
const TELLS_READERS =
  "(?:tell|inform|remind|warn|notify|let) (?:the |all |our )?(?:residents|tenants|neighbou?rs|locals|villagers|homeowners|parents|families|pupils|students|teachers|staff|employees|members|visitors|guests|patients|passengers|commuters|travellers|drivers|shoppers|customers|clients|users|subscribers|owners|buyers|sellers|players|fans|donors|supporters|volunteers|walkers|cyclists|runners|swimmers|anglers|farmers|growers|landlords|suppliers|exhibitors|ticket holders)(?= (?:know|about|of|that|how|why) )(?: know)?";

const ENGLISH: Parts = {
  polite:
    "please|pls|plz|kindly|can (?:you|u|we|someone)|could (?:you|we|someone)|would you|will you|i(?:['’]d| would) (?:like|love)(?: (?:you|it))?(?: to)?|we(?:['’]d| would) (?:like|love)(?: you)?(?: to)?(?= (?:have|get|do|make|see|you|an?) )|(?:we['’]re|we are|i['’]m|i am) (?:after|looking for|hoping for)|(?:we|i) could use|(?:could|may|can) (?:we|i) (?:please )?have|(?:i|we) (?:really |just |also )?(?:need|want)(?: you)?(?: to)?|need(?: you)?(?: to)?|let['’]?s|help (?:me|us)(?: to)?|looking for|want(?: you)?(?: to)?|time to|your task is to|the task is to",
  make: "make|do|write|create|draft|design|prepare|put together|knock (?:up|out)|whip up|post|publish|share|generate|produce|send out|put out|build|craft|compose|come up with|have|get|turn this into|spin up|update",
  article:
    "(?:me|us|up|out|a|an|the|one|some|our|my|this|another|quick|short|nice|little|\\d+|\\d+[- ]?s(?:ec(?:onds?)?)?|[\\p{L}’'-]{2,14})",
  asset: `(?:(?:post|content) ideas?|${ASSETS_ANY}|clip|thread|graphic|caption|copy|text|announcement|ad|advert|visual|image|poster|something|thing|content|blurb|piece|write-?up|promo|comparison(?: post)?|overview|case study post)`,
  on: `(?:for (?:complete |absolute |total |new )?(?:beginners|newcomers|starters|first-timers)|(?:for|on|in|to) (?:our )?${NETWORK}(?: and ${NETWORK})?|for (?:the )?(?:weekend|today|tomorrow|this week|next week|us)|by (?:today|tomorrow|monday|friday|eod)|(?:from|by) (?:our|the|my) (?:founder|ceo|cto|coo|team|boss|chef|director|owner|company)|(?:and|\\+) (?:an? )?${ASSETS_ANY}|asap|urgently|now|right away|,? ?\\d{1,2} slides|please|pls)`,
  clause:
    "(?:about|on) the fact that|(?:telling|informing|reminding|warning) (?:\\p{L}+ ){1,3}that|letting (?:\\p{L}+ ){1,3}know that|announcing that|(?:that )?(?:says|say|announces|explains|shows|tells (?:people|everyone|customers|them))(?: that| how)|(?:that )?(?:says|reads)(?= (?:a big |a )?(?:thank|happy|merry|welcome|congrat|goodbye|well done|sorry))|saying(?: that)?|to (?:announce|say|share|explain|communicate|mention) that|to say(?= (?:we|our|the) )|to (?:tell|inform|remind|let|show) (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers|folks|users|tenants|members|guests|patients|parents)(?: know)?(?: that)?",
  topic:
    "about|on|re:?|regarding|announcing|promoting|introducing|celebrating|explaining|showing|covering|comparing|(?:inviting|to invite) (?:people|everyone|everybody|all|families|members|visitors|guests|locals|customers|parents|readers|neighbou?rs|students|volunteers)(?: along)? to|for|to (?:announce|promote|celebrate|introduce|share|explain|push|launch|advertise|welcome|thank|mark|find|recruit|attract)|to (?:tell|inform|remind) (?:people|everyone|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers) (?:about|of)|with|,? ?(?:topic|theme|subject)\\s*(?:=|:|is)|of",
  tell: `${TELLS_READERS}|announce|say|mention|explain|state|communicate|highlight|emphasi[sz]e|stress|point out|underline|share|note|tell (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers|folks|users|members|guests)|let (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers|folks|users|members|guests) know|inform (?:people|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|tenants|members)|remind (?:people|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|everyone)|spread the word|get the word out|make (?:it )?clear|include|talk about|focus on|promote|introduce|celebrate|advertise|push|showcase|tease|invite (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them) to`,
};

const latin = (parts: Omit<Parts, "asset">): Parts => ({
  ...parts,
  asset: `(?:(?:linkedin|instagram|insta|twitter|facebook|tiktok|x|social[- ]media)?[- ]?(?:${ASSETS_ANY}|beitrag|beiträge|karte|text|anzeige|karussell|diashow|bild|info-?grafik|grafik|diaporama|infographie|infografía|infografica|infográfico|publication|visuel|carte|carrousel|vidéo|annonce|texte|légende|publicación|tarjeta|carrusel|anuncio|vídeo|texto|publicação|cartão|carrossel|scheda|carosello|annuncio|testo|contenuto|bericht|kaart|advertentie|tekst|berichtje|postje|image|imagen|imagem|immagine|afbeelding|plaatje|cosa|was|etwas|quelque chose|algo|qualcosa|iets)(?:\\s(?:courte?|cort[oa]|breve|curt[oa]|simples?|sencill[oa]|semplice|pequeñ[oa]|piccol[oa]|bonit[oa]|carin[oa]))?)`,
});

const PARTS: Record<string, Parts> = {
  en: ENGLISH,
  de: latin({
    polite:
      "bitte|machst du(?: daraus)?|macht ihr|schreibst du|schreibt ihr|erstellst du|postest du|kannst du|könntest du|könnt ihr|können sie|könnten sie|kann man|wir (?:brauchen|möchten|wollen|hätten gern)|ich (?:brauche|hätte gern|möchte)|noch|mal|uns|mir",
    make: "schreib(?:e|en|en sie|t)?|erstell(?:e|en|en sie|t)?|mach(?:e|en|en sie|t)?|verfass(?:e|en|en sie)|poste?n?|veröffentlich\\w*|entwirf|bau(?:e|t)?",
    article:
      "(?:bitte|uns|mir|einen?|eine|ein|den|die|das|kurzen?|kurze[sr]?|schönen?|kleinen?|neuen?|\\p{Ll}{2,12})",
    on: `(?:(?:für|auf) (?:${NETWORK}|unsere \\p{L}+|social media|insta)|mit (?:je )?eine[mr] \\p{L}+ (?:pro|je) \\p{L}+)`,
    clause:
      "(?:darüber|davon),? dass|dass|in dem steht,? dass|um (?:anzukündigen|mitzuteilen),? dass|der (?:ankündigt|mitteilt),? dass",
    topic:
      "um zu (?:erklären|zeigen),?(?= (?:wie|warum|was) )|(?:das|die|der|in dem wir|in der wir) (?:erklärt|zeigt|erklären|zeigen),?(?= (?:wie|warum|was) )|darüber,|davon,|über|zu[mr]?|für|mit|wegen|rund um|anlässlich",
    tell: "kündig\\w* an|teil\\w* mit|sag\\w*(?: (?:den leuten|allen|unseren \\p{L}+))?|erzähl\\w*(?: (?:von|den leuten|allen))?|erwähn\\w*",
  }),
  fr: latin({
    polite:
      "merci de|veuillez|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|il (?:nous |me )?faut(?:drait)?|on voudrait|nous (?:voulons|voudrions|souhaitons)|je (?:voudrais|souhaite|souhaiterais|veux)|j['’]aimerais|s['’]il (?:te|vous) plaît,?|on a besoin d['’]|nous avons besoin d['’]",
    make: "écri(?:s|re|vez)|fai(?:s|re|tes)|crée[rz]?|créez|rédige[rz]?|prépare[rz]?|publie[rz]?|poste[rz]?",
    article: "(?:-?moi|-?nous|une?|le|la|un petit|petit|court|joli|nouveau|\\p{Ll}{2,12})",
    on: `(?:(?:pour|sur) ${NETWORK}|avec une? \\p{L}+ par \\p{L}+)`,
    clause:
      "pour (?:annoncer|dire|expliquer|signaler|informer|prévenir)(?: \\p{L}+ \\p{L}+)? que?['’]?|(?:annonçant|qui (?:annonce|dit|explique)) qu[e'’]|disant qu[e'’]",
    topic:
      "(?:pour (?:expliquer|montrer)|qui (?:explique|montre)|expliquant|montrant)(?= (?:comment|pourquoi|quand|quoi|que faire) )|pour (?:annoncer|présenter|promouvoir|célébrer|fêter|lancer|comparer)|comparant|qui compare|avec(?= (?:nos|notre|les|la|le|tous))|sur|pour|à propos d[eu]s?|concernant|autour d[eu]|annonçant|au sujet d[eu]",
    tell: "annonce[rz]?|présente[rz]?|parle[rz]? d[eu]s?|di(?:s|tes)(?: à (?:nos \\p{L}+|tous|tout le monde))?|explique[rz]?|mentionne[rz]?",
  }),
  es: latin({
    polite:
      "por favor|necesitamos(?: que)?|quer(?:emos|íamos)(?: que)?|quiero|necesito|puedes|podéis|podrías|nos gustaría|hay que|me|nos",
    make: "escrib[eai]r?|escribas|crear?|ha[zc](?:er|nos|me)?|hagas|redact[ae]r?|diseñ[ae]r?|prepar[ae]r?|public[ae]r?|publiques|pon(?:er)?|necesitamos|queremos|quiero|necesito",
    article: "(?:una?|el|la|pequeñ[oa]|cort[oa]|bonit[oa]|\\p{Ll}{2,12})",
    on: `(?:(?:para|en) ${NETWORK}|del? \\p{L}+|porfa|con una \\p{L}+ por \\p{L}+)`,
    clause:
      "para (?:avisar|anunciar|decir|contar|comunicar|informar|explicar)(?: \\p{L}+ \\p{L}+ \\p{L}+)?(?: de)? que|que (?:diga|anuncie|explique|cuente) que|diciendo que|anunciando que",
    topic:
      "(?:para (?:explicar|mostrar)|que (?:explique|muestre|explica|muestra)|explicando|mostrando)(?= (?:cómo|qué|por qué|cuándo) )|para (?:anunciar|presentar|promocionar|celebrar|avisar de|lanzar|comparar)|comparando|que compare|sobre|acerca de|para|de|con|anunciando",
    tell: "anunci(?:a|ar|emos)|cuenta|contar|comunica[r]?|di|decir|avisa[r]?|menciona[r]?|explica[r]?",
  }),
  it: latin({
    polite:
      "per favore|vogliamo(?: che)?|vorremmo|vorrei|puoi|potete|potresti|ci serve|mi serve|abbiamo bisogno di|ci servirebbe",
    make: "scriv[ie](?:re)?|cre(?:a|are|ate)|fa(?:i|re|te)(?:ci|mi)?|facci|fammi|prepar(?:a|are|ate)|realizz(?:a|are)|pubblic(?:a|are)|redig(?:i|ere)",
    article: "(?:una?|un['’]|il|la|breve|bel|piccolo|\\p{Ll}{2,12})",
    on: `(?:(?:per|su) ${NETWORK}|con un[ao]? \\p{L}+ per \\p{L}+)`,
    clause:
      "per (?:annunciare|dire|avvisare|comunicare|spiegare|far sapere)(?: \\p{L}+ \\p{L}+)? che|che (?:dica|annunci|spieghi|annuncia|dice) che|dicendo che",
    topic:
      "(?:per (?:spiegare|mostrare|far vedere)|che (?:spieg[ahi]+|mostr[ai]))(?= (?:come|perché|cosa|quando) )|con(?= (?:la|il|le|i|gli|lo|l['’]))|per (?:annunciare|presentare|promuovere|festeggiare|lanciare|confrontare)|che (?:confronta|confronti)|sul?l?[aeo]?|sui|sugli|per|riguardo|di",
    tell: "annunci(?:a|are|amo)|di['’]|dici|dire|racconta|comunica(?:re)?|menziona|spiega",
  }),
  nl: latin({
    polite:
      "graag|kun je|kan je|kunnen jullie|kunt u|zou je|wil je|we (?:willen|hebben nodig|zoeken)|ik (?:wil|zoek)|alsjeblieft|even",
    make: "schrijf|schrijven|maak|maken|ontwerp|post|plaats|publiceer|zet",
    article: "(?:een|de|het|kort|korte|leuk|leuke|mooie|ons|onze|mij|\\p{Ll}{2,12})",
    on: `(?:(?:voor|op) ${NETWORK}|met (?:één|een) \\p{L}+ per \\p{L}+)`,
    clause: "om (?:te (?:vertellen|melden|zeggen)|aan te kondigen) dat|(?:waarin staat |die zegt )?dat",
    topic:
      "om (?:uit te leggen|te laten zien)(?= (?:hoe|waarom|wat) )|(?:die|dat) (?:uitlegt|laat zien)(?= (?:hoe|waarom|wat) )|over|voor|rond(?:om)?|met|ter gelegenheid van",
    tell: "kondig(?: aan)?|vertel(?: (?:mensen|onze \\p{L}+|iedereen))?|meld|laat (?:iedereen|mensen|onze \\p{L}+) weten|zeg|vermeld",
  }),
  pt: latin({
    polite:
      "por favor|quer(?:emos|íamos)(?: que)?|preciso|precisamos(?: de)?|precisávamos(?: de)?|pode(?:m|s|ria)?|podíamos ter|você pode|gostaria de|gostaríamos de|gostava de|gostávamos de",
    make: "escrev[aei]r?|cri[ae]r?|faça|fazer|faz|prepar[ae]r?|redij?[ai]r?|public[ae]r?|publique|posta[r]?",
    article: "(?:uma?|o|a|pequen[oa]|curt[oa]|\\p{Ll}{2,12})",
    on: `(?:(?:para|no|na|em) (?:o |a )?${NETWORK}|com uma? \\p{L}+ por \\p{L}+)`,
    clause:
      "(?:para |a )?(?:anunciar|avisar|dizer|comunicar|informar|explicar|contar|mostrar)(?: \\p{L}+ \\p{L}+)? que|que (?:anuncie|diga|explique) que|dizendo que|anunciando que",
    topic:
      "(?:para (?:explicar|mostrar)|que (?:explique|mostre|explica|mostra)|a (?:explicar|mostrar))(?= (?:como|o que|porque|por que|quando) )|para (?:anunciar|apresentar|divulgar|promover|celebrar|lançar|comparar)|comparando|a comparar|que compare|sobre|para|de|do|da|com|anunciando",
    tell: "anunci[ea]r?|cont[ea]r?|comuniqu?[ea]r?|dig[ao]|dizer|avis[ea]r?|mencion[ea]r?|expliqu?[ea]r?",
  }),
};

/** What may stand before a request in any language and asks for nothing itself. */
const SOFT =
  "maybe|perhaps|just|also|so|ok|okay|and|then|oh|now|hi|hey|hello|team|all|both|there|basically|um+|uh+|hallo|bonjour|salut|coucou|hola|buenas|buenos días|ciao|buongiorno|hoi|olá|oi|bom dia|pessoal|zusammen|und|et|y|e|en|noch|auch";

type Compiled = {
  made: () => RegExp;
  tells: () => RegExp;
  bare: () => RegExp;
  verbLast: (() => RegExp) | undefined;
};

function compile(code: string, p: Parts): Compiled {
  const after = `(?![\\p{L}\\d])`;
  const soft = `(?:(?:${SOFT})${after}[,!.]?\\s+)*`;
  const polite = `(?:(?:${p.polite})${after}[,!.]?\\s*)`;
  const asset = `(?:${p.article}[,]?\\s+){0,6}?${p.asset}${after}(?:\\s+${p.asset}${after})?`;
  const link = `(?:\\s*[,]?\\s*(?:(?<clause>${p.clause})(?:${after}|(?<=['’]))|(?<topic>${p.topic})(?:${after}|(?<=[=:]))|(?<colon>\\s?[:：]|\\s[-–—](?=\\s))))?`;
  const on = `(?:\\s+${NETWORK}${after})?(?:,?\\s+(?:${p.on})${after})*`;
  const again = `(?:\\s+(?:nice|short|fun|good|great|kurz|bitte))*`;
  const make = `(?:-?(?:${p.make})${after}[ -]*)`;
  return {
    made: pattern(
      `^[\\s"“]*${soft}(?:${polite}+${make}?|${make})${polite}*${asset}${on}${again}${link}[\\s,]*`,
    ),
    bare: pattern(`^[\\s"“]*${soft}(?:${p.article}\\s+){0,4}?${p.asset}${after}${on}${link}[\\s,]*`),
    tells: pattern(
      `^[\\s"“]*${soft}${polite}*(?:(?:also|auch|aussi|también|anche|também|ook)\\s+)?(?:${p.tell})${after}(?:\\s+(?:kindly|politely|gently|clearly|briefly|honestly|also|everything|all (?:of )?(?:this|these|the (?:details|facts|info))|the following|auch|aussi|también|anche|também|ook))*,?\\s*(?<clause>that|how(?= \\p{L}+ )|why|dass|qu[e'’]|que|che|dat)?(?:(?<topic>\\s*(?:about|von|of|on))${after})?(?<colon>\\s*:)?[\\s,]*`,
    ),
    // "Bitte einen Instagram-Post zu X machen: …"
    verbLast:
      code === "de" || code === "nl"
        ? pattern(
            /^(?<head>[^:.]{0,120}?)\s+(?:machen|erstellen|schreiben|posten|verfassen|veröffentlichen|maken|schrijven|plaatsen)(?:\s*[?!.]?\s*$|\s*[:–—-]\s*|,?\s*(?=(?:dass|dat)\s))/,
          )
        : undefined,
  };
}

const COMPILED = new Map(Object.entries(PARTS).map(([code, p]) => [code, compile(code, p)] as const));

const MAY_FRAME: Record<string, RegExp> = {
  en: /\b(?:posts?|posting|cards?|carousels?|reels?|stor(?:y|ies)|videos?|tweets?|slideshows?|infographics?|teasers?|trailers?|banner|flyer|image|clip|thread|graphic|caption|copy|text|announcement|ad|advert|visual|poster|something|thing|content|blurb|piece|write-?up|promo|announce|say|mention|explain|state|communicate|highlight|emphasi[sz]e|stress|point out|underline|share|note|tell|let|inform|remind|spread|get|make|include|talk|focus|promote|introduce|celebrate|advertise|push|showcase|tease|compare|invite)\b/,
};

const THAT = /^(?:that|dass|que(?! faire )|che|dat|qu['’])\s*/;
/** "um post para divulgar que …": the link led to a clause after all. */
const withClause = (s: string, frame: Frame): Frame => {
  const that =
    frame.rest === "topic" || frame.rest === "nothing" ? THAT.exec(s.slice(frame.at))?.[0] : undefined;
  return that ? { ...frame, at: frame.at + that.length, rest: "clause" } : frame;
};

const restOf = (g: Record<string, string | undefined>): Frame["rest"] =>
  g.clause ? "clause" : g.topic ? "topic" : g.colon ? "content" : "nothing";

/** "Get updates about your orders" is meant for readers; these verbs need an asset of ours and a link. */
const UNSURE = /^[\s"“]*(?:share|post|publish|have|get|do|build|make|update|need|looking for|want)\b/;
const SURE_ASSET =
  /\b(?:posts?|cards?|carousels?|reels?|tweets?|slideshows?|infographics?|linkedin|instagram|insta|caption|graphic|something)\b/;
/** A bare asset opens a frame only with one of these before its link. */
const BARE_ASSET =
  /^[\s"“]*(?:[^\s,.:;!?]+\s+){0,4}?(?:posts?|cards?|carousels?|reels?|tweets?|slideshows?|infographics?|promo|(?:\d+ ?s(?:ec(?:onds?)?)? )?video|vídeo|vidéo|beitrag|karussell|infografik|publication|carrousel|diaporama|infographie|publicación|carrusel|anuncio|infografía|publicação|carrossel|infográfico|carosello|infografica|berichtje)\b/;
const OPEN_TELL =
  /^[\s"“]*(?:(?:oh and|and|also|please|pls|maybe|so|then|just|can you|could you|(?:can|could) we (?=announce|promote|advertise|share)|we (?:want|need|would like) to|i (?:want|need|would like) to|want to|need to|let['’]?s)[, ]+)*(?:announce|say|mention|explain|communicate|highlight|emphasi[sz]e|stress|point out|tell (?:people|everyone|everybody|customers|our|them|followers)|let (?:people|everyone|customers|our|them|followers)|inform|remind|(?:tell|warn|notify|let) [a-z]+ (?:know|about|of|that|how|why)|spread|promote|introduce|advertise|showcase|include|invite (?:people|everyone|customers|our|them))\b/;
const NEEDS_THAT =
  /\b(?:explain|include|share|note|state|push|say|tease|talk|focus|compare|highlight|stress)\b/;

function verbLast(s: string, c: Compiled, frame: () => RegExp): Frame | undefined {
  const m = c.verbLast?.().exec(s);
  const head = m?.groups?.head ?? "";
  if (!m) return undefined;
  const opened = frame().exec(head);
  if (!opened) return undefined;
  const hasMore = m[0].length < s.trimEnd().length;
  return {
    at: hasMore ? m[0].length : s.length,
    rest: hasMore ? (THAT.test(s.slice(m[0].length)) ? "nothing" : "content") : "nothing",
    topic: { start: opened[0].length, end: head.length },
  };
}

/** "Explain how it works: …" is asked to be answered, and the question heads the answer. */
function askedQuestion(s: string, frame: string, clause = ""): Frame | undefined {
  if (!/^(?:how|why)$/i.test(clause) || !/:\s+\S/.test(s.slice(frame.length))) return undefined;
  return { at: frame.toLowerCase().lastIndexOf(clause.toLowerCase()), rest: "content" };
}

function tellFrame(s: string, tells: () => RegExp, language: string): Frame | undefined {
  const m = tells().exec(s);
  const g = m?.groups ?? {};
  const isLinked = Boolean(g.clause || g.topic || g.colon);
  if (!m || !(language === "en" ? opensTelling(s, m[0], isLinked) : g.clause || g.colon)) return undefined;
  const question = m && askedQuestion(s, m[0], g.clause);
  if (question) return question;
  const isToPeople = /\b(?:tell|inform|remind|let|say)\b/.test(m[0]);
  return { at: m[0].length, rest: isLinked ? restOf(g) : isToPeople ? "clause" : "topic" };
}

/** "Share your story" is for readers; "please share that …" is for the writer. */
const opensTelling = (s: string, frame: string, isLinked: boolean) =>
  /^\s*say (?:we|it|they|you|there)\b/.test(s) ||
  (OPEN_TELL.test(s) && (isLinked || !NEEDS_THAT.test(frame) || POLITE.test(s)));
const POLITE = /^[\s"“]*(?:please|pls|can|could|we|i|maybe|oh and|and|also|need|want|let)\b/;

/** "Comparison post A vs B: …" has no link. */
const TYPED_ASSET =
  /^[\s"“]*(?:an? )?(?:comparison|launch|promo|hiring|announcement|event|testimonial|how-to|recap|milestone)\s+(?:post|card|carousel|reel|video|tweet|infographic)\s+(?=\S+ )/;

/** Weak verbs make a frame only with an asset of ours, and with a link or nothing behind it. */
function isSure(s: string, made: RegExpExecArray): boolean {
  if (!UNSURE.test(s)) return true;
  const isWhole = made[0].length >= s.replace(/[.!?\s]+$/, "").length;
  return SURE_ASSET.test(made[0]) && (isWhole || restOf(made.groups ?? {}) !== "nothing");
}

/** "Instagram post." asks for one; "Cash and card." and "Gift card." do not. */
const ALONE =
  /^[\s"“]*(?:(?:an?|one|the|this|short|quick|simple|nice|new|another|launch|promo|event|job|hiring|announcement|social(?: media)?|linkedin|instagram|insta|ig|twitter|x|tiktok|facebook|fb|youtube|\d+)[\s-]+){0,4}(?:posts?|tweets?|carousels?|reels?|slideshows?|infographics?|promo|(?:\d+ ?s(?:ec(?:onds?)?)? )?videos?|(?:linkedin|instagram|insta|ig|twitter|x|tiktok|facebook|fb|social(?: media)?) cards?|beitrag|karussell|publication|carrousel|publicación|carrusel|anuncio|publicação|carrossel|carosello|berichtje)(?![\p{L}])/iu;

/** "Pay off the card with the highest rate", "Sample cards cost £3": cards of the reader's, and goods. */
const ORDERS =
  /^[\s"“]*(?:pay|use|move|take|bring|show|scan|tap|swap|keep|put|send|swipe|top|load|cancel|freeze|check|collect|pick|carry|clear|add|apply for|watch|read|buy|open|see|play|fill|sign|return|save|give|hand|(?:sample|shade|gift|business|loyalty|season|greeting|recipe|score|tasting) cards?)\b/;

const behindMade = (s: string, made: RegExpExecArray): Frame =>
  behindPurpose(s, made) ?? { at: made[0].length, rest: restOf(made.groups ?? {}) };

function madeFrame(s: string, c: Compiled, language: string): Frame | undefined {
  const made = c.made().exec(s);
  if (made && (language !== "en" || isSure(s, made))) return behindMade(s, made);
  const bare = BARE_ASSET.test(s) && !ORDERS.test(s) ? c.bare().exec(s) : null;
  const rest = restOf(bare?.groups ?? {});
  const isAlone = bare !== null && ALONE.test(s) && bare[0].length >= s.replace(/[.!?\s]+$/, "").length;
  if (bare && (rest !== "nothing" || isAlone)) return { at: bare[0].length, rest };
  const typed = TYPED_ASSET.exec(s);
  return typed ? { at: typed[0].length, rest: "content" } : undefined;
}

/** Longer than any sentence that opens with a frame. */
const LONGEST = 1500;

/** Offices mix languages: a wish in German may stand before an English text. */
export function foreignFrame(text: string, language: string): Frame | undefined {
  if (text.length > 160) return undefined;
  const { code, sure } = detectLanguage(text);
  return code !== language && sure > 0.2 && COMPILED.has(code) ? frameOf(text, code) : undefined;
}

/** "Please text VAN to 07700 900 318." */
const TEXTS_NUMBER = /^\s*(?:(?:please|just|or) )*text \S+(?: \S+){0,3} (?:to|on) \+?\d[\d ]{3,}/iu;

/** The frame at the start of a sentence. `end` closes the frame before the topic when a verb stands behind it. */
export function frameOf(text: string, language: string): Frame | undefined {
  if (language === "ja" || language === "zh") return asianFrame(text);
  // "Gift card: £25" is a price, although a card could be asked for, and a number that takes messages is for readers.
  if (PRICE_LINE().test(text.trim()) || TEXTS_NUMBER.test(text)) return undefined;
  const s = lower(text);
  if (s.length > LONGEST) return undefined;
  const picture =
    madeToShow(s, language) ??
    formFrame(s, language) ??
    pictureFrame(s, language) ??
    presentedFrame(s, language) ??
    announcedFrame(s, language);
  if (picture) return picture;
  if (own(MAY_FRAME, language)?.test(s) === false) return undefined;
  const c = COMPILED.get(language) ?? COMPILED.get("en");
  if (!c) return undefined;
  const frame = verbLast(s, c, c.made) ?? madeFrame(s, c, language) ?? tellFrame(s, c.tells, language);
  return frame && withClause(s, frame);
}
