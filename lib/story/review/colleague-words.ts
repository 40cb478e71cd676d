import { QUIET } from "../quiet-look.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";

/**
 * Words that colleagues say to each other and brands do not say to readers, as data: patterns for small letters, whole
 * words. `always` is no post whatever the brief; `rough` is suspicious only where the brief is a message or notes.
 * What `spoils` makes the clause of the brief around it one for colleagues as well.
 */
export type Signs = { why: string; spoils?: true; always?: string; rough?: string }[];

/** Why words are held that keep something from the public, also those of a third person. */
export const SECRET = "it says what must not be published";
export const ONE_PERSON = "one person speaks in it";

export const ENGLISH: Signs = [
  {
    why: "it is shorthand among colleagues",
    always:
      "tbh|pls|plz|fyi|(?<!(?:ex|in)cl(?:\\.|usief)? |zonder |plus |% |met )btw|tmrw|tmw|eod|tbc|tbd|wip|lol|lmao|wdyt|imo|imho|iirc|afaik|idk|thx|nvm|dont (?:say|mention|list|announce|tell)|can u|(?<!(?:people|customers|clients|visitors|neighbou?rs|folks?|parents|they|you|many|some|often|always|everyone|friends) )ask me|let me know|as discussed",
    rough:
      "asap|tba|til|prob|fb|isnt|doesnt|hasnt|wasnt|didnt|nb|n/a|u|ur|yr|wk|b4|w/o?|xx+|ta|yep|nope|dont|cant|wont|approx|govt|ppl|msg",
  },
  {
    why: SECRET,
    spoils: true,
    always: `(?:(?<!(?:we|they|i|who|they also|we also) )(?:don[’']?t|do not|never)|please not|rather not) (?:mention|advertise|announce)|(?:not|never|no need|nothing worth|avoid|rather not|(?!didn[’']?t say)\\p{L}+n[’']?t)(?: \\p{L}+){0,2} (?:say(?! (?:no|yes|hello|goodbye|sorry|thank)(?!\\p{L}))(?! (?:\\p{L}+ ){0,3}(?:enough|better)(?!\\p{L}))|saying|mention|mentioning|spell|spelling|bring(?:ing)? up|advertising|publici[sz]e|publici[sz]ing|disclose|shout(?:ing)? about|tell (?:them|people|anyone|anybody)(?! off(?!\\p{L})))|steer clear of|keep (?:schtum|shtum|mum)|on the quiet|hush-?hush|ha(?:s|ve)(?:n[’']?t| not) (?:been told|told)|do(?:es)?(?:n[’']?t| not) know yet|say [“"][^”"\n]{1,40}[”"] (?:and )?(?:never|not)|known issue|(?<!(?:they|people|(?!guys|folks|thanks|please)\\p{L}{3,}s) )(?:don[’']?t|do not) (?:say|post|share|print|put|list|publish|name|quote|tell) (?:this|that|it|them|us|her|his|their|any(?:thing|one)|the|where|who|what|how|why|yet)(?! off(?!\\p{L}))(?! (?:password|key|code|pin)s?)(?! (?:\\p{L}+ ){0,2}(?:enough|better)(?!\\p{L}))|not for (?:public|publication|posting|publishing|sharing|external|socials?|outsiders)|leave (?:it|this|that|them|him|her|us|the \\S{1,20}) out|leave out (?:the|that|this)|keep (?:it|this|that) (?:${QUIET}|internal|secret|between us|to ourselves|under wraps)|skip (?:the|that|this) \\S{1,20} (?:bit|part|line|thing)|not (?:yet )?(?:public|announced|official)(?: yet)?|(?:under )?embargo(?:ed)?|off the record|first names? only|no surnames?|between you and me|for internal use|internal only|in confidence|flagged off|strictly confidential|(?:under|sotto|unter|sous|bajo|onder|sob) (?:an? |un[ae]? |el |een |um )?nda`,
    rough: "internal|internally|confidential|between us|leave out|hush|secret|private|not yet|for now",
  },
  {
    why: ONE_PERSON,
    always:
      "i (?:think|guess|reckon|suppose|asked|told|spoke|forgot|was told|heard|don[’']?t know)|i[’'](?:d|ll) (?:say|rather|leave|skip|send(?! you (?:an?|the|your|my) (?:free )?(?:estimate|quote|price|offer|answer|reply|date))|ask|check|add|put)|my (?:boss|name out)",
    rough: "i|i[’'](?:d|m|ll|ve)|me|my|mine|myself",
  },
  {
    why: "it asks a colleague",
    always:
      "(?:could|can|would) whoever|(?:can|could|would|will) (?:you|u|someone|somebody|anyone) (?:please |pls |also |maybe |just )?(?:post|make|turn|write|draft|add|confirm|chase|forward|have a look|double-check)|(?:shall|should|can) we (?:use|say|mention|post|add|put|include)|did we (?:say|agree|decide)|what do you think|any thoughts|(?:to be )?(?:decided|confirmed) by|ask [a-z]+ (?:whether|if) (?:the|we|it|he|she|this|that)|check w(?:/|ith) (?!your|us|a|the (?:seller|venue|shop))|(?<!(?:text|e-?mail|call|message|letter|sms|link|code|reply)s? )(?:to|will|should) (?:decide|confirm|sign off)",
    rough: "can (?:we|i)|shall (?:we|i)|should (?:we|i)|do we|is it|or is|thoughts|wanted|ok",
  },
  {
    why: "its author is not sure",
    spoils: true,
    always:
      "(?:maybe|perhaps|probably|possibly) (?:(?:on|at|from|by|until|about|around|the) )*(?:[£$€₹]?\\d[\\d.,]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|or was it|or did we|i think it[’']?s|double-?check|not (?:fixed|decided|confirmed|settled|agreed) yet|still to be (?:confirmed|decided)|as far as i know",
    rough: "maybe|probably|presumably|possibly|apparently|not sure|no idea|or so|not fixed|to decide",
  },
  {
    why: "it speaks about the post",
    always:
      "(?:insta|li|ig|fb|facebook|linkedin|instagram|socials?|status) posts?|slide \\d+ ?=|(?:website|web|facebook|fb|linkedin) (?:\\+|and|&|/) insta(?:gram)?|cta(?! ?:)|for (?:the )?socials?|agreed text|post is to|(?:make|need|want) (?:a|this) (?:post|tweet|caption|reel|carousel)|news release|press release|for immediate release|notes to editors|press contact",
    rough:
      "insta|ig|facebook|caption|(?<!blog )post|posting|tweet|hashtags?|pic|pics|carousel|draft|placeholder|slide \\d+",
  },
  {
    why: "it is about colleagues or business",
    spoils: true,
    always:
      "(?<!(?:training|cpd|course|study|learning|conference|book|travel|education|development|wellbeing|clothing|tool|home-office|equipment) )(?<!(?:(?:was|were|been) (?:done|made|run|built|achieved|delivered|organi[sz]ed|managed|carried out)|(?:we|they) (?:did|made|ran|built|managed|achieved|delivered))(?!\\p{L})[^.!?\\n]{0,80} (?:on|with|within) an? (?:\\p{L}+ )?)budget:? (?:is |of |was )?[£$€₹]?\\d[\\d.,]*[km]?|churn (?:is|was|last|rate is|at)|cost price|(?:our|gross|profit) margins?|supplier (?:is|may|might)|customers? will complain|nearly left us|(?:per|says|ask) (?:legal|finance|compliance|hr)|(?:legal|finance|compliance|management|the client) (?:(?:still )?(?:has|have|needs?) to (?:approve|check|sign|agree|confirm)|wants?|says?|insists?)|expect (?:some )?(?:moaning|complaints|pushback|backlash|grumbling)|pics? (?:are |is )?on the drive|margins? (?:is|are|only)|bump(?:ed)? deps|(?:delete|remove)d? old (?:\\S+ )?(?:suite|tests)",
    rough:
      "useless|flaky|complain(?:s|ing|ts)?|budget|churn|subsid(?:y|ies)|begging|annoying|mess|idiots?|blame|sorted|not great|supplier|staffing",
  },
];

