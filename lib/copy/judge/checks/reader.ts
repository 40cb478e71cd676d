import type { Check } from "../../../vocab.ts";
import { isImperative } from "../../grammar.ts";
import { check, seen } from "../check.ts";
import { emptyIn } from "../empty-words.ts";
import { isLeftBehind } from "../flaws.ts";
import type { Subject } from "../subject.ts";
import { isRequest } from "./point.ts";

/** Words that turn a fact towards the reader: you, a saving, an end to something, somebody it is for. */
const TOWARDS_READER =
  /(?<!\p{L})(?:you(?:rs?|[’'](?:re|ll|d|ve))?|so (?:you|that)|free|save[sd]?|without|no more|no need|no longer|faster|easier|cheaper|stop|off|only|now|new|never)(?!\p{L})|(?<!\p{L})for (?!the(?!\p{L})|an? |our |\d)\p{L}+/iu;

/** An empty promise speaks to nobody. */
const speaks = (text: string) => !emptyIn(text).length && (TOWARDS_READER.test(text) || isImperative(text));

/** Lines of the post that may count: nothing invented, nothing left over from a draft. */
function honestLines({ copy, entries }: Subject): string[] {
  const invented = entries.filter(({ claim }) => !claim.supported).map(({ sentence }) => sentence);
  return copy.text
    .split("\n")
    .filter(
      (line) => !line.startsWith("#") && !isLeftBehind(line) && !invented.some((s) => line.includes(s)),
    );
}

function part(s: Subject): number {
  const { copy, english, facts } = s;
  if (!english) return facts.ctas.length || facts.offers.length || facts.audience ? 0.9 : 0.65;
  if (speaks(copy.headline) && !isRequest(copy.headline)) return 1;
  if (speaks(copy.supporting)) return 0.9;
  return honestLines(s).some(speaks) ? 0.65 : 0.2;
}

/** Shows what is in it for the reader. */
export function forReader(s: Subject): Check {
  return check({
    id: "for_reader",
    group: "message",
    label: "Shows what is in it for the reader",
    share: s.copy.headline.trim() || s.copy.text.trim() ? part(s) : 0,
    evidence: [seen("headline", s.copy.headline)],
    fix: "Say in the headline or right under it what the reader gets: saved time, an answer, a date, a price.",
  });
}
