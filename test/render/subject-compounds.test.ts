import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { spokenOf } from "../../lib/render/subject/subjects-in.ts";
import { type SubjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

type Said = { name?: string; about?: readonly string[] };

async function drawn(language: SubjectLanguage, headline: string, { name = "", about = [] }: Said = {}) {
  return subjectOf(await subjectWords(language, readAsset), {
    headline,
    texts: [],
    about: ["", ...about],
    name,
  });
}

describe("the letters that end a word are no noun by themselves", () => {
  test.each<[SubjectLanguage, string]>([
    ["de", "Diesel"],
    ["de", "Kiesel"],
    ["de", "Insekten"],
    ["de", "Automaten"],
    ["de", "Bildschirm"],
    ["de", "Zebrastreifen"],
    ["de", "Substanz"],
    ["de", "Regensburger"],
    ["de", "Heidelberg"],
    ["de", "Gelsenkirchen"],
    ["de", "Saarbrücken"],
    ["de", "Einchecken"],
    ["de", "Ausflug"],
    ["de", "Gerüchteküche"],
    ["nl", "gekregen"],
    ["nl", "bevestiging"],
    ["nl", "ambassadeur"],
    ["nl", "drinkt"],
    ["nl", "kameel"],
    ["nl", "dagschotel"],
    ["nl", "woordenschat"],
    ["nl", "Turnhout"],
  ])("%s: %s", async (language, word) => {
    expect(spokenOf(await subjectWords(language, readAsset), word)).toEqual([]);
  });

  test.each<[SubjectLanguage, string, string]>([
    ["de", "Lodenmantel", "coat"],
    ["de", "Roggenbrot", "bread"],
    ["de", "Eisuppe", "soup"],
    ["de", "Stepptanz", "musical-notes"],
    ["de", "Dorfkirche", "church"],
    ["de", "Winterreifen", "wheel"],
    ["de", "Regenschirm", "umbrella-with-rain-drops"],
    ["nl", "karnemelk", "glass-of-milk"],
    ["nl", "uiensoep", "soup"],
    ["nl", "stadsfiets", "bicycle"],
    ["nl", "appeltaart", "shortcake"],
  ])("%s: %s, %s", async (language, word, subject) => {
    expect(spokenOf(await subjectWords(language, readAsset), word)).toEqual([subject]);
  });
});

describe("a library of things has these things, and a library of a school has books", () => {
  test.each<[SubjectLanguage, string, string]>([
    ["en", "The toy library opens on Monday", "teddy-bear"],
    ["en", "A seed library in the town hall", "seed-packet"],
    ["en", "The school library opens on Monday", "books"],
    ["en", "The library opens on Monday", "books"],
    ["de", "Die Spielzeugbibliothek öffnet am Montag", "teddy-bear"],
    ["de", "Die Bibliothek öffnet am Montag", "books"],
    ["fr", "La bibliothèque d’outils ouvre lundi", "tool-board"],
    ["es", "La biblioteca de semillas abre el lunes", "seed-packet"],
    ["it", "La biblioteca apre lunedì", "books"],
  ])("%s: %s, %s", async (language, headline, subject) => {
    expect(await drawn(language, headline)).toBe(subject);
  });
});

describe("a tooth is of a mouth only where the texts speak of one", () => {
  const cycles = { about: ["Repairs of chains and gears.", "A workshop by the station."] };
  const dentist = { about: ["Check-ups and fillings.", "A dental practice for families."] };

  test.each<[SubjectLanguage, string, Said, string | undefined]>([
    ["en", "A worn tooth on the front ring", cycles, undefined],
    ["en", "A tooth knocked out? Call us", dentist, "tooth"],
    ["en", "Bridges made in two visits", dentist, "tooth"],
    ["de", "Wenn ein Zahn am Ritzel bricht", {}, undefined],
    ["de", "Wenn ein Zahn abbricht", { about: ["Zahnarztpraxis im Ort."] }, "tooth"],
    ["fr", "Une dent du pignon est usée", {}, undefined],
    ["es", "Un diente roto", { about: ["Clínica dental."] }, "tooth"],
    ["nl", "Een tand van het wiel", {}, undefined],
  ])("%s: %s %j", async (language, headline, said, subject) => {
    expect(await drawn(language, headline, said)).toBe(subject);
  });
});

describe("a figure of speech, a community and a number of places draw nothing", () => {
  test.each<[SubjectLanguage, string]>([
    ["en", "The key to a calm week"],
    ["en", "We build bridges"],
    ["en", "News from the parish"],
    ["en", "The Lemon Grove opens on Friday"],
    ["en", "Signs in both churches"],
    ["de", "Der Schlüssel zum Erfolg"],
    ["de", "Gemeinsam Brücken bauen"],
    ["es", "Un puente entre generaciones"],
    ["it", "Un ponte tra le lingue"],
    ["nl", "De sleutel tot rust"],
    ["pt", "Uma chave para poupar"],
  ])("%s: %s", async (language, headline) => {
    expect(await drawn(language, headline)).toBeUndefined();
  });

  test.each<[SubjectLanguage, string, string]>([
    ["en", "Keys cut while you wait", "key"],
    ["de", "Schlüssel gefunden", "key"],
    ["de", "Die Brücke ist gesperrt", "bridge-at-night"],
    ["en", "Two churches restored", "church"],
    ["en", "Rye Bread on Friday", "bread"],
  ])("%s: %s, %s", async (language, headline, subject) => {
    expect(await drawn(language, headline)).toBe(subject);
  });
});

describe("what every business says has the drawing of its trade", () => {
  test.each<[SubjectLanguage, string, Said, string | undefined]>([
    ["en", "Open day on Saturday", { about: ["Fire and rescue service."] }, "fire-engine"],
    ["de", "Tag der offenen Tür", { about: ["Freiwillige Feuerwehr."] }, "fire-engine"],
    ["fr", "Portes ouvertes samedi", { about: ["Boulangerie."] }, "bread"],
    ["nl", "Wij zoeken een bakker", { about: ["Bakkerij."] }, "bread"],
    ["de", "Sommerpreise ab Juni", { about: ["Bäckerei."] }, "bread"],
    ["de", "Brettspiele ab Juni", { about: ["Bäckerei."] }, "game-die"],
  ])("%s: %s %j", async (language, headline, said, subject) => {
    expect(await drawn(language, headline, said)).toBe(subject);
  });
});

describe("the end of a compound that a brand speaks of is short for the compound", () => {
  test.each<[SubjectLanguage, string, string, string]>([
    ["en", "They asked me how I use the chair", "Workshop that mends wheelchairs", "chair"],
    [
      "de",
      "Der Stuhl stand nach einer Stunde wieder bereit",
      "Werkstatt für Rollstühle und jeden Rollstuhl",
      "chair",
    ],
    ["nl", "De stoel stond na een uur weer klaar", "Werkplaats voor elke rolstoel", "chair"],
  ])("%s: %s", async (language, headline, about, subject) => {
    expect(await drawn(language, headline, { about: [about] })).not.toBe(subject);
  });
  test("elsewhere it is the thing", async () => {
    const said = (about: string) => drawn("en", "Every chair is mended by hand", { about: [about] });
    expect(await said("Workshop for old chairs")).toBe("chair");
  });
});
