import { hasVerb } from "../../copy/grammar.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { valuesOf } from "./values.ts";

/** What an author says about the look of the picture. It is for its maker, whatever stands beside it. */

const COLOUR = "(?:white|black|red|blue|green|yellow|orange|pink|purple|gr[ae]y|brown|cream|gold|navy|teal)";
const LOOK = `(?:big(?:ger)?|bold|large|huge|small|strong|high|clean|simple|plain|dark|light|bright|pale|soft|warm|deep|solid|neutral|brand|${COLOUR})`;
const MEDIUM =
  "(?:card|picture|image|slide|cover|frame|page|screen|chart|graph|diagram|infographic|carousel|slideshow|film|video|graphic)";
const SHOWN = "(?:photos?|pictures?|images?|drawings?|illustrations?|icons?|cartoons?)";

/** Words about type, colour, pictures and cuts, by language; each speaks about the look in any sentence. */
const TERMS: Record<string, string> = {
  en: [
    `${LOOK} (?:${COLOUR} )?(?:background|backdrop|type|typeface|fonts?|lettering|letters|contrast)`,
    `big words|(?:lots of|plenty of|much) (?:black|white|white ?space|empty space)|white ?space|monospaced?`,
    `(?:fast|quick|slow|hard|jump) cuts|slow[- ]motion|${COLOUR} on ${COLOUR}`,
    `stock (?:photos?|pictures?|images?|photography)|clip ?art`,
    `(?:title|headline|name|logo|text|numbers?|figures) (?:in|on) (?:${COLOUR}|bold|capitals|italics)`,
    `(?:our |the )?(?:logo|name|address|link|website) (?:small|big|large|tiny)`,
    `(?:largest|biggest|main|dominant|only|first) (?:thing|element|word|line) (?:on|in|of) (?:the|this) ${MEDIUM}`,
    `(?:its|their|his|her) own (?:slide|page|frame|card|scene)|(?:per|on each|for each|to an?) (?:slide|page|frame)|(?:slide|page|frame) (?:to|for) (?:itself|themselves)`,
    `must be (?:readable|legible)|${SHOWN} (?:rather than|instead of) ${SHOWN}`,
    `(?:the|this) ${MEDIUM} (?:should|must|needs to|has to)`,
    `(?:people|text|words|logos?) (?:in|on) the (?:picture|image|photo)`,
    `(?:link|preview|share|cover) (?:image|picture|preview),? please|need the (?:link|preview|share|cover) (?:image|picture)`,
  ].join("|"),
  de: "(?:hell|dunkl|weiß|schwarz|grün|blau|rot|ruhig|schlicht|einfarbig)\\p{L}* hintergrund|(?:groß|klein|fett|klar|lesbar)\\p{L}* (?:schrift|buchstaben)|schriftart|viel (?:weiß|weißraum|rand)|keine (?:stockfotos|clip ?arts|schneemänner)|bitte als (?:\\p{L}+ )?(?:\\p{L}*diagramm|grafik|infografik|tabelle)|(?:bitte |, )[^,.]{2,30} hervorheben|(?:pro|je) (?:folie|slide)|eine eigene (?:folie|seite|karte)",
  fr: "fond (?:blanc|noir|sombre|clair|uni|bleu|rouge|vert|crème)|(?:gros(?:ses)?|grand(?:e?s)?) (?:lettres|caractères)|police de caractères|beaucoup de (?:blanc|noir|vide)|par (?:diapo|diapositive|slide)(?!\\p{L})|sa propre (?:page|diapo\\p{L}*|image)|pas de photos? (?:de|d['’])",
  es: "fondo (?:oscuro|claro|blanco|negro|liso|azul|rojo|verde)|letras? (?:grandes?|claras?|blancas?)|tipografía|mucho (?:blanco|espacio)|por (?:diapositiva|slide)(?!\\p{L})|sin (?:fotos|imágenes) de",
  it: "sfondo (?:scuro|chiaro|bianco|nero|blu|rosso|verde)|(?:caratteri|lettere) (?:grandi|chiar[ie]|bianch[ie])|molto (?:bianco|spazio)|per (?:slide|diapositiva)(?!\\p{L})|(?:senza|niente) (?:foto|immagini) (?:di|d['’])",
  nl: "(?:donkere?|lichte?|witte?|zwarte?|rustige?|effen) achtergrond|grote letters|lettertype|veel (?:wit|witruimte)|per (?:dia|slide)(?!\\p{L})|geen (?:stockfoto['’]?s|foto['’]?s van)",
  pt: "fundo (?:escuro|claro|branco|preto|liso|azul|vermelho|verde)|letras? (?:claras?|grandes?|brancas?)|muito (?:branco|espaço)|por (?:slide|imagem)(?!\\p{L})|sem (?:fotos|imagens) de",
  ja: "余白|背景(?:は|を|に)|フォント|文字(?:は|を)?(?:大き|小さ)|写真(?:は|を)?(?:使わ|なし)",
};

