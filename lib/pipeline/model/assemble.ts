import { clip, size, stop } from "../../copy/text.ts";
import type { Copy, Cta, Scene, Slide } from "../../copy/types.ts";
import { knownWords } from "./known-words.ts";
import type { CopyRequest } from "./request.ts";
import { tagsFor } from "./tags.ts";
import { postOf } from "./under-post.ts";
import type { Words } from "./words.ts";

const MAX_TITLE = 100;
/** A screen of a film stays as long as it takes to read: a moment, and so much for each character. */
const readingMs = (line: string) => Math.round(Math.min(3_200, 900 + size(line) * 42) / 100) * 100;

/** The model words the action; where it leads, and whether the brief asked for it, is not for it to say. */
function ctaFor({ cta: { label, url, source } }: Copy, wish: string): Cta {
  return { label: wish || label, ...(url && { url }), source };
}

/** Between cover and close the model's own slides, or ours where it was not asked for any. */
function slidesFor({ slides }: Copy, words: Words, cta: Cta): Slide[] {
  const cover: Slide = { role: "cover", title: words.headline, body: words.supporting };
  const own = words.slides?.map((slide): Slide => ({ role: "point", ...slide }));
  const points = own ?? slides.filter(({ role }) => role !== "cover" && role !== "close");
  const close = slides.filter(({ role }) => role === "close");
  return [cover, ...points, ...close.map((slide) => (cta.label ? { ...slide, title: cta.label } : slide))];
}

function scenesFor({ scenes }: Copy, words: Words, cta: Cta): Scene[] {
  const scene = (line: string, role: Scene["role"]): Scene => ({ line, role, ms: readingMs(line) });
  const own = words.scenes?.map((line) => scene(line, "point"));
  const middle = own ?? scenes.filter(({ role }) => role !== "hook" && role !== "cta");
  return [scene(words.headline, "hook"), ...middle, ...(cta.label ? [scene(cta.label, "cta")] : [])];
}

/** No judge reads the alternative text, so it may only use words that are known; else it is what the picture says. */
function altTextFor({ altText, headline, supporting, bullets }: Words, request: CopyRequest): string {
  const isKnown = knownWords(request, [headline, supporting, ...bullets].join("\n"));
  if (altText && isKnown(altText)) return altText;
  return [headline, supporting].filter(Boolean).map(stop).join(" ");
}

/** What our reader noted about the brief stays true; what the house writer noted about its own way of writing does not. */
const notesFor = ({ notes }: Copy) => notes.filter((note) => !/rephrased|strong headline/.test(note));

/** The model's words in the shape of our copy. Figures, quotation, kicker and the posts of other channels stay ours. */
export function assemble(words: Words, request: CopyRequest): Copy {
  const { houseCopy, channel } = request;
  const { headline, supporting, bullets } = words;
  const cta = ctaFor(houseCopy, words.cta);
  const tags = tagsFor(words.hashtags, request);
  const text = postOf(words.post, cta, tags, request);
  const [first] = houseCopy.headlines;
  return {
    ...houseCopy,
    headline,
    headlines: [
      {
        text: headline,
        by: "model",
        score: first?.score ?? 0,
        why: ["written by the language model"],
        source: first?.source ?? { from: "brief", quote: "" },
        used: [],
      },
      ...houseCopy.headlines,
    ],
    supporting,
    bullets,
    cta,
    slides: slidesFor(houseCopy, words, cta),
    scenes: scenesFor(houseCopy, words, cta),
    hashtags: tags.filter((tag) => text.includes(tag)),
    altText: altTextFor(words, request),
    text,
    posts: { ...houseCopy.posts, [channel]: text },
    title: clip(headline, MAX_TITLE),
    notes: notesFor(houseCopy),
  };
}
