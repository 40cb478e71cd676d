import { once } from "../copy/once.ts";
import type { Span } from "./schema.ts";

/**
 * Clauses with which authors tell the maker how to say what stands before them: "(not per person, say so)", "– that gap
 * is the story", "scriverlo bene". They stand behind words for readers, in the same sentence. By language.
 */
const CLAUSES: Record<string, string> = {
  en: [
    "(?:please |so |do |must )?(?:say|write|spell|put|print|state|mention) (?:so|it|this|that)(?: (?:out|clearly|properly|well|in full|like that|exactly|please|somewhere|on (?:it|there)))*",
    "(?:and )?(?:that|this)(?: point)? (?:should|must|has to|needs to) (?:please |really |clearly )*(?:come across|be clear|be obvious)(?: please)?",
    "(?:please )?(?:make|keep) (?:that|this|it) (?:very |really )?(?:clear|obvious|visible|readable|exact)|(?:please |so )?be (?:very |really )?clear (?:about|on) (?:that|this|it)",
    "(?:and )?(?:that|this) (?:\\p{L}+ )?is the (?:whole )?(?:story|point|hook|angle|headline|message|news|main thing|best bit|joke|punchline)|that[’']s (?:deliberate|on purpose|the (?:whole )?(?:story|point|hook|angle|headline|message|main thing|best bit))",
    "(?:we|i)(?: do|[’']d like to)? (?:really )?(?:want|need) (?:that|this|it) (?:in|on|there|in there|on there|said|mentioned)(?: there)?",
    "(?:so )?(?:please )?(?:credit|name|quote|tag) (?:them|him|her|it)(?: (?:like that|as such|please|for it))*|(?:in the )?(?:post|caption) only(?:, no \\p{L}+)?|not (?:on|for) the (?:card|slide|picture|image|graphic|photo)|no slide|(?:small|tiny) is (?:ok|okay|fine)",
  ].join("|"),
  de: "(?:bitte )?(?:(?:ganz |sehr )?(?:deutlich|klar|genau|unbedingt|gut) )?(?:so )?(?:dazuschreiben|dazusagen|draufschreiben|hinschreiben|reinschreiben|ausschreiben|erwähnen|nennen|schreiben|klarmachen)|das (?:muss|soll(?:te)?) (?:bitte |unbedingt |ganz |sehr )*(?:klar|deutlich|rüberkommen|drauf|drinstehen)[^.!?,)]{0,20}|das ist (?:bewusst|absicht|der (?:punkt|aufhänger|kern)|die (?:geschichte|botschaft|hauptsache))(?: so)?|nur im (?:post|text)|nicht (?:auf|für) (?:die|das|der) (?:karte|bild|folie|kachel)|(?:darf )?klein (?:reicht|genügt|ist ok)",
  fr: "(?:cela|ça|ce point) doit (?:bien |vraiment )?(?:ressortir|être clair|passer)|(?:à )?(?:bien )?(?:préciser|l[’']écrire|le dire|l[’']indiquer|à indiquer|à mentionner)(?: clairement| bien)?|(?:merci de )?(?:dites|écrivez|précisez|indiquez|mettez|dis|écris|précise|indique)-le(?: bien| clairement)?|il faut (?:bien )?(?:le|l[’']) ?(?:dire|préciser|écrire)|c[’']est (?:voulu|convenu[^.!?,)]{0,20}|le (?:message|point|cœur)|l[’']essentiel)|(?:seulement )?dans le (?:post|texte) seulement|pas sur (?:la carte|le visuel|l[’']image)",
  es: "(?:eso|esto) (?:debe|tiene que) (?:quedar|verse|estar) (?:bien |muy )?claro|que quede (?:bien |muy )?claro|(?:decidlo|ponedlo|escribidlo|dilo|ponlo|escríbelo|aclaradlo|dejadlo)(?: bien| claro| bien claro)*|(?:hay que )?(?:decirlo|ponerlo|aclararlo|escribirlo|especificarlo)(?: bien| claro)?|(?:es|está) (?:a propósito|hecho a propósito)|(?:eso|esa|ese) es (?:la historia|el mensaje|lo importante|la clave)|solo en el (?:post|texto)|no en la (?:tarjeta|imagen)",
  it: "(?:questo|ciò|quello) deve (?:essere (?:ben )?chiaro|emergere|passare)|(?:da )?(?:scriverlo|dirlo|indicarlo|specificarlo|precisarlo|metterlo)(?: bene| chiaro| chiaramente| per bene)*|(?:scrivetelo|scrivilo|ditelo|dillo|specificatelo|mettetelo|mettilo)(?: bene| chiaro| chiaramente)*|(?:va|deve essere) (?:scritto|detto|specificato)(?: bene| chiaro)?|che (?:sia|si capisca) (?:ben )?chiaro|(?:è|questo è) (?:voluto|il messaggio|il punto|la notizia)|solo nel (?:post|testo)|non sulla (?:card|grafica|immagine)",
  nl: "(?:graag |wel )?(?:duidelijk |goed |even )?(?:vermelden|erbij zetten|erbij zeggen|opschrijven|noemen)|(?:zeg|zet|schrijf) (?:dat|het) (?:er )?(?:duidelijk |goed )?(?:bij|op)|dat (?:moet|mag) (?:graag |heel |echt )*(?:duidelijk (?:zijn|worden)|overkomen)|dat is (?:bewust|expres|het (?:verhaal|punt)|de boodschap)|alleen in (?:de post|het bericht)|(?:maar )?(?:die|dat|dit) hoeft niet op de (?:kaart|foto|afbeelding)",
  pt: "(?:isso|isto) (?:deve|tem de|tem que) (?:ficar|estar) (?:bem )?claro|(?:deixem|deixar|deixa|deixe)(?: isso| isto)? (?:bem )?claro|(?:escrevam|escrever|escreva|digam|dizer|diga)(?:-no| isso| isto)?(?: bem| claro| claramente)+|convém (?:dizer|escrever)|(?:é|isso é|essa é) (?:de propósito|a história|a mensagem|o ponto)|só no (?:post|texto)|não (?:na|no) (?:imagem|cartão)",
};

