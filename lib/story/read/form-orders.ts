import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { layoutWishIn } from "./layout-wishes.ts";
import { lower } from "./lower.ts";

/** Sentences of which every word speaks of the form: "A carousel, please, one point per slide." */

type FormWords = {
  /** What is made, and its parts. One of these must stand in the sentence. */
  things: string;
  /** What else such an order is made of. */
  others: string;
  /** One of these makes it an order: a courtesy, a verb of making, a share for each part. */
  orders: string;
};

const WORDS: Record<string, FormWords> = {
  en: {
    things:
      "carousel slideshow video film reel clip animation card post infographic graphic story slide slides picture pictures image images frame frames scene scenes page pages panel panels",
    others:
      "a an the one two three four five six seven eight nine ten twelve or and to at most least about around under below over within max maximum no not longer shorter more fewer less than for on of in with as it should be this our is point points tip tips step steps idea ideas fact facts item items thing things line lines word words second seconds secs sec s minute minutes min title cover before after short simple just only single separate own has have gets so that long square vertical portrait landscape",
    orders: "please pls thanks keep make want need like show per each every",
  },
  de: {
    things:
      "karussell karussel slideshow diashow video film reel clip karte post beitrag infografik grafik story bild bilder bildern folie folien seite seiten slide slides szene szenen",
    others:
      "als mit ein eine einem einen einer zwei drei vier fünf sechs sieben acht neun zehn auf und oder höchstens maximal max unter über etwa rund ca sekunden sek minuten minute lang länger kürzer nicht mehr weniger punkt punkte punkten tipp tipps schritt schritte gedanke satz zeile wort vorher nachher kurz kurzes kurzer einfach nur eigene eigenen der die das den dem es in im für von bis zu",
    orders:
      "bitte gern gerne pro je jede jeder jedes machen macht mach soll sollte sollen bleiben halten möchten",
  },
  fr: {
    things:
      "carrousel diaporama vidéo film réel clip carte post publication infographie visuel story image images diapo diapos diapositive diapositives page pages vue vues scène scènes",
    others:
      "de en sous forme pour un une deux trois quatre cinq six sept huit neuf dix point points conseil conseils étape étapes idée idées phrase mot mots seconde secondes minute minutes moins plus que maximum max environ et ou avec avant après court courte simple la le les l d à au sur être rester seul seule il vous te plaît plait",
    orders: "svp s'il s’il merci par chaque faire faites gardez garder doit",
  },
  es: {
    things:
      "carrusel presentación vídeo video película reel clip tarjeta publicación post infografía historia imagen imágenes diapositiva diapositivas página páginas escena escenas",
    others:
      "en como formato un una uno dos tres cuatro cinco seis siete ocho nueve diez punto puntos consejo consejos paso pasos idea ideas frase palabra palabras segundo segundos minuto minutos menos más de que máximo unos unas y o con antes después corto corta breve sencillo sencilla el la los las al del a favor solo sola",
    orders: "por cada haz hacer haced mantén que sea dure queremos",
  },
  it: {
    things:
      "carosello presentazione video film reel clip card scheda post infografica storia immagine immagini slide diapositiva diapositive pagina pagine scena scene",
    others:
      "come in formato con un uno una due tre quattro cinque sei sette otto nove dieci punto punti consiglio consigli passo passi idea idee frase parola secondi minuti meno più di massimo al circa e o prima dopo breve corto semplice il lo la i gli le del della favore piacere solo sola sia",
    orders: "per ogni fate fai tenere tenete vorremmo",
  },
  nl: {
    things:
      "carrousel diavoorstelling slideshow video film filmpje reel clip kaart post bericht infographic verhaal plaatje plaatjes afbeelding afbeeldingen beeld beelden dia dia's slide slides pagina pagina's scène scènes",
    others:
      "als een met één twee drie vier vijf zes zeven acht negen tien punt punten tip tips stap stappen idee zin woord woorden seconden minuten minder meer dan maximaal hooguit ongeveer en of voor na kort korte eenvoudig de het op in onder van niet langer",
    orders: "graag alsjeblieft alstublieft aub per elke iedere maak maken houd houden",
  },
  pt: {
    things:
      "carrossel apresentação vídeo filme reel clip cartão post publicação infográfico história imagem imagens slide slides diapositivo diapositivos página páginas cena cenas",
    others:
      "em como formato um uma dois duas três quatro cinco seis sete oito nove dez ponto pontos dica dicas passo passos ideia ideias frase palavra palavras segundo segundos minuto minutos menos mais de do que máximo no cerca e ou com antes depois curto curta breve simples o a os as favor só",
    orders: "por cada faça faz mantenha seja queremos",
  },
};

const setsOf = ({ things, others, orders }: FormWords) => ({
  things: new Set(things.split(" ")),
  orders: new Set(orders.split(" ")),
  all: new Set(`${things} ${others} ${orders}`.split(" ")),
});
const SETS = once(() => new Map(Object.entries(WORDS).map(([code, words]) => [code, setsOf(words)])));

