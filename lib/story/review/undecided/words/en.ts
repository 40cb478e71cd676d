import type { UndecidedWords } from "./undecided-words.ts";

export const EN: UndecidedWords = {
  readers: "you|your|yours|yourself|you[’']re|you[’']ll|you[’']ve",
  asking:
    "who|what|when|where|why|how|which|whose|do|does|did|are|is|can|could|would|will|have|has|want|need|ready|looking|fancy|got|ever|thinking|love|hungry|tired|only|just",
  noNames:
    "he|she|it|they|we|you|who|what|which|this|that|these|those|everyone|everybody|nobody|someone|somebody|anyone|one|each|every|all|both|none|if|and|or|but|though|the|a|an|our|your|my|his|her|their|not|no|staff|team|support|then|now|there|here|so|yes|god|science|research|with|when|where",
  articles: "the|our",
  or: "or",
  orRather: "or (?:maybe|perhaps|possibly|is it|was it|were there|are there|more like|not until|not before)",
  from: "from|starts?|starting|begins?|beginning|opens?|opening",
  until: "until|till",
  depends: "depending on|depends on|subject to|waiting for|up to",
  deciders:
    "vicar|priest|farmer|council|committee|board|landlord|officer|permit|licen[cs]e|insur\\p{L}+|boss|inspector|inspection|chair|manager|management|trustees|police|what|whether|who",
  unless:
    "unless (?:we|they|he|she|\\p{L}+ (?:contract|deal|venue|permit)|(?:the |that )?(?:contract|deal|venue|permit)) (?:\\p{L}+ )?(?:keep|stick|stay with|leave|decide|go back|use|change|find|manage|falls? through|take)s?",
  roughly: "about|approx\\.?|approximately|around|circa|ca\\.?|roughly",
  corrects: "no|no wait|wait|sorry|make that|i mean|or rather|hang on",
  not: "not",
  but: "but|though|although|whereas|while|only",
  says: "says?|said|thinks?|thought|reckons?|claims?|claimed|swears?|has|had|wants|wanted|insists|told (?:me|us)|believes",
  accordingTo: "according to|says|reckons",
  roles:
    "treasurer|secretary|chair(?:man|woman)?|boss|caretaker|accountant|bookkeeper|manager|trainer|intern|landlord|agency|printers?|contractor|supplier|builder",
  sources:
    "website|site|web ?page|poster|flyer|leaflet|brochure|sign|list|price list|sheet|spreadsheet|calendar|contract|invoice|system|programme|menu|email|form|plan",
  at: "on the|in the|on our|in our|at the",
  stands: "says?|said|has|had|shows?|it[’']s|it says|it is|states?",
  consult:
    "(?:double-?|cross-?)?check with|checking with|confirm with|clear (?:it )?with|run (?:it|this|that) (?:by|past)|(?:need|have|ought|want|got) to ask|must ask|should ask|still to ask|speak to|see what|waiting (?:for|on)|up to(?! (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new|midnight|noon)(?!\\p{L}))",
  consultBehind: "to (?:check|confirm|ask|decide|say|advise|sort)",
  whereFound:
    "(?:at|in|by|behind|near) (?:the|our|reception)|on \\+?\\d|for (?:a|an|the|more|details|tickets|help)|who|to (?:book|join|register|arrange|order|find)",
  checks:
    "checks|is checking|will check|is asking|asks|will ask|finds out|is finding out|will find out|will confirm|confirms|is chasing|is sorting|sorts|will sort|to check|to confirm|looks into|is looking into|decides|will decide|will know|knows",
  checked: "with|whether|if|this|that|it|again|first|about it|tomorrow|monday|next week",
  if: "if|when|once|unless",
  confirms:
    "sorts|confirms|agrees|says|manages|gets|lets|approves|turns up|remembers|finds|fixes|signs|is ok|can",
  hasPapers:
    "has (?:(?:two|three|both|another|a|the|an?other|different|old|new) )*(?:lists?|sheets?|spreadsheets?|figures|numbers|versions?|notes?|wording|it)",
  mustSay:
    "(?:still )?(?:has|have|needs?) to (?:confirm|decide|agree|say|approve|check|tell (?:us|me)|sign (?:it )?off)|must still (?:confirm|decide|agree|say|approve|check)|(?:hasn[’']?t|haven[’']?t|has not|have not) (?:yet )?(?:confirmed|decided|agreed|replied|answered|said|signed|approved)",
  parts:
    "tables?|lists?|figures|numbers|text|wording|quotes?|names?|surname|prices?|price list|date|time|venue|address|link|programme|logo|photos?|pictures?|images?|chart|graph|rest|details of|amount|phone number|ending|menu",
  comes:
    "(?:(?:is|are) )?(?:still )?to (?:come|follow)|(?:is|are) (?:still )?(?:coming|missing|open)|(?:is|are) not (?:here |there )?yet|will follow|comes? (?:later|tomorrow|next week)|goes here|still missing",
  waits:
    "we[’']ll (?:have to )?see(?=\\s*(?:[.,;)!]|$))|still waiting (?:for|on) (?:the |an? |our |his |her |their )?(?:council|answer|reply|confirmation|permission|approval|go-?ahead|figures|numbers|quote|word|news|licence|permit|ok|him|her|them|list|final)|(?:we )?(?:still )?(?:haven[’']?t|have not) (?:heard|decided|agreed|had (?:an? |the )?(?:answer|reply|news)|got (?:an? |the )?(?:answer|reply|permit|licence|ok|figures|final))|(?:we|i) (?:still )?(?:don[’']?t|do not) (?:yet )?know (?:yet|if|whether|how (?:many|much|long)|when|which|the (?:exact )?(?:date|time|price|number|name|venue|place))|(?:date|time|price|venue|place|number|name|details?) (?:is |are )?not (?:yet )?(?:decided|fixed|agreed|confirmed|settled|known)|not (?:decided|agreed|settled) yet|yet to (?:be )?(?:decide|confirm|agree)d?|which (?:one )?is (?:right|correct|it)|what is right|(?:if|when) we get the (?:licen[cs]e|permit|ok|go-?ahead|permission|grant|funding|bigger)|are we even|can (?:somebody|someone) (?:fix|check|ring|ask|find)|must decide|to be decided by us",
  toConfirm:
    "(?:still |yet )?to (?:be (?:confirmed|decided|agreed|checked|fixed|settled)|confirm|check|decide)|will confirm|confirm(?:ation)? pending|needs checking|need to check|must check|please check|double-?check",
  later:
    "(?:i[’']ll |will |i will )(?:send|tell you|let you know|get|find out|give you)(?: \\p{L}+){0,4} (?:later|tomorrow|when i|once i|as soon as|next week)|(?:the )?rest (?:later|tomorrow|to follow)",
  slots:
    "(?:sur|first |full |last )?names?|surname|date|time|day|month|year|price|amount|number|phone|venue|place|address|link|url|title|quote|text|sponsor|speaker|insert|add|fill in|to (?:fill|follow|come|confirm|add|be)|tb[acd]|placeholder|ask|check|missing|xx+",
  counted:
    "pounds?|euros?|years?|months?|weeks?|days?|hours?|people|members|visitors|guests|places|am|pm|january|february|march|april|may|june|july|august|september|october|november|december|metres|miles|km|per cent|percent",
  games: "fill in|complete the|finish the sentence|blanks?",
  forgot:
    "what(?:[’']s|s| is| was) (?:it|he|she|that|its name|his name|her name|the name)(?: called)? again|(?<=[,(–—-] ?)what(?:[’']s|s| is| was) (?:it|he|she|its name|his name|her name|the name)(?: called)?(?=\\s*[,)–—-])|what[’']?s-?(?:his|her|its)-?(?:name|face)|(?:can[’']?t|cannot|don[’']?t) remember (?:the|his|her|its|their|what|who|which|how|exactly|if)|(?:i )?forg[eo]t(?:ten)? (?:the|his|her|its|their) (?:sur)?(?:name|number|title|date|price|address|wording)|something like that|or whatever (?:it|he|she) is called|thingy",
  pictures: "photos?|pictures?|images?|pics?|logos?|clips?",
  kept: "(?:see|in|from|use|on) (?:the |our |my )?(?:\\p{L}+(?:[’']s)? )?(?:folder|drive|dropbox|usb stick)|(?:[^.!?]* )?(?:i sent|i had sent|i[’']ve sent)",
  joins: "the|a|an|and|or|but|that the|our|your|my|their|its|because|from the|of the|with the",
};
