import { askedAboutIn } from "./asked-about.ts";
import { groupsOf, lower, pattern } from "./lower.ts";

/** Wishes for the headline, for one number and for one thing alone, of which the words name what is meant. */

type LargeWords = {
  /** "The headline should be the frost alerts": what stands before the thing and behind it. */
  head: [before: string, behind: string];
  /** What the thing begins with. */
  articles: string;
  /** "with a big 60", "with the number 40 large" */
  number: { with: string; name: string; large: string };
  /** "The question big on the picture and nothing else": a part of a text, the picture, and that it stands alone there. */
  alone: { part: string; picture: string; only: string };
};

const WORDS: Record<string, LargeWords> = {
  en: {
    head: [
      "(?:(?:the |our )?(?:headline|heading|title|main line) (?:should|must|has to|needs to|ought to) (?:please )?(?:be(?: about)?|say|mention)|(?:please )?(?:use|take)(?= [^.!?]+ (?:as|for) the (?:headline|heading|title)))",
      "(?: (?:as|for) the (?:headline|heading|title))?",
    ],
    articles: "the|our|that",
    number: {
      with: "with (?:a |the )?",
      name: "(?:number|figure) ",
      large: "(?:(?:nice and|really|very) )?(?:big|large|huge|giant|bold)",
    },
    alone: {
      part: "(?:the|my|our) (?:question|quote|quotation|sentence|line|title|headline|date|number|message|name)",
      picture: "(?:on|in|for) the (?:picture|image|card|graphic)",
      only: "nothing (?:else|more|much else)|(?:the rest|everything else)(?: \\p{L}+)? in(?:to)? the (?:text|caption|post)",
    },
  },
  de: {
    head: [
      "(?:(?:die|als) )?(?:überschrift|schlagzeile|headline|titelzeile)(?: (?:bitte|soll(?:te|ten|en)?|muss|müssen|wäre|nehmt|nimm|nehmen sie))+",
      "(?: (?:sein|nehmen|werden|stehen))?",
    ],
    articles: "d(?:er|ie|as|en|em)|unsere?[nr]?",
    number: {
      with: "mit (?:der |einer )?",
      name: "(?:zahl|nummer) ",
      large: "(?:(?:ganz|richtig|schön|sehr) )?(?:groß|fett|dick)(?:e[nrs]?)?",
    },
    alone: {
      part: "(?:die|das|den|der|unsere?) (?:frage|zitat|satz|zeile|titel|überschrift|datum|zahl|botschaft)",
      picture: "(?:auf(?:s| das| dem| die| der)|ins?(?: das)?|für(?:s| das| die)) (?:bild|karte|grafik)",
      only: "sonst (?:möglichst )?nichts|nichts (?:anderes|weiter|sonst)|(?:der )?rest(?: \\p{L}+)? (?:in|unter) den (?:text|beitrag)|alles andere in den text",
    },
  },
  fr: {
    head: [
      "(?:(?:le|en|comme) )?(?:gros )?(?:titre|accroche)(?: principale?)?,? (?:doit être|devrait être|ce sera|c[’']est|mettez|mettre)",
      "",
    ],
    articles: "les?|la|l[’']|nos|notre",
    number: {
      with: "avec (?:le |un )?",
      name: "(?:nombre|chiffre) ",
      large: "(?:bien |très )?(?:en )?(?:très )?(?:grand|gros)",
    },
    alone: {
      part: "(?:l[ae]|notre|ma) (?:question|citation|phrase|ligne|titre|date|nombre|message)",
      picture: "(?:sur|dans) (?:l[’']image|la carte|le visuel)",
      only: "rien d[’']autre|(?:tout )?le reste(?: \\p{L}+)? dans le (?:texte|post)",
    },
  },
  es: {
    head: [
      "(?:(?:el|de|como) )?(?:titular|título)(?: principal)?,? (?:tiene que ser|debe ser|debería ser|que sean?|pon(?:ed|er|gan|ga)?|tienen que ser|deben ser)",
      "",
    ],
    articles: "el|l[ao]s?|nuestr[oa]s?",
    number: {
      with: "con (?:el |un )?",
      name: "(?:número|cifra) ",
      large: "(?:(?:bien|muy) )?(?:en )?grande",
    },
    alone: {
      part: "(?:la|el|nuestra|mi) (?:pregunta|cita|frase|línea|título|titular|fecha|número|mensaje)",
      picture: "en la (?:imagen|tarjeta|foto)",
      only: "nada más|(?:lo demás|el resto)(?: \\p{L}+)? en el (?:texto|post)",
    },
  },
  it: {
    head: [
      "(?:(?:il|come) )?titolo(?: principale)?,? (?:deve essere|dev[’']essere|dovrebbe essere|devono essere|mettete|metti|mettere)",
      "",
    ],
    articles: "il|l[oae]|gli|i|l[’']|(?:i )?nostri|(?:le )?nostre",
    number: {
      with: "(?:con (?:il |un )?|col )",
      name: "(?:numero|cifra) ",
      large: "(?:(?:ben|bello|molto) )?(?:in )?grand(?:e|issim[oa])",
    },
    alone: {
      part: "(?:la|il|mia|nostra) (?:domanda|citazione|frase|riga|titolo|data|numero|messaggio)",
      picture: "(?:sull[’']immagine|nell[’']immagine|sulla (?:card|grafica|scheda))",
      only: "nient[’']altro|(?:tutto )?il resto(?: \\p{L}+)? nel (?:testo|post)",
    },
  },
  nl: {
    head: [
      "(?:(?:de|als) )?(?:kop|kopregel|titel|headline)(?: (?:graag|moet(?:en)?|mag|mogen|wordt|worden))+",
      "(?: (?:zijn|worden|nemen))?",
    ],
    articles: "de|het|onze?",
    number: {
      with: "met (?:het |een )?",
      name: "(?:getal|cijfer|nummer) ",
      large: "(?:(?:lekker|heel|extra|mooi) )?(?:groot|grote)",
    },
    alone: {
      part: "(?:de|het|onze|mijn) (?:vraag|citaat|zin|regel|titel|kop|datum|getal|boodschap)",
      picture: "(?:op|in) (?:het (?:beeld|plaatje)|de (?:afbeelding|kaart|foto))",
      only: "verder niets|niets anders|(?:de )?rest(?: \\p{L}+)? in de tekst|al het andere in de tekst",
    },
  },
  pt: {
    head: [
      "(?:(?:o|como) )?(?:título|manchete)(?: principal)?,? (?:deve ser|deve[mr] ser|tem de ser|têm de ser|tem que ser|que sejam?|ponham|pôr)",
      "",
    ],
    articles: "os?|as?|noss[oa]s?",
    number: {
      with: "com (?:o |um )?",
      name: "(?:número|algarismo) ",
      large: "(?:(?:bem|muito) )?(?:em )?grande",
    },
    alone: {
      part: "(?:a|o|nossa|minha) (?:pergunta|citação|frase|linha|título|data|número|mensagem)",
      picture: "(?:na|sobre a) (?:imagem|arte|foto)",
      only: "(?:e )?mais nada|nada mais|(?:tudo )?o resto(?: \\p{L}+)? no (?:texto|post)",
    },
  },
};

