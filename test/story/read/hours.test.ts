import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { BRAND } from "../review/hats.ts";

const whenOf = (brief: string) =>
  houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" }).when;

test.each([
  ["6 to 9 p.m.", "6 to 9 p.m."],
  ["6–9 p.m.", "6–9 p.m."],
  ["6 p.m. to 9 p.m.", "6 p.m. to 9 p.m."],
  ["7 p.m.", "7 p.m."],
  ["6 to 9 pm", "6 to 9 pm"],
])("hours with points beside a day are its hours: %s", (hours, time) => {
  const brief = `Open evening at the pottery on Friday 4 December, ${hours}, 12 Mill Lane, Totnes. Free entry.`;
  expect(whenOf(brief)).toMatchObject({ date: "Friday 4 December", time, place: "12 Mill Lane, Totnes" });
});

test("hours of a day that has a name are not those of the dates beside it", () => {
  const brief =
    "Our Christmas opening hours: Monday 21 to Wednesday 23 December, 7 am to 6 pm. Christmas Eve, 7 am to 1 pm. We are closed from 25 to 28 December.";
  expect(whenOf(brief)?.time ?? "").not.toBe("7 am to 1 pm");
});

test.each([
  ["Open until Wednesday 23 December. Christmas Eve, 7 am to 1 pm.", "Christmas Eve", /7 am/],
  ["Offen bis Mittwoch, 23. Dezember. Heiligabend, 7 bis 12 Uhr.", "Heiligabend", /12 Uhr/],
  ["Abierto hasta el 23 de diciembre. Nochebuena, de 7 a 12 h.", "Nochebuena", /12 h/],
])("every fact that has its hours names it: %s", (brief, day, hours) => {
  const { facts } = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
  const its = facts.filter(({ from, quote }) => from === "brief" && hours.test(quote));
  expect(its.length).toBeGreaterThan(0);
  for (const { quote } of its) expect(quote).toContain(day);
});

const pointsOf = (brief: string) =>
  houseStory({ brief, brand: BRAND, channel: "instagram", assetType: "card" }).points.map(({ text }) => text);

test.each([
  [
    "Nuovi orari dei corsi:\nYoga lun 18:30\nPilates mar 19:00\nBoxe sab 10:00",
    ["Yoga lun 18:30", "Pilates mar 19:00", "Boxe sab 10:00"],
  ],
  [
    "Our concert evening on 5 March:\nSoundcheck 17:00\nDoors 18:30\nConcert 19:30",
    ["Soundcheck 17:00", "Doors 18:30", "Concert 19:30"],
  ],
  [
    "Vanaf 4 januari zijn de openingstijden:\nma t/m vr 7:00-21:30\nza 8:00-17:00\nzo 9:00-15:00",
    ["Ma t/m vr 7:00-21:30", "Za 8:00-17:00", "Zo 9:00-15:00"],
  ],
])("lines of names and times are a list and no chat: %s", (brief, points) => {
  expect(pointsOf(brief)).toEqual(points);
});
