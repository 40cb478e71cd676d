import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Quay Bakery"), channel: "twitter", assetType: "card" });

test.each([
  [
    "A walker in Leith found our old sign in a skip and brought it back. Main thing to stand out: That person gets bread for a year.",
    "A walker in Leith",
    "That person gets bread for a year",
  ],
  [
    'The stone oven is relined from 2 to 6 March. It stays cold during that week. Please make "It stays cold during that week" the biggest thing.',
    "The stone oven is relined",
    "It stays cold during that week",
  ],
  [
    "Ab dem 4. Mai sind wir in der Hafenstraße 7. Ins Auge fallen soll: Dort gibt es endlich einen Hof zum Sitzen. Die Öffnungszeiten bleiben gleich.",
    "Ab dem 4. Mai",
    "Dort gibt es endlich einen Hof",
  ],
  [
    "El 4 de mayo nos mudamos a la calle Olmo 7. Lo más importante es que allí tendremos sitio para dar cursos. El teléfono no cambia.",
    "El 4 de mayo",
    "Allí tendremos sitio para dar cursos",
  ],
  [
    "Wir bauen um. Der Eingang ist ab Montag, 1. März, hinten im Hof. Die Botschaft, die rüberkommen soll, ist, dass er bis Ostern dort bleibt.",
    "Wir bauen um",
    "Er bleibt bis Ostern dort",
  ],
])(
  "a wanted sentence stands behind the one that names its person, place or time: %s",
  (brief, head, said) => {
    const { headline, posts } = storyOf(brief);
    const post = posts.twitter ?? "";
    expect(headline.text).toMatch(head);
    expect(post).toContain(said);
    expect(post.indexOf(said)).toBeGreaterThan(0);
  },
);

test.each([
  [
    "The shop moves on 1 March. Main thing to stand out: Bring your own bag. The bus stops at the door.",
    "Bring your own bag",
  ],
  [
    "Ab dem 4. Mai sind wir in der Hafenstraße 7. Ins Auge fallen soll: Diesen Samstag gibt es Brot für alle. Die Nummer bleibt gleich.",
    "Diesen Samstag gibt es Brot für alle",
  ],
])("a wanted sentence that stands alone leads: %s", (brief, head) => {
  expect(storyOf(brief).headline.text).toBe(head);
});
