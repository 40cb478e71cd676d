import { sentencesOf } from "./sentences.ts";
import { isSaid, tokensOf } from "./tokens.ts";

type BesideOptions = {
  post: string | undefined;
  /** Characters of the opening. */
  most: number;
  /** Values that must stand on the picture, and have no place in a row of facts. */
  needed: readonly string[];
};

/**
 * A text that stands beside its post: what must be seen and what the post leaves out, and as much of its opening as there
 * is room for. Where everything that must be seen is long, the opening stays in the post.
 */
export function besidePost(text: string, { post, most, needed }: BesideOptions): string {
  if (!post || text.length <= most) return text;
  const posted = tokensOf(post);
  const all = sentencesOf(text);
  const between = /[。！？]/u.test(text) ? "" : " ";
  const values = needed.map(typed);
  const isKept = (sentence: string) =>
    values.some((value) => typed(sentence).includes(value)) || !isSaid(sentence, posted);
  const kept = all.map(isKept);
  if (!kept.includes(true)) kept[0] = true;
  const withOne = (at: number) => all.filter((_, i) => kept[i] || i === at).join(between);
  const next = () => kept.indexOf(false);
  while (next() >= 0 && withOne(next()).length <= most) kept[next()] = true;
  return all.filter((_, i) => kept[i]).join(between);
}

/** Values stand as they were typed in a brief, sentences as they are set. */
const typed = (text: string) => text.replace(/[’‘]/g, "'");
