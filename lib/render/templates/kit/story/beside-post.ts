import { sentencesOf } from "./sentences.ts";
import { isSaid, tokensOf } from "./tokens.ts";

type BesideOptions = {
  post: string | undefined;
  /** Characters of the opening. */
  most: number;
  /** Values that must stand on the picture, and have no place in a row of facts. */
  needed: readonly string[];
};

/** A text that stands beside its post: its opening, what must be seen, and what the post leaves out. */
export function besidePost(text: string, { post, most, needed }: BesideOptions): string {
  if (!post || text.length <= most) return text;
  const posted = tokensOf(post);
  const all = sentencesOf(text);
  const between = /[。！？]/u.test(text) ? "" : " ";
  const opening = all.filter((_, i) => i === 0 || all.slice(0, i + 1).join(between).length <= most);
  const isKept = (sentence: string) =>
    needed.some((value) => sentence.includes(value)) || !isSaid(sentence, posted);
  return all.filter((one, i) => i < opening.length || isKept(one)).join(between);
}
