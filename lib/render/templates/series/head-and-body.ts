import { capitalized } from "../../../text/capitalized.ts";
import { hasTwoLabels } from "../../../text/two-labels.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

/** A title of a few words and what stands under it. */
type HeadAndBody = { title: string; body: string };

const NAME = { letters: 34, words: 6 };
/** A shorter sentence says too little to stand alone. */
const SENTENCE = 12;
/** A word or two after a colon belong to the title. */
const REST = 12;

/**
 * A slide that has only a title, with the name before its colon or its first sentence as the title. "Not in the
 * microwave: heat harms the aroma" is read in two steps.
 */
export function headAndBody({ title, body }: HeadAndBody): HeadAndBody {
  if (body !== "" || hasTwoLabels(title)) return { title, body };
  const [, name = "", said = ""] = /^([^:“”"]{3,}?)\s?:\s+(\S.*)$/u.exec(title) ?? [];
  const isName = name.length <= NAME.letters && name.split(/\s+/).length <= NAME.words && !/\d$/.test(name);
  if (name !== "" && isName && said.length >= REST) return { title: name, body: capitalized(said) };
  const [first = "", ...others] = sentencesOf(title);
  if (others.length === 0 || first.length < SENTENCE || /[?？]/u.test(first)) return { title, body };
  return {
    title: first.replace(/(?<!\.)[.。]$/u, ""),
    body: others.join(/[。！？]/u.test(title) ? "" : " "),
  };
}

/** "About 4,400 nappies, £1,050": a sum of money that ends what is said. */
const SUM = "[£$€₹] ?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d+)* ?[£$€₹]";
const AT_END = new RegExp(
  `^(?<rest>.*?)(?<!\\p{L})(?<link>(?:so|also|total|donc|así que|quindi|dus|ou seja),? )?(?<sum>${SUM})\\.?$`,
  "iu",
);
/** Words that the sum is nothing without: "from £18", "a day from £18". */
const OPEN = /[\p{L}\p{N}]$/u;

/** "Saturday, 10 to 5, £75, shared lunch": a price between when and what else there is. */
const BETWEEN = new RegExp(
  `^(?<rest>[^£$€₹]*\\d[^£$€₹]*?),\\s(?<sum>${SUM}),\\s(?<after>[^\\d£$€₹]{4,80})$`,
  "iu",
);

/** The sum that a text comes to, and the text before it; undefined where the sum is a part of a sentence. */
export function sumAtEnd(body: string): { sum: string; rest: string } | undefined {
  const between = BETWEEN.exec(body)?.groups;
  if (between) return { sum: between.sum ?? "", rest: `${between.rest}, ${between.after}` };
  const { rest = "", sum = "" } = AT_END.exec(body)?.groups ?? {};
  const before = rest.trim();
  return sum === "" || OPEN.test(before) ? undefined : { sum, rest: before.replace(/[\s,;:–—-]+$/u, "") };
}
