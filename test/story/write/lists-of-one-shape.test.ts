import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const tweet = (brief: string, assetType: AssetType = "carousel") =>
  houseStory({ brief, brand: brandOf("Copper Eel"), channel: "twitter", assetType }).posts.twitter ?? "";

const beers = (head: string, end: string) =>
  `${head}\n\nSlack Tide, pale ale, 4.1%, pint £5.20\nOld Wharfinger, best bitter, 3.9%, pint £4.80\nElver, table beer, 2.7%, pint £4.20\nNight Ferry, oatmeal stout, 5.6%, pint £5.80\nGlass Bottom, pilsner, 4.8%, pint £5.40\nLamprey, double IPA, 8.2%, two-thirds £5.60\n\n${end}`;

test("entries of a list are all told by name where one of them has no room for more", () => {
  const post = tweet(
    beers("December tap list.", "On from Thursday 3 December till the kegs run dry. Wed to Sun, from 3pm."),
  );
  expect(post).toContain("Slack Tide\nOld Wharfinger\nElver\nNight Ferry\nGlass Bottom\nLamprey\n");
  expect(post).not.toMatch(/table beer|£/);
});

test("a list with room for its details keeps them all", () => {
  const post = tweet("Tap list.\n\nSlack Tide, pale ale, 4.1%\nElver, table beer, 2.7%\nLamprey, IPA, 8.2%");
  expect(post).toMatch(/Slack Tide, pale ale, 4\.1%[\s\S]*Elver, table beer[\s\S]*Lamprey, IPA/);
});

const RELEASE =
  "Ledgerling 5.2 is out today. What's new:\n\n- Split a receipt: one receipt, as many categories as you need.\n- Mileage from your calendar: appointments with an address become trips you confirm with one tap.\n- Year-end pack: trial balance, open invoices and all receipts in one zip for your accountant.\n- Bank feeds now refresh every hour instead of once a day.\n\nAll of it is included in every plan and nothing changes in price. Web users have it already; on iOS and Android it arrives with this week's update.";

test("what is said of all entries gives way to the entries", () => {
  const post = tweet(RELEASE, "video");
  expect(post).toContain(
    "• Split a receipt\n• Mileage from your calendar\n• Year-end pack\n• Bank feeds now",
  );
  expect(post).toContain("Web users have it already");
  expect(post).not.toMatch(/all in the video|All of it/i);
});

test.each([
  ["All of it is included in every plan and costs you nothing at all.", "en"],
  ["Alles davon ist in jedem Tarif enthalten und kostet nichts extra.", "de"],
  ["Tout cela est compris dans chaque formule et ne coûte rien de plus.", "fr"],
  ["Todo esto está incluido en cada plan y no cuesta nada más.", "es"],
  ["Tutto questo è compreso in ogni piano e non costa nulla in più.", "it"],
  ["Dit alles zit in elk abonnement en kost niets extra.", "nl"],
  ["Tudo isto está incluído em cada plano e não custa mais nada.", "pt"],
])("no sentence about all entries stands without them: %s", (sentence) => {
  const long = "x".repeat(3);
  const entries = ["Alfa", "Bravo", "Carla", "Delta", "Echo"].map(
    (name) => `- ${name} ${long} 2.40 4.80 7.20 9.60 12.00 ${name.repeat(9)}`,
  );
  const post = tweet(`Fernwick 4.2.\n\n${entries.join("\n")}\n\n${sentence}`);
  expect(post.includes(sentence) && !post.includes("Echo")).toBe(false);
});

test("thanks with what they led to go before a helper of many", () => {
  const post = tweet(
    "This is a thank you for our Harvest Appeal, which ended on Sunday 29 November.\n\nPeople gave 7.4 tonnes of food and £18,260. Eleven schools collected tins. Dawson's Haulage lent us a lorry and a driver for three weekends and wouldn't take a penny. Thanks to all of you we can fill every parcel until the middle of February, and for the first time we can put fresh fruit in each of them.\n\nWe'd like the names of the streets that ran doorstep collections to come right at the end, on their own: Mill Row, Tanner Street, Quayside, The Paddocks and Abbot's Close.",
    "slideshow",
  );
  expect(post).toContain("Thanks to all of you we can fill every parcel");
  expect(post).toMatch(/Mill Row, Tanner Street, Quayside, The Paddocks and Abbot’s Close\.$/);
});
