import { describe, expect, test } from "vitest";
import { sendsToOthers, withWebsite } from "../../../lib/story/write/website.ts";

const SITE = "shop.example";

describe("the address of the brand's own site", () => {
  test.each([
    "You will find it on our website at any time.",
    "Every session is on the website.",
    "Alles steht auf unserer Website.",
    "Les demandes se font sur notre site avant le 31 août.",
    "Los abonos ya están en nuestra web.",
    "Os livros renovam-se no nosso site de casa.",
    "I biglietti sono in vendita sul nostro sito.",
    "Maak een afspraak op onze website.",
  ])("stands behind the words that send readers to it: %s", (text) => {
    expect(withWebsite(text, SITE, "pt")).toContain(`(${SITE})`);
    expect(sendsToOthers(text)).toBe(false);
  });

  test.each([
    "Book through the council’s website.",
    "Register on the NHS website.",
    "Book on our partner's website.",
    "Tickets gibt es auf der Website der Stadt Kassel.",
    "Inscription sur le site de la mairie.",
    "Inscription sur le site d’Angers.",
    "Inscripciones en la web del ayuntamiento.",
    "Inscrições no site da câmara municipal.",
    "Si prenota sul sito del Comune.",
    "Aanmelden kan via de website van de gemeente.",
  ])("stands beside no site of others: %s", (text) => {
    expect(withWebsite(text, SITE, "pt")).toBe(text);
    expect(sendsToOthers(text)).toBe(true);
  });

  test.each([
    "No site fitting, we have two people for that.",
    "There are no site visits in August.",
    "No page is printed twice.",
  ])("stands behind no absence in English: %s", (text) => {
    expect(withWebsite(text, SITE, "en")).toBe(text);
  });

  test("stands behind no place that is called a site", () => {
    const text = "We meet at the site of the old mill.";
    expect(withWebsite(text, SITE, "pt")).toBe(text);
    expect(sendsToOthers(text)).toBe(false);
  });
});
