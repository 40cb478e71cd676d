import { keyOf } from "../../copy/keys.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { announcedFrame, PICTURE_NAMES } from "./announced-frames.ts";
import { channelTail } from "./channel-reasons.ts";
import { jobLabel, namesJob } from "./job-labels.ts";
import { sentencesOf } from "./line-parts.ts";
import { lower } from "./lower.ts";
import { hold, type Notebook } from "./notebook.ts";
import { isProductionNote } from "./production-notes.ts";
import { valueOrder } from "./value-orders.ts";

/** What stands before and behind a sentence and is not for readers: speakers, plans, channels. */

const CODE_NAME = /^\s*@?(\p{Lu}[\p{L}'’-]+)\s*:\s+/u;

/** "Priya: beta users win more": what a colleague says, without the name. */
export function pastSpeaker(n: Notebook, { start, end }: Span): number {
  const m = CODE_NAME.exec(n.plain.slice(start, end));
  if (!m || !n.colleagues.has(m[1] ?? "")) return start;
  hold(n, start, start + m[0].length, "internal");
  return start + m[0].length;
}

const PLANNED = new Prefiltered(
  /^\s*(?:ok(?:ay)?,?\s+)?(?:so,?\s+)?(?:for|on)\s+(?:(?:mon|tues?|wed|wednes|thurs?|fri|satur|sat|sun)(?:day)?|today|tomorrow|next week|this week|(?:the )?(?:socials?|social media|linkedin|insta(?:gram)?|facebook|fb|x|twitter|tiktok)\b[^:.]{0,30})\s*:\s*|^\s*(?:agreed (?:text|wording)|final text|(?:(?:an?\s)?(?:small|tiny|little|short|second)\s(?:line|text|print)\s)?(?:line )?(?:underneath|below)|at the (?:bottom|very end)|(?:text|facts|line|words|details|info) for the (?:end|start|beginning|cover|close|(?:first|last) (?:slide|scene|frame|picture))|(?:the )?last (?:line|sentence)|this (?:line|sentence) (?:has to|must|should) (?:appear|stand|be)(?: (?:somewhere|in it|there))?|(?:kleine |kurze )?zeile darunter|ganz unten|letzte (?:zeile|folie|seite)|am ende|(?:cover|end|ending|last one|closing|close|first one)(?=\s*:\s*["“„«])|sub-?(?:line|title|headline)|unterzeile|untertitel|sous-titre|subtítulo|sottotitolo|ondertitel|second line|small print(?:,? (?:please|pls)?,? ?(?:keep|leave) (?:it|this)(?: in)?(?:,? please)?)?|(?:(?:last|final|first) )?slide(?: \d{1,2})?|(?:the )?(?:main |whole )?point (?:we want )?(?:to make|of (?:it|this|all this|it all))|(?:post |body )?text|body|copy|fließtext|texte|texto|testo|tekst|blog ?post|(?:the )?title of (?:the|our|this) [\p{L} ]{3,20}?|(?:short |quick |little |\d+[- ]second )?(?:film|video|reel|clip|carousel|slideshow|infographic)|(?:on (?:the )?|auf (?:der )?)?(?:erste|letzte|last|first|final)[nrs]? (?:folie|seite|bild|slide|frame|page)|(?:en |na |nella |sull[’'])?(?:la |l[’'])?(?:última|primera|ultima|prima) (?:diapositiva|imagen|slide|página|immagine|pagina)|(?:sur |dans )?la (?:première|dernière) (?:diapo(?:sitive)?|page|image|slide)|op de (?:laatste|eerste) (?:dia|slide|pagina)|(?:order of things|what to say|what (?:it )?needs|needs|to say|must[- ]haves?|content|contents)|(?:première|dernière) (?:diapo(?:sitive)?|page|image|slide)|(?:última|primera|primeira) (?:diapositiva|imagen|imagem|página|slide)|(?:poi )?(?:l['’])?(?:ultima|prima) (?:immagine|slide|pagina|diapositiva)|(?:laatste|eerste) (?:dia|slide|pagina)|(?:(?:y |e |et |und |en )?(?:cerrar|terminar|acabar|finalizar|cerrad|terminad) con|(?:terminer|finir|conclure|terminez|finissez) (?:par|avec)|(?:chiudere|finire|concludere|chiudete|finite) con|(?:afsluiten|eindigen) met|(?:fechar|terminar|acabar) com|(?:abschließen|enden|schluss|abschluss) mit)(?=\s*:)|(?:and )?finally|(?:und )?(?:zum (?:schluss|abschluss))|(?:et )?(?:pour (?:finir|terminer|conclure))|(?:y )?(?:para (?:terminar|acabar|cerrar)|por último)|(?:e )?(?:per (?:finire|concludere)|infine)|(?:en )?(?:tot slot|als laatste)|(?:e )?(?:para (?:terminar|fechar)|por fim)|最後に)\s*[:：=–-]\s*|^\s*(?:the |our )?(?:sub-?title|sub-?headline|headline|title|heading|strapline)(?: (?:on|of|for) (?:the|this) [\p{L} ]{3,20}?)? (?:is|reads|says|will be|should (?:be|read|say))\s*:?\s+(?=["“„«])|^\s*(?:maybe|perhaps|please|also)[, ]+(?:with|add|put|include|(?<!please[, ]+)use)\s+(?=(?:our|the)\s)|^\s*(?:link|share|preview|cover|og)[- ](?:preview|image|picture|card|text)s? for (?:the |our |a )?(?:web ?)?(?:page|site|article|blog ?post|post) (?:of|about|on|for)\s+(?=\p{L}[^.!?:]{2,60}[:：]\s)|^\s*(?:oye|hola|hey|hi|hallo|ciao|salut|oi|hoi)\s+(?!there|all|team|both)\p{Lu}\p{L}+\s*[,!–-]\s+/iu,
);
/** "Facts you can use:", "The one finding worth showing:", "Steps in order:": names of a part of the brief, for its writer. */
const PART =
  "(?:the |our |some |die |ein paar )?(?:(?:one |main |key )?(?:facts?|findings?|figures?|numbers?|points?|details|material|info|copy)(?: (?:(?:that )?(?:you|we) (?:can|could|may|might) (?:use|show|mention)|to (?:use|show|include|mention|choose from|lead with)|worth (?:showing|saying|mentioning|knowing about)))|(?:slide |the )?order matters|(?:die |the |our )?(?:geschichte|story) in \\p{L}+ (?:sätzen|sentences|steps|schritten)|l['’]histoire en \\p{L}+ phrases|la historia en \\p{L}+ frases|sequence|(?:in )?chronological order|reihenfolge|(?:in )?chronologische[rn]? (?:reihenfolge|ordnung)|(?:dans l['’])?ordre chronologique|(?:por |en )?orden cronológico|(?:in )?ordine cronologico|(?:por )?ordem cronológica|(?:die )?abfolge|secuencia|sequenza|sequência|volgorde|(?:ehrlich|fair) bleiben|staying fair|to be fair|(?:the )?(?:main )?(?:message|point|headline|hook) is (?:the )?[\\p{L} ]{3,25}|(?:steps|slides|stops|points|facts|scenes|order)(?: in (?:this |the right |their )?order| of (?:the )?(?:slides|scenes|steps))|(?:fakten|zahlen|punkte),? (?:die (?:du|ihr|sie) (?:nutzen|verwenden) (?:kannst|könnt|können)|zum verwenden)|(?:schritte|folien) (?:in (?:dieser )?reihenfolge|der reihe nach)|(?:faits|chiffres|points) (?:à utiliser|à montrer)|étapes dans l['’]ordre|datos (?:que puedes usar|para usar)|pasos (?:en|por) orden)";
/** "À la fin : entretien complet 149 €": where it stands. */
const PLACE =
  "(?:(?:hinweis|satz|zeile|note|line|remarque|phrase|nota|frase|avviso|opmerking|zin) (?=am (?:ende|schluss)|at the|à la fin|al final|alla fine|aan het|no fim))?(?:(?:right )?at the (?:very )?end|(?:the )?closing (?:slide|page|picture)|on the (?:last|final) (?:slide|page)|schluss(?:folie|bild)|(?:la )?dernière (?:diapo|image|page)|(?:la )?última diapositiva|(?:l[’']\\s?)?ultima (?:slide|immagine)|laatste (?:dia|slide|beeld)|último (?:slide|diapositivo)|am (?:ende|schluss)|(?:tout )?à la fin|en dernière (?:page|diapo)|(?:y )?al final|en la última (?:página|diapositiva)|alla fine|nell['’]ultima (?:pagina|slide)|aan het (?:eind|einde|slot)|no (?:fim|final)|na última (?:página|imagem)|(?:klein(?:er)? )?darunter(?: (?:klein|kleiner))?|(?:en )?dessous(?:,? (?:en )?petit)?|debajo(?:,? (?:en )?pequeño)?|sotto(?:,? (?:in )?piccolo)?|eronder(?:,? klein)?|(?:and )?(?:if there['’]s (?:any )?room(?: (?:left|underneath|below|for it))?|wenn (?:noch )?platz ist|s['’]il reste de la place|si queda (?:sitio|espacio)|se c['’]è (?:ancora )?(?:posto|spazio)|als er (?:nog )?plek is|se houver espaço))(?:, (?:an?|eine?|une?|una?|um|uma|een) (?:invitation|einladung|invitación|invito|uitnodiging|convite))?";
/** "Deelafbeelding voor onze nieuwspagina: …": the picture that is to show what follows. */
const PICTURE_OF =
  "(?:(?:link|page|post) preview|(?:preview|share|sharing|cover|header|og)[- ](?:image|picture|card)|(?:vorschau|titel|teiler?)(?:bild|grafik)|imag(?:e|em|en) de (?:partage|couverture|prévisualisation|partilha|capa|pré-visualização|portada)|imagen para compartir|immagine (?:di|per la) (?:anteprima|copertina|condivisione)|deelafbeelding|voorbeeldafbeelding|omslagafbeelding)(?: (?:for|of|für|zu[rm]?|pour|para|per|voor|d[aeo]s?|del?|du|van)(?: [\\p{L}’'-]+){1,5})?";
const NAMES_PICTURE = new Prefiltered(`^\\s*${PICTURE_OF}\\s*[:：]\\s+(?=[\\p{L}\\d])`, "iu");
const NAMES_PART = new Prefiltered(`^\\s*(?:${PART}\\s*(?:[:：=]|\\s[–-])|${PLACE}\\s*[:：])\\s*`, "iu");
const IS_PART = new Prefiltered(`^${PART}$`, "iu");

/** A heading that only says what stands under it. */
export const isPartName = (heading: string): boolean => IS_PART.test(heading.trim());

/** A sentence behind such a heading: "The one finding worth showing: 43% failed." */
export const beginsWithPartName = (sentence: string): boolean => NAMES_PART.test(sentence);

/** "0-2 sec:", "5-9:" before the words of a film, and its end: when they are seen. */
const TIMECODE =
  /^\s*(?:\d{1,2}\s?[–-]\s?\d{1,3}\s?(?:s|secs?|seconds?|sek\p{L}*|segundos?|secondi|secondes?)?|end|ende|fin|fine|einde|fim)\s*[:：]\s*/iu;
const SECONDS =
  /^\s*\d{1,2}\s?[–-]\s?\d{1,3}\s?(?:s|secs?|seconds?|sek\p{L}*|segundos?|secondi|secondes?)?\s*[:：]/gimu;
const isTimed = (plain: string): boolean => {
  const codes = plain.match(SECONDS) ?? [];
  return codes.length >= 2 && codes.some((code) => /\p{L}/u.test(code));
};

/** "Voor Instagram: …", "Für LinkedIn und Facebook: …": where the text behind it goes. */
const NETWORK =
  "(?:(?:our|unser\\p{L}*|notre|nos|nuestr[oa]s?|il nostro|onze|noss[oa]s?|the|die|la|el|o|de) )?(?:(?:page|compte|página|cuenta|pagina|profilo|conta) )?(?:linkedin|instagram|insta|facebook|fb|tiktok|youtube|twitter|threads|bluesky|social media|socials?|website|web|blog|feed|site|stories|story)(?:-?(?:page|seite|pagina|account|kanal|feed))?";
const FOR_NETWORK = new Prefiltered(
  `^\\s*(?:for|on|für|auf|pour|sur|para|en|per|su|voor|op|no) ${NETWORK}(?:(?:,| and| und| et| y| e| en| &| \\+)+ ${NETWORK})*\\s*[:：]\\s+(?=\\S)`,
  "iu",
);
/** "Reason people should do it now: …": for the maker, before what is for readers. */
const REASON_LABEL =
  /^\s*(?:the |one |main )?reasons? (?:(?:why )?(?:people|customers|they|anyone|everyone|somebody|someone|you) (?:should|would|might|need to|must) [^:.!?]{3,40}|to (?:do it|act|book|buy|come|hurry) [^:.!?]{0,20})\s*:\s*(?=\S)/iu;

/** "for Thursday: …" is when the text is needed. */
export function pastLabel(n: Notebook, { start, end }: Span): number {
  const text = n.plain.slice(start, end);
  const timed = isTimed(n.plain) ? TIMECODE.exec(text) : null;
  const label =
    timed ??
    PLANNED.exec(text) ??
    FOR_NETWORK.exec(text) ??
    REASON_LABEL.exec(text) ??
    NAMES_PART.exec(text) ??
    NAMES_PICTURE.exec(text);
  const length = label?.[0].length ?? (jobLabel(text) || valueOrder(text));
  if (length > 0) hold(n, start, start + length, "instruction");
  return start + length;
}

/** "Why people choose us – a 30-second video for students": what is to be made of it. */
const FORM =
  /\s[–—-]\s+(?:(?:an?|the|for an?|as an?)\s)?(?:(?:short|quick|nice|simple)\s|\d+[- ]?(?:s|secs?|seconds?)[- ])*(?:video|film|reel|clip|carousel|slideshow|infographic|card|post|slide deck|story|og[- ]image|share image)(?!\p{L})[^.!?:]*[.!]?\s*$/iu;
const CHANNELS =
  /\s*[-–—(:]\s*(?:for )?(?:(?:website|insta(?:gram)?|fb|facebook|linkedin|socials?|twitter|tiktok|newsletter)\s*(?:[+&,/]|and)?\s*){1,4}\)?\s*$/i;
/** "A quotation card.", "A month-by-month chart.", "Preview image and link text for the new blog post." */
const DRAWN_FORM =
  /^\s*(?:an?\s|the\s)?(?:(?:quotation|quote|testimonial|price|title|text|event|announcement)[- ]card|(?:[\p{L}-]+\s){0,3}(?:chart|diagram|infographic)|(?:link|preview|share|cover)[- ](?:image|picture|preview|card)(?: and (?:link )?(?:text|title|caption))?(?: for (?:the|our|a|this) (?:[\p{L}-]+\s){0,2}[\p{L}-]+|,? please[^.!?:]*)?)\s*[.!]?\s*$/iu;

/** "Vídeo curto, uns 15 segundos, ritmo animado.": a film, and how long it is to last. */
const TIMED =
  /^\s*(?:(?:an?|eine?n?|une?|una|um|een)\s)?(?:[\p{L}-]+\s)?(?:video|vídeo|vidéo|film|filmpje|filmato|reel|clip)(?:\s[\p{L}-]+)?,\s[^.!?\d]{0,20}\d{1,3}(?:[–-]\d{1,3})?\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|segs?|secondi|seconden)(?!\p{L})[^.!?]{0,50}[.!]?\s*$/iu;

/** "15 secs, vertical.", "20 s, no voice-over, subtitles burned in.": how long a film is to be, and in what manner. */
const LASTING = new Prefiltered(
  /^\s*(?:about |max\.? |ca\.? |etwa |environ |unos )?\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|segs?|secondi|seconden|秒)(?!\p{L})(?=[^.!?:]{0,100}(?:vertical|horizontal|portrait|landscape|square|voice|subtitle|caption|music|sound|hochkant|quer|stimme|untertitel|musik|voix|sous-titre|musique|vertical|voz|subtítulo|música|verticale|voce|sottotitol|verticaal|ondertitel)|\s*[.!]?\s*$)[^.!?:]{0,100}[.!]?\s*$/iu,
);
/** "Blog post preview.", "Trailer card for Tidewright.": the picture alone. */
const PREVIEW =
  /^\s*(?:(?:an?|the|our)\s)?(?:[\p{L}’'-]+\s){0,3}(?:preview|thumbnail|teaser|(?:trailer|title|share|link|cover|preview)[- ](?:card|image|picture)|(?:(?:card|post|image)\s?[/+&]\s?)?(?:short\s)?(?:film|video|clip|reel))(?:\s(?:for|of)\s(?![^.!?]*(?<!\p{L})(?:our|new)(?!\p{L}))[^.!?:,;"“]{2,50})?[.!]?\s*$/iu;
/** The same in other languages: "Imagem de partilha para a página dos vales." */
const PREVIEW_ABROAD = new Prefiltered(
  `^\\s*(?:${PICTURE_NAMES}|(?:シェア|リンク|ブログ)用?(?:の)?(?:画像|サムネイル))(?:\\s(?:para|pour|per|für|voor|d[aeo]s?|del?|de la|du|van|zu[rm]?)\\s[^.!?:,;"“«]{2,60})?[.!。]?\\s*$`,
  "iu",
);

/** "A short film in five steps.": a sentence that only says what is to be made. */
export const isForm = (sentence: string): boolean =>
  DRAWN_FORM.test(sentence) ||
  /^\s*(?:this|the) (?:(?:share|preview|link|og|cover) )?(?:image|picture|card|post|carousel|slideshow|film|video|infographic|graphic) (?:is|will be|goes) (?:for|on|to) (?:the|our|a|my|an)\s[^.!?:]{3,60}[.!]?\s*$/iu.test(
    sentence,
  ) ||
  /^\s*(?:[\p{L}’'-]+\s){0,3}(?:(?:link|preview|share|title|og|header|cover|open graph)[- ](?:image|picture|card)|(?:trailer|teaser|thumbnail))\s*[.:]\s*$/iu.test(
    sentence,
  ) ||
  /^\s*(?:an?\s|the\s)?(?:(?:short|quick|simple|little|nice)\s|\d+[- ]?(?:s|secs?|seconds?)[- ])*(?:film|video|reel|clip|carousel|slideshow|infographic)(?:\s(?:in|with|of)\s\w+\s(?:steps|slides|scenes|parts|tips|frames|points|signs|cues))?(?:,? please)?\s*[.:]?\s*$/iu.test(
    sentence,
  ) ||
  TIMED.test(sentence) ||
  LASTING.test(sentence) ||
  PREVIEW.test(sentence) ||
  PREVIEW_ABROAD.test(sentence) ||
  /\bplease,? (?:as|in|make it) (?:an?\s)?(?:[\p{L}-]+\s){0,2}(?:film|video|reel|clip|carousel|slideshow|infographic|card|picture|image|post)(?!\p{L})/iu.test(
    sentence,
  );
/** "2025 in numbers for our annual report post:": what it is for. */
const FOR_FORM =
  /\s+for (?:an?|the|our|my|this)\s(?:[\p{L}\d’'-]+\s){0,4}(?:posts?|carousel|slideshow|infographic|reel|tweet|og[- ]image|socials|feed|newsletter|noticeboard|website|(?:shop|landing|product|members['’]?|club|school|team|info|web)[- ]?\s?pages?)(?:(?:,| and| &| \+)+ (?:the |our |for )?(?:website|facebook|instagram|linkedin|tiktok|newsletter|socials|feed|noticeboard|window|blog))*\s*[.:]?\s*$/iu;
/** "…, for prospects who have never bought one.": whom the marketing is after. */
const FOR_MARKET =
  /\s*[,–—-]\s+(?:this is )?(?:for|aimed at|targeting) (?:our |cold |potential |prospective )*(?:prospects|leads|decision[- ]makers|(?<=prospective )(?:clients|customers|buyers)|(?<=potential )(?:clients|customers|buyers))(?!\p{L})[^.!?:]*[.:]?\s*$/iu;
const PLEASE =
  "(?:please|pls|bitte|s['’]il (?:vous|te) plaît|svp|por favor|per favore|graag|alsjeblieft|aub)";
const LIST =
  "(?:(?:into|in|as|als|in form(?: einer)?|sous (?:la )?forme d['’e]\\s?|en|como|em|come|in forma di|in de vorm van) ?)?(?:(?:an?|one|eine[rs]?|une?|una|uma|een) )?(?:[\\p{L}-]+ ){0,2}?(?:list|table|overview|timetable|liste|tabelle|übersicht|tableau|lista|tabla|tabella|tabela|lijst|tabel|overzicht)(?: [\\p{L}]+)?";
/** "Christmas opening hours, please make it a clear list.": how what follows is to be set. */
const AS_LIST = new Prefiltered(
  `\\s*[,–—-]\\s+(?:${PLEASE} (?:make (?:it|this|them) )?${LIST}|${LIST},? ${PLEASE})\\s*[.:!]?\\s*$`,
  "iu",
);
/** "Hampers – website + insta": where it is to be published. */
export function beforeChannels(n: Notebook, { start, end }: Span): number {
  const text = n.plain.slice(start, end);
  const found = [FORM, CHANNELS, FOR_FORM, FOR_MARKET, AS_LIST].map((words) => words.exec(text)?.index);
  const at = found.find((index) => index !== undefined) ?? channelTail(text);
  if (at < 4) return end;
  hold(n, start + at, end, "instruction");
  return start + at;
}

/** "main takeaways -" at the end of prose opens a list. */
const isHeadingWord = (s: string) => {
  const word = /^\s*(.{3,40}?)\s*[-–:]\s*$/.exec(s)?.[1];
  return word !== undefined && keyOf(word) !== undefined;
};

/** "Folgende Punkte sollen rein:", "These points should be in:": what stands below is to be published. */
const LISTED = [
  `(?:these|the following|all of these) (?:points|facts|things|details|items|dates|prices)?\\s?(?:please )?(?:should|must|need to|have to|are to) (?:please )?(?:go in|be in|be on|be included|be mentioned|appear|feature)[^:.!?]{0,24}`,
  `(?:points|facts|things|details|what) (?:to (?:include|cover|mention)|(?:that )?(?:must|should|need to) (?:go in|be in|be included))`,
  `(?:bitte )?(?:folgende[sr]?|diese|die folgenden) (?:punkte|infos?|informationen|angaben|themen|inhalte|tipps|daten|fakten)? ?(?:bitte )?(?:sollen|sollten|müssen|soll|muss|gehören)(?: bitte| unbedingt| alle)* (?:mit )?(?:rein|drauf|hinein|vorkommen|enthalten sein|erwähnt werden|auf die \\p{L}+|in (?:den|das|die) \\p{L}+)`,
  `(?:voici )?les (?:points|informations|infos) (?:suivante?s )?(?:à (?:faire figurer|mentionner|mettre|inclure)|(?:doivent|devraient) (?:y )?(?:figurer|apparaître))`,
  `(?:(?:los|estos|los siguientes) )?(?:puntos|datos)(?: siguientes)? (?:que (?:deben|tienen que) (?:salir|aparecer|figurar|ir)|a incluir|(?:deben|tienen que) (?:salir|aparecer|figurar|ir))`,
  `(?:(?:i|questi|i seguenti) )?(?:punti|dati)(?: seguenti)? (?:da (?:inserire|includere|mettere)|(?:devono|vanno) (?:comparire|inseriti|messi))`,
  `(?:(?:deze|de volgende) )?(?:punten|gegevens) (?:die )?(?:moeten )?(?:er)?(?:in|erin|erop|op)(?: moeten)?(?: staan| komen)?`,
  `(?:(?:os|estes|os seguintes) )?(?:pontos|dados)(?: seguintes)? (?:a incluir|(?:que )?(?:devem|têm de) (?:constar|aparecer|entrar))`,
].join("|");
const LISTS_POINTS = new Prefiltered(`^\\s*(?:${LISTED})\\s*[:.–-]?\\s*$`, "iu");

/** A sentence that says nothing to readers: what is to be made, or the word above a list. */
export const isEmptyOrder = (s: string, language: string): boolean =>
  isHeadingWord(s) || LISTS_POINTS.test(s) || (isForm(s) && announcedFrame(lower(s), language) === undefined);

/** Whom journalists may call; readers may not. */
export const isPressContact = (n: Notebook, s: string) =>
  /^\s*(?:press |media )?contact\s*:/i.test(s) &&
  /\b(?:news|press|media) release\b|\bembargo|for immediate release/i.test(n.plain);

/** "#launch" as the first line: the name of a chat channel. */
const CHAT_CHANNEL = /^\s*#\p{Ll}[\p{Ll}\d-]*\s*$/u;
const isChatChannel = (n: Notebook, start: number, sentence: string) =>
  CHAT_CHANNEL.test(sentence) && n.plain.slice(0, start).trim() === "";

/** "NOTE TO THE DESIGNER: two colours, ours." */
const NOTE_TO_MAKER =
  /^\s*(?:a )?(?:note|message|memo|hinweis|anmerkung|notiz|nota|remarque|opmerking)s?\s+(?:to|for|an|für|pour|à|au|para|per|al|voor|aan)\s(?=[^:]{0,30}(?:design|print|whoever|layout|grafi|graph|agen|redak|redac|réda|team(?!s)|self|writer|editor|maker|marketing|gestalt|diseñ|ontwerp|vormgev))[^:]{2,40}[:：]/iu;

/** "Heat first, then quiet, then a single bell note." before a note on how a film is made: its course. */
const COURSE =
  /^\s*[\p{L}’' -]{2,30},? (?:first|zuerst|d['’]abord|primero|prima|eerst|primeiro),? (?:and )?(?:then|dann|puis|luego|poi|dan|depois) [^.!?\d:]{2,90}[.!]?\s*$/iu;
const isCourseOfFilm = (n: Notebook, start: number, sentence: string): boolean =>
  COURSE.test(sentence) &&
  sentencesOf(n.plain.slice(start + sentence.length).split("\n", 1)[0] ?? "").some(isProductionNote);

/** The name of a chat channel, or of what is to be made. */
export function whyAside(n: Notebook, start: number, whole: string): "instruction" | "internal" | undefined {
  if (isChatChannel(n, start, whole)) return "internal";
  const isForMaker = namesJob(whole) || NOTE_TO_MAKER.test(whole) || isCourseOfFilm(n, start, whole);
  return isForMaker ? "instruction" : undefined;
}
