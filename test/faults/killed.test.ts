import { describe, expect, test } from "vitest";
import { type Cut, CUTS } from "../support/isolate.ts";
import type { Story } from "../support/stories.ts";
import { CLIPS, DRAWN, FILMS, MONEY, POSTS, studioStory, UPLOADS } from "../support/stories.ts";
import { fakeForTests } from "../support/studio.ts";

const fake = fakeForTests();
const ALL = [...DRAWN, ...FILMS, ...POSTS, ...UPLOADS, ...CLIPS, ...MONEY, studioStory(fake)];
const STORIES = ALL.filter(({ name }) => new RegExp(process.env.STORY ?? "").test(name));

async function walk(story: Story, cut: Cut, tries: number) {
  const bad: string[] = [];
  let p = await story.open();
  for (let at = 1; at < 400; at++) {
    p.cut(at, cut);
    let troubles: string[];
    try {
      await story.tell(p, tries);
      await p.rest();
      p.mend();
      troubles = [...(await p.troubles()), ...((await story.troubles?.(p)) ?? [])];
    } catch (error) {
      troubles = [`threw ${String(error)}`];
    }
    const struck = p.struck();
    if (troubles.length > 0) {
      if (bad.length > 6) return bad;
      bad.push(`${at} [${struck}] ${tries}: ${troubles.join("; ")}`);
      await p.abandon();
      p = await story.open();
      fake.forget();
    }
    if (!struck) {
      console.log(story.name, cut, tries, at - 1);
      return bad;
    }
  }
  return bad;
}

describe.each(STORIES)("$name", (story) => {
  test.each(CUTS)("%s", async (cut) => {
    expect(await walk(story, cut, 5)).toEqual([]);
  }, 300_000);
  test.each(["dies before", "dies after"] as const)("nobody comes back %s", async (cut) => {
    expect(await walk(story, cut, 1)).toEqual([]);
  }, 300_000);
});
