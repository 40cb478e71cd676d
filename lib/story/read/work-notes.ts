import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";
import { isWordedManner } from "./order-manners.ts";

/**
 * Short sentences that only those who make a piece need: what still comes to them, by when they are to be ready, which
 * look and which sizes it has. "Fotos vom Fest gibt es auf der Seite." is for readers.
 */

type WorkNotes = {
  /** What is handed over for a piece. */
  material: string;
  /** It comes, or is made by the sender: before and behind the material. */
  comes: string;
  /** How or when it comes, and nothing else. */
  way: string;
  by: string;
  day: string;
  /** That the day is early enough. */
  enough: string;
  noHurry: string;
  look: string;
  asEver: string;
  sizes: string;
  /** A photograph beside another. */
  beside: string;
  /** A material that is not to be used, with its verb. */
  notUsed: string;
  /** Orders that no reader is given. */
  others: string;
};

const FORMATS =
  "(?:quadrat(?:isch|o)?|cuadrad[oa]|carré|vierkant|hochformat|querformat|story|stories|historia|post|feed|vertical|horizontal|verticale|orizzontale|portrait|paysage|staand|liggend|banner|a[345]|reel)";
const PAIR = `${FORMATS}(?:(?:,| und| et| y| e| en) ${FORMATS})+`;

