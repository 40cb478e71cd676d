import { type RenderContext, template } from "../../template.ts";
import { arrange } from "../kit/arrange.ts";
import { spoken, titled } from "../kit/spoken.ts";
import { type Webinar, WebinarData } from "./data.ts";
import { fits } from "./fits.ts";
import { hosts } from "./hosts.tsx";
import { lineup } from "./lineup.tsx";

/** A talk to sign up for, and who gives it. */
export const webinar = template({
  id: "webinar",
  title: "Webinar",
  about: "A talk to sign up for: title, date and time, and the portraits of one to three speakers.",
  version: 6,
  assetTypes: ["card"],
  data: WebinarData,
  needs: "a date, who speaks, and that it is online",
  fits,
  sample: {
    kicker: "Live webinar",
    headline: "Brand systems for teams of three",
    supporting: "Forty minutes, three case studies, your questions.",
    date: "Thursday, 12 June",
    time: "17:00 CET, online",
    speakers: [
      { name: "Mara Lindqvist", role: "Head of Product", photo: "person" },
      { name: "Tomas Okafor", role: "Fernhill Cycles", photo: "person-2" },
    ],
    cta: "Save my seat",
    url: "https://beacon.app/live",
  },
  photos: ({ speakers }) => speakers.map(({ photo }) => photo).filter(Boolean),
  draw: (context, data) => arrange(context, data, hasFaces(context, data) ? [hosts, lineup] : [hosts]),
  altText({ kicker, headline, supporting, details, date, time, speakers, cta }, brand) {
    const who = speakers.map(({ name, role }) => titled(name, role)).join("; ");
    return spoken(brand, [kicker, headline, titled(date, time), supporting, details, `With ${who}`, cta]);
  },
});

/** Faces can only fill a picture when everybody has one, and when the watermark would not lie on one. */
function hasFaces({ photos, shape, watermark }: RenderContext, { speakers }: Webinar): boolean {
  return speakers.every(({ photo }) => photos.has(photo)) && (shape === "wide" || watermark.height === 0);
}
