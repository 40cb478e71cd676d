import { once } from "../../text/once.ts";
import { isOfAddedPictures } from "./added-pictures.ts";
import { namesForm } from "./audience-notes.ts";
import { ordersForm } from "./form-orders.ts";
import { lower, pattern } from "./lower.ts";
import { NOTE_WORDS, type NoteWords } from "./maker-note-words.ts";
import { mannerOf } from "./manner-wishes.ts";
import { isBan, isPictureNote } from "./picture-notes.ts";
import { prohibitionIn } from "./prohibitions.ts";
import { isBanForReaders } from "./reader-bans.ts";
import { isCourtesy } from "./talk.ts";
import { tellsOfReaders } from "./wish-reasons.ts";
import { wholeWish } from "./wishes.ts";

/** What the single clauses of a note to the maker are. */

/**
 * `bare`: a thing that is not wanted, of a piece or of anything. `drawn`: what is not to be drawn; `unsaid`: what is not to be said, with a reason behind it. `certain`: no reader is meant. `style`: how a text is
 * to be. `whom`: those who are to see it; `order`: what is made for them. `wish` and `soft`: a wish, a mood or a courtesy, which alone may be for readers.
 */
export type NoteKind =
  | "bare"
  | "drawn"
  | "unsaid"
  | "certain"
  | "style"
  | "whom"
  | "order"
  | "wish"
  | "soft"
  | "other";
export type Clause = { kind: NoteKind; text: string; concludes: boolean };

export type NoteTests = Record<"lead" | "tail" | "so" | "splits", RegExp> &
  Record<
    "none" | "style" | "notToo" | "gently" | "whom" | "posted" | "shown" | "upsetting" | "watched",
    RegExp
  >;

const whole = (source: string) => pattern(`^(?:${source})$`)();

function testsOf(w: NoteWords): NoteTests {
  const soft = `(?:${w.polite}|${w.so})`;
  const styles = `(?:${w.style})(?:,? (?:${w.and}) (?:${w.style})){0,2}`;
  const gore = `(?:${w.upsetting})`;
  return {
    lead: pattern(`^(?:${soft}(?!\\p{L})[ ,]*)+`)(),
    tail: pattern(`(?:[ ,]+${soft})+$`)(),
    so: pattern(`^(?:(?:${w.and}) )?(?:${w.so})(?!\\p{L})`)(),
    splits: pattern(`\\s+(?=(?:${w.so}) )`, "g")(),
    none: pattern(`^(?:${w.none})(?!\\p{L})`)(),
    style: whole(styles),
    notToo: whole(w.notToo),
    gently: whole(w.gently),
    whom: whole(`(?:${w.whom}) [^,.:;!?\\d"“„«]{3,70}`),
    posted: whole(w.posted),
    shown: whole(`(?:(?:${w.none}) ?(?:[\\p{L}’'-]+ ){0,4}?(?:${w.drawn})[^,.!?]{0,50}|${w.draw})`),
    upsetting: whole(
      `(?:${w.none}) ?(?:\\p{L}+ ){0,2}?${gore}(?:,? (?:${w.and}) (?:\\p{L}+ ){0,2}?${gore})*(?: \\p{L}+){0,2}`,
    ),
    watched: whole(w.watched),
  };
}

const TESTS = once(
  () => new Map(Object.entries(NOTE_WORDS).map(([code, words]) => [code, testsOf(words)] as const)),
);