const WORDS: Record<string, WorkNotes> = {
  de: {
    material:
      "fotos?|bild(?:er)?|link|logo|lageplan|plan|text|texte|grafik|karte|daten|video|datei(?:en)?|zitat",
    comes:
      "kommt|kommen|folgt|folgen|schicke ich|schicken wir|liefern wir|reiche ich|mache ich selbst|machen wir selbst|hängt an|hängen an|liegt bei|liegen bei",
    way: "noch|extra|separat|später|gleich|bald|nach|per \\p{L}+|via \\p{L}+|mit der post|vo[nm] \\p{L}+|heute|morgen|am \\p{L}+tag",
    by: "bis(?: zum)?",
    day: "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|heute abend|ende der woche|nächste woche|wochenende",
    enough:
      "reicht(?: (?:völlig|locker|uns))?|genügt|passt|wäre (?:gut|toll|super|schön|prima)|ist (?:ok|okay|früh genug)",
    noHurry: "(?:das |es )?(?:eilt nicht|hat (?:noch )?zeit|ist nicht eilig)|keine eile",
    look: "farben|schrift|schriftart|layout|stil|design|format|gestaltung|aufmachung",
    asEver:
      "wie (?:immer|gehabt|sonst|üblich|beim letzten mal|letztes mal|(?:bei )?unsere[rn]? letzten? \\p{L}+)",
    sizes: "(?:größen|formate)",
    beside:
      "(?:setzt|stellt|setzen sie|stellen sie|bitte) (?:die )?(?:beiden |zwei )?(?:fotos|bilder) (?:nebeneinander|untereinander)",
    notUsed: "(?:den|die|das) (?:MATERIAL) (?:bitte )?nicht (?:verwenden|benutzen|nehmen)",
    others:
      "(?:das |den |die |dieses |diesen )?(?:zitat|satz|text|wortlaut|spruch|gedicht)(?: von [^.!?]{2,30})? (?:bitte )?(?:nicht|auf keinen fall) (?:kürzen|umschreiben|umformulieren|glätten)|(?:bild|foto)nachweis (?:bitte )?nicht vergessen(?:: [^.!?]{2,40})?|(?:zahlen|ziffern|maße) bitte (?:mit|ohne|als) [^.!?:]{1,50}|(?:nach|vor)?namen (?:der \\p{L}+ )?bitte (?:nirgends|nicht nennen|weglassen|nicht erwähnen)|link in (?:die |der )?bio (?:bitte |noch )?(?:dazu|setzen|dazuschreiben|ergänzen|packen|erwähnen)|(?:bitte )?nicht (?:mehr|noch mehr|so viel) (?:draufschreiben|drauf|draufpacken)[^.!?\\d]{0,70}",
  },
  fr: {
    material: "photos?|images?|lien|logo|plan|texte|carte|données|vidéo|fichiers?|citation",
    comes:
      "arriv(?:e|ent|era|eront)|sui(?:t|vent|vra|vront)|viendr(?:a|ont)|est en pièce jointe|sont en pièces? jointes?|c['’]est nous qui (?:la|le|les) faisons",
    way: "par (?:wetransfer|mail|courriel|\\p{L}+)|demain|plus tard|à part|bientôt|encore|séparément|dans la (?:journée|semaine)|lundi|mardi|mercredi|jeudi|vendredi",
    by: "pour|avant|d['’]ici",
    day: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la fin de (?:la )?semaine|la semaine prochaine",
    enough:
      "(?:ça|ce sera|c['’]est) (?:ira|suffit|bien|parfait|très bien)|ce serait (?:bien|parfait|super|top|idéal)",
    noHurry: "(?:ce n['’]est |c['’]est )?pas (?:urgent|pressé)|rien ne presse|ça ne presse pas",
    look: "couleurs|police|mise en page|style|format|charte",
    asEver: "comme (?:d['’]habitude|la dernière fois|toujours)|habituelle?s?",
    sizes: "(?:tailles|formats)",
    beside:
      "(?:mettez|mets|placez) (?:bien )?les (?:deux )?(?:photos|images) (?:côte à côte|l['’]une (?:à côté|en dessous) de l['’]autre)",
    notUsed: "(?:le |la |les |l['’])(?:MATERIAL),? ne (?:le |la |les |l['’])?(?:mettez|utilisez) pas",
    others:
      "(?:la citation|la phrase|le texte|le poème) (?:telle? quelle?, )?(?:à )?ne pas (?:raccourcir|couper|retoucher|reformuler)|(?:merci de )?ne pas (?:raccourcir|couper|retoucher|reformuler) (?:la citation|la phrase|le texte|le poème)|(?:crédit photo|le crédit) à ne pas oublier(?: ?: [^.!?]{2,40})?|(?:mettre|mettez|ajoutez|ajouter) le lien en bio|lien en bio à (?:ajouter|mettre)|(?:lectorat|lecteurs visés) ?: [^.!?\\d]{3,90}|(?:le titre|la phrase) à reprendre tel(?:le)? quel(?:le)?",
  },
  es: {
    material: "fotos?|imagen|imágenes|enlace|link|logo|plano|texto|mapa|datos|vídeo|archivos?|cita",
    comes:
      "(?:os )?(?:l[ao]s? )?(?:manda|mando|mandamos|envía|envío|enviamos|llega|llegan|viene|vienen|hacemos nosotros|hacemos nosotras)(?: \\p{Lu}?\\p{L}+)?|van? adjunt[oa]s?",
    way: "por (?:wetransfer|correo|mail|\\p{L}+)|mañana|luego|aparte|después|hoy|esta tarde|el \\p{L}+",
    by: "para(?: el)?|antes del?|con (?:que esté )?(?:el|para el)",
    day: "lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|la semana que viene|fin de semana",
    enough: "(?:nos )?(?:está|va|iría) (?:bien|perfecto)|vale|basta|llega|sería (?:ideal|genial|perfecto)",
    noHurry: "no (?:corre|hay|es) (?:prisa|urgente)|sin prisas?",
    look: "(?:los |la |el )?(?:colores|letra|estilo|formato|diseño|tipografía|maquetación)",
    asEver: "(?:como|de|los de|la de|el de) (?:siempre|la última vez|otras veces|costumbre)",
    sizes: "(?:tamaños|formatos|medidas)",
    beside:
      "(?:poned|pon|pongan) las (?:dos )?(?:fotos|imágenes) (?:juntas|una al lado de (?:la )?otra|lado a lado)",
    notUsed:
      "(?:el|la|los|las) (?:MATERIAL)(?: \\p{L}+)? no (?:l[oa]s? )?(?:pongáis|pongas|uséis|uses|pongan)",
    others:
      "(?:la cita|la frase|el texto|el poema),? (?:por favor,? )?(?:no l[ao] (?:acortéis|acortes|recortéis|recortes|cortéis|toquéis|acorten|recorten)|sin (?:acortar|recortar))|no (?:acortéis|acortes|recortéis|recortes|recorten|acorten) (?:la cita|la frase|el texto|el poema)|(?:poned|poner|pon|añadid|añadir) el (?:link|enlace) en (?:la )?bio|(?:no olvidéis|no olvides) (?:el crédito|la autoría)(?: de la foto)?(?:: [^.!?]{2,40})?",
  },
  it: {
    material: "foto|immagin[ei]|link|logo|piantina|mappa|testo|dati|video|file|citazione|planimetria",
    comes:
      "(?:ve |vi |te )?(?:l[ae] |le |li |lo )?(?:arriva|arrivano|mando|mandiamo|invio|segue|seguono|facciamo noi)|(?:è|sono) in allegato",
    way: "via (?:mail|wetransfer|\\p{L}+)|per (?:mail|posta)|domani|dopo|a parte|più tardi|oggi|in giornata|lunedì|martedì|mercoledì|giovedì|venerdì",
    by: "entro|per",
    day: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|fine settimana|la settimana prossima",
    enough: "va (?:bene|benissimo)|basta|sarebbe (?:perfetto|l['’]ideale|ottimo)|è sufficiente",
    noHurry: "non c['’]è fretta|senza fretta|non è urgente",
    look: "(?:i |lo |il )?(?:colori|stile|formato|grafica|carattere|impaginazione)",
    asEver:
      "come (?:sempre|al solito|l['’]altra volta|le altre volte)|(?:di sempre|del solito|i soliti|il solito|le solite)",
    sizes: "(?:formati|dimensioni|misure)",
    beside: "(?:mettete|metti) le (?:due )?(?:foto|immagini) (?:affiancate|una accanto all['’]altra|vicine)",
    notUsed:
      "(?:il |la |le |i |l['’])(?:MATERIAL)(?: \\p{L}+)? non (?:mettetel[aoei]|metterl[aoei]|usatel[aoei]|usarl[aoei])",
    others:
      "(?:la citazione|la frase|il testo|la poesia),? (?:per favore )?non (?:accorciatel[ao]|tagliatel[ao]|accorciarl[ao]|tagliarl[ao]|toccatel[ao])|non (?:accorciate|tagliate|accorciare|tagliare) (?:la citazione|la frase|il testo|la poesia)|(?:mettete|metti|aggiungete|aggiungere|mettere) il link in bio|non dimenticate (?:il credito|i crediti)(?: della foto| foto)?(?:: [^.!?]{2,40})?",
  },
  nl: {
    material:
      "foto['’]?s?|foto|beeld(?:en)?|link|logo|plattegrond|kaart|tekst|gegevens|video|bestand(?:en)?|plaatje|citaat",
    comes:
      "komt|komen|volgt|volgen|stuur ik|sturen we|mail ik|maken we zelf|maak ik zelf|heb ik(?: gisteren| al)? (?:gemaild|gestuurd)|zit in de bijlage|zitten in de bijlage|lever ik",
    way: "nog|apart|later|straks|morgen|vandaag|per (?:mail|wetransfer|\\p{L}+)|via \\p{L}+|van de \\p{L}+|aan",
    by: "voor|tegen|uiterlijk|vóór",
    day: "(?:maan|dins|woens|donder|vrij|zater|zon)dag|morgen|(?:eind|volgende) week|het weekend",
    enough: "is (?:prima|goed|vroeg genoeg|ook goed)|zou (?:fijn|mooi|top) zijn|volstaat",
    noHurry: "(?:het )?(?:heeft|is) geen haast|geen haast(?: bij)?|geen spoed",
    look: "kleuren|stijl|lettertype|opmaak|formaat|vormgeving",
    asEver: "(?:zo)?als (?:altijd|gewoonlijk|vorige keer|de vorige keer|anders)",
    sizes: "(?:formaten|maten)",
    beside:
      "(?:zet|plaats) (?:de )?(?:twee |beide )?(?:foto['’]s|beelden|plaatjes) (?:naast|onder|boven) elkaar",
    notUsed: "(?:de|het) (?:MATERIAL) (?:graag |liever )?niet (?:gebruiken|plaatsen)",
    others:
      "(?:het |de )?(?:citaat|zin|tekst|gedicht|quote) (?:graag |aub |alsjeblieft )?niet (?:inkorten|herschrijven|aanpassen)|link in (?:de )?bio (?:graag )?(?:erbij|toevoegen)(?: zetten)?|(?:fotocredit|naamsvermelding|bronvermelding) niet vergeten(?:: [^.!?]{2,40})?",
  },
  pt: {
    material:
      "fotos?|fotografias?|imag(?:em|ens)|link|logo|logótipo|planta|mapa|texto|dados|vídeo|arquivos?|ficheiros?|brasão|citação",
    comes: "(?:vai|vão|segue|seguem|chega|chegam|mando|mandamos|envio|enviamos|fazemos nós)",
    way: "em anexo|anexad[oa]s?|por (?:mail|wetransfer|\\p{L}+)|amanhã|depois|mais tarde|à parte|hoje|ainda|logo",
    by: "até|para",
    day: "(?:a |à )?(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|amanhã|a semana que vem|fim de semana",
    enough: "(?:está|tá|fica) (?:bem|bom|ótimo)|chega|serve|dá(?: bem)?|seria (?:ótimo|ideal|perfeito)",
    noHurry: "sem pressa|não (?:há|tem|é) (?:pressa|urgente)",
    look: "(?:as |a |o )?(?:cores|letra|estilo|formato|layout|tipografia)",
    asEver: "(?:como|de|as de|o de) (?:sempre|costume|da última vez)",
    sizes: "(?:tamanhos|formatos|medidas)",
    beside:
      "(?:põe|ponham|coloca|coloquem) as (?:duas )?(?:fotos|imagens) (?:lado a lado|uma ao lado da outra)",
    notUsed: "(?:o|a|os|as) (?:MATERIAL)(?: \\p{L}+)? não (?:ponham|usem|coloquem|põe)",
    others:
      "(?:a citação|a frase|o texto|o poema),? (?:por favor )?não (?:encurt|cort|resum)(?:ar|em|es)|não (?:encurtem|cortem|encurtar|cortar) (?:a citação|a frase|o texto|o poema)|(?:colocar|coloca|coloquem|põe|ponham|pôr) o link na bio|não (?:esquecer|esqueçam) o crédito(?: da foto)?(?:: [^.!?]{2,40})?|pede-se que (?:os|as) (?:nomes?|textos?|logos?|fotos?|letras?)(?!\\p{L})[^.!?\\d]{3,110}",
  },
};

