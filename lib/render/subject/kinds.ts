/** Things that are of a kind which has a drawing too: a cargo bike is a bicycle. */
export const KIND_OF: Readonly<Record<string, string>> = {
  "cargo-bike": "bicycle",
  "container-ship": "ship",
  dinghy: "sailboat",
  "wing-chair": "chair",
  protea: "potted-plant",
  "solar-panels": "high-voltage",
  radiator: "fire",
  "heat-pump": "thermometer",
  "olive-oil": "olive",
  "dog-bath": "dog-face",
  "fountain-pen": "pencil",
};

/** A subject as the brand makes it: who sells cargo bikes means one of them by "bike". */
export function asOwn(subject: string, own: ReadonlySet<string>): string {
  if (own.has(subject)) return subject;
  return [...own].find((one) => KIND_OF[one] === subject) ?? subject;
}
