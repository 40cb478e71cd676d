import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  [
    "New in Quillmark 3.1, out on Tuesday 15 December: Page Lock. Two people no longer overwrite each other. Included in all plans.",
    "Page Lock",
    "New in Quillmark 3.1",
    "Out on Tuesday 15 December",
  ],
  [
    "Neu in Federlauf 8: Nachtmodus. Die Karte wird abends dunkel. In allen Tarifen enthalten.",
    "Nachtmodus",
    "Neu in Federlauf 8",
    "",
  ],
  [
    "Nouveau dans Carnelle 2.4 : partage de tournée. Deux chauffeurs voient la même liste. Compris dans tous les forfaits.",
    "Partage de tournée",
    "Nouveau dans Carnelle 2.4",
    "",
  ],
  [
    "Nieuw in Veldboek 5: regenkaart. Je ziet per perceel wat er viel. Zit in elk abonnement.",
    "Regenkaart",
    "Nieuw in Veldboek 5",
    "",
  ],
])("a release is headed by what is new: %s", (brief, head, above, when) => {
  const { headline, kicker, support, posts } = houseStory({
    brief,
    brand: brandOf("Orrin"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(headline.text).toBe(head);
  expect(kicker?.text).toBe(above);
  expect(support?.text).toContain(when);
  expect(posts.linkedin?.startsWith(brief.slice(0, 20))).toBe(true);
});
