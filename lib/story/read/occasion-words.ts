import { once } from "../../text/once.ts";
import type { Occasion } from "../kinds.ts";

/** A word of a text that speaks for an occasion, and how much. */
export type Evidence = readonly [Occasion, number, RegExp];

/** Words that speak for an occasion; their weights add up and the heaviest wins. */
export const EVIDENCE = once((): Evidence[] => [
  // "Finn Osei on hiring" is what a speaker talks about.
  [
    "hiring",
    7,
    /\b(?:we['’]?(?: a)?re|we are|now|is) (?:hiring|recruiting)(?! out\b)|(?<!\b(?:on|about|into|around|behind|of) )\bhiring\b(?! (?:out|of|an? \w*(?:boat|bike|van|car|hall|room))\b)|\b(?:job opening|open role|vacancy|stellenangebot|wir suchen (?:(?:zum|ab|per) (?:\d{1,2}\. )?[a-zä]{3,9} (?:20\d\d )?)?eine?n?|nous (?:recrutons|cherchons une?)|cerchiamo una?|procuramos uma?|(?:wij|we) zoeken (?:een|per direct|versterking|collega)|vi söker)\b|\b(?:looking for|we need) an? (?:[\w-]+ ){0,4}(?:technician|engineer|designer|manager|developer|barista|chef|cook|writer|analyst|assistant|nurse|carer|teacher|driver|baker|mechanic|accountant|consultant|specialist|officer|electrician|plumber|stylist|receptionist|(?:support |care |night |youth |social |farm |kitchen |warehouse |shop |key )worker|gardener|cleaner|caretaker|porter|carpenter|joiner|welder|roofer|mason|butcher|florist|hairdresser|barber|seamstress|tailor|librarian|archivist|bookkeeper|administrator|instructor|pharmacist|optician|paramedic|hygienist|waiter|waitress|bartender|brewer|groom|farmhand|shepherd|deckhand|skipper|courier|clerk|surveyor|architect|tester|intern|apprentice|coordinator|lead|head)|求人|採用|(?:スタッフ|社員|アルバイト|パート|エンジニア|デザイナー|職員|店長|看護師|料理人)[^。]{0,14}募集|募集[^。]{0,60}(?:月給|時給)|招聘/i,
  ],
  [
    "hiring",
    3,
    /(?<!\p{L})(?:zoekt een|sucht (?:eine?n? |zum |ab )|recherche un|cherche un|busca un|cerca un|procura um|solliciteren|buscamos|se busca|contratamos|incorporamos|stiamo assumendo|assumiamo|estamos (?:a contratar|contratando)|recrut(?:e|ons)|(?<!(?:sur|du|de|au) (?:le )?)recrutement|recherch(?:e|ons)|embauch(?:e|ons)|cerchiamo|procuramos)(?!\p{L})/iu,
  ],
  [
    "hiring",
    4,
    /(?<!\p{L})(?:curr[ií]culum|CV(?!-)|contrato (?:indefinido|temporal|fijo)|jornada (?:completa|parcial|intensiva)|CDI|CDD|salari[oe]|sueldo|vacante|candidatura|puesto de trabajo|alternance|años de experiencia|ans d['’]expérience)(?!\p{L})/iu,
  ],
  ["hiring", 5, /\((?:m\/w\/d|w\/m\/d|m\/v(?:\/x)?|v\/m(?:\/x)?|h\/f|f\/h|m\/f\/(?:d|x))\)/i],
  [
    "hiring",
    7,
    /(?<!\p{L})(?:vacature|estamos a (?:contratar|recrutar)|offre d[’']emploi|oferta de (?:empleo|trabajo|emprego)|offerta di lavoro|stellenanzeige)\s?:/iu,
  ],
  // A bare word boundary ends no word with an accent: "fermé du 7 au 13".
  [
    "closing",
    6,
    /(?<!\p{L})(?:(?:est|sont|reste(?:nt|ra)?|sera) fermée?s?|fermée?s? (?:du|le|pour)|(?:permanecerá|estará|está|queda) cerrad[oa]s?|(?:resta|è|siamo|chius[oaie]) (?:chius[oaie]|per ferie)|chius[oaie] (?:dal|per)|(?:is|blijft|zijn) dicht|dicht van|encerrad[oa]s? (?:de|para|no|a)|(?:is|be|stays?) shut (?:on|from|for))(?!\p{L})/iu,
  ],
  ["hiring", 7, /\b(?:join (?:us|our team|the team)|come and work with us) as (?:an? |our )/i],
  // "We're looking for a farrier to join our yard": whatever the trade is called.
  [
    "hiring",
    7,
    /\b(?:looking for|we need|seeking) an? (?!(?:[\w-]+ ){0,3}(?:volunteers?|members?|sponsors?|partners?|famil(?:y|ies)|friends?|players?|singers?|neighbours?) )(?:[\w-]+ ){1,4}to join (?:us|our|the)\b(?! (?:for|on|in) )/i,
  ],
  // "We're taking on two apprentice roofers", of which another sentence tells how to apply.
  [
    "hiring",
    4,
    /\b(?:taking on|looking for) (?:an?|another|two|three|four|five|six|\d{1,2}|new|more) (?!(?:[\w-]+ ){0,3}(?:volunteers?|members?|sponsors?|partners?|players?|singers?|neighbours?|owners?|testers?|customers?)\b)(?:[\w-]+ ){0,3}?(?:trainees?|apprentices?|\w{2,}(?:ers?|ors?|ists?|ians?|ants?))\b/i,
  ],
  [
    "hiring",
    3,
    /\bapply (?:by|now|at|here|before|until)\b|\bsalary\b|\bfull[- ]time|\bpart[- ]time|\bbewerb|\bcandidat|\bsollicite|\bgross\b|\bdays holiday\b/i,
  ],
  [
    "offer",
    4,
    /\b\d{1,2} ?(?:%|percent) off\b|\bhalf[- ]price\b|\bpromo(?:tion)?\b|\bblack[- ]friday\b|\b\d{1,2} ?(?:%|prozent) (?:(?:de |di )?(?:réduction|remise|descuento|dto|sconto|desconto)\b|auf (?:alle|den|die|das|unser|dein|ihr))|(?<!\bon )\bsale\b(?! (?:of|dal?|dalla|alla?|dell?|di)\b)|\bwas [£$€₹]\d|\bbuy (?:one|\d) .{0,20}get\b|\bspecial (?:offers?|prices?|deals?|rates?)\b|\bspecials\b|\b(?:today['’]s|daily|weekly|weekend|lunch|opening|launch|winter|summer|christmas) special\b|\brabatt\b|\bsoldes\b|\brebajas\b|\bsaldi\b|\bpromoção\b|\bkorting\b|割引|セール|半額|[%％]\s?(?:オフ|off|引き)|ブラックフライデー|优惠|打折/i,
  ],
  [
    "offer",
    2,
    /\b(?:offer|deal|discount|voucher|coupon|code [A-Z0-9]{4,}|free (?:with(?! (?:\w+ )?(?:admission|entry|tickets?))|for the first|until)|first (?:month|week) free)\b/i,
  ],
  [
    "testimonial",
    4,
    /\b(?:customer (?:story|review|quote)|testimonial|case study|success story|kundenstimme|témoignage)\b/i,
  ],
  [
    "milestone",
    5,
    /\b(?:anniversary|birthday|milestone|\d+ years (?:with us|of|in business|today|old)|(?:passed|reached|hit|crossed|topped)\b[^.]{0,30}\d|(?:[4-9]0|\d+00|[1-9]\d0)th|(?<=\b(?:our|its|their|my|his|her|a) )[1-3]0th|\d0\.(?= (?:geburtstag|mal|kund|mitglied|jahrestag|auflage|ausgabe|bestellung|besuch|abonnent))|jubiläum|anniversaire|aniversario|anniversario|aniversário|raised [£$€₹]|seed round|series [a-d]\b|won (?:silver|gold|bronze|the|an award)|award)\b|周年|周年/i,
  ],
  [
    "how_to",
    5,
    /(?:^|\b)how to\b|(?<![\d.,])\d{1,2} (?:\w+ )?(?:tips|ways|steps|tricks|habits|mistakes|rules|ideas|lessons|reasons)\b|\bstep[- ]by[- ]step\b|\btutorial\b|\btips (?:for|on|to)\b|\bchecklist\b|\b\d+ (?:tipps|fehler|schritte|conseils|erreurs|étapes|consejos|errores|pasos|consigli|errori|passi|dicas|erros|passos|stappen|fouten)\b|方法|コツ|步骤/im,
  ],
  [
    "comparison",
    4,
    /\bversus\b|\bcompar(?:e|ing|ison)\b|\bbefore and after\b|\bvergleich\b|\bcomparaison\b|\bcomparación\b|\bun confronto\b|\bvergelijking\b|\bcomparação\b|比較|对比/i,
  ],
  [
    "closing",
    10,
    /\bclosing (?:our|the|its) (?:shop|store|caf[eé]|doors|business|restaurant|studio|gallery|bakery)\b|\bclosing (?:down|for good|permanently)\b|\bwe(?:['’]re| are) retiring\b|\bafter \d+ years,? we (?:are )?clos/i,
  ],
  ["appeal", 6, /\bvolunteers (?:for|wanted|needed)\b/i],
  [
    "hiring",
    7,
    /\bwir suchen\b[^!?]{0,80}\b(?:in (?:voll|teil)zeit|minijob|m\/w\/d)\b|\bwir suchen [^.!?]{0,40}\b(?:auszubildende|azubi|verstärkung|mitarbeiter|kolleg|fachkraft|aushilfe)/i,
  ],
  [
    "update",
    8,
    /\b(?:first|price|rate|fee) (?:increase|rise)s?\b|\bprices? (?:go|goes|are going|went|will go) up\b|\bpreiserhöhung|\baugmentation (?:de|des) (?:prix|tarifs)|\bsubida de precios|\baumento (?:dei prezzi|de preços)|\bprijsverhoging/i,
  ],
  [
    "stat",
    4,
    /\bbig number\b|\bin (?:numbers|zahlen|numeri|cijfers)\b|\ben (?:chiffres|cifras)\b|\bem números\b|\bwe (?:surveyed|asked|checked|counted|analy[sz]ed|studied|measured) [\d,.]+|\bsurvey\b(?! ?:)|\bfull (?:data|report)\b|\bresearch\b|\bq[1-4] numbers\b/i,
  ],
  [
    "incident",
    7,
    /\b(?:outage|incident|(?<!\b(?:zero|no|without|less|afford|avoid|prevent|reduce|cut|minimi[sz]e)[- ](?:any )?)downtime|degraded|recall(?:ing|ed)?|data loss|no data (?:was )?lost|(?<!\b(?:when|if|while|whenever|unless) [^.]{0,30})(?:was|were|are|is) down(?! \d| by| from)|charged twice|duplicate charges|status page|restored|stop using|safety (?:notice|recall)|störung|ausfall|rückruf|panne|rappel produit|incidencia|avería|guasto|storing|falha|障害|故障)\b/i,
  ],
  [
    "incident",
    8,
    /\b(?:requests?|payments?|log-?ins?|sign-?ins?|jobs|e-?mails|messages|orders|deliveries|uploads|calls)\b[^.!?]{0,60}\b(?:failed|timed out|(?:were|was) (?:lost|delayed|rejected|dropped|unavailable))\b|\bthe cause was\b/i,
  ],
  [
    "incident",
    7,
    /\b(?:had|have|has|were|was|are|is) (?:no|without) (?:internet|power|electricity|water|phones?|heating|gas|broadband|signal|service)\b/i,
  ],
  [
    "incident",
    7,
    /\buntil further notice\b|^\W*(?:water|power|gas|electricity|heating) off (?:on |this |from )?(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|\d)|\b(?:water|power|gas|electricity) (?:supply )?(?:cut|shut-?off|interruption)s?\b|\b(?:wasser|strom)(?:abstellung|sperre|ausfall)|\bcoupures? d['’](?:eau|électricité|courant)|\bcortes? (?:de|del) (?:agua|luz|suministro|gas|água|energia)\b|\binterruzione (?:idrica|del|dell)|\bonderbreking van\b|断水|停電|\bbis auf weiteres\b|\bjusqu['’]à nouvel ordre\b|\bhasta nuevo aviso\b|\bfino a nuov[oa] (?:avviso|comunicazione)\b|\btot nader (?:order|bericht)\b|\baté (?:novo aviso|nova ordem)\b|当面の間/iu,
  ],
  [
    "incident",
    6,
    /(?<!\p{L})(?:(?:on|by|of|to|this|the) strike|strike (?:on|by|today|tomorrow)|streik\w*|grève|huelga|sciopero|greve|staking|ストライキ)(?!\p{L})|\b(?:trains?|trams?|bus(?:es)?|ferries|flights?) (?:are |is )?(?:cancel\w+|suspended)\b|運休/iu,
  ],
  [
    "incident",
    4,
    /\bwe(?: a|['’])re sorry\b|\bapologi[sz]e\b|\bsome (?:customers|members|users) (?:could not|were|couldn)/i,
  ],
  [
    "closing",
    6,
    /\b(?:we|office|shop|store|clinic|pool|gym|restaurant|library|café|the (?!months?|year|quarter|week|books?|accounts?|case|deals?|gaps?|loop|tickets?|issues?|rounds?|sale|chapter|circuit|valves?|lid|windows?|eyes?)\w+) (?:is |are |will be |stays? )?clos(?:e|es|ed)\b(?! to| at \d| (?:the|a|an|our|this|that) (?:case|deal|round|gap|book|sale|chapter|loop|year))|(?<!\b\d{4}: )\bclosed (?:on|from|for|until|\d|mon|tue|wed|thu|fri|sat|sun)|\b(?:geschlossen|schließ(?:t|en)|fermeture (?:pour|annuelle|exceptionnelle|du|le)|cierre (?:por|de vacaciones)|chiusura (?:per|estiva|dal)|sluiting (?:wegens|van)|encerramento|fermé|fermons|ferme (?:le|du)|cierra|cerramos|cerrado|chiude|chiudiamo|chiuso|fechad[oa]|fechamos|gesloten|sluiten)\b|休業|休み|臨時休|放假|停业/i,
  ],
  [
    "appeal",
    6,
    /\b(?:we (?:still )?need (?:[£$€₹]\s?\d|\d[\d,.]* ?(?:pounds|euros?|volunteers?)|\d+ volunteers|foster)|donat(?:e|ions?) (?!for soup|may be made|can be made)|appeal|fundrais\w+|can you give(?! me| us something| it)|gift aid|(?<!signed (?:our|the|this) )petition|food bank (?:needs?|is short|appeal|drive)|(?:donat\w+|bring|give) [^.]{0,40}food bank|spenden|bénévoles|donaci|volontari|vrijwilligers|donateurs?|doneren|doneer|doaç)\b|募金|寄付|捐款/i,
  ],
  [
    "greeting",
    7,
    /\b(?:season['’]?s greetings|merry christmas|happy (?:new year|holidays|christmas|easter|diwali|eid|hanukkah)|frohe (?:weihnachten|ostern|festtage)|joyeu(?:x|ses) (?:noël|fêtes)|bonne année|feliz (?:navidad|año|natal)|felices fiestas|buon(?:e feste| natale)|fijne feestdagen|prettige kerst)\b|メリークリスマス|あけまして|圣诞快乐|新年快乐/i,
  ],
  [
    "thanks",
    8,
    /^\W*(?:a |our |one )?(?:big |huge |warm )?(?:thank[- ]you|thanks)(?: again)? to (?:all|everyone|everybody|every|those)\b/i,
  ],
  // Who is thanked by name: a word behind it that no language writes small.
  [
    "thanks",
    6,
    /^\W*(?:[Vv]ielen |[Hh]erzlichen )?(?:[Dd]anke?|[Mm]erci(?: beaucoup)?|(?:[Mm]uchas )?[Gg]racias|(?:[Mm]ille )?[Gg]razie|[Bb]edankt|[Oo]brigad[oa]) (?:an|à|a|aan|ao?s?|ai|alla) \p{Lu}[\p{L}’'-]+(?: \p{Lu}|, \p{Lu}| (?:und|et|y|e|en) \p{Lu})/u,
  ],
  [
    "thanks",
    6,
    /^\W*(?:thank you|thanks|danke|merci|gracias|grazie|bedankt|dank je wel|obrigad[oa]),? (?!to |for )\p{L}[\p{L} ’'-]{2,30}[.!]/iu,
  ],
  [
    "thanks",
    4,
    /\b(?:thank you (?:to|for|from)|thanks to (?:all|every)|because of you|so grateful|warm thank you|danke an alle|merci à (?:tous|toutes)|gracias a tod|grazie a tutt|obrigad[oa] a tod|bedankt aan)\b/i,
  ],
  [
    "release",
    6,
    /\bchangelog\b|\brelease notes\b|\bwhat['’]?s new\b|\bpatch notes\b|^[^\w£$€]*(?:version |release )?v?\d+\.\d+(?:\.\d+)?\s*(?:[-–—:]|$|is\b)|\bin the app store\b|\bapp store today\b/im,
  ],
  [
    "release",
    4,
    /\brolls? out\b|\brolling out\b|\bnow (?:works|supports|lets|has|syncs|generates|returns|comes with)\b|\byou can now\b|\bcan now\b|\bnow you can\b|\bnew feature\b|\b(?:in|public|open|closed|private) beta\b|\bbeta (?:version|release|test|programme?|access|users?|is)|\brebuilt\b|\brewrote\b/i,
  ],
  [
    "launch",
    4,
    /\b(?:launch(?:es|ed|ing)?|introducing|unveil\w*|is here\b|now available|is live|goes live|coming soon|comes? out (?:on|in)|out (?:now|today)|pre-?orders?|new (?:app|product|collection|line|album|book|range|site|website|menu|series|shop|store|studio|integration|starter kit)|\bour new \w+|now (?:in|sold)|opens? (?:a|our|the)|second (?:shop|studio|store)|neue[nrs]?\s+\p{L}|eröffn\w+|(?<!\p{L})ouverture|désormais|nouve(?:au|lle)|lanzamos|nuev[ao]|lanciamo|nuov[ao]|lançamos|nov[ao]|nieuwe?)\b|新登場|始めます|オープン|限定メニュー|发布|开业|推出|预售/iu,
  ],
]);
