import { capitalize, wordCount } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** "It should say: …", "Auf der Karte soll stehen: …": what leads to the words themselves, by language. */
const LEADS: Record<string, string> = {
  en: "(?:here(?:['’]s| is) )?what (?:it|the \\p{L}+) (?:should|must|has to|needs to) say|(?:it|this|(?:the |our )?(?:card|picture|image|graphic|poster|slide|banner|sign|preview|tile|text|wording|headline|post|caption)(?: (?:on|for|of) (?:it|(?:the |our )?\\p{L}+))?) (?:should|must|has to|needs to|ought to|could|can) (?:just |simply |only )?(?:say|read|state)",
  de: "(?:es|da|dort|darauf|drauf|darin|drin|(?:auf|in) (?:der|dem|die|das) \\p{L}+|im \\p{L}+) (?:soll(?:te)?|muss|darf|kann) (?:nur |bitte |einfach )?(?:drauf|darauf|drin)?stehen|der text (?:soll(?:te)? )?(?:lauten|lautet)",
  fr: "(?:il (?:faut|faudrait) (?:y )?(?:écrire|lire)|(?:on (?:doit|devrait)|il faut qu['’]on) (?:y )?lire|(?:la |le |l['’])?(?:carte|image|texte|visuel|affiche) (?:doit|devrait|dit|dira) ?(?:dire|être)?)",
  es: "(?:(?:la |el )?(?:tarjeta|imagen|texto|cartel|publicación) )?(?:debe(?:ría)?|tiene que|ha de) (?:decir|poner|leerse)|(?:que |quiero que |queremos que )(?:diga|ponga)",
  it: "(?:(?:la |il |l['’])?(?:card|scheda|immagine|testo|scritta|locandina) )?(?:deve|dovrebbe) (?:dire|recitare|riportare)|(?:ci |vi )?(?:deve|dovrebbe) (?:esserci|essere) scritto",
  nl: "(?:er|erop|op (?:de|het) \\p{L}+|in (?:de|het) \\p{L}+) (?:moet|mag|kan) (?:komen te |op (?:komen te )?)?staan|de tekst (?:moet|mag) (?:zijn|luiden)",
  pt: "(?:(?:o |a )?(?:cartão|imagem|texto|cartaz|publicação) )?(?:deve|devia|deveria|tem de|tem que) (?:dizer|ler-se|constar)|(?:que |queremos que |quero que )(?:diga)",
};
const SOFTLY = "(?:(?:please|and|also|bitte|und|merci|et|por favor|y|per favore|e|graag|en|também),? )*";
const FORMS = once(
  () =>
    new Map(
      Object.entries(LEADS).map(([code, leads]) => [
        code,
        new Prefiltered(
          `^\\s*${SOFTLY}(?<lead>${leads})(?!\\p{L})\\s*[:,]?\\s*(?=["“„«]|(?<=[:：]\\s*)\\S)`,
          "iu",
        ),
      ]),
    ),
);
/** The words of the post are no title of the picture. */
const OF_POST = /(?<!\p{L})(?:post|caption|publicación|publicação|beitrag)(?!\p{L})/iu;
const MARKED = /^["“„«]\s?(?<words>[^"“”„«»]{3,300}?)\s?["”“»][.!]?\s*$/u;
const LONGEST_TITLE = 9;

/** Reads such a sentence: only the words behind its lead are for readers. Undefined for other sentences. */
export function readTextLead(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  const found = FORMS().get(n.language)?.exec(text);
  if (!found) return undefined;
  const length = found[0].length;
  const words = text.slice(length);
  hold(n, start, start + length, "instruction");
  const bare = MARKED.exec(words)?.groups?.words ?? words;
  const from = start + length + words.indexOf(bare);
  const place = { start: from, end: from + bare.length, piece };
  const said = addStatement(n, place, { says: saysOf(capitalize(bare.trim()), n) });
  const isTitle = wordCount(bare) <= LONGEST_TITLE && !OF_POST.test(found.groups?.lead ?? "");
  if (isTitle) n.title ??= said;
  return said !== undefined;
}
