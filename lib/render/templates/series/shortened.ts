import { breathsOf } from "../../../text/breaths.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { clip, inARow } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

type TitledText = { title: string; body: string };
type TitleLimits = { title: number; body: number };

/** A title and its text within their limits; words that have no room there end in an ellipsis. */
export function shortened({ title, body }: TitledText, limits: TitleLimits): TitledText {
  const [head, rest] = inTwo(title || body, title ? body : "", limits);
  return { title: clip(head, limits.title), body: clip(rest, limits.body) };
}

/** A title that is too long ends with a sentence, else where one takes breath; what is left stands under it. */
function inTwo(title: string, body: string, limits: TitleLimits): [string, string] {
  const most = limits.title;
  const [first = "", ...others] = sentencesOf(title);
  if (title.length <= most) return [title, body];
  if (first.length <= most && others.length > 0)
    return [first.replace(/(?<!\.)\.$/, ""), inARow([...others, body])];
  const [head = "", ...parts] = evenBreaths(title, most);
  const [closed, rest] = inClauses(head, parts.join(UNSPACED.test(title) ? "" : " "));
  const under = inARow([/[.!?。！？]$/u.test(rest) || !rest ? rest : `${rest}.`, body]);
  return head !== "" && under.length <= limits.body ? [closed, under] : [title, body];
}

/** "… with a curved chisel, | 16 days": a few words behind the last breath would hang under their sentence. */
function evenBreaths(title: string, most: number): string[] {
  const parts = breathsOf(title, most);
  const isStump = parts.length === 2 && (parts[1]?.length ?? 0) < STUMP;
  const even = isStump ? breathsOf(title, Math.ceil(title.length * EVEN)) : [];
  return even.length === 2 ? even : parts;
}
/** Letters of a stump, and the share of the title that an evener first part has at most. */
const STUMP = 16;
const EVEN = 0.7;

/**
 * "…, and we took the olives to the mill": a clause behind a comma stands by itself, without the sign and its first
 * word. What else is behind a comma, "with whom we rowed", goes on under it as its author wrote it.
 */
function inClauses(head: string, rest: string): [string, string] {
  if (!head.endsWith(",")) return [head, rest];
  const clause = AND_CLAUSE.exec(rest)?.groups?.clause ?? (SO.test(rest) ? rest : undefined);
  if (clause) return [head.slice(0, -1), capitalized(clause)];
  return [FIGURE.test(rest) ? head.slice(0, -1) : head, rest];
}
/** "…, | 17:00 to 21:00, €12": figures behind a comma are a line of their own. */
const FIGURE = /^[€£$₹]?\d/u;
/** "…, so please apply": a sentence may begin with it. */
const SO = /^(?:so|but|also|aber|deshalb|donc|mais|así que|pero|quindi|ma|dus|maar|por isso|mas)(?!\p{L})/iu;
const AND_CLAUSE =
  /^(?:and|und|et|y|e|en) (?<clause>(?:we|you|it|they|there|he|she|wir|sie|ihr|es|man|du|nous|vous|on|ils?|elles?|abbiamo|avete|hanno|ha|è|sono|siamo|hemos|han|es|son|está|están|estamos|temos|têm|tem|são|é|estão|wij|je|jullie|ze|hij|het)(?!\p{L}).{12,})$/iu;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
