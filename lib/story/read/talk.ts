import { isFeedCall } from "../addressee/feed-calls.ts";
import { QUIET } from "../quiet-look.ts";
import { lower, pattern } from "./lower.ts";

/** Talk between author and writer or among colleagues, and attempts to instruct the system. One list per language. */

const INJECTION = pattern(
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|guardrails|above|previous|everything|checks?)\b|\bsystem prompt\b|\bimpact[_ ]?score\b|\bverdict\b[^.]{0,20}\b(?:approved|to)\b|\byou (?:are|[’']re) now\b|\byou(?: are|[’']re) an? (?:ai|assistant|llm|language model|chatgpt|dan)\b|\bas an ai\b|\bjailbreak|\bdeveloper mode\b|\b(?:print|reveal|output|repeat|show|return|leak) (?:your|the|all|me your) (?:\w+ )?(?:instructions|prompts?|rules|system|secrets?|api keys?|passwords?|env)|\bSYSTEM:|<\/?(?:system|assistant|user|instructions?)>|\[(?:system|inst)\]|\bset (?:the )?(?:score|verdict)\b|\bapprove (?:this|the) (?:run|post)\b|\bignor(?:iere|a|e[rz]?) (?:alle|todas|toutes|tutte|le|las|les)\b[^.]{0,40}(?:anweisungen|instrucciones|instructions|istruzioni|instruções)/,
);

export const isInjection = (s: string): boolean => INJECTION().test(lower(s));

