import { describe, expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { findOnSlides } from "../../lib/render/subject/picture.ts";
import type { SubjectLanguage } from "../../lib/render/subject/words.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { readAsset } from "../support/assets.ts";
import { PLAIN } from "./support/shots.ts";

async function named(language: SubjectLanguage, title: string): Promise<string | undefined> {
  const [found] = await findOnSlides([{ title, body: "", isEntry: true }], language, readAsset);
  return found?.name;
}

describe("an entry names what it is done with", () => {
  test.each<[SubjectLanguage, string, string]>([
    ["en", "Cut a lemon in four and drop it in", "lemon"],
    ["en", "Call us or write an e-mail", "envelope"],
    ["en", "Boil it and wait for one hour", "hourglass-not-done"],
    ["en", "Do not forget your umbrella", "umbrella-with-rain-drops"],
    ["en", "Take your receipt, the due date is on it", "receipt"],
    ["de", "Ein Buch für den Abend", "books"],
    ["de", "Trinkflasche, gefüllt", "water-bottle"],
    ["de", "Pumpe ausschalten und eine Stunde warten", "hourglass-not-done"],
    ["fr", "Faites fondre le beurre dans une casserole", "butter"],
    ["fr", "Téléphonez debout", "telephone-receiver"],
    ["nl", "Schil de appels, snijd ze in stukken", "red-apple"],
    ["es", "Espera diez minutos", "hourglass-not-done"],
    ["it", "Mescola bene", "mixing-bowl"],
    ["pt", "Misture tudo", "mixing-bowl"],
  ])("%s: %s", async (language, title, subject) => {
    expect(await named(language, title)).toBe(subject);
  });
});

describe("what an entry says in passing, in another sense or leaves out is not drawn", () => {
  test.each<[SubjectLanguage, string]>([
    ["en", "Turn the heating off and let it cool"],
    ["en", "No phones"],
    ["en", "Never leave a lemon in it"],
    ["en", "Phones stay at home"],
    ["en", "Pour it out and wipe the inside well with half of a soft sponge"],
    ["en", "When water comes instead of air, close it again"],
    ["en", "Wash once with warm water"],
    ["en", "Ask the estate agent"],
    ["de", "Das Handy bleibt zu Hause"],
    ["de", "Taschenlampe mit neuen Batterien"],
    ["de", "Keine Bücher mitbringen"],
    ["fr", "Les ballons restent à la maison"],
    ["fr", "Ne mettez pas de citron"],
    ["es", "No traigas limones"],
    ["it", "Non aggiungere limone"],
    ["nl", "Laat je telefoon thuis"],
    ["pt", "Não leve limões"],
  ])("%s: %s", async (language, title) => {
    expect(await named(language, title)).toBeUndefined();
  });
});

const imagesOf = (node: Node): Extract<Node, { type: "image" }>[] =>
  node.type === "image" ? [node] : node.type === "container" ? node.children.flatMap(imagesOf) : [];

async function page(headline: string, titles: readonly string[], format: "portrait" | "square" = "portrait") {
  const data = infographic.data.parse({ headline, steps: { items: titles.map((title) => ({ title })) } });
  const input = {
    ...PLAIN,
    assetType: "infographic",
    channel: "instagram",
    format,
    data,
    readAsset,
  } as const;
  const planned = await plan(infographic, input);
  const [first] = (await prepare(infographic, planned)).prepared;
  if (!first) throw new Error("There is no page.");
  const sizes = textNodes(first.page).flatMap(({ style, attributes }) =>
    attributes?.part === "title" ? style.fontSize : [],
  );
  return { images: imagesOf(first.page), least: Math.min(...sizes), subject: planned.context.subject?.name };
}

const MOVE = ["Measure the sofa first", "Pack the books", "Wrap every lamp", "Keep the keys", "Feed the cat"];

test.each(["portrait", "square"] as const)("a %s page shows what each of its steps names", async (format) => {
  const { images } = await page("Five tips for a calm day", MOVE, format);
  expect(images).toHaveLength(5);
  expect(new Set(images.map(({ src }) => src)).size).toBe(5);
});

test("beside drawings words are a step smaller at most", async () => {
  const drawn = await page("Five tips for a calm day", MOVE);
  const bare = await page("Five tips for a calm day", [
    "Measure it all first",
    "Pack the rest",
    "Wrap every one",
    "Keep the lists",
    "Feed the kids",
  ]);
  expect(drawn.least).toBeGreaterThanOrEqual(0.88 * bare.least);
});

test("where fewer than half of the steps name a thing, or only one, none is drawn", async () => {
  const few = ["Pack the books", "Feed the cat", "Be early", "Be kind", "Be calm"];
  expect((await page("Five tips for a calm day", few)).images).toHaveLength(0);
  expect((await page("Two tips for a calm day", ["Pack the books", "Be kind"])).images).toHaveLength(0);
});

test("what the page is about, and what another step shows, is not drawn again", async () => {
  const steps = ["Fill the kettle", "Cut a lemon", "Drop the lemon in", "Make your tea"];
  const { images, subject } = await page("How to descale a kettle", steps);
  expect(subject).toBe("kettle");
  expect(images.length).toBeLessThanOrEqual(3);
});
