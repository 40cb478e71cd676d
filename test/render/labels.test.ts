import { expect, test } from "vitest";
import { detectLanguage } from "../../lib/copy/language.ts";
import { label } from "../../lib/render/templates/kit/labels.ts";

/** A line of each language that a brief may be read in. */
const BRIEFS: Record<string, string> = {
  sv: "Vi har öppet på lördagar nu och brödet är varmt från klockan sju",
  da: "Vi har åbent om lørdagen nu, og brødet er også varmt når I kommer",
  no: "Vi har åpent på lørdager nå, og brødet er også varmt når dere kommer",
  fi: "Me olemme nyt auki lauantaina ja leipä on lämmintä kun te tulette, myös ilman varausta",
  pl: "Otwieramy w sobotę i nasz chleb jest już gorący, bez kolejki",
  cs: "Otevřeno máme v sobotu a náš chléb je už teplý, ve všední dny ne",
  tr: "Artık cumartesi günü açığız ve bizim ekmek çok sıcak, sizin için",
  id: "Kami buka pada hari Sabtu dan roti itu sudah hangat untuk anda",
  ro: "Suntem deschiși sâmbăta și pâinea noastră este caldă, fără rezervare",
  hu: "Szombaton nyitva vagyunk, és a kenyér már meleg, csak gyere el hozzánk",
  vi: "Chúng tôi mở cửa thứ bảy và bánh mì của chúng tôi luôn nóng cho bạn",
  el: "Είμαστε ανοιχτά το Σάββατο",
  ru: "Мы открыты по субботам",
  uk: "Ми відчинені щосуботи, і наш хліб теплий",
  ko: "토요일에도 문을 엽니다",
  th: "เราเปิดวันเสาร์",
  hi: "हम शनिवार को खुले हैं",
  fa: "ما شنبه‌ها باز هستیم و چای گرم داریم",
  ur: "ہم ہفتے کو کھلے ہیں",
};

test.each(Object.entries(BRIEFS))("words of ours are not English where the brief is in %s", (code, brief) => {
  expect(detectLanguage(brief).code).toBe(code);
  for (const name of ["swipe", "until", "price", "place", "date", "before", "after"] as const) {
    const word = label(name, code);
    expect([name, word !== "" && word !== label(name, "en")]).toEqual([name, true]);
  }
});

test("regions and other codes of a language have its words, and an unknown one has English", () => {
  expect(label("swipe", "pl-PL")).toBe(label("swipe", "pl"));
  expect(label("price", "nb")).toBe(label("price", "no"));
  expect(label("price", "xx")).toBe("Price");
});
