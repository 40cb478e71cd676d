import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { valuesOf } from "./values.ts";

/** What only pictures are decorated with. */
const MOTIFS = [
  "father christmas(?:es)?|santas?|santa hats?|snow(?:flakes?|m[ae]n)|tinsel|baubles|holly|elves|clip ?art|stock (?:photos?|pictures?|images?)|hand ?shakes?|light ?bulbs?|gavels?|confetti|glitter|(?:smiling|happy|sad) (?:families|faces|models|people)|cartoons?",
  "weihnachtsm[aä]nn(?:er|ern)?|nikoläuse|schneeflocken|schneem[aä]nner|lametta|christbaumkugeln|stockfotos?|händeschütteln|glühbirnen|konfetti|glitzer",
  "pères? noël|flocons|bonshommes? de neige|guirlandes|poignées? de mains?|ampoules|confettis|paillettes|photos? de stock",
  "papás? noel(?:es)?|copos de nieve|muñecos de nieve|espumillón|apretones de manos|bombillas|confeti|purpurina|fotos de stock",
  "babb[oi] natale|fiocchi di neve|pupazzi di neve|strette di mano|lampadine|coriandoli|brillantini|foto di stock",
  "kerstman(?:nen)?|sneeuwvlok(?:ken|jes)|sneeuwpoppen|kerstballen|handdrukken|gloeilampen|stockfoto['’]?s",
  "pais? natal|papais? noel|flocos de neve|bonecos de neve|apertos de mão|lâmpadas|confetes?|purpurina|fotos de banco",
].join("|");
const NO =
  "(?:no|not|without|avoid|skip|keine?n?|ohne|pas d(?:e |es |[’'])|sans|sin|nada de|senza|niente|geen|zonder|sem)";
const BAN = new Prefiltered(
  `^\\s*(?:(?:please|pls|and|but|also|bitte|und|merci|svp|et|por favor|y|per favore|e|graag|en|liever|lieber|plutôt|mejor|meglio|[,]) *)*(?:${NO}|(?:please )?(?:don['’]?t|do not|never) (?:show|use|put|draw|add|have)(?: any| in)?)\\s?(?:[\\p{L}-]+ ){0,2}?(?:${MOTIFS})(?!\\p{L})(?! (?:this|here|today|dieses|hier|cette|ici|este|esta|aquí|quest|dit|deze))`,
  "iu",
);

/** "… and no planes anywhere in the pictures, obviously!" */
const NOT_IN_PICTURE = new Prefiltered(
  `(?<!\\p{L})${NO}\\s?[\\p{L}’' -]{2,40}? (?:(?:anywhere|irgendwo|nulle part|en ningún sitio|da nessuna parte|ergens|em lado nenhum) )?(?:in|on|auf|sur|dans|en|nelle|sulle|op|nas) (?:(?:the|any of the|your|den|die|les|las?|los|de|le) )?(?:pictures?|photos?|images?|drawings?|illustrations?|bildern?|fotos?|imágenes|immagini|foto['’]?s|afbeeldingen|imagens)(?!\\p{L})`,
  "iu",
);

/** "… and no pictures of poorly animals", "They're not ranked, so no numbers 1 to 6." */
const NO_PART = new Prefiltered(
  `(?:^\\s*(?:please|bitte|s['’]il (?:te|vous) plaît|por favor|per favore|graag)[, ]+|[,;–—]\\s(?:and |und |et |y |e |en )?|(?<!\\p{L})so )${NO}\\s(?:\\p{L}+ )?(?:(?:pictures?|photos?|images?|drawings?|bilder|fotos|imágenes|immagini|foto['’]?s|afbeeldingen|imagens) (?:of|with|von|mit|de|d['’]|con|di|van|met|com)(?!\\p{L})|(?:numbers|numerals|numbering|ranking|stars|ziffern|nummern|sterne|numéros|étoiles|números|estrellas|numeri|stelle|cijfers|sterren)(?=\\s*[.!]|\\s\\d))`,
  "iu",
);

/** "Please nothing with cows, everyone has cows.": nothing is asked of visitors, who would be asked to bring or to do nothing. */
const NOTHING_WITH = new Prefiltered(
  "^\\s*(?:(?:please|pls),? nothing (?:with|like|that (?:looks?|sounds?|feels?)|too)|(?:bitte|lieber) nichts mit|(?:s['’]il vous plaît,? |svp,? )rien avec|(?:por favor,? )nada con|(?:per favore,? )niente con|(?:graag|alsjeblieft|liever) niets met|(?:por favor,? )nada com)(?!\\p{L})",
  "iu",
);

/** "Bitte nichts mit Nüssen mitbringen." */
const ENDS_IN_VERB = /(?<!\p{L})\p{Ll}+en\s*[.!]?\s*$/u;

/** "Please no Father Christmas and no snowflakes, we sell it until February.": for the maker, whatever reason stands behind it. */
export const bansMotif = (sentence: string): boolean =>
  BAN.test(sentence) ||
  (NOTHING_WITH.test(sentence) && !ENDS_IN_VERB.test(sentence)) ||
  NO_PART.test(sentence) ||
  (NOT_IN_PICTURE.test(sentence) && valuesOf(sentence).length === 0);
