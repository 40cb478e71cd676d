import { describe, expect, test } from "vitest";
import { lookWish } from "../../../lib/story/read/look-wishes.ts";
import { wholeWish } from "../../../lib/story/read/wishes.ts";

describe("a wish for the look without a verb, or about a part of the picture", () => {
  test.each([
    ["en", "Big number please."],
    ["en", "Slow pace please, nothing hectic."],
    ["de", "Bitte ruhiges Tempo und große Schrift."],
    ["fr", "Rythme lent, s'il vous plaît."],
    ["es", "Caracteres grandes, por favor, y un ritmo tranquilo."],
    ["it", "Ritmo calmo, per favore."],
    ["nl", "Rustig tempo graag."],
    ["pt", "Ritmo calmo, por favor."],
    ["en", "Bright and happy please"],
    ["en", "Not scary please, people switch off."],
    ["en", "Please be fair to both sides, people notice."],
    ["en", "Something calm and simple, please."],
    ["en", "keep the prices easy to read from a phone"],
    ["de", "Bitte warm und gemütlich."],
    ["de", "Stimmung gemütlich"],
    ["nl", "Gezellige uitstraling graag."],
    ["es", "Aspecto alegre, por favor."],
    ["de", "Bitte eher ruhig, nicht zu bunt."],
    ["de", "Große Zahl, bitte."],
    ["fr", "Quelque chose de sobre et élégant, s'il vous plaît."],
    ["fr", "Rien de criard, merci."],
    ["es", "Algo sencillo y alegre, por favor."],
    ["es", "Que se vea sobrio, por favor."],
    ["it", "Qualcosa di semplice e allegro, per favore."],
    ["nl", "Rustig en strak graag."],
    ["nl", "Graag iets vrolijks, niet te druk."],
    ["pt", "Algo calmo e limpo, por favor."],
    ["nl", "Lekker kort en vlot graag!"],
    ["en", "Short and lively please!"],
    ["de", "Kurz und flott bitte!"],
    ["fr", "Court et vivant, s'il vous plaît !"],
    ["es", "¡Corto y con chispa, por favor!"],
    ["it", "Breve e frizzante, per favore!"],
    ["pt", "Curto e animado, por favor!"],
    ["en", "Happy and proud but not boasty."],
    ["de", "Stolz, aber ohne anzugeben."],
    ["fr", "Fiers, mais sans se vanter."],
    ["es", "Alegre pero no cursi."],
    ["it", "Fieri, ma senza vantarsi."],
    ["nl", "Trots en dankbaar, maar niet klef."],
    ["pt", "Orgulhosos, mas sem gabarolice."],
  ])("in %s: %s", (language, clause) => {
    expect(wholeWish(clause, language)?.rule, clause).toMatch(/^(?:tone|emphasis)$/);
  });

  test.each([
    ["en", "No dogs, please."],
    ["en", "Cash only, please."],
    ["en", "Please bring warm clothes."],
    ["en", "Keep it simple."],
    ["en", "Big news."],
    ["en", "Small groups, warm rooms."],
    ["en", "Please keep the dates free: 4 and 5 May."],
    ["de", "Bitte warm anziehen."],
    ["de", "Große Freude im Haus."],
    ["de", "Bitte kleine Scheine mitbringen."],
    ["fr", "Grandes nouvelles."],
    ["es", "Trae ropa cómoda, por favor."],
    ["nl", "Graag op tijd aanwezig."],
    ["pt", "Chegue cedo, por favor."],
  ])("none in %s: %s", (language, clause) => {
    expect(lookWish(clause, language)).toBeUndefined();
  });
});

test.each(["Tom Weir", "Ton Visser", "Warm but not spicy.", "Keep it warm, batteries hate the cold."])(
  "is none: %s",
  (clause) => {
    expect(wholeWish(clause, "en")).toBeUndefined();
  },
);
