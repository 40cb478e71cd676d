import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

async function drawn(tag: string, headline: string) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  const about = { headline, texts: [], about: [] };
  return subjectOf(await subjectWords(language, readAsset), about);
}

describe("a thing of a village, a workshop or a farm has its drawing", () => {
  test.each([
    ["en", "Bell ringers wanted for Sunday", "tower-bell"],
    ["pt", "O sino voltou à torre", "tower-bell"],
    ["de", "Die Glocken läuten wieder", "tower-bell"],
    ["fr", "Les cloches sonnent de nouveau", "tower-bell"],
    ["nl", "De kerkklok is terug", "tower-bell"],
    ["es", "Las campanas vuelven a sonar", "tower-bell"],
    ["en", "The community minibus runs again", "minibus"],
    ["de", "Der Bürgerbus fährt wieder", "minibus"],
    ["nl", "Vrijwilligers voor de buurtbus", undefined],
    ["en", "Dry stone walling for beginners", "stone-wall"],
    ["en", "Summer hats are here", "felt-hat"],
    ["de", "Hüte für den Herbst", "felt-hat"],
    ["it", "Cappelli di paglia", "felt-hat"],
    ["en", "The grit bin is full again", "grit-bin"],
    ["en", "Hedge trimming before March", "hedge"],
    ["de", "Heckenschnitt bis Ende Februar", "hedge"],
    ["fr", "La taille des haies", "hedge"],
    ["en", "Blacksmithing for beginners", "anvil"],
    ["es", "Curso de herrería", "anvil"],
    ["it", "Videosorveglianza in piazza", "security-camera"],
    ["en", "Auction of 40 lots on Friday", "auction-gavel"],
    ["de", "Versteigerung am Freitag", "auction-gavel"],
    ["en", "Clothes swap on Sunday", "clothes-rail"],
    ["fr", "Troc de vêtements samedi", "clothes-rail"],
    ["en", "Organ recital at noon", "pipe-organ"],
    ["de", "Orgelkonzert am Sonntag", "pipe-organ"],
    ["nl", "Orgelconcert op zondag", "pipe-organ"],
    ["en", "Litter picking on Saturday", "litter-picker"],
    ["ja", "ごみ拾いのお知らせ", "litter-picker"],
    ["en", "A treasure hunt for all ages", "treasure-chest"],
    ["pt", "Caça ao tesouro no domingo", "treasure-chest"],
    ["en", "Flood defences are finished", "flooded-house"],
    ["de", "Hochwasser: was jetzt zu tun ist", "flooded-house"],
    ["en", "Alpaca walks from May", "llama"],
    ["de", "Fledermausnacht am 12. Juli", "bat"],
    ["de", "Fledermäuse im Dachstuhl", "bat"],
    ["en", "Three guide dogs in training", "guide-dog"],
    ["nl", "Een nieuwe geleidehond", "guide-dog"],
    ["es", "La nueva plaza de aparcamiento", undefined],
    ["en", "Curling club open day", "curling-stone"],
    ["pt", "Moinho de vento aberto ao público", "windmill"],
    ["it", "Il mulino ad acqua riapre", "watermill"],
    ["ja", "パッチワーク教室", "quilt"],
    ["en", "A wi-fi router for every flat", "router"],
    ["en", "Ironing service from £9", "iron"],
    ["fr", "Vitraux restaurés", "stained-glass"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await drawn(tag, headline)).toBe(subject);
  });
});

describe("another meaning of its words draws nothing of it", () => {
  test.each([
    ["en", "We wear many hats", "felt-hat"],
    ["en", "A hat-trick for the under-12s", "felt-hat"],
    ["en", "Hats off to our volunteers", "felt-hat"],
    ["en", "Woolly hats and gloves", "felt-hat"],
    ["de", "Alles unter einem Hut", "felt-hat"],
    ["de", "In guter Obhut", "felt-hat"],
    ["en", "Keep your data safe", "safe"],
    ["en", "Safe journeys home", "safe"],
    ["en", "Iron levels in the blood", "iron"],
    ["en", "Don’t sit on the fence", "fence"],
    ["en", "Fencing for beginners: foil and épée", "fence"],
    ["en", "The red carpet is out", "rug"],
    ["fr", "Sur le tapis rouge", "rug"],
    ["en", "Hay fever: what helps", "hay-bale"],
    ["fr", "L’effet de serre expliqué", "greenhouse"],
    ["it", "Meno gas serra", "greenhouse"],
    ["fr", "Notre produit phare", "lighthouse"],
    ["en", "A rake of new ideas", "safe"],
    ["en", "Bells and whistles", "tower-bell"],
    ["en", "Alarm bells for small firms", "tower-bell"],
    ["en", "Swan Lake on Friday", "swan"],
    ["en", "Beaver Scouts meet on Monday", "beaver"],
    ["en", "Floods of calls since Monday", "flooded-house"],
    ["en", "The hedge fund report", "hedge"],
    ["en", "Does it support dark mode?", "server-rack"],
    ["en", "She managed it in a day", "server-rack"],
    ["en", "How we skip the queue", "skip"],
    ["en", "A keynote in ten minutes", "lectern"],
    ["de", "Warteschlangen vermeiden", "snake"],
    ["de", "Goldschmiede im Hof", "anvil"],
    ["de", "Die Ideenschmiede", "anvil"],
    ["de", "Krippenplätze ab August", "nativity"],
    ["es", "Vallas publicitarias", "fence"],
    ["fr", "Clôture des inscriptions", "fence"],
    ["fr", "L’enseigne ouvre à Lyon", "shop-sign"],
    ["it", "Chi insegna italiano", "shop-sign"],
    ["pt", "Cerca de 40 lugares", "fence"],
    ["es", "Pago por cajero", "cash-machine"],
    ["nl", "Slang gevonden in de tuin", "snake"],
    ["nl", "De klok gaat een uur terug", "tower-bell"],
    ["ja", "温室効果ガスを減らす", "greenhouse"],
    ["ja", "モスクワの冬", "mosque"],
    ["ja", "スイカの季節", "squid"],
    ["en", "The new weighbridge", "balance-scale"],
    ["de", "Die neue Fahrzeugwaage", "balance-scale"],
  ])("%s: %s is no %s", async (tag, headline, subject) => {
    expect(await drawn(tag, headline)).not.toBe(subject);
  });
});
