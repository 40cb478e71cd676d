/** What authors call the pictures of a series when they count them, as the source of a pattern. */
export const PAGES =
  "(?:slides?|pages?|pictures?|images?|frames?|seiten?|folien?|bildern?|bilder|diapos?|diapositives?|vues?|diapositivas?|láminas?|imágenes|páginas?|schede|pagine|immagini|pagina['’]s|beelden|imagens)";
