import { once, rememberedIn } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower, pattern } from "./lower.ts";
import { isAddressWish, isProductionNote } from "./production-notes.ts";
import { isTaste } from "./taste-words.ts";

/**
 * "Big number please.", "Bitte warm und gemütlich.": a wish for the look without a verb, which politeness tells from
 * words for readers. And with one: "keep the prices easy to read".
 */

type Looks = {
  polite: string;
  /** Words before an adjective: "not too", "eher". */
  soft: string;
  adjectives: string;
  /** What of a picture or a text an adjective may be about. */
  parts: string;
  and: string;
  /** Orders that name a part and how it should be. */
  orders: string;
  /** Behind an adjective: "on a phone". */
  tail: string;
  articles: string;
};

const LOOKS: Record<string, Looks> = {
  en: {
    polite: "please|pls|plz|thanks|thank you",
    soft: "be|not|nothing|something|anything|a bit|a little|really|very|rather|quite|more|less|too|nice and|all|in|with|an?|the|our|some|keep it",
    adjectives:
      "slow(?:er)?|relaxed|unhurried|hectic|big(?:ger|gest)?|large[rst]*|huge|bold(?:er)?|small(?:er)?|tiny|calm(?:er)?|warm(?:er)?|cosy|cozy|fun(?:ny|ky)?|playful|serious|sober|elegant|classy|simple|clean|minimal(?:ist)?|modern|fresh|bright(?:er)?|light(?:er)?|dark(?:er)?|colou?rful|scary|loud|quiet|friendly|festive|cheerful|cheesy|salesy|corporate|formal|informal|casual|technical|dramatic|gloomy|busy|cluttered|crowded|childish|cute|rustic|natural|earthy|vintage|retro|soft|gentle|subtle|discreet|punchy|quick|snappy|clear|easy to read|readable|legible|visible|prominent|tidy|uncluttered|fair|fair to both(?: sides)?|honest|copyable|copy-?paste?able|selectable|respectful|upbeat|understated|stylish|premium|professional|happy|sunny|joyful|lively|romantic|moody|trendy|chic|sleek|edgy|youthful|sophisticated|relaxed|welcoming|inviting|trustworthy|reassuring|energetic|strong|crisp|airy|light-hearted|optimistic|positive|celebratory|spooky|wintry|summery|autumnal|short|brief|cheery",
    parts:
      "pace|tempo|rhythm|speed|numbers?|figures?|prices?|dates?|times?|letters|lettering|type|text|words|headlines?|titles?|fonts?|colou?rs?|tones?|look|feel|style|vibe|mood|aesthetic|layout|pictures?|images?|photos?|icons?|logo|background|contrast|design|drama|commands?|code|snippets?",
    and: "and|but|or|yet|&|not",
    orders:
      "(?:please )?(?:keep|make|have)|could you (?:please )?(?:keep|make)|can you (?:please )?(?:keep|make)",
    tail: "from a (?:phone|distance)|on (?:a |the )?(?:phones?|mobile|small screens?|screen)|at a glance|from across the (?:room|street)|for everyone|enough",
    articles: "the|our|all|both|these|those|every|each",
  },
  de: {
    polite: "bitte|danke",
    soft: "nicht|nichts|kein\\p{L}*|etwas|ein bisschen|sehr|ganz|eher|lieber|gern\\p{L}*|mehr|weniger|zu|so|recht|schön|alles|in|mit|die|das|den|der|eine[nr]?|ein",
    adjectives:
      "langsam\\p{L}*|gemächlich\\p{L}*|hektisch\\p{L}*|groß\\p{L}*|größer\\p{L}*|riesig|klein\\p{L}*|ruhig\\p{L}*|warm\\p{L}*|gemütlich\\p{L}*|lustig\\p{L}*|witzig|verspielt\\p{L}*|ernst\\p{L}*|seriös\\p{L}*|sachlich\\p{L}*|nüchtern\\p{L}*|elegant\\p{L}*|edel|schlicht\\p{L}*|einfach\\p{L}*|modern\\p{L}*|frisch\\p{L}*|hell\\p{L}*|dunkel|dunkl\\p{L}*|bunt\\p{L}*|farbig|laut|leise|freundlich\\p{L}*|festlich\\p{L}*|fröhlich\\p{L}*|kitschig|werblich|reißerisch|förmlich|locker|technisch|dramatisch|überladen|kindisch|rustikal|natürlich|dezent|knackig|klar|gut lesbar|lesbar|kopierbar|übersichtlich|aufgeräumt|ehrlich|handfest|respektvoll|hochwertig|professionell|auffällig|kurz\\p{L}*|knapp\\p{L}*|flott\\p{L}*|lebendig\\p{L}*|spritzig\\p{L}*|heiter\\p{L}*",
    parts:
      "tempo|rhythmus|zahl(?:en)?|preise?|datum|uhrzeit|buchstaben|schrift|text|überschrift|titel|farben?|töne|ton|look|stil|stimmung|ausstrahlung|anmutung|optik|layout|bild(?:er)?|fotos?|stockfotos?|logo|hintergrund|kontrast|gestaltung|befehle?|code|atmosphäre",
    and: "und|aber|oder|&",
    orders: "(?:bitte )?(?:halt(?:et|en sie|e)?|mach(?:t|en sie|e)?)(?: bitte)?",
    tail: "auf dem (?:handy|smartphone)|am handy|aus der ferne|auf einen blick",
    articles: "die|das|den|der|unsere?n?|alle",
  },
  fr: {
    polite: "s['’]il (?:vous|te) plaît|svp|stp|merci",
    soft: "pas|rien de|quelque chose de|un peu|très|plutôt|assez|plus|moins|trop|bien|tout|en|avec|des?|les?|la|une?|quelque chose de",
    adjectives:
      "lent(?:e|es|s)?|posée?s?|nerveu(?:x|se)s?|gros(?:se)?s?|grande?s?|énormes?|petite?s?|calmes?|chaleureu(?:x|se)s?|cosy|drôles?|ludiques?|joueu(?:r|se)s?|sérieu(?:x|se)s?|sobres?|élégante?s?|simples?|épurée?s?|modernes?|fra(?:is|îche)s?|claire?s?|lumineu(?:x|se)s?|sombres?|colorée?s?|criarde?s?|discrète?s?|discrets?|festi(?:f|ve)s?|joyeu(?:x|se)s?|gaie?s?|commercia(?:l|le|ux)s?|formel(?:le)?s?|techniques?|dramatiques?|chargée?s?|enfantins?|rustiques?|naturel(?:le)?s?|dou(?:x|ce)s?|percutante?s?|lisibles?|copiables?|visibles?|aérée?s?|honnêtes?|haut de gamme|professionnel(?:le)?s?|vi(?:f|ve)s?|ensoleillée?s?|accueillante?s?|rassurante?s?|positi(?:f|ve)s?|romantiques?|chics?|tendances?|courte?s?|brefs?|brèves?|pétillante?s?|dynamiques?|vivante?s?",
    parts:
      "caractères|rythme|tempo|chiffres?|nombres?|prix|tarifs?|dates?|heures?|lettres|texte|titres?|police|couleurs?|tons?|style|ambiance|rendu|look|mise en page|images?|photos?|visuel|logo|fond|contraste|commandes?|code|atmosphère",
    and: "et|mais|ou|&",
    orders: "(?:merci de )?(?:garde[rz]?|rende[rz]|faites|laisse[rz]?)",
    tail: "sur (?:un )?(?:téléphone|mobile|portable)|de loin|d['’]un coup d['’]œil",
    articles: "les?|la|nos|notre|tous les",
  },
  es: {
    polite: "por favor|porfa(?:vor)?|gracias",
    soft: "no|nada|algo|una cosa|un poco|muy|más bien|bastante|más|menos|demasiado|bien|todo|en|con|un[ao]?s?|el|la|los|las|que (?:sea|quede|se vea)n?",
    adjectives:
      "lent[oa]s?|pausad[oa]s?|frenétic[oa]s?|grandes?|enormes?|pequeñ[oa]s?|tranquil[oa]s?|cálid[oa]s?|acogedor(?:a|es)?|divertid[oa]s?|seri[oa]s?|sobri[oa]s?|elegantes?|sencill[oa]s?|simples?|limpi[oa]s?|modern[oa]s?|fresc[oa]s?|clar[oa]s?|luminos[oa]s?|oscur[oa]s?|colorid[oa]s?|alegres?|festiv[oa]s?|chillon(?:a|es)?|discret[oa]s?|comercial(?:es)?|formal(?:es)?|técnic[oa]s?|dramátic[oa]s?|recargad[oa]s?|infantil(?:es)?|rústic[oa]s?|natural(?:es)?|suaves?|directo|legibles?|copiables?|visibles?|honest[oa]s?|profesional(?:es)?|cort(?:o|a|ito|ita)s?|breves?|ágil(?:es)?|dinámic[oa]s?|viv[oa]s?|con chispa|cercan[oa]s?",
    parts:
      "letras?|caracteres|ritmo|números?|cifras?|precios?|fechas?|horas?|letras?|texto|títulos?|titular(?:es)?|tipografía|colores?|tonos?|estilo|ambiente|aspecto|look|diseño|imagen|imágenes|fotos?|logo|fondo|contraste|comandos?|código",
    and: "y|e|pero|o|&",
    orders: "(?:mantén|mantened|mantengan|haz|haced|hagan|dejad|deja)(?: que)?",
    tail: "en el (?:móvil|celular|teléfono)|de lejos|de un vistazo",
    articles: "el|la|los|las|nuestr[oa]s?|tod[oa]s l[oa]s",
  },
  it: {
    polite: "per favore|per piacere|grazie",
    soft: "non|niente(?: di)?|qualcosa di|una cosa|un po['’]|molto|piuttosto|abbastanza|più|meno|troppo|ben|tutto|in|con|un[ao]?|il|la|i|le|gli",
    adjectives:
      "lent[oaie]|tranquill[oaie]|pacat[oaie]|frenetic[oaie]|grand[ei]|enorm[ei]|piccol[oaie]|calm[oaie]|cald[oaie]|accoglient[ei]|divertent[ei]|giocos[oaie]|seri[oae]?|sobri[oae]?|elegant[ei]|semplic[ei]|pulit[oaie]|modern[oaie]|fresc[oa]|freschi|chiar[oaie]|luminos[oaie]|scur[oaie]|colorat[oaie]|allegr[oaie]|festos[oaie]|vistos[oaie]|discret[oaie]|commercial[ei]|formal[ei]|tecnic[oa]|drammatic[oa]|infantil[ei]|rustic[oa]|natural[ei]|leggibil[ei]|copiabil[ei]|visibil[ei]|onest[oaie]|professional[ei]|brev[ei]|cort[oaie]|frizzant[ei]|vivac[ei]|scorrevol[ei]",
    parts:
      "caratteri|lettere|ritmo|numer[oi]|cifr[ae]|prezz[oi]|dat[ae]|orari[oa]?|letter[ae]|testo|titol[oi]|carattere|color[ei]|ton[oi]|stile|atmosfera|aspetto|look|grafica|immagin[ei]|foto|logo|sfondo|contrasto|comand[oi]|codice",
    and: "e|ed|ma|o|&",
    orders: "(?:tieni|tenete|mantieni|mantenete|fai|fate|lascia(?:te)?)",
    tail: "(?:sul|dal) (?:telefono|cellulare)|da lontano|a colpo d['’]occhio",
    articles: "il|lo|la|i|gli|le|nostr[oaie]|tutt[ie]",
  },
  nl: {
    polite: "graag|alsjeblieft|alstublieft|aub|a\\.u\\.b\\.?|svp|bedankt",
    soft: "niet|niets|iets|een beetje|heel|erg|eerder|liever|meer|minder|te|zo|lekker|alles|in|met|een|de|het|geen",
    adjectives:
      "langza(?:am|me)|rustige?|hectische?|gro(?:ot|te)|groter|kleine?|kleiner|(?:rustig|warm|gezellig|grappig|zakelijk|elegant|eenvoudig|modern|licht|helder|kleurrijk|schreeuwerig|vriendelijk|feestelijk|vrolijk|technisch|kinderachtig|rustiek|natuurlijk|zacht|duidelijk|opvallend|eerlijk|kort|vlot|luchtig|bondig|pittig|krachtig|levendig)(?:e|s)?|spe(?:els|else)|seri(?:eus|euze)|sober[es]?|simpel[es]?|strak(?:ke?|s)?|fris(?:se|s)?|donkere?|druk(?:ke|s)?|(?:commercie|forme|subtie|professione)(?:el|le)|leesba(?:ar|re)|goed leesbaar|kopieerbaar|zichtbaar",
    parts:
      "letters|tempo|ritme|cijfers?|getal(?:len)?|prijs|prijzen|datums?|data|tijden|letters|tekst|kop|titels?|lettertype|kleuren?|tinten|stijl|sfeer|uitstraling|toon|look|opmaak|beeld(?:en)?|foto['’]?s?|logo|achtergrond|contrast|commando|code",
    and: "en|maar|of|&",
    orders: "(?:graag )?(?:houd|hou|maak)(?: graag)?",
    tail: "op (?:een|je|de) (?:telefoon|mobiel)|van een afstand|in één oogopslag",
    articles: "de|het|onze|alle",
  },
  pt: {
    polite: "por favor|se faz favor|obrigad[oa]",
    soft: "não|nada|algo|uma coisa|um pouco|muito|mais|menos|demasiado|bem|tudo|em|com|uma?|os?|as?|que (?:seja|fique)m?",
    adjectives:
      "lent[oa]s?|tranquil[oa]s?|pausad[oa]s?|frenétic[oa]s?|grandes?|enormes?|pequen[oa]s?|calm[oa]s?|quentes?|acolhedor(?:a|es)?|divertid[oa]s?|séri[oa]s?|sóbri[oa]s?|elegantes?|simples|limp[oa]s?|modern[oa]s?|fresc[oa]s?|clar[oa]s?|luminos[oa]s?|escur[oa]s?|colorid[oa]s?|alegres?|festiv[oa]s?|discret[oa]s?|comerciais|comercial|formal|formais|técnic[oa]s?|dramátic[oa]s?|infantil|rústic[oa]s?|natural|naturais|suaves?|legíve(?:l|is)|copiáve(?:l|is)|visíve(?:l|is)|honest[oa]s?|profissional|curt(?:o|a|inho|inha)s?|breves?|animad[oa]s?|dinâmic[oa]s?|viv[oa]s?",
    parts:
      "letras?|caracteres|ritmo|números?|preços?|datas?|horários?|letras?|textos?|títulos?|cores|cor|tons?|tom|estilo|ambiente|visual|aspec?to|look|layout|imagem|imagens|fotos?|logo|fundo|contraste|comandos?|código|atmosfera",
    and: "e|mas|ou|&",
    orders: "(?:mantenha[m]?|mantém|faça[m]?|faz|deixe[m]?|deixa)",
    tail: "no (?:telemóvel|celular|telefone)|de longe|num relance",
    articles: "os?|as?|noss[oa]s?|tod[oa]s [oa]s",
  },
};