/** "um" and "me" are everyday words elsewhere. */
export const SPOKEN_ENGLISH: Signs = [
  {
    why: "it sounds like dictation",
    rough:
      "um+|uh+|erm?|hmm+|scratch that|no wait|so yeah|i mean|you know what|oh and|anyway(?=,)|(?<=(?:^|[.!?\\n])\\s*)anyway|basically|bye",
  },
];

/** "Vielleicht am Donnerstag", "peut-être à 20 h", "quizás 20 €": a day, an hour or a price. "Vielleicht 20 Leute" is an estimate. */
const TO_DAY =
  "(?:am|um|ab|bis|gegen|schon|erst|nächste[nrs]?|kommende[nrs]?|den|le|à|vers|dès|ce|el|a las?|este|il|alle|op|om|rond|no|na|às|dia|nesta|na próxima|la|a)";
const UNSETTLED = `(?:${TO_DAY} )*(?:(?:${WEEKDAY_WORD()})s?|[£$€₹] ?\\d[\\d.,]*|\\d[\\d.,:]*\\s?(?:€|euros?|£|uhr|heures|h|horas|uur|:\\d\\d)|(?:am|um|ab|le|à|dès|a las?|alle|op|om|às|dia) \\d[\\d.,:]*)(?!\\p{L})`;

