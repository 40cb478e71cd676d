import { breathsOf } from "../../../text/breaths.ts";
import { clip } from "../kit/story/clip.ts";
import { headAndBody } from "../series/head-and-body.ts";

const MOST = { title: 90, text: 200 };

/** "Dogs: chocolate, raisins, onion gravy, …": what is too long for a title stands under its first words. */
export function entryOf({ title, body }: { title: string; body: string }) {
  const whole = title || body;
  const said =
    whole.length > MOST.title && title !== ""
      ? headAndBody({ title, body })
      : { title: whole, body: title ? body : "" };
  const [head = "", ...rest] =
    said.title.length > MOST.title ? breathsOf(said.title, MOST.title) : [said.title];
  const under = [...rest, said.body].filter(Boolean).join(" ");
  return under.length <= MOST.text
    ? { title: clip(head, MOST.title), text: under }
    : { title: clip(said.title, MOST.title), text: clip(said.body, MOST.text) };
}
