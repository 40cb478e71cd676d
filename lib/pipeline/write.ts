import type { Brand } from "../brand/brand.ts";
import type { Copy } from "../copy/types.ts";
import { writeCopy } from "../copy/write.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { mockCopy } from "./mock.ts";
import { modelCopy } from "./model/copy.ts";
import { modelOf } from "./open-model.ts";
import type { Step } from "./step.ts";

/** Turns brief and Brand DNA into copy. A run that came with its content has none to write. */
export const write: Step = async ({ ports, run, brand }) => {
  if (run.body) return { patch: { outputText: run.outputText ?? "" } };
  const copy = run.livemode ? await written(ports, run, await brand()) : mockCopy(run);
  return { patch: { copy, outputText: copy.text } };
};

/** The house writer writes first: what it has read and written is the model's material, and what remains when that fails. */
async function written(ports: Ports, run: RunView, brand: Brand): Promise<Copy> {
  const { brief, channel, assetType, language, seed } = run;
  const wishes = { ...(language !== null && { language }), ...(seed !== null && { seed }) };
  const { copy: houseCopy, facts } = writeCopy({ brief, channel, assetType, brand, ...wishes });
  if (facts.flags.includes("thin") && !isFilledIn(brand)) throw nothingToSay();
  const model = await modelOf(ports, run);
  if (!model) return houseCopy;
  const spoken = language === null ? {} : { language };
  const { copy } = await modelCopy(model, {
    brief,
    facts,
    houseCopy,
    brand,
    channel,
    assetType,
    ...spoken,
  });
  return copy;
}

/** Whether the Brand DNA has a sentence to use when the brief has no content. */
const isFilledIn = ({ tagline, overview, offer }: Brand) => Boolean(tagline || overview || offer.one_liner);

/** Without content in the brief and the Brand DNA the run is refused, because filler would be worse. */
const nothingToSay = () =>
  new PermanentFailure(
    "brief_too_thin",
    "The brief says nothing that could be written about. Say in words what it is about: a product, news or an event, and one fact.",
  );
