import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Story } from "../schema.ts";

/** "Only drawings, no photos", "keine Symbole", "just type, no pictures": what kinds of pictures are not to be on the piece. */

const NO =
  "(?:no|not|without|don[’']?t (?:use|want)|kein\\p{L}*|ohne|pas d(?:e |[’'])|sans|sin|nada de|senza|niente|geen|zonder|sem|nenhuma?)";
/** Another word before it: "no stock photos", "no screens or photos". */
const OTHER = "(?:\\p{L}+ (?:(?:or|and|oder|und|ou|et|o|y|e|of|en) )?){0,2}?";
const PHOTO =
  "(?:photo(?:s|graphs?|graphy)?|foto(?:s|[’']s|grafie\\p{L}*|grafías?|grafias?)?|stockfotos?|stockfoto[’']s)";
const DRAWN =
  "(?:drawings?|illustrations?|icons?|clip ?art|zeichnungen|illustrationen|symbole|dessins?|icônes?|pictogrammes?|dibujos?|iconos?|ilustraciones|disegn[io]|icone|illustrazioni|tekeningen|icoontjes|illustraties|desenhos?|ícones?|ilustrações)";
const ANY = "(?:pictures?|images?|bilder|imágenes|immagini|afbeeldingen|beelden|plaatjes|imagens)";
/** "No drawings of cats" bans one thing. */
const AS_SUCH =
  "(?!\\p{L})(?! (?:of|with|from|von|mit|vom|de|des|du|d[’']|del?|di|con|da|do|van|met|com|que|that|which|die))";
const RATHER =
  "(?:rather than|instead of|not|over|statt|anstatt|nicht|als|plutôt que|au lieu de|en vez de|antes que|piuttosto che|invece di|in plaats van|liever dan|dan|em vez de|não)";

const NO_PHOTOS = new Prefiltered(
  `(?<!\\p{L})(?:${NO} ?${OTHER}${PHOTO}(?!\\p{L})|${NO} ?${ANY}${AS_SUCH}|${DRAWN}[^.!?\\n]{0,24} ${RATHER} (?:\\p{L}+ ){0,2}${PHOTO}(?!\\p{L}))`,
  "iu",
);
const NO_DRAWINGS = new Prefiltered(
  `(?<!\\p{L})(?:${NO} ?${OTHER}${DRAWN}${AS_SUCH}|${NO} ?${ANY}${AS_SUCH})`,
  "iu",
);

type Notes = Pick<Story, "wishes" | "heldBack">;
const isBanned = ({ wishes, heldBack }: Notes, ban: RegExp): boolean =>
  [...wishes, ...heldBack.filter(({ why }) => why !== "unclear")].some(({ quote }) => ban.test(quote));

const DRAWINGS = new Prefiltered(`(?<!\\p{L})${DRAWN}${AS_SUCH}`, "iu");
/** "No photos of us, just drawings or icons", "lieber Illustrationen als Fotos": drawn it is anyway. */
export const wantsDrawnOnly = (note: string): boolean => NO_PHOTOS.test(note) && DRAWINGS.test(note);

/** Photos of the library are not put beside such a brief of our own accord. */
export const wantsNoPhotos = (story: Notes): boolean => isBanned(story, NO_PHOTOS);
export const wantsNoDrawings = (story: Notes): boolean => isBanned(story, NO_DRAWINGS);
