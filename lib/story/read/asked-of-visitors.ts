import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";
import { namesPartOfPost } from "./prohibition-words.ts";

/** What only visitors and residents do: what they wear and bring, and what they do about their house by an hour. */

const whole = (words: string) => pattern(`^(?:${words})$`);
const word = (words: string) => pattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`);

/** Clothes and what one has with one. */
const WORN = whole(
  [
    "(?:rubber |wellington |walking |hiking )?boots|wellies|wellingtons|shoes|sneakers|trainers|sandals|slippers|heels|socks|coats?|jackets?|raincoats?|jumpers?|sweaters?|fleeces?|layers?|hats?|caps?|gloves|mittens|scarf|scarves|waterproofs|umbrellas?|torch(?:es)?|flashlights?|blankets?|towels?|cushions?|swimsuits?|aprons?|helmets?|mugs?|bottles?|cutlery|snacks?|lunch|picnics?|cash",
    "(?:gummi|wander)?stiefel|(?:turn|sport|haus|wander)?schuhe|sandalen|socken|mäntel|mantel|jacken?|regenjacken?|pullover|mützen?|handschuhe|schals?|taschenlampen?|stirnlampen?|decken?|handtuch|handtücher|kissen|badesachen|schürzen?|helme?|becher|trinkflaschen?|besteck|brotzeit|picknick|bargeld",
    "bottes|chaussures|baskets|sandales|chaussons|talons|chaussettes|manteaux?|vestes?|imperméables?|pulls?|bonnets?|gants|écharpes?|lampes? (?:de poche|frontales?)|couvertures?|serviettes?|coussins?|maillots?|tabliers?|casques?|gobelets?|gourdes?|couverts|pique-niques?|espèces",
    "botas|zapatos|zapatillas|sandalias|tacones|calcetines|abrigos?|chaquetas?|chubasqueros?|jerséis|jersey|gorros?|guantes|bufandas?|linternas?|mantas?|toallas?|cojines|bañadores|delantal(?:es)?|cascos?|tazas?|cantimploras?|cubiertos|merienda|efectivo",
    "stivali|scarponi|scarpe(?: da ginnastica| comode)?|sandali|ciabatte|tacchi|calze|cappott[oi]|giacc(?:a|he)|impermeabil[ei]|maglion[ei]|berrett[oi]|cappell[oi]|guanti|sciarp[ae]|torc(?:ia|e)|copert[ae]|asciugaman[oi]|cuscin[oi]|costume|grembiul[ei]|casc(?:o|hi)|tazz[ae]|borracc(?:ia|e)|posate|contanti",
    "(?:rubber)?laarzen|(?:wandel)?schoenen|sneakers|gympen|sandalen|pantoffels|hakken|sokken|jas(?:sen)?|regenjas(?:sen)?|truien|trui|mutsen|muts|handschoenen|sjaals?|zaklamp(?:en)?|dekens?|handdoek(?:en)?|kussens?|badkleding|schort(?:en)?|helm(?:en)?|bekers?|drinkfles(?:sen)?|bestek|picknick|contant geld",
    "botas|galochas|sapatos|ténis|tênis|sandálias|chinelos|saltos|meias|casacos?|impermeáve(?:l|is)|camisolas?|gorros?|luvas|cachecóis|lanternas?|mantas?|toalhas?|almofadas?|aventa(?:l|is)|capacetes?|canecas?|cantis?|talheres|lanche|dinheiro",
  ].join("|"),
);

/** How such things are, what joins them, and the verbs of those who have them on or with them. */
const AROUND = whole(
  [
    "bring|wear|pack|a|an|the|your|own|some|of|pairs?|and|or|not|no|but|instead|rather|than|with|for|you|warm|sturdy|stout|strong|good|old|dry|thick|waterproof|comfortable|closed|flat|sensible|spare|proper|reusable|extra|plus|sticking|only",
    "bringt|bring|bringen|zieht|zieh|ziehen|tragt|trag|tragen|sie|mit|an|ein|eine|einen|die|den|eure?n?|deine?n?|ihre?n?|eigenen?|und|oder|statt|nicht|keine?n?|feste?s?|festem?|warme?n?s?|wasserfeste?|gute?|alte?|dicke|bequeme|geschlossene|flache|nur",
    "apportez|apporte|mettez|mets|portez|prenez|un|une|des|de|d|la|le|les|vos|votre|ton|tes|et|ou|pas|plutôt|que|sans|ni|chaud|chaude?s?|bonnes?|solides|vieux|vieilles|imperméables|confortables|fermées|plates|seulement",
    "trae|traed|traigan|traiga|ponte|poneos|lleva|llevad|lleven|un|una|unas|unos|el|la|los|las|tu|tus|vuestr[ao]s?|su|sus|propi[ao]s?|de|y|o|no|ni|en|vez|lugar|mejor|que|abrigo|calentit[ao]s|buen[ao]?s|viej[ao]s|cómod[ao]s|cerrad[ao]s|plan[ao]s|impermeables|resistentes|solo",
    "porta|portate|porti|indossa|indossate|metti|mettete|un|una|uno|il|la|i|le|gli|lo|di|tu[oaei]?|vostr[oaie]|propri[oaie]?|e|o|non|né|invece|niente|cald[oaie]|robust[ei]|vecchi[ei]?|comod[ei]|chius[ei]|bass[ei]|impermeabili|solo|da",
    "neem|draag|trek|doe|een|de|het|je|jouw|uw|eigen|mee|aan|en|of|geen|niet|in|plaats|van|liever|dan|warme?|stevige?|goede|oude|dikke|droge|waterdichte|gesloten|platte|alleen",
    "traga|traz|tragam|use|usem|vista|calce|calcem|um|uma|umas|uns|o|a|os|as|de|seus?|suas?|próprio?s?|e|ou|não|nem|em|vez|antes|que|quentes?|bo[ao]s|bons|velh[ao]s|confortáveis|fechad[ao]s|ras[ao]s|impermeáveis|só",
  ].join("|"),
);
const MOST_WORDS = 10;

/** The things of several words as one: "lampe de poche", "contant geld". */
const joined = (low: string): string =>
  low.replace(
    /(?<=(?:lampes?|contant|scarpe|rubber|wellington|walking|hiking)) (?=(?:de poche|frontales?|geld|da ginnastica|comode|boots)(?!\p{L}))|(?<=de|da) (?=poche|ginnastica)/gu,
    "_",
  );

/** "Boots, not sneakers.", "Bring a torch and a blanket.": nothing but what visitors wear or bring. */
function namesWorn(s: string): boolean {
  const words = joined(lower(s))
    .split(/[\s,;'’–]+|[.!]+$/u)
    .filter(Boolean)
    .map((one) => one.replaceAll("_", " "));
  const isWorn = (one: string) => WORN().test(one);
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    words.some(isWorn) &&
    words.every((one) => isWorn(one) || AROUND().test(one))
  );
}

type Household = { act: () => RegExp; thing: () => RegExp };
const household = (act: string, thing: string): Household => ({ act: word(act), thing: word(thing) });

/** What a council, a water company or a landlord asks of residents: the act, and the thing it is done to. */
const HOUSEHOLD: Record<string, Household> = {
  en: household(
    "(?:put|leave|set|wheel|take|bring|move|park|keep|return)|close|shut|lock|boil|run|turn off|switch off|clear",
    "bins?|wheelie bins?|recycling|rubbish|refuse|trash|sacks?|boxes|cars?|vehicles?|vans?|windows?|doors?|gates?|taps?|faucets?|dogs?|cats?|christmas trees?|hedges?|driveways?|pavements?|sidewalks?",
  ),
  de: household(
    "stell\\p{L}*|(?:raus|heraus|bereit|hinaus|um|ab)(?:zu)?stellen|leg\\p{L}*|(?:bereit|raus)(?:zu)?legen|räum\\p{L}*|(?:frei)?räumen|fahr\\p{L}*|(?:weg|um)fahren|park\\p{L}*|umparken|schließ\\p{L}*|hol\\p{L}*|halt\\p{L}*|lass\\p{L}*",
    "tonnen?|\\p{L}+tonnen?|säcke|\\p{L}+säcke|sperrmüll|autos?|fahrzeuge?|fenster|türen?|wasserhähne|hunde?|(?:christ|weihnachts)b(?:aum|äume)",
  ),
  fr: household(
    "sort(?:ir|ez)|rentr(?:er|ez)|laiss(?:er|ez)|déplac(?:er|ez)|gar(?:er|ez)|ferm(?:er|ez)|dépos(?:er|ez)|présent(?:er|ez)|tenir|tenez|coup(?:er|ez)",
    "bacs?|poubelles?|conteneurs?|sacs?|encombrants|voitures?|véhicules?|fenêtres?|portes?|volets|robinets?|chiens?|sapins?",
  ),
  es: household(
    "sac(?:ar|ad|a)|saquen?|dej(?:ar|ad|en)|retir(?:ar|ad|en)|apart(?:ar|ad|en)|aparquen?|cerrad|cerrar|cierren?|manten(?:er|ed|gan)|coloquen?|deposit(?:ar|ad|en)",
    "cubos?|contenedor(?:es)?|basura|bolsas?|enseres|coches?|vehículos?|ventanas?|puertas?|grifos?|perros?|árbol(?:es)?",
  ),
  it: household(
    "espo(?:rre|nete|ngano|nga)|lasci(?:are|ate|no)|spost(?:are|ate|ino)|parcheggi(?:are|ate|no)|chiud(?:ere|ete|ano)|ritir(?:are|ate|ino)|ten(?:ere|ete|gano)|conferi(?:re|te|scano)",
    "bidon[ei]|cassonett[oi]|mastell[oi]|sacch(?:i|ett[oi])|rifiuti|auto|veicol[oi]|finestr[ae]|port[ae]|rubinett[oi]|can[ei]|alber[oi]",
  ),
  nl: household(
    "zet(?:ten)?|plaats(?:en)?|haal|halen|parkeer|parkeren|sluit(?:en)?|laat|laten|houd(?:en)?|verplaats(?:en)?|bied|aanbieden|dicht(?:doen|draaien)",
    "bak(?:ken)?|container\\p{L}*|kliko['’]?s?|afval|vuilnis\\p{L}*|zak(?:ken)?|auto(?:['’]s)?|ramen|deuren|kranen|honden|kerstb(?:oom|omen)",
  ),
  pt: household(
    "coloqu(?:e|em)|colocar|deix(?:e|em|ar)|retir(?:e|em|ar)|estacion(?:e|em|ar)|fech(?:e|em|ar)|mante(?:nha|nham|r)|recolh(?:a|am|er)|ponh(?:a|am)",
    "contentor(?:es)?|lixo|sacos?|carros?|viaturas?|veículos?|janelas?|portas?|torneiras?|cães|cão|árvores?",
  ),
};

/** "by 6am", "bis 6 Uhr", "avant 6 h", "antes de las 6": an hour, and not a day, by which texts are handed in. */
const BY_HOUR =
  /(?<!\p{L})(?:by|before|after|from|until|till|between|bis|vor|ab|nach|avant|après|dès|jusqu[’']à|(?:antes|a partir) de las|hasta las|desde las|entro le|prima delle|dopo le|dalle|fino alle|voor|vóór|tot|vanaf|na|até às|antes das|depois das|a partir das) \d{1,2}(?:[:.h]\d{2})?(?!\d|[.:]\d| ?(?:%|€|jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|de[cz]))/iu;
const MOST_OF_REQUEST = 18;

/** "Please put bins out by 6am.": no text and no picture has what it is about. */
function asksResidents(s: string, language: string): boolean {
  const { act, thing } = own(HOUSEHOLD, language) ?? {};
  const low = lower(s);
  return (
    act?.().test(low) === true &&
    thing?.().test(low) === true &&
    BY_HOUR.test(low) &&
    s.split(/\s+/).length <= MOST_OF_REQUEST &&
    !/[?:：]/u.test(s)
  );
}

/** The sentence asks visitors or residents for something that no post consists of. */
export const isAskedOfVisitors = (s: string, language: string): boolean =>
  !namesPartOfPost(lower(s), language) && (namesWorn(s.trim()) || asksResidents(s.trim(), language));