/** Whole clauses that say nothing to readers. */
const COURTESY = [
  "(?:please|pls|bitte(?: schön)?|s['’]il (?:te|vous) pla[iî]t|svp|stp|por favor|per favore|per piacere|graag|alsjeblieft|alstublieft|aub|se faz favor)",
  // en
  "(?:please |pls )?keep (?:the |all |these |our )?(?:\\p{L}+ )?(?:figures|numbers|prices|names|wording|words|text|dates|order|quote|spelling) (?:exact(?:ly)?|(?:exactly )?as (?:they are|is|it is|given|written|above|below)|unchanged|the same)(?: please)?",
  "(?:with |(?:we|i)(?:['’]d| would) like |we (?:want|need) )?one (?:\\p{L}+ ){1,2}(?:per|a|on each|for each) (?:slide|page|card|picture|image|screen|scene)(?: please| pls)?|(?:(?:we|i)(?:['’]d| would) like |we (?:want|need) )?(?:one |a )(?:slide|page|card|picture|image|screen|scene) (?:per|for each|each for) \\p{L}+(?: please| pls)?",
  "(?:je |jeweils )?(?:ein|eine|einen|je) (?:\\p{L}+ (?:pro|je) (?:slide|folie|bild|karte)|(?:slide|folie|bild|karte) (?:pro|je) \\p{L}+)|une? (?:\\p{L}+ par (?:slide|diapo|diapositive|page|image)|(?:slide|diapo|diapositive|page|image) par \\p{L}+)|una? (?:\\p{L}+ por (?:slide|diapositiva|imagen|página)|(?:slide|diapositiva|imagen|página) por \\p{L}+)|un[ao]? (?:\\p{L}+ per (?:slide|immagine|pagina)|(?:slide|immagine|pagina) per \\p{L}+)|(?:een|één|eén) (?:\\p{L}+ per (?:dia|slide|afbeelding)|(?:dia|slide|afbeelding) per \\p{L}+)(?: graag)?|uma? (?:\\p{L}+ por (?:slide|imagem)|(?:slide|imagem) por \\p{L}+)",
  "(?:one (?:to|per|on) (?:a|each|every) (?:slide|page|card)|one per (?:slide|page|card)|(?:jeweils )?eine[rs]? (?:pro|je) (?:folie|seite|karte)|une? par (?:page|diapo\\p{L}*|image)|una? (?:por|per) (?:página|diapositiva|pagina|slide|immagine)|(?:één|een) per (?:dia|slide|pagina)|uma? por (?:página|slide|imagem))(?: please| bitte| svp| por favor| per favore| graag)?",
  "(?:hi|hiya|hello|hey|morning|good (?:morning|afternoon|evening|day)|greetings)(?: (?:to )?(?:there|all|both|team|folks|guys|everyone|everybody|you all|all of you|again))?(?: (?:so|basically|um))*",
  "(?:ok(?:ay)?|so|right|well|um+|uh+|er+|hmm|anyway|cool|great|perfect|yes|yep|yeah|no worries|sure)(?:[ ,]+(?:so|basically|um|then|cool|great|well|anyway))*",
  "(?:many )?(?:thanks?|thank you|thx|ty|ta|cheers)(?: (?:you|so much|very much|in advance|a lot|a lott?|a million|a bunch|a ton|guys|team|again|all|both|for (?:your|the) help))*(?:,? \\p{L}+)?",
  "asante(?: sana)?|ngā mihi(?: nui)?|kia ora(?: koutou)?|mahalo|shukran|shukriya|dhanyavaad|diolch(?: yn fawr)?|go raibh maith agai?bh?|terima kasih|g['’]day|jambo|namaste|sláinte",
  "(?:best|kind|warm)(?: regards| wishes)|regards|(?:so |very |super )?(?:excited|exciting|happy)|speak soon|talk soon|xx?o?|lol|haha+|yay",
  "for (?:god|goodness|heaven|pity)['’]?s?['’]? sake|um (?:gottes|himmels) ?willen|pour l['’]amour (?:de dieu|du ciel)|por (?:el )?amor de dios|per (?:l['’])?amor (?:di dio|del cielo)|in godsnaam|in vredesnaam|pelo amor de deus",
  // de, fr, es, it, nl, pt
  "hallo(?: (?:zusammen|ihr lieben|team))?|(?:vielen )?dank(?:e)?(?: (?:dir|euch|schön|im voraus|vorab))?|(?:liebe|viele|beste|schöne) grüße|lg|vg",
  "(?:bonjour|salut|coucou)(?: (?:à tous|à toutes(?: et à tous)?|tout le monde|l['’]équipe))?|merci(?: (?:d['’]avance|beaucoup|à tous|bien))?|bonne journée|à bientôt",
  "hola(?: (?:equipo|a todos|chicos))?|(?:muchas )?gracias(?: (?:de antemano|a todos))?|(?:un )?saludos?|un abrazo",
  "ciao(?: (?:a tutti|ragazzi))?|grazie(?: mille| in anticipo)?|(?:cordiali )?saluti|buona giornata",
  "(?:maybe|perhaps|vielleicht|peut-être|quizás?|forse|misschien|talvez) (?:just |noch |nog |nur |juste |solo |só )?(?:one|a(?: short)?|an extra|einen?|eine|une?|una?|één|een|uma?) (?:short |kurzen |kurze )?(?:line|sentence|satz|zeile|ligne|phrase|línea|frase|riga|zin|regel|linha) (?:on|about|saying|darüber|dazu|sur|sobre|su|over|acerca de)(?: [\\p{L}'’]+){1,5}",
  "(?:that['’]?s|that is) (?:all|it)(?: (?:really|we need|from us))?|(?:nothing|not much) (?:else|more) (?:is )?(?:needed|necessary|required)|no more than that|(?:sonst|weiter) (?:braucht es |brauchen wir )?nichts(?: weiter)?|mehr (?:braucht es|brauchen wir|ist|muss) (?:da )?nicht(?: (?:rein|drauf|nötig))?|das war['’]?s|das ist alles|(?:rien|pas) d['’]autre|rien de plus|c['’]est tout|nada más|(?:eso|esto) es todo|nient['’]altro|non serve altro|(?:è|questo è) tutto|(?:meer|verder) (?:hoeft (?:er )?niet(?:s)?(?: (?:bij|op))?|is niet nodig)|dat is alles|(?:mais nada|é só isto|é tudo|não é preciso mais nada)",
  "(?:many )?thanks (?:to (?:the |our )?team )?for the (?:photos|pictures|images|text|copy|design|post|draft)",
  "(?:so |and |please |pls )*(?:excuse|forgive|pardon) (?:the |my |any |all the )?(?:typos?|spelling|grammar|mistakes|haste|scrawl|brevity|thumbs)|(?:sorry|apologies) (?:for|about) (?:the|my|any) (?:typos?|spelling|grammar|rush|ramble|rambling|haste)|(?:sent|typed|written) (?:from|on) my (?:phone|mobile|tablet)",
  "(?:bitte |und )?(?:entschuldig(?:t|en sie|e|ung für)?|verzeiht|sorry für)(?: bitte)? (?:die|meine|etwaige|alle) (?:tippfehler|rechtschreibfehler|eile|kürze)|(?:vom|mit dem) handy (?:getippt|geschrieben|gesendet)|(?:excusez|excuse|pardon pour|désolée? pour) (?:les|mes|la|l['’]) ?(?:fautes(?: de frappe| d['’]orthographe)?|frappe|orthographe|hâte)|(?:envoyé|écrit) (?:de|depuis) mon (?:téléphone|portable)|(?:perdón|perdona|perdonad|perdonen|disculpa|disculpad|disculpen) (?:por )?(?:las?|los|mis) (?:faltas(?: de ortografía)?|erratas|prisas?|errores de (?:tecleo|escritura))|enviado desde (?:el|mi) móvil|(?:scusa|scusi|scusate) (?:per )?(?:la|gli|i) (?:brevità|fretta|refusi|errori di battitura)|(?:inviato|scritto) dal (?:telefono|cellulare)|(?:sorry|excuses) (?:alvast )?voor (?:de |mijn |eventuele )?(?:typ|tik|spel)(?:fouten|foutjes)|(?:getypt|verstuurd) (?:op|vanaf) mijn telefoon|(?:desculpa|desculpe|desculpem) (?:os|as|a|pelos|pelas|pela) (?:gralhas|erros(?: de (?:escrita|ortografia))?|pressa)|enviado do (?:meu )?(?:telemóvel|celular)",
  "servus|moin(?: moin)?|grüß (?:gott|euch|dich)|guten (?:morgen|tag|abend)|schönen guten (?:morgen|tag|abend)|grüezi(?: mitenand)?|bonsoir|bonjour|buen(?:os)? días?|(?:muy )?buenas(?: tardes| noches)?|buongiorno|buon pomeriggio|buonasera|salve|bom dia|boa (?:tarde|noite)|goe(?:de|ie)(?:morgen|middag|navond|ndag|dag| (?:morgen|middag|avond|dag))",
  "(?:hoi|hallo|dag)(?: (?:allemaal|team|mensen))?|(?:alvast )?bedankt|dank je(?: wel)?|groet(?:en|jes)?",
  "(?:olá|oi)(?: (?:pessoal|gente|malta|equipa|equipe|a todos))?|(?:muito )?obrigad[oa]|abraços?",
  "(?:どうぞ)?(?:よろしく)?お願い(?:し|いたし|致し)ます|お疲れ様です|お世話になっております|ありがとうございます|谢谢|你好|您好|麻烦了|辛苦了",
].join("|");