const END =
  "(?:[, ]+(?:please|pls|thanks|bitte|danke|svp|merci|por favor|gracias|grazie|graag|obrigad[oa]))?[^\\p{L}\\d]*$";
/** Who asks for something; "the bus with the number 12" is none of it. */
const WANTED =
  "(?:(?:and|but|e|y|et|und|en) )?(?:keep it|something|(?:we|i)(?:[’']d| would) (?:like|love)|we want|etwas|ich (?:hätte|möchte)|wir (?:hätten|möchten)|quelque chose|(?:je|on|nous) (?:voudr|aimer)\\p{L}+|algo|quer[íi]a(?:mos)?|queremos|quiero|vorre(?:i|mmo)|qualcosa|una cosa|un po|iets|(?:ik|we|wij) (?:wil|willen|zou)|uma coisa)";
const SOMEWHERE = "(?: (?:on|in|im|au|en|al|nel|op|no) [^.!?,;]{2,24})?";
/** "The title should be the dominant element" says how large it is, and no other thing. */
const RANK =
  "(?:dominant|bigg?est|largest|boldest|most|main|first|same|only|hero|star|focus|größte|auffälligste|wichtigste|erste|plus|premier|élément|más|primer|protagonista|più|primo|elemento|grootste|opvallendste|eerste|mais|maior)(?!\\p{L})";
