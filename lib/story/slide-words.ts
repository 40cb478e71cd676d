/** What authors call the pictures of a series when they count them, as the source of a pattern. */
export const PAGES =
  "(?:slides?|pages?|pictures?|images?|frames?|seiten?|folien?|bildern?|bilder|diapos?|diapositives?|vues?|diapositivas?|láminas?|imágenes|páginas?|schede|pagine|immagini|pagina['’]s|beelden|imagens)";
/** A number of three or more, in digits or in a word, as the source of a pattern. */
export const FROM_THREE =
  "(?:\\d{1,2}|three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|sieben|acht|neun|zehn|trois|quatre|cinq|six|sept|huit|neuf|dix|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|tre|quattro|cinque|sei|sette|otto|nove|dieci|drie|vijf|zes|zeven|negen|tien|três|quatro|sete|oito|dez)";
