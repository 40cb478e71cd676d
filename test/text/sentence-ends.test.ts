import { expect, test } from "vitest";
import { sentenceEnds } from "../../lib/text/sentence-ends.ts";

const parts = (text: string) => {
  const ends = sentenceEnds(text);
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim());
};

test.each([
  ["Chanel No. 5. It stays.", ["Chanel No. 5.", "It stays."]],
  ["Is it new? No. It is old.", ["Is it new?", "No.", "It is old."]],
  ["Come to 22 St. Saviourgate. Ring Dr. Nwosu.", ["Come to 22 St. Saviourgate.", "Ring Dr. Nwosu."]],
  ["Open from 9 a.m. The shop is warm.", ["Open from 9 a.m.", "The shop is warm."]],
  ['We had 38 "where is it?" emails a day. Now 9.', ['We had 38 "where is it?" emails a day.', "Now 9."]],
  ['They asked "where is it?" Now it is here.', ['They asked "where is it?"', "Now it is here."]],
  ["At 9 a.m. Saturday we open.", ["At 9 a.m. Saturday we open."]],
  [
    "Sie drehen z. B. eine Schale. Es dauert ca. zwei Wochen.",
    ["Sie drehen z. B. eine Schale.", "Es dauert ca. zwei Wochen."],
  ],
  [
    "Frau Petersen zum 85. Geburtstag am 2. Mai. Wir gratulieren.",
    ["Frau Petersen zum 85. Geburtstag am 2. Mai.", "Wir gratulieren."],
  ],
  [
    "Die 140. Ausgabe ist da. Es kamen 85. Alle blieben.",
    ["Die 140. Ausgabe ist da.", "Es kamen 85.", "Alle blieben."],
  ],
  ["Rund 3 Mio. Euro im 2. Stock. Danke.", ["Rund 3 Mio. Euro im 2. Stock.", "Danke."]],
  [
    "Visites (12 personnes max.). Tél. : 04 76 55 01 48",
    ["Visites (12 personnes max.).", "Tél. : 04 76 55 01 48"],
  ],
  ["C/ Feria n.º 32. La Dra. Otero firma.", ["C/ Feria n.º 32.", "La Dra. Otero firma."]],
  ["Con la prof.ssa Conti, pad. 16. Vi aspettiamo.", ["Con la prof.ssa Conti, pad. 16.", "Vi aspettiamo."]],
  ["Hofgasse 14, 2. OG (Aufzug). Wir ziehen um.", ["Hofgasse 14, 2. OG (Aufzug).", "Wir ziehen um."]],
  ["1. Jahr: 1.360 € brutto. 2. Preis: ein Korb.", ["1. Jahr: 1.360 € brutto.", "2. Preis: ein Korb."]],
  ["Ab der 3. Klasse. Danke.", ["Ab der 3. Klasse.", "Danke."]],
  ["Bel mevr. De Wit. Tot dan.", ["Bel mevr. De Wit.", "Tot dan."]],
  ["Às 18h30, na Av. Central. A Profa. Lima fala.", ["Às 18h30, na Av. Central.", "A Profa. Lima fala."]],
  ["Shortcuts everywhere. Press ? to see them.", ["Shortcuts everywhere.", "Press ? to see them."]],
  ["Try it in the harbour 22.–24. May, one hour.", ["Try it in the harbour 22.–24. May, one hour."]],
  ["Open on days 22.–24. Bring a towel.", ["Open on days 22.–24.", "Bring a towel."]],
  ["10時です。お待ちします。", ["10時です。", "お待ちします。"]],
])("%s", (text, sentences) => {
  expect(parts(text)).toEqual(sentences);
});
