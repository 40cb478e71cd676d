import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isCalendarWord } from "./calendar.ts";

/**
 * What an order says behind its "for", where that names no subject: the place that a picture is for ("the homepage"), a
 * season ("the winter"), or a word that fits anything ("our new item"). Readers are never shown it.
 */

const DETERMINER =
  /^(?:(?:the|our|my|a|an|this|these|unsere?[nrms]?|die|der|das|den|dem|eine?[nrms]?|diese?[nrms]?|notre|nos|les?|la|une?|cette?|l['’]|nuestr[oa]s?|el|los|las|un[ao]?|est[ea]|il|lo|gli|i|nostr[oaei]|quest[oa]|noss[oa]s?|os?|as?|uma?|onze|ons|de|het|een|deze|dit)(?:\s+|(?<=['’])))+/iu;
/** Words that tell only that a thing is new or next. */
const ADJECTIVE =
  /^(?:(?:new|newest|latest|upcoming|next|own|coming|current|neue[nrms]?|neueste[nrms]?|kommende[nrms]?|nächste[nrms]?|aktuelle[nrms]?|nouve(?:au|l|lle|aux)|prochaine?|nuev[oa]s?|últim[oa]s?|próxim[oa]s?|nuov[oaie]|ultim[oaie]|prossim[oaie]|nieuwe?|volgende|nov[oa]s?)\s+)+/iu;

const VAGUE =
  "items?|products?|things?|articles?|additions?|arrivals?|announcement|campaign|promo(?:tion)?|promotie|event|launch|release|offer|news|update|team|artikel|produkte?|produkts|sache|neuheit(?:en)?|neuigkeit(?:en)?|aktion|angebot|kampagne|ankündigung|veranstaltung|produits?|nouveautés?|campagne|annonce|offre|actualités?|événement|productos?|artículos?|novedad(?:es)?|campaña|anuncio|oferta|evento|prodott[oi]|articol[oi]|novità|campagna|annuncio|offerta|producten|nieuws|nieuwtje|actie|aanbod|aankondiging|evenement|produtos?|artigos?|novidades?|campanha|promoção";
/** An advertisement of a job: what is wanted stands behind it. */
const JOB_AD =
  "(?:job|recruitment|vacancy)[ -](?:ad|advert|advertisement|posting|post)|(?:stellen|job)(?:anzeige|inserat|ausschreibung|angebot)|(?:offre|annonce) d['’]emploi|oferta de (?:trabajo|empleo)|(?:annuncio|offerta) di lavoro|vacature(?:tekst)?|personeelsadvertentie|(?:anúncio|oferta) de emprego";
const PLACE =
  "(?:(?:home|start|landing|front|main|product|sales|event|web|help|about|pricing|contact|blog|shop|news|campaign|startseite|produkt|haupt|inicio|principal|accueil|iniziale|inicial|start)[- ]?)?(?:page|site|website|blog|shop|feed|channel|newsletter|noticeboard|window|socials?|seite|startseite|webseite|homepage|kanal|schaufenster|aushang|vitrine|boutique|escaparate|página|web|sitio|portada|vetrina|pagina|sito|negozio|etalage|winkel|kanaal|loja|montra)(?: (?:d['’]accueil|de inicio|iniziale|principale?|inicial|web))?|facebook|instagram|insta|linkedin|tiktok|youtube|twitter|threads|x";
/** Where it hangs or runs: "the waiting room", "la pantalla de la farmacia". */
const DISPLAY =
  "(?:(?:\\p{L}+ )?(?:waiting|staff|common|changing) rooms?|canteen|(?:(?:\\p{L}+ )?(?:screens?|door|lift|wall)|till receipts?|lobby|foyer|bus shelters?)|warte(?:zimmer|raum)|(?:lehrer|aufenthalts)\\p{L}*(?:zimmer|raum)|kantine|(?:eingangs)?tür|(?:\\p{L}*bildschirme?)|aufzug|salle (?:d['’]attente|des profs|du personnel)|cantine|écrans?|ascenseur|porte(?: d['’]entrée)?|sala de espera|pantallas?|ascensor|puerta|sala d['’]aspetto|schermi?|ascensore|porta|wachtkamer|kantine|schermen|scherm|lift|deur|ecrãs?|elevador|sala de espera)(?: (?:in|at|of|by|de|del?|der|des|im|am|du|dell?[aeo]?|di|da|do|van|in de) (?:the |la |el |le |les |l['’]|der |de |il )?\\p{L}[^.,;:!?]{0,40})?";
