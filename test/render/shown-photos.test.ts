import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { onlyShown, showsPhoto } from "../../lib/render/shown-photos.ts";
import type { Photo } from "../../lib/render/template.ts";
import { productHero } from "../../lib/render/templates/product-hero/product-hero.ts";

const photo = (key: string, more: Pick<Photo, "cut"> = {}): Photo => ({
  key,
  width: 40,
  height: 30,
  aspect: 4 / 3,
  luminance: 0.5,
  opaque: true,
  ...more,
});
const image = (src: string): Node => ({ type: "image", src, style: {} }) as Node;
const pageOf = (...children: Node[]): Node => ({ type: "container", style: {}, children }) as Node;

const photos = new Map([
  ["desktop", photo("file:desktop")],
  ["phone", photo("file:phone")],
]);
const data = productHero.data.parse({ headline: "Rye bread on Fridays", screens: ["desktop", "phone"] });
const saidOf = (page: Node) =>
  productHero.altText(
    productHero.data.parse(onlyShown(productHero, data, { page, photos })),
    "Loafly",
    0,
    "en",
  );

test("an alternative text tells of a screenshot only where one is drawn", () => {
  expect(saidOf(pageOf(image("file:loaf")))).not.toContain("screenshot");
  expect(saidOf(pageOf(image("file:phone")))).toContain("With a screenshot of the product");
});

test("the words of a page stay, and pictures that are drawn keep their names", () => {
  const { headline, screens } = onlyShown(productHero, data, { page: pageOf(image("file:phone")), photos });
  expect(headline).toBe("Rye bread on Fridays");
  expect(screens).toEqual(["", "phone"]);
});

test("a product without its ground is shown, too", () => {
  const cut = photo("file:loaf", { cut: { key: "cut:loaf", width: 20, height: 20 } });
  expect(showsPhoto(pageOf(image("cut:loaf")), cut)).toBe(true);
  expect(showsPhoto(pageOf(), cut)).toBe(false);
});