const ARTICLE =
  "(?:(?:die|der|das|den|ein|eine|einen|unser|unsere?|les?|la|l['’]|une?|el|los|las|una?|il|lo|i|gli|le|un|de|het|een|onze|o|a|os|as) ?)?";
const NUMBER = "(?:zwei|drei|beide|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|três|[23])";
/** "…, niet onder elkaar", "…, quella che abbiamo è vecchia": what follows is as little for readers. */
const MORE = "(?:, [^.!?:\\d]{3,60})?";

const patternOf = remembered((language): (() => RegExp) | undefined => {
  const w = own(WORDS, language);
  if (!w) return undefined;
  const end = "(?![\\p{L}\\d])";
  const polite = "(?:,? (?:bitte|svp|por favor|per favore|graag|merci|danke|obrigad[oa]))?";
  const day = `(?:${w.by}) (?:${w.day})(?: \\p{L}+)?,? (?:${w.enough})`;
  const coming = `${ARTICLE}(?:${w.material}) (?:${w.comes})(?: (?:${w.way}))*`;
  const sized = `${NUMBER} ${w.sizes}(?:,? ?: | )${PAIR}`;
  const ever = `(?:${w.look})(?: (?:und|et|y|e|en) (?:${w.look}))?,? (?:bitte )?(?:${w.asEver})`;
  const used = `(?:${w.beside}|${w.notUsed.replace("MATERIAL", w.material)})${MORE}`;
  return pattern(
    `^\\s*(?:${coming}|${day}|${w.noHurry}|${ever}|${sized}|${used}|(?:${w.others})${MORE})${end}${polite}[\\s.!]*$`,
  );
});