/** "The caption editor": a thing that works on texts, and not the text itself. */
const TOOL =
  "(?:edit|writ|generat|schedul|plan+|read|count|check|track|translat|search|build|cod|mak|print|record|play|view)(?:or|er)s?|(?:tool|feature|file|track|librar|function|setting|format|button|box|club|class|machine)(?:s|y|ies)?|translation|reading|writing|printing|service";

/** Signs of talk among colleagues, anywhere in a sentence. */
const INTERNAL_EN = [
  "\\b(?:can|could|should|shall|may|must|do|would) (?:we|i)\\b[^?]*\\?",
  "\\b(?:what do you (?:all )?think|thoughts|make sense|sound good|any ideas|is that ok(?:ay)?|ok with you)\\b[^?]{0,30}\\?",
  "\\b(?:can|could|would|will) (?:you|someone|somebody|anyone) (?:please |pls |also |maybe )?(?:send|check|confirm|ask|chase|forward|share (?:it|this) with|get back|let|make|do|put|take|add|sort|have a look|look at|turn|write|use|help|give me|pull)\\b",
  "\\b(?:let me know|get back to me|keep me posted|ping me|shout if|happy to (?:chat|talk|discuss|explain|jump)|give me a (?:shout|call|ring) if|any questions,? (?:just )?(?:ask|let|shout|ping)|questions\\? (?:ask|ping) me)\\b",
  "\\b(?:hope (?:this|that|you|all|everyone|everything)(?:['’]s| is| are|['’]re| had)?\\b|how are you|sorry for the (?:late|short|delay)|apologies for the|long time no)",
  "\\b(?:asap|eod|tbc|tbd|tba|fyi|wip|nda)\\b|\\[(?:tbc|tbd|insert|placeholder|name|date|link|xx+)[^\\]]*\\]|\\bxx+\\b|lorem ipsum",
  "\\b(?:not sure(?!\\s*\\?|[^.!?]* (?:you(?:r|['’]\\p{L}+)?|to (?:start|begin|choose|pick|wear|bring|expect))\\b[^.!?]*\\?)|no idea|i (?:don['’]?t|do not) know|haven['’]?t (?:decided|heard|checked)|still (?:waiting|need to|have to|to be|checking)|(?<!without )waiting (?:on|for) (?:legal|approval|sign-?off|confirmation|the client)|to be (?:confirmed|decided|announced|checked)|needs? (?:to be )?(?:sign-?off|approv\\w+|check\\w+ with))\\b",
  "\\b(?:the|our|my) (?:client|boss|ceo|cfo|cmo|agency|manager|director|legal(?: team| dept| department)?|lawyers?|compliance|pr team|marketing(?: team)?|sales team) (?:want|need|ask|say|said|think|thought|would|is (?:ok|fine|happy|nervous|worried)|are (?:ok|fine|happy|nervous)|has to|have to|prefer|like|insist|agreed)\\w*\\b",
  "\\b(?:client|legal|compliance|marketing|sales|management|finance|hr|pr|boss|ceo|editor|board) (?:wants?|needs?|asked|says?|said|thinks?|is (?:ok|fine|happy|nervous)|are (?:ok|fine|happy|nervous)|has to|have to|prefers?|insists?|agreed|approved|signed off)\\b",
  `\\b(?:confidential|off the record|between us|between you and me|not (?:yet )?(?:public|announced|official)|under embargo|embargo(?:ed)?|for internal use|internal only|internally|don['’]?t share (?:this|it|yet)|keep (?:this|it) (?:${QUIET}|to yourself|between us|internal))\\b`,
  "\\b(?:see|find|have|please find|is|are|i[’']ve|we[’']ve) (?:the )?(?:attached|attachment|enclosed)\\b|^(?:attached|enclosed|attachment)\\b|\\b(?:in|as) (?:the|an) attachment\\b|(?<!\\b(?:live|lives|works?|working|available|runs?|running|right|directly|inside|supported|now) )\\b(?:in|on) (?:the )?(?:google )?(?:drive|dropbox|figma|notion|slack|sharepoint|shared folder|asana|jira|trello|ms teams|microsoft teams|onedrive)\\b(?! (?:integration|app))",
  `\\b(?<!(?:guides?|tutorial|walk-?through|changelog|benchmarks?|recipes?) (?:is|are) in )(?:the|this|that|my|your|our|a|next|final|first) (?:post|posts|caption|carousel|(?<!get the )draft|brief|copy|creative|artwork|hashtags?|tweet|wording)\\b(?!-\\p{L})(?! (?:office|shop|${TOOL})\\b)(?!(?<=post|article) (?:explains|describes|covers|answers|walks (?:you|readers)|goes through|looks at)\\b)`,
  "\\b(?:photo|picture|image|logo|screenshot|artwork|pic)s? (?:(?:is|are) (?:attached|below|here|coming|to follow|in the (?:drive|folder|usual|shared|attachment))|will follow|to follow|follows?$|below)\\b|\\b(?:use|add|attach) (?:the |a |our |this )?(?:attached )?(?:photo|picture|image|logo|screenshot|pic)s?\\b",
  "\\b(?:kpis?|engagement|impressions|click-?through|reach more|go viral|content calendar|social media (?:plan|post|calendar)|publish(?:es|ed)? (?:on|at|by) (?:mon|tue|wed|thu|fri|sat|sun|\\d)|goes? (?:out|live) (?:on|at) (?:linkedin|instagram|facebook|x|twitter|our (?:socials|page|channels)))\\b",
  "\\bwe(?:['’]d| would) rather (?:say|show|tell|write|use|keep|not|avoid|see)\\b|\\b(?:i|we) (?:think|guess|suppose|reckon|feel) (?:we|it|this|that|the|maybe)\\b|\\b(?:i guess|i suppose|i reckon|i was thinking|i was wondering|in my opinion|imo|imho|tbh|personally i)\\b",
  "\\bwe (?:should(?! have)|ought to|(?:need to|have to|must|could|might|may|still need to) (?:also |maybe |really |first )?(?:say|add|mention|use|include|put|make sure|try|post|show|get|check|decide|ask|be careful|avoid|push|drive|focus|finish|finali[sz]e|wait|sort|fix|talk|discuss|confirm|chase|send|keep (?:it|this)|hit|sell|tell)|want to (?:get|drive|push|target|reach (?!\\d|[£$€₹])|avoid|sound|look|focus|make sure)|agreed|discussed|talked about|aren['’]?t allowed|are not allowed|can['’]?t say|cannot say|haven['’]?t (?:decided|told|heard|got|checked|confirmed|signed|agreed))\\b",
  "\\bi (?:want|need|would(?! (?:still|always|recommend|advise|bring|wear|take)\\b)|['’]?d|hope(?!\\s*[.!]*\\s*$)|wish|asked|told|spoke|talked|heard|sent|attach|forward|promised|saw|forgot|wanted|have(?:n['’]?t)? (?:asked|told|sent|attached|checked)|will (?:send|ask|check|get|let|be)|['’]?ll (?:(?:send|get)(?! you (?:an?|the|your|my) (?:free )?(?:estimate|quote|price|offer|answer|reply|date)\\b)|ask|check|let|be)|can(?:['’]?t| not)? (?:send|ask|check|get|do)|am not|['’]?m not (?:sure|a fan)|don['’]?t (?:want|think|like|have|know))\\b",
  "\\b(?:as (?:discussed|agreed|mentioned|per)|per our (?:call|chat|meeting)|following (?:up on |on from )?(?:our|your|yesterday['’]s|last week['’]s) (?:call|chat|meeting|conversation|email|mail|phone call|talk)|further to (?:our|your|my|yesterday['’]s|last week['’]s) \\p{L}+|see (?:below|above|thread)|below (?:is|are)|here(?:['’]s| is| are) (?:the|some|our|a|what) (?:brief|infos?|details|notes|points|facts|context|bullet points|we have)|go ahead and|please go ahead|put something out|that['’]?s this one|good to go|green light|over to you|up to you|that['’]?s (?:about |basically )?(?:it|all)\\b(?! for)|whatever works|you know what to do|do your thing)\\b",
  "\\b(?:he|she|they)(?:['’]s| is| are|['’]re| has| have| said| says| told us| agreed)?\\b.{0,30}\\b(?:ok|okay|fine|happy|agreed|allowed|permission|consent)\\b.{0,40}\\b(?:name|photo|picture|sharing|quoted?|publish(?:ed|ing)?)\\b",
  "\\b(?:we|i)(?:['’]d| would) (?:love|like) to share (?:that|this|it)\\b",
  "\\b(?:competitors?|rival)s? (?:are|is|have|has|charge|did|do)\\b.*\\b(?:us|we)\\b|\\bbefore (?:our )?competitors\\b|\\bour budget\\b|\\bbudget (?:is|for this)\\b",
  "\\bdeadline (?:is|for (?:this|the (?:post|copy))|:)|\\b(?:need|want) (?:this|it) (?:by|before|done|out|live|today|tomorrow)\\b|\\bneeds? to (?:go|be) (?:out|live|done|posted|published)\\b|^urgent\\W*$|\\b(?:this is|it['’]?s) urgent\\b|\\bin a rush\\b|^quick one\\b",
  "\\b(?:people|they|readers|followers) (?:should|need to|must) (?:know|see|understand|feel|get)\\b|\\bwe want \\S+(?: \\S+)? to (?:see|know|feel|read|understand|notice)\\b",
  "\\b(?:got|have|gave us|waiting for|need) (?:the |a )?(?:go-?ahead|green light|sign-?off|approval|ok(?:ay)?) (?:from|by|to)\\b|\\b(?:checked|verified|approved|signed off) (?:the (?:facts|text|copy|numbers|wording)|this|on (?:this|it|the))\\b|\\bfact-?checked\\b",
  "\\bmy (?:english|german|french|spanish|writing|spelling|grammar)\\b|^this is (?!made|straight|fresh|direct|not|all|what|where|how)\\p{L}+ (?:from|at|here)\\b",
  "\\bthis (?:is|one is|one[’']s) (?:kind of |sort of |quite |really )?(?:an? )?(?:big|special|tough|hard|important|exciting|personal) one\\b",
  "^(?:for immediate release|(?:press|news|media) release\\W*$|press release|(?:press|media) (?:contact|enquiries|inquiries)\\b|notes? to editors?|-?ends-?\\W*$|###)",
  "\\bthis (?:is|one is) for (?:the |our )?(?:facebook|fb|insta|instagram|linkedin|socials?|twitter|tiktok|website)\\b|^(?:the )?post is\\b|\\b(?:posting|will post|scheduling) (?:it |this )?(?:tmrw|tomorrow|today|now|later|on|at|this)\\b|\\b(?:is|are|all|that['’]?s) sorted\\b|\\btbh\\b|\\bfirst name only\\b|\\bonly (?:use )?(?:her|his|their) first name\\b|\\bif (?:you|u) need (?:it|them|more|anything)(?=\\s*(?:[,.;:!?)]|$))|\\bto (?:decide|confirm|check|follow up)\\)?\\W*$|\\bwanted (?:a|an|the|us|to)\\b.*\\bno\\b\\W*$|^\\p{L}[\\p{L} ]{2,30}, \\d{1,2} \\p{L}+ \\d{4}\\.?$",
  "^(?:big|small|quick|important|nice) (?:one|win)\\b.{0,20}$|\\bfor (?:the )?(?:socials?|linkedin|instagram|insta|facebook|tiktok|twitter)(?: please| pls)?[.!]*$",
].join("|");