/** What stands large, or in a place of its own: "The date should stand out.", "La date en grand." */
const PLACED: Record<string, string> = {
  en: "(?:(?:show|make|put|keep) )?(?:the|our|her|his) [\\p{L}\\d’' -]{2,25}? (?:(?:should|must|needs to|has to) (?:be )?)?(?:stand out|large|big|bigger|small|bold|on top|at the (?:top|bottom))",
  de: "(?:bitte )?(?:das|der|die|den|unser\\p{L}*) [\\p{L}\\d-]+ (?:bitte |soll(?:te)? |muss )?(?:am |ganz |sehr |möglichst )?(?:groß|größten|klein|fett|oben|unten|auffallen)(?: sein| stehen)?",
  fr: "(?:mettre |mettez )?(?:la |le |les |notre |l[’'])[\\p{L} ]{2,25}? (?:bien |très )?en (?:grand|gros|gras|évidence|avant|haut|bas|petit)",
  es: "(?:la|el|los|las|nuestr[oa]) [\\p{L} ]{2,25}? (?:bien |muy )?(?:grande|en grande|destacad[oa]|en negrita)",
  it: "(?:(?:la|il|lo|le|i) |l[’'])[\\p{L} ]{2,25}? (?:ben |molto )?in (?:grande|evidenza|alto|basso|grassetto)",
  nl: "(?:de|het|onze) [\\p{L} ]{2,25}? (?:graag |heel )?(?:groot|klein|bovenaan|onderaan|opvallend)",
  pt: "(?:a|o|as|os) [\\p{L} ]{2,25}? (?:bem )?(?:grande|em destaque|em negrito)",
};
/** "Os números dos passos sempre visíveis.", "Die Preise müssen gut lesbar sein.": only what is drawn can be. */
const DRAWN =
  "(?:step |die |the |all |our |les |l[oa]s |el |i |le |de |het |os |as )*(?:\\p{L}+)?(?:numbers|figures|prices|dates|letters|names|zahlen|nummern|ziffern|preise|schrift|numéros|chiffres|prix|lettres|números|cifras|precios|letras|numeri|cifre|prezzi|lettere|nummers|cijfers|prijzen|letters|preços)(?: (?:of|der|des|de|di|dei|delle|van de|dos|das|de los|de las) (?:[\\p{L}]+ ?){1,2})?";
const SEEN_WELL =
  "(?: (?:(?:should|must|have to|need to) be|müssen|sollen|doivent être|tienen que (?:verse|leerse|ser|estar)|deben (?:verse|leerse|ser|estar)|devono essere|moeten|t[eê]m (?:que|de) (?:estar|ficar|ser)))?(?: (?:always|clearly|easily|well|very|immer|gut|klar|deutlich|sehr|toujours|bien|très|siempre|muy|sempre|ben|molto|altijd|goed|duidelijk|bem|muito))*(?: (?:visible|legible|readable|sichtbar|lesbar|erkennbar|visibles|lisibles|legibles|visibili|leggibili|zichtbaar|leesbaar|visíveis|legíveis))(?: (?:sein|zijn))?";
