import { brandOf } from "../../copy/brands.ts";

/** Invented brands of the gate. */
export const marlow = brandOf("Marlow & Pike", { overview: "Plumbers and boiler engineers in Reading." });
export const tidepool = brandOf("Tidepool", {
  tagline: "Nothing lost.",
  one_liner: "Backups for small teams.",
  features: ["Daily backups", "Restore in one click"],
  website: "tidepool.example",
});
export const stackrail = brandOf("Stackrail", {
  one_liner: "Deploys that roll themselves back.",
  who_its_for: "backend teams",
  website: "stackrail.example",
});
export const cobblers = brandOf("Cobbler's Yard", {
  overview: "An arts centre in an old shoe factory in Kettering.",
});
export const verity = brandOf("Verity Payroll", {
  one_liner: "Payroll for charities.",
  features: ["Gift Aid reports", "Pension files"],
  who_its_for: "finance managers of charities",
  guidelines: { voice: "plain" },
});
export const brightwire = brandOf("Brightwire", {
  tagline: "Owned by the village.",
  overview: "A broadband co-operative in the Yorkshire Dales.",
  website: "brightwire.example",
});
export const rowan = brandOf("Rowan Physio", {
  overview: "Physiotherapists in Dundee.",
  website: "rowanphysio.example",
});
export const larkspur = brandOf("Larkspur Dental", { overview: "A dental practice in Lewes." });
export const thornbury = brandOf("Thornbury Leisure", { overview: "A pool and gym run by a local trust." });
export const foodbank = brandOf("Ashdown Foodbank", {
  overview: "We give food to 300 households a week in East Grinstead.",
  guidelines: { voice: "warm, factual" },
});
export const hollin = brandOf("Hollin Bank Farm", {
  overview: "A dairy farm with a farm shop near Skipton.",
});
export const quayside = brandOf("Quayside Cinema", { overview: "A two-screen cinema in Whitby." });
export const nordlicht = brandOf("Nordlicht Yoga", { overview: "Ein Yogastudio in Kiel." });
export const ruches = brandOf("Les Ruches du Val", { overview: "Une miellerie dans la Drôme." });
export const taller = brandOf("Taller Azul", { overview: "Un taller de serigrafía en Cádiz." });
export const hibari = brandOf("ひばり珈琲", { overview: "鎌倉の喫茶店。" });
