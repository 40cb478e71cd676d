import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower } from "./lower.ts";

/**
 * "Ideally one number big", "The number should be the first thing anyone sees", "Please show the 287 largest": any
 * number is meant, or the one that is named, and no other thing.
 */

type NumberWords = {
  number: string;
  /** How large or how early it is to be seen. */
  large: string;
  /** Words beside them that name no thing of the brief, wherever they stand. */
  beside: string;
  /** Of those, what only authors say who order a picture: "12 large" alone is a size that is sold. */
  orders: string;
};

const WORDS: Readonly<Record<string, NumberWords>> = {
  en: {
    number: "number|figure",
    large:
      "big|bigger|biggest|large|larger|largest|huge|giant|bold|prominent|first|hero|dominant|loud|front|unmissable",
    beside:
      "the|a|an|one|single|that|this|our|just|only|it|should|must|has|have|needs|ought|to|be|is|make|put|show|set|use|want|we|we[’']d|i|i[’']d|would|like|love|prefer|preferably|ideally|please|if|possible|really|very|super|as|thing|things|people|anyone|everyone|everybody|readers|viewers|they|you|sees?|seen|notices?|reads?|in|on|of|at|the|picture|image|card|graphic|visual|and|all|with|best|can|could|go|goes|stand|stands|out|up|come|comes|centre|center|main|element|focus|so|type|letters|else|than|everything|anything|rest|by|far|much|there|nice|largest",
    orders:
      "please|make|put|show|set|use|want|we[’']d|i[’']d|should|must|needs|ideally|preferably|picture|image|card|graphic|thing",
  },
  de: {
    number: "zahl|ziffer",
    large:
      "groß|große|großen|großer|größer|größte|größten|riesig|fett|zuerst|erstes|erste|vorne|auffällig|prominent|dominant|hervorgehoben",
    beside:
      "die|eine|eine?r|einzige|einzelne|nur|bitte|am|liebsten|gern|gerne|möglichst|wenn|möglich|ganz|richtig|sehr|schön|soll|sollte|muss|man|als|das|was|ist|sein|sehen|sieht|steht|stehen|im|in|auf|dem|der|bild|karte|grafik|vorschaubild|mit|und|wir|ich|möchten|möchte|hätten|hätte|wünschen|wünsche|uns|mir|zeigen|zeigt|alle|leser|jeder|ins|auge|fallen|springen|dort|dabei|sofort|gleich|ideal|idealerweise|wäre|toll|schön|darstellen|abbilden|machen|macht|setzen|setzt|schreiben|stellen|stellt|drucken|zeig|alles|andere|anderes|rest|deutlich|viel|dann",
    orders:
      "bitte|zeigen|zeigt|zeig|darstellen|abbilden|machen|macht|setzen|setzt|schreiben|stellen|drucken|soll|sollte|muss|möglichst|am|bild|karte|grafik|ideal|idealerweise|hätten|möchten|wünschen",
  },
  fr: {
    number: "chiffre|nombre",
    large: "grand|grande|gros|grosse|énorme|premier|première|visible|évidence|avant|géant",
    beside:
      "le|la|un|une|seul|l[’']on|on|qu[’']on|que|qui|ce|c[’']est|de|préférence|si|possible|idéalement|s[’']il|vous|plaît|svp|merci|en|très|bien|plus|doit|devrait|être|soit|chose|voit|voie|se|vu|lu|dans|sur|l[’']image|image|visuel|carte|mettre|mettez|met|nous|voulons|aimerions|voudrions|je|voudrais|avec|et|tout|le|monde|lecteurs|élément|au|à|montrez|montrer|affichez|afficher|mets|reste|autre|autres|beaucoup|du|des|gros|taille",
    orders:
      "mettre|mettez|mets|met|montrez|montrer|affichez|afficher|s[’']il|svp|merci|possible|doit|devrait|image|visuel|carte|voulons|aimerions|voudrions|voudrais|idéalement",
  },
  es: {
    number: "cifra|número|dato",
    large:
      "grande|grandísimo|grandísima|gran|enorme|primero|primera|destacada|destacado|gigante|visible|protagonista",
    beside:
      "el|la|un|una|sola|solo|único|única|a|ser|posible|si|es|preferiblemente|mejor|idealmente|por|favor|en|muy|bien|lo|que|se|vea|ve|vean|sea|debe|tiene|debería|ser|cosa|cualquiera|todos|gente|imagen|tarjeta|la|poned|pon|poner|queremos|quiero|gustaría|nos|me|con|y|de|elemento|al|ver|ponga|pongan|mostrad|muestra|muestren|mostrar|resto|demás|mucho|todo|del|más|otro|otra",
    orders:
      "pon|poned|poner|ponga|pongan|mostrad|muestra|muestren|mostrar|favor|posible|debe|debería|imagen|tarjeta|queremos|quiero|gustaría|idealmente",
  },
  it: {
    number: "numero|cifra|dato",
    large:
      "grande|grandissimo|grandissima|gigantesco|gigantesca|grosso|enorme|prima|primo|evidenza|gigante|protagonista|visibile",
    beside:
      "il|lo|la|un|una|solo|sola|unico|unica|meglio|se|possibile|preferibilmente|idealmente|per|favore|in|molto|ben|bello|cosa|che|si|vede|veda|deve|dovrebbe|dev[’']essere|essere|sia|tutti|chi|guarda|immagine|nell[’']immagine|sull[’']immagine|scheda|card|mettete|metti|mettere|vorremmo|vorrei|vogliamo|con|e|elemento|di|vedere|mostra|mostrate|mostrare|resto|altro|tutto|più|del|al|i|le",
    orders:
      "metti|mettete|mettere|mostra|mostrate|mostrare|favore|possibile|deve|dovrebbe|immagine|nell[’']immagine|sull[’']immagine|vorremmo|vorrei|vogliamo|idealmente",
  },
  nl: {
    number: "cijfer|getal|nummer",
    large: "groot|grote|groter|grootst|grootste|eerst|eerste|enorm|opvallend|prominent|vooraan",
    beside:
      "het|de|een|één|enkel|alleen|liefst|graag|bij|voorkeur|als|het|kan|mogelijk|heel|erg|lekker|moet|mag|zou|zijn|dat|wat|je|men|iedereen|ziet|zien|leest|in|op|beeld|plaatje|afbeelding|kaart|met|en|we|wij|ik|willen|wil|zetten|zet|maak|maken|toon|staan|staat|ding|opvallen|springen|oog|er|uit|laat|rest|ander|andere|alles|dan|veel|zo|al",
    orders:
      "graag|liefst|zet|zetten|maak|maken|toon|laat|moet|mag|zou|mogelijk|beeld|plaatje|afbeelding|kaart|willen|wil",
  },
  pt: {
    number: "número|cifra|algarismo|dado",
    large: "grande|grandíssimo|grandíssima|maior|enorme|primeiro|primeira|destaque|destacado|gigante|visível",
    beside:
      "o|a|um|uma|só|único|única|de|preferência|se|possível|idealmente|por|favor|em|bem|muito|coisa|que|se|vê|veja|vejam|deve|tem|devia|deveria|ser|seja|toda|gente|todos|imagem|na|no|cartão|ponham|põe|pôr|colocar|queremos|quero|gostávamos|gostaríamos|com|e|elemento|ver|ponha|coloquem|mostrem|mostrar|mostre|resto|tudo|mais|do|outro|maior",
    orders:
      "ponham|põe|pôr|ponha|colocar|coloquem|mostrem|mostrar|mostre|favor|possível|deve|devia|deveria|imagem|cartão|queremos|quero|gostávamos|gostaríamos|idealmente",
  },
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([language, { number, large, beside, orders }]) => [
    language,
    {
      number: new Prefiltered(`^(?:${number})$`, "u"),
      large: new Prefiltered(`^(?:${large})$`, "u"),
      beside: new Prefiltered(`^(?:${beside}|${large})$`, "u"),
      orders: new Prefiltered(`^(?:${orders})$`, "u"),
    },
  ]),
);

const MOST_WORDS = 16;

/** "287", "£15", "7.30" */
const VALUE = /\d/;

/** How a sentence names the number that it wants large; undefined where it says anything besides. */
export function numberWishedIn(sentence: string, language: string): string | undefined {
  const patterns = PATTERNS.get(language);
  const words = lower(sentence).match(/[£$€]?\d(?:[\d.,:]*\d)?[%£$€]?|[\p{L}’']+/gu) ?? [];
  if (!patterns || words.length < 2 || words.length > MOST_WORDS) return undefined;
  // Most sentences speak of no size.
  if (!words.some((word) => patterns.large.test(word))) return undefined;
  const values = words.filter((word) => VALUE.test(word));
  const names = words.filter((word) => patterns.number.test(word));
  const others = words.filter((word) => !VALUE.test(word) && !patterns.number.test(word));
  const isWish =
    others.some((word) => patterns.large.test(word)) && others.every((word) => patterns.beside.test(word));
  const isOne = values.length + names.length > 0 && values.length < 2 && names.length < 2;
  const isOrder = values.length === 0 || others.some((word) => patterns.orders.test(word));
  return isWish && isOne && isOrder ? (values[0] ?? names[0]) : undefined;
}
