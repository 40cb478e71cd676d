/**
 * Stands for the kinds of models of "@ai-sdk/provider-utils" that decide or extract, which the providers offer beside
 * those that write. Here models only write, so the bundle leaves them out: `ALIAS` in lib/local/bundle.ts.
 */

/** @throws always */
class OtherModel {
  constructor() {
    throw new Error("Models only write: the bundle has no others.");
  }
}

export {
  OtherModel as Experimental_DecisionLanguageModel,
  OtherModel as Experimental_ExtractionLanguageModel,
};
