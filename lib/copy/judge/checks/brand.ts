import type { Check } from "../../../vocab.ts";
import { emojis, hasWords, unique, wholeWord } from "../../text.ts";
import { voiceOf } from "../../voice.ts";
import { check, named, seen } from "../check.ts";
import { flat } from "../ledger/sources.ts";
import { alteredSlogan, misspelt } from "../near-miss.ts";
import type { Subject } from "../subject.ts";

const whereIs = ({ places }: Subject, phrase: string) =>
  places.find((p) => hasWords(p.text, phrase))?.where ?? "copy";

const squeezed = (text: string) => flat(text).replaceAll(" ", "");

/** 1 when spelled exactly, 0.6 when only blanks, hyphens or capitals differ. */
function spelling({ name, everything, told }: Subject): number {
  if (wholeWord(name, "u").test(everything)) return 1;
  return squeezed(name) !== "" && told.flat.replaceAll(" ", "").includes(squeezed(name)) ? 0.6 : 0;
}

/** The brand or product is named, and spelled as its owner spells it. */
function namesBrand(s: Subject): Check {
  const { name, everything, brief } = s;
  const base = { id: "names_brand", group: "brand", label: "Names the brand or product" } as const;
  if (!name) {
    const evidence = [seen("brand", "no product name is set")];
    return check({ ...base, share: 0.8, evidence, fix: "Add a product name to the Brand DNA." });
  }
  const slip = misspelt(name, everything, brief);
  return check({
    ...base,
    share: slip ? 0 : spelling(s),
    evidence: [slip ? seen("copy", slip, `the name is “${name}”`) : seen("brand", name)],
    fix: `Say ${named([name])} once, spelled exactly so.`,
  });
}

/** Hard: none of the words the brand or the brief has ruled out. */
function bannedWords(s: Subject): Check {
  const rules = unique([...s.guidelines.banned, ...s.facts.limits.avoidWords]).filter((w) => w.trim() !== "");
  const used = rules.filter((w) => hasWords(s.everything, w));
  return check({
    id: "banned_words",
    group: "brand",
    label: "Uses none of the banned words",
    share: used.length ? 0 : 1,
    hard: true,
    evidence: used.length
      ? used.map((w) => seen(whereIs(s, w), w, "ruled out by the guidelines or the brief"))
      : [seen("guidelines", `${rules.length} banned words, none used`)],
    fix: `Remove ${named(used)}: the brand’s guidelines or the brief rule it out.`,
  });
}

/** The phrases that always have to be there are there. */
function requiredPhrases(s: Subject): Check {
  const rules = unique([...s.guidelines.required, ...s.facts.limits.mustSay]).filter((p) => flat(p) !== "");
  const missing = rules.filter((p) => !s.told.flat.includes(flat(p)));
  return check({
    id: "required_phrases",
    group: "brand",
    label: "Includes the required phrases",
    share: missing.length ? 0 : 1,
    evidence: missing.length
      ? missing.map((p) => seen("missing", p, "required by the guidelines or the brief"))
      : [seen("guidelines", `${rules.length} required phrases, all there`)],
    fix: `Add ${named(missing)} word for word.`,
  });
}

const CONTRACTION = /(?<!\p{L})\p{L}+(?:n[’']t|[’'](?:re|ve|ll))(?!\p{L})/gu;

/** Punctuation, emoji and empty words as the brand's voice allows. */
function soundsRight(s: Subject): Check {
  const voice = voiceOf(s.guidelines, s.facts.tone);
  const { wantEmoji, noEmoji } = s.facts.limits;
  const bangs = s.everything.match(/[!！]/g)?.length ?? 0;
  const faces = emojis(s.everything).length;
  const short = voice.formal ? (s.everything.match(CONTRACTION)?.length ?? 0) : 0;
  const { empty } = s;
  const lost =
    Math.max(0, bangs - (voice.playful ? 3 : 1)) * 0.2 +
    (faces && !voice.emoji && !wantEmoji ? Math.min(0.6, faces * 0.2) : 0) +
    (noEmoji && faces ? 1 : 0) +
    (voice.formal ? Math.min(0.4, short * 0.1) : 0) +
    Math.min(0.8, s.emptiness * 10);
  const saw = [
    `${bangs} exclamation marks`,
    `${faces} emoji`,
    ...(empty.length ? [`empty words: ${empty.slice(0, 4).join(", ")}`] : []),
  ];
  return check({
    id: "voice",
    group: "brand",
    label: "Sounds like the brand",
    share: 1 - lost,
    evidence: [seen("copy", saw.join("; "))],
    fix:
      voice.formal && !empty.length && bangs < 2 && !faces
        ? "Write out the contractions; the brand’s voice is formal."
        : "Calm it down: fewer exclamation marks, emoji and empty words.",
  });
}

/** Hard: the slogan is quoted exactly or not at all. */
function sloganLocked({ brand, places }: Subject): Check {
  const slogan = brand.tagline.trim();
  const found = places.flatMap((p) => {
    const line = slogan && alteredSlogan(slogan, p.text);
    return line ? [seen(p.where, line, `tagline: “${slogan}”`)] : [];
  });
  return check({
    id: "slogan_locked",
    group: "brand",
    label: "The slogan is untouched",
    share: found.length ? 0 : 1,
    hard: true,
    evidence: found.length ? found : [seen("brand", slogan || "no slogan is set")],
    fix: `Write the slogan exactly: “${slogan}”.`,
  });
}

/** Does it belong to this brand? */
export const BRAND: readonly ((s: Subject) => Check)[] = [
  namesBrand,
  bannedWords,
  requiredPhrases,
  soundsRight,
  sloganLocked,
];
