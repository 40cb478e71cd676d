import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { isOfPost, isSurelyToReaders, prohibitionIn } from "./prohibitions.ts";

/** Prohibitions that are for readers by what they are about, by when they hold, or by those around them. */

const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** Bodies, medicine, clothes and what people carry: no post has them, and rules of health and of places are about them. */
const OF_BODIES = pattern(
  [
    "eyes?|eyelids?|ears?|mouth|nose|teeth|tooth|gums?|skin|scalp|hair|wounds?|scars?|stitch(?:es)?|stomach|lens(?:es)?|dressings?|plasters?|bandages?|aspirin|ibuprofen|antihistamines?|antibiotics?|medicines?|medication|tablets?|pills?|make-?up|perfume|lotions?|creams?|sun ?cream|sunscreen|toothpaste|mouthwash|soap|shower|baths?|sauna|scratch|rub|rinse|caffeine|coffee|cigarettes?|shoes|boots|spikes|studs|heels|jewell?ery",
    "augen?|ohren?|mund|nase|zähne|zahn|haut|haare?|wunden?|narben?|fäden|verband|pflaster|linsen|aspirin|ibuprofen|medikamente?|tabletten|make-?up|parfüm|cremes?|sonnencreme|zahnpasta|seife|duschen|baden|kratzen|reiben|spülen|kaffee|schuhe|stollen|schmuck",
    "yeux|œil|oreilles?|bouche|nez|dents?|peau|cheveux|plaies?|cicatrices?|points de suture|pansements?|lentilles?|aspirine|ibuprofène|médicaments?|comprimés?|maquillage|parfum|crèmes?|dentifrice|savon|douches?|bains?|café|chaussures|crampons|bijoux",
    "ojos?|oídos?|oreja|boca|nariz|dientes?|muelas?|piel|pelo|heridas?|cicatriz|puntos de sutura|vendas?|vendaje|lentillas|aspirina|ibuprofeno|medicamentos?|pastillas|maquillaje|perfume|cremas?|pasta de dientes|jabón|ducha\\p{L}*|baño|café|zapatos|zapatillas|tacos|botas|joyas",
    "occhi|occhio|orecchi\\p{L}*|bocca|naso|denti|dente|pelle|capelli|ferit[ae]|cicatric[ei]|punti di sutura|bend[ae]|cerotto|lenti|aspirina|ibuprofene|medicin[ae]|farmac[oi]|compresse|trucco|profumo|crem[ae]|dentifricio|sapone|docci[ae]|bagno|caffè|scarpe|tacchetti|stivali|gioielli|flash",
    "ogen|oog|oren|mond|neus|tanden|tand|huid|haar|wond(?:en)?|litteken|hechtingen|verband|pleister|lenzen|aspirine|ibuprofen|medicijnen|tabletten|make-?up|parfum|crème|zonnebrand|tandpasta|zeep|douche\\p{L}*|bad|krab\\p{L}*|wrijf|koffie|schoenen|noppen|sieraden",
    "olhos?|ouvidos?|boca|nariz|dentes?|pele|cabelo|feridas?|cicatriz|pontos|penso|lentes|aspirina|ibuprofeno|medicamentos?|comprimidos|maquilhagem|perfume|cremes?|pasta de dentes|sabão|duche|banho|café|sapatos|chuteiras|pitões|jóias",
  ]
    .map(word)
    .join("|"),
);

