import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Carrygreen"), channel: "linkedin", assetType: "carousel" });

const BRIEFS = {
  en: "Lease or buy an electric cargo bike? An honest comparison.\n\nLease: €189 a month, 36 months, service, insurance and tyres included. Total €6,804.\nBuy: €5,200 once, service about €450 a year. Total after three years €7,210, but the bike is yours.\n\nOur view: lease if you need it every day and can't afford downtime, buy if you have someone who can wrench.",
  de: "Elektro-Lastenrad leasen oder kaufen? Ein ehrlicher Vergleich.\n\nLeasing: 189 € im Monat, 36 Monate, Wartung und Reifen inklusive. Gesamt 6.804 €.\nKauf: einmal 5.200 €, Wartung etwa 450 € im Jahr. Gesamt nach drei Jahren 7.210 €, aber das Rad gehört Ihnen.",
  fr: "Louer ou acheter un vélo cargo ? Une comparaison honnête.\n\nLocation : 189 € par mois, 36 mois, entretien et pneus compris. Total 6 804 €.\nAchat : 5 200 € une fois, entretien environ 450 € par an. Total sur trois ans 7 210 €, mais le vélo est à vous.\n\nNotre avis : louer si vous en avez besoin chaque jour, acheter si quelqu'un sait réparer.",
  es: "¿Alquilar o comprar una bici de carga? Una comparación honesta.\n\nAlquiler: 189 € al mes, 36 meses, mantenimiento y neumáticos incluidos. Total 6.804 €.\nCompra: 5.200 € una vez, mantenimiento unos 450 € al año. Total en tres años 7.210 €, pero la bici es suya.\n\nNuestra opinión: alquilar si la necesita cada día, comprar si alguien sabe repararla.",
  it: "Noleggiare o comprare una bici cargo? Un confronto onesto.\n\nNoleggio: 189 € al mese, 36 mesi, manutenzione e gomme incluse. Totale 6.804 €.\nAcquisto: 5.200 € una volta, manutenzione circa 450 € all'anno. Totale in tre anni 7.210 €, ma la bici è vostra.\n\nIl nostro parere: noleggiare se serve ogni giorno, comprare se qualcuno sa ripararla.",
  nl: "Een elektrische bakfiets leasen of kopen? Een eerlijke vergelijking.\n\nLeasen: € 189 per maand, 36 maanden, onderhoud en banden inbegrepen. Totaal € 6.804.\nKopen: eenmalig € 5.200, onderhoud ongeveer € 450 per jaar. Totaal na drie jaar € 7.210, maar de fiets is van jou.\n\nOnze mening: leasen als je hem elke dag nodig hebt, kopen als iemand kan sleutelen.",
  pt: "Alugar ou comprar uma bicicleta de carga? Uma comparação honesta.\n\nAluguer: 189 € por mês, 36 meses, manutenção e pneus incluídos. Total 6.804 €.\nCompra: 5.200 € uma vez, manutenção cerca de 450 € por ano. Total em três anos 7.210 €, mas a bicicleta é sua.\n\nA nossa opinião: alugar se precisa dela todos os dias, comprar se alguém sabe repará-la.",
};

test.each(Object.entries(BRIEFS))("a slide for each side, with its total: %s", (_, brief) => {
  const { headline, slides, posts, occasion } = storyOf(brief);
  const [title = "", first = "", second = "", ...more] = brief.split(/\n+/);
  expect(occasion).toBe("comparison");
  expect(title).toContain(headline.text.replace(/\s/g, " "));
  expect(headline.text).toMatch(/\?$/);
  expect(slides).toHaveLength(2 + more.length);
  [first, second].forEach((side, i) => {
    expect(side).toMatch(new RegExp(`^${slides[i]?.title}`));
    expect(slides[i]?.body).toMatch(i === 0 ? /6.804/ : /7.210/);
  });
  const paragraphs = brief.replace(/'/g, "’").replace(/\s+:/g, ":").split("\n\n");
  const post = posts.linkedin?.replace(/\s+:/g, ":").replace(/[^\S\n]/g, " ") ?? "";
  for (const text of paragraphs) expect(post).toContain(text.replace(/ \?/, " ?"));
});

test("a brief that opens with two sides is headed by both, and each has its slide", () => {
  const { headline, slides } = storyOf(
    "Steady Plan: £38 per user per month, unlimited calls, reply within 1 hour, backups included.\nBy the Hour: £85 per hour, reply next working day, backups not included, no contract.\n\nWe are happy to tell you if you do not need us.",
  );
  expect(headline.text).toBe("Steady Plan or By the Hour");
  expect(slides.slice(0, 2).map(({ title }) => title)).toEqual(["Steady Plan", "By the Hour"]);
});

test("the words that lead to the address of the action have no slide beside the last one", () => {
  const { slides } = storyOf(
    "Three things that make a bakery queue shorter.\n\n1. Open a second till\n2. Show the prices outside\n3. Bake twice a day\n\nFinish with: a free 20 minute chat, carrygreen.example/chat.",
  );
  expect(slides.filter(({ title }) => title.includes("carrygreen.example"))).toEqual([]);
});

test("a mark inside brackets or quotation marks parts no title", () => {
  const { slides } = storyOf(
    "New timetable from 5 September.\n\nRoute 22 (Harby – Lowmere – Stennick): now also stops at the health centre.\nRoute 31 (Stennick circular): last bus at 22.40 on Fridays.\nRoute 8 (Harby – Castle Farm): no Sunday buses until March.",
  );
  for (const { title } of slides) expect(title.split("(").length).toBe(title.split(")").length);
});