/** "I prezzi devono leggersi bene anche dal telefono." */
const READ_WELL =
  " (?:(?:should|must|have to|need to) read (?:well|easily)|(?:müssen|sollen|sollten) (?:sich )?(?:gut|leicht) (?:lesen|zu lesen sein)|doivent (?:bien )?se lire(?: bien| facilement)?|(?:tienen que|deben) leerse bien|(?:devono|dovrebbero) leggersi bene|moeten goed te lezen zijn|(?:devem|t[eê]m de) ler-se bem)(?: (?:\\p{L}+ ){1,3}\\p{L}+)?";
const NONE = "(?:no|without|keine?n?|ohne|pas de?|sans|sin|senza|niente|geen|zonder|sem)";
const MEDIA =
  "(?:photos?|pictures?|images?|fotos?|bild(?:er)?|imágenes|immagin[ei]|foto['’]s|imagens?|weihnachtsm[aä]nn(?:er)?|schneeflocken|schneemänner|père noël|flocons|bonhommes? de neige|papá noel|copos de nieve|babbo natale|fiocchi di neve|kerstman|sneeuwvlokken|papai noel|flocos de neve)";
const TEXT = "(?:text|words|schrift|texte|texto|testo|tekst)";
const PLAIN =
  "(?:simple|plain|clean|quiet|calm|minimal|sober|schlicht\\p{L}*|ruhig\\p{L}*|sachlich|reduziert\\p{L}*|sobre|épuré|sencillo|sobrio|limpio|semplice|sobria|essenziale|rustig|strak|simpel|simples|limpo|sóbrio)";
const DESIGN =
  "(?:look|design|layout|gestaltung|optik|visuel|graphisme|mise en page|diseño|grafica|impaginazione|ontwerp|vormgeving|opmaak)";
const PART =
  "(?:(?:the|our|das|unser|le|notre|el|nuestro|il|het|ons|o|a) )?(?:logo|crest|name|web ?site|address|wappen|adresse|name|nom|nombre|nome|naam|escudo|stemma|brasão)";
const CORNER =
  "(?:(?:in|at) (?:the )?)?(?:(?:top|bottom|upper|lower)[ -](?:left|right)(?: corner)?|(?:bottom|top) corner|(?:oben|unten) (?:links|rechts)|(?:links|rechts) (?:oben|unten)|en (?:haut|bas) à (?:gauche|droite)|(?:arriba|abajo) a la (?:izquierda|derecha)|in (?:alto|basso) a (?:sinistra|destra)|(?:links|rechts)(?:boven|onder)|(?:em cima|em baixo) à (?:esquerda|direita))";
const POLITE_WORD = "(?:please|bitte|graag|svp|por favor|per favore)";
/** Sentences about the look from end to end, in any language. */
const WHOLE = [
  `(?:bitte |please |graag )?(?:nur ${TEXT}, )?${NONE} (?:\\p{L}+ )?${MEDIA}(?:,? (?:and|or|of|with|und|oder|von|mit|et|ou|y|o|e|en|de|di|van) (?:[\\p{L}’']+ ){0,3}[\\p{L}’']+)?(?:, (?:only|just|nur|juste|seulement|solo|alleen|só) (?:the |du )?${TEXT})?`,
  `${TEXT} only(?:, no ${MEDIA})?`,
  `${DRAWN}${SEEN_WELL}`,
  `${DRAWN}${READ_WELL}`,
  `(?:(?:we[’']d like|we want|please|bitte|graag),? )?(?:an? |eine?n? |een |une? |um )?(?:${PLAIN} ${DESIGN}|${DESIGN} ${PLAIN})(?:, [\\p{L}’' ]{3,40})?`,
  `(?:für (?:linkedin|instagram|facebook|x), )?bitte (?:sehr |ganz |eher )?${PLAIN}(?: halten| bleiben| gestalten)?`,
  `(?:simple |plain )?(?:bar |line |pie )?(?:chart|diagram|graph),? please(?:,? [\\p{L} ]{3,50})?`,
  `${PART}(?:,? ${POLITE_WORD})?,? ${CORNER}(?: as (?:always|ever|usual))?`,
  `(?:(?:all|everything|keep it|it|alles|tout|todo|tutto|tudo)(?: (?:in|en|em))? )?(?:lower ?case|kleingeschrieben|kleinbuchstaben|minuscules|minúsculas|minuscolo|kleine letters)(?:,? (?:like|wie|comme|como|come|als) [^.!?\\d]{3,60})?`,
  `(?:photo|picture|image|bild|foto|imagen|immagine|imagem|beeld) ?: ?(?!\\p{L}[\\p{L}’']+ \\p{L}[\\p{L}’']+$)[^.!?:]{8,80}`,
];

