import { remembered } from "../../../text/once.ts";
import { form, type OpenForm, whole } from "./search.ts";
import { undecidedWords } from "./words/of.ts";

/** Forms in which an author looks for a word, or sends the maker to a file that readers do not have. */
export const forgotten = remembered((language): readonly OpenForm[] => {
  const w = undecidedWords(language);
  if (!w) return [];
  return [
    form("forgotten", whole(w.forgot)),
    form(
      "file",
      `(?<=^|[.!?;:(]\\s*)(?:\\p{L}{1,8} ){0,3}?(?:\\p{L}[’'])?(?:${w.pictures})(?: [\\p{L}’']+){0,3}?[\\s:,(–-]+(?:${w.kept})(?!\\p{L})`,
    ),
  ];
});
