import { own } from "../../text/own.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { isAskedOfVisitors } from "../read/asked-of-visitors.ts";
import { lower, pattern } from "../read/lower.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import type { Fact, Reading } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { isOfTheWork } from "./rules-and-duties.ts";

/** Short sentences about a visit, whose few words tell the classifier little: where to go, what it takes, what the place is like. */

const whole = (source: string) => pattern(`^(?:${source})[.!]?$`);
const tableOf = (table: Record<string, string>) =>
  new Map(Object.entries(table).map(([language, source]) => [language, whole(source)] as const));

/** Nothing in it is of a text or a picture. */
const isOfVisit = (words: string, language: string): boolean =>
  matchesIn(MAKER_WORDS, words).length === 0 &&
  !isOfTheWork(words) &&
  !namesPartOfPost(lower(words), language);

/** What customers do at a place, before its name, which stands as "§". */
const CALLS = tableOf({
  en: "(?:please |just |simply )?(?:(?:book|reserve|register|sign up|order|enquire|donate|shop|join us|see us|get (?:a|an|your) (?:ticket|quote|voucher|appointment)s?|make (?:an|your) appointment|book (?:a|an|your) (?:call|table|slot|visit|session|seat|place|stall|tour|room|lesson|class|appointment|consultation|test drive|fitting|tasting)|pick (?:it|them|yours?) up|ask|come(?: along| by| round| and see us)?|drop (?:in|by)|pop (?:in|by)|stop by)(?: (?:at|with|from|by|to|into|in))?|visit|call|ring|ask|come by|stop by|pop into) (?:the |us at )?§",
  de: "(?:bitte |einfach )?(?:(?:vereinbar(?:e|t|en sie)|mach(?:e|t|en sie)?|buch(?:e|t|en sie)) (?:jetzt )?(?:einen|ihren|deinen|euren) (?:\\p{L}+)?termin|meld(?:e|et|en) (?:dich|euch|sie sich)|bestell(?:e|t|en sie)|komm(?:t|en sie)?|schau(?:t|en sie)?|ruf(?:t|en sie)?|frag(?:e|t|en sie)?|reservier(?:e|t|en sie)|kauf(?:e|t|en sie)|besuch(?:e|t|en sie))(?: (?:bei|beim|in der|im|zu|zum|zur|die|das|den|der))? §(?: (?:an|vorbei|nach))?",
  fr: "(?:(?:prenez|prends) (?:donc )?rendez-vous|réserve[rz]?(?: votre \\p{L}+)?|inscri(?:vez-vous|s-toi)|commande[zr]?|appele[zr]|venez|viens|passez|passe|demande[zr]|achete[zr]|visite[zr])(?: (?:chez|à|au|à la|auprès de|par|le|la|l’|l['’]))? ?§",
  es: "(?:pid[ea](?: tu| una| su)? ?cita|reserv[ae](?: tu \\p{L}+)?|reservad|apúntate|apúntese|apuntaos|llam[ae]|ven|venid|venga|pásate|pasaos|pase|compr[ae]|pregunt[ae]|encarg[ae]|visit[ae])(?: (?:en|a|al|por|con))?(?: (?:el|la))? §",
  it: "(?:prenota(?:te)?(?: (?:(?:la tua|il tuo) \\p{L}+|una? (?:appuntamento|tavolo|posto|visita|lezione|colloquio)))?|(?:prendi|prendete|fissa|fissate) (?:un )?appuntamento|iscriviti|iscrivetevi|chiama(?:te)?|vieni|venite|passa(?:te)?|ordina(?:te)?|compra(?:te)?|chiedi|chiedete|visita(?:te)?)(?: (?:da|a|al|alla|presso|in|nella|nel|il|la))? §",
  nl: "(?:maak (?:dan |gerust |nu )?een (?:\\p{L}+)?afspraak|boek|reserveer|schrijf je in|meld je(?: aan)?|bestel|bel|kom(?: langs)?|loop (?:binnen|langs)|vraag(?: het)?|koop|bezoek)(?: (?:bij|in|op|naar|met|aan))?(?: (?:de|het))? §(?: (?:aan|langs|binnen))?",
  pt: "(?:mar(?:que|ca) (?:(?:a sua|o seu) \\p{L}+|uma? (?:consulta|visita|hora|mesa|aula))|reserv[ae](?: o seu \\p{L}+)?|inscreva-se|inscreve-te|encomend[ae]|lig(?:ue|a)|venha|vem|pass[ea]|compr[ae]|pergunt[ae]|visit[ae])(?: (?:em|na|no|à|ao|a|para a|para o|com|pela|pelo))? §",
});

/** "Make an appointment at Harbour Mill.": it names the brand as the place to go. */
function sendsToBrand(words: string, language: string, brand: string): boolean {
  const low = lower(words);
  const name = lower(brand.trim());
  const at = name === "" ? -1 : low.indexOf(name);
  if (at < 0) return false;
  const said = `${low.slice(0, at)}§${low.slice(at + name.length)}`;
  return CALLS.get(language)?.().test(said) === true && matchesIn(MAKER_WORDS, said).length === 0;
}