const PATTERNS = once(
  () =>
    new Map(
      Object.entries(TERMS).map(([code, source]) => [
        code,
        new Prefiltered(code === "ja" ? source : `(?<![\\p{L}\\d])(?:${source})`, "iu"),
      ]),
    ),
);

const POLITE = ",? (?:please|bitte|graag|s[’']il (?:vous|te) plaît|svp|por favor|per favore)";
/** "…, den Rest eher klein" */
const THE_REST =
  "(?:[,;]? (?:and |und |et |y |e |en )?(?:the |den |der |le |el |lo |il |de |o )?(?:rest|reste|resto)(?! is| ist| est)[^.!?,]{0,24})?";
const WHOLES = once(() => {
  const anchored = (sources: readonly string[], behind = "") =>
    new Prefiltered(`^\\s*(?:${sources.join("|")})${behind}(?:${POLITE})?\\s*[.!]*$`, "iu");
  return {
    any: anchored(WHOLE),
    placed: new Map(Object.entries(PLACED).map(([code, s]) => [code, anchored([s], THE_REST)])),
  };
});

/** Things that pictures are decorated with: "No snowflakes, no Santa hats." */
const UNWANTED = new Prefiltered(
  `^\\s*(?:(?:and|but|also|please)[, ]+)*(?:no|without)\\s+(?:[\\p{L}-]+ ){0,2}(?:${SHOWN}(?: of [^.!?]{3,60})?|snow\\p{L}+|santas?(?: hats?)?|hearts|balloons|confetti|glitter|handshakes?|light ?bulbs?|rockets|people shaking hands)(?:(?:, (?:and |or )?| and | or )(?:no )?[\\p{L}-]+(?: [\\p{L}-]+){0,3})*(?:,? please)?\\s*[.!]*$`,
  "iu",
);
/** "No sad faces, no begging hands.", "Keine Hammer, keine Waagen.": things without a verb that are not wanted. */
const BANNED =
  /^\s*(?:(?:and|but|also|please|und|bitte|et|y|e|en|por favor)[, ]+)*(?:(?:no|keine?n?|pas des?|sin|senza|niente|geen|sem|nada de|zero)\s|pas d[’']\s?)(?:\p{L}[\p{L}’'/-]*)(?:[ ,]+(?:(?:no|or|and|keine?n?|und|oder|pas|de|ni|sin|y|senza|niente|e|o|geen|en|of|sem|nem|with|on|in|mit|et|ou|d[’'])\s)?[\p{L}’'/-]+){0,9}\s*[.!]*\s*$/iu;
/** What readers have to do without, or may do without. */
const WITHOUT = new Prefiltered(
  /(?<!\p{L})(?:need|book|appointment|ticket|fee(?!l|d)|charge|cost|deposit|dog|pet|parking|entr|admission|experience|minimum|contract|card|cash|refund|return|child|kid|queue|wait|sign-?up|regist|account|obligation|string|sugar|salt|gluten|dairy|lactose|nut|additive|preserv|plastic|palm|chemical|alcohol|bus|train|tram|water|power|service|class|session|lesson|deliver|ad|tracking|log-?in|app|install|download|limit|catch|spam|cookie|code|prerequisit|membership|subscription|commission|interest|anmeld|termin|eintritt|kosten|gebühr|hunde|kinder|parkpl|vorkennt|vertrag|zucker|gluten|laktose|plastik|alkohol|zus|wartez|barzahl|karten|reserv|réserv|inscri|frais|caution|carte|espèces|attente|stationn|engag|abonn|livraison|supplément|animaux|vélos?|additif|lait|crème|chien|enfant|sucre|rendez|alcool|plastique|cita|coste|perro|niñ|azúcar|plástico|prenot|costi|cani|bambini|zucchero|plastica|afspraak|kost|honden|kinderen|suiker|marcaç|custo|cães|crianças|açúcar|taxa|gastos|experiencia|esperienza|ervaring|experiência|exp)/iu,
);

const WITHOUT_WORD =
  /^[\s,;–-]*(?:no|without|keine?n?|ohne|pas d(?:e |[’'])|sans|sin|senza|niente|zonder|geen|sem)(?!\p{L})/iu;
/** "…, sem custo extra nos planos Pro": what readers have, and no wish for the picture. */
export const sparesReaders = (s: string): boolean => WITHOUT_WORD.test(s) && WITHOUT.test(s);

/** What visitors must not bring or do. */
const OF_VISIT = new Prefiltered(
  /(?<!\p{L})(?:flash(?!y)|blitz|flits|smok|rauch|fumer|fumar|fumo|roken|vaping|bikes?(?!\p{L})|bicic|vélos?(?!\p{L})|fahrr|fiets|scooter|drone|drohn|glass (?!effect)|bottle|flasche|bouteill|botell|bottigl|fles|garraf|food|drinks?(?!\p{L})|essen|getränk|nourrit|boisson|comida|bebida|cibo|bevand|eten(?!\p{L})|drank|bags?(?!\p{L})|rucks|taschen|mochila|zain|rugzak|barbecue|grillen|swimming|diving|climbing|ball games|pushchair|poussette|cochecito|passeggin)/iu,
);

/** "No flash.", "Niente flash.": a rule for visitors. */
export const isRuleOfVisit = (s: string): boolean =>
  s.length <= LONGEST && BANNED.test(s) && OF_VISIT.test(s);

/** Things that the picture is to do without. Only words of the list above are for readers. */
export const isBan = (s: string): boolean =>
  s.length <= LONGEST && BANNED.test(s) && !WITHOUT.test(s) && !OF_VISIT.test(s);

const ASKS =
  /(?<!\p{L})(?:should|must|needs? to|has to|please|need the|would be|(?:is|are) fine|been through)(?!\p{L})/iu;
/** Longer sentences tell something besides. */
const LONGEST = 150;

/** "Dark background, light letters.": a request about the look, without anything that readers need. */
export function isPictureNote(s: string, language: string): boolean {
  if (s.length > LONGEST || valuesOf(s).some(({ kind }) => kind !== "condition")) return false;
  const { any, placed } = WHOLES();
  if (any.test(s) || placed.get(language)?.test(s) === true) return true;
  if (language === "en" && UNWANTED.test(s)) return true;
  const term = PATTERNS().get(language)?.exec(s) ?? matchesIn(MAKER_WORDS, s)[0];
  // "The menu is now printed in large letters" is a statement.
  const isSaid = language === "en" && !ASKS.test(s) && hasVerb(s.replace(term?.[0] ?? "", ""));
  return Boolean(term) && !isSaid;
}

const SHOWN_OPENLY =
  /^\s*(?:show|keep|include|leave)\s[^.!?]{2,60}[,;–-]\s*(?:please )?(?:don['’]?t|do not|never) (?:hide|bury|drop|smooth|skip|lose|round|crop|cut)(?!\p{L})/iu;

/** "Show the dip in 2022, don't hide it.": how the picture is to treat a fact. */
export const asksToShow = (s: string): boolean => SHOWN_OPENLY.test(s);