/** German, French, Spanish, Italian, Dutch, Portuguese. */
export const WESTERN: Signs = [
  {
    why: "it is shorthand among colleagues",
    always:
      "lg|vg|mfg|glg|svp|stp|mdr|porfa|porfi|tqm|bzgl|zzgl info|(?:machst|kannst|schreibst|magst) du (?:bitte|mal|mir|uns|das|dies|daraus|dazu|noch|vielleicht|was|etwas|(?:einen|den|diesen|nen) (?:post|text|beitrag))|könntest du|tu peux (?:me|nous|mettre|écrire|poster|publier|faire (?:un|le|quelque))|peux-tu|pourrais-tu|puedes (?:hacerme|hacer (?:un|el|algo)|poner(?:lo|me| el| un| esto)?|subir(?:lo)?|publicar(?:lo)?)|me haces|oye|puoi (?:farmi|scrivermi|fare (?:un|una|qualcosa)|scrivere (?:un|il|qualcosa)|mettere)|(?:kun|kan) je (?:me|mij|dit|dat|even|er|hier|iets|misschien|een (?:post|bericht|tekst))|você pode (?:me|fazer (?:um|o)|escrever|postar|publicar|criar)|dá pra",
    rough:
      "bitte mal|mal eben|por favor|s[’']il te plaît|per favore|alsjeblieft|danke(?! (?:an|für|euch|ihnen|allen)(?!\\p{L}))|merci(?! (?:à|aux?|pour|de|d[’']|et)(?!\\p{L}))|gracias(?! (?:a |por ))|grazie(?! (?:a |alle? |ai |agli ))",
  },
  {
    why: SECRET,
    spoils: true,
    always:
      "(?:noch )?(?:nicht|nichts|nix|kein wort) (?:darüber |davon )?(?:sagen|erwähnen|schreiben|verraten|posten|nennen|veröffentlichen)|noch nicht (?:öffentlich|offiziell|bekannt|angekündigt)|vertraulich|nur intern|bleibt intern|unter uns|weglassen|sperrfrist|ne (?:pas|rien) (?:mentionner|dire|publier|parler|citer|préciser)|ne (?:mentionne[zr]?|dis|dites|parle[zr]?|publie[zr]?|cite[zr]?) (?:pas|rien)|pas encore (?:public|officiel|annoncé)|confidentiel(?:le)?|entre nous|en interne|sous embargo|no (?:lo |la )?(?:pongas|poner|digas|decir|menciones|mencionar|publiques|publicar|cuentes|nombres)|(?:todavía|aún) no (?:es|se|está|lo|hemos|decir)|confidencial|entre nosotros|uso interno|non (?:dire|dirl[oa]|menzionar(?:e|l[oa])|scriver(?:e|l[oa])|metterl[oa]|pubblicar(?:e|l[oa])|citar(?:e|l[oa]))|non ancora (?:pubblico|ufficiale|annunciat[oa])|riservato|tra noi|niet (?:noemen|opschrijven|vermelden|zeggen|delen|publiceren)|nog niet (?:openbaar|officieel|bekend|noemen)|vertrouwelijk|onder ons|não (?:o |a )?(?:mencionar?|mencione|digas?|escrevas|ponhas|dizer|publicar?|fale|falar|colocar|coloque)|ainda não (?:é|foi|falar|dizer|pode)|entre nós",
    rough:
      "intern|interne|interno|interna|noch nicht|noch nichts|pas encore|todavía no|aún no|non ancora|nog niet|ainda não",
  },
  {
    why: "its author is not sure",
    spoils: true,
    always: `(?:vielleicht|wahrscheinlich|vermutlich|eventuell|peut-être|probablement|quizás?|tal vez|probablemente|a lo mejor|forse|probabilmente|misschien|waarschijnlijk|talvez|provavelmente|se calhar) ${UNSETTLED}|bin (?:mir )?nicht sicher|ich glaub|frag (?:noch ?mal|mal|bitte)|noch (?:zu klären|offen)|(?:à|reste à) (?:valider|confirmer|vérifier)(?! (?:avant|auprès|dès|d[’']ici|lors|sur|en|par (?:mail|téléphone|courriel)))|por (?:confirmar|decidir)|da (?:confermare|decidere)|nog te bevestigen|a confirmar|je ne suis pas sûre?|no estoy segur[oa]|non sono sicur[oa]|weet ik niet|não tenho certeza|oder war es|ou c[’']était|o era`,
    rough:
      "vielleicht|glaube ich|ich glaube|wahrscheinlich|peut-être|je crois|je pense|sans doute|quizás?|tal vez|creo que|a lo mejor|forse|credo che|penso|misschien|ik denk|volgens mij|talvez|acho que",
  },
  {
    why: "it speaks about the post",
    always:
      "(?:el|este|del) post|(?:einen|der|den|dieser|fürs?) (?:post|beitrag|insta|aushang)|(?:le|un|ce) post|(?:il|un|questo) post|(?:de|een) (?:post|bericht)|(?:o|um) post|wg|betreff|(?<=(?:^|\\n)\\s*)objet(?= ?:)|asunto|oggetto|onderwerp|assunto",
    rough: "insta|post|folie \\d+|slide \\d+",
  },
];

