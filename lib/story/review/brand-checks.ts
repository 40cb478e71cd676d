import { hasWords, unique, wholeWord } from "../../copy/text.ts";
import { listed, type Reviewed, reviewed, seen } from "./check.ts";
import { plain, says } from "./plain.ts";
import { alteredSlogan } from "./slogan.ts";
import type { Subject } from "./subject.ts";

const whereIs = ({ piece }: Subject, phrase: string) =>
  piece.places.find(({ text }) => hasWords(text, phrase))?.where ?? "copy";

/** Hard: none of the words that the brand has ruled out. */
export function bannedWords(s: Subject): Reviewed {
  const rules = unique(s.guidelines.banned).filter((word) => word.trim() !== "");
  const used = rules.filter((word) => hasWords(s.everything, word));
  return reviewed({
    id: "banned_words",
    failed: used.length > 0,
    evidence: used.length
      ? used.map((word) => seen(whereIs(s, word), word, "ruled out by the guidelines"))
      : [seen("guidelines", `${rules.length} banned words, none used`)],
    fix: `Remove ${listed(used)}: the brand's guidelines rule it out.`,
  });
}

/** The phrases that always have to be there are there. */
export function requiredPhrases(s: Subject): Reviewed {
  const rules = unique(s.guidelines.required).filter((phrase) => plain(phrase) !== "");
  const missing = rules.filter((phrase) => !says(s.everything, phrase));
  return reviewed({
    id: "required_phrases",
    doubts: missing.length ? [`the required phrase ${listed(missing, 1)} is missing`] : [],
    evidence: missing.length
      ? missing.map((phrase) => seen("missing", phrase, "required by the guidelines"))
      : [seen("guidelines", `${rules.length} required phrases, all there`)],
    fix: `Add ${listed(missing)} word for word.`,
  });
}

/** Hard: the slogan is quoted exactly or not at all. */
export function sloganLocked({ brand, piece }: Subject): Reviewed {
  const slogan = brand.tagline.trim();
  const altered = piece.places.flatMap(({ where, text }) => {
    const line = slogan && alteredSlogan(slogan, text);
    return line ? [seen(where, line, `tagline: “${slogan}”`)] : [];
  });
  return reviewed({
    id: "slogan_locked",
    failed: altered.length > 0,
    evidence: altered.length ? altered : [seen("brand", slogan || "no slogan is set")],
    fix: `Write the slogan exactly: “${slogan}”.`,
  });
}

const squeezed = (text: string) => plain(text).replaceAll(" ", "");

/** The brand or product is named, and spelled as its owner spells it. */
export function namesBrand({ name, everything }: Subject): Reviewed {
  const isExact = name !== "" && wholeWord(name, "u").test(everything);
  const isThere = name !== "" && squeezed(everything).includes(squeezed(name));
  return reviewed({
    id: "names_brand",
    share: isExact ? 1 : name === "" ? 0.8 : isThere ? 0.6 : 0,
    evidence: [seen("brand", name || "no product name is set")],
    fix: name ? `Say ${listed([name])} once, spelled exactly so.` : "Add a product name to the Brand DNA.",
  });
}
