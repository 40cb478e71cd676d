import { png } from "./pictures.ts";
import { json, type World } from "./world.ts";

/** A photo of the library with a focus, by its id. */
export async function seedPhoto(w: World, focus: { x: number; y: number } | null = { x: 0.5, y: 0.5 }) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: "Roastery",
    kind: "place",
    focus: JSON.stringify(focus),
  }))
    form.set(name, value);
  form.set("file", new File([png({ width: 640, height: 480 })], "a.png", { type: "image/png" }));
  return (await json(await w.call("POST", "/brand-assets/photos", { form }))).id as string;
}
