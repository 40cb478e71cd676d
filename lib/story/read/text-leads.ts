import { capitalize, wordCount } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, holdWhole, type Notebook, type Stretch } from "./notebook.ts";
import { asGiven } from "./prescribed.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** Sentences that lead to the words for readers. */

/** "It should say: …", "Auf der Karte soll stehen: …": what leads to the words themselves, by language. */
const LEADS: Record<string, string> = {
  en: "(?:then|and then|after that|finally|at the end|under that|underneath|below) (?:just )?say|(?:here(?:['’]s| is) )?what (?:it|the \\p{L}+) (?:should|must|has to|needs to) say|(?:it|this|(?:the |our )?(?:card|picture|image|graphic|poster|slide|banner|sign|preview|tile|text|wording|headline|post|caption)(?: (?:on|for|of) (?:it|(?:the |our )?\\p{L}+))?) (?:should|must|has to|needs to|ought to|could|can) (?:just |simply |only )?(?:say|read|state)",
  de: "(?:es|da|dort|darauf|drauf|darin|drin|(?:auf|in) (?:der|dem|die|das) \\p{L}+|im \\p{L}+) (?:soll(?:te)?|muss|darf|kann) (?:nur |bitte |einfach )?(?:drauf|darauf|drin)?stehen|der text (?:soll(?:te)? )?(?:lauten|lautet)",
  fr: "(?:il (?:faut|faudrait) (?:y )?(?:écrire|lire)|(?:on (?:doit|devrait)|il faut qu['’]on) (?:y )?lire|(?:la |le |l['’])?(?:carte|image|texte|visuel|affiche) (?:doit|devrait|dit|dira) ?(?:dire|être)?)",
  es: "(?:(?:la |el )?(?:tarjeta|imagen|texto|cartel|publicación) )?(?:debe(?:ría)?|tiene que|ha de) (?:decir|poner|leerse)|(?:que |quiero que |queremos que )(?:diga|ponga)",
  it: "(?:(?:la |il |l['’])?(?:card|scheda|immagine|testo|scritta|locandina) )?(?:deve|dovrebbe) (?:dire|recitare|riportare)|(?:ci |vi )?(?:deve|dovrebbe) (?:esserci|essere) scritto",
  nl: "(?:er|erop|op (?:de|het) \\p{L}+|in (?:de|het) \\p{L}+) (?:moet|mag|kan) (?:komen te |op (?:komen te )?)?staan|de tekst (?:moet|mag) (?:zijn|luiden)",
  pt: "(?:(?:o |a )?(?:cartão|imagem|texto|cartaz|publicação) )?(?:deve|devia|deveria|tem de|tem que) (?:dizer|ler-se|constar)|(?:que |queremos que |quero que )(?:diga)",
};
/** "We'd like to present it like this: …": what stands behind it is the text, and no title. */
const PRESENTS: Record<string, string> = {
  en: "(?:we|i)(?:['’]d| would)? (?:like|love|want) to (?:present|introduce|describe|announce|show|put) (?:it|them|this|him|her) (?:like this|as follows|this way|so|in these words)",
  de: "so (?:möchten|wollen|würden) wir (?:es|ihn|sie|das|dies) (?:gern |gerne )?(?:vorstellen|präsentieren|ankündigen|zeigen|beschreiben)|wir (?:möchten|wollen|würden) (?:es|ihn|sie|das|dies) (?:gern |gerne )?(?:so|wie folgt|folgendermaßen) (?:vorstellen|präsentieren|ankündigen|zeigen|beschreiben)",
  fr: "(?:nous (?:aimerions|voudrions|souhaitons)|on (?:aimerait|voudrait)) (?:bien )?(?:(?:le|la|les) |l['’])(?:présenter|annoncer|décrire|montrer) (?:ainsi|comme (?:ceci|ça|suit)|de cette façon)",
  es: "(?:nos gustaría|queremos|querríamos|quisiéramos) (?:presentar|anunciar|describir|mostrar)l[oa]s? (?:así|de esta (?:forma|manera)|como sigue)",
  it: "(?:vorremmo|vogliamo|ci piacerebbe) (?:presentar|annunciar|descriver|mostrar)l[oaie] (?:così|in questo modo|come segue)",
  nl: "we (?:willen|zouden) (?:het|hem|ze|dit) (?:graag )?(?:zo|als volgt) (?:presenteren|voorstellen|aankondigen|laten zien)|zo (?:willen|zouden) we (?:het|hem|ze|dit) (?:graag )?(?:presenteren|voorstellen|aankondigen|laten zien)",
  pt: "(?:gostaríamos|gostávamos|queríamos|queremos) (?:de )?(?:[oa]s? )?(?:apresentar|anunciar|descrever|mostrar)(?:-[oa]s?)? (?:assim|desta (?:forma|maneira)|da seguinte forma)|(?:queríamos|queremos) (?:apresentá|anunciá|descrevê|mostrá)-l[oa]s? (?:assim|desta (?:forma|maneira))",
};
/** The same anywhere in a text of any language. */
export const presentsSo = once(
  () => new Prefiltered(`(?<!\\p{L})(?:${Object.values(PRESENTS).join("|")})(?!\\p{L})`, "giu"),
);
const SOFTLY = "(?:(?:please|and|also|bitte|und|merci|et|por favor|y|per favore|e|graag|en|também),? )*";
const FORMS = once(
  () =>
    new Map(
      Object.entries(LEADS).map(([code, leads]) => [
        code,
        new Prefiltered(
          `^\\s*${SOFTLY}(?:(?<lead>${leads})|${own(PRESENTS, code) ?? leads})(?!\\p{L})\\s*[:,]?\\s*(?=["“„«]|(?<=[:：]\\s*)\\S)`,
          "iu",
        ),
      ]),
    ),
);
const PUBLISH =
  "(?:post|publish|print|use|share|put (?:up|out)|run|show|veröffentlichen|veröffentlicht|postet|posten|übernehmt|übernehmen|bringt|publiez|publier|postez|mettez|publicad|publicar|publiquen|poned|pubblicate|pubblicare|mettete|plaats|plaatsen|zet|publicar|publiquem|publique|ponham)";
