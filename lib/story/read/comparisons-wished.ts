import { once } from "../../text/once.ts";
import { lower, pattern } from "./lower.ts";
import { valuesOf } from "./values.ts";

/**
 * "Could you make old and new easy to compare?": what stands together in the brief is drawn together, so that only the
 * order is held back. "Compare them in our showroom" says to readers where.
 */
const WISHES: Record<string, string> = {
  en: "(?:(?:can|could|would) you (?:please )?(?:make|keep|show|lay out|set out|do) |please (?:make|keep|show|lay out|set out) |(?:we|i)(?:['’]d| would) like )[^.!?]{2,70} (?:(?:so )?(?:that )?(?:it|they|people)(?:['’]s| is|['’]re| are)? )?(?:easy|easier|simple) to compare(?: at a glance)?(?:,? please)?|(?:please )?make it (?:easy|easier) to compare [^.!?]{3,60}",
  de: "(?:könnt|könnten|kannst|könntest) (?:ihr|sie|du) [^.!?]{3,70} (?:(?:gut |leicht |einfach |besser )vergleichbar (?:machen|darstellen)|gegenüberstellen)|bitte [^.!?]{3,60} (?:gegenüberstellen|(?:gut |leicht )?vergleichbar (?:machen|darstellen|zeigen))|[^.!?]{3,60} bitte (?:gegenüberstellen|(?:so,? )?(?:gut |leicht )vergleichbar(?: machen| darstellen)?)",
  fr: "(?:(?:pouvez|pourriez)-vous|(?:peux|pourrais)-tu|merci de|il faudrait|on voudrait) [^.!?]{3,80} (?:faciles? à comparer|comparables?(?: d['’]un coup d['’]œil)?)|(?:il faut |on voudrait |nous voudrions )?qu['’]on puisse (?:facilement |bien )?comparer [^.!?]{3,60}",
  es: "¿?(?:podéis|puedes|podríais|podrías|pueden) [^.!?]{3,80} (?:fácil(?:es)? de comparar|comparables)|que se pueda(?:n)? comparar (?:bien |fácilmente )?[^.!?]{3,60}|que sea(?:n)? fácil(?:es)? (?:de comparar|comparar)[^.!?]{0,50}",
  it: "(?:potete|puoi|potreste|potresti) [^.!?]{3,80} (?:facil[ei] da confrontare|confrontabili)|che si possa(?:no)? confrontare (?:bene |facilmente )?[^.!?]{3,60}",
  nl: "(?:kun je|kunt u|kunnen jullie|kan je) [^.!?]{3,80} (?:(?:goed|makkelijk|beter) (?:te vergelijken|vergelijkbaar)(?: maken| zetten)?)|[^.!?]{3,60} graag (?:goed|makkelijk) (?:te vergelijken|vergelijkbaar)",
  pt: "(?:podem|pode|podes|poderiam) [^.!?]{3,80} (?:fá(?:cil|ceis) de comparar|comparáveis)|que se possa(?:m)? comparar (?:bem |facilmente )?[^.!?]{3,60}",
};

const TESTS = once(
  () =>
    new Map(
      Object.entries(WISHES).map(([code, source]) => [code, pattern(`^(?:${source})\\s?[?!.]*$`)] as const),
    ),
);

const LONGEST = 150;

/** The whole sentence orders that things can be compared. */
export const asksComparison = (sentence: string, language: string): boolean =>
  sentence.length <= LONGEST &&
  TESTS().get(language)?.().test(lower(sentence.trim())) === true &&
  valuesOf(sentence).length === 0;
