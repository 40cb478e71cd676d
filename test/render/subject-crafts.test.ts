import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { spokenOf } from "../../lib/render/subject/subjects-in.ts";
import { type SubjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

const drawn = async (language: SubjectLanguage, headline: string, about: readonly string[] = []) =>
  subjectOf(await subjectWords(language, readAsset), { headline, texts: [], about: ["", ...about] });

describe("crafts, clubs and places have drawings of their own", () => {
  test.each<[SubjectLanguage, string, string]>([
    ["en", "The church clock is mended", "tower-clock"],
    ["de", "Die Turmuhr geht wieder", "tower-clock"],
    ["nl", "Het torenuurwerk loopt weer", "tower-clock"],
    ["it", "Corso di impagliatura", "rush-chair"],
    ["fr", "Stage de cannage", "rush-chair"],
    ["de", "Die Stuhlflechterei öffnet", "rush-chair"],
    ["es", "Títeres en la plaza", "marionette"],
    ["en", "The puppet show is back", "marionette"],
    ["en", "Ploughing match on Sunday", "plough"],
    ["it", "Gara di aratura domenica", "plough"],
    ["en", "When to empty your septic tank", "tanker"],
    ["pt", "Quando esvaziar a fossa séptica", "tanker"],
    ["ja", "将棋教室", "shogi-pieces"],
    ["en", "A tree house for the school", "tree-house"],
    ["fr", "Nos cabanes perchées rouvrent", "tree-house"],
    ["de", "Siebdruckkurs im Februar", "screen-print"],
    ["es", "Curso de vidrio soplado", "glassblowing"],
    ["nl", "Zaterdag kajaktocht", "kayak"],
    ["en", "The weathercock is back", "weather-vane"],
    ["pt", "O relógio de sol foi restaurado", "sundial"],
    ["nl", "De kerkuil broedt", "barn-owl"],
    ["de", "Der Luchs ist zurück", "lynx"],
    ["pt", "Restauro de bonecas", "doll"],
    ["it", "Il rifugio alpino riapre", "mountain-hut"],
    ["en", "Rocking horse repairs", "rocking-horse"],
    ["fr", "Cordonnerie ouverte le samedi", "cobbler"],
    ["en", "Scything course in June", "scythe"],
    ["de", "Sensenkurs im Juni", "scythe"],
    ["en", "Grandfather clock repairs", "longcase-clock"],
    ["en", "Birdwatching on Sunday", "binoculars"],
    ["it", "Ciaspolata con la guida", "snowshoes"],
    ["de", "Schneeschuhtour am Samstag", "snowshoes"],
    ["fr", "Le cimetière ouvre à 8 h", "headstone"],
    ["en", "Weeding day on Saturday", "hand-trowel"],
    ["pt", "Meada de lã tingida à mão", "wool-skein"],
  ])("%s: %s", async (language, headline, subject) => {
    expect(await drawn(language, headline)).toBe(subject);
  });
});

describe("several things are found by the word for one", () => {
  test.each<[SubjectLanguage, string, string]>([
    ["de", "Rollstühle zum Ausleihen", "manual-wheelchair"],
    ["es", "Reparación de sillas de ruedas", "manual-wheelchair"],
    ["it", "Riparazione di sedie a rotelle", "manual-wheelchair"],
    ["pt", "Reparação de cadeiras de rodas", "manual-wheelchair"],
    ["fr", "Révision des fauteuils roulants", "manual-wheelchair"],
    ["es", "Trenes de vapor", "locomotive"],
  ])("%s: %s", async (language, headline, subject) => {
    expect(spokenOf(await subjectWords(language, readAsset), headline)).toContain(subject);
  });
});

describe("a chair and a clock of another kind are neither", () => {
  test.each<[SubjectLanguage, string]>([
    ["en", "High chair hire"],
    ["en", "A rocking chair by the fire"],
    ["en", "Round the clock"],
    ["de", "Liegestühle am Ufer"],
    ["de", "Küchenhilfe gesucht"],
    ["fr", "Une chaise haute"],
    ["fr", "Un bac à sable"],
    ["es", "Sillas altas"],
    ["it", "Sedie a sdraio"],
    ["nl", "Ligstoelen te huur"],
    ["pt", "Cadeiras de praia"],
  ])("%s: %s", async (language, text) => {
    const found = spokenOf(await subjectWords(language, readAsset), text);
    const not = ["chair", "mantelpiece-clock", "ferry", "shortcake"];
    expect(not.filter((one) => found.includes(one))).toEqual([]);
  });
});

describe("words alike name other things", () => {
  test.each<[SubjectLanguage, string]>([
    ["en", "Plough on through winter"],
    ["en", "The snow plough comes at six"],
    ["en", "Peach cobbler on Sunday"],
    ["de", "Der Schneepflug kommt um sechs"],
    ["es", "Ejercicios para la muñeca"],
    ["nl", "Popmuziek op vrijdag"],
    ["nl", "De ploeg wint"],
    ["it", "Il rifugio dei gatti"],
    ["pt", "Um boneco de neve"],
    ["pt", "A trompa do elefante"],
    ["fr", "Il faut faire vite"],
  ])("%s: %s", async (language, text) => {
    const found = spokenOf(await subjectWords(language, readAsset), text);
    expect(["plough", "cobbler", "scythe"].filter((one) => found.includes(one))).toEqual([]);
    const subject = await drawn(language, text);
    expect(["doll", "mountain-hut", "french-horn", "plough"]).not.toContain(subject);
  });
});

test("one of several meanings is the one that the brand speaks of", async () => {
  expect(await drawn("es", "Concierto de trompa", ["Orquesta de la ciudad"])).toBe("french-horn");
  expect(await drawn("es", "Restauramos su muñeca", ["Hospital de muñecas"])).toBe("doll");
});
