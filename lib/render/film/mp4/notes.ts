import { type About, writable } from "../../metadata/about.ts";
import { utf8 } from "../../metadata/bytes.ts";
import { packet } from "../../metadata/xmp.ts";
import { box, fullBox, latin, u8, u32, zeros } from "./box.ts";

/** UTF-8, as Apple's list of values counts kinds: QuickTime File Format, "Metadata". */
const TEXT = 1;

/** What a film says of itself where players look for it: title, maker, description, software. */
export function notesBox(about: About): Uint8Array {
  const { title, brand, altText } = writable(about);
  const notes = Object.entries({
    "\u00a9nam": title,
    "\u00a9ART": brand,
    desc: altText,
    "\u00a9too": "Brandrun",
  });
  const values = notes
    .filter(([, text]) => text !== "")
    .map(([name, text]) => box(name, box("data", u32(TEXT, 0), utf8(text))));
  const handler = fullBox("hdlr", 0, zeros(4), latin("mdirappl"), zeros(8), u8(0));
  return box("udta", fullBox("meta", 0, handler, box("ilst", ...values)));
}

/** The box of XMP packets: ISO 16684-3 (Adobe XMP specification, part 3), MPEG-4. */
const XMP = u32(0xbe7acfcb, 0x97a942e8, 0x9c719994, 0x91e3afac);

/** The same words as XMP, as in our pictures. */
export const xmpBox = (about: About): Uint8Array => box("uuid", XMP, packet(about));
