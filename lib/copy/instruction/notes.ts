import { once } from "../once.ts";

/** Sentences that try to instruct the system instead of saying something to readers. */
const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|guardrails|above|previous|everything|checks?)\b|\bsystem prompt\b|\bimpact[_ ]?score\b|\bverdict\b[^.]{0,20}\b(?:approved|to)\b|\b(?:you are|you[’']re) (?:now|an? (?:ai|assistant|llm|language model|chatgpt|dan))\b|\bas an ai\b|\bjailbreak|\bdeveloper mode\b|\b(?:print|reveal|output|repeat|show|return|leak) (?:your|the|all|me your) (?:\w+ )?(?:instructions|prompts?|rules|system|secrets?|api keys?|passwords?|env)|<\/?(?:system|assistant|user|instructions?)>|\[(?:system|inst)\]|\bBEGIN (?:SYSTEM|PROMPT)|\bset (?:the )?(?:score|verdict)\b|\bapprove (?:this|the) (?:run|post)\b|\bignor(?:iere|a|e[rz]?) (?:alle|todas|toutes|le|las|les)\b[^.]{0,40}(?:anweisungen|instrucciones|instructions|istruzioni|instruções)/i;

export const isInjection = (s: string): boolean => INJECTION.test(s);

const GROUPS = [
  // Courtesies
  "(?:hi|hello|hey|hiya|dear team|good morning|good afternoon)(?: (?:there|all|team|folks|guys|everyone))?",
  "(?:many )?thanks?(?: you)?(?: (?:so much|in advance|a lot|a million|a bunch|a ton|everyone|guys|team|again|for (?:your|the) help))*(?:, \\p{L}+)?|thx|ty|(?:cheers|best(?: regards| wishes)?|(?:kind |warm )?regards|yours)(?:, \\p{L}+)?",
  "let me know\\b.*|any questions\\b.*|call me\\b.*|happy to (?:chat|talk|discuss|explain|answer)\\b.*|(?:i |we )?hope (?:this|that|you|all|everyone|everything)\\b.*|how are you\\b.*|(?:sorry|apologies) for the (?:late|short|last)\\b.*",
  // Leave to publish, and how the author feels about it
  "(?:(?:we|i)(?:[’']d| would) (?:love|like) to share (?:that|this|it)[,.]? ?(?:and |but )?)?(?:he|she|they)(?:[’']s| is| are|[’']re| has| have| said| says| told us| agreed)?\\b.{0,30}\\b(?:ok|okay|fine|happy|agreed|allowed|permission|consent)\\b.{0,40}\\b(?:name|photo|picture|share|sharing|quote|quoted?|publish|post)\\b.*|(?:we|i)(?:[’']d| would) (?:love|like) to share (?:that|this|it)\\b.{0,30}",
  "(?:ok(?:ay)?,? )?(?:so )?this (?:is|one is|one[’']s) (?:kind of |sort of |quite |really )?(?:an? )?(?:big|special|tough|hard|important|exciting|personal)(?: one)?(?: for (?:me|us|all of us))?",
  // Paper work
  "asap|urgent|fyi|see (?:the )?attach(?:ed|ment)\\b.*|attached\\b.*|lorem ipsum\\b.*|tbd|tba|todo\\b.*|n/a|none|brief|draft|confidential\\b.*|embargo(?:ed)?\\b.*|internal(?: only| use only)?",
  "for immediate release|press release|(?:media|press) contact\\b.*|notes to editors?\\b.*|-?ends?-?|###|case study|testimonial|customer story|source|link|links? below|links? in (?:the |our )?(?:first )?(?:comments?|bio|profile|description)|swipe(?: left| right)?",
  "as (?:discussed|agreed)\\b.*|per our (?:call|chat)\\b.*|(?:please )?don[’']?t (?:scare|worry|confuse|upset|annoy|bore) (?:people|them|anyone|our \\w+)\\b.*|here(?:[’']s| is| are) (?:the |some |our |a )?(?:brief|infos?|details|notes|points|facts|context|bullet points)\\b.*|more (?:info|details) (?:below|later|to follow)|that(?:[’']s| is) (?:it|all|the post|the brief|everything)|etc\\.?",
  "post|text|card|copy|caption|a post|(?:post|text|card|copy|caption|a post)\\s+(?:for|by|from)\\s+(?:our|the|my)\\s+(?:ceo|cto|coo|founder|boss|chef|director|team|company|page|blog|owner)",
  // Wishes about form
  "keep it (?:short|simple|brief|under .*|to .*|tight|concise|light)\\b.*|(?:make|do) it (?:pop|nice|good|look \\w+|engaging|attractive|viral|catchy|short|fun|cool|snappy|punchy|clear)\\b.*|make (?:it )?attractive.*|something (?:engaging|fun|nice|cool|catchy|viral)\\b.*",
  "use (?:our|the|brand|company) (?:brand |corporate |company )?(?:colou?rs?|fonts?|logos?|style|guidelines?|palette|template|images?|emojis?|screenshots?)\\b.*|(?:include|add) (?:our |the |some |a |an )?(?:brand\\w*|logo|image|photo|picture|screenshot|emojis?|hashtags?|visual)s?\\b.*|use (?:some |a few |lots of )?emojis?\\b.*|emojis? (?:welcome|ok|are fine)\\b.*",
  "(?:max(?:imum)?\\.?|at most|up to|about|around|approx\\.?|no more than|under|not more than)\\s+\\d+\\s+(?:words|characters|chars|lines|sentences|seconds|slides)\\b.*|\\d+\\s*(?:slides|seconds?|words|characters)(?: (?:max|maximum|long|total|please))?",
  "(?:press[- ]release|blog|listicle|story|thread)[- ]?style|(?:for|on) (?:linkedin|instagram|twitter|x|tiktok|facebook|youtube)(?: please)?|go viral|get creative|be creative|surprise me|you know what to do|whatever works|(?:you can )?(?:write|say|do) (?:it|this) (?:however|as) you (?:like|want|prefer|see fit)\\b.*",
  "(?:we|i)(?:[’']d| would)? (?:want|need|like) .{2,40} to (?:see|read|notice|share|know about) (?:this|it)",
  // Doubts and questions to us
  "not sure (?:what|if|whether|how)\\b.*|(?:maybe|perhaps) that(?:[’']s| is)\\b.*|(?:should|could|can) we\\b.*\\?|(?:is that|does that|will that|is this|would that)\\b.*\\?|(?:can|could|would) (?:you|we|someone) (?:please )?(?:make|do|use|turn|write)\\b.{0,40}\\b(?:it|this|that)\\b.{0,12}\\?|what do you think\\??|thoughts\\??|i don[’']?t know\\b.*|it[’']?s up to you\\b.*|up to you\\b.*|invite (?:comments|feedback|replies|discussion)",
];

const NOTE = once(() => new RegExp(`^(?:${GROUPS.join("|")})[.!\\s]*$`, "iu"));

/** Talk between the author and the writer: courtesies, wishes about form, doubts. Nothing to publish. */
export const isNoteToWriter = (s: string): boolean => s.length < 200 && NOTE().test(s.trim());

const PLACEHOLDER =
  /^(?:\[[^\]]*\]|\{\{?[^}]*\}\}?|<[^>]*>|x{3,}|\.{3,}|lorem ipsum.*|tbd|tba|todo|n\/a)[.!]?$/i;
export const isPlaceholder = (s: string): boolean => PLACEHOLDER.test(s.trim());
