import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { BRAND } from "../review/hats.ts";

const whenOf = (brief: string) =>
  houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" }).when;

test.each([
  ["Open day at the kennels, Saturday 9 January, 11 to 3, Moor Lane.", "Saturday 9 January", "11 to 3"],
  [
    "Open day at the kennels, Saturday 9 January from 11 till 2 at the base.",
    "Saturday 9 January",
    "11 till 2",
  ],
  ["Open day at the kennels on Saturday, 11 to 3, Moor Lane.", "Saturday", "11 to 3"],
  ["Tag der offenen Tür am Samstag, 9. Januar, von 11 bis 15, Moorweg 3.", "Samstag, 9. Januar", "11 bis 15"],
  ["Portes ouvertes le samedi 9 janvier, de 11 à 15, au chenil.", "samedi 9 janvier", "de 11 à 15"],
  [
    "Jornada de puertas abiertas el sábado 9 de enero, de 11 a 15, en la calle Mayor 3.",
    "sábado 9 de enero",
    "de 11 a 15",
  ],
  [
    "Festa al canile sabato 9 gennaio, dalle 11 alle 15, in via Roma 3.",
    "sabato 9 gennaio",
    "dalle 11 alle 15",
  ],
  ["Open dag op zaterdag 9 januari, 11 tot 15, Molenweg 3.", "zaterdag 9 januari", "11 tot 15"],
  [
    "Dia aberto no canil novo no sábado, 9 de janeiro, das 11 às 15, na Rua Nova 3. O café é por nossa conta.",
    "sábado, 9 de janeiro",
    "das 11 às 15",
  ],
])("hours right behind a day are its hours: %s", (brief, date, time) =>
  expect(whenOf(brief)).toMatchObject({ date, time }),
);

test("hours behind “that day” are those of the day that the sentence has named", () =>
  expect(
    whenOf(
      "We got a new kennel block. First dogs move in Saturday 9 January and you can come and see it that day, 11 to 3, at Moor Lane, Navenby, tea is on us.",
    ),
  ).toMatchObject({ date: "Saturday 9 January", time: "11 to 3", place: "Moor Lane, Navenby" }));

test.each([
  "Open day at the kennels, Saturday 9 January, ages 11 to 15, Moor Lane.",
  "Open day at the kennels, Saturday 9 January, 11 to 15 people a group, Moor Lane.",
  "Open weekend at the kennels, Saturday 9 to 11 January, Moor Lane.",
  "Open weekend at the kennels, January 9 to 11, Moor Lane.",
  "Tag der offenen Tür am Samstag, 9. Januar, 11 bis 15 Leute je Gruppe, Moorweg 3.",
])("numbers of something else behind a day are no hours: %s", (brief) =>
  expect(whenOf(brief)?.time ?? "").toBe(""),
);
