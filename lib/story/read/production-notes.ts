import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "Hochformat, so um die 25 Sekunden.", "Fast cuts, no voice-over.": how a film or a picture is made, in fragments
 * without a verb. "Siezen bitte.", "On tutoie.": how its text addresses readers.
 */

const SHAPE = "(?:tall|wide|vertical|portrait|landscape|square|upright)";
const NONE = "(?:no|without(?: any)?|keine?|ohne|pas de|sans|sin|senza|niente|geen|zonder|sem)";
const SOUND = "(?:music|sound|musik|musique|música|musica|muziek)";
const SPEECH =
  "(?:voice-?overs?|narration|narrator|soundtrack|subtitles|captions|sprecher|untertitel|off-stimme|voix(?: off)?|sous-titres|voz en off|subtítulos|voce fuori campo|sottotitoli|ondertitels|voz-off|legendas)";

const SECONDS =
  "(?:une? (?:dizaine|quinzaine|vingtaine|trentaine) de secondes|una (?:decina|quindicina|ventina|trentina) di secondi|(?:about|around|roughly|under|max(?:imum|\\.)?|at most|no more than|not more than|less than|so um die|etwa|ungefähr|circa|ca\\.?|rund|höchstens|maximal|unter|environ|max|moins de|maximum|unos|máximo|como máximo|menos de|circa|massimo|al massimo|ongeveer|maximaal|hooguit|cerca de|no máximo)?\\s?\\d{1,3}(?:\\s?(?:–|-|to|bis|à|a)\\s?\\d{1,3})?[ -]?(?:s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|seconden)(?: (?:long|lang|max(?:imum)?|at most|tops))?)";
const QUICK =
  "fast|quick|slow|calm|snappy|lively|punchy|gentle|(?:schnell|ruhig|flott|langsam)(?:es)?|rapide|calme|lente?|rápid[oa]|tranquil[oa]|lent[oa]|veloce|calm[oa]|snel|rustige?";
/** "Fast at the start", "con ritmo rápido": how a film runs. */
const PACE = `(?:with |mit |avec |con |met |com )?(?:(?:an? |einem? |une? |een |um )?(?:${QUICK}) (?:pace|tempo|rhythm|rythme|ritmo)|(?:pace|tempo|rythme|ritmo) (?:${QUICK})|(?:${QUICK})(?= (?:a[tmlu]|aan|in|no|à|alla) | all['’])|am anfang (?:${QUICK}))(?: (?:at the (?:start|beginning|end)|am (?:anfang|ende|schluss)|au début|à la fin|al (?:principio|inicio|comienzo|final)|all['’]inizio|alla fine|aan het (?:begin|eind)|in het begin|no (?:início|começo|fim)))?`;
/** "Keep it warm and under 40 seconds or so": an order with the length of a film. */
const KEPT_SHORT = [
  "(?:please |pls |and |but )*(?:keep|make|hold) (?:it|this|the (?:film|video|clip|reel|whole thing))",
  "(?:bitte )?(?:es|das ganze|der film|das video|der clip) (?:soll(?:te)?|darf|muss)(?: bitte)?",
  "(?:il faudrait que |il faut que |que )?(?:ça|cela|le film|la vidéo) (?:reste|dure|ne dépasse pas|doive? durer)",
  "(?:que )?(?:dure|sea|el v[ií]deo dure|no pase de|no supere)",
  "(?:che )?(?:duri|sia|il video duri|non superi|tenetelo|tienilo)",
  "(?:graag |hou(?:d|den)? )?(?:het|de film|het filmpje|de video)(?: (?:mag|moet))?",
  "(?:que )?(?:dure|seja|o v[ií]deo dure|não passe de|fique)",
]
  .map(
    (order) =>
      `${order}(?: (?!(?:for|in|on|at|water)\\b)[\\p{L}’'-]+){0,3}? ${SECONDS}(?: (?:or so|oder so|dauern|duren|zijn|sein|lang))*`,
  )
  .join("|");

/** What only the maker of a picture or a film can mean. */
const CERTAIN = [
  KEPT_SHORT,
  `(?:(?:please )?(?:make|keep) it|we['’]d like it|we want it|it should be) ${SHAPE}(?: format)?(?:,? please)?|${SHAPE} (?:format|please)`,
  "(?:in |im |au |en |in het )?(?:hoch|quer)format|hochkant|format (?:portrait|paysage|carré|vertical|horizontal)|formato (?:vertical(?:e|)|horizontal|orizzontale|cuadrado|quadrato|quadrado)|(?:staand|liggend|vierkant) formaat|(?:9:16|16:9|4:5|1:1)",
  "(?:hard|jump) cuts?|cut (?:fast|quick|slow|hard)|harte schnitte|coupes? (?:franches?|rapides?|lentes?)|cortes (?:rápidos|secos|lentos)|(?:tagli|stacchi) (?:netti|rapidi|lenti)|(?:snelle|harde|rustige) (?:cuts|montage)",
  `${SECONDS},? (?:and )?(?:${QUICK})(?: [\\p{L}’'-]+){0,5}`,
  `${NONE} ${SPEECH}|${NONE} ${SOUND} (?:under it|over it|behind it|darunter|dessous|debajo|sotto|eronder)`,
  "(?:open|start|begin|end|close|fade) (?:on|to|from|in|out to) (?:black|white|silence)",
  `${SPEECH} (?:only|yes|burned in|eingebrannt|incrustés|sí|sì|ja)`,
  "slow[- ]motion|zeitlupe|ralenti|cámara lenta|time-?lapse|zeitraffer|close-?ups? (?:of|on) [\\p{L}’' -]{3,40} (?:welcome|please)|nahaufnahmen? von [\\p{L} -]{3,40} (?:bitte|gern)",
].join("|");
/** What a reader may need as well: "No music, dimmed lights.", "Quick cuts, no appointment.", "Portrait" in a list. */
const LIKELY = `${PACE}|${SHAPE}|quadratisch|${NONE} ${SOUND}|(?:fast|quick|slow|soft|rapid) cuts?|(?:schnelle|ruhige|weiche|wenige) schnitte`;
/** Of a fragment beside them: a few words of how it is to be, and no value. */
const BESIDE = "(?:and |und |et |y |e |en |but |aber |mais )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,8}";

