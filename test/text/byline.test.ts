import { expect, test } from "vitest";
import { bylineIn } from "../../lib/text/byline.ts";

test.each([
  ["By curator Hannah Pascoe.", "en", "Hannah Pascoe", "curator"],
  ["Written by our head baker Luis Romero.", "en", "Luis Romero", "head baker"],
  ["Von Kuratorin Hannah Pascoe.", "de", "Hannah Pascoe", "Kuratorin"],
  ["Von Bäckermeister Jens Kohl.", "de", "Jens Kohl", "Bäckermeister"],
  ["Von Karin Anna Meier.", "de", "Karin Anna Meier", ""],
  ["Par l’architecte Léa Brunet.", "fr", "Léa Brunet", "architecte"],
  ["Por la conservadora Ana Pascual.", "es", "Ana Pascual", "conservadora"],
  ["Dell’architetta Lea Bruni.", "it", "Lea Bruni", "architetta"],
  ["Door conservator Hanna Pasman.", "nl", "Hanna Pasman", "conservator"],
  ["Pelo técnico Luís Romeiro.", "pt", "Luís Romeiro", "técnico"],
])("%s tells who wrote it", (text, language, name, role) => {
  expect(bylineIn(text, language)).toMatchObject({ name, role });
});

test.each([
  ["By order of the Town Council.", "en"],
  ["By bus from Central Station.", "en"],
  ["Von Montag bis Freitag.", "de"],
  ["Di fronte a Palazzo Vecchio.", "it"],
  ["Van Gogh Museum Amsterdam.", "nl"],
])("%s names no author", (text, language) => {
  expect(bylineIn(text, language)).toBeUndefined();
});
