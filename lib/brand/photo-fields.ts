import * as z from "zod/v4";
import { PhotoKind } from "../vocab.ts";

const share = (of: string, way: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description: `Share of the photo's ${of}, from 0 (${way}) to 1`, examples: [0.5] });

/** A point of a photo. */
export const Focus = z.strictObject({ x: share("width", "left"), y: share("height", "top") });

/** Multipart fields are always text: a focus as JSON, tags with commas between them. */
function parsedJson(given: unknown): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
const separated = (given: unknown) =>
  typeof given === "string" ? given.split(",").filter((tag) => tag.trim() !== "") : given;

const Tag = z.string().trim().min(1, "A tag is not empty.").max(40, "A tag has at most 40 characters.");

/** What is said about a photo besides its pixels. */
export const PHOTO_FIELDS = {
  name: z
    .string()
    .trim()
    .min(1, "Give the photo a name.")
    .max(120, "Use at most 120 characters.")
    .meta({ description: "What the photo is called, 1 to 120 characters", examples: ["Roastery at dawn"] }),
  kind: z
    .enum(PhotoKind.options, `Use one of: ${PhotoKind.options.join(", ")}.`)
    .meta({ description: "What the photo shows; people needs consent", examples: ["place"] }),
  focus: z.preprocess(parsedJson, Focus.nullable()).meta({
    description:
      "The point that stays in view in every crop, JSON text in multipart; null leaves it to the photo's detail",
    examples: [{ x: 0.4, y: 0.3 }],
  }),
  tags: z.preprocess(separated, z.array(Tag).max(20, "Use at most 20 tags.")).meta({
    description: "Words of your own, at most 20 of 40 characters; with commas between them in multipart",
    examples: [["coffee", "autumn"]],
  }),
  alt_text: z
    .string()
    .trim()
    .max(400, "Use at most 400 characters.")
    .meta({
      description: "What the photo shows, for people who cannot see it, at most 400 characters",
      examples: ["Steam over a tray of roasted beans"],
    }),
};