const INTERNAL_OTHER: Record<string, string> = {
  de: "\\b(?:machst|schreibst|postest|erstellst|machen|schreibt|macht) (?:du|ihr|sie)\\b.*\\?|\\b(?:können|könnten|sollen|sollten|dürfen|müssen) wir\\b[^?]*\\?|^\\W*(?:(?:und|bitte|hallo|hi|hey|also)[, ]+)*(?:kannst|könntest|könnt|könnten|würdest) (?:du|ihr|sie)\\b|\\b(?:kannst|könntest|könnt|könnten|würdest) (?:du|ihr|sie) (?:(?:uns|mir|das|es|da) )?(?:bitte|mal)\\b|\\bwas (?:meinst|meint|denkst|haltet)\\b|\\bsag(?:t)? (?:mir|uns)? ?bescheid|\\b(?:anbei|im anhang|siehe (?:anhang|unten))\\b|\\b(?:vertraulich|nur intern|intern bleiben|noch nicht (?:öffentlich|offiziell)|unter uns|sperrfrist)\\b|\\bwir (?:sollten|müssen (?:noch|bis)|dürfen nicht)|\\b(?:der|die|das|den) (?:post|beitrag|text|entwurf|caption|kunde (?:will|möchte))|\\b(?:chef(?:in)?|kundin|kunde|marketing|vertrieb|geschäftsführung|rechtsabteilung|redaktion) (?:will|möchte|sagt|meint|findet|wünscht|bittet|hätte)\\b|\\b(?:foto|bild|logo)s? (?:kommt|folgt|liegt|ist im|sind im)|\\b(?:ich (?:glaube|denke|weiß nicht|hätte|möchte|brauche|schicke|habe mit)|keine ahnung|weiß nicht|muss noch|noch offen|freigabe)\\b",
  fr: "\\b(?:peut-on|on peut|pouvons-nous|devrait-on|est-ce qu['’]on)\\b[^?]*\\?|\\b(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez me)\\b(?=.{0,40}\\b(?:envoyer|vérifier|confirmer|me|faire|relire|ajouter))|\\b(?:dis-moi|dites-moi|tiens-moi au courant|ci-joint|en pièce jointe|voir ci-dessous|confidentiel|entre nous|en interne|pas encore (?:public|officiel|annoncé)|sous embargo)\\b|\\bje (?:pense|crois|ne sais pas|voudrais|souhaite|t['’]envoie|vous envoie)\\b|\\b(?:le client|le patron|le chef|la direction|le marketing|le service \\p{L}+) (?:veut|voudrait|demande|souhaite|préfère)\\b|\\b(?:à valider|à confirmer|reste à)\\b",
  es: "\\b(?:podemos|podríamos|deberíamos)\\b[^?]*\\?|\\b(?:puedes|podéis|podrías|pueden) (?:enviar|mandar|revisar|confirmar|hacer|añadir|decirme)|\\b(?:avísame|avisadme|dime|quedo atent|adjunto|ver adjunto|confidencial|entre nosotros|aún no (?:es público|se ha anunciado)|uso interno)\\b|\\b(?:creo que|no sé|me gustaría|te (?:envío|mando|paso))\\b|\\b(?:el cliente|el jefe|la jefa|marketing|dirección) (?:quiere|pide|prefiere|dice)\\b|\\bpor confirmar\\b",
  it: "\\b(?:possiamo|potremmo|dovremmo)\\b[^?]*\\?|\\b(?:puoi|potete|potresti) (?:mandar|inviar|controllar|confermar|fare|aggiunger)|\\b(?:fammi sapere|fatemi sapere|in allegato|riservato|tra noi|uso interno|non ancora (?:pubblico|ufficiale))\\b|\\b(?:penso che|credo che|non so|vorrei|ti mando|vi mando)\\b|\\b(?:il cliente|il capo|il marketing|la direzione) (?:vuole|chiede|preferisce|dice)\\b|\\bda confermare\\b",
  nl: "\\b(?:kunnen|mogen|moeten|zullen) we\\b[^?]*\\?|\\b(?:kun je|kan je|kunnen jullie|zou je) (?:even |dit |het |mij )|\\b(?:laat (?:me|het) weten|zie bijlage|in de bijlage|vertrouwelijk|onder ons|nog niet (?:openbaar|officieel)|intern)\\b|\\b(?:ik denk|ik weet niet|ik wil|ik stuur)\\b|\\bde (?:klant|baas) wil\\b|\\bnog (?:te )?bevestigen\\b",
  pt: "\\b(?:podemos|poderíamos|devemos)\\b[^?]*\\?|\\b(?:você pode|vocês podem|pode(?:ria)?) (?:enviar|mandar|revisar|confirmar|fazer|me )|\\b(?:me avis[ae]|em anexo|segue anexo|confidencial|entre nós|uso interno|ainda não (?:é público|anunciamos))\\b|\\b(?:acho que|não sei|gostaria de|te mando)\\b|\\bo (?:cliente|chefe) quer\\b|\\ba confirmar\\b",
  ja: "(?:どう(?:思い|でしょう)|よろしいでしょうか|確認(?:して|を)(?:ください|お願い)|添付|社外秘|内部用|まだ公開|ご確認|教えてください。?$)",
  zh: "(?:可以吗|行吗|怎么样？|帮我|请确认|附件|内部|保密|还没公布|待定|你觉得)",
};

