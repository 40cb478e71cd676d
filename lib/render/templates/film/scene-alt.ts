/** The alternative text of one scene, in reading order, for screen readers. Empty texts are left out. */
export function sceneAlt(brand: string, scenes: readonly (readonly string[])[], scene: number): string {
  const texts = (scenes[scene] ?? []).filter((text) => text.trim() !== "");
  const said = texts.map((text) => (/[.!?…”]$/u.test(text) ? text : `${text}.`)).join(" ");
  return `${brand}, scene ${scene + 1} of ${scenes.length}: ${said || "the logo."}`.replace(/\s+/g, " ");
}
