/** German names as they stand alone, behind prepositions and verbs that decline them. */

/** "Kurs", "Sommerfest": nouns whose gender their ending tells, as the ending of their adjective needs it. */
const MASCULINE =
  /(?:kurs|markt|tag|abend|morgen|lauf|laden|garten|ball|plan|preis|raum|shop|artikel|beitrag|ratgeber|leitfaden|katalog|newsletter|podcast|service|bereich|stand|verein|film|termin|vortrag|saal|platz|weg|wettbewerb|brunch|kalender|dienst|tarif|chor|flohmarkt|basar)$/iu;
const NEUTER =
  /(?:fest|angebot|lager|buch|menü|konzert|turnier|team|haus|büro|sortiment|heft|programm|projekt|seminar|training|event|produkt|video|café|modell|gerät|werkzeug|studio|zentrum|museum|atelier|restaurant|brot|bier|wochenende|jubiläum|webinar|paket|abo|camp|stück|frühstück|essen|heft)$/iu;
/** Adjectives that tell only that a thing is new or next. */
const SAYS_LITTLE = /^(?:neu|nächst|kommend|aktuell|laufend|jetzig)$/iu;

const WITH_ADJECTIVE =
  /^(?<lead>\s*)(?:(?<article>\p{L}+?)em\s)?(?<stem>\p{Ll}+)en\s(?<noun>\p{Lu}[\p{L}-]*)/u;

/** "unserem neuen Kurs", and behind "zum" "neuen Kurs"; undefined where the gender is not known and the word counts. */
function ofMasculine(text: string): string | undefined {
  const { lead = "", article = "", stem = "", noun = "" } = WITH_ADJECTIVE.exec(text)?.groups ?? {};
  if (noun === "") return undefined;
  const behind = text.slice(text.indexOf(noun, lead.length + article.length));
  const own = /^d$/iu.test(article) || article === "" ? "" : `${article} `;
  if (MASCULINE.test(noun)) return `${lead}${own}${stem}er ${behind}`;
  if (NEUTER.test(noun)) return `${lead}${own}${stem}es ${behind}`;
  return SAYS_LITTLE.test(stem) ? `${lead}${behind}` : undefined;
}

/** How an article of the dative begins a name that stands alone; "dem" may be of either gender. */
const NOMINATIVES: [RegExp, string][] = [
  [/^(\s*)(unser|ihr|mein|sein|ein|kein)er\s(\p{Ll}+)en\s(?=\p{Lu})/u, "$1$2e $3e "],
  [/^(\s*)der\s(\p{Ll}+)en\s(?=\p{Lu})/u, "$1die $2e "],
  [/^(\s*)(unser|ihr|mein|sein|ein|kein)em\s/u, "$1$2 "],
  [/^(\s*)(unser|ihr|mein|sein|ein|kein)er\s/u, "$1$2e "],
  [/^(\s*)der\s/u, "$1die "],
  [/^(\s*)dem\s/u, "$1"],
];

/** Nouns of several that end in -n by themselves. */
const KEEPS_N =
  /(?:zeiten|ungen|heiten|keiten|schaften|ionen|innen|täten|eien|ferien|daten|fragen|gruppen|karten|wochen|stunden|(?<!p)reisen|klassen|aufgaben|ideen|kunden|kollegen|menschen|frauen|firmen|gärten|läden|häfen|öfen|regeln|tafeln|nummern|feiern|eltern|schwestern)$/iu;
/** Nouns of several that end in -n in the dative alone: "Preisen", "Büchern". */
const LOSES_N =
  /(?:preis|termin|kurs|gebot|(?<!e)tag|abend|ärkt|äu[fmt]|bäll|plän|räg|alog|bereich|ständ|verein|film|plätz|weg|werb|dienst|tarif|basar|fest|konzert|turnier|gramm|inar|projekt|produkt|gerät|heft|paket|brot|wein|rezept|stück|schenk|spiel|gäst|hund|tier|jahr|schritt|leut)en$|(?:[äöü]u?[^aeiouyäöü]+|(?:kind|bild|lied|mitglied|feld)(?=ern)|(?:lehr|partn|helf|fahr|fenst|must)(?=ern))ern$|(?:[äöü]u?[^aeiouyäöü]+|artik|tit|mitt)eln$/iu;

