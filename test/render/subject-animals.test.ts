import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

async function drawn(tag: string, headline: string, about: readonly string[]) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  return subjectOf(await subjectWords(language, readAsset), {
    headline,
    texts: [],
    about: ["", ...about],
    name: "Miro",
  });
}

describe("what is for animals is about them, and not about where it takes place", () => {
  test.each([
    ["it", ["Lezioni e campi estivi per cani da pastore.", "Con un bosco recintato."], "dog-face"],
    ["en", ["Training and day care for dogs.", "A school with a wood of its own."], "dog-face"],
    ["fr", ["Pension pour chats toute l’année.", "Avec un verger."], "cat-face"],
    ["de", ["Training für Hunde.", "Auf einer Wiese mit Apfelbaum."], "dog-face"],
    ["es", ["Clases para perros de todas las razas.", "Junto a un olivar."], "dog-face"],
  ])("%s: %s", async (tag, about, subject) => {
    expect(await drawn(tag, "2027", about)).toBe(subject);
  });

  test.each([
    ["en", ["Booking software for cat sitters."], undefined],
    ["en", ["Cakes for dog lovers and weddings."], "shortcake"],
    ["de", ["Zäune für Pferde und Rinder."], "fence"],
    ["en", ["Bread for schools, cafés and homes."], "bread"],
  ])("a thing for them stays the thing, and people are no animals: %s %s", async (tag, about, subject) => {
    expect(await drawn(tag, "2027", about)).toBe(subject);
  });
});

describe("no drawing is better than one of another thing", () => {
  test.each([
    ["en", "Sign language for beginners"],
    ["es", "Lengua de signos en el trabajo"],
    ["de", "Gebärdensprache am Abend"],
    ["en", "First timers’ week"],
    ["en", "Launch film for our new product"],
    ["en", "Thatching a barn"],
    ["nl", "Rieten daken in de winter"],
  ])("%s: %s", async (tag, headline) => {
    expect(await drawn(tag, headline, [])).toBeUndefined();
  });
  test.each([
    ["en", "A timer for every oven", "stopwatch"],
    ["en", "Film night on Friday", "clapper-board"],
  ])("%s: %s has its own", async (tag, headline, subject) => {
    expect(await drawn(tag, headline, [])).toBe(subject);
  });
  test.each([
    ["Certificates for all files.", "Two people with one lab.", "Lab-tested wax"],
    ["Fixed prices.", "We read all your files."],
  ])("what a feature mentions is no trade: %s", async (...about) => {
    expect(await drawn("en", "2027", about)).toBeUndefined();
  });
});

describe("things that have a drawing", () => {
  test.each([
    ["en", "Shiitake logs, ready to pick up", "wood"],
    ["es", "Limoneros a 22 €", "lemon"],
    ["de", "Kleinbildfilme entwickeln", "film-frames"],
    ["fr", "Vos pellicules, développées en trois jours", "film-frames"],
    ["en", "Our thousandth prosthetic leg", "mechanical-leg"],
    ["de", "Orthopädietechniker gesucht", "mechanical-leg"],
    ["nl", "Oliebollen bestellen", "filled-doughnut"],
    ["en", "Watch batteries while you wait", "watch"],
    ["fr", "La ludothèque rouvre", "game-die"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await drawn(tag, headline, [])).toBe(subject);
  });
});

describe("the trade behind an announcement", () => {
  const named = async (tag: string, name: string, headline: string, about: readonly string[]) => {
    const language = subjectLanguage(tag);
    if (!language) throw new Error(`${tag} has no words.`);
    return subjectOf(await subjectWords(language, readAsset), {
      headline,
      texts: [],
      about: ["", ...about],
      name,
    });
  };
  test.each([
    [
      "es",
      "Academia Puente",
      "Nuevo grupo desde enero",
      ["Clases de idiomas.", "Academia de inglés."],
      undefined,
    ],
    [
      "it",
      "Traslochi Neri",
      "Sconto di gennaio",
      ["Traslochi e montaggio mobili.", "Traslochi a Pavia."],
      "delivery-truck",
    ],
    [
      "en",
      "Loop Couriers",
      "New rounds from 4 May",
      ["Deliveries by cargo bike.", "Cargo bike couriers."],
      "cargo-bike",
    ],
    ["de", "Halle 7", "Schnupperabend", ["Klettern und Bouldern.", "Eine Kletterhalle."], "climbing-wall"],
    ["es", "Taller Mar", "Una vasija para cada mesa", ["Arreglo de bicicletas."], undefined],
  ])("%s: %s, %s", async (tag, name, headline, about, subject) => {
    expect(await named(tag, name, headline, about)).toBe(subject);
  });
});
