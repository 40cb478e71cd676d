import { lower, pattern } from "./lower.ts";

/** "Photos will be added by us, so leave room": who brings the pictures, and that there is to be room for them. */

type AddedWords = {
  pictures: string;
  /** Around the pictures, which stand as "§". */
  added: string;
  room: string;
  /** Before what the room is for. */
  for: string;
};

const WORDS: Record<string, AddedWords> = {
  en: {
    pictures: "(?:the |our )?(?:photos?|photographs?|pictures?|images?|logos?)",
    added:
      "§ (?:will be|get|are|is) (?:added|dropped in|put in|inserted|supplied)(?: later| afterwards)? by (?:us|me)(?: later| afterwards)?|(?:we|i)(?:['’]ll| will) (?:add|drop in|put in|insert|supply) §(?: in)? (?:ourselves|myself)(?: later| afterwards)?",
    room: "(?:leave|keep) (?:some |enough |a bit of )?(?:room|space|a gap)",
    for: "for",
  },
  de: {
    pictures: "(?:die |unsere )?(?:fotos?|bilder|bild|logos?)",
    added:
      "§ (?:fügen wir|setzen wir|bauen wir|machen wir|füge ich|setze ich)(?: später| dann| danach)? selbst(?: später| dann)? (?:ein|hinzu|rein|dazu)|§ (?:kommen|kommt) (?:später |dann )?von (?:uns|mir)|wir (?:fügen|setzen|bauen) §(?: später| dann)? selbst (?:ein|hinzu|rein|dazu)",
    room: "(?:bitte )?(?:lasst|lassen sie|lass) (?:bitte )?(?:etwas |genug )?(?:platz|raum)|(?:bitte )?(?:etwas |genug )?(?:platz|raum) (?:\\p{L}+ \\p{L}+ \\p{L}+ )?(?:dafür )?(?:frei ?)?lassen",
    for: "für",
  },
  fr: {
    pictures: "(?:les |nos )?(?:photos?|images?|logos?)",
    added:
      "§ seront (?:ajoutée?s|insérée?s|mises) (?:ensuite |plus tard )?par nous|(?:nous|on) (?:ajouterons|ajoutera|ajoute|insérerons|mettra|mettrons) §(?: nous-mêmes)(?: ensuite| plus tard)?|§,? (?:c['’]est )?nous qui les (?:ajoutons|ajouterons|mettons|mettrons)",
    room: "(?:laissez|laisse|laisser|prévoyez|gardez) (?:donc )?(?:un peu )?(?:de la |de l['’]|assez de |de )?(?:place|espace)",
    for: "pour",
  },
  es: {
    pictures: "(?:las |los |nuestras )?(?:fotos?|fotografías?|imágenes|logos?)",
    added:
      "§ l[ao]s (?:añadimos|ponemos|añadiremos|pondremos|incluiremos) nosotr[oa]s(?: después| luego)?|nosotr[oa]s (?:añadimos|ponemos|añadiremos|pondremos) §(?: después| luego)?",
    room: "(?:dejad|deja|dejen|deje|dejar|reservad) (?:algo de |un )?(?:espacio|sitio|hueco)",
    for: "para",
  },
  it: {
    pictures: "(?:le |i |nostre )?(?:foto|fotografie|immagini|loghi|logo)",
    added:
      "§ l[ei] (?:aggiungiamo|mettiamo|aggiungeremo|metteremo|inseriamo) noi(?: dopo| poi)?|§ saranno aggiunt[ei] da noi",
    room: "(?:lasciate|lascia|lasciare) (?:un po['’] di |lo |del )?(?:spazio|posto)",
    for: "per",
  },
  nl: {
    pictures: "(?:de |onze )?(?:foto['’]?s?|afbeeldingen|plaatjes|logo['’]?s?)",
    added:
      "§ (?:voegen|zetten|plakken) (?:we|wij) (?:er )?(?:later )?zelf (?:later )?(?:toe|in|erin|bij)|§ komen (?:later )?van ons|(?:we|wij) (?:voegen|zetten) §(?: er)?(?: later)? zelf (?:toe|in|erin|bij)",
    room: "(?:laat|houd|hou) (?:er |daar |graag |wat |genoeg )*(?:ruimte|plek|plaats)(?: (?:over|vrij))?",
    for: "voor",
  },
  pt: {
    pictures: "(?:as |os |nossas )?(?:fotos?|fotografias?|imagens|logos?)",
    added:
      "§ (?:serão|são) (?:adicionad[ao]s|acrescentad[ao]s|colocad[ao]s) por nós|§ (?:acrescentamos|adicionamos|pomos)(?:-[ao]s)? nós(?: depois)?|nós (?:acrescentamos|adicionamos|pomos) §(?: depois)?",
    room: "(?:deixem|deixa|deixe|deixar) (?:algum )?(?:espaço|lugar)",
    for: "para",
  },
};

const TESTS = new Map(
  Object.entries(WORDS).map(([code, words]) => {
    const pictures = `(?:${words.pictures})`;
    return [
      code,
      {
        added: pattern(`^(?:${words.added.replaceAll("§", pictures)})$`),
        room: pattern(`^(?:${words.room})$`),
        roomFor: pattern(`^(?:${words.room}) (?:${words.for}) ${pictures}$`),
      },
    ] as const;
  }),
);

/**
 * The clause says that others add the pictures, or wants room for them. "Leave room" alone is for the maker only beside
 * such a clause: "Leave room for dessert."
 */
export function isOfAddedPictures(said: string, language: string, others: () => readonly string[]): boolean {
  const tests = TESTS.get(language);
  if (!tests) return false;
  if (tests.added().test(said) || tests.roomFor().test(said)) return true;
  return tests.room().test(said) && others().some((clause) => tests.added().test(lower(clause.trim())));
}