export const POLITE =
  /(?<!\p{L})(?:please|pls|bitte|s['’]il (?:vous|te) plaît|svp|merci|por favor|porfa|per (?:favore|piacere)|graag|alsjeblieft|alstublieft|aub|liefst|lieber|preferably|se faz favor)(?!\p{L})/iu;

const bare = (low: string, { lead, tail }: NoteTests) => low.replace(lead, "").replace(tail, "").trim();

/** Only a maker of pictures leaves it out: what is drawn, and wounds where children see them. */
const isShownBan = (low: string, tests: NoteTests, sentence: string): boolean =>
  tests.shown.test(low)
    ? POLITE.test(sentence)
    : tests.upsetting.test(low) && (POLITE.test(sentence) || hasWatchers(sentence, tests));

const hasWatchers = (sentence: string, tests: NoteTests): boolean =>
  clausesOf(sentence).some((clause) => tests.watched.test(bare(lower(clause), tests)));

const CLAUSE_END = /\s*[,;:–—(]\s*|\s-\s/u;
export const clausesOf = (sentence: string): string[] =>
  sentence
    .trim()
    .replace(/[\s.!…)]+$/u, "")
    .split(CLAUSE_END)
    .filter((clause) => clause.trim() !== "");

/** "No pictures of the children": what of the picture, and not "No photos" alone, which visitors are asked. */
const isBanOfPictures = (text: string, language: string, { none }: NoteTests): boolean =>
  none.test(text) && isPictureNote(text, language) && / (?:of|von|de|d['’]|di|van) ?\p{L}/iu.test(text);

const RULES_OF_TEXTS: ReadonlySet<string> = new Set(["tone", "short", "emoji", "slides"]);

/** What a wish of the house's own list is in such a sentence. */
function wishOf(text: string, language: string): NoteKind | undefined {
  const { rule, value = "" } = wholeWish(text, language) ?? {};
  // "No prices" may be for readers, and "don't bring up prices" is not.
  if (rule === "leave_out_kind" && prohibitionIn(text, language) === "maker") return "unsaid";
  if (rule === "leave_out_words" && !/^(?:it|this|that|them)(?!\p{L})/iu.test(value)) return "unsaid";
  return rule !== undefined && RULES_OF_TEXTS.has(rule) ? "wish" : undefined;
}

/** "A carousel for our patients": those who are to see it, and no topic. */
const FOR = /(?<!\p{L})(?:for|für|pour|para|per|voor)\s+(?<whom>[^\d]{3,60})$/iu;
const ordersForReaders = (text: string, language: string): boolean =>
  namesForm(text, language) && tellsOfReaders(FOR.exec(text)?.groups?.whom ?? "");

/** Words in quotation marks are words of a post: "nada de “notas de jasmim”". */
export const hasWords = (text: string): boolean => /["“„«][^"“”„«»]{2,60}["”“»]\s*$/u.test(text);

/** The same of clauses that only a maker of a picture or a text can mean. */
function kindByWords(said: string, sentence: string, tests: NoteTests): NoteKind | undefined {
  if (isShownBan(said, tests, sentence)) return "drawn";
  if (tests.none.test(said) && hasWords(said)) return "unsaid";
  if (tests.gently.test(said) || tests.posted.test(said)) return "certain";
  const isStyle = tests.style.test(said) || (tests.notToo.test(said) && POLITE.test(sentence));
  return isStyle ? "style" : undefined;
}

/** Those who are to see it. */
function kindByReaders(text: string, said: string, tests: NoteTests, language: string): NoteKind | undefined {
  if (ordersForReaders(text, language)) return "order";
  return tests.whom.test(said) ? "whom" : undefined;
}

/** "No begging", 'no "last chance" talk': without what visitors are asked. */
const isBareBan = (said: string, language: string): boolean =>
  isBan(said.replace(/["“”„«»]/gu, "")) && !isBanForReaders(said, language);

const OF_MANNER = { certain: "certain", mood: "wish", reason: undefined, other: undefined } as const;

function kindOf(text: string, sentence: string, tests: NoteTests, language: string): NoteKind {
  const said = bare(lower(text.trim()), tests);
  if (said === "" || isCourtesy(text)) return "soft";
  if (isOfAddedPictures(said, language, () => clausesOf(sentence))) return "certain";
  return (
    kindByWords(said, sentence, tests) ??
    (isBanOfPictures(said, language, tests) ? "drawn" : undefined) ??
    wishOf(text, language) ??
    (said === lower(text) ? undefined : wishOf(said, language)) ??
    kindByReaders(text, said, tests, language) ??
    OF_MANNER[mannerOf(text, language)] ??
    (ordersForm(text, language) ? "soft" : undefined) ??
    (isBareBan(said, language) ? "bare" : "other")
  );
}

/** "It shouldn't be sad": how the piece is not to feel. Of a thing as well, so that it is asked beside another wish. */
const NOT_TO_BE = pattern(
  [
    "(?:it|this|that) (?:should|must|need)(?:n['’]?t| not) (?:be|feel|sound|look|read|come across)",
    "(?:es|das|der ton|die stimmung) (?:soll|sollte|darf|muss)(?: bitte)? (?:nicht|bloß nicht|auf keinen fall|kein)",
    "(?:il ne faut pas que (?:ce soit|ça (?:soit|fasse|sonne))|(?:ça|cela|ce) ne (?:doit|devrait) (?:surtout )?pas (?:être|faire|sonner))",
    "(?:que )?no (?:quede|suene|parezca|resulte|debe (?:ser|sonar|quedar|parecer)|tiene que (?:ser|sonar|quedar))",
    "(?:che )?non (?:sia|risulti|suoni|sembri|deve (?:essere|sembrare|suonare|risultare))",
    "(?:het|dit|de toon) (?:mag|moet|hoeft)(?: (?:vooral|absoluut|beslist))? (?:niet|geen)",
    "(?:que )?não (?:fique|soe|pareça|deve (?:ser|soar|ficar|parecer)|pode (?:ser|ficar|soar)|é para (?:ser|ficar))",
  ]
    .map((source) => `^(?:${source})(?!\\p{L})`)
    .join("|"),
);
export const isNotToBe = ({ text }: Clause): boolean => NOT_TO_BE().test(lower(text.trim()));

export function clauseOf(text: string, sentence: string, tests: NoteTests, language: string): Clause {
  const kind = kindOf(text, sentence, tests, language);
  return { text, kind, concludes: tests.so.test(lower(text.trim())) };
}

/** The tests of a language; undefined for one without words. */
export const noteTests = (language: string): NoteTests | undefined => TESTS().get(language);