const LONGEST = 150;
/** Words of a look that is given beside another: "Rustig en strak, in de huiskleuren." */
const OF_LOOK =
  /(?<!\p{L})(?:farben|hausfarben|huiskleuren|huisstijl|couleurs|colores|colori|cores|format|formato|stil|stijl|style|estilo|stile)(?!\p{L})/iu;
function isLook(sentence: string, language: string): boolean {
  const parts = sentence.split(/,\s+/u);
  return (
    parts.length > 1 &&
    OF_LOOK.test(parts.at(-1) ?? "") &&
    parts.every((part) => isWordedManner(part, language))
  );
}

/** "Numbers from Dougie's spreadsheet:": a file that only those who make a piece can open. */
const FROM_FILE = pattern(
  "^\\s*(?:(?:all |the |these |our |alle |die |les |los |las |i |le |de |os )?(?:numbers|figures|stats|data|results|prices|dates|text|zahlen|daten|preise|termine|chiffres|données|tarifs|datos|cifras|números|precios|dati|numeri|prezzi|cijfers|getallen|gegevens|prijzen|dados|preços)) (?:(?:are|is|come|comes|taken|sind|kommen|stammen|viennent|vienen|vengono|komen|vêm) )?(?:from|out of|aus|issus de|tirés de|de[l]?|du|d['’]|dal(?:la|l['’])?|uit|d[oa]) ?[^.!?:\\d]{0,30}(?:spread ?sheets?|excel(?: ?(?:sheet|file|datei|tabelle|bestand))?|google sheets?|sheet|tabelle|e-?mail|mail|folder|ordner|whats ?app|tableur|fichier|hoja de cálculo|foglio di calcolo|spreadsheet|folha de cálculo|planilha)(?: \\p{L}+){0,3}\\s*[.:]?\\s*$",
);

/** Whether a whole sentence is such a note. */
export const isWorkNote = (sentence: string, language: string): boolean =>
  sentence.length <= LONGEST &&
  (patternOf(language)?.().test(lower(sentence)) === true ||
    isLook(sentence, language) ||
    FROM_FILE().test(lower(sentence)));