const LONGEST = 18;
const WORD = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu;

/** Japanese names the form before a request for it. */
const ASIAN =
  /^[^。！？]{0,24}(?:カルーセル|スライド|スライドショー|動画|画像|カード|インフォグラフィック|ポスト)[^。！？]{0,24}(?:お願いします|お願いいたします|してください|下さい)[。！]?$/u;

const EACH: Record<string, string> = {
  en: "(?:please )?one \\p{L}+ each(?: please)?(?=[:.!]?\\s*$)|(?:(?:please|just|and) )*(?:one|a|an|two) [\\p{L}-]+(?: [\\p{L}-]+)? (?:per|on each|for each|to a|a) (?:slide|page|picture|image|frame|scene|screen|shot|card)|(?:(?:please|just|and|with) )*(?:one|a) (?:slide|page|picture|image|frame|scene|screen|shot) (?:per|for each|for every) [\\p{L}-]+(?: please)?|each [\\p{L}-]+ (?:gets|should get|should have) (?:its|their|an) own (?:slide|page|picture|image|frame|card)",
  de: "(?:bitte )?(?:ein|eine|einen|zwei) [\\p{L}-]+ (?:pro|je|auf jede[rm]?) (?:folie|seite|bild|slide|karte)|(?:bitte )?(?:je |jeweils )?(?:ein|eine) (?:folie|seite|slide) (?:pro|je|für jede[nrs]?) [\\p{L}-]+|(?:bitte )?(?:pro|je|für jede[nrs]?) [\\p{L}-]+,? (?:bitte )?(?:je )?ein(?:e[ns]?)? (?:eigene[ns]? )?(?:bild|folie|seite|slide|karte|kachel|blatt)|(?:bitte )?jede[rs]? [\\p{L}-]+ (?:bitte )?(?:auf |bekommt |hat )(?:ein(?:e[nr]?)? )?eigene[nrms]? (?:bild|folie|seite|slide|karte|kachel|blatt)",
  fr: "(?:merci de mettre )?une? [\\p{L}-]+ par (?:image|page|diapo|diapositive|slide|vue)|une? (?:image|page|diapo|diapositive|slide|vue) (?:par|pour chaque) [\\p{L}-]+|chaque [\\p{L}-]+ sur s(?:a|on) (?:propre )?(?:image|diapo|diapositive|vue|page|carte)",
  es: "(?:por favor,? )?una? [\\p{L}-]+ por (?:diapositiva|imagen|página|slide)|(?:por favor,? )?una? (?:diapositiva|imagen|página|slide) (?:por|para cada) [\\p{L}-]+|cada [\\p{L}-]+ en su (?:propi[ao] )?(?:imagen|diapositiva|pantalla|página|lámina|tarjeta)",
  it: "(?:per favore,? )?un[ao]? [\\p{L}-]+ per (?:slide|pagina|immagine|diapositiva)|(?:per favore,? )?un[ao]? (?:slide|pagina|immagine|diapositiva) (?:per|per ogni) [\\p{L}-]+|ogni [\\p{L}-]+ (?:su|in) (?:una? |un[’']|la sua |una sua )(?:propria )?(?:immagine|slide|schermata|pagina|scheda)",
  nl: "(?:graag )?(?:één|een) [\\p{L}-]+ per (?:slide|dia|pagina|afbeelding|beeld)|(?:graag )?(?:één|een) (?:slide|dia|pagina|afbeelding|beeld) (?:per|voor elke?|voor iedere?) [\\p{L}-]+|elke? [\\p{L}-]+ op (?:een |zijn )?(?:eigen )?(?:beeld|plaatje|foto|slide|dia|scherm|pagina|kaartje)",
  pt: "(?:por favor,? )?uma? [\\p{L}-]+ por (?:slide|página|imagem)|(?:por favor,? )?uma? (?:slide|página|imagem) (?:por|para cada) [\\p{L}-]+|cada [\\p{L}-]+ n[ao] s(?:ua|eu) (?:própri[ao] )?(?:imagem|slide|tela|ecrã|página|lâmina|cartão)",
};
const SHARES = once(
  () =>
    new Map(
      Object.entries(EACH).map(([code, each]) => [
        code,
        new Prefiltered(`^\\s*(?:${each})(?!\\p{L})[^.!?:;\\d]{0,80}[.!:]?\\s*$`, "iu"),
      ]),
    ),
);

/** "One food per slide, please, and the phone number on the last one.": how much stands on each part. */
const sharesOut = (sentence: string, language: string): boolean =>
  sentence.length <= 160 && SHARES().get(language)?.test(sentence) === true;

