import { iconsFor } from "../kit/icon-for.ts";
import { chapters } from "./chapters.tsx";
import { closeup } from "./closeup.tsx";
import { phrased } from "./phrased.ts";
import { pointScene } from "./point-scene.ts";
import { say } from "./say.tsx";
import type { Shot } from "./stage.ts";

/** One of several things to show: its words, and the name of its picture if it has one. */
export type ChapterSpec = { title: string; body: string; photo: string; isCut: boolean };

/** Words of a body that are said in shots of their own. */
const MOST_PHRASES = 2;
/** Of more chapters every second one has a single shot. */
const MANY = 3;

/**
 * Shots for each of several things. One with a picture is shown whole, under its title, then from nearby. One without
 * has what it names, an icon or its number, and its body is said after it.
 */
export function chapterShots(list: readonly ChapterSpec[], url = "", before = 0): Shot[] {
  return list.flatMap(({ body, photo }, i) => {
    const isShort = list.length > MANY && i % 2 > 0;
    const first = titled(list, i, { url, isWhole: isShort, before });
    if (isShort) return [first];
    if (!photo) return [first, ...phrased(body, MOST_PHRASES).map((part) => say(part, "detail"))];
    return [first, nearby(photo, body, url)];
  });
}

/** `before` counts the entries that stand elsewhere. */
type Titled = { url: string; isWhole: boolean; before: number };

function titled(list: readonly ChapterSpec[], index: number, { url, isWhole, before }: Titled): Shot {
  const { title = "", body = "" } = list[index] ?? {};
  return {
    texts: [title, isWhole ? body : ""],
    draw(stage) {
      const icons = iconsFor(list.map((one) => one.title));
      const { photo: own = "" } = list[index] ?? {};
      if (!icons && !stage.context.photos.has(own)) {
        return pointScene(stage, { text: title, body: isWhole ? body : "", index: before + index });
      }
      const shown = list.map(({ photo, isCut, ...said }, i) => ({
        ...{ title: said.title, body: isWhole ? said.body : "", isCut },
        subject: stage.context.photos.get(photo) ?? { icon: icons?.[i], number: i + 1 },
      }));
      const draft = chapters(stage, shown, url)[index];
      if (!draft) throw new RangeError(`There is no chapter ${index}.`);
      return draft;
    },
  };
}

/** A picture from nearby, with words of its own. Where it cannot be read the words stand alone. */
export const nearby = (photo: string, text: string, url = ""): Shot => ({
  texts: [text],
  draw(stage) {
    const found = stage.context.photos.get(photo);
    return found ? closeup(stage, found, { text, url }) : say(text).draw(stage);
  },
});
