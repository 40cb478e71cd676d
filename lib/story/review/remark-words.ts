/**
 * What authors say of how a piece is to look, for whom it is, who writes and who still has to answer, as sources of
 * patterns for small letters. `sure` speaks to a maker or a colleague in any sentence. `likely` is said of things too:
 * "The dotted line is low water", so that the classifier has a say.
 */
export type RemarkWords = { sure: readonly string[]; likely: readonly string[] };

const RATIO = "(?:4:5|5:4|9:16|16:9|1:1|3:4|4:3|2:3)";
const NETWORK = "(?:facebook|instagram|insta|linkedin|tiktok|twitter|whatsapp|youtube)";
/** A name and a comma; words that open a sentence so, and those that call many, are none. */
const NAMED =
  "(?!(?:so|well|ok|okay|quick|honestly|tell me|now|then|also|folks|everyone|everybody|all|also|na|gut|ehrlich|alors|bon|et|pues|bueno|y|entonces|allora|dai|e|dus|nou|en|então|pois|mas|aber|but|and|or|(?:neighbou?r|friend|parent|member|guest|customer|volunteer|resident|teacher|student|voisin|vecin[oa]|vizinh[oa]|client|cliente|ami|amig[oa])s|eltern|nachbarn|freunde|kinder|kunden|amici|vicini|genitori|buren|ouders|vrienden)[,\\s])(?:\\p{L}[\\p{L}’'-]{1,14}),";

