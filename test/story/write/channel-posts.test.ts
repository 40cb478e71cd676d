import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = {
  ...brandOf("Harbour Sauna"),
  tagline: "Heat by the water",
  product_map: { website: "harboursauna.example" },
};
const postsOf = (brief: string, tagline = brand.tagline) =>
  houseStory({ brief, brand: { ...brand, tagline }, channel: "linkedin", assetType: "card" }).posts as Record<
    Channel,
    string
  >;

const plain = (text: string) => text.replace(/https:\/\//g, "").replace(/\s+/g, " ");

describe.each([
  [
    "en",
    "Heat by the water",
    "The sauna on Pier 4 opens on 1 December. It is heated with ash from the park next door. The hot room holds twelve people. A visit costs £14, towels included. Book at pier4.example/book",
  ],
  [
    "de",
    "Wärme am Wasser",
    "Die Sauna am Pier 4 öffnet am 1. Dezember. Geheizt wird mit Eschenholz aus dem Park. Der heiße Raum hat zwölf Plätze. Ein Besuch kostet 14 Euro, Handtuch inklusive. Buchen: pier4.example/buchen",
  ],
  [
    "fr",
    "La chaleur au bord de l’eau",
    "Le sauna du quai 4 ouvre le 1er décembre. Il est chauffé au frêne du parc voisin. La salle chaude a douze places. Une visite coûte 14 euros, serviette comprise. Réserver : pier4.example/reserver",
  ],
])("posts of a brief in %s", (_, tagline, brief) => {
  const posts = postsOf(brief, tagline);
  const first = brief.split(/(?<=[a-z])\. /)[0] ?? "";

  test("are another one on every channel", () => {
    expect(new Set(Object.values(posts)).size).toBe(Channel.options.length);
  });

  test("have the same sentences, and none that the author or the brand did not write", () => {
    const known = plain(`${brief} Harbour Sauna. ${tagline}. harboursauna.example`);
    for (const post of Object.values(posts))
      for (const line of post.split("\n").filter(Boolean))
        expect(known.replaceAll("’", "'")).toContain(plain(line).replaceAll("’", "'").replace(/\.$/, ""));
  });

  test("begin with a line that stands alone where the others are hidden", () => {
    for (const channel of ["linkedin", "instagram", "tiktok"] as const)
      expect(posts[channel].split("\n")[0]).toBe(`${first}.`);
    for (const channel of ["twitter", "youtube", "web"] as const)
      expect(posts[channel].split("\n")[0]).not.toBe(`${first}.`);
  });

  test("are signed where the account does not say who speaks", () => {
    const signed = Channel.options.filter((channel) => posts[channel].includes(`${tagline}.`));
    expect(signed).toEqual(["linkedin", "youtube"]);
  });
});

test("an answer stays beside the question of the first line", () => {
  const { instagram } = postsOf(
    "Stale loaf? Don't bin it. It works once more in the oven. We show how on Friday.",
  );
  expect(instagram).toMatch(/^Stale loaf\? Don’t bin it/);
});

test("the link stands early below a film, and in the line on a page", () => {
  const text =
    "The sauna opens on 1 December. It is heated with ash. The hot room holds twelve people. It has a window to the sea. A visit costs £14, towels included. Children under 12 come in the morning.";
  const { youtube, web } = postsOf(`${text}\npier4.example/book`);
  expect(youtube.split("\n\n")[1]).toBe("https://pier4.example/book");
  expect(web.split("\n").at(-1)).toMatch(/\. pier4\.example\/book$/);
});

test.each([
  [
    "Nos horaires :\nJeudi : 6 h – 16 h\nVendredi : fermé\nSamedi : 7 h – 13 h",
    "Nos horaires\u00a0:\n\nJeudi",
  ],
  ["Our hours:\nThursday: 6:00–16:00\nFriday: closed\nSaturday: 7:00–13:00", "Our hours:\n\nThursday"],
])("the line above a list has the colon of its language: %s", (brief, beginning) => {
  expect(postsOf(brief).linkedin.startsWith(beginning)).toBe(true);
});

test("a Japanese name and its line are set apart as there, without stops", () => {
  const post = houseStory({
    brief: "12月1日(火)に新しい窯を開きます。参加費は4,800円です。お申し込みはお電話でどうぞ。",
    brand: { ...brandOf("こもれび陶房"), tagline: "手のひらに、土のぬくもり" },
    channel: "linkedin",
    assetType: "card",
  }).posts.linkedin;
  expect(post).toMatch(/\n\nこもれび陶房\u3000手のひらに、土のぬくもり$/u);
});

test("a headline of two sentences that the post has is no title over it", () => {
  const { posts } = houseStory({
    brief:
      "Thank you. Because of you, our new barn for retired horses is paid for. 412 people gave $86,500 between March and November 2026. Visitors are welcome from Saturday, March 6, 2027, 10 am to 3 pm.",
    brand: brandOf("Fernhollow"),
    channel: "youtube",
    assetType: "slideshow",
  });
  expect(posts.youtube?.match(/412 people/g)).toHaveLength(1);
});
