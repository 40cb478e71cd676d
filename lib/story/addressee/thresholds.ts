/** Chances from which on something happens to a sentence of a brief; `npm run addressee` prints what they do. */

/** A sentence is held back: of those for readers that the classifier never saw, about one in 250 is lost. */
export const HELD_FROM = 0.835;
/** The same in a brief of a few sentences, where each carries much of the news. */
export const HELD_IN_SHORT_FROM = 0.835;
/** And its own words alone have to say so from here on: what is held back is lost, and a doubt is not. */
export const HELD_ALONE_FROM = 0.65;
/** A person has to look at a sentence before it is published. */
export const DOUBTED_FROM = 0.24;
/** The same in a brief with a sentence that is probably a remark: remarks come together. */
export const DOUBTED_BESIDE_REMARKS_FROM = 0.24;
/** The same of a sentence that goes on in the paragraph of a remark. */
export const DOUBTED_BEHIND_REMARK_FROM = 0.1;
/**
 * The same of a sentence between others that are for readers: remarks come together, or last. `READER_BESIDE`: the
 * chance of another addressee below which they are.
 */
export const DOUBTED_AMONG_READERS_FROM = 0.5;
/** Not of one whose own words say so clearly that it is for another. */
export const CLEARLY_OTHER_FROM = 0.9;
export const READER_BESIDE = 0.25;
/** The same of a heading of a few words: hardly any is in between. */
export const DOUBTED_HEADING_FROM = 0.6;
/** A sentence is probably a remark. */
export const LIKELY_FROM = 0.7;
/** The same in a brief of a few sentences without a remark: little stands around each, and training had longer ones. */
export const DOUBTED_IN_SHORT_FROM = 0.7;
export const SHORT_BRIEF = 3;
/** The same of the only sentence of a brief: nothing stands around it. */
export const DOUBTED_ALONE_FROM = 0.85;
/** The words of a sentence alone are so clearly for readers that what stands around it is no matter. */
export const CLEAR_FROM = 0.85;
/** The words of a sentence alone are so clearly for another one that what stands around it is no matter. */
export const CLEARLY_FROM = 0.93;
/** The same of what ends a brief: there customers say how it is to look. */
export const CLEARLY_LAST_FROM = 0.78;
/** The same of a sentence of which a part is published. */
export const CLEARLY_AROUND_FROM = 0.9;
/** A sentence alone is for another one. */
export const SURELY_FROM = 0.7;
/** Even a text that was written for readers is looked at. */
export const CERTAIN_FROM = 0.975;
/** A sentence is for readers, whatever words of an order it has. */
export const SURE_FROM = 0.987;
/** The same of a sentence that has been published. */
export const PUBLISHED_SURE_FROM = 0.994;
/** A prohibition alone is for readers rather than for the maker of a post. */
export const CLEARLY_MORE_FROM = 0.65;
/** Its own words and the brief around it agree that it is for the maker. */
export const AGREED_FROM = 0.93;
/** The words of a sentence alone are rather for readers than not, and it has a number that they need, or cheers them. */
export const ACTED_ON_FROM = 0.65;
/** With the brief around it a prohibition is hardly for anyone but readers. */
export const HARDLY_FOR_OTHERS_FROM = 0.94;
/**
 * A person has to look at a sentence that is about to be published. Of `chanceOfRemark`; `npm run calibrate` prints what
 * other bounds do: of ordinary briefs 32 remarks of 539 are missed, and 106 of 2,579 sentences for readers asked about.
 */
export const ASKED_FROM = 0.35;
/** The same of what opens a brief: orders mostly stand there, and news for readers behind it hides one. */
export const ASKED_FIRST_FROM = 0.15;
/** The words of a polite request alone, at the end of a brief: there customers say how it is to look. */
export const REQUESTED_FROM = 0.4;
/** The words behind a greeting that opens a brief alone are for another one. */
export const GREETED_FROM = 0.3;
/** The words of one clause of a sentence alone are for another one than readers. */
export const PART_FROM = 0.9;
/** The same of words in brackets. */
export const BRACKET_FROM = 0.7;
