import type { FactKind } from "../kinds.ts";
import { mostSlides } from "../picture-wishes/most-slides.ts";
import type { Reading, Wish } from "../schema.ts";

/** The author's wishes as the writer obeys them. */
export type Wishes = {
  leaveOutKinds: ReadonlySet<string>;
  leaveOutWords: string[];
  mustSay: string[];
  startWith: string;
  endWith: string;
  action: string;
  hashtags: string[];
  noHashtags: boolean;
  emoji: boolean;
  noEmoji: boolean;
  short: boolean;
  slides: number | undefined;
};

type Rule = Wish["rule"];

/** What the author asked for; of two wishes that contradict each other the one that forbids counts. */
export function wishesOf(reading: Reading): Wishes {
  const { wishes } = reading;
  const valuesOf = (rule: Rule) => wishes.flatMap((w) => (w.rule === rule && w.value ? [w.value] : []));
  const has = (rule: Rule) => wishes.some((w) => w.rule === rule);
  const slides = Number.parseInt(valuesOf("slides")[0] ?? "", 10);
  return {
    leaveOutKinds: new Set<FactKind | string>(valuesOf("leave_out_kind")),
    leaveOutWords: valuesOf("leave_out_words"),
    mustSay: valuesOf("must_say"),
    startWith: valuesOf("start_with")[0] ?? "",
    endWith: valuesOf("end_with")[0] ?? "",
    action: valuesOf("action")[0] ?? "",
    hashtags: valuesOf("hashtag").flatMap((v) => v.split(/[\s,]+/)),
    noHashtags: has("no_hashtags"),
    emoji: has("emoji"),
    noEmoji: has("no_emoji"),
    short: has("short"),
    slides: slides > 0 ? slides : mostSlides(reading),
  };
}