/** Japanese and Chinese: no blanks between words. */
export const EASTERN: Signs = [
  {
    why: "it is said to colleagues",
    spoils: true,
    always:
      "(?<!(?:ご(?:不便|迷惑|理解|了承|協力|予約|参加|持参|来場|来店|注意|遠慮|記入|用意|提示|利用|連絡)|お(?:申し?込み|支払い|越し|持ち|早め|問い合わせ|電話|受け取り))[^。]{0,30})お願い(?:します|いたします)|お疲れ様|お世話になっております|社内|社外秘|部外秘|内緒|未公開|まだ公開しない|書かないで|載せないで|触れないで|言わないで|投稿文|投稿を作|キャプション|ください[、。]?担当|未定です|たぶん|かな？|内部|保密|不要提|别提|先别|暂不公开|还没公布|待定|帮我|帮忙|麻烦|写一下|文案|成本价|外传",
  },
];

/** How mail programs and people head what another has written to them, in small letters. */
export const FORWARDED =
  "fwd?|wg|forwarded(?: (?:message|mail|e-?mail))?|weiterleitung|weitergeleitete? (?:nachricht|mail|e-?mail)|weitergeleitet|transféré|message transféré|transfert|reenviado|mensaje reenviado|reenvío|inoltro|inoltrato|messaggio inoltrato|doorgestuurd(?: bericht)?|encaminhad[oa]|mensagem encaminhada";

/** What heads a line that is for colleagues. */
export const ASIDE_HEADS =
  "internal|internal note|intern|interne|interno|interna|confidential|vertraulich|confidentiel|confidencial|riservato|vertrouwelijk|private|background|not public|off the record|note to self|notes to editors|todo|to-do|to do|wip|chore|refactor|fyi|nb|社内|内部|memo an mich";

/** Heads of mail lines. */
export const MAIL_HEADS =
  "from|to|cc|bcc|subject|sent|von|an|betreff|gesendet|de|à|objet|envoyé|para|asunto|enviado|da|oggetto|inviato|assunto|van|aan|onderwerp|件名|宛先|差出人";

export const GREETINGS =
  "hi|hiya|hey|hello|dear|morning|hallo|moin|servus|liebe|lieber|bonjour|salut|coucou|hola|oye|buenas|ciao|olá|oi|hoi|beste";

export const SIGN_OFFS =
  "cheers|thx|thanks|many thanks|thank you|ta|best|regards|best wishes|(?:with )?(?:kind|best|warm) regards|yours sincerely|sincerely|mit (?:freundlichen|besten|herzlichen) grüßen|cordialement|bien à vous|atentamente|cordiali saluti|met vriendelijke groet|atenciosamente|lg|vg|glg|mfg|gruß|grüße|liebe grüße|viele grüße|danke|merci|bises|à bientôt|gracias|saludos|un abrazo|besos|grazie|saluti|bedankt|groetjes|groet|obrigado|obrigada|abraço|abraços|abs|bj";