/** Things of places, plants, animals and machines that readers are asked to leave alone. */
const OF_PLACES = pattern(
  [
    "trees?|branches|lawn|grass|pitch|fields?|meadow|flower ?beds?|fences?|gates?|ladders?|nests?|dogs?|horses?|lambs?|birds?|bottles?|glass|umbrellas?|tents?|barbecues?|drones?|bikes?|chargers?|batter(?:y|ies)|doors?|windows?|stairs|lifts?|bins?|bags?|food|drinks?|antiques?|exhibits?|flash photography|inflatables?",
    "bäume?n?|äste|rasen|wiese|beete?n?|zaun|zäune|tore?|leitern?|nester|hunde?n?|pferde|lämmer|vögel|flaschen|glas|schirme|zelte|grill|drohnen|räder|ladegeräte?|akkus?|türen?|fenster|aufzug|taschen|speisen|getränke|exponate|blitz",
    "arbres?|branches|pelouse|herbe|terrain|parterres?|clôtures?|portails?|échelles?|escabeaux?|escabeau|nids?|chiens?|chevaux|agneaux?|oiseaux|bouteilles?|verre|parapluies?|tentes?|barbecues?|vélos?|chargeurs?|batteries?|portes?|fenêtres?|ascenseur|sacs?|nourriture|boissons?|œuvres|flash",
    "árboles|árbol|ramas|césped|hierba|campo|parterres|vallas?|puertas?|escaleras?|nidos?|perros?|caballos|corderos|pájaros|botellas?|vidrio|paraguas|tiendas|barbacoas?|drones|bicicletas?|cargador\\p{L}*|baterías?|ventanas?|ascensor|bolsas?|comida|bebidas?|obras|flash",
    "alberi|albero|rami|prato|erba|campo|aiuole|recinti|cancell[oi]|scal[ae]|nidi|cani|cane|cavalli|agnelli|uccelli|bottigli[ae]|vetro|ombrell[oi]|tende|barbecue|droni|bici\\p{L}*|caricatore|caricabatterie|batteri[ae]|port[ae]|finestr[ae]|ascensore|borse|cibo|bevande|opere|tessuti",
    "bomen|boom|takken|gazon|gras|veld|perken|hekken|hek|ladders?|nesten|honden|hond|paarden|lammeren|vogels|flessen|glas|paraplu\\p{L}*|tenten|barbecue|drones|fiets\\p{L}*|laders?|oplader|accu\\p{L}*|deuren|ramen|lift|tassen|eten|drinken|kunstwerken|flits",
    "árvores?|ramos|relva|erva|campo|canteiros|vedações|portões|portão|escadas?|ninhos|cães|cão|cavalos|cordeiros|pássaros|garrafas?|vidro|guarda-chuvas?|tendas|churrasco|drones|bicicletas?|carregador\\p{L}*|baterias?|portas?|janelas?|elevador|malas?|mochilas?|comida|bebidas?|telemóve\\p{L}+|obras|flash",
  ]
    .map(word)
    .join("|"),
);

/** What burns, cuts or poisons: instructions warn their readers of it. */
const OF_HAZARDS = pattern(
  [
    "(?:naked )?flames?|candles?|lighters?|matches|petrol|solvents?|bleach|chemicals?|boiling water|knife|knives|blades?|sockets?|cables?|poisonous|toxic|harmful|inedible|flammable|bitter",
    "flammen?|kerzen?|feuerzeuge?|streichhölzer|benzin|lösungsmittel|bleiche|chemikalien|messer|klingen?|steckdosen?|kabel|giftig\\p{L}*|schädlich\\p{L}*|ungenießbar|brennbar|bitter",
    "flammes?|bougies?|briquets?|allumettes|essence|solvants?|javel|produits chimiques|couteaux?|lames?|prises?|câbles?|toxiques?|vénéneu\\p{L}+|noci(?:fs?|ves?)|inflammables?|am[eè]re?s?",
    "llamas?|velas?|mecheros?|cerillas|gasolina|disolventes?|lejía|cuchillos?|cuchillas?|enchufes?|cables?|tóxic[oa]s?|venenos[oa]s?|nociv[oa]s?|amarg[oa]s?",
    "fiamm[ae]|candel[ae]|accendini?|fiammiferi|benzina|solventi?|candeggina|coltelli|coltello|lam[ae]|pres[ae]|cavi|cavo|tossic\\p{L}+|velenos\\p{L}+|nociv\\p{L}+|amar[oaie]",
    "vlammen?|kaars(?:en)?|aansteker|lucifers|benzine|oplosmiddel\\p{L}*|bleekmiddel|mes(?:sen)?|stopcontact(?:en)?|kabels?|giftige?|schadelijke?|oneetbaar|bittere?",
    "chamas?|velas?|isqueiros?|fósforos|gasolina|solventes?|lixívia|facas?|lâminas?|tomadas?|cabos?|tóxic[oa]s?|venenos[oa]s?|nociv[oa]s?|amarg[oa]s?",
  ]
    .map(word)
    .join("|"),
);

/** What people do in a place, and no post does: "No running". */
const OF_ACTS = pattern(
  [
    "running(?! (?:text|heads?|order))|diving|swimming|bathing|parking|smoking|vaping|spitting|swearing|littering|camping|cycling|skating|skateboarding|climbing|feeding|loitering|overtaking|turning|trespassing|pushing|biting|kicking|tackling",
    "rennen|laufen|springen|tauchen|schwimmen|parken|rauchen|spucken|zelten|radfahren|skaten|klettern|füttern|grillen|schubsen",
    "courir|plonger|nager|stationner|stationnement|fumer|cracher|camper|camping|baignade",
    "correr|bucear|nadar|aparcar|estacionar|fumar|escupir|acampar|bañarse|trepar",
    "correre|tuffi|nuotare|parcheggiare|fumare|sputare|campeggiare|fare il bagno|arrampicarsi",
    "rennen|duiken|zwemmen|parkeren|roken|spugen|kamperen|fietsen|klimmen|voeren",
    "correr|mergulhar|nadar|estacionar|fumar|cuspir|acampar|trepar",
  ]
    .map(word)
    .join("|"),
);

