import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewPosts } from "../../../lib/story/review/review-story.ts";
import { leans } from "../../../lib/story/write/leaning.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fernwick");
const made = (brief: string, channel: Channel) => houseStory({ brief, brand, channel, assetType: "card" });

const WARNING =
  "Boil your tap water in Ashby, Coalville and Measham until further notice. A burst main at Smisby Road has let untreated water into the supply. Boil water for drinking, cooking and brushing teeth, and let it cool. You can shower as usual. We bring bottled water to Ashby Leisure Centre, North Street, from 4 pm today. Our engineers work through the night. The next update comes at 9 pm at norcross.example/ashby. Questions: 0800 496 0155.";

describe("a notice with more than a short post holds", () => {
  const story = made(WARNING, "twitter");

  test("is read as a notice", () => {
    expect(story.occasion).toBe("incident");
  });

  test("says what its post has no room for, and a person is asked", () => {
    expect(story.doubts).toContainEqual({
      slot: "posts.twitter",
      says: "The post has no room for “Boil water for drinking, cooking and brushing teeth, and let it cool”.",
      span: null,
    });
    const posts = reviewPosts({ story, brief: WARNING, brand, assetType: "card", channel: "twitter" });
    expect(posts.twitter).toMatchObject({
      verdict: "needs_review",
      says: expect.stringContaining("no room"),
    });
    expect(posts.linkedin?.verdict).toBe("approved");
  });
});

test("a regret gives way to what readers have to do", () => {
  const { posts } = made(
    "Rückruf: Bitte essen Sie unser Haselnussbrot vom 18. November nicht. In einem Teil der Brote können kleine Kunststoffteile sein. Betroffen ist nur die Charge L-1118. Das tut uns wirklich sehr leid. Bringen Sie das Brot in eine unserer drei Filialen zurück, Sie bekommen das Geld. Fragen: 0711 555 0190.",
    "twitter",
  );
  expect(posts.twitter).toContain("Betroffen ist nur die Charge L-1118.");
  expect(posts.twitter).not.toContain("leid");
});

test("a duty and an allergen stand in a post that drops other sentences", () => {
  const colour =
    "The oven is as old as the house. The dough rests for a day. The crust sings. The crumb is soft. ";
  const { posts } = made(
    `Our hazelnut loaf is back in the shop from Monday. ${colour}Contains hazelnuts, wheat and milk. Bring your own bag. ${colour.toUpperCase().slice(0, 1)}${colour.slice(1)}It costs £4.80.`,
    "tiktok",
  );
  expect(posts.tiktok).toContain("Contains hazelnuts, wheat and milk.");
  expect(posts.tiktok).toContain("Bring your own bag.");
});

describe("a short post without room tells sentences without what is said beside them", () => {
  const brief =
    "Corvid 7.1 is out. Restores from object storage are now up to 3.4 times as fast: a large server that took five hours is back in an hour and a half. There's a breaking change: agents older than 6.4 can no longer connect, so update them before 31 January 2027. Changelog: corvid.example/7-1";
  const story = made(brief, "twitter");

  test("and loses nothing that readers need", () => {
    expect(story.posts.twitter).toContain("Restores from object storage are now up to 3.4 times as fast.");
    expect(story.posts.twitter).toContain("update them before 31 January 2027");
    expect(story.doubts).toEqual([]);
  });

  test("while other channels keep them whole", () => {
    expect(story.posts.linkedin).toContain("is back in an hour and a half");
  });

  test("a day at the beginning of a sentence stays", () => {
    const { posts } = made(
      `On Saturday 6 February 2027 our second workshop opens its doors at 14 Tower Street, Leith. ${"Entry is free for everybody who lives in the street. ".repeat(1)}Bring a book that has lost its spine: we mend the first 25 at no charge. The opening runs from 10 am to 4 pm. Must be booked on 0131 496 0142.`,
      "twitter",
    );
    expect(posts.twitter).toContain("6 February 2027");
  });
});

describe("a timetable stands whole in a short post or not at all", () => {
  const hours =
    "New opening hours from 2 November 2026\n\nMonday to Thursday: 7:00 to 20:00\nFriday: 7:00 to 16:00\nSaturday: 9:00 to 13:00 (new!)\nSunday: closed";
  const ANNOUNCED =
    "Appointments already booked on Friday evenings stay valid until the end of November. To move yours, ring 01382 555 014 or reply to your reminder text.";
  const brief = `${hours}\n\n${ANNOUNCED}`;
  const post = (text: string) => made(text, "twitter").posts.twitter ?? "";

  test("it stands where there is room", () => {
    expect(post(hours)).toMatch(/Monday to Thursday[\s\S]*Sunday: closed/);
  });

  test("in fewer letters where there is less, which nobody is asked about", () => {
    expect(post(brief)).toMatch(
      /Monday to Thursday: 7:00–20:00\nFriday: 7:00–16:00\nSaturday: 9:00–13:00\nSunday: closed/,
    );
    expect(post(brief)).toContain("ring 01382 555 014");
    const posts = reviewPosts({
      story: made(brief, "twitter"),
      brief,
      brand,
      assetType: "card",
      channel: "twitter",
    });
    expect(posts.twitter).toMatchObject({ verdict: "approved" });
  });

  test("and its picture has it where there is none", () => {
    const longer = `${brief} From 9 to 20 November 2026 the surgery in Dock Street takes all of our urgent cases, as ours is being painted.`;
    expect(post(longer)).not.toMatch(/Mon|Saturday|Sunday/);
    expect(post(longer)).toContain("The whole list is in the picture.");
  });
});