const SEASON =
  "winter|summer|spring|autumn|fall|christmas|easter|halloween|advent(?:szeit)?|ramadan|holidays?|holiday season|festive season|new year|year end|weekend|week|month|season|start of (?:the )?(?:term|season|year)|weihnachten|weihnachtszeit|ostern|sommer|frühling|frühjahr|herbst|wochenende|woche|monat|saison|jahreswechsel|neujahr|ferien|hiver|été|printemps|automne|noël|pâques|fêtes|fin d['’]année|rentrée|semaine|mois|vacances|invierno|verano|primavera|otoño|navidad(?:es)?|pascua|fiestas|semana|mes|año nuevo|inverno|estate|autunno|natale|pasqua|feste|settimana|mese|stagione|zomer|lente|herfst|kerst(?:mis)?|pasen|feestdagen|vakantie|seizoen|verão|outono|natal|páscoa|festas|mês|ano novo|temporada";
const ONLY = new Prefiltered(`^(?:${VAGUE}|${JOB_AD}|${PLACE}|${DISPLAY}|${SEASON})$`, "iu");

/** Those who are to read it, with what is true of them. "People who" would be a subject behind "about". */
const WHO = new Prefiltered(
  /^(?:[\p{L}\d’'-]+ ){0,3}\p{L}+ who(?:['’]ve)? |^(?:\p{L}+ ){0,2}(?:freiberufler\p{L}*|\p{L}*(?:verwaltungen|betriebe|firmen|unternehmen|schulen|praxen|vereine|besitzer\p{L}*|eigentümer\p{L}*|vermieter\p{L}*|einsteiger\p{L}*|pendler\p{L}*|handwerker\p{L}*|lehrkräfte)|selbst(?:st)?ändige|kund\p{L}+|eltern|mitglieder|leute|gäste|menschen|familien|anfänger\p{L}*|patient\p{L}+|mieter\p{L}*|leser\p{L}*),? (?:die|denen|deren) |^(?:\p{L}+ ){0,2}(?:freelances?|indépendants?|entreprises|commerces|artisans|commerçants|enseignants|habitants|écoles|associations|restaurants|propriétaires|bailleurs|syndics|clients?|parents?|membres?|adhérents?|gens|personnes|familles|débutants?|patients?|locataires?) qui |^(?:\p{L}+ ){0,2}(?:autónom[oa]s|empresas|negocios|tiendas|comercios|colegios|escuelas|comedores|restaurantes|comunidades|propietari[oa]s|quienes|client[ea]s|padres|soci[oa]s|gente|personas|familias|principiantes|pacientes) que |^chi (?:non |ha |è |vuole |cerca )|^(?:\p{L}+ ){0,2}(?:freelance|aziende|imprese|negozi|scuole|ristoranti|associazioni|proprietari|client[ie]|genitori|soci|persone|famiglie|principianti|pazienti) che |^(?:\p{L}+ ){0,2}(?:zzp['’]?ers|bedrijven|winkels|scholen|verenigingen|restaurants|eigenaren|verhuurders|freelancers|klanten|ouders|leden|mensen|gezinnen|beginners|patiënten|huurders),? die |^(?:\p{L}+ ){0,2}(?:freelancers|empresas|lojas|escolas|restaurantes|associações|proprietários|senhorios|clientes|pais|sócios|pessoas|famílias|principiantes|pacientes) que /iu,
);
const FOR = /(?<!\p{L})(?:for|für|pour|para|per|voor)\s+$/iu;

/** "with little pictures": what it is to look like. */
const WITH = /(?<!\p{L})(?:with|mit|avec|con|met|com)\s+$/iu;
const LOOKS = new Prefiltered(
  /^(?:[\p{L}\d-]+ ){0,3}(?:pictures?|photos?|icons?|drawings?|illustrations?|images?|letters|numbers|text|type|captions?|music|logo|colou?rs?|emojis?|bilder\p{L}*|fotos?|icons|zeichnungen|zahlen|schrift|musik|farben|images|dessins|icônes|chiffres|musique|couleurs|imágenes|dibujos|iconos|números|música|colores|immagini|disegni|icone|numeri|musica|colori|plaatjes|tekeningen|foto['’]s|cijfers|muziek|kleuren|imagens|desenhos|ícones|cores)$/iu,
);

const bareOf = (text: string): string =>
  text
    .trim()
    .replace(/[\s.,:;!?]+$/u, "")
    .replace(DETERMINER, "")
    .replace(ADJECTIVE, "")
    // "Our 2.0 announcement" tells no more than that there is one.
    .replace(/^v?\d{1,3}(?:\.\d{1,3}){1,2}\s+(?=\p{L})/u, "");

/** A month or a year, alone or together: "December 2026". */
const isTime = (bare: string): boolean =>
  bare.split(/\s+/).every((word) => isCalendarWord(word) || /^(?:(?:19|20)\d{2}|de|of)$/i.test(word));

/** "for freelancers who haven't filed yet": those who are to read it, with what is true of them. */
export const namesReaders = (text: string, before: string): boolean =>
  FOR.test(before) && WHO.test(`${bareOf(text)} `);

/** Whether these words of an order name no subject; `before` is what stands before them. */
export function namesNothing(text: string, before: string): boolean {
  const bare = bareOf(text);
  return ONLY.test(bare) || isTime(bare) || (WITH.test(before) && LOOKS.test(bare));
}

/** What people take part in: they learn that it is one. */
const OFFERED =
  "courses?|class|classes|exhibitions?|concerts?|films?|shows?|plays?|ausstellung|konzert|stück|exposition|spectacle|concert|exposición|espectáculo|espetáculo|concierto|mostra|spettacolo|concerto|tentoonstelling|voorstelling|exposição|workshops?|webinars?|talks?|kurs|vortrag|seminar|atelier|formation|webinaire|conférence|curso|taller|charla|corso|laboratorio|cursus|lezing|oficina|palestra|formação|formación|formazione|opleiding";
/** What the words stand in. */
const MEDIUM =
  "podcasts?|articles?|guides?|posts?|reports?|books?|blog|episodes?|checklists?|artikel|ratgeber|leitfaden|beitrag|blogbeitrag|buch|article|guide|livre|dossier|billet|fiche|artículo|guía|libro|entrada|articolo|guida|gids|boek|artigo|guia|livro|page|seite|webseite|página|pagina|site|website|web|sito|sitio";
const SMALL =
  "our|unser(?:e[nrms]?)?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze|ons|new|latest|next|coming|upcoming|nächste[nrms]?|kommende[nrms]?|prochaine?s?|próxim[oa]s?|prossim[oaie]|volgende|komende|neue[nrms]?|nouve(?:au|l|lle|aux)|nuev[oa]s?|nuov[oaie]|nieuwe?|nov[oa]s?|on|the|auf|der|zum|zur|sur|le|la|du|de|del|della|en|el|il|sul|sulla|op|het|no|na|do|da|for|für|pour|para|per|voor";
const only = (kinds: string) => new Prefiltered(`^(?:(?:${kinds}|${SMALL})(?:\\s+|$))+$`, "iu");
const ONLY_MEDIUM = only(MEDIUM);
const ONLY_KIND = only(`${OFFERED}|${MEDIUM}`);

/** "Immagine per il nostro articolo sul sito: «…»": what the title behind it is of, and where it stands. */
export const namesKindOfTitle = (name: string): boolean => ONLY_KIND.test(name.trim());

/** The same of what readers have before them: a page, an article. That it is a course they have to learn. */
export const namesMedium = (name: string): boolean => ONLY_MEDIUM.test(name.trim());