/** Until when, before what or how long. A post is done once. */
const TIMED = pattern(
  [
    "until|before|after|for (?:the )?(?:\\d+|a|an|one|two|three|four|five|six|first|next|at least) \\p{L}+|on the day|overnight",
    "bis(?: zum| zur)?|vor (?:dem|der|\\d)|nach (?:dem|der)|(?:\\d+|zwei|drei|vier|fünf|sechs) (?:stunden|tage|wochen) (?:lang|vorher)|am tag",
    "jusqu[’']\\p{L}+|avant|après|pendant (?:\\d+|une?|deux|trois|quatre)|le jour (?:de|du|même)",
    "hasta|antes de\\p{L}?|después de\\p{L}?|durante (?:\\d+|un[ao]?|dos|tres|cuatro)|el día de",
    "fino a\\p{L}*|prima d\\p{L}+|dopo|per (?:\\d+|un[ao]?|due|tre|quattro) (?:or[ae]|giorn[oi]|settiman[ae])|il giorno",
    "tot|vóór|voor (?:de|het) (?:afspraak|operatie|behandeling)|na (?:de|het)|gedurende|(?:\\d+|twee|drie|vier) (?:uur|dagen|weken) lang|op de dag",
    "até|antes d\\p{L}+|depois d\\p{L}+|durante (?:\\d+|um[a]?|dois|duas|três|quatro)|no dia",
  ]
    .map(word)
    .join("|"),
);

/** "No bus on market days", "Kein Unterricht an Feiertagen": on which days, and in which weather, there is none of a thing. */
const ON_DAYS = pattern(
  [
    "on (?:[\\p{L}-]+ ){0,4}(?:days?|nights?|holidays?|weekends?|sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays)|in (?:bad weather|(?:heavy )?(?:rain|snow)|high winds?|school holidays)|during (?:the )?(?:[\\p{L}-]+ ){0,2}(?:holidays?|season|week)",
    "an (?:[\\p{L}-]+ ){0,3}\\p{L}*(?:tagen|feiertagen|wochenenden)|(?:sonntags|montags|samstags|feiertags)|bei (?:regen|schnee|sturm|schlechtem wetter)|in den (?:\\p{L}*ferien)|während der \\p{L}*ferien",
    "les (?:jours|soirs|week-ends?)(?: (?:d[e’']|fériés)| fériés)?|pendant les vacances|par (?:temps de pluie|grand vent|mauvais temps)|en cas de (?:pluie|neige|tempête)",
    "los (?:días|fines de semana|domingos|lunes|sábados|festivos)|en (?:vacaciones|festivos)|con (?:lluvia|mal tiempo|nieve|viento)|en caso de (?:lluvia|nieve|viento)",
    "nei (?:giorni|festivi|fine settimana)|(?:la|di) domenica|durante le vacanze|con (?:la )?(?:pioggia|neve|maltempo)|in caso di (?:pioggia|neve|maltempo|vento)",
    "op (?:[\\p{L}-]+ ){0,3}\\p{L}*(?:dagen|avonden)|in (?:de|het) (?:\\p{L}*vakanties?|weekend)|bij (?:regen|sneeuw|storm|slecht weer)|tijdens (?:de )?\\p{L}*vakanties?",
    "(?:aos|nos) (?:dias|domingos|feriados|sábados|fins de semana)|nas férias|com (?:chuva|mau tempo|neve)|em caso de (?:chuva|neve|vento)",
  ]
    .map(word)
    .join("|"),
);

