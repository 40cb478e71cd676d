import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { surelyFor } from "../addressee/addressee.ts";
import { AND_THAT } from "./clauses.ts";

/**
 * "Bitte erwähnen, dass …", "Merci de préciser que …": an order whose clause is for readers, and what it says is
 * a statement. By language.
 */
type Order = { polite: string; say: string; that: string };

const ORDERS: Record<string, Order> = {
  en: {
    polite: "please|pls|also|do|just|and|oh|can you|could you|would you",
    say: "(?:mention|say|add|note|point out|stress|state|explain|make (?:it )?clear|remind (?:people|everyone|customers|them|readers)|tell (?:people|everyone|customers|them|readers)|let (?:people|everyone|customers|them|readers) know|(?:it|this) (?:must|should|needs to|has to) be (?:very |really )?(?:clear|obvious)|(?:people|everyone|readers|customers) (?:must|should|need to|have to) (?:know|see|understand|notice)(?: (?:at a glance|at once|right away|straight away|immediately))?|the (?:main|most important|key) (?:point|thing|message) is)",
    that: "that",
  },
  de: {
    polite: "bitte|auch|noch|und|unbedingt|gern|gerne|kurz|dazu",
    say: "(?:(?:es|das) (?:muss|soll(?:te)?) (?:sofort |gleich )?(?:klar|deutlich) (?:sein|werden)|(?:man|alle|jeder) (?:muss|soll(?:te|en)?) (?:sofort |gleich )?(?:wissen|sehen|erkennen|merken)|das wichtigste ist|erwähn\\p{L}*|schreib\\p{L}*|sag(?:en|t|e)?|dazuschreiben|dazusagen|hinweisen|hinschreiben|nenn(?:en|t|e))(?:,? (?:bitte|auch|noch|dazu|sie|darauf hin|unbedingt))*",
    that: "dass",
  },
  fr: {
    polite: "merci de|merci d[’']|veuillez|bien|aussi|et|pensez à|n[’']oubliez pas de|il faut",
    say: "(?:précise[rz]?|mentionne[rz]?|indique[rz]?|signale[rz]?|rappele[rz]|rappelle[rz]?|dire|dites|ajoute[rz]?|écri(?:re|vez)|(?:il|cela|ça) doit être (?:bien |très )?clair|(?:on|les gens|tous) doi(?:t|vent) (?:voir|savoir|comprendre)(?: tout de suite)?|le plus important,? (?:est|c[’']est))(?:,? (?:bien|aussi|svp|s[’']il vous plaît|s[’']il te plaît))*",
    that: "que|qu[’']",
  },
  es: {
    polite: "por favor|también|y|hay que|no olvidéis|no olvides",
    say: "(?:mencion(?:ad|a|ar|en|e)|dec(?:id|ir)|di|dig[ae]n?|indic(?:ad|a|ar)|indiqu(?:en|e)|record(?:ad|ar)|recuerd[ae]n?|añad(?:id|e|ir|an)|cont(?:ad|ar)|cuent[ae]n?|pon(?:ed|er|gan)?|aclar(?:ad|a|ar|en)|(?:debe|tiene que|ha de) (?:quedar|estar) (?:muy |bien )?claro|(?:se|la gente) (?:debe|tiene que) (?:ver|saber|entender)|lo (?:más )?importante es)",
    that: "que",
  },
  it: {
    polite: "per favore|anche|e|bisogna|vi prego di|si prega di|ricordatevi di",
    say: "(?:menzion(?:ate|a|are)|dite|dire|di[’']|indic(?:ate|a|are)|ricord(?:ate|a|are)|aggiung(?:ete|i|ere)|scriv(?:ete|i|ere)|specific(?:ate|a|are)|precis(?:ate|a|are)|segnal(?:ate|a|are)|dev(?:e|rebbe) (?:essere|risultare) (?:ben |molto )?chiaro|si deve (?:vedere|capire|sapere)(?: subito)?|la cosa più importante è)",
    that: "che",
  },
  nl: {
    polite: "graag|aub|alsjeblieft|alstublieft|ook|nog|en|even",
    say: "(?:het moet (?:heel |meteen )?duidelijk zijn|(?:men|iedereen|mensen) moet(?:en)? (?:meteen )?(?:weten|zien)|het belangrijkste is|vermeld(?:en)?|zeg(?:gen)?|noem(?:en)?|schrijf|schrijven|meld(?:en)?|zet(?:ten)? erbij|vertel(?:len)?)(?:,? (?:graag|ook|nog|even|erbij|aub|alsjeblieft))*",
    that: "dat",
  },
  pt: {
    polite: "por favor|também|e|é preciso|não se esqueçam de",
    say: "(?:mencion(?:em|e|ar)|digam|diga|dizer|indiqu(?:em|e)|indicar|record(?:em|ar)|lembr(?:em|ar)|acrescent(?:em|ar)|escrev(?:am|er)|refir(?:am|a)|referir|(?:tem de|tem que|deve) ficar (?:bem |muito )?claro|(?:as pessoas|todos) (?:devem|têm de) (?:ver|saber|perceber)(?: logo)?|o (?:mais )?importante é)",
    that: "que",
  },
};

