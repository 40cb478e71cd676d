import { capitalize } from "../../copy/text.ts";
import { fromAccusative } from "../../text/german-cases.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";

/** "Wir möchten unseren neuen Kurs zeigen.": what is to be shown stands before the verb, in German and Dutch. */

/** Where the thing that is to be shown stands, and how it is called where it is named first. */
export type ShownTopic = Span & { says: string; isClause: boolean };

type WishParts = { want: string; soft: string; show: string; asks: string; that: string };

const PARTS: Record<string, WishParts> = {
  de: {
    want: "(?:(?:heute|hier|diesmal|jetzt|nun|zum advent) )?(?:wir (?:möchten|wollen|würden)|(?:möchten|wollen|würden) wir|ich (?:möchte|will|würde))",
    soft: "(?:gerne?|hier|kurz|euch|ihnen|dir|einmal|mal|nur|bitte|damit|in (?:diesem|einem|einer|dieser) \\p{L}+)",
    show: "(?:zeigen|vorstellen|präsentieren|bewerben|ankündigen|bekannt ?machen|bekannt ?geben|erklären|erzählen|sagen|mitteilen)",
    asks: "wie|was|warum|wieso|weshalb|wo|wer|wann|woher|wohin|woran|worauf|wofür|wie viel",
    that: "dass",
  },
  nl: {
    want: "(?:(?:vandaag|hier|deze keer|nu) )?(?:(?:we|wij) (?:willen|zouden)|(?:willen|zouden) (?:we|wij)|ik (?:wil|zou))",
    soft: "(?:graag|hier|kort|jullie|u|even|nu|eens|in (?:deze|dit|een) \\p{L}+)",
    show: "(?:(?:willen )?(?:laten zien|tonen|voorstellen|presenteren|aankondigen|bekendmaken|uitleggen|vertellen|zeggen))",
    asks: "hoe|wat|waarom|waar\\p{L}*|wie|wanneer|hoeveel",
    that: "dat",
  },
};

const HELLO = "(?:(?:hallo|hi|moin|hoi|guten (?:tag|morgen)|goedemorgen)[^,.!?]{0,20}[,!.]\\s+)?";

type WishForms = { named: RegExp; asked: RegExp };
const FORMS: Record<string, WishForms> = Object.fromEntries(
  Object.entries(PARTS).map(([code, { want, soft, show, asks, that }]) => {
    const lead = `^\\s*${HELLO}${want}(?: ${soft})*`;
    return [
      code,
      {
        named: new Prefiltered(`${lead} (?<what>[^,.:;!?]{6,110}?) ${show}\\s*[:.!]?\\s*$`, "iu"),
        asked: new Prefiltered(
          `${lead} ${show}\\s*[,:]\\s*(?:(?:${that})\\s+(?<clause>\\S.{8,})|(?<what>(?:${asks})(?!\\p{L})[^,;:]{8,90}).*)$`,
          "isu",
        ),
      },
    ];
  }),
);

/** "We'd like to show practice owners what changes when they move.": those who are shown it are the readers. English. */
const ASKED_EN =
  /^\s*(?:(?:hi|hello|hey)[^,.!?]{0,20}[,!.]\s+)?(?:(?:we|i)(?:['’]d| would)? (?:like|love|want|need)(?: (?:you|this|it))? to|please|could you|can you|this (?:one )?(?:should|is to|will)) (?:please )?(?:show|tell|explain to|explain|teach|remind) (?:(?:our |the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}? )??(?<what>(?:how|what|why)\s[^,;:.!?]{8,90}).*$/isu;
/** "We'd love a short film that follows one mug from lump to cupboard.": what is made shows it. */
const MADE_TO_SHOW = new Prefiltered(
  /^\s*(?:(?:hi|hello|hey)[^,.!?]{0,20}[,!.]\s+)?(?:(?:we['’]re|we are|i['’]m|i am) after|(?:we|i)(?:['’]d| would)? (?:like|love|want|need)|(?:please|could you|can you) (?:make|do|create)(?: us)?|could we have)\s(?:an?|some|one|the) (?:[\p{L}-]+ ){0,3}?(?:posts?|cards?|carousel|swipe-through|reel|slideshow|infographic|graphic|film|video|clip|image|picture)(?: for (?:our |the )?[^,.!?]{3,30}?)? (?:that|which|to) (?:follows?|teach(?:es)?|introduces?|presents?|shows?|explains?|walks?|takes?)(?: (?:people|folks|readers|viewers|customers|visitors|members|newcomers|beginners|families|students|parents|everyone|them|our \p{L}+|through))* (?!that\s)(?<what>\S[^.!?]{6,90}?)[.!?]?\s*$/iu,
);
/** "I'm hoping you can make our memberships easy to compare": what is to be made clear. */
const MADE_CLEAR =
  /^\s*(?:(?:i['’]m|i am|we['’]re|we are) hoping (?:that )?you (?:can|could)|(?:could|can) you|please) (?:make|show|explain|present|compare|lay out|set out)(?: (?:people|readers|customers))? (?<what>(?:our|the) (?:[\p{L}\d’'-]+ ){0,3}?[\p{L}\d’'-]+)(?: (?:easy|clear|simple|side by side|at a glance|so|in|as|next)(?!\p{L})[^.!?]*|,[^.!?]*)[.!?]?\s*$/iu;
const OF_READERS: [RegExp, string][] = [
  [/(?<!\p{L})they(?!\p{L})/giu, "you"],
  [/(?<!\p{L})their(?!\p{L})/giu, "your"],
  [/(?<!\p{L})them(?!\p{L})/giu, "you"],
];

function shownInEnglish(text: string): ShownTopic | undefined {
  const made = MADE_TO_SHOW.exec(text) ?? MADE_CLEAR.exec(text);
  const name = made?.groups?.what?.trimEnd() ?? "";
  if (name)
    return {
      start: text.lastIndexOf(name),
      end: text.lastIndexOf(name) + name.length,
      says: capitalize(name),
      isClause: false,
    };
  const what = ASKED_EN.exec(text)?.groups?.what?.trimEnd();
  if (!what) return undefined;
  const start = text.lastIndexOf(what);
  const says = OF_READERS.reduce((said, [word, reader]) => said.replace(word, reader), what);
  return { start, end: start + what.length, says: capitalize(says), isClause: false };
}

/** What an author wants to show; undefined where the sentence is none of the kind. */
export function shownTopic(text: string, language: string): ShownTopic | undefined {
  if (language === "en") return shownInEnglish(text);
  const forms = own(FORMS, language);
  const found = forms?.asked.exec(text)?.groups ?? forms?.named.exec(text)?.groups;
  const words = found?.clause ?? found?.what ?? "";
  if (words === "") return undefined;
  const start = text.lastIndexOf(words);
  const isClause = found?.clause !== undefined;
  const says = language === "de" && !isClause ? capitalize(fromAccusative(words)) : words;
  return { start, end: start + words.length, says, isClause };
}
