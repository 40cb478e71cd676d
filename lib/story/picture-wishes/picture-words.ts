/** What authors of a language call a picture and its parts when they order it, as sources of patterns for small letters. */
export type PictureWords = {
  /** "On the image itself", "aufs Bild": where something is to stand. */
  place: string;
  /** The picture by its name: "the image", "das Bild". */
  noun: string;
  only: string;
  /** "Are enough", "reichen". */
  enough: string;
  /** Verbs and courtesies that may stand between the words of such an order. */
  soft: string;
  articles: string;
  /** "A plain image": with "with …" behind it, no more is wanted. */
  plain: string;
  with: string;
  and: string;
  /** The whole matter of a picture: "the essentials". */
  essentials: string;
  /** Words, text, type. */
  text: string;
  /** "Few", "as little … as possible". */
  few: string;
  /** "Not too many", "no lots of". */
  notMany: string;
  /** "To a minimum", "as short as possible": only with the picture beside it, since a post may be short as well. */
  minimum: string;
  /** "Don't overload it", "uncluttered". */
  uncrowded: string;
};

const EN_NOUN =
  "(?:image|picture|card|graphic|visual|preview|thumbnail|poster|cover|screen|slides?|film|video|clip|infographic|artwork)s?";
const DE_NOUN =
  "(?:\\p{L}{0,12}bild|\\p{L}{0,10}karte|grafik|kachel|motiv|plakat|bildschirm|folien?|film|video|clip|infografik)";
const FR_NOUN =
  "(?:image|visuel|carte|vignette|affiche|couverture|écran|diapos?|film|vidéo|clip|infographie|aperçu)";
const ES_NOUN =
  "(?:imagen|tarjeta|gráfica|cartel|portada|pantalla|diapositivas?|película|v[ií]deo|clip|infografía|miniatura)";
const IT_NOUN =
  "(?:immagine|card|grafica|locandina|copertina|schermo|slide|filmato|video|clip|infografica|anteprima|scheda)";
const NL_NOUN =
  "(?:\\p{L}{0,12}beeld|afbeelding|plaatje|kaart|poster|omslag|scherm|slides?|dia['’]?s?|film|filmpje|video|clip|infographic)";
const PT_NOUN =
  "(?:imagem|cartão|arte|cartaz|capa|ecrã|tela|slides?|filme|v[ií]deo|clip|infografia|infográfico|miniatura)";