/** Politeness may stand before the order and behind it: "Mencionad, por favor, que …". */
const PATTERNS = once(
  () =>
    new Map(
      Object.entries(ORDERS).map(([code, { polite, say, that }]) => {
        const soft = `(?:(?:${polite})(?<=[’'])|(?:${polite})(?!\\p{L}),?\\s+)*`;
        return [
          code,
          new Prefiltered(
            `^\\s*${soft}(?:${say})(?!\\p{L})(?:,?\\s+(?:${polite})(?!\\p{L}))*,?\\s+(?:${that})(?:\\s+|(?<=[’']))`,
            "iu",
          ),
        ];
      }),
    ),
);

/** Where the clause behind such an order begins; 0 for other sentences. */
export function passedOnAt(sentence: string, language: string): number {
  return PATTERNS().get(language)?.exec(sentence)?.[0].length ?? 0;
}

/** The words that lead to a clause for readers, and nothing behind them: "Bitte erwähnen, dass", "und dass". */
export const leadsOn = (words: string, language: string): boolean =>
  passedOnAt(`${words} `, language) === words.length + 1 ||
  (own(ORDERS, language) !== undefined &&
    new Prefiltered(`^(?:${AND_THAT.source})$`, "iu").test(` ${words} `));

/** "I'd like the card to say no more than that: our café opens …": words for the maker lead to words for readers. */
const LED = /^(?<order>[^:：.!?"“„«\d]{14,140})[:：]\s+(?=\p{L})/u;
const TO_SAY =
  /(?<!\p{L})(?:say(?:s|ing)?|reads?|reading|line|sentence|card|post|slide|caption|text|karte|satz|zeile|steh(?:t|en)|texte|carte|ligne|phrase|frase|texto|tarjeta|línea|testo|scritta|riga|zin|tekst|kaart|regel|linha|cartão)(?!\p{L})/iu;
/** "Small print that has to be on there: …", "Kleingedrucktes, das draufmuss: …". */
const SMALL_PRINT = new Prefiltered(
  /(?<!\p{L})(?:(?:small|fine) print|footnote|disclaimer|legal (?:line|bit|text|note)|kleingedruckte\p{L}*|fußnote|pflichtangaben?|pflichthinweis|sternchentext|petites? lignes?|mentions? (?:légales?|obligatoires?)|note de bas de page|letra pequeña|aviso legal|nota (?:legal|al pie|a piè di pagina|de rodapé)|note legali|righe in piccolo|kleine lettertjes|voetnoot|letras? pequenas?|letras? miúdas?)(?!\p{L})/iu,
);
const MUST_STAND =
  /(?<!\p{L})(?:that|which|must|has to|have to|needs? to|should|muss|müssen|soll|sollte|sollen|\p{L}+muss|doit|doivent|devra|à (?:faire|mettre|indiquer|mentionner)|tiene|tienen|debe|deben|hay que|deve|devono|va|vanno|moet|moeten|tem|têm|devem)(?!\p{L})/iu;

/** "So say yes by e-mail: hello@acme.example": an address is where readers say it. */
const IS_ADDRESS = /^(?:[\w.+-]+@[\w-]|https?:|www\.|[\w-]+\.\p{L}{2,}(?:[/\s.,;]|$))/iu;

/** "Se entiende así: …", "Zum Verständnis: …": how the maker is to understand it leads to words for readers. */
const EXPLAINS = new Prefiltered(
  /^\s*(?:(?:(?:just )?to explain|for (?:your )?(?:understanding|context|clarity)|what (?:it|that|this) means(?: is)?|you can (?:think of|picture) it like this)|(?:(?:nur |kurz )?zum (?:besseren )?verständnis|zur erklärung|gemeint ist|das ist so zu verstehen|man muss sich das so vorstellen)|(?:pour (?:bien )?comprendre|pour que vous compreniez|pour expliquer|il faut comprendre)|(?:(?:para que )?se entiend[ea] así|para que (?:lo|se) entend(?:áis|as|an)|para explicarlo|lo explico)|(?:(?:per )?(?:capir(?:ci|si)|spiegarci|farvi capire)|si capisce così|per spiegare)|(?:(?:even )?ter (?:uitleg|verduidelijking)|om het uit te leggen|even voor de duidelijkheid)|(?:(?:entende-se|percebe-se|explica-se) assim|para (?:perceberem|entenderem|explicar)|dá para entender assim))\s?[:：]\s+(?=\S)/iu,
);

/** "A funny detail you can use: …", "Ein Detail, das ihr verwenden könnt: …": what the maker may take. */
const OFFERED = new Prefiltered(
  /^[^:：.!?"“„«\n]{3,60}(?<!\p{L})(?:you (?:can|could|may|might|are welcome to) (?:use|include|mention|add|take)|(?:ihr|sie|du) (?:gerne? )?(?:verwenden|nehmen|erwähnen|einbauen|nutzen) (?:könnt|können|dürft|dürfen|kannst)|(?:vous pouvez|tu peux) (?:utiliser|mentionner|reprendre|ajouter)|(?:podéis|pueden|puedes) (?:usar|utilizar|mencionar|incluir|poner)|(?:potete|puoi) (?:usare|utilizzare|citare|mettere)|(?:jullie|u|je) (?:kunnen|kunt|kan|mogen|mag) (?:gebruiken|noemen|opnemen)|(?:podem|pode|podes) (?:usar|utilizar|mencionar|incluir))[^:：.!?\n]{0,30}[:：]\s+(?=\S)/iu,
);

/** "What it does in one sentence: …", "Worum es geht, in einem Satz: …": a summary for the maker says it in words for readers. */
const SUMS_UP = new Prefiltered(
  /^\s*(?:(?:(?:what|who) [\p{L}’' ]{2,30},? |(?:the (?:idea|story|point|gist|app|product),? )|(?:all of )?it,? )?in (?:one|a) (?:single )?(?:sentence|line)|(?:(?:was|worum|wer) [\p{L} ]{2,30},? )?in (?:einem|nur einem) satz|(?:(?:ce que|qui) [\p{L}’' ]{2,30},? )?en une (?:seule )?phrase|(?:(?:qué|lo que|quiénes) [\p{L} ]{2,30},? )?en una (?:sola )?frase|(?:(?:cosa|che cosa|chi) [\p{L}’' ]{2,30},? )?in una (?:sola )?frase|(?:(?:wat|wie) [\p{L} ]{2,30},? )?in (?:één|een) zin|(?:(?:o que|quem) [\p{L} ]{2,30},? )?numa (?:só )?frase)\s?[:：]\s+(?=\S)/iu,
);

/** Length of the order that leads to words for readers; 0 without one. */
export function orderBeforeColon(text: string, language: string): number {
  const explained = (EXPLAINS.exec(text) ?? OFFERED.exec(text) ?? SUMS_UP.exec(text))?.[0].length ?? 0;
  if (explained > 0) return explained;
  const found = LED.exec(text);
  const order = found?.groups?.order ?? "";
  if (found && IS_ADDRESS.test(text.slice(found[0].length))) return 0;
  if (!found) return 0;
  if (SMALL_PRINT.test(order) && MUST_STAND.test(order)) return found[0].length;
  return order.length >= LEAST_ORDER && TO_SAY.test(order) && surelyFor(order, language) === "maker"
    ? found[0].length
    : 0;
}
const LEAST_ORDER = 24;
