import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { isLabel, type LabelName } from "../labels.ts";
import { sentencesOf } from "./sentences.ts";

const KINDS = [
  "new",
  "improved",
  "breaking",
  "changed",
  "fixed",
  "security",
  "deprecated",
  "removed",
] as const;
type LabelledChange = { kind: (typeof KINDS)[number] & LabelName; text: string };

const LABELLED = /^(?<label>\p{L}[\p{L} ]{1,18}?):\s+(?<text>\S.*)$/u;
const LEAST = 2;

/** Changes whose sentences or points begin with a label, "Fixed: …", and what else is said; undefined for fewer than two. */
export function labelledChanges({ headline, support, points }: Story) {
  const said = [headline.text, ...sentencesOf(support?.text ?? ""), ...points.map(({ text }) => text)];
  const changes = said.map(changeIn);
  const found = changes.filter((change) => change !== undefined);
  const rest = said.filter((text, i) => !changes[i] && text !== "");
  return found.length >= LEAST ? { changes: found, rest } : undefined;
}

function changeIn(said: string): LabelledChange | undefined {
  const { label = "", text = "" } = LABELLED.exec(said)?.groups ?? {};
  const kind = label === "" ? undefined : KINDS.find((name) => isLabel(label, name));
  return kind && { kind, text: capitalized(text.replace(/(?<!\.)\.$/u, "")) };
}
