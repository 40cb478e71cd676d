import { expect, test } from "vitest";
import { answersItself, tellsLearned } from "../../../lib/story/review/known-forms.ts";

test.each([
  ["Moet ik eerst mijn theorie halen? Nee, dat kan tegelijk.", true],
  ["Peut-on prendre des photos ? Oui, sans flash et sans perche.", true],
  ["Muss ich Mitglied sein, um mitzusingen? Nein, die ersten drei Proben sind frei.", true],
  ["Can you make it square? Yes, like the last one.", false],
  ["Can we say 20 percent? No, better not.", false],
  ["Is it open on Sundays?", false],
])("a question of readers with its answer: %s", (sentence, is) => {
  expect(answersItself(sentence)).toBe(is);
});

test.each([
  ["Si impara a preparare il bagno, a gettare i colori e a rilegare un quaderno.", true],
  ["You'll learn to splice a rope and to tie six knots.", true],
  ["Ihr lernt, wie man Brot backt und Sauerteig ansetzt.", true],
  ["Learn the text by heart before you draw it.", false],
])("what a course teaches: %s", (sentence, is) => {
  expect(tellsLearned(sentence)).toBe(is);
});
