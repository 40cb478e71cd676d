import type { Story, TitledLine } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { actionOf } from "../kit/story/action.ts";
import { isWantedLast } from "../kit/story/wanted-last.ts";

/** Whether the author wants a slide last. */
export const isWantedSlide = ({ title, body }: Pick<TitledLine, "title" | "body">, story: Story): boolean => {
  const { facts = [] } = story.slides.find((slide) => slide.title === title) ?? {};
  return isWantedLast({ text: `${title} ${body}`, facts: [...facts] }, story);
};

/** It has the last picture for itself, over the address. */
export const wantedClosing = (
  { title, body }: Pick<TitledLine, "title" | "body">,
  story: Story,
  pictures: Pictures,
) => ({
  headline: title,
  ...(body && { supporting: body }),
  cta: "",
  url: actionOf(story, pictures).url,
});
