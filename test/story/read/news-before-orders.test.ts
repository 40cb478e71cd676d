import { expect, test } from "vitest";
import { askedTopic } from "../../../lib/story/read/asked-topic.ts";
import { orderBeforeColon } from "../../../lib/story/read/passed-on.ts";
import { endsInRequest } from "../../../lib/story/read/request-tails.ts";

test.each([
  ["en", "Our library lends tools now and we'd like to tell people on Instagram in a short video."],
  ["en", "Four of our older cats need homes, could you put together a slideshow with one cat per slide?"],
  ["de", "Wir verleihen jetzt auch Werkzeug und das möchten wir auf Instagram erzählen."],
  ["fr", "Nous prêtons aussi des outils et nous voudrions le raconter dans une petite vidéo."],
  ["es", "Ahora también prestamos herramientas y queremos contarlo en un vídeo corto."],
  ["it", "Ora prestiamo anche attrezzi e vorremmo raccontarlo su Instagram con un video."],
  ["nl", "Je kunt nu ook gereedschap lenen en dat willen we graag met een filmpje vertellen."],
  ["pt", "Agora também emprestamos ferramentas e queremos contar isso num vídeo curto."],
])("%s: news before an order that names no topic: %s", (language, sentence) => {
  expect(endsInRequest(sentence, language)).toBe(true);
});

test.each([
  ["en", "Our bread takes 36 hours and we want to tell you why."],
  ["en", "Summer's here, could we have a card for the garden fair?"],
  ["es", "Somos muchos y queremos contar contigo."],
])("%s: no such order: %s", (language, sentence) => {
  expect(endsInRequest(sentence, language)).toBe(false);
});

test.each([
  ["en", "Just to explain: you take a ticket.", "It works like this: you take a ticket."],
  ["de", "Zum Verständnis: Man nimmt eine Karte.", "So geht's: Man nimmt eine Karte."],
  ["fr", "Pour comprendre : on prend un ticket.", "Ça marche comme ça : on prend un ticket."],
  ["es", "Se entiende así: te llevas una ficha.", "Funciona así: te llevas una ficha."],
  ["it", "Per capirci: prendi un biglietto.", "Funziona così: prendi un biglietto."],
  ["nl", "Even ter uitleg: je neemt een kaartje.", "Zo werkt het: je neemt een kaartje."],
  ["pt", "Entende-se assim: levas uma ficha.", "Funciona assim: levas uma ficha."],
])("%s: how the maker is to understand it goes: %s And this stays: %s", (language, led, told) => {
  expect(orderBeforeColon(led, language)).toBeGreaterThan(0);
  expect(orderBeforeColon(told, language)).toBe(0);
});

test.each([
  ["en", "We need something for Facebook about the harvest fair.", "the harvest fair"],
  ["de", "Wir bräuchten was für Facebook zum Apfelfest.", "apfelfest"],
  ["fr", "Il nous faudrait quelque chose pour Facebook sur la fête des pommes.", "la fête des pommes"],
  ["es", "Necesitamos algo para Facebook sobre la feria de la manzana.", "la feria de la manzana"],
  ["it", "Ci servirebbe qualcosa per Facebook sulla festa delle mele.", "festa delle mele"],
  ["pt", "Precisamos de algo para o Facebook sobre a feira da maçã.", "a feira da maçã"],
])("%s: something for a channel is about: %s", (language, sentence, name) => {
  const topic = askedTopic(sentence, language);
  expect(sentence.toLowerCase().slice(topic?.start, topic?.end)).toBe(name);
});
