import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { showTopic } from "./topic-heading.ts";

/**
 * "We'd like a short thank-you video for our volunteers and members.": an order that names whom the piece thanks. Its
 * title thanks them.
 */
type ThanksPiece = { form: Prefiltered; thanks: string };

const MADE =
  "(?:video|vídeo|vidéo|film|filmpje|clip|reel|post|card|carousel|slideshow|message|note|graphic|picture|image|karte|beitrag|bild|grafik|karussell|carte|publication|visuel|carrousel|diaporama|tarjeta|publicación|carrusel|imagen|kaart|bericht|cartão|publicação|carrossel|imagem)";
const OPENING = "^[^:;\\n]{0,60}?(?<!\\p{L})";
const WHOM = "(?<whom>[^,.:;!?\\n]{3,80}?)(?:\\s(?:please|pls))?(?=[,.:;!?]|\\s*$|\\n)";

const FORMS: Record<string, ThanksPiece> = {
  en: {
    form: new Prefiltered(
      `${OPENING}(?:thank[- ]you ${MADE} (?:for|to)|${MADE} to (?:thank|say (?:a (?:big |huge )?)?thank you to)) (?=our|the|all|every)${WHOM}`,
      "iu",
    ),
    thanks: "Thank you to ",
  },
  de: {
    form: new Prefiltered(
      `${OPENING}(?:danke|dankes|dankeschön)[- ]?${MADE} (?:für|an) (?=unsere |alle )${WHOM}`,
      "iu",
    ),
    thanks: "Danke an ",
  },
  fr: {
    form: new Prefiltered(
      `${OPENING}${MADE} (?:de remerciements? (?:pour|à)|pour remercier) (?=nos |tous |toutes )${WHOM}`,
      "iu",
    ),
    thanks: "Merci à ",
  },
  es: {
    form: new Prefiltered(
      `${OPENING}${MADE} (?:de agradecimiento (?:para|a)|para (?:agradecer|dar las gracias) a) (?=nuestr|tod)${WHOM}`,
      "iu",
    ),
    thanks: "Gracias a ",
  },
  it: {
    form: new Prefiltered(
      `${OPENING}${MADE} (?:di ringraziamento (?:per|a)|per (?:ringraziare|dire grazie a)) (?=tutt)${WHOM}`,
      "iu",
    ),
    thanks: "Grazie a ",
  },
  nl: {
    form: new Prefiltered(
      `${OPENING}(?:(?:bedank|dank)[- ]?${MADE} (?:voor|aan) (?=onze |alle )${WHOM}|${MADE} om (?<thanked>(?:onze|alle|iedereen)(?!\\p{L})[^,.:;!?\\n]{0,70}?) te (?:be)?danken(?!\\p{L}))`,
      "iu",
    ),
    thanks: "Dank aan ",
  },
  pt: {
    form: new Prefiltered(
      `${OPENING}${MADE} (?:de agradecimento (?:para|a)|para agradecer a) (?=tod)${WHOM}`,
      "iu",
    ),
    thanks: "Obrigado a ",
  },
};

/** "…, please end with “See you in March”": more that is asked for in the sentence. */
const MORE = /^\s*(?:please|pls)?\s*[,;]\s*(?=\p{L})/iu;

/** Reads such an order, where no statement stands before it; undefined for other sentences. `read` reads what stands behind it. */
export function readThanksPiece(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  if (mains(n).length > 0) return undefined;
  const text = n.plain.slice(start, end);
  const { form, thanks } = own(FORMS, n.language) ?? {};
  const found = form?.exec(text);
  const whom = found?.groups?.whom ?? found?.groups?.thanked ?? "";
  if (!found || whom === "") return undefined;
  const from = start + found.index + found[0].lastIndexOf(whom);
  showTopic(n, from, from + whom.length, { piece, says: `${thanks}${whom}` });
  const behind = from + whom.length;
  const more = MORE.exec(n.plain.slice(behind, end))?.[0].length ?? 0;
  hold(n, start, more > 0 ? behind + more : end, "instruction");
  return more > 0 && read({ start: behind + more, end, piece });
}