/** "Please attribute it to the paper.": whose words a quotation is shown with. A name would be one for readers. */
const ATTRIBUTES = new Prefiltered(
  /^(?:[Pp]lease |[Pp]ls |[Aa]nd )*(?:[Aa]ttribute|[Cc]redit) (?:it|this|them|the (?:quote|quotation|words|line|review)) to (?:the |our |him|her|them)?\p{Ll}*[.!]?$|^(?:[Bb]itte )(?:\p{Ll}+ ){0,2}(?:Zitat|es|das) (?:\p{L}+ ){1,3}(?:zuschreiben|zuordnen)[.!]?$|^(?:[Mm]erci (?:de|d['’])|[Vv]euillez )\s?(?:(?:l['’])?attribuer|créditer) (?:(?:la|cette) citation )?(?:à|au) \p{Ll}+(?: \p{Ll}+)?[.!]?$|^(?:[Pp]or favor,? )?(?:[Aa]tribu(?:ye|id|ir)|[Aa]credita) (?:lo|la|la cita|la frase) ?(?:a|al) \p{Ll}+(?: \p{Ll}+)?[.!]?$/u,
);

/** "A before and after story, four or five pictures.", "Bitte als Karussell mit einem Punkt pro Seite." */
export function ordersForm(sentence: string, language: string): boolean {
  if (language === "ja") return ASIAN.test(sentence.trim());
  if (sharesOut(sentence, language) || ATTRIBUTES.test(sentence.trim())) return true;
  const sets = SETS().get(language);
  const words = sentence.length > 160 ? [] : (lower(sentence).match(WORD) ?? []);
  if (!sets || words.length < 3 || words.length > LONGEST) return false;
  const isKnown = (word: string) => /^\d+(?:s|sec)?$/.test(word) || sets.all.has(word);
  const isCounted = words.some((word, i) => sets.things.has(word) && i > 0) && /,/.test(sentence);
  return (
    words.every((word) => isKnown(word) || word.split("-").every(isKnown)) &&
    words.some((word) => sets.things.has(word)) &&
    (words.some((word) => sets.orders.has(word)) || isCounted)
  );
}

const FEWEST_BEFORE = 3;
/** How a piece is to be, and no news: "Fun and quick". */
const QUALITY =
  "(?:fun|quick|fast|short|snappy|punchy|simple|clean|clear|fresh|bold|bright|light|lively|airy|soft|calm|slow|minimal|playful|friendly|warm|kurz|schnell|knackig|einfach|klar|frisch|ruhig|langsam|locker|lebendig|freundlich|court|rapide|simple|clair|frais|calme|lent|vif|ludique|corto|rápido|sencillo|claro|fresco|tranquilo|alegre|breve|veloce|semplice|chiaro|calmo|vivace|allegro|snel|eenvoudig|helder|rustig|vrolijk|curto|simples|calmo|leve)";
const QUALITIES = new Prefiltered(
  `^\\s*(?:(?:please )?(?:keep|make) it )?${QUALITY}(?:,? (?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas) ${QUALITY}|, ${QUALITY})*$`,
  "iu",
);
/** "Fun and quick", before ", one thought per screen": how a piece is to be stands beside how it is divided. */
export function isMannerOfParts(text: string, behind: string, language: string): boolean {
  const [, next = ""] = QUALITIES.test(text) ? (/^\s*[,;]?\s*([^,;.!?\n]+)/u.exec(behind) ?? []) : [];
  return next !== "" && (sharesOut(next, language) || layoutWishIn(next, language)?.kind === "one_each");
}

const PLEASE = "please|pls|bitte|svp|por favor|per favore|graag|obrigad[oa]|merci";
/** "How we make a mug, in five slides please": so many pictures are asked for. */
const PICTURES = new Prefiltered(
  `^(?:(?:in|auf|en|em|su|op|as|als) )?(?:\\d{1,2}|three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|sieben|acht|trois|quatre|cinq|sept|huit|tres|cuatro|cinco|siete|ocho|tre|quattro|cinque|sei|sette|otto|drie|vijf|zes|zeven|três|quatro|sete|oito)(?: \\p{L}+)? (?:slides?|folien|seiten|bilder|diapos?|diapositives?|pages|diapositivas|páginas|imágenes|pagine|immagini|dia['’]?s|pagina['’]?s|pictures|frames)(?:,? (?:${PLEASE}|max(?:imum)?|at most|höchstens|maximal))*$`,
  "iu",
);

/** "Five mistakes we see on drawings, one slide each please:": where such an order begins behind a heading; 0 where all is one. */
export function formTailAt(text: string, language: string): number | undefined {
  const at = text.lastIndexOf(", ");
  const head = text.slice(0, Math.max(0, at));
  const tail = text.slice(at + 2).replace(/[\s:.!]+$/u, "");
  if (head === "" || !(sharesOut(tail, language) || PICTURES.test(tail))) return undefined;
  if (QUALITIES.test(head)) return 0;
  return head.split(/\s+/u).length >= FEWEST_BEFORE && !ordersForm(head, language) ? at : undefined;
}