/** How a text is to be, and what is done with posts: whom these forbid something stays open. */
const OF_WRITING = pattern(
  word(
    "make(?!-?up)|add|be|sound|seem|go (?:overboard|on|too|live|into detail)|run|air(?= (?:it|this|that|the)(?!\\p{L}))|put (?:it|this) out|overdo|exaggerate|schedule|release|send|launch|upload|boost|tag|link|credit|compare|blame|start|end|finish|open with|lead with|focus|dwell|repeat|copy|translate|oversell|" +
      "machen|hinzufügen|übertreiben|klingen|wirken|sein|loben|vergleichen|senden|planen|beginnen|enden|" +
      "faites|soyez|ajoute\\p{L}*|exagér\\p{L}+|compar\\p{L}+|envoy\\p{L}+|commence\\p{L}*|finiss\\p{L}+|" +
      "hag\\p{L}+|añad\\p{L}+|no seas?|no sean|no seáis|exager\\p{L}+|enví\\p{L}+|empie\\p{L}+|acab\\p{L}+|" +
      "fa(?:te|re)|aggiung\\p{L}+|siate|essere|esager\\p{L}+|confront\\p{L}+|invi\\p{L}+|inizi\\p{L}+|" +
      "maak|maken|toevoegen|wees|overdrij\\p{L}+|klink\\p{L}*|vergelijk\\p{L}*|begin|eindig|" +
      "faça\\p{L}*|adicion\\p{L}+|seja\\p{L}*|exagere\\p{L}*|compare\\p{L}*|envi\\p{L}+|comec\\p{L}+|acabe\\p{L}*",
  ),
);

/** "Use no toothpaste", "Wear no sun cream", "Pas de plantes": forbidden by its noun. */
const NOUN: Record<string, RegExp> = {
  en: /^(?:please )?(?:(?:use|take|wear|bring|eat|drink|leave|light|put|add) )?no(?: more)? \p{L}/iu,
  de: /^(?:bitte )?keine?n?\s\p{L}/iu,
  fr: /^(?:merci,? )?(?:pas d(?:e |[’'])|aucune? )\p{L}/iu,
  es: /^(?:nada de|ni|sin) \p{L}/iu,
  it: /^(?:niente|nessun[oa]?) \p{L}/iu,
  nl: /^(?:\p{L}+ )?geen \p{L}/iu,
  pt: /^(?:nada de|nenhum[a]?|sem) \p{L}/iu,
};

/** What a sentence forbids is neither said to be the maker's nor a matter of writing. */
function mayBeTheirs(sentence: string, language: string): boolean {
  if (isSurelyToReaders(sentence, language)) return true;
  // "Die Beeren nicht roh essen, sie sind giftig.": a reason may follow.
  const to = prohibitionIn(sentence, language) ?? prohibitionIn(sentence.replace(/,[^,]*$/u, ""), language);
  const isByNoun = own(NOUN, language)?.test(sentence) && !namesPartOfPost(lower(sentence), language);
  const isForbidden = to === "readers" || to === "open" || (to === undefined && isByNoun);
  return Boolean(isForbidden) && !OF_WRITING().test(lower(sentence)) && !isOfPost(sentence);
}

/** "Don't run it before Monday.": what "it" is stands elsewhere, and may be the post. */
const OF_PRONOUN =
  /^(?:please )?(?:do not|don[’']?t|never) \p{L}+ (?:it|this|that|them|these|those)(?!\p{L})/u;

/** By its own words the prohibition is for readers. */
export function isBanForReaders(sentence: string, language: string): boolean {
  if (isSurelyToReaders(sentence, language)) return true;
  if (!mayBeTheirs(sentence, language)) return false;
  const low = lower(sentence);
  if (own(NOUN, language)?.test(sentence) && ON_DAYS().test(low)) return !namesPartOfPost(low, language);
  if (OF_BODIES().test(low) || OF_PLACES().test(low) || OF_ACTS().test(low)) return true;
  if (OF_HAZARDS().test(low) && !namesPartOfPost(low, language)) return true;
  return TIMED().test(low) && !OF_PRONOUN.test(low);
}

/** So many prohibitions in a row are rules. One who asks for a post forbids its maker a thing or two. */
const RULES = 3;

/**
 * In a row of prohibitions with a rule for readers, or of many, each is one, unless it is a matter of writing. `around`
 * gives the sentences before and after it, the nearest first; few sentences are prohibitions, so that it is rarely asked.
 */
export function isBanAmongRules(
  sentence: string,
  around: () => { before: readonly string[]; after: readonly string[] },
  language: string,
): boolean {
  if (!mayBeTheirs(sentence, language)) return false;
  const { before, after } = around();
  const inARow = (sentences: readonly string[]) => {
    const end = sentences.findIndex((other) => !mayBeTheirs(other, language));
    return end < 0 ? sentences : sentences.slice(0, end);
  };
  const others = [...inARow(before), ...inARow(after)];
  return others.length + 1 >= RULES || others.some((other) => isBanForReaders(other, language));
}
