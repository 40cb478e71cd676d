import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { timely } from "../../../lib/story/review/due-dates.ts";
import { BRAND } from "./hats.ts";

const TODAY = "2026-11-23";
const doubtsOf = (brief: string) =>
  timely({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY }).flatMap(
    ({ doubts }) => doubts,
  );

test.each([
  ["New: offline maps for couriers. Meet us on 1 May 2020.", "1 May 2020"],
  ["The fee is 30 euros since Friday. Meet us on 1 May 2020.", "1 May 2020"],
  ["Our flat fee was 20 euros; now it is 30 euros. Meet us on 1 May 2020.", "1 May 2020"],
  ["New: rye bread. Order until 1 May 2020 at loafly.test", "1 May 2020"],
  ["New: rye bread. It is in the shop on 1 May 2020.", "1 May 2020"],
  ["New: rye bread. Delivery from 1 May 2020.", "1 May 2020"],
  ["Version 2.4 is out. The webinar is on 12 November 2026.", "12 November 2026"],
  ["Thank you all for 1,000 members. The party is on 1 May 2020.", "1 May 2020"],
  ["Offline maps ship on 1 May 2020.", "1 May 2020"],
  ["We will be at the spring fair on 1 May 2020.", "1 May 2020"],
  ["New: offline maps for couriers. Meet us on 12 November.", "12 November"],
  ["New: offline maps for couriers. Meet us on 2020-05-01.", "2020-05-01"],
  ["New: offline maps for couriers. Meet us on 2020/05/01.", "2020/05/01"],
  ["New: offline maps for couriers. Meet us on 01.05.2020.", "01.05.2020"],
  ["New: offline maps for couriers. Meet us on 5/1/2020.", "5/1/2020"],
  ["Neu: Offline-Karten. Trefft uns am 1. Mai 2020.", "1. Mai 2020"],
  ["Neu: Offline-Karten. Die Karten erscheinen am 1. Mai 2020.", "1. Mai 2020"],
  ["Am 1. Mai 2020 kommt alle in die Mühle.", "1. Mai 2020"],
  ["Nouveau : cartes hors ligne. Rencontrez-nous le 1er mai 2020.", "1er mai 2020"],
  ["Nuevo: mapas sin conexión. Nos vemos el 1 de mayo de 2020.", "1 de mayo de 2020"],
  ["Novità: mappe offline. Ci vediamo il 1 maggio 2020.", "1 maggio 2020"],
  ["Novo: mapas offline. Encontre-nos em 1 de maio de 2020.", "1 de maio de 2020"],
  ["Nieuw: offline kaarten. Ontmoet ons op 1 mei 2020.", "1 mei 2020"],
  ["新しいライ麦パン。2020年5月1日にお会いしましょう。", "2020年5月1日"],
  ["新品：黑麦面包。请在2020年5月1日之前预订。", "2020年5月1日"],
])("a day that has passed is asked about in news as well: %s", (brief, day) => {
  expect(doubtsOf(brief)).toEqual([`“${day}” has passed`]);
});

test.each([
  "We opened on 1 May 2020. Today we bake 300 loaves a day.",
  "We have baked rye bread since 1 May 2020.",
  "Since 2019 we bake rye bread. Order at loafly.test",
  "New: offline maps for couriers. We first met couriers on 1 May 2020.",
  "On 1 May 2020 we sold our first loaf. Now there is a second shop.",
  "Version 2.4 is out. It fixes the bug of 1 May 2020.",
  "Our bakery turns six: it started on 1 May 2020.",
  "Fixed since 12 November 2026: the map loads again.",
  "On 12 November 2026 the checkout was slow from 14:00 to 15:30. All orders went through.",
  "Our café has had the same owner since 1 May 2020. Come and meet her at 12 Mill Lane.",
  "Am 1. Mai 2020 haben wir eröffnet. Heute backen wir 300 Brote.",
  "Nous avons ouvert le 1er mai 2020. Merci à tous.",
  "Abbiamo aperto il 1 maggio 2020. Oggi siamo in sei.",
  "We openden op 1 mei 2020. Nu zijn we met zes.",
  "New: offline maps for couriers. Meet us on 1 May 2027.",
  "New: offline maps for couriers. Meet us on 5/12/2026.",
  "Neu: Offline-Karten. Trefft uns am 1. Mai 2027.",
])("looking back, and days to come, stay free: %s", (brief) => {
  expect(doubtsOf(brief)).toEqual([]);
});
