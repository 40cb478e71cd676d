import type { Story, TitledLine } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { actionOf } from "../kit/story/action.ts";
import { isWantedLast } from "../kit/story/wanted-last.ts";

/** Whether the author wants a slide last. */
export const isWantedSlide = ({ title, body }: Pick<TitledLine, "title" | "body">, story: Story): boolean => {
  const { facts = [] } = story.slides.find((slide) => slide.title === title) ?? {};
  return isWantedLast({ text: `${title} ${body}`, facts: [...facts] }, story);
};

/** It has the last picture for itself, over the address; an entry of a changelog that its author wants there stands alone. */
export const wantedClosing = (
  { title, body }: Pick<TitledLine, "title" | "body">,
  story: Story,
  pictures: Pictures,
) => ({
  headline: title,
  ...(body && { supporting: body }),
  cta: "",
  url: isEntry(title, story) ? "" : actionOf(story, pictures).url,
});

const isEntry = (title: string, { slides, changes }: Story): boolean =>
  slides.some((slide) => slide.title === title && changes.some(({ fact }) => slide.facts.includes(fact)));
