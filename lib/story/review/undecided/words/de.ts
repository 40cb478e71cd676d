import type { UndecidedWords } from "./undecided-words.ts";

export const DE: UndecidedWords = {
  readers: "du|dir|dich|dein\\p{L}*|ihr|euch|euer\\p{L}*|eure\\p{L}*|ihnen|ihre\\p{L}*",
  asking:
    "wer|was|wann|wo|wie|warum|wieso|wohin|woher|welche\\p{L}*|hast|habt|haben|bist|seid|sind|ist|kennst|kennt|kann|kannst|könnt|können|willst|wollt|lust|bereit|schon|noch|nur|magst|suchst|sucht|brauchst",
  noNames:
    "er|sie|es|wir|ihr|du|wer|was|man|das|der|die|dies\\p{L}*|jede\\p{L}*|alle|niemand|jemand|keine\\p{L}*|und|oder|aber|wenn|falls|wobei|ein\\p{L}*|unser\\p{L}*|euer|eure|mein\\p{L}*|nicht|team|\\p{L}+(?:ung|ungen|heit|heiten|keit|keiten|schaft|tion|tionen|zeit|zeiten|fragen|daten|termine|gerät|verein)|hier|dort|da|so|dann|jetzt|auch|noch|gott|beide|mit|bei",
  articles: "der|die|das|den|dem|unsere?",
  or: "oder",
  orRather:
    "oder (?:doch|erst|eher|vielleicht|wars|war es|waren[’']?s|waren es|sind es|sinds|ist es|war das)(?: (?:erst|doch|schon|eher))?",
  from: "ab|beginnt|beginn|start|startet|öffnet|eröffnung|los geht es|los geht[’']?s",
  until: "bis",
  depends:
    "je nachdem,? (?:was|ob|wann|wer|wie|welche)|hängt (?:noch )?(?:vom|von|davon|daran|am)|kommt (?:noch )?(?:auf|drauf)|abhängig (?:vom|von)",
  deciders:
    "pfarrer\\p{L}*|wirt|bauamt|amt|ordnungsamt|gemeinde|gemeinderat|stadt|vorstand|kommission|vermieter\\p{L}*|versicherung|chef\\p{L}*|behörde|polizei|feuerwehr|genehmigung|prüfer\\p{L}*|bürgermeister\\p{L}*|wer|was|ob",
  unless:
    "(?:es sei denn|außer),? (?:dass )?(?:wir|die|der|das) [^.!?\\n]{0,40}?(?:bleiben|behalten|lassen|nehmen|entscheiden|ändern|finden|platzt)|(?:es sei denn|außer),? wir (?:bleiben|behalten|lassen|nehmen|entscheiden|ändern|finden)",
  roughly: "ca\\.?|circa|rund|etwa|ungefähr|um die",
  corrects: "nein|ach nein|nee|quatsch|sorry|äh|halt|stimmt nicht|oder nein|besser gesagt|pardon",
  not: "nicht",
  but: "aber|wobei|obwohl|nur|allerdings|während",
  says: "sagt|sagte|meint|meinte|glaubt|behauptet|schreibt|denkt|hat|hatte|will|schätzt|findet|spricht von|redet von|hat gesagt",
  accordingTo: "laut|nach|gemäß|sagt|meint",
  roles:
    "kassier(?:er(?:in)?|in)?|kassenwart(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|vorstand|chef(?:in)?|hausmeister(?:in)?|buchhaltung|steuerberater(?:in)?|sekretariat|trainer(?:in)?|vermieter(?:in)?|azubi|praktikant(?:in)?|druckerei|lieferant|vertrieb|technik|amt",
  sources:
    "website|webseite|homepage|internetseite|plakat|flyer|schild|aushang|prospekt|liste|preisliste|tabelle|kalender|vertrag|rechnung|system|programm|speisekarte|karte|formular|plan|mail|einladung",
  at: "auf (?:dem|der|unserer|unserem)|im|in (?:der|dem)|am",
  stands: "sagt|steht|stehen|stand|standen|hat|zeigt|heißt es|ist es|sind es|waren es|steht da|schreibt",
  consult:
    "(?:bitte |noch |mal |erst |nochmal )*(?:bei(?= \\p{L}+ (?:noch |mal )?nachfragen)|mit(?= \\p{L}+ (?:noch |mal )?(?:klären|abklären|absprechen|abstimmen|besprechen|checken|gegenchecken)))|frag(?:t)?(?: noch| mal| bitte| nochmal)*|muss (?:ich )?(?:noch |erst )*(?:bei|mit)?(?= \\p{L}+ (?:noch )?(?:fragen|klären|nachfragen))|wart(?:e|en) (?:noch )?auf",
  consultBehind:
    "(?:noch |mal |nochmal |erst )*(?:fragen|klären|abklären|nachfragen|anrufen und fragen|bestätigen lassen)",
  whereFound:
    "am (?:empfang|eingang|stand|tresen|telefon)|an der|im (?:büro|laden)|unter|bei der|in der|nach (?:dem|der|den)|\\+?\\d",
  checks:
    "klärt|fragt|prüft|schaut|guckt|checkt|kümmert sich|meldet sich|sagt bescheid|gibt bescheid|entscheidet|weiß|erkundigt sich|telefoniert|bestätigt|muss noch|will noch|hört sich um|spricht",
  checked:
    "mit (?!\\p{L}*(?:er|en)(?!\\p{L}))|ob|(?:das|es|die|den)(?= (?:noch|mal|gerade|morgen|heute)(?!\\p{L})|\\s*[.,;)!]|$)|noch|nochmal|noch mal|nach|mal|drum|darum|erst|morgen",
  if: "wenn|falls|sobald|sofern",
  confirms:
    "bestätigt|zusagt|mitmacht|zustimmt|es erlaubt|schafft|klärt|kann|darf|will|einverstanden|findet|repariert|unterschreibt|liefert|hinkriegt|okay gibt|ok gibt",
  hasPapers:
    "hat (?:(?:zwei|drei|beide|noch|eine?|die|das|andere|verschiedene|neue|alte) )*(?:listen?|tabellen?|zahlen|versionen|zettel|unterlagen|notizen)",
  mustSay:
    "(?:muss|müssen|soll|sollte|will)(?: [\\p{L}]+){0,4} noch(?: [\\p{L}]+){0,4} (?:sagen|bestätigen|entscheiden|klären|prüfen|freigeben|zustimmen|absegnen|genehmigen|nennen|schicken|liefern|festlegen|beschließen)|(?:hat|haben) (?:sich )?(?:noch |immer noch |bisher )(?:nicht|nichts) (?:gemeldet|gesagt|bestätigt|entschieden|geantwortet|zugesagt|zugestimmt|geschickt)",
  parts:
    "tabelle|liste|text|zahlen|preise?|zitat|name|namen|nachname|fotos?|bilder|bild|logo|link|adresse|uhrzeit|datum|termin|nummer|telefonnummer|angaben|grafik|diagramm|rest|betrag|ort|programm|referent(?:in)?|speisekarte|titel",
  comes:
    "komm(?:t|en) (?:noch|später|morgen|nächste woche)|folgt|folgen noch|fehlt noch|fehlen noch|ist noch offen|sind noch offen|noch offen|steht noch nicht fest|noch unklar|ist noch unklar|liefere? ich (?:noch )?nach|reiche ich nach|schicke ich noch|hat vielleicht noch",
  waits:
    "mal sehen|schauen wir mal|schaun wir mal|sehen wir dann|das ist (?:aber )?noch nicht (?:sicher|fix|klar|entschieden|bestätigt|raus)|(?:wir )?wart(?:e|en) (?:noch |immer noch )+auf (?:die |eine |den |das )?(?:zusage|antwort|rückmeldung|freigabe|genehmigung|bestätigung|zahlen|angebot|bescheid|ok|amt|stadt|gemeinde)|(?:wir )?(?:haben|habe) (?:noch |immer noch |bisher )+kein\\p{L}* (?:antwort|zusage|rückmeldung|freigabe|genehmigung|bestätigung|bescheid|angebot|zahlen|termin|preis|namen)|(?:wissen|weiß|wissen wir|weiß ich) (?:noch |immer noch )+nicht,? (?:ob|wann|wie|wer|was|wo|welche\\p{L}*|genau)|(?:das|den|die|es) (?:muss|müssen) (?:wir |ich )?(?:noch |erst )+(?:geklärt|entschieden|bestätigt|abgestimmt|beschlossen|geprüft|klären|entscheiden|fragen|prüfen|nachfragen)|muss ich (?:noch |erst )*(?:fragen|klären|nachfragen|nachsehen|nachschauen|raussuchen|checken)|was stimmt|was (?:denn |jetzt |nun )+(?:stimmt|richtig)|stimmt das noch|wer (?:macht|bringt|übernimmt) (?:das|den|die)? ?(?:eigentlich|denn|noch|jetzt)|wenn (?:es|er|sie|das) (?:repariert|fertig|genehmigt|da) ist,? oder|oder eben nicht",
  toConfirm:
    "(?:noch )?zu (?:klären|bestätigen|prüfen|entscheiden)|noch (?:klären|abklären|prüfen|checken|fragen|nachfragen|nachsehen|eintragen|einfügen|ergänzen|bestätigen|unklar|nicht sicher|nicht klar|nicht fix)|muss noch (?:geklärt|bestätigt|geprüft|entschieden) werden|bitte (?:prüfen|nachprüfen|checken)",
  later:
    "(?:schicke|sage|liefere|gebe|reiche|melde) (?:ich )?(?:euch |dir |ihnen |mich )?(?:den |die |das )?(?:\\p{L}+ )?(?:noch|später|morgen|nach|dann)|(?:der )?rest (?:kommt|folgt) (?:noch|später|morgen)",
  slots:
    "(?:vor|nach)?namen?|datum|uhrzeit|zeit|tag|monat|jahr|preis|betrag|nummer|telefon|ort|adresse|link|titel|zitat|text|sponsor|referent(?:in)?|einfügen|einsetzen|eintragen|ergänzen|ausfüllen|folgt|kommt noch|offen|fehlt|klären|fragen|platzhalter|tb[acd]|xx+",
  counted:
    "euro|jahren?|monaten?|wochen?|tagen?|stunden?|uhr|personen|mitglieder\\p{L}*|gästen?|besucher\\p{L}*|plätzen?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|meter|kilometer|km|prozent|völker\\p{L}*",
  games: "lückentext|ergänz(?:e|t|en sie) den satz|füll(?:e|t)? die lücke|vervollständig\\p{L}*|lücke",
  forgot:
    "wie (?:hieß|heißt|hiess|hießen|heißen) (?:er|sie|es|das|der|die|dieser|diese)(?: \\p{L}+)? (?:noch|noch ?mal|gleich|doch|wieder|nur)|wie (?:hieß|hiess) (?:er|sie|es|das|der|die)(?=\\s*[,.?)])|(?:den |ihren |seinen )?namen? (?:hab|habe|weiß) ich (?:vergessen|nicht mehr|gerade nicht)|fällt mir (?:gerade |grad |jetzt )?nicht ein|weiß (?:ich )?nicht mehr|(?:hab|habe) (?:ich )?(?:den namen|die nummer|den titel|das datum|den preis) vergessen|dingsbums|dingsda|oder so ähnlich",
  pictures: "fotos?|bilder|bild|logos?|videos?|aufnahmen",
  kept: "(?:siehe|aus|im|in|vom|von|auf) (?:dem |der |den |meinem |unserem )?(?:\\p{L}+ )?(?:ordner|laufwerk|dropbox|stick)|(?:[^.!?]* )?(?:ich (?:dir|euch|ihnen|\\p{L}+) geschickt|das ich geschickt)",
  joins:
    "und|oder|aber|dass|dass die|dass der|dass das|weil|wenn|ob|den|dem|des|ein|eine|einen|einem|einer|eines|unsere?|unserer|unserem|unseren|ihre|für|für die|für den|mit der|mit dem|mit den|bei der|bei den|von der|von den|auf der|und die|und der|und das|sowie|bzw|zum|zur|im",
};
