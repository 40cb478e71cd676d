import { expect, test } from "vitest";
import { bannedWord, bannedWords } from "../../../lib/story/read/word-bans.ts";

test.each([
  ['Do not add the word "revolutionary" or any relative of it.', "revolutionary"],
  ['Bitte nicht "Challenge" schreiben, können wir nicht mehr hören.', "Challenge"],
  ["Schreibt bitte nicht „Schnäppchen“.", "Schnäppchen"],
  ["Merci de ne pas écrire « révolutionnaire ».", "révolutionnaire"],
  ["No uséis la palabra «gratis», por favor.", "gratis"],
  ['Non scrivete "imperdibile".', "imperdibile"],
  ['Gebruik niet "uniek".', "uniek"],
  ["Não escrevam «promoção».", "promoção"],
  ["Don't call it cheap, it's the right price.", "cheap"],
  ["Please never describe them as needy.", "needy"],
  ["Nennt es bitte nicht billig, das ist es nicht.", "billig"],
  ["No lo llaméis ganga, por favor.", "ganga"],
  ["Noem het geen koopje.", "koopje"],
])("%s bans %s", (sentence, word) => {
  expect(bannedWord(sentence)).toBe(word);
});

test.each([
  "Don't call us after nine, we are asleep.",
  'Never say "never".  We open in May.',
  '"No" is a whole sentence, our Friday talk.',
  "No tickets for “Macbeth” left on Friday, some on Saturday and Sunday at the door from six.",
  "Kein „Tatort“ am Sonntag: wir spielen selbst.",
])("%s bans no word", (sentence) => {
  expect(bannedWord(sentence)).toBeUndefined();
});

test.each([
  "Keep it cheerful and nothing about “needy” neighbours, it's for the whole street.",
  "Bitte nichts mit „Traumteam“, wir sind zu dritt.",
  "Rien avec « convivial », s'il vous plaît.",
  "Nada con «sinergia», que no es lo nuestro.",
  "Niente con «eccellenza», siamo un bar.",
  "Niets met “beleving”, we zijn een bakker.",
])("nothing with the word: %s", (sentence) => {
  expect(bannedWord(sentence)).toMatch(/^(?:needy|Traumteam|convivial|sinergia|eccellenza|beleving)$/);
});

test.each([
  ["Please don't use words like “dream” or “passion”.", ["dream", "passion"]],
  ["Bitte nicht „Traum“ oder „Liebe“ schreiben.", ["Traum", "Liebe"]],
  ["Évitez « rêve » et « passion ».", ["rêve", "passion"]],
  ['Gebruik geen woorden als "droom" of "passie".', ["droom", "passie"]],
  [`No "hurry" and no "don't miss out" please.`, ["hurry", "don't miss out"]],
])("%s bans each of its words", (sentence, words) => {
  expect(bannedWords(sentence)).toEqual(words);
});
