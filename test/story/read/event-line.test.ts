import { expect, test } from "vitest";
import { announcesEvent } from "../../../lib/story/read/event-line.ts";

test.each([
  "Repair café, Saturday 12 April, 10 to 1, Quaker Meeting House.",
  "Fix-it morning, Sunday 4 May, 9.30am to 12pm, Village Hall, Thorpe",
  "Reparatur-Café, Samstag, 12. April, 10 bis 13 Uhr, Jugendzentrum Schleuse",
  "Atelier couture, le samedi 12 avril, de 10h à 13h, salle Berlioz.",
  "Taller de bicis, sábado 12 de abril, 10 a 13 h, plaza Mayor.",
  "Officina aperta, sabato 12 aprile, dalle 10 alle 13, Casa del quartiere.",
  "Repair café, zaterdag 12 april, 10 tot 13 uur, buurthuis De Schakel.",
  "Oficina aberta, sábado 12 de abril, das 10 às 13h, Casa do Povo.",
])("%s announces an event", (line) => {
  expect(announcesEvent(line)).toBe(true);
});

test.each([
  "Call Ben, Saturday 12 April, 10 to 1.",
  "Fix boiler, Saturday morning.",
  "Post this, Saturday 12 April, 10am.",
  "Book the hall for Saturday 12 April, 10 to 1.",
])("%s does not", (line) => {
  expect(announcesEvent(line)).toBe(false);
});
