/** How authors call the parts of what is made, and the words of a wish around them, by language. */
export type PartForms = {
  /** What stands first or largest: the words for it are the headline. */
  title: string;
  /** What stands last. */
  closing: string;
  /** A second line, under the headline. */
  line: string;
  /** Words of a wish. A sentence that only tells has none of them. */
  wish: string;
  /** What is made, before its name: "a slideshow called …". */
  named: string;
};

export const PART_FORMS: Record<string, PartForms> = {
  en: {
    title:
      "main (?:line|text|words|message)|big line|head(?:line|ing)|title|cover(?: slide| line| text| page)?|(?:first|opening) (?:slide|line|page|words?|frame|scene|sentence|picture)|opener|hook|(?:open|start|begin|lead|kick off)(?: it| this| the \\p{L}+)? (?:with|on)",
    closing:
      "(?:closing|last|final|end|bottom) (?:slide|line|page|words?|frame|scene|sentence|picture|card)|closing|ending|sign-?off|footer|(?:at|on|along) the bottom|underneath|call[- ]to[- ]action|button|(?:end|finish|close|sign off|wrap up|round off)(?: it| this| the \\p{L}+)? (?:with|on|by)(?: saying)?|at the (?:very )?end",
    line: "(?:second|supporting|smaller) (?:line|title|heading)|sub-?(?:title|line|heading|headline)|strap ?line|standfirst|(?:a|one|some) (?:\\p{L}+ )?(?:line|sentence|phrase) (?:like|such as|along the lines of|saying)|something (?:like|along the lines of)",
    wish: "could|should|would|might|may|can|must|has to|needs? to|please|pls|i['’]d|we['’]d|let['’]s|thinking|thought|want|suggest|if you|happy|perhaps|maybe|use|put|have|set|write|add|reads?|says?|is",
    named:
      "(?:slideshow|carousel|swipe-through|infographic|graphic|card|reel|clip|video|film|post|article|blog ?post|guide|report|white ?paper|episode|piece|page)[^.!?]{0,40}? (?:called|titled|entitled|named)|^[^.!?]{0,30}?preview[^.!?]{0,20}? (?:for|of) [^.!?]{0,40}?(?:page|section|chapter|guide|handbook|manual|article)",
  },
  de: {
    title:
      "haupt(?:zeile|satz|text|aussage)|große zeile|überschrift|titel(?:seite|folie|zeile|bild)?|headline|schlagzeile|aufhänger|erste[nr]? (?:folie|seite|zeile|satz|bild)|(?:beginn|start|fang|eröffn)\\p{L}*(?: bitte)? mit",
    closing:
      "letzte[nrs]? (?:folie|seite|zeile|satz|bild)|schluss(?:satz|zeile|folie|bild|wort)?|am ende|fußzeile|(?:ganz )?unten|darunter|(?:schließ|beend|end|hör)\\p{L}*(?: bitte)? mit|button",
    line: "unterzeile|zweite[nr]? zeile|untertitel|unterüberschrift|(?:ein satz|eine zeile|ein spruch|etwas|so was|sowas) wie",
    wish: "könnt\\p{L}*|kann|soll(?:te|en)?|bitte|wäre|würde\\p{L}*|hätte\\p{L}*|dachten|denken|möchte\\p{L}*|gern\\p{L}*|vielleicht|lautet|heißt|schreib\\p{L}*|nehm\\p{L}*|ist|steh\\p{L}*",
    named:
      "(?:karussell|karte|video|film|beitrag|post|artikel|slideshow|grafik|infografik|bericht|leitfaden|folge|seite)[^.!?]{0,30}? (?:namens|mit dem titel|heißt)|^[^.!?]{0,30}?vorschau[^.!?]{0,20}? (?:für|zu|der|von) [^.!?]{0,40}?(?:seite|kapitel|leitfaden|handbuch|artikel)",
  },
  fr: {
    title:
      "(?:ligne|phrase) principale|texte principal|titre|accroche|couverture|première (?:page|image|diapo\\p{L}*|ligne|phrase)|(?:commence[rz]?|ouvr(?:e|ez|ir)) (?:par|avec|sur)",
    closing:
      "dernière (?:page|image|diapo\\p{L}*|ligne|phrase)|à la fin|(?:tout )?en bas|en dessous|conclusion|mot de la fin|(?:termin\\p{L}*|fini\\p{L}*|conclu\\p{L}*) (?:par|avec|sur|en)|bouton|pour finir",
    line: "sous-titre|(?:deuxième|seconde) ligne|(?:une (?:phrase|ligne|formule)|quelque chose) (?:comme|du (?:genre|style))",
    wish: "pourrait|peut|devrait|merci|svp|s['’]il|pensions|pensait|pense|aimerions|voudrions|souhait\\p{L}*|verrions|verrait|serait|est|peut-être|mettre|mettez|imagin\\p{L}*|propos\\p{L}*",
    named:
      "(?:carrousel|carte|vidéo|film|article|billet|diaporama|infographie|guide|rapport|épisode|page)[^.!?]{0,30}? (?:intitulée?|appelée?|s['’]appelle|s['’]intitule)",
  },
  es: {
    title:
      "(?:línea|frase) principal|texto principal|título|titular|portada|primera (?:página|imagen|diapositiva|frase|línea)|(?:empe[zc]\\p{L}*|empieza\\p{L}*|comien\\p{L}*|comenzad|abr(?:e|id|a|ir)) con",
    closing:
      "última (?:página|imagen|diapositiva|frase|línea)|al final|abajo|debajo|cierre|(?:termin\\p{L}*|acab\\p{L}*|cerrad|cierr\\p{L}*|cerrar)(?:,? por favor,?)?(?: con|(?= invitando))|botón",
    line: "subtítulo|segunda línea|(?:una (?:frase|línea)|algo) (?:como|así como|del (?:tipo|estilo))",
    wish: "podría\\p{L}*|puede|debería|por favor|pensábamos|pensamos|gustaría|querríamos|queremos|sería|es|pon\\p{L}*|quizás?|proponemos|diga|aparezca",
    named:
      "(?:carrusel|tarjeta|vídeo|video|artículo|presentación|infografía|guía|informe|episodio|página)[^.!?]{0,30}? (?:titulad[oa]|llamad[oa]|se (?:llama|titula))",
  },
  it: {
    title:
      "(?:riga|frase|scritta) principale|testo principale|titolo|copertina|prima (?:pagina|slide|immagine|riga|frase)|(?:inizia\\p{L}*|comincia\\p{L}*|apri\\p{L}*) con",
    closing:
      "ultima (?:pagina|slide|immagine|riga|frase)|alla fine|in (?:fondo|basso)|sotto|chiusura|(?:chiud\\p{L}*|fini\\p{L}*|termina\\p{L}*)(?: con|(?= invitando))|pulsante",
    line: "sottotitolo|seconda riga|(?:una (?:frase|riga)|qualcosa) (?:come|del tipo|tipo)",
    wish: "potrebbe|può|dovrebbe|per favore|pensavamo|pensiamo|vorremmo|piacerebbe|sarebbe|è|mett\\p{L}*|scriv\\p{L}*|magari",
    named:
      "(?:carosello|card|video|articolo|presentazione|infografica|guida|rapporto|episodio|pagina)[^.!?]{0,30}? (?:intitolat[oa]|chiamat[oa]|si (?:chiama|intitola))",
  },
  nl: {
    title:
      "hoofd(?:regel|zin|tekst)|titel|kop(?:tekst|regel)?|omslag|cover|eerste (?:dia|slide|pagina|regel|zin)|(?:begin|start|open)\\p{L}* met",
    closing:
      "laatste (?:dia|slide|pagina|regel|zin)|aan het (?:eind|einde|slot)|onderaan|eronder|(?:eindig|sluit af|besluit)\\p{L}* met|knop|slotzin",
    line: "ondertitel|tweede regel|(?:een (?:zin|regel)|iets) (?:als|zoals|in de trant van)",
    wish: "zou\\p{L}*|kan|mag|graag|eventueel|dachten|denken|willen|misschien|is|luidt|zet\\p{L}*|staat|schrijf",
    named:
      "(?:carrousel|kaart|video|film|artikel|bericht|presentatie|infographic|gids|rapport|aflevering|pagina)[^.!?]{0,30}? (?:getiteld|genaamd|heet|met de titel)",
  },
  pt: {
    title:
      "(?:linha|frase) principal|texto principal|título|capa|primeir[ao] (?:página|imagem|slide|frase|linha)|(?:come[çc]\\p{L}*|abr(?:e|a|am|ir)) com",
    closing:
      "últim[ao] (?:página|imagem|slide|frase|linha)|no (?:fim|final)|em ?baixo|por baixo|rodapé|fecho|(?:termin\\p{L}*|acab\\p{L}*|fech\\p{L}*|encerr\\p{L}*)(?: com|(?= convidando))|botão",
    line: "subtítulo|segunda linha|(?:uma (?:frase|linha)|algo|qualquer coisa) (?:como|do (?:género|gênero|tipo))",
    wish: "poderia|podia|pode|devia|deveria|por favor|pensámos|pensamos|gostaríamos|gostávamos|queremos|queríamos|pedíamos|seria|é|coloc\\p{L}*|ponha\\p{L}*|apare\\p{L}*|talvez",
    named:
      "(?:carrossel|cartão|vídeo|artigo|apresentação|infográfico|guia|relatório|episódio|página)[^.!?]{0,30}? (?:intitulad[oa]|chamad[oa]|chama-se|com o título)",
  },
};
