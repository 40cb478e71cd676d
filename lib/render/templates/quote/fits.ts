import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { faceOf, voiceOf } from "../kit/story/people.ts";
import { photosFor } from "../kit/story/photos.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

const KINDS = ["product", "place", "texture", "other"] as const;

const MOST = { quote: 400, author: 80, role: 120 };

/** What was said, word for word. */
export function fits(story: Story, pictures: Pictures) {
  const { quotation, support } = story;
  const voice = voiceOf(story, pictures);
  if (!quotation || !voice || quotation.text.length > MOST.quote || voice.name.length > MOST.author)
    return undefined;
  const { name, role, company } = voice;
  // Without a name on it, the sentence that says who spoke has to stay on the picture.
  if (name === "" && support) return undefined;
  const { kicker, cta, url } = wordsOf(story, pictures);
  const score = isOf(story, "testimonial") ? 0.88 : 0.42;
  const fit = fitWithDetails(story, score, {
    quote: quotation.text,
    author: name,
    role: [role, company].filter(Boolean).join(", ").slice(0, MOST.role),
    kicker,
    cta,
    url,
    ...photosOfQuote(pictures, name),
  });
  const offered = fit.data.details ? "" : offeredBeside(story, name);
  return offered === "" ? fit : fitOf(story, score + OFFERED.more, { ...fit.data, details: offered });
}

/** In characters the longest sentence beside a quotation, and what a design that has room for it is better by. */
const OFFERED = { most: 110, more: 0.05 };
/** "She has come to us since 2019." tells of the speaker. */
const OF_SPEAKER = /^(?:she|he|they|sie|er|elle|il|ella|él|lei|lui|zij|ze|hij|ela|ele)(?!\p{L})/iu;

/** What the brand says of itself beside what was said of it: "We find leaks without opening walls." */
function offeredBeside({ support }: Story, name: string): string {
  const [text = "", ...more] = sentencesOf(support?.text ?? "").filter(
    (said) => name === "" || !said.includes(name),
  );
  const [first = ""] = name.split(" ");
  const isOfSpeaker = OF_SPEAKER.test(text) || (first !== "" && text.includes(first));
  return more.length === 0 && text.length <= OFFERED.most && !isOfSpeaker ? text : "";
}

/** The speaker's own portrait before all. A photograph of other people could be taken for the speaker, so it has to be asked for. */
function photosOfQuote(pictures: Pictures, name: string) {
  const portrait = faceOf(pictures, name)?.portrait;
  const asked = (pictures.photos?.length ?? 0) > 0 && !pictures.photosAreChosen;
  return portrait && !asked ? { photo: portrait } : photosFor(pictures, KINDS);
}