const END = "(?=\\s*(?:[.!?;)\\]]|$))";

/** Each clause behind a comma, a dash or a bracket, to the end of its sentence or bracket. */
const PATTERNS = once(
  () =>
    new Map(
      Object.entries(CLAUSES).map(([code, source]) => [
        code,
        new RegExp(`(?:\\s*[,;]\\s+|\\s+[–—-]\\s+|\\s*[([])(?:${source})${END}`, "iu"),
      ]),
    ),
);

/** Clauses that say that what stands before them is the point of it all. */
const POINT =
  /(?<!\p{L})(?:come across|be (?:clear|obvious)|deutlich|rüber ?kommen|ressortir|(?:quedar|verse|ficar) (?:bien |muy |bem )?claro|emergere|deve passare|duidelijk (?:zijn|worden)|overkomen|story|point|hook|angle|headline|message|main thing|best bit|punchline|punkt|aufhänger|kern|geschichte|botschaft|hauptsache|cœur|l[’']essentiel|historia|mensaje|importante|clave|messaggio|punto|notizia|verhaal|boodschap|história|mensagem|ponto)(?!\p{L})/iu;
export const namesThePoint = (clause: string): boolean => POINT.test(clause);

/** Where such a clause begins, with what parts it from the words before it, and where it ends; undefined without one. */
export function remarkClause(text: string, language: string): Span | undefined {
  const m = PATTERNS().get(language)?.exec(text);
  return m && m.index > 0 ? { start: m.index, end: m.index + m[0].length } : undefined;
}

/** The text without such a clause, with the bracket that only held it. */
export function withoutRemark(text: string, language: string): string {
  const clause = remarkClause(text, language);
  if (!clause) return text;
  const [before, taken, after] = [
    text.slice(0, clause.start),
    text.slice(clause.start, clause.end),
    text.slice(clause.end),
  ];
  return `${before}${/^\s*[([]/u.test(taken) ? after.replace(/^\s*[)\]]/u, "") : after}`;
}