const COURTESIES = pattern(`^[\\s,.!¡…-]*(?:${COURTESY})[\\s,.!?…:)-]*$`);
const ENGLISH = pattern(INTERNAL_EN);
const OTHERS = new Map(
  Object.entries(INTERNAL_OTHER).map(([code, source]) => [code, pattern(source)] as const),
);
/** Office words that every language borrows. */
const BORROWED = pattern(/(?<![\p{L}\d])(?:asap|fyi|tbc|tbd|tba|eod|wip|nda)(?![\p{L}\d])/u);

const GREETED = pattern(
  `^[\\s¡]*(?:hi|hiya|hello|hey|greetings|good (?:morning|afternoon|evening|day)|hallo|moin|servus|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|coucou|hola|buenas|buenos días|ciao|salve|buongiorno|buonasera|hoi|dag|goedemorgen|goedemiddag|goedendag|olá|oi|bom dia|boa tarde|boa noite),? (?:all|both|there|team|folks|guys|every(?:one|body)|zusammen|allerseits|alle|ihr lieben|liebes team|leute|tout le monde|à tou(?:s|tes)|toute l['’]équipe|l['’]équipe|les amis|equipo|a tod[oa]s|chic[oa]s|a tutti|ragazz[ie]|allemaal|iedereen|mensen|pessoal|gente|galera|turma|equipe)[\\s,.!…]*$`,
);

