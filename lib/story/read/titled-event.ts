import { own } from "../../text/own.ts";
import type { Frame } from "./frame.ts";
import { pattern } from "./lower.ts";

/** How authors ask for what is made for something with a title: the asking, what is made, and what it is for, as sources of patterns. */
type TitledWords = { asks: string; made: string; of: string; event: string };

const WORDS: Record<string, TitledWords> = {
  en: {
    asks: "(?:(?:hi|hello|hey),? )?(?:we (?:need|want|would like)|we[’']d like|i need|please make|could we have|can we have)",
    made: "tile|post|card|image|picture|graphic|flyer|poster|preview",
    of: "for (?:our|the|my)",
    event:
      "talk|lecture|course|class|workshop|concert|exhibition|play|show|film|screening|reading|tour|walk|event|evening|webinar",
  },
  de: {
    asks: "(?:(?:hallo|hi|moin|servus),? )?(?:(?:wir|ich) (?:brauchen?|bräuchten?|möchten?|hätten? gerne?|wollen)|bitte)",
    made: "kachel|post|beitrag|karte|bild|vorschaubild|grafik|sharepic|plakat|flyer",
    of: "für (?:unser\\p{L}*|den|die|das|meinen?)",
    event:
      "\\p{L}*(?:kurs|vortrag|workshop|konzert|ausstellung|stück|film|lesung|führung|wanderung|seminar|abend|veranstaltung)",
  },
  fr: {
    asks: "(?:bonjour,? )?(?:il nous faut(?:drait)?|nous (?:voulons|voudrions|aimerions)|on (?:voudrait|aimerait))",
    made: "carte|visuel|image|affiche|publication|post|vignette",
    of: "pour (?:notre|la|le|l[’'])",
    event:
      "atelier|cours|stage|conférence|concert|exposition|spectacle|pièce|film|projection|lecture|visite|soirée",
  },
  es: {
    asks: "(?:hola,? )?(?:necesitamos|queremos|querríamos|nos hace falta)",
    made: "tarjeta|imagen|gráfico|cartel|publicación|post",
    of: "para (?:nuestr[oa]|el|la)",
    event: "taller|curso|charla|conferencia|concierto|exposición|espectáculo|obra|película|lectura|visita",
  },
  it: {
    asks: "(?:ciao,? )?(?:ci serve|ci servirebbe|vorremmo|vogliamo)",
    made: "scheda|card|immagine|grafica|locandina|post",
    of: "per (?:il nostro|la nostra|il|la|lo)",
    event: "corso|laboratorio|conferenza|concerto|mostra|spettacolo|film|lettura|visita|serata",
  },
  nl: {
    asks: "(?:hallo,? |hoi,? )?(?:we|wij) (?:willen(?: graag)?|hebben graag|zoeken)|graag",
    made: "kaart|afbeelding|plaatje|poster|post|bericht|tegel",
    of: "voor (?:onze|ons|de|het)",
    event: "cursus|lezing|workshop|concert|tentoonstelling|voorstelling|film|wandeling|avond",
  },
  pt: {
    asks: "(?:olá,? )?(?:precisamos de|queremos|queríamos|gostávamos de)",
    made: "cartão|imagem|cartaz|publicação|post",
    of: "para (?:o nosso|a nossa|o|a)",
    event: "curso|oficina|palestra|concerto|exposição|espetáculo|peça|filme|leitura|visita",
  },
};

const FRAMES: Record<string, () => RegExp> = Object.fromEntries(
  Object.entries(WORDS).map(([code, { asks, made, of, event }]) => [
    code,
    pattern(
      `^\\s*(?:(?:${asks})\\s)?(?:\\p{L}{1,6}\\s){0,2}(?:${made})\\s(?:${of})(?:\\s|(?<=[’']))(?:\\p{L}{3,12}\\s){0,2}(?:${event})\\s?[:：]?\\s+(?=["“„«])`,
    ),
  ]),
);

/**
 * "We need a tile for our next course: “Grandma's chair”, Saturday …": the title in quotation marks and what stands behind
 * it are published.
 * @param s a sentence as `lower` gives it.
 */
export function titledEventFrame(s: string, language: string): Frame | undefined {
  const found = own(FRAMES, language)?.().exec(s);
  return found ? { at: found[0].length, rest: "content" } : undefined;
}
