import { hasVerb } from "../../copy/grammar.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Frames that name the picture which is wanted, not the text. */

type PictureFrame = { at: number; rest: "clause" | "topic" | "content" | "nothing" };

const DRAWN =
  "(?:(?:bar |line |pie )?(?:chart|graph|diagram)|infographic|(?:link )?(?:preview|share|title|cover|header|og|open graph|link)[- ](?:(?:image|img|pic)|picture|preview|card)|thumbnail|side[- ]by[- ]side|comparison|overview|price list|timetable|quote card|slides|slide (?:deck|show)|deck|presentation|(?:video|film) clip|video|reel|animation|explainer(?: (?:video|film|clip))?)";
/** How it is to be: "a short", "a 30-second". */
const SIZED =
  "(?:(?:an?|the|our|some|one|short|quick|simple|small|little|new|nice|plain|\\d+[- ]?(?:s|secs?|seconds?))[ -]+){0,4}";
/**
 * The picture that is wanted, before what stands on it: "Show our passengers per month: …", "Chart of the electricity
 * …", "Preview image for the docs page “…”", "Show this snippet: …". English.
 */
const PICTURED = new Prefiltered(
  `^[\\s"“]*(?:(?:please|pls|need|looking for|can you|could you|we (?:want|would like|need) to|we[’'"]?d like(?: to (?:have|see|get|show|make))?|we (?:want|need|would like)|i(?:[’'"]d| would) like(?: to (?:have|see|get|show|make))?|i (?:want|need))\\s+)?(?:(?:show|display|visuali[sz]e|plot|chart|illustrate|draw|present)\\s+(?:(?:this|the following|these)(?: \\p{L}+){1,2}\\s*:\\s*(?<content>(?=\\S))|(?=(?:our|the|how (?:many|much|our|the|we)|what|where|why)(?!\\p{L})))|(?:make|create|design|draw)\\s+(?=(?:our|the|a|an)\\s(?:[\\p{L}\\d]+ ){0,3}(?:price list|timetable|menu|schedule|programme|program|list|table|checklist|opening hours)(?!\\p{L}))|${SIZED}${DRAWN}\\s+(?:for [^.:,;]{3,40}?\\s(?=(?:about|explaining|showing|on (?:what|how|why|when|where))\\s))?(?<topic>of|for|about|on|showing|with|introducing|presenting|explaining|announcing)\\s+)`,
  "iu",
);
/** "This is the link preview for our free webinar …": English. */
const NAMED_PICTURE =
  /^\s*(?:this is )?(?:the |a |our )?(?:link preview|preview (?:image|picture|img|pic)|cover|header|thumbnail|title card|share (?:image|picture|img|pic)) (?:for|of) (?=(?:our|the|a|an)(?!\p{L}))/iu;
