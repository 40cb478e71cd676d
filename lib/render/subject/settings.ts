import { own } from "../../text/own.ts";
import { fieldOf } from "./fields.ts";

/** What is no drawing at all. */
const NONE = "-";

/** Things that are another in a field of life: the vets of a farm treat cows, and a hospital of hedgehogs has no wards. */
const SETTINGS: Readonly<Record<string, readonly [field: string, subject: string]>> = {
  // The anchor of a clock holds no ship.
  anchor: ["mantelpiece-clock", NONE],
  battery: ["music", "drum"],
  "bridge-at-night": ["dental", "tooth"],
  // The chair of those who mend wheelchairs has wheels.
  chair: ["mobility", "manual-wheelchair"],
  // A piano has hammers and keys of its own.
  hammer: ["music", NONE],
  // The bags of a food bank are none of a shop for leather goods.
  handbag: ["food", "food-crate"],
  hospital: ["animals", NONE],
  // A farrier shoes horses.
  "leather-shoe": ["horses", "horseshoe"],
  key: ["music", NONE],
  microscope: ["soil", "soil"],
  "paw-prints": ["farm", "cow-face"],
  // Call-outs of rescuers are none of a van with a spanner.
  "service-van": ["rescue", NONE],
  printer: ["letterpress", "letterpress"],
  // A doctor of saws has no patients.
  stethoscope: ["tools", "carpentry-saw"],
  // The cab of a crane or of a lorry carries no guests.
  taxi: ["building", NONE],
  "slate-roof": ["solar", "solar-panels"],
  "test-tube": ["soil", "soil"],
};

/** Whether a thing proves nothing of its field, as it may be another there. */
export const dependsOnSetting = (subject: string): boolean => own(SETTINGS, subject) !== undefined;

/** A thing as texts mean it that speak more of another field than of its own. */
export function inSetting(subject: string, fields: ReadonlyMap<string, number>): string {
  const setting = own(SETTINGS, subject);
  if (!setting) return subject;
  const [field, other] = setting;
  const spoken = (one: string) => fields.get(one) ?? 0;
  return spoken(field) > spoken(fieldOf(subject)) ? other : subject;
}
