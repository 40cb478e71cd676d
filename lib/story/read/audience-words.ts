/** How authors say for whom a piece is and where it will stand, by language, as sources of patterns for small letters. */
export type AudienceWords = {
  /** "The", "this", before what is made. */
  the: string;
  /** What is made, in words that are hardly said of anything else. */
  made: string;
  /** Words for it that are said of other things too: of a film and of a card of membership. */
  loose: string;
  /** "It", with its blank; it may be left out. */
  it: string;
  /** "Is meant for": those who are to see it stand behind. */
  isFor: string;
  /** "Goes on our", "is for the": a place stands behind. */
  goes: string;
  /** Where posts and pictures are published. */
  place: string;
  /** "Will be shared with". */
  isShown: string;
  /** "We'll publish it"; `{it}` is what is published. */
  publishes: string;
  /** "We'll share it": what is shared may be anything. */
  shares: string;
  /** What is published, as a pronoun. */
  object: string;
  /** Between "we'll publish it" and those whom it is for. */
  to: string;
  /** "Aimed at" behind the name of what is made, with what stands between. */
  aimed: string;
  /** What the order calls the piece, besides the forms. */
  compared: string;
};

export const AUDIENCE_WORDS: Record<string, AudienceWords> = {
  en: {
    the: "(?:the|this|our)",
    made: "(?:posts?(?! is (?:for|aimed at) (?:an?|some(?:one|body)|any(?:one|body)|graduates|experienced|qualified)(?!\\p{L}))|carousel|slideshow|infographic|graphic|thumbnail|preview|visual|(?:share|sharing|preview|link|og) (?:image|picture))",
    loose: "(?:images?|pictures?|video|clip|film|card|piece)",
    it: "(?:(?:it|this|that|it all) ?)?",
    isFor:
      "(?:(?:['’]s|is|will be|would be) (?:mainly |mostly |really )?(?:(?:meant|intended|made|written|designed|aimed|targeted|directed|geared) (?:for|at|to(?:wards)?)|for)|(?:meant|intended|aimed|targeted|directed|geared) (?:for|at|to(?:wards)?)|addresse[sd] )",
    goes: "(?:(?:['’]s|is) (?:for|going (?:on|in|into|to|up on))|(?:goes|will go) (?:on|in|into|to|up on)|(?:links?|leads|clicks? through) to|will (?:appear|run|be (?:posted|published|placed|used)) (?:on|in)) (?:our|the|my)",
    place:
      "(?:home ?page|(?:start|landing|front|offer|product|booking|shop) page|web ?site|web page|site|blog|newsletter|feed|intranet|socials?|social media|instagram|linkedin|facebook|noticeboard|shop window)",
    isShown:
      "(?:will be|is going to be|gets|is being) (?:shared|shown|sent|printed|hung|displayed|posted|published|handed|put up|emailed|used)",
    publishes:
      "(?:we|i)(?:['’]ll| will|['’]re going to| are going to| want to| plan to) (?:publish|post) {it}",
    shares:
      "(?:we|i)(?:['’]ll| will|['’]re going to| are going to| want to| plan to) (?:share|send|show|print|hang|use) {it}",
    object: "(?:it|this)",
    to: "(?:for|with|to|at)",
    aimed:
      "(?:meant|intended|made|written|designed|aimed|targeted|directed|geared) (?:for|at|to|towards) {who}",
    compared: "comparison|overview|checklist|guide",
  },
  de: {
    the: "(?:d(?:ie|as|er|en)|diese[rsn]?|unser[e]?)",
    made: "(?:(?<=(?:der|dieser|unser|den) )(?:\\p{L}+-)?post|posting|(?:blog|fach|gast|\\p{L}+-)?beitrag(?! geht an| ist für (?:\\p{L}+ )+(?:ermäßigt|frei|reduziert|niedriger|höher|günstiger|fällig))|karussell?|slideshow|diashow|(?:info|\\p{L}+-)?grafik|(?:vorschau|titel|teil)bild|reel)",
    loose: "(?:bild|video|film|clip|karte|ganze)",
    it: "(?:(?:es|das|sie|er|das ganze) )?",
    isFor:
      "(?:(?:ist|wäre|sind) (?:vor allem |eher |hauptsächlich |nur )?für|(?:richtet|wendet) sich(?: vor allem| eher)? an|(?:gedacht|bestimmt) für|für (?=[^.:!?]+ (?:gedacht|bestimmt)(?!\\p{L})))",
    goes: "(?:(?:kommt|soll|geht|wandert) (?:dann |später )?(?:auf|in)|(?:ist|wird) für|erscheint (?:auf|in)) (?:unser(?:e[rmn]?)?|die|den|das|der|dem)",
    place:
      "(?:[\\p{L}-]*(?:startseite|homepage|website|webseite|internetseite|newsletter|rundbrief|blog|feed|intranet|schaufenster|mitgliederzeitung|kanal|instagram|linkedin|facebook))",
    isShown:
      "(?:wird|soll) (?:[^.:!?,]{0,60} )?(?:geteilt|gezeigt|verschickt|gedruckt|aufgehängt|ausgehängt|gepostet|veröffentlicht|verteilt)(?: werden)?|geht an|hängt dann",
    publishes:
      "(?:(?:wir|ich) (?:wollen|möchten|werden|will|möchte|werde) {it} (?=[^.!?]*(?:posten|veröffentlichen)(?!\\p{L}))|{it} (?:posten|veröffentlichen|bringen) wir|(?:wir|ich) (?:posten?|veröffentlichen?) {it})",
    shares:
      "(?:{it} (?:hängen|teilen|zeigen|verschicken|schicken|drucken|stellen|nutzen|verwenden|verteilen) wir|(?:wir|ich) (?:teilen|zeigen|verschicken|schicken|drucken|hängen|verteilen) {it}|(?:wir|ich) (?:wollen|möchten|werden) {it} (?=[^.!?]*(?:teilen|zeigen|verschicken|aufhängen|drucken|verteilen)(?!\\p{L})))",
    object: "(?:es|das|dies|sie|ihn)",
    to: "(?:(?:[^.!?,]{0,40},? )?(?:für|an)(?! (?:unsere?n? )?(?:website|webseite|montag|dienstag|mittwoch|donnerstag|freitag)))",
    aimed:
      "(?:für {who} (?:gedacht|bestimmt|gemacht)|(?:gedacht|bestimmt|gemacht) für {who}|gerichtet an {who})",
    compared: "[\\p{L}-]*(?:vergleich|übersicht|überblick|gegenüberstellung)",
  },
  fr: {
    the: "(?:l[ea]|l['’]|ce|cet|cette|notre|nos) ?",
    made: "(?:post|publication|carrousel|diaporama|infographie|visuel|vignette|réel|reel|(?:image|visuel) de partage)",
    loose: "(?:image|vidéo|film|clip|carte)",
    it: "(?:(?:il|elle|cela|ça|ce|on) |c['’])?",
    isFor:
      "(?:s['’]adresse (?:à|aux?|surtout|d['’]abord)|(?:(?:est|sera|serait|soit) )?(?:surtout |plutôt )?(?:destinée?s?|adressée?s?|pensée?s?|conçue?s?) (?:à|aux?|pour)|est (?:plutôt |surtout |avant tout |principalement )?pour)",
    goes: "(?:(?:ira|va|vient|viendra|paraîtra|sera(?: mise?| publiée?)?) (?:sur|dans)|est (?:pour|destinée? à)) (?:notre|la|le|l['’])",
    place:
      "(?:page d['’]accueil|site|blog|newsletter|lettre d['’]information|infolettre|fil|intranet|vitrine|page facebook|page linkedin|compte instagram|instagram|linkedin|facebook)",
    isShown:
      "(?:sera|seront|va être|vont être) (?:partagée?s?|affichée?s?|montrée?s?|envoyée?s?|imprimée?s?|diffusée?s?|distribuée?s?|publiée?s?|utilisée?s?)",
    publishes:
      "(?:nous|on|je) (?:allons|va|vais|voulons|veut|comptons|compte) (?:(?:le|la|l['’]|les) ?(?:publier|poster)|(?:publier|poster) {it})",
    shares:
      "(?:nous|on|je) (?:(?:allons|va|vais|voulons|veut|comptons|compte) (?:(?:le|la|l['’]) ?(?:partager|envoyer|afficher|montrer|diffuser|imprimer)|(?:partager|envoyer|afficher|montrer|diffuser|imprimer) {it})|(?:le|la|l['’]) ?(?:partagera|partagerons|enverra|enverrons|affichera|afficherons|diffusera|diffuserons))",
    object: "(?:ça|cela|ceci)",
    to: "(?:pour|à|aux|avec|auprès d)",
    aimed:
      "(?:(?:destinée?s?|adressée?s?|pensée?s?|conçue?s?|prévue?s?) (?:à|aux?|pour) {who}|à (?:destination|l['’]attention|l['’]intention) (?:des?|du|d['’]) ?{who})",
    compared: "comparaison|comparatif|tableau comparatif|aperçu",
  },
  es: {
    the: "(?:el|la|est[ea]|nuestr[oa])",
    made: "(?:post|publicación|carrusel|infografía|gráfico|miniatura|reel|imagen para compartir)",
    loose: "(?:imagen|vídeo|video|clip|tarjeta|presentación)",
    it: "(?:(?:es|est[oae]|ello) (?!para )|esto )?",
    isFor:
      "(?:(?:va|está|es|irá) )?(?:(?:dirigid|destinad|pensad|orientad)[oa]s? (?:a|al|para)|(?:se dirige|va) a(?:l| la| los| las)? (?=\\p{L}+(?:es|os|as)(?!\\p{L}))|es (?:sobre todo |principalmente )?para)",
    goes: "(?:(?:va|irá|saldrá) (?:en|a|para)|es para|se pondrá en) (?:nuestr[oa]|el|la)",
    place:
      "(?:página (?:de inicio|principal|web|de facebook)|portada de la web|web|sitio|blog|boletín|newsletter|intranet|escaparate|perfil|instagram|linkedin|facebook)",
    isShown:
      "(?:se (?:compartirá|colgará|mostrará|verá|enviará|imprimirá|repartirá|publicará|va a (?:compartir|colgar|mostrar|enviar|imprimir|repartir|publicar))|será compartid[oa])",
    publishes:
      "(?:(?:lo|la) (?:vamos a (?:publicar|postear)|publicaremos)|(?:vamos a|queremos) (?:publicarl[oa]|publicar {it}))",
    shares:
      "(?:(?:lo|la) (?:vamos a (?:compartir|enviar|mandar|enseñar|colgar|imprimir|repartir)|compartiremos|enviaremos|mandaremos|enseñaremos|colgaremos|repartiremos)|(?:vamos a|queremos) (?:compartir|enviar|mandar|enseñar|colgar)(?:l[oa]| {it}))",
    object: "(?:esto)",
    to: "(?:para|a|al|con|entre)",
    aimed: "(?:(?:dirigid|destinad|pensad|orientad|enfocad)[oa]s? (?:a|al|para) {who})",
    compared: "comparativa|comparación|resumen",
  },
  it: {
    the: "(?:il|la|l['’]|lo|quest[oa]|quest['’]|nostr[oa]) ?",
    made: "(?:post|carosello|infografica|grafica|miniatura|reel|immagine (?:di|per la) condivisione)",
    loose: "(?:immagine|video|clip|filmato|card|presentazione)",
    it: "(?:(?:quest[oa]|ess[oa]) )?",
    isFor:
      "(?:si rivolge a(?:i|gli|lle|lla|l|llo|ll['’])?|(?:(?:è|sarà|va) )?(?:rivolt|destinat|pensat|indirizzat)[oa] (?:a(?:i|gli|lle|lla|l|llo)?|per)|è (?:soprattutto |principalmente )?per)",
    goes: "(?:(?:va|andrà|finirà|uscirà) (?:(?:su|ne)(?:l(?:l[ao]|l['’])?|i|gli)|su|in)|è per)(?: ?(?:la|il|lo))?(?: nostr[oa])?",
    place:
      "(?:home ?page|pagina (?:iniziale|principale|facebook|linkedin)|sito|blog|newsletter|bacheca|vetrina|intranet|profilo|instagram|linkedin|facebook)",
    isShown:
      "(?:(?:verrà|sarà) (?:condivis|mostrat|appes|stampat|inviat|affiss|distribuit|pubblicat|mandat)[oa])",
    publishes: "(?:(?:l[oa] (?:pubblicheremo|posteremo|vogliamo pubblicare)|pubblicheremo {it}))",
    shares: "(?:l[oa] (?:condivideremo|mandiamo|manderemo|invieremo|appenderemo|stamperemo|mostreremo))",
    object: "(?:questo)",
    to: "(?:per|a|ai|alle|agli|con|tra)",
    aimed:
      "(?:(?:rivolt|destinat|pensat|indirizzat|dirett)[oaie] (?:a(?:i|gli|lle|lla|l|llo|ll['’])?|per) ?{who})",
    compared: "confronto|panoramica|riepilogo",
  },
  nl: {
    the: "(?:de|het|deze|dit|onze|ons)",
    made: "(?:(?<=(?:deze|onze) )post|(?:blog|nieuws)?bericht|carrousel|infographic|slideshow|(?:deel|voorbeeld|omslag)?(?:afbeelding|plaatje)|reel)",
    loose: "(?:beeld|video|filmpje|film|clip|kaart)",
    it: "(?:(?:het|dit|dat|die|hij|ze) )?",
    isFor:
      "(?:(?:is|wordt) )?(?:vooral |eigenlijk )?(?:(?:bedoeld|gemaakt|bestemd|geschreven) voor|gericht (?:op|aan)|richt zich (?:op|tot)|is (?:vooral |met name )?voor)",
    goes: "(?:(?:komt|gaat|moet) (?:op|in|naar)|is voor|verschijnt (?:op|in)) (?:onze|ons|de|het)",
    place:
      "(?:[\\p{L}-]*(?:home ?page|startpagina|website|site|blog|nieuwsbrief|etalage|intranet|feed|prikbord|ledenblad|instagram|linkedin|facebook)|scherm in)",
    isShown:
      "(?:wordt|gaat) (?:[^.:!?,]{0,60} )?(?:gedeeld|getoond|verstuurd|gedrukt|opgehangen|geplaatst|verspreid|gepost)",
    publishes:
      "(?:(?:we|wij|ik) (?:gaan|willen|wil|ga) {it} (?=[^.!?]*(?:publiceren|posten|plaatsen)(?!\\p{L}))|{it} (?:publiceren|posten|plaatsen) we|(?:we|wij) (?:publiceren|posten|plaatsen) {it})",
    shares:
      "(?:{it} (?:hangen|delen|tonen|sturen|drukken|verspreiden|gebruiken) we|(?:we|wij) (?:delen|tonen|sturen|hangen|verspreiden) {it}|(?:we|wij|ik) (?:gaan|willen|wil|ga) {it} (?=[^.!?]*(?:delen|tonen|sturen|ophangen|drukken|verspreiden)(?!\\p{L})))",
    object: "(?:het|dit|dat|die)",
    to: "(?:(?:publiceren |posten |plaatsen )?(?:[^.!?,]{0,30} )?(?:voor|met|bij|aan))",
    aimed:
      "(?:(?:bedoeld|gemaakt|bestemd|geschreven) voor {who}|gericht (?:op|aan) {who}|voor {who} bedoeld)",
    compared: "[\\p{L}-]*(?:vergelijking|overzicht)",
  },
  pt: {
    the: "(?:[oa]|est[ea]|noss[oa]|[oa] noss[oa])",
    made: "(?:post|publicação|carrossel|infogr[aá]fi(?:a|co)|miniatura|reel|imagem (?:de|para) (?:partilha|compartilhar|partilhar))",
    loose: "(?:imagem|vídeo|clip|filme|cartão|apresentação)",
    it: "(?:(?:isto|isso|el[ea]|est[ea]) )?",
    isFor:
      "(?:(?:dirige|destina)-se (?:a|ao|aos|às|à)|(?:(?:é|está|vai|será) )?(?:destinad|dirigid|pensad|voltad)[oa]s? (?:a|ao|aos|às|à|para)|é (?:sobretudo |principalmente )?para(?! (?:anunciar|apresentar|divulgar)))",
    goes: "(?:(?:vai|irá|vai sair) (?:para|no|na|ao|à)|é para|vai ficar n[oa])(?: ?[oa])?(?: noss[oa])?",
    place:
      "(?:página (?:inicial|principal|do facebook|do linkedin)|site|blogu?e?|newsletter|boletim|intranet|montra|vitrine|perfil|instagram|linkedin|facebook)",
    isShown:
      "(?:(?:vai ser|será|vão ser) (?:partilhad|compartilhad|mostrad|afixad|enviad|impress|distribuíd|publicad|postad|exibid)[oa])",
    publishes: "(?:(?:vamos|queremos) (?:publicá-l[oa]|postá-l[oa]|(?:publicar|postar) {it}))",
    shares:
      "(?:(?:vamos|queremos) (?:(?:partilhá|compartilhá|enviá|mandá|mostrá|afixá)-l[oa]|(?:partilhar|compartilhar|enviar|mandar|mostrar) {it}))",
    object: "(?:isto|isso)",
    to: "(?:para|com|a|ao|aos|às|entre)",
    aimed: "(?:(?:destinad|dirigid|pensad|orientad|voltad)[oa]s? (?:a|ao|aos|às|à|para) {who})",
    compared: "comparação|comparativo|resumo",
  },
};

