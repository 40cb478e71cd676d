import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Kite");
const read = (brief: string) => readStory({ brief, brand });
const card = (brief: string) => houseStory({ brief, brand, channel: "linkedin", assetType: "card" });

test("a discount for some, behind the news, is no offer to all", () => {
  const brief =
    "Nas férias do Natal há surf para miúdos dos 7 aos 14 anos. Cada semana custa 95 euros. Os irmãos têm 10% de desconto. As inscrições estão abertas até 16 de dezembro.";
  expect(read(brief)).toMatchObject({ offer: null, occasion: expect.not.stringMatching("offer") });
  expect(read("Members get 10% off everything until Sunday 6 December.").offer).toMatchObject({
    ends: "Sunday 6 December",
  });
});

test("the end of a registration is not the end of an offer", () => {
  const brief = "20% off our summer camp. Registration is open until 16 December.";
  expect(read(brief).offer).toMatchObject({ value: expect.stringContaining("20%"), ends: "" });
});

test("the end of opening hours is not the end of an offer", () => {
  const brief = "Open 9 to 4 until 3 January. Trees are half price from 22 December.";
  expect(read(brief).offer).toMatchObject({ value: "half price", ends: "" });
});

test("days behind months are no series", () => {
  const brief =
    "For a last frost around May 15, that puts onions in the last week of February and tomatoes between March 20 and April 3.";
  expect(read(brief).series).toBeNull();
});

test("the title of an article is no quotation of its author", () => {
  for (const brief of [
    'Blog post by Ioana Petrescu, published today: "We cut our tile bill by 71% by deleting the ocean". It\'s a ten-minute read.',
    "Nouvel article de blog : « Embaucher son premier salarié : les huit démarches, dans l'ordre ». Anaïs Le Goff, gestionnaire de paie chez nous, part d'un cas réel.",
  ])
    expect(read(brief).quotation).toBeNull();
  expect(card('Blog post by Ana Ruiz, published today: "We cut our tile bill by 71%".').headline.text).toBe(
    "We cut our tile bill by 71%",
  );
});

test("a day is not who spoke, and the sentence behind a quotation may say who did", () => {
  const brief =
    'A customer left us this on Friday: "Biscuit has been asked to leave three groomers. He fell asleep on the table." From Carol W., who has a nine-year-old border terrier.';
  expect(read(brief).quotation).toMatchObject({
    name: "Carol W.",
    role: "who has a nine-year-old border terrier",
  });
});

test.each([
  [
    '"A clock is never finished. You only stop when the next one is waiting." So said Hannah Birtwistle, who regulated watches in our building until 1958.',
    { name: "Hannah Birtwistle", role: "who regulated watches in our building until 1958" },
  ],
  [
    "„Wer ein Brot backt, backt für den Nachbarn mit und nicht nur für sich.“ So schrieb Ana Ruiz, Gründerin der Bäckerei. Ihr Ofen steht noch.",
    { name: "Ana Ruiz", role: "Gründerin der Bäckerei" },
  ],
  [
    '"They rang me at 11 at night just to say he was awake and eating." That is what Colin Mapplebeck wrote after his cat had his leg pinned here. Our night nurse does that for every animal.',
    { name: "Colin Mapplebeck", role: "" },
  ],
  [
    "„Nachts um elf riefen sie an, nur um zu sagen, dass er wieder frisst.“ Das schrieb uns Ana Ruiz nach der Operation ihres Katers. Die Nachtschwester macht das bei jedem Tier.",
    { name: "Ana Ruiz", role: "" },
  ],
])("“So said …” behind a quotation names who spoke", (brief, who) => {
  expect(read(brief).quotation).toMatchObject(who);
});

test("“…,” she says is one sentence", () => {
  const brief =
    'Kirsty Mearns finished her apprenticeship with us last month. From January she will be training our next apprentice. "I told him to keep his first dovetail," she says.';
  expect(card(brief).posts.linkedin).toContain("“I told him to keep his first dovetail,” she says.");
});

