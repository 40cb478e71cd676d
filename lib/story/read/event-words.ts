import { BEGINNINGS } from "../../text/beginnings.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower, pattern } from "./lower.ts";

/** What takes place on a day. */
const EVENT = new Prefiltered(
  /\b(?:webinar|webinaire|conference|meet-?up|summit|open (?:\w+ )?day(?! and night)|open (?:house|evening|morning|farm day)|festival|concert|clean-?up|masterclass|hackathon|ama\b|exhibition|tasting|gala|bootcamp|live (?:session|stream|demo)|q&a|quiz night|fundraiser|workshop|fair|fête|fete|screening|party|class(?:es)?(?! of|room)|(?<!\b(?:of|main|golf|race|water|first|second) )courses?(?! of)|lectures?|lessons|talk|tour|café|market|walk|run\b|race|supper club|auditions?|dinner|premiere|première|recital|(?<=\p{Lu}\p{L}+ )(?:sings?|performs?) (?=\p{Lu})|puppet show|spectacle|spettacolo|vorstellung|voorstelling|estreno|estreia|picnic|tournament|swim(?= (?:on|at|from))|book launch|join us|come to|rsvp|doors|veranstaltung|lange nacht|nacht de[rs]|nuit (?:des|blanche)|notte (?:de[il]|bianca)|tag der offenen tür|\p{L}*konzert|ausstellung|vortrag|fest\b|atelier|portes ouvertes|soirée|vernissage|exposition|rencontre|dédicace|spectacle|projection|conférence|marché|estreno|concierto|concerto|open dag|charla|presentación|encuentro|exposición|lesung|(?:advents|weihnachts|christkindl|kerst|floh|vlooien|rommel|trödel|bauern|boeren|kunst|handwerker|oster|paas|herbst|frühlings|bücher|boeken)markt|mercatino|mercadillo|brocante|braderie|vide-grenier|kermesse|\p{L}*kurs|kurse|seminar|\p{L}*führung|\p{L}*wanderung|visite guidée|curso|corso|cursus|stage d['’]\p{L}+|serata|visita guiada|taller|jornada|feria|fiesta|evento|mostra|festa|bijeenkomst|opendeurdag|workshop|oficina|exposição)\b|イベント|読み聞かせ|体験教室|ワークショップ|展示会|個展|展覧会|コンサート|試飲会|マルシェ|説明会|お茶会|セミナー|講座|讲座|活动/iu,
);

export const isEvent = (text: string): boolean => EVENT.test(text);

const NAME_WITH_DAY =
  "^(?<name>\\p{Lu}[^.!?]{6,80}?)[,:]\\s+(?:\\p{L}{2,12}\\.?,?\\s)?\\d{1,2}(?:\\.|st|nd|rd|th)?\\s(?:de\\s|of\\s)?\\p{L}{3,12}(?:\\s(?:de\\s)?20\\d\\d)?,?\\s+";
/** "Adventsmarkt auf dem Hof: Sonntag, 6. Dezember, 11 bis 18 Uhr": a name, its day, and from when till when. */
const DATED_NAME = new Prefiltered(
  `${NAME_WITH_DAY}(?:(?:from|von|de|dalle|van|das)\\s)?\\d{1,2}(?:[.:h]\\d{2})?\\s?(?:[ap]m|uhr|uur|h)?\\s?(?:to|until|till|bis|à|a|alle|às|tot|–|-)\\s?\\d{1,2}`,
  "iu",
);
/** "Candle workshop, Friday 4 June, doors 7.30 pm, Old Forge": a name, its day, when it begins, and perhaps where. */
const BEGUN_NAME = new Prefiltered(
  `${NAME_WITH_DAY}(?:${BEGINNINGS},?\\s)?(?:(?:at|um|à|a las|alle|alle ore|ore|om|às)\\s)?(?:\\d{1,2}[.:h]\\d{2}(?:\\s?(?:[ap]\\.?m\\.?|uhr|uur|h))?|\\d{1,2}\\s?(?:[ap]\\.?m\\.?|uhr|uur|h))(?:[.!]?$|,?\\s(?:(?:at|in|im|am|bei|beim|auf|au|aux|à|chez|en|a|al|nel|nella|alla|presso|op|no|na|em)\\s|\\p{Lu}))`,
  "iu",
);
/** What comes to its end at a day and an hour is nothing to come to. */
const ENDS =
  /deadline|closing date|last (?:day|orders?|chance)|(?:einsende|anmelde|annahme|redaktions)schluss|frist|date limite|délai|fecha límite|plazo|scadenza|termine|sluitingsdatum|uiterlijk|prazo|data limite/iu;
/** "The deadline", "der Anmeldeschluss". */
export const namesEnd = (words: string): boolean => ENDS.test(words);
/** What has hours and is nothing to come to. */
const HAS_HOURS =
  /hours|opening times|zeiten|geöffnet|horaires|horarios?|orari|openingstijd|clos(?:ed|ing|ure)|geschlossen|fermé|cerrad|chius|gesloten|fechad|(?:road|roof|water|gas|track|repair)\s?works|baustelle|bauarbeiten|sperrung|abstellung|travaux|coupure|obras|corte de|lavori|werkzaamheden|power cut|maintenance|wartung|mantenimiento|manutenzione|onderhoud|manutenção|deliver(?:y|ies)|collections?|lieferung|abholung/iu;

/** Whether a sentence is the name of something with its day and from when till when it is. */
export const isNameWithHours = (text: string): boolean => isName(DATED_NAME.exec(text)?.groups?.name ?? "");

/** The same, or with the hour at which it begins. */
export const isNameWithDay = (text: string): boolean => isNameWithHours(text) || isName(begunName(text));

const isName = (name: string): boolean => name !== "" && !HAS_HOURS.test(name);

function begunName(text: string): string {
  const name = BEGUN_NAME.exec(text)?.groups?.name ?? "";
  return namesEnd(name) ? "" : name;
}

/** "Workshop: bake your first sourdough", "Kurs: „Omas Stuhl“": the label says what readers are invited to. */
export const KIND_OF_EVENT =
  /^(?:exhibition|concert|festival|talk|lecture|course|class|screening|play|film|conference|meetup|webinar|workshop|(?:\p{L}+-?)?(?:kurs|vortrag|lesung|konzert|ausstellung|führung|seminar|abend)|atelier|webinaire|formation|stage|conférence|exposition|spectacle|projection|charla|conferencia|taller|curso|seminario|exposición|concierto|espectáculo|proyección|corso|conferenza|laboratorio|mostra|concerto|spettacolo|proiezione|lezing|cursus|tentoonstelling|voorstelling|palestra|oficina|exposição|espetáculo|peça)$/iu;

/** What people pay, show or reserve to get in. */
const ADMISSION = pattern(
  [
    "entry fees?|(?:start|melde|nenn)geld|teilnahmegebühr|inschrijfgeld|inschrijven kost|inscripci[oó]n(?:es)?[: ]+\\d|inscriptions? ?: ?\\d|iscrizion[ei][: ]+\\d|inscriç(?:ão|ões)[: ]+\\d",
    "admission|entry(?:[:,]? (?:is )?(?:free|from|only|by|[£$€₹]|\\d))|free entry|tickets?|doors (?:open|at)|\\d+ (?:places|seats)(?: only)?[.,] book|free,? \\d+ (?:places|seats)",
    "eintritt|abendkasse|einlass|karten (?:gibt|zu|für|im|an|ab|bei|unter)|vorverkauf",
    "entrée (?:libre|gratuite|payante|[:\\d])|billets?|billetterie|participation libre|sur réservation",
    "entradas?(?: (?:libre|gratuita|es|general)|[: ]+\\d)|aforo",
    "ingresso (?:libero|gratuito|[:\\d])|biglietti|prenotazione",
    "entree|toegang|kaarten|kaartjes",
    "entrada (?:é )?(?:livre|gratuita|franca|[:\\d])|entrada [^.!?]{0,40} é (?:livre|gratuita)|bilhetes|ingressos",
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join("|"),
);

/** "Eintritt 6 Euro", "Free, 20 places, book at …": it lets people in. */
export const tellsAdmission = (text: string): boolean => ADMISSION().test(lower(text));