/** "Oi, pessoal!": whom a message greets, with the comma inside. */
export const greetsTeam = (s: string): boolean => s.length < 50 && GREETED().test(lower(s));

/** A greeting, a thank you, a filler: nothing else. */
export const isCourtesy = (s: string): boolean => s.length < 80 && COURTESIES().test(lower(s.trim()));

/** One colleague talks to another. */
export function isInternal(s: string, language: string): boolean {
  if (s.length > LONGEST || isFeedCall(s)) return false;
  const low = lower(s);
  if (language === "en") return ENGLISH().test(low) || TODO.test(s) || IN_TEAMS.test(s);
  return OTHERS.get(language)?.().test(low) === true || BORROWED().test(low);
}
const LONGEST = 600;
/** "The numbers are in Teams"; a drill in teams is for anybody. */
const IN_TEAMS = /\b(?:in|on) Teams\b/;

/** Marks an open task. */
export const TODO = /\bTODO\b|^\s*(?:todo|to-do|to do|action item)s?\s*[:@–-]/;

/** "TODO Marc: …", "Jo to do the post", "@sam …": work given to a colleague. */
export function isTask(s: string, colleagues: ReadonlySet<string>, notes: boolean): boolean {
  if (TODO.test(s) || /^\s*@\p{L}+\s/u.test(s)) return true;
  const first =
    /^\s*(\p{Lu}[\p{L}'’-]+)\s+(?:to|will|should|needs to|has to|is going to|muss|soll|doit|va|debe|deve|moet)\s+\p{Ll}/u.exec(
      s,
    );
  return first !== null && (colleagues.has(first[1] ?? "") || (notes && first[0].includes(" to ")));
}
