/** Parts of the patterns that recognise an instruction; each is a regular expression source. */

/** Verbs that ask for a text, and what they may ask for. */
export const MAKE =
  "(?:write|create|make|do|draft|design|generate|prepare|produce|craft|compose|build|put together|come up with|whip up|give (?:me|us)|get (?:me|us)|post|share|publish|need|want|knock up|show (?:me|us)|have)";
export const ASSET =
  "(?:og[- ]?image|social (?:image|card|post|media post|graphic|content)|instagram|insta|linkedin|twitter|tiktok|facebook|youtube|posts?|tweets?|threads?|cards?|carousels?|slides?|slideshows?|slide deck|decks?|videos?|films?|reels?|shorts?|clips?|teasers?|trailers?|infographics?|images?|pictures?|pics?|graphics?|banners?|visuals?|announcements?|captions?|stories|story|ads?|adverts?|copy|content|something|one|campaign|flyers?|posters?|creatives?|messages?|updates?|texts?|write-?ups?|newsletter|notes?|brief|blurb|shout-?out|thumbnail|piece|testimonial|thing)";
/** What nobody would call a feature of a product. */
export const PLAIN_ASSET =
  /\b(?:posts?|tweets?|carousels?|slideshow|reel|infographic|caption|banner|announcement|og[- ]?image|linkedin|insta(?:gram)?|twitter|tiktok|facebook)\b/i;
export const CHANNEL =
  "(?:\\s+(?:for|on|to|in)\\s+(?:our |my |the |a )?(?:company |brand )?(?:linkedin|linked in|instagram|insta|ig|twitter|x|tiktok|facebook|fb|youtube|yt|socials?|social media|website|web|blog|page|feed|profile|channels?|followers|community|newsletter|story|stories)(?:\\s+(?:page|feed|post|account|profile|story|channel|audience|followers|and\\s+\\w+))?)*";
/** In whose name it is written. */
export const SENDER =
  "(?:\\s+(?:from|by|as)\\s+(?:our|the|my)\\s+(?:\\w+\\s+)?(?:founders?|ceo|cto|coo|owner|boss|chef|director|team|company|head of \\w+))?";
/** Words that introduce what the text is about. */
export const LINK =
  "(?:about|on|for|regarding|re:?|around|of|covering|describing|announcing|promoting|introducing|celebrating|explaining|showing|highlighting|advertising|presenting|sharing|inviting|saying|with|where|in which|that|which|to|:|–|—|-)";
/** Whoever should hear it. */
export const WHO =
  "(?:(?:people|everyone|everybody|them|folks|the world|the community|the public|our\\s+[\\w-]+(?:\\s+(?!(?:that|about|how|why|to|of|what|when|where|we|the|our)\\b)[\\w-]+)?|existing [\\w-]+|customers|users|followers|clients|readers|fans|subscribers|members|visitors|the audience|[\\w-]+ (?:teams|managers|owners|leaders|engineers|founders|customers|users))\\s+)";

export const GREETING =
  /^(?:hi|hello|hey|hiya|dear|yo|good (?:morning|afternoon|evening))\b(?:\s+(?:there|all|team|folks|guys|everyone|everybody|friends|both|[A-Z][a-z]+))?\s*[,!.–-]*\s+(?=\S)/i;

const SOFT = "(?:please|pls|plz|kindly|just|simply)";
/** "ok so could you please", "we would like you to", "let's", "it should". */
export const POLITE = new RegExp(
  [
    "^(?:(?:ok(?:ay)?|so|well|also|and|maybe|perhaps|possibly|then|btw|by the way|ideally|if possible|for this one|this time)[,:]?\\s+)*",
    `(?:${SOFT}[,]?\\s+)*(?:`,
    "(?:can|could|would|will) (?:you|u|we|someone|somebody)(?: (?:please|pls|plz|kindly|maybe|just))*(?: help (?:me|us))?(?: to)?\\s+",
    "|(?:i|we)(?:[’']d| would|[’']re| are| am|[’']m)? ?(?:really |just |also |kindly )?(?:like|love|want|wanna|need|wish|hope|looking|trying|going|plan|have|aim|intend|thinking)(?: (?:you|u|it|someone|the team|this))?(?: (?:to|of|for))?\\s+",
    "|help (?:me|us)(?: to)?\\s+|let[’']?s\\s+|it(?:[’']s| is) time to\\s+|time to\\s+",
    "|(?:your|the|our) (?:task|job|goal|idea|ask|aim) (?:is|here is|would be)(?: to)?:?\\s+",
    "|(?:the post|it|this(?: post| card| one| piece)?) (?:should|must|needs to)\\s+",
    `)?(?:${SOFT}\\s+)*`,
  ].join(""),
  "i",
);
