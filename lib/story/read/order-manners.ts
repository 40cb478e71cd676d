import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { surelyFor } from "../addressee/addressee.ts";
import { CONTENT_ORDERS } from "./content-order-words.ts";
import { ordersForm } from "./form-orders.ts";
import { lookWish } from "./look-wishes.ts";
import { lower, pattern } from "./lower.ts";
import { isNaming } from "./naming-clauses.ts";
import { isPermission } from "./permissions.ts";
import { valuesOf } from "./values.ts";

/**
 * Comma parts behind an order for a piece that say in which form, by when or in which manner it is wanted: ", am besten
 * als Karussell", ", liefst tegen woensdag", ", sempre con lo stesso formato". "Ohne Anmeldung" is for readers.
 */

type MannerWords = {
  /** "Preferably", "please". */
  wished: string;
  /** "As", "in", "with the". */
  as: string;
  /** What a piece has, or is like, besides the kinds of content. */
  form: string;
  /** "By", before a day. */
  by: string;
  day: string;
  /** "Rather", before how it sounds. */
  rather: string;
  manner: string;
  /** Clauses: "that we can share", "if you have time". */
  clause: string;
};

const WORDS: Record<string, MannerWords> = {
  de: {
    wished: "am besten|am liebsten|gerne?|lieber|bitte|möglichst|vielleicht|wenn möglich|wieder|und|diesmal",
    as: "als|im|in|mit|wie",
    form: "format|stil|farben|hausfarben|spalten|karte|hochformat|querformat|kacheln|seiten|folien|layout|design|schrift|immer|letztes mal|beim letzten mal|sonst",
    by: "bis|noch|vor|spätestens",
    day: "heute|morgen|(?:diese|nächste|ende der|anfang) woche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochenende",
    rather:
      "eher|ganz|recht|schön|nicht zu|möglichst|allgemein|leicht|ziemlich|gerne?|bitte|nicht|aber|sehr|ton",
    manner:
      "sachlich|schlicht|kurz|knapp|bunt|verständlich|einfach|freundlich|locker|ruhig|modern|dezent|seriös|fröhlich|nüchtern|persönlich|herzlich|klassisch|reißerisch|werblich|förmlich|steif|verspielt",
    clause:
      "(?:die|das|den) (?:wir|man) [^,]*(?:teilen|posten|drucken|ausdrucken|aufhängen|verwenden|nutzen|verschicken) (?:können|kann|wollen|möchten)|was (?:ihnen|euch|dir) (?:besser|lieber)[^,]*|(?:ihr wisst|du weißt|sie wissen)[^,]*|zum (?:abspeichern|speichern|teilen|ausdrucken)",
  },
  fr: {
    wished:
      "de préférence|plutôt|si possible|s['’]il (?:vous|te) plaît|svp|idéalement|merci|peut-être|et|toujours",
    as: "en|au|à|sous forme d[e’']|avec|dans|comme",
    form: "format|style|couleurs|colonnes|blocs|carré|paysage|volets|pages|vues|charte|d['’]habitude|la dernière fois",
    by: "pour|avant|d['’]ici",
    day: "demain|aujourd['’]hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine prochaine|la fin de (?:la )?semaine",
    rather: "plutôt|assez|très|pas trop|tout|bien|ton|un peu|et|mais",
    manner:
      "simple|sobre|court|clair|calme|chaleureux|sérieux|léger|coloré|élégant|épuré|factuel|joyeux|discret|chargé|solennel|commercial",
    clause: "(?:qu['’]on|que nous|que l['’]on) [^,]*(?:partager|imprimer|afficher|publier|utiliser)[^,]*",
  },
  es: {
    wished:
      "mejor|a (?:ser|poder) posible|si (?:es|fuera) posible|si puede ser|por favor|preferiblemente|a poder ser|y|siempre",
    as: "en|como|con|a modo de|tipo",
    form: "formato|estilo|colores|columnas|cuadrado|vertical|recuadros|diseño|páginas|siempre|la última vez|otras veces",
    by: "para|antes del?|para el",
    day: "hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:esta|la próxima|la) semana",
    rather: "más bien|bastante|muy|no muy|algo|que sea|tono|y|pero|nada",
    manner:
      "sencill[oa]|simple|sobri[oa]|cort[oa]|clar[oa]|tranquil[oa]|cercan[oa]|seri[oa]|alegre|elegante|bonit[oa]|discret[oa]|colorid[oa]|formal|recargad[oa]",
    clause: "que (?:podamos|se pueda) [^,]*",
  },
  it: {
    wished: "meglio|preferibilmente|se possibile|magari|per favore|possibilmente|e|sempre",
    as: "in|come|con|sotto forma di|nello|nel|a",
    form: "formato|stile|colori|colonne|quadrato|verticale|riquadri|grafica|pagine|solito|(?:altre|ultima) volt[ae]",
    by: "entro|per|prima di",
    day: "oggi|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:questa|la prossima|fine) settimana",
    rather: "piuttosto|abbastanza|molto|non troppo|tutto|tono|e|ma|che sia",
    manner:
      "semplice|sobri[oa]|breve|chiar[oa]|tranquill[oa]|serio|seria|allegr[oa]|elegante|carin[oa]|discret[oa]|colorat[oa]|formale|pulit[oa]",
    clause: "che (?:possiamo|si possa) [^,]*",
  },
  nl: {
    wished:
      "liefst|het liefst|graag|bij voorkeur|als het kan|indien mogelijk|misschien|alsjeblieft|aub|en|weer",
    as: "als|in|met|zoals|volgens",
    form: "stijl|vorm|kleuren|huiskleuren|huisstijl|kolommen|vakken|formaat|liggend|staand|vierkant|pagina['’]s|altijd|vorige keer",
    by: "tegen|voor|uiterlijk|nog",
    day: "vandaag|morgen|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:deze|volgende|eind) week|weekend",
    rather: "eerder|best|heel|niet te|vrij|gewoon|toon|en|maar|lekker|een beetje",
    manner:
      "eenvoudig|simpel|rustig|kort|strak|zakelijk|vrolijk|duidelijk|sober|netjes|luchtig|persoonlijk|warm|bont|druk|formeel",
    clause: "(?:die|dat) (?:we|wij|mensen) [^,]*(?:delen|printen|ophangen|gebruiken|bewaren)[^,]*",
  },
  pt: {
    wished: "de preferência|se possível|se der|por favor|talvez|e|sempre|preferencialmente",
    as: "em|como|com|no|na|tipo",
    form: "formato|estilo|cores|colunas|quadrado|vertical|quadros|páginas|layout|sempre|da última vez|outras vezes",
    by: "até|para|antes de",
    day: "hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|(?:esta|essa|para a) semana",
    rather: "mais|bem|bastante|não muito|tom|e|mas|algo|nada|coisa",
    manner:
      "simples|sóbri[oa]|curt[oa]|clar[oa]|calm[oa]|tranquil[oa]|séri[oa]|alegre|elegante|bonit[oa]|discret[oa]|colorid[oa]|formal|limp[oa]",
    clause: "que (?:possamos|dê para|se possa|a gente possa) [^,]*",
  },
};