const NOTE = once(() => ({
  certain: new Prefiltered(`^\\s*(?:${CERTAIN})\\s*$`, "iu"),
  likely: new Prefiltered(`^\\s*(?:${LIKELY}|${SECONDS})\\s*$`, "iu"),
  beside: new Prefiltered(`^\\s*${BESIDE}\\s*$`, "iu"),
}));

const LENGTH = once(() => new Prefiltered(`^\\s*(?:${KEPT_SHORT})(?!\\p{L})`, "iu"));
/** A sentence that begins with the length of a film goes on about the film. */
export const ordersLength = (sentence: string): boolean => LENGTH().test(sentence);

const LONGEST = 140;
/** So many fragments that a reader may need as well are for the maker together. */
const TOGETHER = 2;

/** "Kurz und laut, harte Schnitte, Hochformat, höchstens 15 Sekunden.": fragments, one of which only a maker needs. */
export function isProductionNote(sentence: string): boolean {
  if (sentence.length > LONGEST || /[:?"“„«]/.test(sentence)) return false;
  const parts = sentence
    .trim()
    .replace(/[.!]+$/, "")
    .split(/\s*[,;]\s+|\s[–—]\s/);
  const { certain, likely, beside } = NOTE();
  const isCertain = parts.some((part) => certain.test(part));
  const isLikely = parts.filter((part) => likely.test(part)).length >= TOGETHER;
  return (
    (isCertain || isLikely) &&
    parts.every((part) => certain.test(part) || likely.test(part) || beside.test(part))
  );
}

const POLITE = "(?:,? (?:please|bitte|merci|s['’]il vous plaît|svp|por favor|per favore|graag|alsjeblieft))?";
/** Forms of address and varieties of a language. */
const ADDRESS = [
  "(?:und |bitte |durchgehend |wir |immer |konsequent |gern )*(?:siezen|duzen|gesiezt|geduzt|per (?:sie|du)|in der (?:sie|du)-form|mit (?:sie|du))(?: (?:wir|die leser|unsere (?:kunden|gäste|leser)))?",
  "(?:bitte )?(?:(?:die|unsere) )?(?:leser|leserinnen und leser|kunden|gäste|eltern|mitglieder|leute)(?:innen)? (?:bitte )?(?:siezen|duzen|(?:mit|per) (?:sie|du) (?:ansprechen|anreden))",
  "(?:et |on |nous |merci de |il faut |toujours |veuillez )*(?:tutoie|vouvoie|tutoyez|vouvoyez|tutoyons|vouvoyons|tutoyer|vouvoyer|tutoiement|vouvoiement)(?: (?:le public|les? \\p{L}+|nos \\p{L}+|tout le monde))?",
  "(?:y |por favor,? |siempre )*(?:tutea(?:d|mos|r|ndo|nos|les|los)?|tuteo|(?:trat(?:a|ad|en|ar|amos)(?:l[oae]s?|los|les)? )?de (?:tú|usted))(?: (?:a [\\p{L} ]{3,25}|siempre))?",
  "(?:e )?(?:dare|diamo|date|dai|dando|usiamo|usate|usa) (?:del |il )(?:tu|lei|voi)(?: (?:ai|alle|a) [\\p{L} ]{3,25})?",
  "(?:en |graag |in )*(?:de )?(?:je|jij|u)-vorm|(?:en |we |graag )*(?:tutoyeren|vousvoyeren)",
  "(?:e )?(?:por favor,? )?(?:trat(?:em|a|ar|amos) por (?:tu|você)|(?:(?:escrev\\p{L}+|tudo) )?(?:em )?português (?:de|do|europeu|brasileiro)(?: (?:portugal|brasil))?)",
  "(?:and )?(?:please )?(?:use |keep to )?(?:formal|polite) (?:language|address|forms?)",
  "(?:in |use |please use )?(?:british|american|uk|us|australian) (?:english|spelling)",
].join("|");
/** "…, sans exagérer": a few words more on the manner. */
const MORE = "(?:, [\\p{L}’'-]+(?: [\\p{L}’'-]+){0,3})?";

const ADDRESSES = once(() => new Prefiltered(`^\\s*(?:${ADDRESS})${MORE}${POLITE}\\s*[.!]?\\s*$`, "iu"));

/** How readers are to be addressed, or in which variety of a language, and nothing else. */
export const isAddressWish = (sentence: string): boolean =>
  sentence.length <= LONGEST && ADDRESSES().test(sentence);
