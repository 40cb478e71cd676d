/** What a sample post says where the brand has no line of its own. */
export const SAMPLE_BRIEF = "Say hello: this is what we do, and we would love to hear from you.";

/** The seed of the first post and of its preview, so that one is the other. */
export const FIRST_SEED = 1;
