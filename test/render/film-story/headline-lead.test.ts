import { expect, test } from "vitest";
import {
  beforeDay,
  figureOf,
  figuresApart,
  headlineLead,
  titleOf,
} from "../../../lib/render/templates/film/headline-lead.ts";

test.each([
  ["Winter concert on Saturday 12 December 2026, doors 7 pm", "Winter concert"],
  ["Horario de Navidad, del 14 de diciembre al 5 de enero", "Horario de Navidad"],
  ["Vente d’atelier les 5 et 6 décembre, de 10 h à 18 h", "Vente d’atelier"],
  ["Adventsmarkt im Stadtteilhaus am Sonntag, 6. Dezember", "Adventsmarkt im Stadtteilhaus"],
  ["Le cabinet sera fermé du vendredi 14 au lundi 17 mai inclus", "Le cabinet sera fermé"],
  ["Am Samstag, 12. Dezember machen wir wieder die Werkstatt auf", "Am Samstag, 12. Dezember"],
  ["Ever wanted to climb? Our course starts in May", "Ever wanted to climb?"],
])("%s: what it is stops the eye, and its day reads on", (headline, lead) => {
  const split = headlineLead(headline);
  expect(split.lead).toBe(lead);
  expect(headline.endsWith(split.rest)).toBe(true);
});

test.each([
  "Cargo bike hire starts on Monday 7 December",
  "Wir suchen ab 1. März 2027 eine Tischlerin oder einen Tischler (m/w/d)",
  "The bird you hear in three seconds",
  "A partir de 4 de janeiro temos rota refrigerada diária entre Aveiro e Faro",
])("%s: a beginning that says nothing alone is not torn off", (headline) => {
  expect(headlineLead(headline)).toEqual({ lead: headline, rest: "" });
});

test("a count leads, and every figure of a list has a picture of its own", () => {
  expect(figureOf("48,200 parcels delivered")).toEqual({
    before: "",
    figure: "48,200",
    after: "parcels delivered",
  });
  expect(figureOf("Gehalt 3.200 bis 3.700 € im Monat")).toBeUndefined();
  const figures = ["48,200 parcels delivered", "96% on time", "31 tonnes saved"];
  expect(figuresApart(figures.join(", "))).toEqual(figures);
  expect(figuresApart("Open on 5 May, come early")).toHaveLength(1);
});

test("the title of the last picture is short where the lines under it say its day", () => {
  const headline = "Winter concert on Saturday 12 December";
  expect(titleOf(headline, "Saturday 12 December · £18")).toBe("Winter concert");
  expect(titleOf(headline, "Customs House · £18")).toBe(headline);
});

test("a verb alone leads to several days: the day reads on, and the name stands alone at the end", () => {
  const headline = "La recogida de la aceituna será entre el 12 y el 20 de octubre";
  expect(beforeDay(headline)).toEqual({
    lead: "La recogida de la aceituna será",
    rest: "entre el 12 y el 20 de octubre",
  });
  expect(titleOf(headline, "Entre el 12 y el 20 de octubre · 12 €")).toBe("La recogida de la aceituna");
});

test("a name before a day is no weekday", () => {
  expect(headlineLead("Recap of our clean-up weekend in Hobb’s Pot, 14 and 15 November 2026")).toEqual({
    lead: "Recap of our clean-up weekend in Hobb’s Pot",
    rest: "14 and 15 November 2026",
  });
});

test("a name between two commas stays with what it is the name of", () => {
  const headline = "Auditions for our spring play, The Salt Road, are on Saturday 16 January";
  expect(headlineLead(headline)).toEqual({ lead: headline, rest: "" });
  expect(titleOf(headline, "Saturday 16 January · 11 am to 4 pm")).toBe(
    "Auditions for our spring play, The Salt Road",
  );
});
