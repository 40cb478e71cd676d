import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const PAGE = `## What's Changed
* Fix the login loop on Safari by @anna in https://github.com/kite/kite/pull/112
* Add a dark mode for the editor by @ben-o and @cleo in https://github.com/kite/kite/pull/118
* feat(export): PDF with bookmarks by @anna in https://github.com/kite/kite/pull/120
* Bump lodash from 4.17.20 to 4.17.21 by @dependabot[bot] in https://github.com/kite/kite/pull/121
* The board loads in half a second by @dario in https://github.com/kite/kite/pull/125

## New Contributors
* @cleo made their first contribution in https://github.com/kite/kite/pull/118

**Full Changelog**: https://github.com/kite/kite/compare/v3.1.0...v3.2.0`;

const changesOf = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") }).changes.map(({ label, text }) => `${label}: ${text}`);

test("release notes of GitHub are read as changes, without people and addresses", () => {
  expect(changesOf(`Kite 3.2.0\n\n${PAGE}`)).toEqual([
    "fixed: The login loop on Safari",
    "added: A dark mode for the editor",
    "added: PDF with bookmarks",
    "changed: The board loads in half a second",
  ]);
});

test.each(["linkedin", "twitter", "instagram"] as const)(
  "nothing around the changes is posted on %s",
  (channel) => {
    const story = houseStory({
      brief: `Kite 3.2.0\n\n${PAGE}`,
      brand: brandOf("Kite"),
      channel,
      assetType: "card",
    });
    const published = JSON.stringify([
      story.posts[channel],
      story.headline,
      story.support,
      story.points,
      story.changes,
    ]);

    expect(published).not.toMatch(/@|github\.com|contribut|Full Changelog|lodash|\bpull\b/i);
    expect(published).toContain("login loop");
  },
);

test("a post of changes without a version is headed by the brand, and not by one of them", () => {
  const story = houseStory({ brief: PAGE, brand: brandOf("Kite"), channel: "twitter", assetType: "card" });
  expect(story.posts.twitter).toMatch(/^Kite:\n\n• Fixed: the login loop on Safari\n• Added: /);
});

test("headings with an emoji and links of release tools are labels and references", () => {
  const brief = `## 4.1.0

### 🐛 Bug Fixes
* **sync:** keep the order of tasks ([#41](https://github.com/kite/kite/issues/41)) ([ab12cd3](https://github.com/kite/kite/commit/ab12cd3))

### Exciting New Features 🎉
* Boards can be printed by @anna in #52`;

  expect(changesOf(brief)).toEqual([
    expect.stringMatching(/^fixed: .*keep the order of tasks$/i),
    "added: Boards can be printed",
  ]);
});

test("handles and contributors of a brief that is no page of releases stay", () => {
  const { facts, heldBack } = readStory({
    brief:
      "Our street festival is on 3 May.\n\nContributors:\n- Anna Ray, baker\n- Ben Olu, potter\n\n@kiteapp",
    brand: brandOf("Kite"),
  });
  expect(facts.map(({ says }) => says).join(" ")).toMatch(/Anna Ray.*Ben Olu/);
  expect(heldBack.filter(({ why }) => why === "internal")).toEqual([]);
});

test.each([
  [
    "Lagerblick 4.2\n## Änderungen\n- Export in UTF-8\n## Fehlerbehebungen\n- Doppelte Buchungen",
    "Änderungen\n• Export in UTF-8",
  ],
  [
    "Stocka 4.2\n## Corrections\n- Double écriture\n## Modifié\n- Export en UTF-8",
    "Modifié\n• Export en UTF-8",
  ],
  [
    "Almacena 4.2\n## Cambios\n- Exportación en UTF-8\n## Correcciones\n- Apuntes dobles",
    "Cambios\n• Exportación en UTF-8",
  ],
])("an entry under a heading has its label in the language of the notes: %s", (brief, said) => {
  const { posts } = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  expect(posts.linkedin?.replaceAll("\u00a0", " ")).toContain(said);
  expect(posts.linkedin).not.toContain("Changed");
});
