import { expect, test } from "vitest";
import { meantValue } from "../../../lib/story/read/meant-value.ts";
import { seenFirstIn } from "../../../lib/story/read/seen-first.ts";
import { wantsAlone } from "../../../lib/story/read/wished-large.ts";

test.each([
  ["en", "Everyone keeps asking about Boxing Day so please make that line stand out.", "Boxing Day"],
  ["de", "Nach Silvester fragen die meisten, das soll bitte auffallen.", "Silvester"],
  ["es", "La gente siempre pregunta por Nochevieja, que eso destaque.", "Nochevieja"],
  ["nl", "Veel klanten vragen naar kerstavond, dus dat moet opvallen.", "kerstavond"],
  ["en", "The headline should be the late opening.", "late opening"],
  ["de", "Überschrift bitte die Nachtbusse.", "Nachtbusse"],
  ["fr", "Le titre doit être les alertes orage.", "alertes orage"],
  ["it", "Il titolo deve essere gli orari estivi.", "orari estivi"],
  ["en", "Something plain, with a big 75.", "75"],
  ["it", "Vorremmo una cosa sobria col numero 75.", "75"],
  ["pt", "Queremos algo discreto com o número 75 bem grande.", "75"],
  ["en", "Only the question on the picture, everything else in the caption.", "question"],
  ["fr", "La question en gros sur l’image et rien d’autre.", "question"],
  [
    "en",
    "For the picture only “Tideline 3.1” and “tide tables”, the rest goes in the post.",
    "“Tideline 3.1” and “tide tables”",
  ],
  ["de", "Auf das Bild nur „Tideline 3.1“, der Rest in den Text.", "„Tideline 3.1“"],
])("%s: %s", (language, sentence, what) => {
  expect(seenFirstIn(sentence, language)).toBe(what);
});

test.each([
  ["en", "Take the bus with the number 12."],
  ["en", "The headline should be short."],
  ["es", "Que se vea de un vistazo."],
])("%s names nothing that is to be large: %s", (language, sentence) => {
  expect(seenFirstIn(sentence, language)).toBeUndefined();
});

test("a day of a name is its date where the brief has only that, and the question is the one that it asks", () => {
  expect(meantValue("Christmas Eve", "Thurs 24 Dec: 9 to 12. They ask about Christmas Eve.")).toBe("24 Dec");
  expect(meantValue("Silvester", "Silvester: 9 bis 12 Uhr. Nach Silvester fragen alle.")).toBe("Silvester");
  expect(meantValue("question", "For you all: which tree did you plant first? Ours is a pear.")).toBe(
    "which tree did you plant first?",
  );
});

test("one thing stands alone where the rest belongs to the text", () => {
  expect(wantsAlone("Only the date on the card, the rest in the text.")).toBe(true);
  expect(wantsAlone("Make the date big on the card.")).toBe(false);
});