export const PICTURE_WORDS: Readonly<Record<string, PictureWords>> = {
  en: {
    noun: EN_NOUN,
    place: `(?:on|in|for) (?:the |its |our |it(?!\\p{L}) ?)?(?:(?:link|share|sharing|preview|cover) )?(?:${EN_NOUN})?(?:(?<=on|in|for|it) ?|(?: itself)?)`,
    only: "only|just|alone|nothing but|no more than",
    enough:
      "(?:is|are|will be|would be|should be) (?:quite |all |more than |plenty )?(?:enough|sufficient|plenty|all (?:we|that is) needed?|fine)|(?:will|would) do|suffices?",
    soft: "please|pls|put|show|have|keep|we|i|want|need|would|like|d|should|must|can|be|is|with|use|it|there|only|just|to|has|needs?|shows?|carry|say|says",
    articles: "the|our|its|a|an",
    plain: "simple|plain|clean|sober|quiet|minimal|uncluttered",
    with: "with(?: just| only)?",
    and: "and|plus|&|with",
    essentials:
      "(?:the )?(?:bare )?(?:essentials|basics|bare minimum|most important (?:thing|things|bits|facts))",
    text: "(?:words?|text|copy|writing|lettering|wording|type)",
    few: "(?:(?:as )?(?<!a )(?:few|little)(?: as possible)?|(?:very|really|fairly|so) (?:few|little)|minimal|minimum|sparse|light on|go easy on(?: the)?|easy on(?: the)?|keep (?:the )?(?=[a-z]{4,7} (?:short|brief|minimal|to a minimum|light|sparse))|less|(?:hardly|barely|scarcely) any(?: other)?|next to no|almost no)",
    notMany:
      "(?:not|nothing|without|never)(?: use| put| have)? (?:too (?:many|much)|a lot of|lots of|loads of|heaps of)|(?:do not|don['’]?t) (?:want |use |put |have |need )?(?:too (?:many|much)|a lot of|lots of|loads of)|no (?:walls? of|big blocks? of|long blocks? of)",
    minimum: "to (?:a|the) (?:bare )?minimum|(?:as )?(?:short|brief|light|sparse|minimal)(?: as possible)?",
    uncrowded:
      "(?:do not|don['’]?t|not) (?:over(?:load|crowd)|cram|crowd|clutter)\\p{L}*|uncluttered|not (?:too |over)?(?:busy|crowded|crammed|cluttered|wordy|text-heavy)",
  },
  de: {
    noun: DE_NOUN,
    place: `(?:(?:auf|in|ins|im|aufs|für|fürs|am)(?: (?:das|dem|die|der|den|unsere?[mnrs]?))? ${DE_NOUN}(?: selbst)?|drauf|darauf)`,
    only: "nur|lediglich|ausschließlich|bloß|allein",
    enough: "(?:reichen|reicht|genügen|genügt|sind genug|ist genug|reichen völlig|reicht völlig)",
    soft: "bitte|soll|sollen|sollte|muss|kommt|kommen|stehen|steht|gehört|gehören|haben|wir|hätten|möchten|gern|gerne|zeigt|zeigen|setzt|setzen|nehmt|ist|sind|uns|mir|völlig|ganz|also|halten|mit|drauf|darauf|nur",
    articles: "der|die|das|den|dem|unsere?[nrms]?|ein|eine[nrms]?",
    plain: "schlichte[srn]?|einfache[srn]?|ruhige[srn]?|reduzierte[srn]?",
    with: "mit(?: nur)?|nur mit",
    and: "und|plus|&|mit|sowie",
    essentials:
      "(?:das |die )?(?:(?:aller)?wichtigste[ns]?|nötigste|notwendigste|wesentliche|eckdaten|kerninfos?)",
    text: "(?:text|texte|worte?|wörter|schrift|buchstaben)",
    few: "(?:(?:ganz |sehr |möglichst |so )?wenige?r?|so wenig wie möglich(?: an)?|kaum|minimal|knapper|sparsam mit(?: dem)?)",
    notMany:
      "(?:nicht|keinesfalls|bloß nicht)(?: so| ganz)? (?:zu viele?|allzu viele?|viele?)|keine (?:textwüste|bleiwüste|textwand)",
    minimum: "(?:so )?(?:kurz|knapp|sparsam|reduziert)(?: wie möglich)?|auf(?:s| das| ein)? minimum",
    uncrowded: "nicht (?:so |zu )?(?:überladen|überfrachten|vollstopfen|vollpacken|vollgestopft|zuknallen)",
  },
  fr: {
    noun: FR_NOUN,
    place: `(?:sur|dans|pour|à) (?:(?:le |la |les |notre )|l[’'])?${FR_NOUN}(?: (?:du lien|de partage|d[’']aperçu))?(?: (?:elle|lui)-même)?`,
    only: "uniquement|seulement|rien que|juste|seuls?|seules?|que",
    enough: "(?:suffisent|suffit|suffiront|suffira|sont suffisants?|est suffisant)(?: largement| amplement)?",
    soft: "svp|merci|mettez|mettre|mets|de|ne|n|montrez|montrer|garder|gardez|on|nous|voudrions|voudrait|veut|doit|doivent|y|a|avoir|figurer|porter|être|il|faut|avec|juste",
    articles: "le|la|les|l[’']|notre|nos|un|une|du|des|d[’']",
    plain: "sobres?|simples?|épurée?s?|dépouillée?s?",
    with: "avec(?: juste| seulement| uniquement)?",
    and: "et|plus|&|avec",
    essentials: "(?:l[’']|que l[’'])?(?:essentiel|indispensable|strict minimum)",
    text: "(?:texte|textes|mots?|lettres|écriture)",
    few: "(?:peu|très peu|un minimum|le moins(?: possible)?|moins|presque pas|à peine) d(?:e |[’'])|le moins de",
    notMany:
      "(?:pas|sans|jamais) (?:trop|beaucoup|des tonnes|plein) d(?:e |[’'])|pas de (?:pavés? de|longs?|gros pavés? de) ",
    minimum: "au (?:strict )?minimum|(?:le plus )?(?:court|bref|léger|réduit)s?(?: possible)?",
    uncrowded: "(?:ne |n[’'])?(?:pas|sans) (?:trop |la |l[’'])?(?:surcharger|surchargée?|chargée?|encombrer)",
  },
  es: {
    noun: ES_NOUN,
    place: `(?:en|sobre|para) (?:el |la |las |los |nuestr[oa] )?${ES_NOUN}(?: del enlace)?(?: mism[oa])?`,
    only: "sólo|solo|solamente|únicamente|nada más que|tan solo",
    enough:
      "(?:basta(?:n)?(?: con)?|es suficiente|son suficientes|es bastante|sobra(?:n)?(?: con)?|llega(?:n)? con)",
    soft: "por|favor|pon|poned|poner|ponga|pongan|queremos|quiero|que|salga|salgan|aparezca|aparezcan|debe|deben|tiene|lleve|llevar|esté|estén|va|van|mostrad|mostrar|y|con",
    articles: "el|la|los|las|nuestr[oa]s?|un|una",
    plain: "sencill[oa]s?|sobri[oa]s?|simples?|limpi[oa]s?",
    with: "con(?: sólo| solo| solamente)?",
    and: "y|e|más|&|con",
    essentials: "(?:lo )?(?:esencial|imprescindible|más importante|básico|mínimo)",
    text: "(?:textos?|palabras?|letras?)",
    few: "(?:(?:muy )?poc[oa]s?|apenas|casi (?:nada de|ningún)|el mínimo(?: posible)? de|lo mínimo de|menos|la menor cantidad de)",
    notMany:
      "(?:no|sin|nada de|tampoco)(?: pongáis| pongas| poner| queremos)? (?:demasiad[oa]s?|much[oa]s?|tant[oa]s?)",
    minimum: "al mínimo|(?:lo más )?(?:cort|brev|escas|reducid)[oae]s?(?: posible)?",
    uncrowded: "(?:no|sin) (?:la |lo )?(?:recargar|recargad[oa]|sobrecargar|saturar|saturad[oa])\\p{L}*",
  },
  it: {
    noun: IT_NOUN,
    place: `(?:(?:su|in|per)(?: l[ao]| il)?|sull[ao]|sull[’']|sul|nell[ao]|nell[’']|nel) ?${IT_NOUN}(?: del link)?(?: stess[oa])?`,
    only: "solo|soltanto|solamente|unicamente|nient[’']altro che",
    enough: "(?:basta(?:no)?|è sufficiente|sono sufficienti|è abbastanza)",
    soft: "per|favore|metti|mettete|mettere|vorremmo|vorrei|che|ci|siano|sia|deve|devono|esserci|compaia|compaiano|va|vanno|mostrate|mostrare|e|con|lasciate",
    articles: "il|lo|la|i|gli|le|l[’']|nostr[oaie]|un|una",
    plain: "semplic[ei]|sobri[ao]?|pulit[ao]|essenzial[ei]",
    with: "con(?: solo| soltanto)?",
    and: "e|ed|più|&|con",
    essentials:
      "(?:l[’']|lo )?(?:essenziale|indispensabile|stretto necessario|minimo indispensabile)|le cose più importanti",
    text: "(?:test[oi]|parol[ae]|scritt[ae]|letter[ae])",
    few: "(?:(?:molto )?poc(?:o|a|hi|he)|quasi (?:niente|nessun)|il minimo(?: possibile)? di|meno|pochissim[oaie])",
    notMany: "(?:non|senza|niente)(?: mettete| mettere| vogliamo)? (?:tropp[oaie]|tant[oaie]|molt[oaie])",
    minimum: "al minimo|(?:il più )?(?:cort|brev|ridott|essenzial)[oaei](?: possibile)?",
    uncrowded: "(?:non|senza) (?:troppo )?(?:sovraccaric|appesanti|affoll)\\p{L}*",
  },
  nl: {
    noun: NL_NOUN,
    place: `(?:(?:op|in|voor|bij)(?: (?:de|het|ons|onze))? ${NL_NOUN}(?: zelf)?|erop)`,
    only: "alleen|enkel|slechts|niet meer dan|uitsluitend",
    enough: "(?:is genoeg|zijn genoeg|volstaan|volstaat|is voldoende|zijn voldoende)",
    soft: "graag|moet|moeten|mag|mogen|zet|zetten|komt|komen|staan|staat|we|wij|willen|hebben|toon|laat|zien|is|zijn|houden|houd|dus|met|maar",
    articles: "de|het|ons|onze|een",
    plain: "eenvoudige?|sobere?|rustige?|simpele?|strakke?",
    with: "met(?: alleen)?",
    and: "en|plus|&|met",
    essentials: "(?:het )?(?:belangrijkste|hoognodige|noodzakelijkste|essentiële)|de hoofdzaken",
    text: "(?:teksten|tekst|woorden|letters)",
    few: "(?:(?:heel |erg |zo )?(?:weinig|min)(?: mogelijk)?|nauwelijks|bijna geen|amper|minder|zo min mogelijk)",
    notMany: "niet (?:al )?(?:te veel|zo veel|zoveel|veel)|geen (?:lappen|hele lappen|lap)",
    minimum: "tot een minimum|(?:zo )?(?:kort|beperkt|summier)(?: mogelijk)?",
    uncrowded: "niet (?:te )?(?:vol(?:proppen|gepropt|stoppen)?|druk)(?! met mensen)",
  },
  pt: {
    noun: PT_NOUN,
    place: `(?:n[oa]s?|em|para [oa]) ?(?:noss[oa] )?${PT_NOUN}(?: em si)?`,
    only: "só|apenas|somente|unicamente|nada além d[eoa]s?",
    enough: "(?:basta(?:m)?|chega(?:m)?|é suficiente|são suficientes)",
    soft: "por|favor|ponham|põe|pôr|coloquem|colocar|queremos|gostávamos|gostaríamos|que|apareça|apareçam|deve|devem|ter|tenha|mostrem|mostrar|fique|fiquem|e|com|de",
    articles: "o|a|os|as|noss[oa]s?|um|uma",
    plain: "simples|sóbri[oa]s?|limp[oa]s?",
    with: "com(?: só| apenas)?",
    and: "e|mais|&|com",
    essentials: "(?:o )?(?:essencial|indispensável|mais importante|básico|mínimo)",
    text: "(?:textos?|palavras?|letras?)",
    few: "(?:(?:muito |bem )?pouc[oa]s?|quase (?:nada de|nenhum)|o mínimo(?: possível)? de|menos|pouquíssim[oa]s?)",
    notMany: "(?:não|sem|nada de)(?: ponham| pôr| queremos)? (?:demasiad[oa]s?|muit[oa]s?|tant[oa]s?)",
    minimum: "ao mínimo|(?:o mais )?(?:curt|brev|reduzid)[oae]s?(?: possível)?",
    uncrowded: "(?:não|sem) (?:a |o )?(?:sobrecarreg|encher|atafulh)\\p{L}*",
  },
};
