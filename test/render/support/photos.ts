import type { PhotoFile } from "../../../lib/render/plan.ts";
import { desktop, phone, tablet } from "./app-screens.ts";
import { person, scene } from "./portraits.ts";

const FAIR = {
  wall: ["#e3ece8", "#a5c2ba"],
  skin: "#f0c3a2",
  shade: "#d79f7c",
  hair: "#7a4526",
  coat: "#27457a",
  shirt: "#f5f1ea",
  isLongHaired: true,
} as const;
const DEEP = {
  wall: ["#f6e2d1", "#dfae92"],
  skin: "#a0694a",
  shade: "#7f4f37",
  hair: "#1d1517",
  coat: "#8a3348",
  shirt: "#fbe9d8",
  isLongHaired: false,
} as const;
const GREY = {
  sky: ["#8d98a5", "#c2c9cf"],
  sun: "#dfe3e6",
  hills: ["#77828d", "#5f6a70", "#4a5356"],
  light: "#5a6268",
  isGreen: false,
} as const;
const BRIGHT = {
  sky: ["#4f9be0", "#ffd9a8"],
  sun: "#fff0bd",
  hills: ["#6f8fc4", "#3f8f76", "#256b4f"],
  light: "#ffd257",
  isGreen: true,
} as const;

/** Pictures that samples name: product screens by device and theme, two people, two scenes. */
export async function testPhotos(): Promise<PhotoFile[]> {
  const made: [string, Promise<Uint8Array>, Pick<PhotoFile, "device" | "theme">][] = [
    ["phone", phone(false), { device: "phone", theme: "light" }],
    ["phone-dark", phone(true), { device: "phone", theme: "dark" }],
    ["tablet", tablet(), { device: "tablet", theme: "light" }],
    ["desktop", desktop(false), { device: "desktop", theme: "light" }],
    ["desktop-dark", desktop(true), { device: "desktop", theme: "dark" }],
    ["person", person(FAIR), {}],
    ["person-2", person(DEEP), {}],
    ["before", scene(GREY), {}],
    ["after", scene(BRIGHT), {}],
  ];
  return Promise.all(made.map(async ([ref, bytes, tags]) => ({ ref, bytes: await bytes, ...tags })));
}
