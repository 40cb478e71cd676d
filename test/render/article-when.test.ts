import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { event } from "../../lib/render/templates/event/event.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN } from "./support/shots.ts";

const SUPPORTING =
  "Um 11 und um 15 Uhr zeigen wir, wie man jemanden aus einem Unfallauto rettet. Für die Kinder gibt es Zielspritzen, Hüpfburg und Rundfahrten im Löschfahrzeug. Mittags gibt es Grillhendl und Steckerlfisch, nachmittags Kaffee und selbst gebackenen Kuchen. Parken bitte auf der Wiese beim Sportplatz.";

test("over a long text the day, the hour and the place stand larger than the text", async () => {
  const data = event.data.parse({
    headline: "Tag der offenen Tür bei der Feuerwehr",
    supporting: SUPPORTING,
    date: "Sonntag, 13. Juni 2027",
    time: "10 bis 17 Uhr",
    place: "Dorfstraße 8",
    language: "de",
  });
  const planned = await plan(event, { ...PLAIN, channel: "linkedin", data, language: "de", readAsset });
  const { prepared } = await prepare(event, planned);
  const [first] = prepared;
  if (!first) throw new Error("The template draws no page.");
  const texts = textNodes(first.page);
  const sizeOf = (part: string) => texts.find(({ text }) => text.includes(part))?.style.fontSize ?? 0;
  expect(sizeOf("Dorfstraße")).toBeGreaterThan(sizeOf("Unfallauto"));
  expect(sizeOf("10 bis 17 Uhr")).toBeGreaterThan(sizeOf("Dorfstraße"));
});