/** What may be asked of those who come: a referral, a booking, a ticket. */
const ASKED: Record<string, string> = {
  en: "referrals?|bookings?|reservations?|appointments?|tickets?|registrations?|memberships?|(?:previous |prior )?experience|(?:previous |prior )?knowledge|skills|qualifications?|equipment|deposits?|prescriptions?|down ?payments?|accounts?|partners?|instruments?",
  de: "überweisung(?:en)?|anmeldung(?:en)?|voranmeldung|reservierung(?:en)?|termine?|karten?|tickets?|mitgliedschaft|vorkenntnisse|erfahrung(?:en)?|kenntnisse|ausrüstung|anzahlung|rezepte?|konto|partner|instrumente?",
  fr: "ordonnances?|réservations?|inscriptions?|rendez-vous|billets?|adhésions?|expérience|connaissances|matériel|équipement|acompte|compte|partenaire|instruments?",
  es: "volantes?|reservas?|inscripción|cita(?: previa)?|entradas?|experiencia(?: previa)?|conocimientos(?: previos)?|material|equipo|señal|depósito|receta|cuenta|pareja|instrumentos?",
  it: "impegnativa|ricetta|prenotazion[ei]|iscrizion[ei]|appuntamento|bigliett[oi]|tessera|esperienza|conoscenze|attrezzatura|acconto|caparra|conto|partner|strumenti",
  nl: "verwijzing|verwijsbrief|reservering|reserveren|aanmelding|aanmelden|inschrijving|afspraak|kaartjes?|tickets?|lidmaatschap|ervaring|voorkennis|uitrusting|aanbetaling|recept|account|partner|instrument",
  pt: "credencial|receita|reservas?|marcação|inscriç(?:ão|ões)|bilhetes?|experiência|conhecimentos|equipamento|sinal|depósito|conta|parceiro|instrumentos?",
};
/** What stands before and behind the thing: "A … from your doctor is not needed". */
const NEEDED: Record<string, [before: string, behind: string][]> = {
  en: [
    ["(?:an? |any |your |the )?", " (?:is|are)(?: not|n['’]?t)? (?:needed|necessary|required|essential)"],
    ["no ", "(?: is| are)? (?:needed|necessary|required)"],
    ["you (?:do not|don['’]?t) need (?:an? |any )?", ""],
  ],
  de: [
    [
      "(?:eine? |die |der |das |keine |vorherige )?",
      " (?:ist|sind) (?:nicht )?(?:nötig|notwendig|erforderlich)",
    ],
    ["(?:sie|du|ihr) brauch(?:en|st|t) (?:dafür |dazu )?(?:keine?n?|eine?n?) ", ""],
  ],
  fr: [
    [
      "(?:une? |l['’]|la |le |aucune? )?",
      " (?:n['’]est|ne sont|est|sont) (?:pas )?(?:nécessaires?|requise?s?|obligatoires?)",
    ],
    ["(?:il n['’]y a )?pas besoin (?:de |d['’])", ""],
  ],
  es: [
    ["(?:una? |la |el |los )?", " no (?:es|son) (?:necesari[oa]s?|obligatori[oa]s?)"],
    ["no (?:hace falta|es necesari[oa]|se necesita|se requiere) (?:una? |ninguna? |la )?", ""],
  ],
  it: [
    ["(?:un['’]?a? ?|la |l['’]|il )?", " non (?:è|sono) (?:necessari[oae]|obbligatori[oae]|richiest[oaie])"],
    ["non (?:serve|servono|occorre|occorrono|è necessari[oa]) (?:un['’]?a? ?|la |l['’]|il )?", ""],
  ],
  nl: [
    ["(?:een |de |het |uw |je )?", " (?:is|zijn) (?:niet )?(?:nodig|vereist|verplicht|noodzakelijk)"],
    ["(?:je|u) (?:hebt|heeft) geen ", " nodig"],
    ["geen ", "(?: is)? (?:nodig|vereist)"],
  ],
  pt: [
    ["(?:uma? |a |o )?", " não (?:é|são) (?:necessári[oa]s?|obrigatóri[oa]s?|precis[oa]s?)"],
    ["não (?:é necessári[oa]|é precis[oa]|precisa de) (?:uma? |a )?", ""],
  ],
};
/** Whose or for what it is: "from your doctor", "van de huisarts". */
const OF_WHOM =
  "(?: (?:from|by|for|in|vom|von|des|der|für|du|de|pour|chez|del|de la|para|di|dal|del|per|van|voor|do|da|para) [^.!?,;:]{2,40}?)?";
const NEEDS = tableOf(
  Object.fromEntries(
    Object.entries(NEEDED).map(([language, forms]) => [
      language,
      forms
        .map(
          ([before, behind]) => `${before}(?:${own(ASKED, language)})${OF_WHOM}${behind}(?: [^.!?]{2,40})?`,
        )
        .join("|"),
    ]),
  ),
);