const words = (source: string) => `(?:${source})(?!\\p{L})`;

/** Why an author wishes it: "people switch off". Nothing that readers could need stands in it. */
const WHY = "(?:,| [–—-]) (?!.*\\d)[^.!?:]{4,50}";

/** Parts that only pictures and texts have, and words that rule something out, in all these languages. */
const WRITTEN =
  "title|headline|heading|logo|text|type|font|lettering|letters|titel|überschrift|schrift|titre|texte|police|título|titular|texto|letra|titolo|testo|scritta|kop|tekst|letters";
const NONE = "no|without|keine?n?|ohne|pas de|sans|sin|nada de|senza|niente|geen|zonder|sem|nenhuma?";

const patternsOf = once(
  () =>
    new Map(
      Object.entries(LOOKS).map(
        ([code, { polite, soft, adjectives, parts, and, orders, tail, articles }]) => {
          const one = `(?:${words(soft)} ){0,4}(?:${words(adjectives)}(?: ${words(parts)})?|${words(parts)} (?:${words(soft)} )?${words(adjectives)})(?: ${words(tail)})?`;
          const more = `(?:,? (?:${words(and)} )?${one}){0,3}`;
          const asked = `(?:${words(polite)},? ${one}${more}|${one},? ${words(polite)}${more}|${one}${more},? ${words(polite)})`;
          // Without the name of a part it may be a word of advice to readers: "Keep it simple."
          const ordered = `(?:${words(and)} )?${words(orders)} (?:${words(polite)} )?(?:${words(articles)} )?${words(parts)} ${one}${more}(?:,? ${words(polite)})?`;
          // "Clean, title large, no stock people": no product has a title.
          const listed = `(?:${words(adjectives)}, ){1,2}(?:${WRITTEN}) ${words(adjectives)}(?:,? (?:${words(and)} )?(?:${NONE}) [\\p{L} -]{2,40}){0,3}`;
          const plain = `(?:${words(MANNER)}) ${one}${more}`;
          return [
            code,
            pattern(`^[\\s,¡]*(?:${asked}(?:${WHY})?|${ordered}|${listed}|${plain})[\\s.!]*$`)(),
          ] as const;
        },
      ),
    ),
);

