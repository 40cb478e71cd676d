import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { asksReaders, invitesReaders } from "../../../lib/story/read/welcomes.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;

function made(brief: string) {
  const request = { brief, brand: brandOf("Acme"), ...OUTLET };
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-25" });
  return { post: story.posts.linkedin?.replace(/\s+/g, " "), verdict };
}

test.each([
  "Fiction, documentary, animation: everything is welcome. Send your film by 15 December to films@lumen.test.",
  "Appel à films jusqu’au 15 décembre. Fiction, documentaire, animation, tout est bienvenu. Durée maximale : 20 minutes.",
  "Niños, mayores, perros: todos son bienvenidos. Sábado 5 de diciembre a las 11 en la plaza.",
  "Romane, Lyrik, Kurzgeschichten, alles ist willkommen. Einsendeschluss: 15. Dezember.",
  "¿Cambias de gestoría? Hacemos las cuentas contigo. La primera cita es gratis hasta el 15 de diciembre.",
  "Vai mudar de contabilidade? Fazemos as contas consigo. Primeira reunião grátis até 15 de dezembro.",
  "ご予約は電話03-5550-0100でお願いします。営業時間は10時から18時です。",
  "12月12日(土)に餅つき大会を開きます。参加費は300円です。当日はエプロンのご持参をお願いします。",
  "献血にご協力をお願いします。12月5日(土)10時から16時まで、市役所前で行います。",
  "Live music every Thursday. In the bar and in the garden. Free entry, from 8 pm.",
  "BREAKING: Node 16 support ends with release 5.0 on 1 March 2027. Please upgrade to Node 20 before that.",
])("a tidy brief is published whole and needs no person: %s", (brief) => {
  const { post, verdict } = made(brief);
  for (const sentence of brief.split(/(?<=[。])|(?<=[.?]) /u))
    expect(post).toContain(sentence.replace("BREAKING", "Breaking"));
  expect(verdict).toBe("approved");
});

test("a line that breaks off goes on in the next one", () => {
  const { post, verdict } = made(
    "In the bar and\non the terrace: live jazz every Thursday from 8 pm, free entry.",
  );
  expect(post).toBe("In the bar and on the terrace: live jazz every Thursday from 8 pm, free entry.");
  expect(verdict).toBe("approved");
});

test.each([
  ["All ideas welcome!", "en"],
  ["Emojis are welcome.", "en"],
  ["Vorschläge sind alle willkommen.", "de"],
  ["投稿文の作成をお願いします。", "ja"],
  ["ご確認をお願いします。", "ja"],
  ["よろしくお願いします。", "ja"],
])("%s is said to those who make the post", (words, language) => {
  expect(invitesReaders(words, language)).toBe(false);
});

test.each([
  ["¿Puedes poner el logo?", "es"],
  ["Podemos publicar hoje?", "pt"],
  ["Schickst du mir das Bild?", "de"],
])("%s asks a colleague", (words, language) => {
  expect(asksReaders(words, language)).toBe(false);
});