/** "Preisen" as it is called alone; undefined where that is not certain. */
function alone(noun: string): string | undefined {
  if (LOSES_N.test(noun)) return noun.slice(0, -1);
  return KEEPS_N.test(noun) || noun.endsWith("s") ? noun : undefined;
}

const SEVERAL =
  /^(?<lead>\s*)(?:(?<of>unser|ihr|mein|sein|d)en\s)?(?<count>(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s)?(?<more>(?:\p{Ll}+en\s){0,2})(?<noun>\p{Lu}[\p{L}-]+)(?:(?<and>\s(?:und|oder|&)\s)(?<second>\p{Lu}[\p{L}-]+))?/u;

/** "unseren neuen Preisen", "den Kursen und Terminen", "neuen Büchern"; undefined where a noun is not certain. */
function ofSeveral(text: string): string | undefined {
  const found = SEVERAL.exec(text);
  const { lead = "", of = "", count = "", more = "", noun = "", and = "", second = "" } = found?.groups ?? {};
  const [first, other] = [alone(noun), second.endsWith("n") ? alone(second) : second];
  if (!found || first === undefined || other === undefined) return undefined;
  const own = of === "" ? "" : `${of === "d" ? "di" : of}e `;
  const said = own ? more : more.replace(/n\s/gu, " ");
  return `${lead}${own}${count}${said}${first}${and}${other}${text.slice(found[0].length)}`;
}

/** "unseren Preisen" cannot be of another case; "den Kurs" may be. */
export const fromSeveral = (text: string): string =>
  /^\s*(?:unser|d)en\s(?:\p{Ll}+en\s){0,2}\p{Lu}[\p{L}-]*n(?![\p{L}-])/u.test(text)
    ? (ofSeveral(text) ?? text)
    : text;

const ADJECTIVE_FIRST = /^\s*\p{Ll}+en\s\p{Lu}/u;
const OF_FEMININE = /(?<!\p{L})zur\s*$/iu;
const OF_MASCULINE = /(?<!\p{L})(?:zum|vom|beim|im)\s*$/iu;
const DATIVE_WITH_ADJECTIVE = /^\s*\p{L}+em\s\p{Ll}+en\s\p{Lu}/u;

/** Behind "zur" and "zum" the article is in the word before: "zur neuen Laube" names "die neue Laube". */
export function behindContraction(before: string, text: string): string {
  if (!ADJECTIVE_FIRST.test(text)) return text;
  if (OF_FEMININE.test(before)) return text.replace(/^(\s*)(\p{Ll}+)en\s/u, "$1die $2e ");
  return OF_MASCULINE.test(before) ? (ofMasculine(text) ?? text) : text;
}

/** A name in the dative as it stands alone: "zu unserer neuen Seite" names "unsere neue Seite". */
export function fromDative(text: string): string {
  if (DATIVE_WITH_ADJECTIVE.test(text)) return ofMasculine(text) ?? text;
  const several = ofSeveral(text);
  if (several !== undefined) return several;
  const [form, said] = NOMINATIVES.find(([of]) => of.test(text)) ?? [];
  return form && said ? text.replace(form, said) : text;
}

const ACCUSATIVE =
  /^(?<stem>unser|ein|kein|mein|euer|ihr|dies|jed|d)en (?<adjectives>(?:\p{Ll}+en ){0,3})(?<noun>\S.*)$/iu;

/** A name in the accusative as it stands alone: "unseren neuen Kurs" names "unser neuer Kurs". */
export function fromAccusative(what: string): string {
  const { stem = "", adjectives = "", noun = "" } = ACCUSATIVE.exec(what)?.groups ?? {};
  if (stem === "") return what;
  const isDefinite = /^(?:d|dies|jed)$/i.test(stem);
  const ending = isDefinite ? "e " : "er ";
  return `${stem}${isDefinite ? "er" : ""} ${adjectives.replace(/en /g, ending)}${noun}`;
}