test("a notice is headed by what happens, and how long it lasts stands below", () => {
  const brief =
    "Station Road will be closed to vehicles between Church Lane and the level crossing from 8pm on Friday 4 December until 6am on Monday 7 December, for gas main repairs. Pedestrians can still get through.";
  const { headline, support } = card(brief);
  expect(headline.text).toBe(
    "Station Road will be closed to vehicles between Church Lane and the level crossing",
  );
  expect(support?.text).toContain("From 8pm on Friday 4 December until 6am on Monday 7 December");
});

test("two days of a Japanese sentence stay in it, and it does not end in a verb that waits for another", () => {
  expect(
    card("12月12日(土)と13日(日)に、お正月の小皿をつくるワークショップを開きます。").headline.text,
  ).toContain("12月12日(土)と13日(日)");
  const closed = "12月28日(月)から1月4日(月)まで休館し、1月5日(火)は午前9時30分に開館します。";
  expect(card(closed).headline.text).toContain("開館します");
});

test("“Lead with the price” means the amount", () => {
  const brief =
    "From 1 January, Pingwell Solo goes from $9 to $7 a month. Same 20 monitors. Existing customers get the new price automatically. Lead with the price.";
  expect(card(brief).headline.text).toContain("$7 a month");
});

test("a film keeps a limit with its words and ends with a whole sentence", () => {
  const steps =
    "Towels hang beside the bath. Boilers hum all night. Kitchens smell of bread. Cellars hold apples. Landings need lamps. Garages lose heat. Halls gather boots. Attics hide letters. Windows frost in January. Chimneys draw well. Gutters fill with leaves. Doors swell in the rain.";
  const brief = `Turn the valve anticlockwise with a radiator key, a quarter turn and no more. ${steps} If the same radiator needs bleeding every few weeks, there's something else going on and it's worth calling somebody.`;
  const { scenes } = houseStory({ brief, brand, channel: "youtube", assetType: "video" });
  const said = scenes.map(({ text }) => text);
  expect(said).not.toContain("No more");
  expect(said.at(-1)).toBe("Doors swell in the rain");
});

test("a step that shares a few words with another is no repetition", () => {
  const brief =
    "How to chop an onion. Cut it in half from root to tip and leave the root on. Peel back the skin. Make five cuts towards the root, not through it.";
  const { scenes } = houseStory({ brief, brand, channel: "youtube", assetType: "video" });
  expect(scenes.map(({ text }) => text)).toContain("Make five cuts towards the root, not through it");
});

test("what is only to be visible does not become the headline", () => {
  const brief =
    "Winter service is £65 until Saturday 19 December. Book on 01584 555 016. Please keep our phone number visible.";
  expect(card(brief).headline.text).toMatch(/^Winter service/);
});

test("an address keeps its letters", () => {
  expect(card("Our checklist is free at kite.example/april.").posts.linkedin).toContain("kite.example/april");
});

test("“or each for so much” is no row of a price list", () => {
  expect(read("We bakken oliebollen. Tien voor € 11, of per stuk € 1,20.").prices).toEqual([]);
});

test("a sentence that says whose words they were gives the name, and stands once in the post", () => {
  const brief =
    '"Corrigan had our pallets in Lyon by Thursday when two bigger firms had said Monday." That\'s from Niamh Doyle, operations manager at Ballyhoe Cheese, who has shipped with us since 2019.';
  const { quotation, posts } = card(brief);
  expect(quotation).toMatchObject({
    name: "Niamh Doyle",
    role: "operations manager",
    company: "Ballyhoe Cheese",
  });
  expect(posts.linkedin?.split("Niamh Doyle")).toHaveLength(2);
});

test("a figure of “them” says nothing alone", () => {
  const brief = "This autumn you reported 1,940 repairs. We finished 1,612 of them on the first visit.";
  expect(read(brief).figures.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/^of them/));
});