/** "Link preview for the sales page of the new course: “Walk Past Anything”": the page is named by its title. */
const PAGE_PREVIEW =
  /^\s*(?:this is )?(?:the |a |our )?(?:link preview|(?:preview|share|sharing|link) (?:image|picture|img|pic|card)|cover|header|thumbnail|og image) (?:for|of) (?:the |our |a )?[^.:“"\d]{0,40}(?:page|site|form)(?: (?:of|for|about) [^.:“"\d]{2,40})?[:,]?\s+(?=[“"])/iu;
/** "Show the split by material clearly.": it names what stands elsewhere, and how it is to be. */
const SHOWN_HOW =
  /^\s*(?:please |pls )?(?:show|display|visuali[sz]e|present|illustrate|plot|draw)\s[^.:;“"\d]{3,70}\s(?:clearly|prominently|nicely|properly|visually|simply|plainly|at a glance|side by side)[\s,]*(?:please|pls)?[\s.!]*$/iu;
/** "Exhibition page: “Women of the Cut” …": the page whose preview is wanted. */
const PAGE =
  /^\s*(?:(?:the|our) )?(?:(?:exhibition|event|product|landing|home|course|menu|team|docs?|help|about|pricing|project|press|booking|job|careers?|category) page|homepage)\s*[:–-]\s+(?=\S)/iu;
/** "Compare A and B side by side for beginners."; "Compare A and B." alone is for readers. */
const COMPARED =
  /^[\s"“]*(?:(?:please|pls)\s+compare\s+(?=[^.:!?]{3,60}\s(?:and|with|to|vs\.?|against)\s)|compare\s+(?=[^.:!?]{3,60}\s(?:and|with|to|vs\.?|against)\s[^.:!?]{0,60}(?:side by side|\sfor\s)))/iu;

/** "Comparison for designers please.": those who are to see it, and nothing that it is about. */
const FOR_PEOPLE =
  /^(?:our |the |all |new |absolute |complete )*(?:[\p{Ll}-]+ )?(?:\p{Ll}{2,}(?:ers|ors|ists|ees|ents|ians)|parents|families|people|kids|children|teens|everyone)[,.]?(?:\s*(?:please|pls))?\s*[.!]?\s*$/u;

/** "Short calm film: kiln opening, …": how long or how lively it is to be tells a wish from the name of a film. */
const SHORT_FILM =
  /^\s*(?:an? )?(?:(?:short|quick|brief|\d+[- ]?(?:s|secs?|seconds?)),? )(?:[\p{L}-]+,? ){0,3}?(?:film|clip|video|animation|teaser|reel)\s?[:–-]\s+(?=\S)/u;

/** "A short film about the new ferry on our river.": no verb stands behind it, which would tell of a film that runs. */
const SHORT_FILM_ABOUT =
  /^\s*(?:an? )?(?:(?:short|quick|brief|little|\d+[- ]?(?:s|secs?|seconds?)),? )(?:[\p{L}-]+,? ){0,2}?(?:film|clip|animation) about (?=\S)/u;

/** What stands behind the frame of a picture is the content itself, but for the name of a thing. */
export function pictureFrame(s: string, language: string): PictureFrame | undefined {
  if (language !== "en") return undefined;
  if (SHOWN_HOW.test(s)) return { at: s.length, rest: "nothing" };
  const preview = PAGE_PREVIEW.exec(s);
  if (preview) return { at: preview[0].length, rest: "content" };
  const named = NAMED_PICTURE.exec(s);
  if (named) return { at: named[0].length, rest: "topic" };
  const film = SHORT_FILM.exec(s);
  if (film) return { at: film[0].length, rest: "content" };
  const about = SHORT_FILM_ABOUT.exec(s);
  if (about && !hasVerb(s.slice(about[0].length))) return { at: about[0].length, rest: "topic" };
  const page = PAGE.exec(s);
  if (page) return { at: page[0].length, rest: "content" };
  const compared = COMPARED.exec(s);
  if (compared) return { at: compared[0].length, rest: s.includes(":") ? "content" : "clause" };
  return picturedFrame(s);
}

function picturedFrame(s: string): PictureFrame | undefined {
  const m = PICTURED.exec(s);
  if (!m) return undefined;
  const at = m[0].length;
  if (m.groups?.topic === "for" && FOR_PEOPLE.test(s.slice(at))) return { at: s.length, rest: "nothing" };
  return { at, rest: m.groups?.topic ? "topic" : "content" };
}

const HELLO = "(?:\\p{L}{2,12}(?: \\p{L}{2,8})?[,!.]+\\s+)?";
/** "We would like to present our new …": what is to be presented, in languages that begin with the verb. */
const PRESENTED: Partial<Record<string, RegExp>> = {
  fr: new Prefiltered(
    `^${HELLO}(?:nous (?:voulons|voudrions|souhaitons|aimerions)|on (?:voudrait|veut|aimerait)|je (?:voudrais|souhaite)) (?:présenter|promouvoir|annoncer|faire connaître|mettre en avant)\\s+`,
    "u",
  ),
  es: new Prefiltered(
    `^${HELLO}(?:queremos|querríamos|quisiéramos|quiero|nos gustaría) (?:promocionar|presentar|anunciar|dar a conocer|publicitar)\\s+(?!que )`,
    "u",
  ),
  it: new Prefiltered(
    `^${HELLO}(?:vorremmo|vogliamo|vorrei|ci piacerebbe) (?:presentare|promuovere|annunciare|far conoscere|pubblicizzare)\\s+(?!che )`,
    "u",
  ),
  pt: new Prefiltered(
    `^${HELLO}(?:queremos|queríamos|gostaríamos de|gostaria de|quero) (?:divulgar|apresentar|promover|anunciar)\\s+(?!que )`,
    "u",
  ),
};

/** A wish to present something, before the name of the thing. */
export function presentedFrame(s: string, language: string): PictureFrame | undefined {
  const m = own(PRESENTED, language)?.exec(s);
  return m ? { at: m[0].length, rest: "topic" } : undefined;
}

/** Words that say for whom or what for something is to be made, where what is to be said stands behind a colon. */
const PURPOSE = /^(?:for|para|pour|für|per|voor)$/u;
const PURPOSE_END = /^[^:.!?\n"“„«]{3,70}:\s+(?=\S)/u;

/** "An image for our members to keep: what …": the content stands behind the purpose. */
export function behindPurpose(s: string, made: RegExpExecArray): PictureFrame | undefined {
  const isPurpose = PURPOSE.test((made.groups?.topic ?? "").trim());
  const purpose = isPurpose ? PURPOSE_END.exec(s.slice(made[0].length)) : null;
  return purpose ? { at: made[0].length + purpose[0].length, rest: "content" } : undefined;
}
