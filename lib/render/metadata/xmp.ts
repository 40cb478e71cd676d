import { type About, writable } from "./about.ts";
import { utf8 } from "./bytes.ts";

const SOFTWARE = "Brandrun";

const NAMESPACES = {
  dc: "http://purl.org/dc/elements/1.1/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  photoshop: "http://ns.adobe.com/photoshop/1.0/",
  Iptc4xmpCore: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/",
  Iptc4xmpExt: "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
};

/** Fixed by the XMP specification, the same in every packet of the world. */
const PACKET_ID = "W5M0MpCehiHzreSzNTczkc9d";

/**
 * Makes one XMP packet in UTF-8: RDF/XML between packet markers, unpadded and read-only, so that equal texts give equal
 * bytes. It is always below 65,502 bytes, the limit of one JPEG segment.
 *
 * Packet and properties dc, xmp: ISO 16684-1 (Adobe XMP specification, part 1). AltTextAccessibility, Credit and
 * DigitalSourceType: IPTC Photo Metadata Standard 2025.1. The source type is written as the URI of its NewsCode.
 */
export function packet(about: About): Uint8Array {
  const { title, altText, brand, sourceType } = writable(about);
  const properties = [
    element("dc:title", inDefaultLanguage(title)),
    element("dc:description", inDefaultLanguage(altText)),
    element("dc:creator", brand && `<rdf:Seq><rdf:li>${escaped(brand)}</rdf:li></rdf:Seq>`),
    element("photoshop:Credit", escaped(brand)),
    element("xmp:CreatorTool", SOFTWARE),
    element("Iptc4xmpCore:AltTextAccessibility", inDefaultLanguage(altText)),
    element("Iptc4xmpExt:DigitalSourceType", `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}`),
  ];
  const names = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return utf8(
    `<?xpacket begin="\ufeff" id="${PACKET_ID}"?>` +
      '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
      `<rdf:Description rdf:about=""${names.join("")}>${properties.join("")}</rdf:Description>` +
      '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  );
}

const element = (name: string, content: string) => content && `<${name}>${content}</${name}>`;

const inDefaultLanguage = (text: string) =>
  text && `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