test("a heading with a colon of its own gets no second one", () => {
  const brief =
    "From stone to green: make a garden in one weekend.\n\n1. Lift the tiles.\n2. Dig 40 cm deep.\n3. Plant the ferns.";
  expect(made(brief, "linkedin").posts.linkedin).toContain("in one weekend.\n\n1.");
});

test("a line of Japanese that ends in a bracket ends with its own full stop", () => {
  const brief =
    "新商品を10月15日に発売します。\n・80g 1,080円(税込)\n・ティーバッグ12個入 1,296円(税込)\n店頭で同時発売。";
  expect(made(brief, "linkedin").posts.linkedin).not.toContain(").");
});

const PASS =
  "From 15 September to 15 October the five-lesson pass is €129 instead of €165. Board and wetsuit included, five people per group at most, 9:30 or 16:00 at Praia do Sul. Book at mareviva.example/autumn with code OUTONO.";
const noRoom = (brief: string) => made(brief, "twitter").doubts.map(({ says }) => says);

test("words that lead to an offer and tell nothing to act on are left to the picture", () => {
  const brief = `September to mid-October is the best time to learn here: warm water, small waves, empty beaches. ${PASS}`;
  const { posts, support } = made(brief, "twitter");
  expect(posts.twitter).toMatch(/^From 15 September .*OUTONO\.$/s);
  expect(support?.text).toContain("warm water, small waves, empty beaches");
  expect(noRoom(brief)).toEqual([]);
});

test.each([
  "No lessons for children under 12, and nobody who cannot swim 200 metres may come into the water with us.",
  "The beach at Praia do Norte stays closed until further notice, and its lessons do not take place there.",
])("a condition or a warning before an offer is not: %s", (warning) => {
  expect(noRoom(`${warning} ${PASS}`)).not.toEqual([]);
});

test("where a person of the story lives and learns is left to the picture, and where readers come is not", () => {
  const news = "On Saturday we gave away bike number 1,000.";
  const more =
    "The scheme began in a garage with two stands, and since then 260 volunteers have stripped, trued and greased every one of those bikes.";
  const come =
    "We have 85 people on the list, so old bikes are very welcome: drop them off at 14 Tannery Lane any Tuesday.";
  const person =
    "It went to Selam, who starts a nursing course at UWE in September and walked 50 minutes to her job.";
  expect(noRoom(`${news} ${person} ${more} ${come}`)).toEqual([]);
  expect(made(`${news} ${person} ${more} ${come}`, "twitter").posts.twitter).toContain("14 Tannery Lane");
  const talk =
    "Come and hear Selam, who speaks about her bikes at the Corn Hall on Friday 4 December at half past seven in the evening, and shows the one that she rides to work.";
  expect(made(`${news} ${talk} ${more} ${come}`, "twitter").posts.twitter).toMatch(
    /Corn Hall on Friday 4 December/,
  );
});

describe("a programme without room in a short post", () => {
  const programme =
    "Saturday, 9 to 1: reading the current, getting in and out safely, rescue with a board.\nSunday, 9 to 1: basic life support on the sand and a drill in teams.";
  const rule = "You need to be able to swim 400 metres and to have surfed for a year.";
  const brief = `Rescue weekend for surfers on 6 and 7 June at Long Sands beach.\n${programme}\n12 places, £95 each, certificate at the end. ${rule}\nSign up by 29 May at fernwick.example/rescue.`;

  test("stands there whole or not at all, and leaves its room to what readers need", () => {
    const { posts } = houseStory({ brief, brand, channel: "twitter", assetType: "video" });
    expect(posts.twitter).not.toMatch(/Saturday|Sunday/);
    expect(posts.twitter).toContain(rule);
    expect(posts.linkedin).toContain("Sunday, 9 to 1");
  });
});

