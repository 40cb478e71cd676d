import type { BrandLook } from "../../../lib/render/plan.ts";

/** Ten invented brands, as unlike as customers are: pastel, near-black, neon, grey, other scripts, a long name. */
export const LOOK_BRANDS: readonly BrandLook[] = [
  {
    id: "b1",
    name: "Petalwise",
    tagline: "Skin that can breathe",
    palette: {
      primary: "#FDE9B8",
      secondary: "#F5B8C4",
      accent: "#A9C9B0",
      background: "#FFFBF2",
      text: "#3B2F2A",
    },
    voice: ["warm", "gentle"],
  },
  {
    id: "b2",
    name: "Noctis",
    tagline: "Watches for the small hours",
    palette: { primary: "#0E0F13", accent: "#C9A86A", background: "#0B0B0D", text: "#F4F1EA" },
    voice: ["elegant"],
  },
  {
    id: "b3",
    name: "Zapp",
    tagline: "Charge in ten",
    palette: { primary: "#39FF14", secondary: "#FF2BD6", background: "#0A0A0A" },
    voice: ["bold", "loud"],
  },
  {
    id: "b4",
    name: "Kontor",
    tagline: "Books in order",
    palette: { primary: "#2B2B2B", secondary: "#8A8A8A", background: "#FFFFFF" },
    voice: ["factual"],
  },
  {
    id: "b5",
    name: "Sakuracha",
    tagline: "Tea, slowly",
    palette: { primary: "#D4547C", secondary: "#5E7F4E", background: "#FFF7F5" },
    voice: [],
  },
  {
    id: "b6",
    name: "Noor Bakery",
    tagline: "Bread before sunrise",
    palette: { primary: "#0F6B66", secondary: "#E3A857", background: "#FBF6EC" },
    voice: ["friendly"],
  },
  {
    id: "b7",
    name: "Stahlwerk Präzision",
    tagline: "Auf den Mikrometer genau",
    palette: { primary: "#E4572E", secondary: "#17324D", background: "#F4F6F8" },
    voice: ["precise", "technical"],
  },
  {
    id: "b8",
    name: "The Northern Coast Community Energy Cooperative",
    tagline: "Power that stays here",
    palette: { primary: "#1F4E9E", secondary: "#F2B705" },
    voice: ["trustworthy"],
  },
  {
    id: "b9",
    name: "Trailmint",
    tagline: "Further, lighter",
    palette: { primary: "#12876F", accent: "#F4D35E", background: "#F7FBF9" },
    voice: ["confident"],
  },
  {
    id: "b10",
    name: "Orchard & Pine",
    tagline: "Rooms with a view",
    palette: { primary: "#6B3FA0", secondary: "#F08A5D", background: "#FBF8FF" },
    voice: ["calm"],
  },
];