/** "Senza chiedere altro denaro", "ohne um Spenden zu bitten": what it is not to ask for or to name. */
const WITHOUT =
  "(?:sin (?:pedir|nombrar|mencionar|hablar)|senza (?:chiedere|nominare|parlare)|sans (?:demander|citer|nommer|parler)|sem (?:pedir|mencionar|falar)|zonder (?:[\\p{L}-]+ ){0,3}te (?:vragen|noemen)|ohne (?:[\\p{L}-]+ ){0,3}zu (?:bitten|nennen|erwähnen))(?!\\p{L})[^,\\d]*";

const patternOf = remembered((language): (() => RegExp) | undefined => {
  const w = own(WORDS, language);
  const content = own(CONTENT_ORDERS, language);
  if (!w || !content) return undefined;
  const after = "(?![\\p{L}\\d])";
  const wished = `(?:(?:${w.wished})${after} )`;
  const form = `(?:[\\p{L}\\d’'/-]+ ){0,4}?(?:${w.form}|${content.sure}|${content.other})${after}(?: [\\p{L}’'-]+){0,4}`;
  const manner = `(?:(?:${w.rather})${after} ){0,3}(?:${w.manner})${after}`;
  return pattern(
    `^\\s*(?:${wished}{0,2}(?:${w.as})${after} ${form}|${wished}{1,2}(?:${w.by})${after} (?:[\\p{L}]+ )?(?:${w.day})${after}|${wished}{0,2}${manner}(?: (?:${content.and}) ${manner})?|${wished}{0,2}(?:${w.clause}|${WITHOUT})|(?:zwei|drei|zwei|deux|trois|dos|tres|due|tre|twee|drie|duas|dois|três|[2-9]) (?:[\\p{L}-]+ )?(?:${w.form})|(?:${w.wished})|vorher (?:und|/) nachher|avant (?:et|/) après|antes y después|prima e dopo|voor en na|antes e depois)[\\s.!?:]*$`,
  );
});

const LONGEST = 160;
/** "…, das erklärt, wie unsere Kisten funktionieren": a clause may name what the piece is about. */
const NAMES_TOPIC =
  /^\s*(?:der|die|das|den|dem|dat|qui|que|che|wie|wo|warum|comment|pourquoi|cómo|come|hoe|waarom|como|por qu[eê]|perché|["“„«]|es geht|het gaat|il s['’]agit|c['’]est|se trata|si tratta|trata-se|thema|tema)(?!\p{L})/iu;

/** The same in words that are known to say only that. */
export const isWordedManner = (part: string, language: string): boolean =>
  part.length <= LONGEST && patternOf(language)?.().test(lower(part)) === true;

/** Whether a comma part behind an order says nothing but in which form, manner or time the piece is wanted. */
export function isOrderManner(part: string, language: string): boolean {
  if (isWordedManner(part, language)) return true;
  if (part.length > LONGEST || NAMES_TOPIC.test(part) || valuesOf(part).length > 0 || /\d/.test(part))
    return false;
  const text = part.trim().replace(/[.:!?]+$/u, "");
  return (
    lookWish(text, language) !== undefined ||
    ordersForm(`${text}, bitte`, language) ||
    surelyFor(text, language) === "maker"
  );
}

/** The same of one who allowed what is shown: "sie ist damit einverstanden". */
const allowsIt = (part: string, language: string): boolean =>
  isPermission(part, { language, judge: { doubtedFor: () => "maker" } });

const JOINT = /[,;]\s+|\s[–—-]\s|\s(?=\()/u;

/** The end of the first comma part, where all others say only how a piece is wanted; undefined where they say more. */
export function endOfOrdered(words: string, language: string): number | undefined {
  const [head = "", ...tails] = words.split(JOINT);
  const isWanted = (part: string) =>
    !isNaming(part) && (isOrderManner(part, language) || allowsIt(part, language));
  return tails.every(isWanted) ? head.length : undefined;
}

/** ", am besten als Karussell.": nothing but such parts, behind a comma. */
export const isOrderManners = (words: string, language: string): boolean =>
  /^\s*,/u.test(words) &&
  own(WORDS, language) !== undefined &&
  endOfOrdered(words, language) === words.search(/,/u);