/** "Sachlich bleiben, nichts Lustiges dazu.": a text stays so, and no reader is asked to. */
const STAYS_FACTUAL = new Prefiltered(
  /^\s*(?:(?:please|bitte|graag|por favor|per favore|merci de) )?(?:(?:ganz |schön )?(?:sachlich|nüchtern|neutral|faktisch) (?:bleiben|halten|formulieren)|(?:stay|keep(?: it)?|remain) (?:strictly |purely )?(?:factual|neutral|objective)|rest(?:er|ez|ons) (?:factuels?|sobres?|neutres?)|(?:ser|sed|mantened(?:lo)?|mantener(?:lo)?) (?:objetiv[oa]s?|sobri[oa]s?|neutr(?:al|ales|os?))|(?:restare|restate|rimanere|rimanete) (?:oggettivi|sobri|neutrali|sul concreto)|(?:zakelijk|feitelijk|neutraal|nuchter) (?:blijven|houden)|(?:manter|mantenham) (?:factual|sóbrio|neutro|objetivo))(?:(?:,| [–—-]| und| and| et| y| e| en) (?:bitte )?(?:nichts|keine?n?|nothing|no|rien de|rien d[’']|pas d[e’']|nada de|nada|ningún|niente(?: di)?|nessun[ao]?|niets|geen|nenhuma?|sem|sin|senza|sans|zonder|ohne|without) ?(?:\p{L}+ ?){1,3})*[.!]?\s*$/iu,
);

