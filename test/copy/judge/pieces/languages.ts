import { type Piece, piece } from "./piece.ts";

/** Briefs in other languages, told in the brief's own words. */
export const LANGUAGES: Piece[] = [
  piece({
    name: "a German opening",
    language: "de",
    brief:
      "Schreibe einen LinkedIn-Post über unsere neue Filiale in Köln. Wir eröffnen am 12. Mai um 10 Uhr in der Ehrenstraße 41. Die ersten 50 Gäste bekommen einen Kaffee gratis. Komm vorbei!",
    channel: "linkedin",
    copy: {
      headline: "Unsere neue Filiale in Köln",
      supporting: "Wir eröffnen am 12. Mai um 10 Uhr in der Ehrenstraße 41.",
      cta: { label: "Komm vorbei" },
      text: "Unsere neue Filiale in Köln: Wir eröffnen am 12. Mai um 10 Uhr in der Ehrenstraße 41.\n\nDie ersten 50 Gäste bekommen einen Kaffee gratis.\n\nKomm vorbei!",
    },
  }),
  piece({
    name: "a French collection",
    language: "fr",
    brief:
      "Nouvelle collection de sacs en cuir recyclé, fabriqués à Marseille. Disponible le 15 avril en boutique, au 12 rue Sainte. Livraison offerte dès 80 €. Découvrez la collection sur sacsud.example",
    brand: { name: "Sacsud" },
    channel: "instagram",
    copy: {
      headline: "Nouvelle collection de sacs en cuir recyclé",
      supporting: "Fabriqués à Marseille, disponibles le 15 avril en boutique.",
      cta: { label: "Découvrez la collection", url: "https://sacsud.example" },
      hashtags: ["Sacsud"],
      text: "Nouvelle collection Sacsud : des sacs en cuir recyclé, fabriqués à Marseille.\n\nDisponible le 15 avril en boutique, au 12 rue Sainte. Livraison offerte dès 80 €.\n\nDécouvrez la collection : sacsud.example\n\n#Sacsud",
    },
  }),
  piece({
    name: "Spanish ice cream",
    language: "es",
    brief:
      "Nuestra heladería estrena tres sabores de verano: higo, horchata y limón con albahaca. Desde el 1 de junio en la calle Mayor 8. Ven a probarlos.",
    channel: "instagram",
    copy: {
      headline: "Nuestra heladería estrena tres sabores de verano",
      supporting: "Higo, horchata y limón con albahaca.",
      cta: { label: "Ven a probarlos" },
      hashtags: ["heladería"],
      text: "Nuestra heladería estrena tres sabores de verano: higo, horchata y limón con albahaca.\n\nDesde el 1 de junio en la calle Mayor 8.\n\nVen a probarlos.\n\n#heladería",
    },
  }),
  piece({
    name: "a Japanese bookshop",
    language: "ja",
    brief:
      "駅前の本屋が新しくなりました。4月10日から夜10時まで営業します。店内に20席のカフェがあります。ぜひお越しください。",
    channel: "twitter",
    copy: {
      headline: "駅前の本屋が新しくなりました",
      supporting: "4月10日から夜10時まで営業します。",
      cta: { label: "ぜひお越しください" },
      text: "駅前の本屋が新しくなりました。\n\n4月10日から夜10時まで営業します。店内に20席のカフェがあります。\n\nぜひお越しください。",
    },
  }),
];
