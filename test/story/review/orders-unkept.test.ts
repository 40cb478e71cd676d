import { expect, test } from "vitest";
import { lastUnkept, ordersUnkept } from "../../../lib/story/review/orders-unkept.ts";

test.each([
  "Put our name only on the last picture.",
  "One slide for mains, one for puddings.",
  "Unser Name nur auf die letzte Folie.",
  "Eine Folie für Vorspeisen und eine für Desserts.",
  "Notre nom seulement sur la dernière image.",
  "Une diapo pour les entrées, une autre pour les desserts.",
  "El nombre solo en la última imagen.",
  "Una diapositiva para los primeros, otra para los postres.",
  "Il nome solo sull'ultima immagine.",
  "Onze naam alleen op de laatste dia.",
  "O nome só na última imagem.",
  "Order I'd like: finished sock first, then what's in the box, then the price.",
  "Zuerst die fertige Socke, dann der Inhalt, dann der Preis.",
  "D'abord la chaussette, puis la boîte, puis le prix.",
])("what no drawing of a series follows is asked about: %s", (order) => {
  expect(ordersUnkept([order])).toEqual([order]);
});

test.each([
  "One slide for each step.",
  "Eine Folie für jeden Schritt.",
  "Our name in small letters.",
  "First come, first served, then we close.",
  "One ticket for adults, one for children.",
  "Only a few places on the last page of the list.",
])("others are followed, or are no orders: %s", (order) => {
  expect(ordersUnkept([order])).toEqual([]);
});

const DAY = { date: "Saturday 9 January", time: "", place: "", facts: [] };

test("what is to be seen last is asked about where the last picture shows nothing of it", () => {
  const orders = [
    "Open day date has to be the last thing people see.",
    "Der Termin muss als letztes kommen.",
    "The thank you should be the last slide.",
    "You have to be the last to leave.",
  ];
  expect(lastUnkept(orders, { when: DAY, cta: null, closing: [] })).toEqual([orders[2]]);
  expect(lastUnkept(orders, { when: null, cta: null, closing: [] })).toEqual(orders.slice(0, 3));
  expect(lastUnkept(orders, { when: null, cta: null, closing: ["f1"] })).toEqual([]);
});
