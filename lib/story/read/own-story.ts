/** Sentences in which one person speaks. English. */

/** Source code speaks in no person: "npm i kite". */
const withoutCode = (s: string) => s.replace(/`[^`]*`|\b(?:npm|pnpm|yarn|bun|brew|apt) i\b/g, "");
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|my|me)(?![\p{L}])/iu;
/** A person tells a story of their own: past tense or being. */
export const OWN_STORY =
  /(?<![\p{L}])(?:I(?:['’]m| am| was| started| wrote| built| made| opened| learned| learnt| grew| used to| taught| left| moved| lost| found| have been|['’]ve been|['’]ve (?:spent|worked|taught|run|written)| run| teach| paint| bake| make| work| cover| repair| travel| visit| charge| tune| serve| offer| sell| stock| deliver| (?:show|give|teach|tell|recommend|prescribe)(?=[^.!?]{1,40}(?:patients?|clients?|customers?|students?|pupils?)(?![\p{L}])))|my)(?![\p{L}])/iu;
/** "…, though I would still bring a cardigan": advice to readers. */
const ADVISES =
  /\bI(?:['’]d| would) (?:still |always |just |definitely )?(?:bring|wear|recommend|book|come|take|plan|allow|arrive)\b/;

/** "Good for another fifty years, I hope.": a tail that takes nothing back. */
const withoutHope = (s: string) =>
  s.replace(/,? I (?:hope|promise|trust|['’]m (?:sure|told))(?=[.!]*\s*$)/iu, "");

/** The author speaks of the own wishes and doubts; "text me", advice and a story of one's own are for readers. */
export const speaksOfOneself = (s: string): boolean =>
  FIRST_PERSON.test(withoutHope(withoutCode(s))) && !ADVISES.test(s) && !OWN_STORY.test(s);
