import { expect, test } from "vitest";
import { wishedGround } from "../../lib/story/ground.ts";

const span = { start: 0, end: 1 };
const noted = (quote: string) =>
  wishedGround({ wishes: [], heldBack: [{ quote, span, why: "instruction" }] });

test.each([
  "Dark background, please.",
  "Keep it dark and warm, like the bakehouse at night.",
  "Look: dark and warm, like the shop at six in the morning",
  "fast cuts, big words, red on black",
  "Bitte auf dunklem Hintergrund.",
  "Sfondo scuro, grazie.",
  "Fond noir si possible.",
  "Fondo oscuro, letras claras.",
  "Donkere achtergrond graag.",
  "背景は黒い背景で",
  "I'd prefer it dark.",
  "We would like it dark and moody",
  "Dark, please.",
  "Lieber dunkel, bitte.",
  "Plutôt sombre, svp.",
  "Más bien oscuro.",
  "Meglio scuro, grazie.",
  "Graag donker.",
  "De preferência escuro.",
])("a dark ground is wished for: %s", (note) => {
  expect(noted(note)).toBe("dark");
});

test.each([
  "White background.",
  "Please leave plenty of white space.",
  "Merci de garder beaucoup de blanc autour des objets.",
  "Heller Hintergrund, bitte.",
  "Fundo branco.",
  "pale crimson background",
])("a light ground is wished for: %s", (note) => {
  expect(noted(note)).toBe("light");
});

test.each([
  "No dark background.",
  "Bitte nicht auf dunklem Hintergrund.",
  "Keep it calm.",
  "We'd like dark bread on it.",
  "I'd prefer it not dark.",
  "Bitte nicht dunkel.",
  "Plutôt pas sombre.",
  "White letters on a dark background or a white background, you choose.",
  "The light is what people come for.",
])("no ground is wished for: %s", (note) => {
  expect(noted(note)).toBeUndefined();
});

test("what the author wishes of the picture counts, and what readers are told does not", () => {
  const wish = { rule: "action" as const, value: "", quote: "dark background", span };
  expect(wishedGround({ wishes: [wish], heldBack: [] })).toBe("dark");
  expect(
    wishedGround({ wishes: [], heldBack: [{ quote: "dark background", span, why: "internal" }] }),
  ).toBeUndefined();
});
