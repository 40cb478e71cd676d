import { keyOf } from "../../copy/keys.ts";
import { type Bounds, hold, type Notebook } from "./notebook.ts";

/** What stands before and behind a sentence and is not for readers: speakers, plans, channels. */

const CODE_NAME = /^\s*@?(\p{Lu}[\p{L}'’-]+)\s*:\s+/u;

/** "Priya: beta users win more": what a colleague says, without the name. */
export function pastSpeaker(n: Notebook, { start, end }: Bounds): number {
  const m = CODE_NAME.exec(n.plain.slice(start, end));
  if (!m || !n.colleagues.has(m[1] ?? "")) return start;
  hold(n, start, start + m[0].length, "internal");
  return start + m[0].length;
}

const PLANNED =
  /^\s*(?:ok(?:ay)?,?\s+)?(?:so,?\s+)?(?:for|on)\s+(?:(?:mon|tues?|wed|wednes|thurs?|fri|satur|sat|sun)(?:day)?|today|tomorrow|next week|this week|(?:the )?(?:socials?|social media|linkedin|insta(?:gram)?|facebook|fb|x|twitter|tiktok)\b[^:.]{0,30})\s*:\s*|^\s*(?:agreed (?:text|wording)|final text|(?:(?:an?\s)?(?:small|tiny|little|short|second)\s(?:line|text|print)\s)?(?:line )?(?:underneath|below)|at the (?:bottom|very end)|(?:text|facts|line|words|details|info) for the (?:end|start|beginning|cover|close|(?:first|last) (?:slide|scene|frame|picture))|(?:the )?last (?:line|sentence)|this (?:line|sentence) (?:has to|must|should) (?:appear|stand|be)(?: (?:somewhere|in it|there))?|(?:kleine |kurze )?zeile darunter|ganz unten|letzte (?:zeile|folie|seite)|am ende|(?:cover|end|ending|last one|closing|close|first one)(?=\s*:\s*["“„«])|sub-?(?:line|title|headline)|second line|small print|(?:(?:last|final|first) )?slide(?: \d{1,2})?|(?:the )?(?:main )?point (?:we want )?to make|(?:post |body )?text|body|copy|fließtext|texte|texto|testo|tekst|blog ?post|(?:the )?title of (?:the|our|this) [\p{L} ]{3,20}?|(?:short |quick |little |\d+[- ]second )?(?:film|video|reel|clip|carousel|slideshow|infographic)|(?:erste|letzte)s? (?:folie|seite|bild)|(?:première|dernière) (?:diapo(?:sitive)?|page|image|slide)|(?:última|primera|primeira) (?:diapositiva|imagen|imagem|página|slide)|(?:poi )?(?:l['’])?(?:ultima|prima) (?:immagine|slide|pagina|diapositiva)|(?:laatste|eerste) (?:dia|slide|pagina))\s*[:=–-]\s*|^\s*(?:the |our )?(?:sub-?title|sub-?headline|headline|title|heading|strapline)(?: (?:on|of|for) (?:the|this) [\p{L} ]{3,20}?)? (?:is|reads|says|will be|should (?:be|read|say))\s*:?\s+(?=["“„«])|^\s*(?:maybe|perhaps|please|also)[, ]+(?:with|add|put|include|(?<!please[, ]+)use)\s+(?=(?:our|the)\s)|^\s*(?:oye|hola|hey|hi|hallo|ciao|salut|oi|hoi)\s+(?!there|all|team|both)\p{Lu}\p{L}+\s*[,!–-]\s+/iu;
/** "for Thursday: …" is when the text is needed. */
export function pastLabel(n: Notebook, { start, end }: Bounds): number {
  const length = PLANNED.exec(n.plain.slice(start, end))?.[0].length ?? 0;
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

/** "A short film in five steps.": a sentence that only says what is to be made. */
export const isForm = (sentence: string): boolean =>
  DRAWN_FORM.test(sentence) ||
  /^\s*(?:[\p{L}’'-]+\s){0,3}(?:(?:link|preview|share|title|og|header|cover|open graph)[- ](?:image|picture|card)|(?:trailer|teaser|thumbnail))\s*[.:]\s*$/iu.test(
    sentence,
  ) ||
  /^\s*(?:an?\s|the\s)?(?:(?:short|quick|simple|little|nice)\s|\d+[- ]?(?:s|secs?|seconds?)[- ])*(?:film|video|reel|clip|carousel|slideshow|infographic)(?:\s(?:in|with|of)\s\w+\s(?:steps|slides|scenes|parts|tips|frames|points|signs|cues))?(?:,? please)?\s*[.:]?\s*$/iu.test(
    sentence,
  ) ||
  /\bplease,? (?:as|in|make it) (?:an?\s)?(?:[\p{L}-]+\s){0,2}(?:film|video|reel|clip|carousel|slideshow|infographic|card|picture|image|post)(?!\p{L})/iu.test(
    sentence,
  );
/** "2025 in numbers for our annual report post:": what it is for. */
const FOR_FORM =
  /\s+for (?:an?|the|our|my|this)\s(?:[\p{L}\d’'-]+\s){0,4}(?:posts?|carousel|slideshow|infographic|reel|tweet|og[- ]image|socials|feed)\s*[.:]?\s*$/iu;
/** "…, for prospects who have never bought one.": whom the marketing is after. */
const FOR_MARKET =
  /\s*[,–—-]\s+(?:this is )?(?:for|aimed at|targeting) (?:our |cold |potential |prospective )*(?:prospects|leads|decision[- ]makers|(?<=prospective )(?:clients|customers|buyers)|(?<=potential )(?:clients|customers|buyers))(?!\p{L})[^.!?:]*[.:]?\s*$/iu;
/** "Hampers – website + insta": where it is to be published. */
export function beforeChannels(n: Notebook, { start, end }: Bounds): number {
  const text = n.plain.slice(start, end);
  const found = [FORM, CHANNELS, FOR_FORM, FOR_MARKET].map((words) => words.exec(text)?.index);
  const at = found.find((index) => index !== undefined) ?? -1;
  if (at < 4) return end;
  hold(n, start + at, end, "instruction");
  return start + at;
}

/** "main takeaways -" at the end of prose opens a list. */
export const isHeadingWord = (s: string) => {
  const word = /^\s*(.{3,40}?)\s*[-–:]\s*$/.exec(s)?.[1];
  return word !== undefined && keyOf(word) !== undefined;
};
