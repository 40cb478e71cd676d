import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { hoursIn } from "../../../lib/story/write/hours.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fernwick");
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "instagram", assetType: "card" });

describe("opening hours in one sentence stand one line each day or range", () => {
  test.each([
    [
      "From 1 December we are open Monday to Thursday 8:00–18:00, Friday 8:00–14:00 and Saturday 9:00–12:00. On Sundays call 0800 555 0143.",
      "From 1 December we are open",
      ["Monday to Thursday: 8:00–18:00", "Friday: 8:00–14:00", "Saturday: 9:00–12:00"],
    ],
    [
      "Unsere Öffnungszeiten im Winter: Montag geschlossen, Dienstag bis Freitag 14 bis 21 Uhr, Samstag 9 bis 21 Uhr.",
      "Unsere Öffnungszeiten im Winter",
      ["Montag: geschlossen", "Dienstag bis Freitag: 14 bis 21 Uhr", "Samstag: 9 bis 21 Uhr"],
    ],
    [
      "Da dicembre il negozio è aperto da lunedì a venerdì dalle 9 alle 19, sabato dalle 9 alle 13, domenica chiuso.",
      "Da dicembre il negozio è aperto",
      ["Da lunedì a venerdì: dalle 9 alle 19", "Sabato: dalle 9 alle 13", "Domenica: chiuso"],
    ],
    [
      "Horario de invierno: lunes a viernes de 10:00 a 20:00, sábado de 10:00 a 14:00, domingo cerrado.",
      "Horario de invierno",
      ["Lunes a viernes: de 10:00 a 20:00", "Sábado: de 10:00 a 14:00", "Domingo: cerrado"],
    ],
    [
      "Onze winteruren: maandag gesloten, dinsdag tot vrijdag 10.00 tot 18.00 uur.",
      "Onze winteruren",
      ["Maandag: gesloten", "Dinsdag tot vrijdag: 10.00 tot 18.00 uur"],
    ],
    [
      "Over Christmas we are open on Thursday 24 December 9am to 1pm, closed on 25 and 26 December, and back on Monday 28 December.",
      "Over Christmas we are open",
      ["Thursday 24 December: 9am to 1pm", "25 and 26 December: closed", "Back on Monday 28 December"],
    ],
    [
      "Öffnungszeiten über die Feiertage: Heiligabend 8 bis 12 Uhr, 25. und 26. Dezember geschlossen, ab 2. Januar wieder normal.",
      "Öffnungszeiten über die Feiertage",
      ["Heiligabend: 8 bis 12 Uhr", "25. und 26. Dezember: geschlossen", "Ab 2. Januar wieder normal"],
    ],
    [
      "Orari di Natale: giovedì 24 dicembre dalle 9 alle 13, 25 e 26 dicembre chiuso, lunedì 28 dicembre dalle 9 alle 19.",
      "Orari di Natale",
      [
        "Giovedì 24 dicembre: dalle 9 alle 13",
        "25 e 26 dicembre: chiuso",
        "Lunedì 28 dicembre: dalle 9 alle 19",
      ],
    ],
    [
      "Öffnungszeiten zu Weihnachten: Mo 21. bis Mi 23. Dezember 7-17 Uhr, Heiligabend 7-13 Uhr, erster und zweiter Weihnachtstag geschlossen, ab Montag, 28. Dezember wieder normal.",
      "Öffnungszeiten zu Weihnachten",
      [
        "Mo 21. bis Mi 23. Dezember: 7-17 Uhr",
        "Heiligabend: 7-13 Uhr",
        "Erster und zweiter Weihnachtstag: geschlossen",
        "Ab Montag, 28. Dezember wieder normal",
      ],
    ],
    [
      "Horário de Natal: de 21 a 23 de dezembro 8h-19h, véspera de Natal 8h-13h, dia de Natal fechado.",
      "Horário de Natal",
      ["De 21 a 23 de dezembro: 8h-19h", "Véspera de Natal: 8h-13h", "Dia de Natal: fechado"],
    ],
    [
      "Openingstijden met kerst: maandag 21 tot woensdag 23 december 8.00-18.00 uur, kerstavond 8.00-14.00 uur, eerste en tweede kerstdag gesloten.",
      "Openingstijden met kerst",
      [
        "Maandag 21 tot woensdag 23 december: 8.00-18.00 uur",
        "Kerstavond: 8.00-14.00 uur",
        "Eerste en tweede kerstdag: gesloten",
      ],
    ],
    [
      "冬の営業時間のお知らせ。月曜日は休み、火曜日から金曜日は10時から19時、土曜日と日曜日は10時から17時です。12月31日は休みます。",
      "冬の営業時間のお知らせ",
      ["月曜日：休み", "火曜日から金曜日：10時から19時", "土曜日と日曜日：10時から17時"],
    ],
  ])("%s", (brief, head, entries) => {
    const { headline, points, support, posts } = storyOf(brief);
    expect(headline.text).toBe(head);
    expect(points.map(({ text }) => text.replace(/\s/gu, " "))).toEqual(entries);
    expect(support?.text ?? "").not.toMatch(/Friday|Dienstag|sabato|viernes|dinsdag|火曜日/);
    expect((posts.instagram ?? "").replace(/[^\S\n]/gu, " ")).toContain(`\n\n${entries.join("\n")}`);
  });

  test("in French, with its own colon", () => {
    const hours = hoursIn("Nos horaires : mardi et mercredi 10 h à 18 h, samedi 10 h à 17 h.", "fr");
    expect(hours?.entries).toEqual(["Mardi et mercredi : 10 h à 18 h", "Samedi : 10 h à 17 h"]);
  });

  test("in a post, behind other news too", () => {
    const { posts } = storyOf(
      "The new pool opens on 5 December. Opening hours: Monday to Friday 6:30 to 21:00, Saturday and Sunday 8:00 to 18:00. A swim costs £6.",
    );
    expect(posts.twitter).toContain("\nMonday to Friday: 6:30 to 21:00\nSaturday and Sunday: 8:00 to 18:00");
  });
});

test.each([
  "We dance on Tuesday and Thursday, and sing on Saturday from 10:00 to 12:00.",
  "The market is open on Saturday from 9:00 to 13:00.",
  "Monday to Friday 8:00–18:00 the line is busy, Saturday 9:00–12:00.",
])("another sentence with days and hours stays as it is: %s", (sentence) => {
  expect(hoursIn(sentence, "en")).toBeUndefined();
});

test("days on which something takes place are no opening hours", () => {
  expect(
    hoursIn("The course runs on Saturday 5 December 10am-4pm and Sunday 6 December 10am-3pm.", "en"),
  ).toBeUndefined();
});
