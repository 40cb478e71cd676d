import { capitalized } from "../../../text/capitalized.ts";

type TaggedWords = { title: string; body: string };
type Tagged = TaggedWords & { tag: string };

/** What changelogs write before an entry, in the languages of the briefs. */
const TAG =
  "new|added|improved|faster|fixed|fix|changed|removed|security|neu|verbessert|behoben|geändert|entfernt|nouveau|nouveauté|amélioré|corrigé|modifié|supprimé|nuevo|novedad|mejorado|corregido|cambiado|nuovo|novità|migliorato|corretto|modificato|nieuw|verbeterd|opgelost|gewijzigd|novo|novidade|melhorado|corrigido|alterado";
const LED = new RegExp(`^(?<tag>${TAG})\\s?[:：]\\s+(?<said>\\S.*)$`, "iu");
const ALONE = new RegExp(`^(?:${TAG})$`, "iu");
/** "Skills filter – only offers a shift to …", "Coat photos: save …": a name and what is said of it. */
const NAMED = /^(?<name>[^.:：–—]{3,40}?)(?:\s[–—]|\s?[:：])\s+(?<rest>\S.{12,})$/u;

/** The kind of an entry and what it says; undefined for other words. */
export function ledByTag(title: string): { tag: string; said: string } | undefined {
  const { tag = "", said = "" } = LED.exec(title)?.groups ?? {};
  return tag === "" ? undefined : { tag: capitalized(tag), said };
}

/** "Fixed: bank holidays showing twice": the kind of an entry as a tag over what it says; undefined for other words. */
export function tagged({ title, body }: TaggedWords): Tagged | undefined {
  const led = ledByTag(title);
  if (led) return { tag: led.tag, ...named(capitalized(led.said), body) };
  return ALONE.test(title) && body !== ""
    ? { tag: title, ...named(body.replace(/(?<!\.)\.$/u, ""), "") }
    : undefined;
}

function named(said: string, body: string): TaggedWords {
  const { name = "", rest = "" } = body === "" ? (NAMED.exec(said)?.groups ?? {}) : {};
  return name === "" ? { title: said, body } : { title: name, body: capitalized(rest) };
}