/** Those to whom a piece is shown, beside each other: "aux familles et à tout le village", "to families and the whole village". */
const PEOPLE =
  "(?:families|parents|residents|neighbou?rs|villagers|customers|members|visitors|pupils|volunteers|familien|eltern|nachbarn|anwohner\\p{L}*|kund(?:en|innen)|mitglieder\\p{L}*|gäste\\p{L}*|familles|habitants|voisins|riverains|villageois|clients|adhérents|élèves|bénévoles|visiteurs|usagers|partenaires|familias|padres|vecin[oa]s|soci[oa]s|client[ea]s|alumn[oa]s|famiglie|genitori|abitanti|vicini|clienti|soci|alunni|gezinnen|ouders|bewoners|buren|klanten|leden|bezoekers|famílias|pais|moradores|vizinhos|sócios|alunos)";
const ALL =
  "(?:(?:the )?(?:whole|entire) (?:village|town|neighbou?rhood|community)|everyone|das ganze (?:dorf|viertel)|alle(?: im dorf)?|tout le (?:monde|village|quartier)|tod[oa] el (?:mundo|pueblo|barrio)|tutt[oi](?: il paese| il quartiere| quanti)?|(?:het hele dorp|de hele (?:buurt|wijk)|iedereen)|tod[oa] (?:a aldeia|a gente|o bairro))";
const TO =
  "(?:aux|à(?: (?:tous|toutes))?(?: (?:les|nos))?|to(?: all)?(?: the| our)?|(?:an|bei|für)(?: alle)?(?: die| unsere)?|a(?: tod[oa]s)?(?: l[oa]s| nuestr[oa]s)?|a(?:i|lle|gli)(?: nostr[ie])?|(?:aan|bij)(?: al)?(?: de| onze)?|aos|às)";
/** "du quartier", "from the village". */
const OF_PLACE =
  "(?: (?:of|in|from|du|de la|de|del|della|di|da|do|der|des|im|aus dem|van de|van het|uit de|uit het) (?:the )?(?:neighbou?rhood|village|town|area|quartier|ville|commune|barrio|pueblo|quartiere|paese|wijk|buurt|dorp|bairro|aldeia|viertels?|dorf(?:es)?|orts?))?";
export const TO_AUDIENCE = ` ${TO} ${PEOPLE}${OF_PLACE}(?:,? (?:and|und|et|y|e|en) (?:${TO} )?(?:${PEOPLE}|${ALL}))*`;
