import { expect, test } from "vitest";
import { meantValue } from "../../../lib/story/read/meant-value.ts";

test.each([
  ["the guest number", "Our year. 3,180 guests, up from 2,940 in 2025. 41 helpers.", "3,180 guests"],
  ["guest count", "Our year. 3,180 guests, up from 2,940 guests last year.", "3,180 guests"],
  ["die Gästezahl", "Unser Jahr. 3.180 Gäste, im Vorjahr 2.940. 41 Helfer.", "3.180 Gäste"],
  ["le nombre de clients", "Notre année. 3 180 clients, contre 2 940 l'an dernier.", "3 180 clients"],
  ["el número de clientes", "Nuestro año. 3.180 clientes, frente a 2.940 en 2025.", "3.180 clientes"],
  ["il numero di clienti", "Il nostro anno. 3.180 clienti, contro i 2.940 del 2025.", "3.180 clienti"],
  ["het gastenaantal", "Ons jaar. 3.180 gasten, vorig jaar 2.940.", "3.180 gasten"],
  ["o número de clientes", "O nosso ano. 3.180 clientes, contra 2.940 em 2025.", "3.180 clientes"],
])("the number that counts a thing is the current one: %s", (what, brief, value) => {
  expect(meantValue(what, brief)).toBe(value);
});

test.each([
  ["the guest number", "Room 12. 40 guests on Monday, 52 guests on Tuesday."],
  ["the phone number", "Call 01632 960 114. 40 guests came."],
  ["die Jahreszahl", "Gegründet 1921. 40 Gäste kamen."],
])("words that point at none or several stay: %s", (what, brief) => {
  expect(meantValue(what, brief)).toBe(what);
});
