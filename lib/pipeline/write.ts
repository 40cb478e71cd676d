import type { Brand } from "../brand/brand.ts";
import type { Copy } from "../copy/types.ts";
import { writeCopy } from "../copy/write.ts";
import type { RunView } from "../runs/store.ts";
import { mockCopy } from "./mock.ts";
import type { Step } from "./step.ts";

/** Turns brief and Brand DNA into copy. */
export const write: Step = async ({ run, brand }) => {
  const copy = run.livemode ? houseCopy(run, await brand()) : mockCopy(run);
  return { patch: { copy, outputText: copy.text } };
};

function houseCopy({ brief, channel, assetType, language, seed }: RunView, brand: Brand): Copy {
  const wishes = { ...(language !== null && { language }), ...(seed !== null && { seed }) };
  return writeCopy({ brief, channel, assetType, brand, ...wishes }).copy;
}
