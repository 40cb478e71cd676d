import type { UndecidedWords } from "./undecided-words.ts";

export const IT: UndecidedWords = {
  readers: "tu|tuo|tua|tuoi|tue|ti|te|voi|vi|vostr[oaie]|lei",
  asking:
    "chi|che|cosa|quando|dove|come|perché|qual[ei]?|quant[oaie]|pront[oaie]|voglia|hai|avete|vuoi|volete|conosci|sai|cerchi|solo|già",
  noNames:
    "lui|lei|loro|io|noi|voi|chi|che|questo|questa|quello|quella|tutto|tutti|tutte|nessuno|qualcuno|ognuno|ogni|e|o|ma|se|il|lo|la|i|gli|le|un|una|nostr[oaie]|mio|mia|suo|sua|non|squadra|qui|dio|vedere|con",
  articles: "il|lo|la|i|le|l[’']|nostr[oa]",
  or: "o|oppure",
  orRather: "(?:o|oppure) (?:forse|meglio|magari|piuttosto|era|erano|è|sono)",
  from: "da|dal|dall[’']|a partire da|inizia|inizio|comincia|parte|apre|apertura",
  until: "fino al?|sino al?|entro il",
  depends:
    "dipende (?:da|dal|dalla|dai|dall[’'])|secondo (?:cosa|quello che)|a seconda (?:di|della|del)|in attesa (?:di|del|della|dell[’'])",
  deciders:
    "parroco|parrocchia|comune|commissione|comitato|consiglio|direttivo|assicurazione|proprietari[oa]|capo|direzione|vigili|polizia|permesso|licenza|autorizzazione|cosa|quello|architett[oa]|se ci",
  unless:
    "a meno che non (?:teniamo|lasciamo|decidiamo|cambiamo|troviamo|restiamo|si tenga|si lasci)|salvo che non (?:teniamo|lasciamo|decidiamo|cambiamo)",
  roughly: "circa|all[’']incirca|intorno a(?:i|lle)?|più o meno|un centinaio|sui",
  corrects: "anzi|no|scusa|scusate|cioè|volevo dire|anzi no|o meglio",
  not: "non",
  but: "ma|però|mentre|anche se|solo che",
  says: "dice|diceva|ha detto|mi ha detto|ci ha detto|pensa|crede|sostiene|parla di|scrive|ha scritto|vuole|voleva|ha contato|ha",
  accordingTo: "secondo|per",
  roles:
    "tesorier[ea]|segretari[oa]|president(?:e|essa)|capo|custode|contabile|commercialista|direzione|direttore|direttrice|stagista|tipografia|fornitore|allenat(?:ore|rice)|chef|cuoc[oa]|proprietari[oa]",
  sources:
    "sito|pagina|manifesto|locandina|volantino|cartello|lista|listino|tabella|foglio|calendario|contratto|fattura|sistema|programma|carta|menù|menu|piantina|mail|modulo|preventivo",
  at: "sul |sulla |sullo |sull[’']|nel |nella |nell[’']|in |al ",
  stands: "dice|c[’']è|c[’']è scritto|è scritto|c[’']era|riporta|indica|segna|è|era|erano|sono|sta",
  consult:
    "(?:da )?(?:chiedere a(?:l|lla|llo)?|sentire(?= \\p{L}+\\s*(?:[.,;)!]|$))|vedere (?:con|cosa dice)|confermare con|verificare con|concordare con|parlare con|decidere con)|aspettiamo",
  consultBehind: "(?:deve|dovrebbe) (?:confermare|verificare)",
  whereFound:
    "alla (?:reception|cassa|porta)|all[’'](?:ingresso|accoglienza)|al (?:\\+?\\d|banco|bar|banchetto)|allo \\d|in (?:segreteria|negozio)|per (?:prenotare|iscriver\\p{L}*|informazioni)",
  checks:
    "controlla|verifica|chiede|sente|guarda|conferma|decide|si informa|se ne occupa|lo sa|vede|deve (?:controllare|verificare|chiedere|confermare|dirci|dirmi)|sta (?:controllando|verificando|chiedendo)",
  checked: "con|se|questo|ancora|domani|di nuovo|la settimana prossima",
  if: "se|quando|appena",
  confirms:
    "(?:lo )?(?:conferma|può|vuole|dice di sì|accetta|riesce|approva|ripara|firma|trova|resta|ci lascia)",
  hasPapers:
    "ha (?:(?:due|tre|le|la|un[’']altra|altre|una|i|dei) )*(?:liste?|fogli|tabelle?|numeri|cifre|dati|versioni|appunti)",
  mustSay:
    "(?:deve|devono) (?:ancora )?(?:confermare|decidere|dire|dirci|approvare|firmare|rispondere)|non (?:ha|hanno|ci ha|ci hanno) ancora (?:risposto|confermato|deciso|detto|firmato|approvato)",
  parts:
    "tabella|lista|testo|numeri|cifre|prezz[oi]|citazione|nom[ei]|cognome|foto|immagin[ei]|logo|link|indirizzo|ora|orario|orari|data|luogo|grafico|programma|resto|importo|menù|titolo|relat(?:ore|rice)",
  comes:
    "(?:è |sono )?(?:ancora )?(?:da (?:definire|decidere|confermare|vedere|completare|inserire))|arriva(?:no)? (?:dopo|più tardi|domani|poi)|mancan?o? ancora|ancora mancan?o?|(?:è|sono) in arrivo",
  waits:
    "si vedrà|poi vediamo|manca(?:no)? ancora (?:il|la|lo|i|le|gli|l[’']|un)|(?:stiamo )?(?:aspettiamo|aspettando|aspetto) ancora|non (?:sappiamo|abbiamo|so) ancora (?:se|quando|quanto|quale|chi|il|la|le|i|l[’']|una?)|in attesa (?:di|della|del|dell[’'])\\s?(?:risposta|conferma|permesso|autorizzazione|preventivo|sapere)|(?:quindi )?(?:boh|decidiamo|vediamo)(?=\\s*[,.;!?)]|$)|dobbiamo (?:ancora )?(?:decidere|confermare|chiedere|verificare|capire)|non (?:è )?ancora (?:deciso|confermato|fissato)|qual è (?:quello |quella )?(?:giust[oa]|corrett[oa])|da vedere (?:con|se)|bisogna (?:ancora )?(?:decidere|chiedere|verificare|confermare)",
  toConfirm:
    "(?:ancora )?da (?:confermare|decidere|definire|verificare|controllare|stabilire|concordare|completare)",
  later:
    "(?:poi|dopo|domani|più tardi) (?:vi|ti) (?:mando|passo|invio|dico|dirò|manderò|farò sapere)|(?:vi|ti) (?:mando|passo|invio|dico)(?: \\p{L}+){0,4} (?:dopo|poi|domani|più tardi)|il resto (?:dopo|poi|domani)",
  slots:
    "chiedere|nom[ei]|cognome|data|ora|orario|giorno|mese|anno|prezzo|importo|numero|telefono|luogo|indirizzo|link|titolo|citazione|testo|sponsor|relat(?:ore|rice)|inserire|aggiungere|completare|secondo|da (?:definire|confermare|completare|inserire|vedere|decidere)|manca|tb[acd]|xx+",
  counted:
    "euro|anni|mesi|settimane|giorni|ore|persone|soci|membri|visitatori|posti|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|metri|km|per cento",
  games: "completa la frase|completate la frase|riempi|indovina",
  forgot:
    "come si chiama(?:va)?(?: (?:già|quell[oa]|quel|lui|lei|più))?(?=\\s*[,?)])|come si chiama(?:va)? già|non (?:mi )?ricordo (?:il|la|lo|come|quale|quanto|più|se)|mi sfugge|ho dimenticato (?:il|la|lo|come)|o qualcosa del genere|coso",
  pictures: "foto|immagin[ei]|logo|loghi|video",
  kept: "(?:vedi|vedere|nella|nel|dalla|dal|su) (?:la |il |mia |nostra )?(?:\\p{L}+ )?(?:cartella|drive|dropbox|chiavetta)|(?:[^.!?]* )?che (?:ti|vi) (?:ho|avevo) (?:mandat|inviat|passat)\\p{L}+",
  joins:
    "il|lo|la|gli|le|un|una|di|del|della|dei|delle|degli|e|o|ma|che|che gli|che le|con|con la|per|per la|per il|in|nel|nella|al|alla|nostr[oaie]|perché|dal|dalla",
};
