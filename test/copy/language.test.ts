import { expect, test } from "vitest";
import { detectLanguage, isSurelyNotIn } from "../../lib/copy/language.ts";

const lines: [string, string][] = [
  ["We open a second shop in Lyon on 3 March", "en"],
  ["New dark mode", "en"],
  ["Wir eröffnen am Samstag unsere neue Filiale", "de"],
  ["Alben öffnen sich doppelt so schnell. Bilder lassen sich sperren.", "de"],
  ["Venez découvrir notre nouvelle boulangerie", "fr"],
  ["Ya puedes reservar tu clase de cerámica", "es"],
  ["Prenota la tua prova gratuita oggi", "it"],
  ["Frete grátis para todo o Brasil até domingo", "pt"],
  ["Kom naar onze open dag op zaterdag", "nl"],
  ["Vi söker en trädgårdsmästare till vår gård", "sv"],
  ["Zapraszamy w sobotę na naszą nową kawę", "pl"],
  ["Yeni mobil uygulamamız şimdi yayında", "tr"],
  ["Мы открыли вторую кофейню", "ru"],
  ["Ми відкрили другу кав’ярню", "uk"],
  ["新しいカフェがオープンします", "ja"],
  ["我们的新产品今天开始预售", "zh"],
  ["새로운 앱을 출시했습니다", "ko"],
  ["أطلقنا اليوم تطبيقًا جديدًا", "ar"],
  ["השקנו היום אפליקציה חדשה", "he"],
  ["नया ऐप आज लॉन्च हुआ", "hi"],
  ["Daten liegen in allen Tarifen in einem Rechenzentrum in Frankfurt.", "de"],
  ["Sprechstunden in Kassel, in Göttingen und in Fulda", "de"],
  ["I dati sono conservati in un centro dati in Germania in tutti i piani", "it"],
  ["Gegevens staan in alle pakketten in een datacentrum in Amsterdam", "nl"],
  ["Data in every plan is kept in a data centre in Frankfurt in Germany", "en"],
  ["🎉🎉", "und"],
];

test.each(lines)("“%s” is %s", (line, code) => {
  expect(detectLanguage(line).code).toBe(code);
});

test.each([
  ["pt", "Loja fechada de 24 de dezembro a 2 de janeiro. Voltamos no dia 3 de janeiro de 2027, às 9h."],
  ["nl", "De broodcursus begint do 10 dec om 19.30 uur in de Molenstraat 12. Kosten: € 45 per persoon."],
  ["no", "Det nye verkstedet vårt åpner lørdag 5. desember klokken 10 i Møllegata 12."],
  ["da", "Vores nye værksted åbner lørdag den 5. december klokken 10 på Møllegade 12."],
  ["en", "Doors open 7pm Friday 4 December, Mars Bar stage"],
])("months and days tell a language (%s): %s", (code, text) => {
  expect(detectLanguage(text).code).toBe(code);
});

test.each([
  ["Bread takes time.", "de", true],
  ["Good coffee on the corner", "fr", true],
  ["Clay, slowly.", "de", true],
  ["Gutes Brot für alle, aus dem Holzofen", "en", true],
  ["小さなパン屋", "en", true],
  ["Bread takes time.", "ja", true],
  ["Mode in Köln", "de", false],
  ["Gutes Brot seit 1902", "de", false],
  ["Le pain prend son temps.", "fr", false],
  ["Pane lento", "it", false],
  ["小さなパン屋", "ja", false],
  ["Write it down anywhere.", "en", false],
])("“%s” is surely not in %s: %s", (words, code, isNot) => {
  expect(isSurelyNotIn(words, code)).toBe(isNot);
});
