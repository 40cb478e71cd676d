import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tidewell"), channel: "linkedin", assetType: "card" }).posts.linkedin ??
  "";

test.each([
  ["6,412 parcels given out. 87 volunteers gave 9,300 hours. End with a thank you.", "Thank you."],
  [
    "6.412 Pakete ausgegeben. 87 Freiwillige haben 9.300 Stunden gegeben. Am Ende bitte ein Danke.",
    "Vielen Dank.",
  ],
  ["412 animaux accueillis cette année. 367 ont été adoptés. Terminez par un merci.", "Merci."],
  [
    "Dit jaar hebben we 412 dieren opgevangen. Daarvan zijn er 367 geplaatst. Eindig met een bedankje.",
    "Bedankt.",
  ],
])("thanks that end a piece by order are said: %s", (brief, thanks) => {
  const post = postOf(brief);
  expect(post).toContain(thanks);
  expect(post).not.toMatch(/End with|Am Ende|Terminez|Eindig/);
});

test("thanks to those whom an order names go to them", () => {
  const post = postOf("367 cats were adopted this year. End with a thank you to volunteers and adopters.");
  expect(post).toContain("Thank you to volunteers and adopters.");
});

test.each([
  [
    "Für unsere neue Seite „Wieder fahren nach langer Pause“. Auffrischungskurs mit 5 Fahrstunden, 345 €.",
    "Wieder fahren nach langer Pause",
  ],
  [
    "For our new page “Driving again after a long break”. A refresher of 5 lessons, £345.",
    "Driving again after a long break",
  ],
  [
    "Pour notre nouvelle page « Conduire après une longue pause ». Cinq leçons, 345 €.",
    "Conduire après une longue pause",
  ],
])("the title of a page stands without where it is: %s", (brief, title) => {
  const { headline, posts } = houseStory({
    brief,
    brand: brandOf("Tidewell"),
    channel: "linkedin",
    assetType: "og_image",
  });
  expect(headline.text).toBe(title);
  expect(posts.linkedin).not.toMatch(/unsere neue Seite|our new page|nouvelle page/);
});

test("an end that names a part of the brief is no words for readers, however politely it is asked for", () => {
  const { posts, slides } = houseStory({
    brief:
      "We need 20 more helpers with a torch.\n\nOne evening a week is enough.\n\nSign up: helpers@fernwick.example\n\nEnd with the sign-up please.",
    brand: brandOf("Fernwick"),
    channel: "instagram",
    assetType: "carousel",
  });
  expect(posts.instagram).toContain("Sign up: helpers@fernwick.example");
  expect(JSON.stringify({ posts, slides })).not.toMatch(/the sign-up|please/i);
});

test("an order among the things that a title announces is one of them", () => {
  const { posts } = houseStory({
    brief:
      "Five things that keep your well clean.\n\nCheck the cover every spring.\nGo easy on the salt, it ends up in the water.\nNever park on the lid.\nTest it once a year.\nCall us when it smells.\n\nKeep it light.",
    brand: brandOf("Fernwick"),
    channel: "instagram",
    assetType: "card",
  });
  expect(posts.instagram).toContain("Go easy on the salt");
  expect(posts.instagram).not.toContain("Keep it light");
});
