import { own } from "../../text/own.ts";

/** Things that are of a kind which has a drawing too: a cargo bike is a bicycle. */
const KIND_OF: Readonly<Record<string, string>> = {
  "cargo-bike": "bicycle",
  "barn-owl": "owl",
  choir: "musical-notes",
  "charging-point": "electric-plug",
  "container-ship": "ship",
  dinghy: "sailboat",
  guitar: "acoustic-guitar",
  "guide-dog": "dog-face",
  minibus: "bus",
  "wing-chair": "chair",
  "rush-chair": "chair",
  "tower-clock": "mantelpiece-clock",
  "longcase-clock": "mantelpiece-clock",
  marionette: "performing-arts",
  protea: "potted-plant",
  "solar-panels": "high-voltage",
  radiator: "fire",
  "heat-pump": "thermometer",
  "olive-oil": "olive",
  "dog-bath": "dog-face",
  "fountain-pen": "pencil",
  locomotive: "high-speed-train",
};

/** A subject as the brand makes it: who sells cargo bikes means one of them by "bike". */
export function asOwn(subject: string, ofBrand: ReadonlySet<string>): string {
  if (ofBrand.has(subject)) return subject;
  return [...ofBrand].find((one) => own(KIND_OF, one) === subject) ?? subject;
}
