import { isAboutArticle } from "../../text/about-article.ts";
import { articleAt, articleLabel, type Titled, titledIn } from "../../text/article.ts";
import { bylineIn } from "../../text/byline.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** An order for the picture of an article: readers learn that there is one to read, and how it is called. */

const MADE =
  "images?|pictures?|pics?|previews?|graphics?|visuals?|thumbnails?|banners?|photos?|cards?|posts?|carousels?|slideshows?|infographics?|reels?|videos?|tweets?|(?:\\p{L}+-?)?(?:bild|grafik|karte|kachel|karussell|posting|vorschau)|vignettes?|illustrations?|visuels?|aperçus?|cartes?|publications?|carrousels?|imagen|imágenes|miniatura|tarjeta|publicación|carrusel|immagin[ei]|anteprima|grafica|scheda|carosello|afbeelding|(?:\\p{L}+)?plaatje|(?:\\p{L}+)?beeld|(?:\\p{L}+)?afbeelding|kaart|imagem|cartão|publicação|carrossel";
const FOR =
  "for|of|to go with|to accompany|with|about|on|announcing|promoting|für|zu[mr]?|von|über|des|der|pour|du|de|sur|para|del?|sobre|per|dell?[ao]?|di|su|sul|voor|bij|van|over|do|da";
/** "Share image for our blog post", "We need a picture to go with the article". */
const ORDERED = new Prefiltered(
  `(?<!\\p{L})(?:${MADE})(?!\\p{L}).{0,40}?\\s(?:(?:${FOR})(?!\\p{L})|d[’'])`,
  "iu",
);
const ASKED =
  /^(?:(?:please|bitte|merci d[’'e]|por favor|per favore|graag)[, ]+)?(?:announce|promote|kündig\p{L}*|bewerb\p{L}*|annonce[rz]|anuncia[rd]?|anuncien?|annuncia(?:re|te)?|aankondigen|kondig)(?!\p{L})/iu;

/** "We have published a new article:" announces it in words of the author's own. */
const PUBLISHED =
  /(?<!\p{L})(?:published|posted|wrote|written|veröffentlicht|geschrieben|publié|écrit|mis en ligne|publicado|escrito|subido|pubblicato|scritto|gepubliceerd|geschreven|online gezet|publicámos|publicamos|publicado|escrevemos)(?!\p{L})/iu;

/** Words of a person are no title: "Quote card from our guide: “…”". */
const SPOKEN =
  /(?<!\p{L})(?:quot\p{L}+|testimonials?|reviews?|says?|said|reads?|zitat\p{L}*|kundenstimme|sagt|citations?|témoignage|dit|citas?|dice|testimoni\p{L}*|citazion[ei]|recension[ei]|citaat|recensie|zegt|citaç\p{L}+|depoimento|diz)(?!\p{L})/iu;

const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  de: [": „", "“"],
  fr: [" : « ", " »"],
  es: [": «", "»"],
  it: [": «", "»"],
};

/** "New article: “…”." as authors of a language write it. */
function announced({ lead, title }: Titled, language: string): string {
  const [opening, closing] = own(MARKS, language) ?? [": “", "”"];
  return `${articleLabel(lead, language)}${opening}${title}${closing}.`;
}

/** Who wrote it, behind the title: ", by Ana Ruiz". */
const authorIn = (rest: string) => rest.replace(/^[,–-]\s*/u, "");

function articleIn(text: string, language: string): Titled | undefined {
  const found = titledIn(text);
  if (!found || articleAt(found.lead, language) === undefined || SPOKEN.test(found.lead)) return undefined;
  return found.rest === "" || bylineIn(authorIn(found.rest), language) ? found : undefined;
}

/** "Fala das doze linhas …" behind the title tells what it is about; alone it is an order to speak of them. */
function readAbout(n: Notebook, place: Stretch): boolean | undefined {
  const all = mains(n);
  const text = n.plain.slice(place.start, place.end);
  const isBehind = n.title !== undefined && all.length === 1 && all[0] === n.title;
  if (!isBehind || !titledIn(n.title?.says ?? "") || !isAboutArticle(text.trim(), n.language))
    return undefined;
  return addStatement(n, place) !== undefined;
}

/** Reads the first sentence where it orders a picture of an article or says that one is out; undefined for others. */
export function readAnnouncedArticle(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  if (mains(n).length > 0 || n.title) return readAbout(n, { start, end, piece });
  const text = n.plain.slice(start, end);
  const found = articleIn(text, n.language);
  const isOrder = found && (ORDERED.test(found.lead) || ASKED.test(found.lead));
  if (!found || !(isOrder || PUBLISHED.test(found.lead))) return undefined;
  const lead = text.indexOf(found.lead);
  const from = start + (isOrder ? lead + (articleAt(found.lead, n.language) ?? 0) : 0);
  const to = start + text.indexOf(found.marked, lead + found.lead.length) + found.marked.length;
  hold(n, start, from, "instruction");
  const says = isOrder ? saysOf(announced(found, n.language), n) : undefined;
  n.title = addStatement(n, { start: from, end: to, piece }, says ? { says } : {});
  const by = authorIn(found.rest);
  if (by !== "") addStatement(n, { start: end - by.length, end, piece });
  return n.title !== undefined;
}