/** What a place is, and how those who come find it. */
const PLACES = tableOf({
  en: "(?:the|our|its) (?:orchard|yard|courtyard|garden|field|meadow|path|trail|track|car park|hall|barn|church|chapel|cellar|room|tent|marquee|beach|pool|water|ground|site|hill|stairs|floor)s? (?:is|are|gets?|stays?|can be) (?:(?:very|quite|a bit|a little|often|always|partly|mostly) )?(?:muddy|steep|wet|cold|chilly|warm|draughty|uneven|slippery|unheated|heated|narrow|sandy|rocky|windy|accessible|step-free|covered|outdoors)(?:,? (?:and|but|so|in|after|when|because) [^.!?]{2,50})?",
  de: "(?:der|die|das|unser|unsere) (?:hof|garten|wiese|weide|weg|pfad|parkplatz|halle|saal|scheune|kirche|keller|raum|zelt|strand|becken|wasser|boden|gelände) (?:ist|wird|bleibt|kann) (?:(?:sehr|etwas|oft|meist|teilweise) )?(?:matschig|schlammig|steil|nass|kalt|kühl|warm|uneben|rutschig|unbeheizt|beheizt|eng|sandig|windig|barrierefrei|überdacht)(?:,? (?:und|aber|darum|nach|bei|weil) [^.!?]{2,50})?",
  fr: "(?:la|le|notre|l['’])\\s?(?:verger|cour|jardin|pré|champ|chemin|sentier|parking|salle|grange|église|cave|tente|plage|bassin|eau|sol|terrain) (?:est|reste|devient|peut être) (?:(?:très|assez|un peu|souvent|toujours) )?(?:boueu(?:x|se)|raide|mouillée?|froide?|fra(?:is|îche)|chaude?|inégale?|glissante?|chauffée?|étroite?|sableu(?:x|se)|accessible|couverte?)(?:,? (?:et|mais|après|quand|car) [^.!?]{2,50})?",
  es: "(?:el|la|nuestr[oa]) (?:huerto|patio|jardín|prado|campo|camino|sendero|aparcamiento|sala|granero|iglesia|bodega|carpa|playa|piscina|agua|suelo|terreno) (?:es|está|queda|suele estar) (?:(?:muy|bastante|algo|siempre) )?(?:embarrad[oa]|empinad[oa]|mojad[oa]|frí[oa]|fresc[oa]|irregular|resbaladiz[oa]|climatizad[oa]|estrech[oa]|accesible|cubiert[oa])(?:,? (?:y|pero|tras|cuando|porque) [^.!?]{2,50})?",
  it: "(?:il|la|lo|l['’]|il nostro|la nostra)\\s?(?:frutteto|cortile|giardino|prato|campo|sentiero|parcheggio|sala|fienile|chiesa|cantina|tenda|spiaggia|piscina|acqua|terreno) (?:è|resta|diventa|può essere) (?:(?:molto|un po['’]|spesso|sempre) )?(?:fangos[oa]|ripid[oa]|bagnat[oa]|fredd[oa]|fresc[oa]|irregolare|scivolos[oa]|riscaldat[oa]|strett[oa]|accessibile|copert[oa])(?:,? (?:e|ma|dopo|quando|perché) [^.!?]{2,50})?",
  nl: "(?:de|het|onze|ons) (?:boomgaard|erf|tuin|wei|weide|veld|pad|parkeerplaats|zaal|schuur|kerk|kelder|ruimte|tent|strand|bad|water|grond|terrein) (?:is|wordt|blijft|kan) (?:(?:erg|vrij|soms|vaak|altijd) )?(?:modderig|steil|nat|koud|fris|warm|oneffen|glad|onverwarmd|verwarmd|smal|zanderig|toegankelijk|overdekt)(?:,? (?:en|maar|na|als|want) [^.!?]{2,50})?",
  pt: "(?:o|a|nosso|nossa) (?:pomar|pátio|jardim|prado|campo|caminho|trilho|estacionamento|sala|celeiro|igreja|cave|tenda|praia|piscina|água|chão|terreno) (?:é|está|fica) (?:(?:muito|bastante|um pouco|sempre) )?(?:enlamead[oa]|íngreme|molhad[oa]|fri[oa]|fresc[oa]|irregular|escorregadi[oa]|aquecid[oa]|estreit[oa]|acessível|cobert[oa])(?:,? (?:e|mas|depois|quando|porque) [^.!?]{2,50})?",
});

const NEAR = 3;
/** A note for the maker stands right beside it: "Boots, not sneakers." may be said of what is drawn. */
const isBesideNote = ({ span }: Fact, { heldBack, wishes }: Reading): boolean =>
  [...heldBack, ...wishes].some(
    (note) => Math.abs(note.span.start - span.end) <= NEAR || Math.abs(span.start - note.span.end) <= NEAR,
  );

/** The sentence asks readers for something, or prepares them for a visit. `brand` is the name of who invites them. */
export function isAskedOfReaders(fact: Fact, reading: Reading, brand: string): boolean {
  const words = fact.quote.trim();
  const { language } = reading;
  if (sendsToBrand(words, language, brand)) return true;
  if (isBesideNote(fact, reading)) return false;
  return (
    isAskedOfVisitors(words, language) ||
    ([NEEDS, PLACES].some((table) => table.get(language)?.().test(lower(words)) === true) &&
      isOfVisit(words, language))
  );
}
