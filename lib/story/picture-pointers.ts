/** Sentences with which a short post sends its readers to its picture. */

export type Pointers = readonly [list: string, steps: string, rest?: string];

/** What shows a list that a short post has no room for, and what is said of a list, of steps, and of the rest of a list. */
export const POINTERS: Record<"picture" | "slides" | "film", Record<string, Pointers>> = {
  picture: {
    en: [
      "The whole list is in the picture.",
      "All the steps are in the picture.",
      "… and more in the picture",
    ],
    de: ["Die ganze Liste steht im Bild.", "Alle Schritte stehen im Bild.", "… und mehr im Bild"],
    fr: [
      "La liste complète est sur l’image.",
      "Toutes les étapes sont sur l’image.",
      "… et la suite sur l’image",
    ],
    es: [
      "La lista completa está en la imagen.",
      "Todos los pasos están en la imagen.",
      "… y más en la imagen",
    ],
    it: [
      "L’elenco completo è nell’immagine.",
      "Tutti i passaggi sono nell’immagine.",
      "… e il resto nell’immagine",
    ],
    nl: [
      "De hele lijst staat op de afbeelding.",
      "Alle stappen staan op de afbeelding.",
      "… en meer op de afbeelding",
    ],
    pt: ["A lista completa está na imagem.", "Todos os passos estão na imagem.", "… e mais na imagem"],
    ja: ["一覧は画像をご覧ください。", "手順は画像をご覧ください。"],
  },
  slides: {
    en: ["It’s all on the slides.", "All the steps are on the slides.", "… and more on the slides"],
    de: ["Alles dazu auf den Bildern.", "Alle Schritte auf den Bildern.", "… und mehr auf den Bildern"],
    fr: [
      "Tout est sur les images.",
      "Toutes les étapes sont sur les images.",
      "… et la suite sur les images",
    ],
    es: ["Todo está en las imágenes.", "Todos los pasos están en las imágenes.", "… y más en las imágenes"],
    it: ["Tutto nelle immagini.", "Tutti i passaggi sono nelle immagini.", "… e il resto nelle immagini"],
    nl: [
      "Alles staat op de afbeeldingen.",
      "Alle stappen staan op de afbeeldingen.",
      "… en meer op de afbeeldingen",
    ],
    pt: ["Está tudo nas imagens.", "Todos os passos estão nas imagens.", "… e mais nas imagens"],
    ja: ["詳しくは画像をご覧ください。", "手順は画像をご覧ください。"],
  },
  film: {
    en: ["It’s all in the video.", "All the steps are in the video.", "… and more in the video"],
    de: ["Alles dazu im Video.", "Alle Schritte im Video.", "… und mehr im Video"],
    fr: ["Tout est dans la vidéo.", "Toutes les étapes sont dans la vidéo.", "… et la suite dans la vidéo"],
    es: ["Todo está en el vídeo.", "Todos los pasos están en el vídeo.", "… y más en el vídeo"],
    it: ["Tutto nel video.", "Tutti i passaggi sono nel video.", "… e il resto nel video"],
    nl: ["Alles staat in de video.", "Alle stappen staan in de video.", "… en meer in de video"],
    pt: ["Está tudo no vídeo.", "Todos os passos estão no vídeo.", "… e mais no vídeo"],
    ja: ["詳しくは動画をご覧ください。", "手順は動画をご覧ください。"],
  },
};

const ALL_SAID: ReadonlySet<string | undefined> = new Set(
  Object.values(POINTERS).flatMap((media) => Object.values(media).flatMap((said) => [...said])),
);
/** A sentence that points readers to the picture, and no remark to its maker. */
export function pointsToPicture(sentence: string): boolean {
  const said = sentence.trim();
  return ALL_SAID.has(said) || ALL_SAID.has(`… ${said}`);
}