/** "Short sentences.", "tuteando": how sentences are to be and how readers are addressed. */
const STYLE =
  /^\s*(?:(?:in |with |mit |avec des? |con |met |com )?(?:(?:very )?(?:short|simple|plain|clear) (?:sentences|words)|kurzen? sätzen?|phrases courtes|frases cortas|frasi brevi|korte zinnen|frases curtas)|tuteando|de tú|con tuteo|per du|dando del tu|tutoyer|en tutoyant|tratando por tu)(?:,? (?:please|bitte|merci|por favor|per favore|graag))?[.!]?\s*$/iu;

/** "Stimmung gemütlich": behind the noun, as no sentence for readers has it. */
const MANNER = "tone|mood|vibe|stil|stimmung|atmosphäre|anmutung|stijl|sfeer|uitstraling|toon";

/** "Ton concret, pas de jargon.": in these languages the first word can only be that of a text. */
const TONE: Record<string, RegExp> = {
  fr: /^\s*ton\s\p{L}[\p{L} ,’'-]{2,90}[.!]?\s*$/iu,
  es: /^\s*tono\s\p{L}[\p{L} ,’'-]{2,90}[.!]?\s*$/iu,
  it: /^\s*tono\s\p{L}[\p{L} ,’'-]{2,90}[.!]?\s*$/iu,
  pt: /^\s*tom\s\p{L}[\p{L} ,’'-]{2,90}[.!]?\s*$/iu,
};

/** The wish for a look that a clause is from end to end, in its own words; undefined for other clauses. */
export const lookWish = rememberedIn((clause, language): string | undefined => {
  if (isProductionNote(clause) || isAddressWish(clause)) return clause.trim();
  if (clause.length > 120 || /\d/.test(clause)) return undefined;
  const isOfText =
    STAYS_FACTUAL.test(clause) || STYLE.test(clause) || isTaste(clause) || own(TONE, language)?.test(clause);
  if (isOfText) return clause.trim();
  return patternsOf().get(language)?.test(lower(clause)) ? clause.trim() : undefined;
});
