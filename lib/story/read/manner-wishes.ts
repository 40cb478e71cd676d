import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower, pattern } from "./lower.ts";
import { MANNER_WORDS } from "./manner-words.ts";
import { bansInText } from "./text-bans.ts";
import { valuesOf } from "./values.ts";

/**
 * Sentences about feeling and manner: "Something cheerful, no children's faces please.", "Bitte nicht zu werblich, eher
 * so, wie wir im Laden reden." One clause of them only an author says to the maker; the others are moods, and why.
 */

type ClauseTests = {
  soft: RegExp;
  asked: RegExp;
  certain: RegExp;
  mood: RegExp;
  notToo: RegExp;
  fair: RegExp;
  reason: RegExp;
};

/** The verb that ends such a clause in German and Dutch. */
const BE =
  "(?:wirken|aussehen|klingen|rüberkommen|sein|bleiben|werden|ogen|klinken|zijn|blijven|overkomen|aanvoelen|voelen)";

/** "…, like the river at dawn", "…, rather than flashy": what a mood is compared to. */
const LIKENED =
  /(?:,?\s(?:more |so |just |eher |un peu |un po['’] )?(?:like|wie|comme|como|come|zoals|rather than|instead of|statt|plutôt que|en vez de|piuttosto che|in plaats van|em vez de)\s[^,;:?!]{2,60})$/iu;

const whole = (sources: readonly string[]) => pattern(`^(?:${sources.join("|")})$`)();

/** `lower` maps letters alone, so the tests below run on small letters. */
const TESTS = once(
  () =>
    new Map(
      Object.entries(MANNER_WORDS).map(([code, its]) => {
        const { soft, and, something, nothing, notToo, likely, piece, wants, that, looks, fair, reason } =
          its;
        const mood = `(?:${its.mood})`;
        const moods = `${mood}(?:(?: (?:${and}))+ (?:un po['’]? )?${mood}){0,3}`;
        const filled = (source: string) => source.replace(/MOODS\?/g, `(?:${moods})`).replace(/MOOD/g, mood);
        const effect = `(?:${filled(its.effect)})`;
        const made = `(?:${wants} )?${piece}(?: (?:\\p{L}+ )?${moods})?(?: (?:${that}) ${effect}(?: (?:${and}) (?:(?:${that}) )?${effect})?)`;
        const ask = `${wants} ${piece} (?:\\p{L}+ )?${moods}`;
        const inFront = `(?:${wants} )?(?:${piece.replace(/\) ?\??\(/u, `) ?(?:\\p{L}+ )?${mood}(?:\\p{L}{0,3})? (`)})(?: (?:${that}) ${effect})?`;
        const certain = [
          ...its.certain.map(filled),
          `(?:${wants} )?(?:${something}) ?${moods}(?: (?:${that}) ${effect})?`,
          `(?:${nothing}) ?${moods}`,
          `(?:${looks}) ${moods}(?: ${BE})?`,
          `(?:${that}) ${effect}(?: (?:${and}) ${effect})?`,
          made,
          ask,
          inFront,
        ];
        const tests: ClauseTests = {
          soft: pattern(`^(?:(?:${soft})(?!\\p{L})[ ,]*)+|(?:[ ,]+(?:${soft}))+$`, "g")(),
          asked: whole([`(?:${its.asks}) (?:un po['’]? )?${moods}(?: ${BE})?`]),
          certain: whole(certain),
          mood: whole([`(?:\\p{L}+ )?${moods}`, `(?:${notToo}) ${moods}`, likely]),
          notToo: whole([`(?:${notToo}) ${moods}`]),
          fair: pattern(`^(?:${fair}) `)(),
          reason: pattern(`^(?:${reason})(?!\\p{L})`)(),
        };
        return [code, tests] as const;
      }),
    ),
);

const LONGEST = 170;
const CLAUSE_END = /\s*[,;:–—(]\s*|\s-\s/u;

/** "Solo", "the old counter", "the basic plan": what a text can be fair to. Of people, readers are asked to be so. */
const NAME = new Prefiltered(
  /\s(?:(?:the|our|our own|dem|der|die|den|unserem|la|le|les|notre|el|nuestr[oa]|il|lo|l['’]|nostr[oa]|het|de|onze?|o|a|noss[oa])\s)?(?:\p{Lu}[\p{L}\d-]+|(?:\p{L}+\s){0,2}(?:plans?|versions?|editions?|tiers?|products?|competit\p{L}+|\p{L}*paket|\p{L}*tarif|tarife|konkurrenz|formules?|offres?|concurren\p{L}+|planes|versión|competencia|pian[oi]|versione|concorrenza|\p{L}*pakket|abonnement|concurrentie|planos?|versão|concorrência))(?:\s(?:de|di|da)\s\p{L}+|\s\p{L}+)?$/u,
);

type ClauseKind = "certain" | "mood" | "reason" | "other";

function kindOf(clause: string, tests: ClauseTests): ClauseKind {
  const said = lower(clause).trim();
  const low = said.replace(tests.soft, "").trim();
  if (low === "") return "mood";
  if (low !== said && tests.notToo.test(low)) return "certain";
  if (tests.certain.test(said) || tests.certain.test(low)) return "certain";
  if (tests.fair.test(low) && NAME.test(clause)) return "certain";
  if (tests.mood.test(low)) return "mood";
  const isReason = tests.reason.test(low) && valuesOf(clause).length === 0;
  return isReason ? "reason" : "other";
}

/** What one clause is: a wish that only an author has, a mood, or a reason. */
export function mannerOf(clause: string, language: string): ClauseKind {
  const tests = TESTS().get(language);
  return tests ? kindOf(clause, tests) : "other";
}

/** "Can it be calm and slow, like a walk by the canal?" */
function asksForMood(sentence: string, tests: ClauseTests): boolean {
  const question = /^\s*([^.!?\d]+)\?\s*$/u.exec(sentence)?.[1];
  if (question === undefined) return false;
  return tests.asked.test(lower(question.replace(LIKENED, "")).replace(tests.soft, "").trim());
}

/** The same in any language, for where the language of a text is not known yet. */
export const isMoodQuestion = (sentence: string): boolean =>
  [...TESTS().values()].some((tests) => asksForMood(sentence, tests));

const clausesIn = (sentence: string): string[] =>
  sentence
    .trim()
    .replace(/[.!…]+$/u, "")
    .split(CLAUSE_END);

/** "No pumping music.": behind a wish it says more of the same, and alone it may be for readers. */
export function isMoreOfMood(sentence: string, language: string): boolean {
  const tests = TESTS().get(language);
  if (!tests || sentence.length > LONGEST || /\d|[?？]/u.test(sentence)) return false;
  return clausesIn(sentence).every((clause) => kindOf(clause, tests) !== "other");
}

/** The whole sentence wishes for a manner or a feeling, with nothing that readers need. */
export function isMannerWish(sentence: string, language: string): boolean {
  const tests = TESTS().get(language);
  if (bansInText(sentence, language)) return true;
  if (!tests || sentence.length > LONGEST) return false;
  if (asksForMood(sentence, tests)) return true;
  if (/\d|[?？]/u.test(sentence)) return false;
  const clauses = clausesIn(sentence).map((clause) => kindOf(clause, tests));
  const first = clauses.indexOf("certain");
  return first >= 0 && clauses.every((kind, i) => kind !== "other" && (kind !== "reason" || i > first));
}
