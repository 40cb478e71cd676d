import { expect, test } from "vitest";
import { isAsideOfWork } from "../../../lib/story/read/why-posted.ts";

const isAside = (language: string, sentence: string, to?: "maker") =>
  isAsideOfWork(sentence, { language, judge: { doubtedFor: () => to } });

test.each([
  ["en", "That's the line everyone rings up about."],
  ["en", "Tenants ask us every autumn, so we'd like to put out a few tips before it gets cold."],
  ["en", "People call us when it is too late, hence this video."],
  ["de", "Das ist der Punkt, zu dem wir die meisten Anrufe bekommen."],
  ["de", "Jeden Herbst fragen alle dasselbe, deshalb möchten wir ein paar Tipps geben."],
  ["fr", "C'est là-dessus qu'on nous appelle le plus."],
  ["fr", "Chaque automne on nous demande la même chose, alors nous voudrions donner quelques conseils."],
  ["es", "Es por lo que más nos llaman."],
  ["es", "Cada otoño nos preguntan lo mismo, así que queremos dar unos consejos."],
  ["it", "È la cosa per cui ci chiamano di più."],
  ["it", "Ogni autunno ci chiedono la stessa cosa, quindi vorremmo dare qualche consiglio."],
  ["nl", "Dat is het stuk waarover we steeds gebeld worden."],
  ["nl", "Klanten vragen het ons elke week, vandaar dit filmpje."],
  ["pt", "É a parte sobre a qual mais nos telefonam."],
  ["pt", "Todos os outonos nos perguntam o mesmo, por isso queríamos dar uns conselhos."],
])("%s: why it is posted: %s", (language, sentence) => {
  expect(isAside(language, sentence)).toBe(true);
});

test.each([
  ["en", "It's what our customers ask for most."],
  ["en", "People kept asking, so we now open on Saturdays."],
  ["en", "Everyone asks, so here is what you need."],
  ["de", "Viele haben gefragt, deshalb öffnen wir jetzt auch samstags."],
  ["fr", "On nous le demande souvent, alors nous ouvrons le samedi."],
  ["es", "Nos lo preguntan mucho, así que abrimos los sábados."],
  ["it", "Ce lo chiedono in tanti, quindi apriamo il sabato."],
  ["nl", "Veel mensen vroegen erom, daarom zijn we zaterdag open."],
  ["pt", "Perguntam-nos muito, por isso abrimos ao sábado."],
])("%s: what came of it is for readers: %s", (language, sentence) => {
  expect(isAside(language, sentence, "maker")).toBe(false);
});

test("a question that is often asked may begin a text", () => {
  const sentence = "It's the question we get asked most.";
  expect(isAside("en", sentence)).toBe(false);
  expect(isAside("en", sentence, "maker")).toBe(true);
});