const QUOTE = '["“„«][^"“”„«»]{2,60}["”“»]';
/** “Autumn fair” and “free entry”: the words themselves. */
const QUOTES = `${QUOTE}(?:(?:,| and| und| et| y| e| en) ${QUOTE})*`;
/** What may stand in a sentence: the stop in "4.2" ends none. */
const SAID = "(?:[^.!?]|(?<=\\d)\\.(?=\\d))";
const THING = "(?:[^.!?;:,]|(?<=\\d)[.,](?=\\d)){2,60}?";

const PATTERNS = new Map(
  Object.entries(WORDS).map(
    ([
      code,
      {
        head: [before, behind],
        articles,
        number,
        alone,
      },
    ]) => {
      const space = "(?:\\s+|(?<=[’']))";
      const size = number.large;
      return [
        code,
        [
          pattern(
            `^\\W*(?:${before}) (?:${articles})${space}(?!${RANK})(?<what>${THING})${behind}${END}`,
            "d",
          ),
          pattern(
            `^[^.!?\\d]{0,70}(?<!\\p{L})${number.with}(?:(?:${size}) (?:${number.name})?(?<what>\\d{1,4})|(?:${number.name})?(?<that>\\d{1,4}) (?:${size}))${SOMEWHERE}${END}`,
            "d",
          ),
          pattern(
            `^\\W*(?:${WANTED}) [^.!?\\d]{0,60}(?<!\\p{L})${number.with}${number.name}(?<what>\\d{1,4})${SOMEWHERE}${END}`,
            "d",
          ),
          pattern(
            `^(?=${SAID}*(?:${alone.only}))(?=${SAID}*${alone.picture})${SAID}{0,60}?(?<!\\p{L})(?<what>${alone.part}|${QUOTES})(?!\\p{L})${SAID}{0,120}${END}`,
            "d",
          ),
        ],
      ];
    },
  ),
);

/** What a sentence wants as the headline, as one large number, or alone on the picture; undefined for any other. */
export function wishedLargeIn(sentence: string, language: string): string | undefined {
  const pointed = askedAboutIn(sentence, language);
  if (pointed) return pointed;
  const low = lower(sentence);
  for (const form of PATTERNS.get(language) ?? []) {
    const m = form().exec(low);
    const { what, that } = m ? groupsOf(m, sentence) : {};
    const found = (what ?? that ?? "").trim();
    if (found) return found;
  }
  return undefined;
}

const ALONE = pattern(
  `(?<!\\p{L})(?:${Object.values(WORDS)
    .map(({ alone }) => alone.only)
    .join("|")})(?!\\p{L})`,
);
const PICTURE = pattern(
  `(?<!\\p{L})(?:${Object.values(WORDS)
    .map(({ alone }) => alone.picture)
    .join("|")})(?!\\p{L})`,
);

/** Whether a wish wants one thing on the picture, and nothing else. */
export const wantsAlone = (quote: string): boolean =>
  ALONE().test(lower(quote)) && PICTURE().test(lower(quote));
