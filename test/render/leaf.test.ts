import { expect, test } from "vitest";
import type { Slide } from "../../lib/render/templates/series/data.ts";
import { leavesOf } from "../../lib/render/templates/series/leaf.ts";

const slide = (said: Partial<Slide>): Slide =>
  ({ title: "", body: "", stat: "", photo: "", ...said }) as Slide;
const titled = (...all: [string, string?][]) => all.map(([title, body = ""]) => slide({ title, body }));

const PROGRAMME = titled(
  ["Mercredi 2 décembre, 15 h", "Heure du conte pour les 4 à 7 ans, avec Solène"],
  ["Samedi 5 décembre, 10 h 30 : atelier de reliure japonaise, adultes, 10 places"],
  ["Vendredi 11 décembre, 20 h", "Concert du quatuor dans la salle de lecture"],
  ["Les livres sont à rendre le 16 janvier"],
);

test("a programme has the number of each day large, its month beside it, and the name of what happens first", () => {
  const [first, second, third, last] = leavesOf(PROGRAMME);
  expect(first).toEqual({
    ...{ over: "Mercredi", figure: "2", beside: ["décembre"], when: "15 h" },
    ...{ title: "Heure du conte pour les 4 à 7 ans", body: "Avec Solène" },
  });
  expect(second).toMatchObject({
    ...{ figure: "5", when: "10 h 30", title: "Atelier de reliure japonaise", body: "Adultes, 10 places" },
  });
  expect(third?.title).toBe("Concert du quatuor dans la salle de lecture");
  expect(last).toBeUndefined();
});

test("two days are no course of events, and neither is a day in the midst of a sentence", () => {
  expect(leavesOf(PROGRAMME.slice(0, 2))).toEqual([undefined, undefined]);
  const said = titled(["Open from 2 May"], ["Closed on 3 May"], ["Back by 4 May"]);
  expect(leavesOf(said).some(Boolean)).toBe(false);
});

test("of several days the first leads", () => {
  const [, , third] = leavesOf(
    titled(["6 March", "Taster"], ["13 March", "Swim test"], ["27 March and 3 April: fours with a cox"]),
  );
  expect(third).toMatchObject({ figure: "27", beside: ["March", "and 3 April"], title: "Fours with a cox" });
});

test("hours lead what happens then", () => {
  const [first, second] = leavesOf(
    titled(
      ["10.00 Welcome by Mrs Adeyemi, our head teacher"],
      ["11.15 Try it out", "Three rooms"],
      ["12.00 Coffee"],
    ),
  );
  expect(first).toMatchObject({ figure: "10.00", title: "Welcome by Mrs Adeyemi", body: "Our head teacher" });
  expect(second).toMatchObject({ figure: "11.15", title: "Try it out", body: "Three rooms" });
});

const YEAR = titled(
  ["January", "Snow until the 19th, 4 tonnes of hay carried by hand."],
  ["April", "71 lambs from 46 ewes. Two bottle lambs, Biscuit and Gerald."],
  ["June", "Shearing on the 13th, 112 kilos of fleece."],
  ["September", "A fox, four hens. No sheep."],
);

test("in a recap the amount leads and the month is second; a day of the month and an hour are no amount", () => {
  const [january, april, , september] = leavesOf(YEAR);
  expect(january).toMatchObject({ over: "January", figure: "4", beside: ["tonnes"] });
  expect(january?.title).toBe("Snow until the 19th, 4 tonnes of hay carried by hand");
  // What begins with the amount goes on from it.
  expect(april).toMatchObject({ figure: "71", beside: ["lambs"], title: "from 46 ewes" });
  expect(september).toMatchObject({ over: "September", figure: "", title: "A fox, four hens. No sheep." });
});

test("every word of a slide stands on its leaf", () => {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  for (const all of [PROGRAMME.slice(0, 3), YEAR])
    for (const [i, leaf] of leavesOf(all).entries()) {
      const { over = "", figure = "", beside = [], when = "", title = "", body = "" } = leaf ?? {};
      const shown = words([over, figure, ...beside, when, title, body].join(" "));
      expect(shown).toEqual(expect.arrayContaining(words(`${all[i]?.title} ${all[i]?.body}`)));
    }
});

test("numbers that stand apart are leaves where they are asked for; shares and prices are not", () => {
  const counted = (stats: string[]) => stats.map((stat) => slide({ stat, title: "animals" }));
  expect(leavesOf(counted(["412", "38", "96"]), true).map((one) => one?.figure)).toEqual(["412", "38", "96"]);
  expect(leavesOf(counted(["412", "38", "96"])).some(Boolean)).toBe(false);
  expect(leavesOf(counted(["412", "38%", "96"]), true).some(Boolean)).toBe(false);
  const priced = ["£4", "£5", "£6"].map((stat) => slide({ stat, title: "Soup" }));
  expect(leavesOf(priced, true).some(Boolean)).toBe(false);
});
