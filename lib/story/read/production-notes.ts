import { once } from "../../copy/once.ts";

/**
 * "Hochformat, so um die 25 Sekunden.", "Fast cuts, no voice-over.": how a film or a picture is made, in fragments
 * without a verb. "Siezen bitte.", "On tutoie.": how its text addresses readers.
 */

const MANNERS = [
  "(?:we['’]d like it|we want it|make it|keep it|please make it|it should be)?\\s?(?:tall|wide|vertical|portrait|landscape|square|upright)(?: format)?(?:,? please)?",
  "(?:in |im |au |en |in het )?(?:hoch|quer)format|hochkant|quadratisch|(?:tall|wide|vertical|portrait|landscape|square|upright) format|format (?:portrait|paysage|carré|vertical|horizontal)|formato (?:vertical(?:e|)|horizontal|orizzontale|cuadrado|quadrato|quadrado)|(?:staand|liggend|vierkant) formaat|(?:9:16|16:9|4:5|1:1)",
  "(?:fast|quick|slow|hard|jump|soft|rapid) cuts?|cut (?:fast|quick|slow|hard)|(?:harte|schnelle|ruhige|weiche|wenige) schnitte|coupes? (?:franches?|rapides?|lentes?)|cortes (?:rápidos|secos|lentos)|(?:tagli|stacchi) (?:netti|rapidi|lenti)|(?:snelle|harde|rustige) (?:cuts|montage)",
  "(?:no|without(?: any)?|keine?|ohne|pas de|sans|sin|senza|niente|geen|zonder|sem) (?:voice-?over|narration|narrator|music|sound(?:track)?|subtitles|captions|sprecher|musik|untertitel|off-stimme|voix(?: off)?|musique|sous-titres|voz(?: en off)?|música|subtítulos|voce fuori campo|musica|sottotitoli|muziek|ondertitels|voz-off|legendas)(?: (?:under|over|behind) it| darunter| dessous| debajo| sotto| eronder)?",
  "(?:open|start|begin|end|close|fade) (?:on|to|from|in|out to) (?:black|white|silence)",
  "(?:birdsong|music|subtitles|captions|voice-?over|untertitel|musik|sous-titres|musique|subtítulos|música|sottotitoli|musica|muziek|legendas) (?:only|yes|burned in|eingebrannt|incrustés|sí|sì|ja)",
  "slow[- ]motion|zeitlupe|ralenti|cámara lenta|time-?lapse|zeitraffer|close-?ups? (?:of|on) [\\p{L}’' -]{3,40}|nahaufnahmen?(?: von [\\p{L} -]{3,40})?",
].join("|");
const SECONDS =
  "(?:about|around|roughly|under|max(?:imum|\\.)?|at most|no more than|not more than|less than|so um die|etwa|ungefähr|circa|ca\\.?|rund|höchstens|maximal|unter|environ|max|moins de|maximum|unos|máximo|como máximo|menos de|circa|massimo|al massimo|ongeveer|maximaal|hooguit|cerca de|no máximo)?\\s?\\d{1,3}(?:\\s?(?:–|-|to|bis|à|a)\\s?\\d{1,3})?[ -]?(?:s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|seconden)(?: (?:long|lang|max(?:imum)?|at most|tops))?";
/** Of a fragment beside them: a few words of how it is to be, and no value. */
const BESIDE = "(?:and |und |et |y |e |en |but |aber |mais )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,8}";

const NOTE = once(() => ({
  strong: new RegExp(`^\\s*(?:(?:${MANNERS})|${SECONDS})\\s*$`, "iu"),
  manner: new RegExp(`^\\s*(?:${MANNERS})\\s*$`, "iu"),
  beside: new RegExp(`^\\s*${BESIDE}\\s*$`, "iu"),
}));

const LONGEST = 140;

/** "Kurz und laut, harte Schnitte, Hochformat, höchstens 15 Sekunden.": fragments, one of which only a maker needs. */
export function isProductionNote(sentence: string): boolean {
  if (sentence.length > LONGEST || /[:?"“„«]/.test(sentence)) return false;
  const parts = sentence
    .trim()
    .replace(/[.!]+$/, "")
    .split(/\s*[,;]\s+|\s[–—]\s/);
  const { strong, manner, beside } = NOTE();
  return (
    parts.some((part) => manner.test(part)) && parts.every((part) => strong.test(part) || beside.test(part))
  );
}

const POLITE = "(?:,? (?:please|bitte|merci|s['’]il vous plaît|svp|por favor|per favore|graag|alsjeblieft))?";
/** Forms of address and varieties of a language. */
const ADDRESS = [
  "(?:bitte |durchgehend |wir |immer |konsequent |gern )*(?:siezen|duzen|gesiezt|geduzt|per (?:sie|du)|in der (?:sie|du)-form|mit (?:sie|du))(?: (?:wir|die leser|unsere (?:kunden|gäste|leser)))?",
  "(?:on |nous |merci de |il faut |toujours |veuillez )*(?:tutoie|vouvoie|tutoyons|vouvoyons|tutoyer|vouvoyer|tutoiement|vouvoiement)(?: (?:le public|les? \\p{L}+|nos \\p{L}+|tout le monde))?",
  "(?:por favor,? |siempre )*(?:tutea(?:d|mos|r|ndo|nos|les|los)?|tuteo|(?:trat(?:a|ad|en|ar|amos)(?:l[oae]s?|los|les)? )?de (?:tú|usted))(?: (?:a [\\p{L} ]{3,25}|siempre))?",
  "(?:dare|diamo|date|dai|dando|usiamo|usate|usa) (?:del |il )(?:tu|lei|voi)(?: (?:ai|alle|a) [\\p{L} ]{3,25})?",
  "(?:graag |in )*(?:de )?(?:je|jij|u)-vorm|(?:we |graag )?(?:tutoyeren|vousvoyeren)",
  "(?:por favor,? )?(?:trat(?:em|a|ar|amos) por (?:tu|você)|(?:(?:escrev\\p{L}+|tudo) )?(?:em )?português (?:de|do|europeu|brasileiro)(?: (?:portugal|brasil))?)",
  "(?:in |use |please use )?(?:british|american|uk|us|australian) (?:english|spelling)",
].join("|");
/** "…, sans exagérer": a few words more on the manner. */
const MORE = "(?:, [\\p{L}’'-]+(?: [\\p{L}’'-]+){0,3})?";

const ADDRESSES = once(() => new RegExp(`^\\s*(?:${ADDRESS})${MORE}${POLITE}\\s*[.!]?\\s*$`, "iu"));

/** How readers are to be addressed, or in which variety of a language, and nothing else. */
export const isAddressWish = (sentence: string): boolean =>
  sentence.length <= LONGEST && ADDRESSES().test(sentence);
