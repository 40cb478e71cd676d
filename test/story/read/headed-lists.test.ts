import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Tolbeck");
const saysOf = (brief: string) =>
  readStory({ brief, brand }).facts.flatMap(({ id, kind, says }) =>
    id.startsWith("f") && kind === "news" ? [says] : [],
  );

const BINS = `What goes in which bin

Food caddy
- tea bags
- bones
- stale bread

Green bin
- grass cuttings
- leaves

Collection is every Tuesday from 7 am.`;

test.each(["", ":"])("a list keeps its heading, with colon or without: %j", (colon) => {
  const brief = BINS.replace("caddy", `caddy${colon}`).replace("Green bin", `Green bin${colon}`);
  expect(saysOf(brief)).toEqual([
    "What goes in which bin.",
    "Food caddy: tea bags; bones; stale bread.",
    "Green bin: grass cuttings; leaves.",
  ]);
});

test("what one heading says is under no other, in posts and on an infographic", () => {
  const brief = `Door je enkel gegaan?

Zelf afwachten kan als
- je na de val vier stappen kon lopen
- de zwelling na twee dagen minder wordt

Bel ons als
- je na vijf dagen nog mank loopt
- je onzeker bent op een trap`;
  const story = houseStory({ brief, brand, channel: "instagram", assetType: "infographic" });
  expect(story.points.map(({ text }) => text)).toEqual([
    "Zelf afwachten kan als: je na de val vier stappen kon lopen; de zwelling na twee dagen minder wordt",
    "Bel ons als: je na vijf dagen nog mank loopt; je onzeker bent op een trap",
  ]);
  expect(story.posts.instagram).toContain("Bel ons als: je na vijf dagen nog mank loopt; je onzeker");
});

test.each([
  ["one list", "Bring along\n- boots\n- a cup\n\nWe meet at 9 am on Saturday."],
  ["parts of a series", "Slide 1\n- our shop\n- our street\n\nSlide 2\n- our bread\n- our cakes"],
  ["prices", "Women\n- cut £40\n- colour £65\n\nMen\n- cut £25\n- beard £12"],
])("%s under headings are read as before", (_what, brief) => {
  expect(saysOf(brief).some((says) => says.includes("; "))).toBe(false);
});
