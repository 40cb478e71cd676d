import { own } from "../../text/own.ts";
import { fieldOf } from "./fields.ts";

/** What is no drawing at all. */
const NONE = "-";

/** What a thing is in a field of life, and in a second one. */
type Setting = readonly [field: string, subject: string, second?: string, itsSubject?: string];

/** Things that are another in a field of life: the vets of a farm treat cows, and a hospital of hedgehogs has no wards. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  // The anchor of a clock holds no ship.
  anchor: ["mantelpiece-clock", NONE],
  battery: ["music", "drum"],
  "bridge-at-night": ["dental", "tooth"],
  // Teeth are cleaned too.
  broom: ["dental", "tooth"],
  // The chair of those who mend wheelchairs has wheels.
  chair: ["mobility", "manual-wheelchair"],
  // The film of a darkroom is none of a cinema.
  "clapper-board": ["photography", "film-frames"],
  // The teeth of horses and dogs are no tooth of ours.
  "dental-mirror": ["horses", "horse-face", "animals", "paw-prints"],
  // A shearer's comb is none for hair.
  comb: ["fibre", "sheep-shears"],
  // A crane lifts.
  elevator: ["building", "building-construction"],
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
  // The cab of a crane or of a lorry carries no guests.
  taxi: ["building", NONE],
  // Thatch has no slates.
  "slate-roof": ["solar", "solar-panels", "thatch", NONE],
  "test-tube": ["soil", "soil"],
  "treatment-couch": ["animals", "paw-prints"],
  tooth: ["horses", "horse-face", "animals", "paw-prints"],
};

/** Whether a thing proves nothing of its field, as it may be another there. */
export const dependsOnSetting = (subject: string): boolean => own(SETTINGS, subject) !== undefined;

/** A thing as texts mean it that speak more of another field than of its own. */
export function inSetting(subject: string, fields: ReadonlyMap<string, number>): string {
  const setting = own(SETTINGS, subject);
  if (!setting) return subject;
  const [field, other, second = "", itsOther = subject] = setting;
  const least = fields.get(fieldOf(subject)) ?? 0;
  const isOf = (one: string) => (fields.get(one) ?? 0) > least;
  if (isOf(field)) return other;
  return isOf(second) ? itsOther : subject;
}
