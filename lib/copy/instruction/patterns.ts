import { once } from "../once.ts";
import { ASSET, CHANNEL, LINK, MAKE, SENDER, WHO } from "./words.ts";

/** Every shape an instruction takes, built on first use. Group numbers are named where more than one is read. */
export const PATTERNS = once(() => {
  const re = (source: string) => new RegExp(source, "is");
  return {
    /** "Write a short LinkedIn post about X" */
    make: re(
      `^${MAKE}\\s+(?:(?:a|an|the|some|our|my|one|two|three|four|five|up|out|us|me|it)\\s+|\\d+\\s+)*(?:(?!about\\b|announcing\\b|that\\b|for\\b|on\\b|to\\b|how\\b|with\\b)[\\w'’/-]+,?\\s+(?:and\\s+)?){0,6}?(?<asset>${ASSET}s?\\b(?:\\s+${ASSET}\\b)*)${CHANNEL}${SENDER}(?:\\s*,)?(?:\\s+(?:nice|short|fun|good|great|simple))*\\s*(?:(?<link>${LINK})(?=\\s|$)\\s*(?<rest>.*))?[.!]*$`,
    ),
    /** "LinkedIn post for X", "Launch card: X" */
    bare: re(
      `^(?:(?:a|an|the|our|one|short|quick|new|small|simple|nice|fun|little|brief|launch|product|hiring|event|sale|promo|announcement|company|founder|weekly|thank-you|thank you|teaser|welcome|recap|holiday|social)\\s+)*${ASSET}\\b(?:\\s+(?:post|card|video|film|carousel|image|announcement|update|reel|story|ad))?${CHANNEL}\\s*(?<link>,?\\s*(?:topic|theme|subject)\\s*(?:=|:|is)|about|for|on|of|re:?|regarding|announcing|promoting|introducing|celebrating|showing|explaining|that says|saying|that shows|that|:|–|—|-)(?=\\s)\\s*(?<rest>.+)$`,
    ),
    /** "Client wants to push X" */
    third:
      /^(?:the |our |my )?(?:client|customer|brand|boss|ceo|cmo|marketing|sales|product team|team|management|they|(?:he|she)(?! asked)|[A-Z][a-z]+)\s+(?:really |also |just |would |'d |said (?:that )?(?:they|we) )*(?:wants?|would like|likes|needs?|asked(?: us)?|wishes|is looking)\s+(?:us |you |me )?(?:to\s+)?(?<verb>push|promote|announce|share|tell|show|say|mention|highlight|introduce|launch|advertise|talk about|focus on|celebrate|a post (?:about|on)|something (?:about|on))\s+(?:people |everyone )?(?:about |that )?(?<rest>.+)$/is,
    thirdAvoid:
      /^(?:the )?(?:client|they|he|she|we|boss|[A-Z][a-z]+)\s+(?:really )?(?:don't|do not|doesn't|does not|would not|wouldn't)\s+want\b(?! to (?:miss|wait|lose|leave)).*$/is,
    hearsay:
      /^[A-Z]?[a-z]+\s+(?:said|says|asked|reckons|thinks)\s+(?:to |we should |please |that we should )?(?:keep|make|use|avoid|not|don't|no)\b.*$/i,
    keyThing:
      /^(?:the |our |my )?(?:key|main|important|big|biggest|cool|best|real|core|only)\s+(?:thing|point|message|idea|benefit|news|takeaway|selling point|story|part|bit|one)s?\s+(?:is|here is|being|:)\s*(?:that\s+)?(?<rest>.+)$/is,
    /** "Our new blog post is live about X" */
    live: /^(?:(?:our|a|the|my)\s+)?(?:new\s+|latest\s+)?(?<what>blog post|blog|article|post|case study|guide|episode|report|video|interview|white ?paper|story|talk|recording)\s+(?:is|went|goes)\s+(?:now\s+)?(?:live|out|up|online)\s+(?:about|on)\s+(?<rest>.+)$/is,
    excited:
      /^(?:we|i)(?:'re| are|'m| am)? (?:(?:so|very|really|super|beyond|absolutely|incredibly|extremely|now|also) )*(?:excited|thrilled|happy|proud|delighted|pleased|glad|honou?red|stoked|pumped)(?<to> to (?:be able to )?(?<verb>announce|share|introduce|launch|reveal|present|welcome|say|tell you|report|release|let you know|unveil|bring you|offer)(?<that>(?: the news)? that| the news of)?|(?<clause> that|,)) +(?<rest>.+)$/is,
    /** "Proud to share that X" */
    proud:
      /^(?:(?:so|very|super|beyond|incredibly) )*(?:excited|thrilled|happy|proud|delighted|pleased|glad|honou?red) to (?:announce|share|say|tell you|report|let you know)(?: the news)? that +(?<rest>.+)$/is,
    thanks:
      /^(?:(?:say |a )?(?:big |huge )?(?:thank you|thanks) to|(?:i|we) (?:want|would like|'d like) to thank|thank(?= everyone | them\b| all | our )) ?(?<rest>.+)$/is,
    announced:
      /^(?<thing>.{3,100}?),?\s+(?:today |has |have )?announced\s+(?:today\s+)?that\s+(?<rest>.{12,})$/is,
    dateline: /^\p{Lu}[\p{L} ]{2,30},\s+(?:\d{1,2} \p{L}+|\p{L}+ \d{1,2},?) \d{4}\s*[–—-]+\s*/u,
    tell: re(
      `^(?:tell|inform|remind|show|update|notify|convince)\\s+${WHO}?(?<link>that|about|how|why|to|of|what)?\\s*(?<rest>.+)$`,
    ),
    let: re(`^let\\s+${WHO}know\\s*(?<link>that|about|how|why|of|when|where)?\\s*(?<rest>.+)$`),
    getThem: re(
      `^(?:get|ask|invite|encourage|urge|push|motivate|drive|direct|send|persuade|nudge|have|want)\\s+${WHO}(?:to|into|for)\\s+(?<rest>.+)$`,
    ),
    whoTo: re(`^${WHO}to\\s+(?<rest>.+)$`),
    says: /^(?<verb>announce|say|share|mention|explain|state|communicate|highlight|emphasi[sz]e|stress|note|point out|underline|spread the word|talk about|focus on|convey|reveal|report|make (?:it )?clear|include|add|be clear|say something about|write about|post about|speak about)\b(?:\s+(?:the (?:news|fact)|in the (?:post|text)|also|clearly|briefly|kindly|politely|gently|nicely|honestly|openly|simply|again|to (?:people|everyone|everybody|our \w+)))*[:,]?\s*(?<link>that|how|why|about|on)?\s*(?<rest>.+)$/is,
    push: /^(?<verb>promote|introduce|celebrate|advertise|present|showcase|feature|tease|market|push|hype|welcome|thank|honou?r|congratulate|launch|commemorate|explain|compare|describe)\s+(?<rest>.+)$/is,
    audience:
      /^(?:(?:the |our |main |primary |target )*(?:audience|target group|readers?|target|customers?)\s+(?:is|are|will be|would be)\s+|(?:this|it|the post|the card)(?:'s| is| should be)? (?:aimed at|meant for|for|targeted at|written for)\s+|(?:we(?:'re| are) )?target(?:ing)?\s+|aimed? (?:it )?at\s+|speak(?:ing)? to\s+|audience:?\s+|for an audience of\s+|targeted at\s+)(?<rest>.+)$/is,
    tone: /^(?:(?:keep|make) (?:it|this|the (?:tone|text|copy|post))\s+|(?:the )?(?:tone|voice|style|mood|vibe|feel|look)(?: of voice)?(?: and \w+)?\s*(?:is|are|should be|should feel|must be|to be|:)\s*|use an?\s+(?=.{3,40}\b(?:tone|voice|style)\b)|sound\s+|(?:it )?(?:should|must) (?:feel|sound|be|look)\s+|be\s+(?=(?:humble|bold|funny|playful|professional|serious|concise|brief|warm|honest|direct|clear|casual|friendly)\b)|with an?\s+(?=.{3,30}\b(?:tone|voice|vibe)\b)|(?:tone|voice|style|mood)\s+(?==?\s*[\w, ]{3,30}$)|no hype\b|professional but |not too )(?<rest>.*)$/is,
    avoid:
      /^(?:(?:please )?(?:don'?t|do not|never)\s+(?:mention|use|include|say|talk about|write|reference|name|show|promise|call (?:it|us|them)|add|bring up|overdo|oversell)\s*|avoid\s+(?:mentioning |using |saying |the words? |words like |any )*|(?:leave out|skip|exclude|omit)\s+(?!the (?:line|queue|wait))|no\s+(?=(?:emojis?|hashtags?|exclamation|jargon|hype|buzzwords|links?|pricing|prices|cliché|cheesy|stock)\b)|without (?:any )?(?=(?:emojis?|hashtags?|exclamation|jargon|hype)\b)|we (?:don'?t|do not) want to (?:sound|look|say|mention|seem)\s*)(?<rest>.*)$/is,
    must: /^(?:(?:it )?(?:must|should|has to|needs to|always|make sure (?:to|you|it)|be sure to|remember to|don'?t forget (?:to)?)\s*)?(?:mention|include|add|say|state|reference|contain|put in|feature)s?\b\s*(?:the (?:phrase|sentence|words?|line|disclaimer|hashtags?|tag)\s*:?\s*)?(?<rest>.+)$/is,
    cta: /^(?:(?:the )?(?:cta|call[- ]to[- ]action|action|button)\s*(?:is|should be|must be|to be|:|=|–|-)?\s*(?:to\s+)?|(?:include|add|end with|finish with|use|with|put)\s+(?:a|an|the|our)?\s*(?:clear |strong |nice )?(?:cta|call[- ]to[- ]action|button|link)(?: button)?\s*(?:to|for|:|saying|that says|–|-)?\s*)(?<rest>.+)$/is,
    goal: /^(?:(?:the |our |my )?(?:goal|objective|aim|purpose|point|idea|kpi|intention)(?: (?:of|for|here|behind)[^:]{0,40}?)?\s*(?:is|:)\s*(?:to\s+)?|we(?:'d| would)? (?:want|like|need|hope) (?:more|to (?:get|drive|increase|boost|grow|generate|raise))\s+|in order to (?:get|drive)\s+)(?<rest>.+)$/is,
    slides: /^(?:(?:make|do|use|with|max\.?|in)\s+)?(?:it\s+)?(?:an?\s+)?(?<n>\d{1,2})[- ]slides?\b/i,
    /** Nested text that names itself: "our page: …", "a card that shows how …" */
    addressed:
      /^(?:our|my|the)\s+(?:[\w-]+\s+){0,2}(?:founder|ceo|cto|coo|team|boss|company|page|account|blog|feed|director|chef|owner|profile)\s*[:–—]\s*(?<rest>.+)$/is,
    shows:
      /^(?<thing>.{3,60}?)\s+(?:that|which)\s+(?:shows?|explains?|says?|tells?|announces?|highlights?|promotes?|mentions?)\s+(?:people |everyone |them )?(?:that |how )?(?<rest>.+)$/is,
    weekday:
      /^(?:ok(?:ay)?,?\s+)?(?:so,?\s+)?(?:for|on)\s+(?:(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?|today|tomorrow|next week|this week)\s*:\s*/i,
  };
});