export const REMARK_WORDS: Record<string, RemarkWords> = {
  en: {
    sure: [
      `(?:make|crop|cut|do|export|keep|need|want|have|set|render|deliver)(?: [\\p{L}’']+){0,4} ${RATIO}|format:? ${RATIO}|${RATIO} (?:format|version|please)|sixteen by nine|nine by sixteen|(?:16 by 9|9 by 16)`,
      "(?:all|everything(?: in)?|keep it|title in|headline in) lower ?case|lower ?case(?:,)? (?:please|only|throughout)|small caps",
      "(?:no )?slow zooms?|zoom(?:ing)? (?:slowly )?(?:in|out) on (?:the|her|his|their|an?)|leave (?:the |a |one )?(?:\\p{L}+ ){0,2}(?:corner|margin|edge|third|strip)(?: \\p{L}+){0,2} (?:free|empty|clear|blank)",
      "blinking cursor|call-?outs? (?:around|for|on|with|pointing)|comic strip of|(?:make|show|draw|do) it as a comic strip",
      "(?:so )?(?:please )?(?:excuse|forgive|pardon) (?:the |my |any |all the )?(?:\\p{L}+ )?(?:mistakes|typos?|spelling|grammar|brevity|haste|handwriting|thumbs|scrawl)|sorry (?:for|about) (?:the|my|any) (?:typos?|spelling|grammar|brevity|rush|ramble|rambling|essay)",
      "(?:written|writing|typed|typing|sent|sending)(?: this)? (?:from|on) my (?:phone|mobile|tablet)|the way i (?:talk|speak)|(?:tidy|clean|fix|correct)(?: up)? my (?:english|spelling|grammar|commas|wording)|(?:i['’]m|i am) colou?r[- ]?blind",
      `^\\W*${NETWORK}(?: and ${NETWORK})? only[,.]|^\\W*only (?:on|for) ${NETWORK}[,.] (?:we|please|no|not|the other)`,
      "finger[- ]wagging|(?:wagging|pointing) fingers? at (?:any(?:one|body)|them|people|readers)",
      "(?:who(?:ever)?|those who|people who|anyone who) (?:reads?|sees?|opens?|watch(?:es)?) (?:this|it) (?:has|have|is|are|will|may|might|must|just|knows?|should)(?: [^.!?]*)?(?:lost|hurry|phone|tired|scared|afraid|screen|feel|think|skim|scroll|seconds|know)",
      "it['’]?s \\p{L}+ from (?:the|our) [^.!?,;]{2,40} again|it['’]?s me again",
    ],
    likely: [
      "(?:top|bottom|upper|lower)[ -](?:left|right)|(?:upper|lower|top|bottom) (?:corner|third|half|edge)|in (?:the|one|a) corner|across the (?:top|bottom|middle)|full[- ](?:page|bleed|frame)|edge to edge|in the (?:background|foreground)|as (?:a |the )?background|around the (?:edges?|outside)|off[- ]cent(?:re|er)",
      "lower ?case|upper ?case|all caps|in capitals|no capitals|zooms?|zoom(?:ing)? (?:in|out)|close-?ups?|wide shot|split[- ]screen|time-?lapse|freeze[- ]frame|fade (?:in|out|to)|jump cuts?|out of (?:shot|frame)|cross-?fade|b-?roll|handheld|tracking shot|seen from|from above",
      "(?:speech|thought) bubbles?|blinking|comic strips?|(?:two|three|four|five|six|\\d) panels|cut-?outs?|silhouettes?|flow ?charts?|(?:pie|bar) charts?|dotted lines?|arrows? (?:to|from|pointing|between|and)|hand-?drawn|stick figures?|line drawings?|pictograms?|watermark|drop shadow|gradient|screensaver|sepia|grainy|vignettes?|caricatures?|cartoons?|doodles?",
      "make it look|(?:should|could|might|must|needs to) look (?:like|as)|it look like|look(?:ing)? like (?:a |an )?(?:note|poster|flyer|menu|postcard|ticket|label|sign|stamp|page|letter|map|magazine|newspaper|advert)|readable from|legible from|(?:be|well) (?:readable|legible)|(?:should|must|could|might) (?:be|become) (?:the|an?|two|three|four|little) (?:\\p{L}+ )?(?:hero|star|headline|title|focus|picture|photo|image|icons?|panels?|envelopes?|boxes|bubbles|badges?|tiles?|columns?)",
      "is the (?:hero|star|headline|focus)[,;:] |the (?:hero|star|focus) of the (?:picture|image|card|film|video)|(?:show|draw|put|set) (?:it|them|her|him) (?:big|small|large|huge|tiny|first|last|twice)|no (?:faces|people|hands|logos?|stock)|nobody holding|(?:a|one) wall of|(?:short )?(?:film|clip|video) (?:out )?of the",
      "(?:dates?|names?|towns?|times?|prices?|numbers?|address|one line|a line)(?: and (?:the )?\\p{L}+)? (?:will do|is enough|are enough|suffices?)|your order, but|take your word|(?:if|as long as) that can be (?:managed|done)|whatever you (?:think|like) best",
      `^\\W*${NAMED} [^?.!]*(?:can|could|would|will|did|do|have|are) you [^?.!]*\\?`,
      "(?:owns|keeps|holds|looks after|has) the (?:\\p{L}+ )?(?:file|photos?|pictures|logo|text|figures|data|spreadsheet|drawings?|copy|recording|footage|originals?|artwork|login)|(?:still )?(?:has|have)(?:n['’]?t| not)(?: yet| still)? (?:confirmed|answered|replied|signed off|got back)|check (?:the|that|if|whether) [^.,;]{2,30} (?:is|are) (?:free|available|ok|okay|booked|happy)",
      "(?:it|this)(?:['’]s| is) for (?:people|those|folks|parents|men|women|families|someone) (?:who|whose|that)|(?:will be|gets?|is being) (?:read|seen|looked at|watched) (?:by|on|in)|our (?:readers|followers|audience|trade|crowd)(?: (?:is|are|have))|of our (?:trade|readers|followers|audience)|(?:people|women|men|parents|folk) of (?:\\p{L}+ )?(?:thirty|forty|fifty|sixty|seventy)|(?:is|are) in a hurry|the (?:point|aim|idea|purpose) of (?:this|it)(?: \\p{L}+)? is|hence the|reckons|signed off",
      "this is \\p{L}[\\p{L}’'-]+ (?:from|at) the|(?:we have|we['’]ve|i have|i['’]ve) (?:all )?been (?:up|working|at it) since|(?:can|could) (?:barely|hardly) see straight|(?:in a|big) (?:hurry|rush) (?:today|here|so)|quick one",
      "the (?:joke|pun|punchline|gag)|(?:only|seen|shown|photographed|drawn) from behind|from behind (?:or|only|please)|faces? (?:hidden|blurred|turned|not)|(?:blur|pixelate|hide) (?:the|their|her|his|all) faces?|in (?:the |our )?(?:house|club|school|brand|team|company) colou?rs|use our (?:green|blue|red|yellow|colou?rs)|(?:\\d+|ten|fifteen|twenty|thirty|forty) sec(?:ond)?s? (?:max|maximum|tops|at most|is (?:plenty|enough)|long|no more)|no voice-?over|loop it|as a gif|sound off",
      "free rein|carte blanche|(?:rest|layout|order|colours?|wording|design) is (?:up to you|yours|your call)|(?:do|as) (?:as )?you (?:see fit|think best)|surprise us|(?:it|this) (?:must|has to|needs to|should) (?:go (?:out|up|live)|be (?:out|up|online|ready))|^\\W*needs to (?:go (?:out|up|live)|be (?:out|up|online|ready))|before it goes (?:out|live|up|to)|goes to (?:print|the printers?)|run (?:it|this|that) (?:past|by)|by (?:friday|monday|tuesday|wednesday|thursday) (?:please|if you can|if possible)|(?:same|as|like) (?:as )?last time|the last (?:one|post|card|poster|flyer) (?:was|looked|got)|last year['’]s (?:post|poster|flyer|card|version|film|picture)|(?:see|is|are|i['’]ve|we['’]ve|have) (?:the )?attached (?!to)|in the (?:folder|drive|dropbox|zip)|see the (?:file|scan)|(?:has|have|had) (?:agreed to (?:be )?|given (?:permission|consent|the ok|their ok|her ok|his ok))(?: to)?|signed (?:the|a) (?:release|consent)|(?:ok|okay) (?:with|about) being (?:named|quoted|photographed|shown|filmed)",
    ],
  },
  de: {
    sure: [
      `(?:bitte |als |im |in )${RATIO}|format:? ${RATIO}|${RATIO}(?:-format| bitte)`,
      "(?:bitte )?nicht (?:kürzen|gekürzt werden|umschreiben|umformulieren|glätten|abändern)(?: bitte)?|(?:zitat|satz|text|wortlaut|spruch)\\p{L}* (?:bitte )?(?:so lassen|unverändert|nicht anfassen)",
      "alles klein ?geschrieben|alles in kleinbuchstaben|in (?:versalien|großbuchstaben|kleinbuchstaben)(?: bitte)?|durchgehend klein",
      "auf (?:gelbem|rotem|blauem|grünem|schwarzem|weißem|grauem|dunklem|hellem) (?:grund|hintergrund|fond)|ecke (?:bitte )?(?:frei|leer)|(?:oben|unten|rechts|links) (?:bitte )?(?:platz|frei) (?:lassen|halten)",
      "(?:entschuldig\\p{L}*|verzeih\\p{L}*|sorry für)(?: bitte| sie| uns| mir)* (?:die|den|das|meine?n?|etwaige|alle) (?:\\p{L}+ )?(?:tippfehler|fehler|rechtschreib\\p{L}*|eile|kürze|gekritzel)|(?:kurz und knapp|nur kurz) heute|vom handy (?:getippt|geschrieben|aus)|(?:mein|unser) deutsch (?:ist|bitte)|ich schreibe? wie ich (?:rede|spreche)",
      `^\\W*nur (?:für |auf )?${NETWORK}[,.]|^\\W*${NETWORK} (?:reicht|genügt|only)`,
      "wer (?:das|dies) (?:hier )?(?:liest|sieht|anschaut|aufmacht)(?:,)? (?:hat|ist|soll|weiß|kennt|will|steht|sitzt)|(?:gesehen|gelesen|angeschaut|geschaut) wird (?:das|es)|(?:das|dies|es) (?:lesen|sehen|schauen)(?: sich)? (?:vor allem|meist(?:ens)?|hauptsächlich|fast nur)",
      "(?:dies|das) erscheint (?:auf|im|in)|(?:werte|geehrte) redaktion|(?:optisch|grafisch) (?:was|etwas) (?:machen|draus|hermachen|her)",
    ],
    likely: [
      "(?:oben|unten) (?:rechts|links)|(?:rechts|links) (?:oben|unten)|in (?:der|die|einer|eine) ecke|im (?:hinter|vorder)grund|als hintergrund|ganzseitig|über die ganze (?:seite|breite|fläche)|bildschirmfüllend|formatfüllend|randlos|mittig|am (?:unteren|oberen) rand",
      "kleinschreibung|großschreibung|kleinbuchstaben|großbuchstaben|klein geschrieben|versalien|nahaufnahmen?|großaufnahmen?|kamerafahrt|zeitraffer|zeitlupe|überblendung\\p{L}*|zoom|unscharf|standbild|von oben (?:fotografiert|gesehen)",
      "sprechblasen?|denkblasen?|comicstrip|comicstreifen|comic-strip|piktogramme?|strichmännchen|strichzeichnung\\p{L}*|(?:balken|torten|kreis)diagramm\\p{L}*|pfeile?n? (?:auf|von|zu|zum|nach)|gestrichelt\\p{L}*|freigestellt\\p{L}*|silhouetten?|wasserzeichen|handgezeichnet\\p{L}*|pastell\\p{L}*|bildschirmschoner|karikatur\\p{L}*",
      "(?:soll|sollte|darf|muss|könnte) (?:ruhig |gern |bitte )*(?:aussehen|wirken|rüberkommen)|(?:aussehen|wirken) wie|man soll(?:te)? (?:\\p{L}+ )*(?:sehen|lesen|erkennen|spüren|merken)|darf ruhig|so lassen|(?:lesbar|erkennbar) (?:sein|von)|ist gesetzt|(?:gern|lieber|besser) ohne|am wichtigsten|im mittelpunkt",
      "(?:das|die daten|die namen|das datum|eine zeile|ein satz) (?:reicht|genügt|reichen|genügen) (?:uns|völlig|locker)|beides gleich|sagt den leuten|sagt (?:ihnen|es) (?:einfach|bitte)|(?:angst|druck|werbung) machen wollen wir|wollen wir (?:aber )?(?:niemandem?|keinem|nicht)",
      `^\\W*${NAMED} [^?.!]*(?:kannst|könntest|könnten|rufst|machst|schaust|fragst|holst|gibst|bringst|schickst|hast|weißt|sagst|klärst|hättest|denkst|würdest) (?:du|sie)(?!\\p{L})[^?.!]*\\?`,
      "(?:hat|haben) (?:noch )?(?:immer |bis heute )?(?:nicht|nichts) (?:bestätigt|geantwortet|zugesagt|freigegeben)|(?:klärt|fragt|prüft|bestätigt|besorgt|liefert)(?: das| es)? (?:noch |gerade |bis )|(?:hat|verwaltet) (?:die|das) (?:datei|fotos?|bilder|logo|vorlage)",
      "(?:es|das|dies) ist für (?:leute|menschen|eltern|familien|frauen|männer|jugendliche|kunden)(?:,)? (?:die|deren|denen)|(?:unsere?|die) (?:leser|leute|follower|zielgruppe)\\p{L}* (?:sind|ist|haben|hat)|über (?:sechzig|siebzig|achtzig)|für den (?:gemeinde|pfarr|vereins)\\p{L}+ (?:und|sowie)|(?:fürs|für das) (?:netz|internet|schaufenster|schwarze brett|wartezimmer)|(?:das|es|wir) (?:hängt|hängen|kommt) (?:dann |das |es )?(?:im (?:treppenhaus|flur|schaufenster|wartezimmer|aufzug|eingang|foyer)|am (?:schwarzen brett|eingang)|auf der (?:rückseite|titelseite))",
      "hier (?:ist|spricht|schreibt|noch ?mal|wieder)(?: noch ?mal| wieder)? (?:die |der )?\\p{L}+ (?:vom|von der|aus der|aus dem)|in (?:aller )?eile|auf die schnelle|wie (?:versprochen|besprochen|telefonisch)|hetz\\p{L}* (?:gerade|heute)",
      "(?:der|den|dem) (?:witz|kalauer|gag|wortspiel)|das wortspiel|von hinten|unkenntlich|verpixel\\p{L}*|gesichter?(?: bitte)? (?:nicht|un)|(?:vereins|haus|schul|unternehmens)farben|in unseren? farben|(?:höchstens|maximal) (?:\\p{L}+|\\d+) sekunden|sekunden (?:höchstens|maximal|reichen|genügen)|ohne (?:ton|musik)|(?:als|in) (?:dauer)?(?:schleife|gif)|endlosschleife",
      "freie hand|ganz wie (?:sie|ihr|du) (?:meint?|meinen|wollt|wollen)|(?:rest|aufbau|gestaltung|reihenfolge) (?:überlass\\p{L}*|ist euch|liegt bei)|überlass\\p{L}* (?:wir|ich) (?:euch|ihnen|dir)|(?:das|es|der (?:post|text|beitrag)) (?:muss|soll|sollte) (?:bis \\p{L}+ |heute |morgen |noch )+(?:raus|online|fertig|stehen|rausgehen)|geht (?:\\p{L}+ )?in (?:den )?druck|bis (?:\\p{L}+tag|morgen|mittwoch|spätestens) (?:brauchen|bräuchten|brauche|bräuchte)|(?:wie|so wie) (?:beim )?(?:letzte[sn]?|vorige[sn]?) mal|der letzte (?:post|flyer|aushang|beitrag) (?:war|hat)|(?:letzter|vom letzten) (?:post|flyer|plakat)|anbei|im anhang|angehängt|im ordner|(?:hat|haben) (?:ihr okay|sein okay|eingewilligt)|(?:damit )?einverstanden, dass|weiß bescheid|abgesegnet|mit \\p{L}+ abgestimmt",
    ],
  },
  fr: {
    sure: [
      `(?:en|format|au format) ${RATIO}|${RATIO}(?:,? (?:svp|merci|s['’]il))`,
      "(?:ne pas|sans) (?:raccourcir|retoucher|reformuler|toucher à|couper)(?: à)? (?:la|le|cette|sa|ma|ce) (?:citation|phrase|texte|mot)|(?:citation|phrase|texte) (?:à laisser |à garder )?(?:tel(?:le)? quel(?:le)?|sans coupe)|sans la (?:raccourcir|couper|retoucher)",
      "tout en minuscules|en (?:minuscules|capitales)(?: partout|,)|sur fond (?:jaune|rouge|bleu|vert|noir|blanc|gris|sombre|clair|uni|crème|rose|orange)|hors[- ]champ|(?:laissez|laisser) (?:le |un )?coin (?:\\p{L}+ ){0,4}(?:libre|vide)|(?:du |sans |pas de )zoom (?:lent|sur)",
      "(?:excusez|excuse|pardon(?:nez)? pour|désolée? (?:pour|de)|navrée? pour) (?:les|mes|la|mon|le|l['’]) ?(?:\\p{L}+ )?(?:fautes?|orthographe|brièveté|hâte|frappe|français|pavé)|fautes de frappe (?:et|,|\\.)|j['’]écris (?:comme je parle|de mon téléphone|du téléphone|vite)|écrit (?:depuis|de) mon (?:téléphone|portable)",
      `^\\W*(?:uniquement|seulement|que|juste) (?:sur |pour )?${NETWORK}[,.]|^\\W*${NETWORK} (?:seulement|uniquement)[,.]`,
      "(?:ceux|celles|ceux et celles|les gens) qui (?:lisent|liront|verront) (?:ça|cela|ceci|le visuel|l['’]affiche)|qui (?:lira|verra) (?:ça|cela|ceci)|(?:ce sera|c['’]est) (?:lu|vu|regardé) (?:par|dans|sur)",
      "voici le texte (?:pour (?:la mise|le post|l['’]affiche|votre|vos|le visuel|la page)|à)|(?:on|je) (?:vous|te) (?:refile|transfère|transmets|renvoie|passe) (?:le|la|les|ce|un|une)|faites-en (?:une?|des|quelque)|chère rédaction|à sortir (?:ce|avant|dès|demain|lundi|vite)|on (?:verrait|imaginerait|imagine|verrait) bien",
    ],
    likely: [
      "en (?:haut|bas) à (?:gauche|droite)|dans (?:un|le) coin|pleine page|plein écran|en (?:arrière|premier)[- ]plan|au premier plan|en fond|bord à bord|en bandeau|alignée?s",
      "minuscules|majuscules|capitales|gros plans?|plans? (?:large|fixe|serré|séquence)s?|ralenti|accéléré|fondu|travelling|arrêt sur image|écran partagé|zoom|vue? d['’]en haut|vue? du dessus",
      "bulles? (?:de|avec|au|qui|pour)|phylactères?|vignettes?|cases? de bd|bande dessinée|pictogrammes?|pictos?|silhouettes?|flèches?|pointillés?|camembert en|histogramme|dessin au trait|filigrane|dégradé|détourée?s?|teintes? (?:douces?|chaudes?|froides?|sourdes?|de fin|claires?|sombres?)|pénombre|caricature|légendes? (?:autour|en|sous|dans)",
      "(?:doit|devrait|doivent|pourrait|faut que (?:ça|ce|cela|on)) (?:se lire|se voir|ressembler|ait l['’]air|sente|voie|lise|comprenne|respire|fasse)|(?:il faut que|que) ça (?:se|ait|fasse|sente|soit|donne|ressemble)|(?:comme|façon) (?:une|un) (?:affiche|étiquette|carte postale|ticket|vieille|vieux|timbre|page|note)|on y tient|mérite (?:d['’]être|la|le|une|un)|en vedette|la (?:vraie )?vedette|lisible (?:de|par|à)",
      `^\\W*${NAMED} (?:tu|est-ce que tu|peux-tu|pourrais-tu|veux-tu|as-tu|vous|[^?.!,]*,? tu (?:peux|pourrais|veux|as|confirmes|vérifies)) [^?.!]*\\?`,
      "n['’](?:a|ont) (?:toujours |encore )?(?:pas|rien) (?:encore |toujours )?(?:confirmé|répondu|validé|signé)|(?:\\p{L}+) (?:le|la|les) rappelle|voir avec|(?:a|garde|détient) (?:les?|la|l['’]) ?(?:fichiers?|photos?|logo|maquette|original|originaux)|il me faut",
      "c['’]est pour (?:des|les|ceux|celles) (?:\\p{L}+ )?(?:qui|dont)|nos (?:lecteurs|lectrices|abonnés|gens) (?:sont|ont)|le public (?:est|a|vient)|(?:affiché|placardé|collé) (?:dans|sur|à|au)|c['’]est affiché|plus de (?:soixante|soixante-dix|quatre-vingts) ans",
      "(?:c['’]est|ici) (?:encore |toujours )?\\p{L}+ (?:du|de la|de l['’]|des) (?=club|magasin|garage|asso|mairie|salon|boutique|café|cercle|paroisse|théâtre|cabinet|mercerie|chorale|amicale|association|atelier|resto|restaurant)|à la va-vite|en vitesse|je fais (?:vite|court)|comme (?:promis|convenu)",
      "(?:la blague|le jeu de mots|le clin d['’]œil)|de dos|flouté?e?s?|visages? (?:caché|flou|non|pas)\\p{L}*|aux couleurs (?:de|du|maison)|(?:nos|les) couleurs (?:maison|du club)|(?:\\d+|\\p{L}+) secondes? (?:max|maximum|pas plus|au plus|suffisent)|(?:sans|pas de) (?:musique|son|voix)|en boucle",
      "carte blanche|à vous de voir|comme vous le sentez|(?:je|on|nous) vous (?:laisse|laissons)|faites (?:comme|au mieux)|faut que ça (?:parte?|sorte?|soit (?:prêt|en ligne))|part (?:à l['’]impression|chez l['’]imprimeur)|c['’]est pour (?:demain|lundi|hier|ce soir)|d['’]ici (?:vendredi|lundi|demain) (?:si|svp|merci)|comme (?:la dernière fois|l['’]an dernier|la fois (?:d['’]avant|précédente))|(?:le|la) (?:dernière?|précédente?) (?:affiche|post|carte|visuel|fois) (?:était|avait)|ci-joint\\p{L}*|en pièce jointe|dans le dossier|(?:a|ont) (?:donné (?:son|leur) (?:accord|feu vert)|dit oui)|(?:est|sont) au courant|attend(?:ons)? (?:toujours |encore )?le feu vert",
    ],
  },
  es: {
    sure: [
      `(?:en|formato|a) ${RATIO}|${RATIO}(?:,? (?:por favor|porfa))`,
      "no (?:acort|recort|resum|reformul|retoc|toqu)\\p{L}+ (?:nada de )?(?:la|el) (?:cita|frase|texto)|(?:la cita|la frase|el texto) (?:tal cual|sin (?:recortar|acortar|tocar|cortar))|sin recortar(?:la|lo)?",
      "todo en minúsculas|sobre (?:fondo )?(?:amarillo|rojo|azul|verde|negro|blanco|gris)[.,]|a toda página|cámara lenta|(?:sin |un |nada de )zoom|dejad (?:la |una )?esquina (?:\\p{L}+ ){0,3}(?:libre|vacía)|sin (?:foto|dibujo|texto|marco|logo)s?:|en letra (?:pequeña|gruesa|antigua|manuscrita|de [^.:]{3,30}):?",
      "(?:perdón|perdona|perdonad|perdonen|disculpa|disculpad|disculpen) (?:por )?(?:las?|los?|el|mis?) (?:\\p{L}+ )?(?:faltas|errores|erratas|prisas?|ortografía|brevedad|rollo|parrafada)|escribo (?:como hablo|desde el móvil|con prisas?|deprisa)|enviado desde",
      `^\\W*solo (?:para |en )?${NETWORK}[,.]|^\\W*${NETWORK} (?:solo|nada más)[,.]`,
      "(?:quien|quienes|la gente que) (?:lea|vea|lo lea|lo vea|lo lee|lo ve|lee|ve) (?:esto )?(?:ha|acaba|está|tiene|es|va|suele|viene)|que (?:se lea|se vea) (?:desde|de lejos|bien)|(?:tiene|tienen) que (?:leerse|verse|entenderse) (?:desde|de lejos|a)",
      "(?:aquí|ahí) (?:tenéis|tienes|va|os va|te va|os dejo|te dejo) (?:el|la|los|las) (?:texto|datos|nota|lista|brief)|(?:os|te|le|les) (?:paso|mando|reenvío|dejo) (?:lo|el|la|los|las)|estimada redacción|buscadle (?:un|una)",
    ],
    likely: [
      "(?:arriba|abajo) a la (?:izquierda|derecha)|en (?:una|la) esquina|a toda pantalla|a página completa|en primer término|en segundo plano",
      "minúsculas|mayúsculas|primer(?:os|ísimo)? planos?|plano (?:general|fijo|corto|detalle)|cámara (?:rápida|fija|en mano)|fundido|pantalla (?:dividida|partida)|zoom|fuera de (?:campo|plano)|vist[oa]s? desde arriba",
      "bocadillos? (?:de (?:cómic|texto|diálogo)|con)|viñetas?|tira cómica|pictogramas?|siluetas?|flechas?|línea de puntos|gráfico de (?:barras|tarta|sectores)|marca de agua|degradado|tonos? pastel|salvapantallas|caricatura|dibujit\\p{L}+",
      "(?:que )?(?:no )?(?:parezca|se note|se entienda|quede|sea) (?:un|una|la|el|que|bien|muy|más)|que sea (?:la|el) (?:estrella|protagonista)|protagonista|que (?:la gente|el que|quien) (?:lea|vea|entienda|sepa)|bien grandes?|sin (?:foto|fotos|caras|manos|logo|capuchas)(?!\\p{L})|tal cual|el más (?:\\p{L}+), a|una? \\p{L}+ (?:cortad[oa]|dibujad[oa]|abiert[oa]) (?:con|por)",
      `^\\W*${NAMED} ¿?[^?.!]*(?:puedes|podrías|puede|llamas|le dices|preguntas|te encargas|sabes|miras|avisas|tienes|confirmas)(?!\\p{L})[^?.!]*\\?`,
      "que lo diga (?:el|la)|(?:sería|estaría|quedaría) (?:genial|chulo|bonito|bien|gracioso|estupendo)|(?:no (?:ha|han)|aún no (?:ha|han)|todavía no (?:ha|han)|sigue sin|siguen sin) (?:confirmad?[oa]?r?|contestad?[oa]?r?|respondido|responder|firmad?[oa]?r?)|lo de (?:la|el|los|las|que) [^.]{2,40} (?:es|hay|que)|¿o (?:eran?|era|es|son)|(?:llega|va|viene) después, si|(?:tiene|guarda) (?:el|los|las) (?:archivos?|fotos|originales|ficheros?)",
      "(?:es|esto es|va) para (?:gente|personas|familias|padres|madres|mujeres|hombres|jóvenes) que|nuestr[oa]s (?:lectores|lectoras|seguidores|parroquianos) (?:son|tienen|van)|más de (?:sesenta|setenta|ochenta) años|(?:se colgará|irá|va) (?:en|colgado en) (?:el|la) (?:portal|rellano|ascensor|tablón|escaparate|puerta|contraportada)",
      "(?:soy|aquí|os escribe|te escribe|le habla) (?:la |el |otra vez )?\\p{L}+,? (?:del|de la) [^.!?,;]{2,40}|deprisa y corriendo|voy (?:con|de) prisa|como (?:os )?(?:prometí|quedamos|hablamos)",
      "(?:el chiste|la broma|el juego de palabras|la gracia)|de espaldas|pixelad\\p{L}*|difuminad\\p{L}*|(?:sin|las) caras (?:no|tapad)\\p{L}*|(?:en|con) (?:los|nuestros) colores (?:de|del|corporativos)?|segundos (?:máximo|como mucho|bastan)|sin (?:música|sonido|voz)|en bucle",
      "como (?:veáis|os parezca|vosotros veáis)|(?:mano|vía) libre|(?:lo|el resto) (?:os )?(?:dejo|dejamos) (?:a|en)|a vuestr[oa] (?:gusto|criterio)|(?:tiene que|debe|debería) (?:salir (?:hoy|mañana|antes|ya)|publicarse)|va (?:a|para) (?:la )?imprenta|lo (?:necesito|necesitamos) (?:para|antes)|como (?:la última vez|la otra vez|el año pasado)|(?:el|la) (?:últim[oa]|anterior) (?:post|cartel|tarjeta|imagen)? ?(?:era|tenía|quedó|salió)|va adjunt[oa]s?|van adjunt[oa]s|en la carpeta|(?:ha|han) dado (?:su|el) (?:permiso|consentimiento|visto bueno)|visto bueno",
    ],
  },
  it: {
    sure: [
      `(?:in|formato|a) ${RATIO}|${RATIO}(?:,? (?:per favore|grazie))`,
      "non (?:accorci|tagli|riformul|ritocc|tocc|modific)\\p{L}+ (?:la|il) (?:citazione|frase|testo)|(?:la citazione|la frase|il testo) (?:così com['’]è|intera|senza tagli)|senza (?:tagliar|accorciar)(?:la|lo|e)",
      "tutto (?:in )?minuscolo|su (?:fondo |sfondo )?(?:giallo|rosso|blu|verde|nero|bianco|grigio)[.,]|al rallentatore|(?:senza |niente |uno )zoom|a tutta pagina|(?:lasciate|lascia) (?:l['’]|un )angolo (?:\\p{L}+ ){0,3}(?:libero|vuoto)|(?:raccomando )?il formato: ",
      "(?:scus(?:a|i|ate)|perdon(?:i|ate)) (?:per )?(?:la|gli|il|le|i|l['’]) ?(?:\\p{L}+ )?(?:brevità|errori|fretta|refusi|italiano|ortografia|confusione|papiro)|scus(?:a|i|ate) se scrivo|scrivo (?:come parlo|dal telefono|dal cellulare|di fretta|in fretta|di corsa)",
      `^\\W*solo (?:per |su )?${NETWORK}[,.]|^\\W*${NETWORK} soltanto[,.]`,
      "chi (?:lo |la )?(?:legge|leggerà|guarda|guarderà|vedrà) (?:questo |questa cosa )?(?:ha|è|sta|avrà|sarà|deve|viene)|(?:lo|la) (?:leggeranno|guarderanno) (?:in|per|soprattutto|quasi|i|le|gli)|(?:deve|devono) (?:leggersi|vedersi) (?:da|bene)",
      "ecco(?:vi|ti)? (?:il testo|i dati|la nota|il materiale)|(?:ti|vi|le) (?:inoltro|giro|passo|mando) (?:il|la|quello|quanto|i|le|pari|questo)|(?:gentile|spettabile) redazione|non (?:dateglielo|diteglielo|scriveteglielo)",
    ],
    likely: [
      "in (?:alto|basso) a (?:sinistra|destra)|in (?:un|un['’]) ?angolo|nell['’]angolo|a (?:piena) pagina|a tutto schermo|sullo sfondo|in primo piano|come sfondo",
      "minuscol[oaei]|maiuscol[oaei]|primi? pian[oi]|campo lungo|rallentatore|dissolvenza|inquadratur[ae]|carrellata|schermo diviso|zoom|dall['’]alto",
      "(?:un|il|a) fumetto|vignetta|pittogramm[ai]|sagom[ae]|frecc(?:ia|e) (?:che|da|tra|verso)|tratteggi\\p{L}*|grafico a (?:barre|torta)|filigrana|scontornat\\p{L}*|tint[ae] pastello|salvaschermo|caricatura|scarabocchi\\p{L}*|didascalia",
      "(?:deve|dovrebbe|potrebbe|devono) (?:sembrare|leggersi|vedersi|risultare|apparire|spiccare)|che (?:sembri|si legga|si veda|si capisca|paia)|protagonista|(?:leggibile|visibile) (?:da|a)|poche parole|(?:ci|si) puo[i']? scherzare|ci puoi (?:scherzare|giocare)|(?:basta|bastano) (?:la data|le date|il nome|i nomi|una riga|due righe)",
      `^\\W*${NAMED} (?:ti |mi |tu )?[^?.!]*(?:puoi|potresti|ci pensi|chiami|senti tu|chiedi|mi passi|hai|l['’]hai|sai|riesci|controlli|avvisi)(?!\\p{L})[^?.!]*\\?`,
      `^\\W*${NAMED} (?:ti|vi) (?:inoltro|giro|scrivo|mando|passo|lascio)|non (?:ha|hanno) (?:ancora )?(?:confermato|risposto|firmato)|(?:ce l['’]ha|tiene|ha) (?:il file|le foto|gli originali|il logo)|(?:sarebbe|starebbe) (?:carino|bello|simpatico|divertente|bene)`,
      "(?:è|questo è) per (?:gente|persone|famiglie|genitori|donne|uomini|chi) (?:che|non|ha|è)|(?:i nostri (?:lettori|follower|soci|clienti)|da noi) (?:sono|hanno)|più di (?:sessanta|settanta|ottant)\\p{L}*|(?:va|verrà|sarà) (?:appeso|affisso|appesa|affissa|esposto) (?:in|nel|nell['’]|sul|alla|al)",
      "(?:sono|qui|parla|le scrive|vi scrive|ti scrive) (?:sempre |ancora )?(?:il |la |l['’])?\\p{L}+,? (?:del|della|dello|dell['’]|dei) ?(?:circolo|club|bar|negozio|parrocchia|pro loco|merceria|lavanderia|officina|scuola|teatro|associazione|comitato|panificio|forno)|di corsa|in fretta e furia|come (?:promesso|d['’]accordo|detto al telefono)",
      "(?:la battuta|il gioco di parole|lo scherzo)|di spalle|sfocat\\p{L}*|oscurat\\p{L}*|volti (?:non|coperti)|(?:nei|con i|con i nostri) colori (?:del|della|sociali|nostri)|secondi (?:al massimo|massimo|bastano)|senza (?:audio|sonoro)|in loop",
      "fate voi(?! i conti)|carta bianca|come (?:preferite|volete voi|vi pare|meglio credete)|(?:il resto|la scelta) (?:lo|la) lasci\\p{L}+|a vostra discrezione|vedete voi|(?:deve|dovrebbe) (?:andare (?:online|in stampa))|va in (?:stampa|tipografia)|(?:mi|ci) serve entro|come (?:l['’]altra volta|l['’]ultima volta|l['’]anno scorso)|(?:l['’]ultim[oa]|(?:il|la) precedente) (?:post|locandina|volantino)? ?(?:era|aveva|è venut)|in allegato|allego|nella cartella|(?:ha|hanno) dato (?:il|l['’]) ?(?:permesso|consenso|ok|via libera)|(?:è|sono) d['’]accordo (?:a|che|se)",
    ],
  },
  nl: {
    sure: [
      `(?:in|formaat|als) ${RATIO}|${RATIO}(?:,? (?:graag|aub|alsjeblieft))`,
      "(?:citaat|zin|tekst|gedicht|quote) (?:graag |aub |alsjeblieft )?niet (?:inkorten|herschrijven|aanpassen|veranderen|afkappen)|niet inkorten|niet ingekort",
      "alles (?:in|met) kleine letters|op (?:gele|rode|blauwe|groene|zwarte|witte|donkere|lichte) (?:achtergrond|ondergrond)|paginagroot|(?:geen|zonder) (?:langzame )?zoom|hoek (?:graag )?(?:vrij|leeg)(?:laten| laten| houden)?",
      "(?:sorry|excuses) (?:alvast )?(?:voor )(?:de |het |mijn |eventuele )*(?:\\p{L}+ )?(?:typ|tik|spel|taal)?(?:fouten|foutjes|haast|nederlands|verhaal|lap tekst)|(?:getypt|gestuurd|geschreven) (?:op|vanaf|met) (?:mijn|de) telefoon|ik schrijf zoals ik praat",
      `^\\W*(?:alleen|enkel) (?:voor |op )?${NETWORK}[,.]|^\\W*${NETWORK} (?:alleen|only)[,.]`,
      "wie (?:dit|het) (?:leest|ziet|opent|bekijkt) (?:heeft|is|zit|staat|wil|moet|kent|weet)|(?:dit|het) wordt (?:gelezen|gezien|bekeken) (?:door|op)|(?:te lezen|leesbaar|te zien) (?:zijn )?(?:van|vanaf) (?:een afstand|de overkant|ver|achter)",
      "hier(?:bij)? (?:is )?de tekst (?:voor|van)|(?:ik stuur|ik mail) (?:je|jullie) (?:dit|het|de)|(?:geachte|beste) redactie|voegen jullie er",
    ],
    likely: [
      "links(?:boven|onder)|rechts(?:boven|onder)|in (?:de|een) hoek(?:je)?|beeldvullend|schermvullend|op de (?:achter|voor)grond|als achtergrond|over de hele (?:breedte|pagina)",
      "kleine letters|hoofdletters|kapitalen|close-?ups?|vertraagd|overvloei\\p{L}*|gesplitst scherm|inzoomen|uitzoomen|buiten beeld|timelapse|van bovenaf|zoom",
      "tekstballon\\p{L}*|stripje|stripverhaal|pictogram\\p{L}*|silhouet\\p{L}*|pijl(?:en|tjes)? (?:naar|van|tussen|met)|stippellijn\\p{L}*|(?:staaf|taart)diagram|lijntekening|watermerk|pastel\\p{L}*|screensaver|schermbeveiliging|karikatuur",
      "(?:moet|mag|zou|kan|mogen|moeten) (?:\\p{L}+ ){0,4}(?:eruitzien|lijken op|uitstralen|leesbaar|opvallen|aanvoelen)|eruitzien als|net als een (?:poster|kaartje|briefje|etiket)|in de hoofdrol|de hoofdrol|letterlijk zo|vandaar (?:dat|de|het)|dus liever|(?:hoeft|hoeven) er niet (?:bij|op|in)",
      "komt er niet (?:in|op)|we hangen (?:dit|het|hem) op|(?:is|zijn) het belangrijkst|(?:de data|de namen|de datum|één regel|een regel|het nummer) (?:is|zijn) genoeg|volstaat|kort houden|houd (?:het|'t) kort|zoals (?:beloofd|afgesproken)",
      `^\\W*${NAMED} [^?.!]*(?:kun|kan|wil|zou|bel|vraag|heb|regel|stuur|weet|check|denk) (?:je|jij)(?!\\p{L})[^?.!]*\\?`,
      "(?:heeft|hebben) nog (?:steeds )?(?:niet|niets|niks) (?:bevestigd|gereageerd|geantwoord|getekend)|(?:heeft|beheert) (?:de|het) (?:bestanden?|foto['’]s|logo|originelen)|(?:vraagt|checkt|regelt|belt) (?:dat|het|ze|hem) (?:nog|even)",
      "(?:het|dit) is voor (?:mensen|ouders|gezinnen|vrouwen|mannen|jongeren) die|onze (?:lezers|volgers|mensen|klanten) (?:zijn|hebben)|(?:zestig|zeventig|tachtig)plus(?:sers)?|(?:dit|het) (?:hangt|komt|staat) (?:straks |dan )?(?:in (?:de (?:lift|hal|kantine|gang|etalage|wachtkamer)|het trappenhuis|het portiek)|op het prikbord|op de achterkant)",
      "(?:hier|je spreekt met) (?:weer )?\\p{L}+ van (?:de|het) [^.!?,;]{2,40}|(?:hallo|hoi|dag|goede\\p{L}+),? met \\p{L}+ van|in (?:grote )?haast|even snel|snel even",
      "(?:de grap|het grapje|de woordspeling)|van achteren|onherkenbaar (?:maken|in beeld)|geblurd|gezichten (?:niet|wazig)|(?:in|met) (?:onze|de) (?:club|huis|school|eigen )?kleuren|(?:hooguit|maximaal) (?:\\p{L}+|\\d+) seconden|seconden (?:max|maximaal|is genoeg)|(?:zonder|geen) (?:geluid|muziek|voice-?over)|in een loop",
      "de vrije hand|zoals jullie (?:willen|denken)|mogen jullie (?:zelf )?(?:weten|kiezen|bepalen|bedenken)|(?:de rest|dat) laten we aan|(?:dit|het) moet (?:vandaag |morgen |nog )+(?:online|de deur uit|klaar)|gaat naar de drukker|voor (?:vrijdag|maandag|morgen) graag|graag voor (?:vrijdag|maandag|morgen)|(?:zo)?als (?:vorige keer|de vorige keer|vorig jaar|laatst)|de (?:vorige|laatste) (?:post|poster|flyer|keer) (?:was|had)|in de bijlage|bijgevoegd|in de map|(?:heeft|hebben) (?:toestemming|akkoord) gegeven|(?:is|zijn) akkoord|weet ervan|afgestemd met",
    ],
  },
  pt: {
    sure: [
      `(?:em|formato|no) ${RATIO}|${RATIO}(?:,? (?:por favor|se faz favor))`,
      "não (?:encurt|cort|resum|reformul|mex|alter)\\p{L}+ (?:a|o|n[ao]|em nada d[ao]) (?:citação|frase|texto)|(?:a citação|a frase|o texto) (?:tal e qual|tal como está|inteir[oa]|sem cortes)|sem cortar nada",
      "tudo em minúsculas|sobre (?:fundo )?(?:amarelo|vermelho|azul|verde|preto|branco|cinzento)[.,]|câmara lenta|câmera lenta|(?:sem |nada de |um )zoom|(?:a|de|em) página inteira|(?:deixem|deixa|deixar) (?:o |um )?canto (?:\\p{L}+ ){0,3}(?:livre|vazio)|sem (?:foto|desenho|texto|moldura)s?:|em letra (?:de|grande|pequena|gorda|antiga|manuscrita)",
      "(?:desculp(?:a|e|em)|perdoem?) (?:pel[ao]s? |por |a |o |os |as |qualquer )(?:os |a )?(?:\\p{L}+ )?(?:erros?|pressa|brevidade|ortografia|português|gralhas?|confusão)|escrevo (?:como falo|do telemóvel|do celular|à pressa|com pressa)|enviado do (?:meu )?(?:telemóvel|celular)",
      `^\\W*(?:só|apenas) (?:para |no )?(?:o )?${NETWORK}[,.]|^\\W*${NETWORK} (?:só|apenas)[,.]`,
      "quem (?:vai (?:ler|ver)|ler|vir|lê|vê) (?:isto |isso )?(?:é|acabou|está|tem|são|anda|vai)|(?:tem|têm) (?:de|que) (?:se ler|ler-se|ver-se|se ver) (?:de|do|bem|ao)",
      "(?:aqui|segue|aí) (?:vai|está|tens|têm)? ?(?:o|a|os|as) (?:texto|dados|nota|lista) (?:para|do|da|de)|(?:te|vos|lhe) (?:reenvio|encaminho|passo|mando) (?:o|a|os|as|isto)|(?:cara|prezada|estimada) redação|(?:era|seria|ficava) (?:giro|fixe|legal|bonito|engraçado|bom) (?:aparecer|mostrar|pôr)",
    ],
    likely: [
      "(?:em cima|em baixo|no topo|embaixo) à (?:esquerda|direita)|no canto|em (?:ecrã|tela) (?:inteir[oa]|chei[oa])|ao fundo|em primeiro plano|como fundo|no rodapé",
      "minúsculas|maiúsculas|(?:grande|primeiro) plano|plano (?:geral|fixo|fechado|aberto|detalhe)|câm[ae]ra (?:fixa|parada)|fora d[eo] (?:campo|quadro|plano)|(?:tela|ecrã) (?:dividid[ao]|partid[ao])|zoom|vist[oa]s? de cima",
      "bal(?:ão|ões) de (?:fala|diálogo|bd)|tirinha|quadrinhos|pictogramas?|silhuetas?|setas? (?:a|de|para|entre)|tracejad[oa]|gráfico de (?:barras|pizza|sectores)|marca d['’]água|degradê|tons? pastel|protetor de ecrã|caricatura|rabiscos?|desenhinh\\p{L}+",
      "(?:que )?(?:não )?(?:pareça|se perceba|se note|fique) (?:um|uma|a|o|que|bem|muito|mais)|com cara de|cara de (?:anúncio|propaganda|cartaz|banco)|protagonista|(?:legível|visível) (?:de|ao|a)|merece (?:um|uma|o|a|ser|destaque|aparecer)|e mais nada|não [\\p{L}]+ de anúncio|se quiserem|topou|(?:basta|chega|bastam) (?:a data|o nome|as datas|os nomes|uma linha)",
      `^\\W*${NAMED} [^?.!]*(?:podes|pode|consegues|ligas|tens|perguntas|vês|avisas|confirmas|tratas|você)(?!\\p{L})[^?.!]*\\?`,
      "(?:ainda )?não (?:confirmou|confirmaram|respondeu|responderam|assinou)|(?:tem|guarda) (?:o ficheiro|o arquivo|as fotos|os originais)|ficou de|falta (?:confirmar|saber|a autorização)|(?:deus abençoe|bom) (?:o )?trabalho",
      "(?:é|isto é) para (?:gente|pessoas|pais|famílias|mulheres|homens|quem) (?:que|não|tem|já)|os nossos (?:leitores|seguidores|clientes) (?:são|têm)|mais de (?:sessenta|setenta|oitenta) anos|(?:vai|fica|será) (?:afixad[oa]|colad[oa]|pendurad[oa]|para a porta)",
      "(?:fala|sou) (?:outra vez )?(?:a |o )?\\p{L}+,? (?:da|do|dos|das) [^.!?,;]{2,40}|como (?:prometido|combinado)",
      "(?:a piada|o trocadilho|a graça)|de costas|desfocad\\p{L}*|(?:rostos|caras) (?:não|tapad)\\p{L}*|(?:nas|com as) (?:nossas )?cores (?:da|do|nossas)|segundos (?:no máximo|máximo|chegam|bastam)|sem (?:som|voz)|em loop",
      "como (?:vocês )?(?:acharem|preferirem)|carta branca|(?:o resto|fica) (?:a vosso|ao vosso) (?:critério|cargo|gosto)|(?:tem de|tem que|deve) (?:sair (?:hoje|amanhã|até)|ir para (?:o ar|a gráfica))|vai para a gráfica|preciso (?:até|para)|como (?:da última vez|da outra vez|no ano passado)|(?:o|a) (?:últim[oa]|anterior) (?:post|cartaz|cartão|imagem)? ?(?:era|tinha|ficou)|em anexo|segue anexo|(?:deu|deram) (?:autorização|permissão|o ok|luz verde)|(?:já )?(?:autorizou|autorizaram)|(?:já )?sabem? disto",
    ],
  },
};