describe("what was done one after the other", () => {
  const stages =
    "How it went: in February we took out the action and found 41 cracked shanks; over the summer the board was dried slowly and four cracks were filled with old spruce; in autumn we put in 232 strings; this winter came new felts.";
  const brief = `The piano from Cully is finished after 14 months. It's an 1897 grand that spent thirty years in a boathouse. ${stages} It goes home on 24 April, and the owner's granddaughter will be the first to play it.`;
  const story = houseStory({ brief, brand, channel: "twitter", assetType: "video" });

  test("is not half told in a short post, and its film tells every stage", () => {
    expect(story.posts.twitter).not.toContain("How it went");
    expect(story.posts.twitter).toContain("granddaughter");
    const scenes = story.scenes.map(({ text }) => text);
    expect(scenes).toContain(
      "Over the summer the board was dried slowly and four cracks were filled with old spruce",
    );
    expect(story.doubts).toEqual([]);
  });

  test("a card beside it has no scenes, and a post that lacks it is asked about on other channels", () => {
    expect(story.posts.linkedin).toContain("this winter came new felts");
  });
});

describe("a sentence that leans on another one", () => {
  const tweetOf = (brief: string) => houseStory({ brief, brand, channel: "twitter", assetType: "card" });
  const trucks =
    "Brannigan Haulage in Newry runs 42 trucks. Before Palletwise, 31% of their miles were empty. Eight months later it's 19%, and they're saving around £11,400 a month on diesel.";
  const said =
    '"I used to plan Monday on Sunday night at the kitchen table. Now it\'s twenty minutes with a coffee," says Aoife Brannigan, transport manager.';

  test("keeps the one it is not understood without, and leaves a quotation to the picture that says it", () => {
    const { posts, doubts } = tweetOf(`Customer story: ${trucks} ${said} Full story on our website.`);
    expect(posts.twitter).toContain("31% of their miles were empty. Eight months later it’s 19%");
    expect(posts.twitter).not.toContain("kitchen table");
    expect(doubts).toEqual([]);
  });

  test.each([
    [
      "Our new cargo bike trailer carries up to 60 kilos of shopping, tools or one very patient dog. It folds flat in ten seconds and hangs on any wall hook in your hallway or shed. It is built in Marlow from recycled aluminium by a team of six welders. Rent it for 12 pounds a day from Monday 30 November. Book at marlow.example/trailer.",
      "It is built in Marlow",
      "It folds flat",
    ],
    [
      "Notre nouvelle remorque porte jusqu'à 60 kilos de courses, d'outils ou un chien très patient. Elle se plie en dix secondes et se suspend à n'importe quel crochet de votre couloir. Cela libère de la place dans les petits appartements. Elle est fabriquée à Lyon par six soudeurs. Louez-la dès le lundi 30 novembre pour 12 € par jour : remorque.example",
      "Elle est fabriquée à Lyon",
      "Cela libère",
    ],
  ])("does without another one about the same thing: %s", (brief, kept, left) => {
    const { posts } = tweetOf(brief);
    expect(posts.twitter).toContain(kept);
    expect(posts.twitter).not.toContain(left);
  });

  test("never stands without it", () => {
    const { posts } = tweetOf(
      "The repair café in the old fire station has moved to the library on Mill Lane, next to the children's room. Its old home had one socket, no heating and a door that nobody could open in the rain. This one has twelve, and a kettle that has never been known to rest for more than a minute. They come from a school that closed. Open every Tuesday from 6 to 9 pm from 1 December.",
    );
    expect(posts.twitter).not.toMatch(/This one|They come/);
  });
});

test.each([
  ["en", "Eight months later it’s 19%."],
  ["de", "Acht Monate später sind es 19 %."],
  ["fr", "Huit mois plus tard, ce sont 19 %."],
  ["es", "Ocho meses después son el 19 %."],
  ["it", "Otto mesi dopo sono il 19 %."],
  ["nl", "Acht maanden later is het 19 %."],
  ["pt", "Oito meses depois são 19 %."],
  ["en", "All three come with a trial."],
  ["de", "Sonst kostet es 19 €."],
  ["fr", "Sinon comptez 19 €."],
  ["es", "Si no, cuesta 19 €."],
  ["it", "Altrimenti costa 19 €."],
  ["nl", "Anders kost het 19 euro."],
  ["pt", "Senão custa 19 €."],
])("words that count from something told before lean on it: %s %s", (language, sentence) => {
  expect(leans(sentence, language)).toBe(true);
});

test("a span of time that begins a sentence leans on nothing", () => {
  expect(leans("Eight months of work are done.", "en")).toBe(false);
});

test("whom a notice concerns is not cut off it", () => {
  const { posts } = made(
    "Water off Wednesday 2 December, 9am to about 2pm, for all homes from Mill Cross to the old forge. We're replacing a valve. Water may look cloudy for an hour after it comes back. Run the cold tap until it is clear. Farmers please fill troughs the evening before. Questions to Ana on 094 555 0126.",
    "twitter",
  );
  expect(posts.twitter).toContain("for all homes from Mill Cross to the old forge");
});
