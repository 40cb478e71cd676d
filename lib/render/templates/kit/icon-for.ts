import type { IconName } from "./icon-set.ts";

/** Common subjects, as beginnings of words, and their icons. Where two match at one place, the upper wins. */
const SUBJECTS: readonly (readonly [IconName, string])[] = [
  [
    "map-pin",
    "place|location|based|remote|on-?site|city|office|venue|address|berlin|london|lisbon|paris|york",
  ],
  ["wallet", "salary|pay\\b|paid|compensation|budget|wage|benefit|€|\\$|£"],
  [
    "calendar",
    "calendar|schedul|date|start(?:s|ing)?\\b|deadline|monday|tuesday|wednesday|thursday|friday|week",
  ],
  ["clock", "clock|time|hour|minute|seconds\\b|duration|days?\\b|wait|full-?time|part-?time"],
  ["briefcase", "job|career|role|contract|business|portfolio|type\\b|permanent|employ"],
  ["rocket", "launch|release|deploy|rocket|go live|publish"],
  ["shield-check", "secur|safe|protect|complian|trust|privacy|guard|insur"],
  ["lock", "locked|private|encrypt|password|secret|permission"],
  ["zap", "fast\\b|faster|quick|instant|speed|power|energy|electric|automat"],
  ["bug", "bugs?\\b|bug ?fix|crash|error|debug"],
  ["up", "grow|increase|boost|more\\b|higher|up\\b|revenue"],
  ["down", "reduc|lower|less\\b|decrease"],
  ["chart", "chart|measure|metric|report|analy|statistic|score|number|insight|dashboard"],
  ["users", "team|user|people|person|customer|audience|communit|member|colleague|crew|hire"],
  ["handshake", "partner|deal|agree|negotiat|sales|collaborat"],
  ["palette", "colou?r|palette|brand|theme|style|design"],
  ["pen", "writ|edit|typeface|creat|sketch"],
  ["image", "image|picture|photo|visual|banner|thumbnail"],
  ["camera", "camera|shoot|snap"],
  ["video", "video|film|webinar"],
  ["code", "coding|source code|api\\b|developer|programmer|sdk\\b"],
  ["database", "data\\b|database|backup|sql\\b"],
  ["cloud", "cloud|servers\\b"],
  ["layers", "layer|template|layout|every size"],
  ["puzzle", "integrat|plugin|add-?on"],
  ["link", "links?\\b|url\\b|webhook"],
  ["settings", "setting|config|preference|set up|setup|workflow"],
  ["wrench", "tool|build|repair|maint"],
  ["refresh", "refresh|repeat|again|update|renew|recycl|retry|reuse|restart"],
  ["check", "check|approv|done|complete|confirm"],
  ["target", "goal|target|focus|aim|objective|strateg|priorit|precis"],
  ["search", "search|find|discover|research|seo|browse"],
  ["mail", "mail|inbox|newsletter|invite|send"],
  ["message", "messag|chat|talk|comment|feedback|ask|answer|voice|question|convers|reply|listen"],
  ["megaphone", "announc|market|campaign|promot|advert|social|post"],
  ["bell", "notif|alert|remind|bell"],
  ["support", "support|help(?!er)|service|call\\b"],
  ["card", "card|invoice|billing|subscription|checkout|bank|price|pricing|cost|payment"],
  ["cart", "shop|cart|buy|order|purchas|ecommerce|retail"],
  ["gift", "gift|offer|free|bonus|discount|reward"],
  ["truck", "deliver|courier|logistic|freight|transport"],
  ["phone", "phone|mobile|app\\b|device|screen\\b"],
  ["globe", "global|world|language|international|web|online|site|translat|countr|domain"],
  ["education", "learn|course|training|school|teach|student|lesson|guide"],
  ["book", "read\\b|reading|books\\b|stor(?:y|ies)\\b|docs|blog|article|chapter"],
  ["document", "document|file|page|paper|brief|form\\b|legal|pdf"],
  ["leaf", "green|sustain|climate|plant|natur|organic|carbon|eco"],
  ["heart", "love|care|health|favou?rite|kind|wellbeing|heart"],
  ["home", "home|house|room|rent|estate|door"],
  ["star", "star\\b|rating|best|top\\b|premium|quality"],
  ["trophy", "win(?:s|ner|ners|ning)?\\b|award|champion|trophy"],
  ["idea", "idea|inspir|tip|brainstorm"],
  ["flag", "milestone|flag|mission|finish|roadmap"],
  ["sparkles", "new|magic|ai\\b|smart|spark|clean|fresh|beauti|look|shine|polish"],
];

const PATTERNS = SUBJECTS.map(([icon, stems]) => ({
  icon,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems})`, "iu"),
}));

/** The icon of the first subject in a text, in English. The same text always gets the same icon. */
export function iconFor(text: string): IconName | undefined {
  let first = text.length;
  let found: IconName | undefined;
  for (const { icon, pattern } of PATTERNS) {
    const at = text.search(pattern);
    if (at >= 0 && at < first) [first, found] = [at, icon];
  }
  return found;
}

/** A longer title tells too much for one picture, and a word of it would choose the picture of something else. */
const TITLE_WORDS = 3;

/** The icon of a title of a few words. */
const iconForTitle = (title: string): IconName | undefined =>
  title.trim().split(/\s+/).length <= TITLE_WORDS ? iconFor(title) : undefined;

/** Icons for titles that stand side by side: all of them or none, and no icon twice. */
export function iconsFor(texts: readonly string[]): IconName[] | undefined {
  const icons = texts.map(iconForTitle);
  const all = icons.filter((icon) => icon !== undefined);
  return all.length === texts.length && new Set(all).size === texts.length ? all : undefined;
}