const WORDS =
  "(?:(?:this|it|the following|everything)(?: (?:below|text))?|the (?:words?|text|lines?|wording)(?: (?:below|that follow))?|(?:den|die|das) (?:text|worte|zeilen|folgende)(?: (?:unten|hier))?|(?:es|das)|(?:le texte|les mots|les lignes|ce qui suit)(?: ci-dessous)?|(?:el texto|las palabras|lo siguiente)(?: de abajo)?|(?:il testo|le parole|quanto segue)(?: qui sotto)?|(?:de tekst|de woorden|het)(?: hieronder)?|(?:o texto|as palavras|o seguinte)(?: abaixo)?)";
const AS_IT_IS =
  "(?:(?:just|exactly|genau|exactement|exactamente|esattamente|precies|exatamente) )?(?:as (?:it|they) (?:stands?|is|are|comes?)|as written|word for word|verbatim|unchanged|(?:so|genau so),? wie (?:es|sie|er) (?:ist|sind|da ?steht|dastehen|hier steht)|unverändert|wörtlich|(?:bitte )?wortwörtlich|tel(?:s|le|les)? quel(?:s|le|les)?|mot pour mot|sans rien changer|tal cual|palabra por palabra|sin cambios|così com['’]è|così come sono|parola per parola|senza modifiche|zoals (?:het|ze) (?:er )?staa[tn]|woord voor woord|ongewijzigd|tal como (?:está|estão)|palavra por palavra|sem alterações)";
const NOTHING_ELSE =
  "(?:,? (?:and |und |et |y |e |en )?(?:please|bitte|svp|por favor|per favore|graag|nothing (?:added|else|more)(?: added)?|no changes|without changes|add nothing|nichts (?:dazu|hinzufügen|ergänzen|weglassen)|ohne zusätze|rien (?:ajouter|d['’]autre|de plus)|sans ajout|sin añadir nada|nada más|senza aggiunte|niente altro|niets (?:toevoegen|erbij)|nada acrescentado|mais nada))*";
/** "…, and please use exactly these words, I've fiddled with them long enough: “…”" */
const THESE_WORDS = once(
  () =>
    new Prefiltered(
      /^[^"“„«:]{0,90}(?<!\p{L})(?:(?:use|put|print|post|take) (?:exactly |only |just )*these (?:exact )?words|exactly these words|genau diese(?:n)? (?:worte|wörter|text)|exactement ces mots|exactamente estas palabras|esattamente queste parole|precies deze woorden|exatamente estas palavras)(?!\p{L})[^"“„«:]{0,80}:\s*(?=["“„«])/iu,
    ),
);

/** "Text is finished, …" */
const TEXT_DONE =
  "(?:(?:the |der |le |el |il |de |o )?(?:text|texte|texto|testo|tekst) (?:is|ist|est|es|está|è|é) (?:already |schon |bereits |déjà |ya |già |al |já )?(?:finished|final|done|ready|fertig|prêt|fini|listo|terminado|pronto|finito|klaar|af|acabado))";
/** "Please publish the words below just as they stand, nothing added.": all that follows is for readers. */
const AS_THEY_STAND = once(
  () =>
    new Prefiltered(
      `^\\s*(?:${TEXT_DONE},? )?${SOFTLY}${PUBLISH} (?:${WORDS},? )?${AS_IT_IS}${NOTHING_ELSE}\\s*[.:!]?\\s*$`,
      "iu",
    ),
);

/** "Post text can say we've cleaned there since 2023.": what is behind is said to readers as it stands. */
const CAN_SAY =
  /^\s*(?:the |in the )?(?:(?:post|caption) (?:text|copy)|caption|text|post) (?:can|could|should|may|might) (?:just |also |simply )?(?:say|mention|add)(?: that)? (?=(?:we|our|it|they|the)(?!\p{L}))/iu;

/** The words of the post are no title of the picture. */
const OF_POST = /(?<!\p{L})(?:post|caption|publicación|publicação|beitrag)(?!\p{L})/iu;
const MARKED = /^["“„«]\s?(?<words>[^"“”„«»]{3,300}?)\s?["”“»][.!]?\s*$/u;
const LONGEST_TITLE = 9;

/** Reads such a sentence: only the words behind its lead are for readers. Undefined for other sentences. */
export function readTextLead(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  if (AS_THEY_STAND().test(text)) return holdWhole(n, { start, end, piece }, "instruction");
  const found = THESE_WORDS().exec(text) ?? FORMS().get(n.language)?.exec(text) ?? CAN_SAY.exec(text);
  if (!found) return undefined;
  const length = found[0].length;
  const words = text.slice(length);
  hold(n, start, start + length, "instruction");
  const bare = MARKED.exec(words)?.groups?.words ?? words;
  const from = start + length + words.indexOf(bare);
  const place = { start: from, end: from + bare.length, piece };
  const says = bare === words ? saysOf(capitalize(bare.trim()), n) : asGiven(bare);
  const said = addStatement(n, place, { says });
  const isPresented = found.groups !== undefined && found.groups.lead === undefined;
  const isTitle =
    !isPresented && wordCount(bare) <= LONGEST_TITLE && !OF_POST.test(found.groups?.lead ?? found[0]);
  if (isTitle) n.title ??= said;
  return said !== undefined;
}
