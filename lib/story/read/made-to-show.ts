import { own } from "../../text/own.ts";
import { closedFrame, type Frame } from "./frame.ts";
import { pattern } from "./lower.ts";

/** "Vorremmo un breve video che racconti il violino …": what is made is to show the thing that a relative clause names. */

type ShowParts = { want: string; article: string; asset: string; that: string; verbs: string };

const PARTS: Record<string, ShowParts> = {
  fr: {
    want: "(?:nous|on|je)? ?(?:voudrions|voudrait|voudrais|aimerions|aimerait|souhaitons|voulons|veut|avons besoin d[’'])|j[’']aimerais|il (?:nous |me )?faut(?:drait)?|merci de faire|faites(?:-nous)?",
    article: "une?",
    asset:
      "vidéo|film|clip|reel|carte|visuel|post|publication|carrousel|diaporama|infographie|image|story|texte",
    that: "qui",
    verbs:
      "raconte(?:rait)?|montre|présente|explique|annonce|célèbre|décri(?:t|ve)|parle (?:de|du|des)|fasse découvrir|met(?:te)? en avant",
  },
  es: {
    want: "(?:nos |me )?(?:gustaría|queremos|querríamos|quiero|necesitamos|necesito|hace falta|haced(?:nos)?|hacednos)",
    article: "una?",
    asset:
      "vídeo|video|clip|reel|tarjeta|post|publicación|carrusel|presentación|infografía|imagen|historia|texto",
    that: "que",
    verbs:
      "muestre|cuente|presente|explique|anuncie|enseñe|celebre|describa|dé a conocer|hable (?:de|del|sobre)",
  },
  it: {
    want: "vorremmo|vogliamo|vorrei|ci (?:serve|servirebbe|piacerebbe)|mi serve|serve|abbiamo bisogno di|fate(?:ci)?|facci",
    article: "un[ao]?|un[’']",
    asset: "video|filmato|clip|reel|card|post|carosello|presentazione|infografica|immagine|storia|testo",
    that: "che",
    verbs:
      "racconti|mostri|presenti|spieghi|annunci|celebri|illustri|descriva|faccia (?:vedere|conoscere)|parli (?:di|del|della|dei)",
  },
  pt: {
    want: "(?:queremos|queríamos|gostaríamos de|gostávamos de|quero|precisamos de|preciso de|precisávamos de|façam(?:-nos)?)(?: ter)?",
    article: "uma?",
    asset:
      "vídeo|filme|clip|reel|cartão|post|publicação|carrossel|apresentação|infografia|infográfico|imagem|história|texto",
    that: "que",
    verbs: "mostre|conte|apresente|explique|anuncie|celebre|descreva|dê a conhecer|fale (?:de|do|da|sobre)",
  },
};

const FRAMES: Record<string, () => RegExp> = Object.fromEntries(
  Object.entries(PARTS).map(([code, { want, article, asset, that, verbs }]) => [
    code,
    pattern(
      `^\\s*(?:(?:${want})\\s+)?(?:${article})\\s?(?:[\\p{L}-]+ ){0,3}?(?:${asset})(?: [\\p{L}\\d-]+){0,3}?,? ${that} (?:${verbs})\\s+(?!(?:qu|que|che|como|come|comment|cómo)(?:[’'\\s]))(?=\\S)`,
    ),
  ]),
);

/** German and Dutch put the verb behind the thing: "ein Film, der unsere neue Werkstatt zeigt". */
const CLOSED: Record<string, () => RegExp> = {
  de: pattern(
    /^\s*(?<lead>(?:(?:wir|ich) (?:hätten?|möchten?|brauchen?|wünschen?|wollen|will)(?: uns| mir)?(?: gern| gerne| bitte)* |bitte )?(?:einen?|eine|ein) (?:[\p{L}-]+ ){0,3}?(?:video|film|clip|reel|karte|post|beitrag|karussell|grafik|infografik|bild|slideshow),? (?:das|der|die|den) )(?<thing>[^.:!?\n]{6,90}?) (?:zeigt|vorstellt|erzählt|erklärt|präsentiert|ankündigt|feiert|bewirbt)(?:[.:!]\s*|\s*$)/u,
  ),
  nl: pattern(
    /^\s*(?<lead>(?:(?:we|wij|ik) (?:willen|wil|zoeken|zouden|zou)(?: graag)? |graag )?een (?:[\p{L}-]+ ){0,3}?(?:video|filmpje|film|clip|reel|kaart|post|bericht|carrousel|afbeelding|infographic),? (?:die|dat) )(?<thing>[^.:!?\n]{6,90}?) (?:laat zien|toont|voorstelt|uitlegt|aankondigt|viert|presenteert)(?:[.:!]\s*|\s*$)/u,
  ),
};

/**
 * The frame of such a wish, with the thing as its topic; undefined for other sentences.
 * @param s a sentence as `lower` gives it.
 */
export function madeToShow(s: string, language: string): Frame | undefined {
  const open = own(FRAMES, language)?.().exec(s);
  if (open) return { at: open[0].length, rest: "topic" };
  return closedFrame(own(CLOSED, language)?.().exec(s));
}
