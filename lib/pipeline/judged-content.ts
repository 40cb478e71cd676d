import type { Brand } from "../brand/brand.ts";
import type { RunView } from "../runs/store.ts";
import type { Report } from "../story/review/report.ts";
import { reviewWords } from "../story/review/review-words.ts";
import { pieceOfBody } from "./piece-of-body.ts";

type JudgedContent = Pick<RunView, "body" | "language" | "channel" | "lint">;

/** The house's report on words that came finished, and on their picture. A preview is judged by it as the run would be. */
export const judgedContent = ({ body, language, channel, lint }: JudgedContent, brand: Brand): Report =>
  reviewWords(pieceOfBody(body ?? {}, language ?? "en"), { brand, channel, lint });
