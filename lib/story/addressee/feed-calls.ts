import { pattern } from "../read/lower.ts";

/** What readers of a feed are asked to do, in words that are not for the maker of a post, by language. */
const CALLS: Record<string, readonly string[]> = {
  en: [
    "(?:save|bookmark|pin) (?:this|it)(?: (?:post|list|recipe|guide|tip|one|card|checklist))?(?: for (?:later|next)[^.]*)?",
    "(?:share|send) (?:this|it) (?:\\p{L}+ )?(?:with|to) (?:a|an|your|someone|somebody|anyone|friends)[^.]*",
    "tag (?:a|an|your|someone|somebody)[^.]*|follow (?:us|along|@[\\w.]+)[^.]*",
    "(?:comment|tell us|let us know) (?:below|in the comments)[^.]*|link in (?:our |the )?bio",
  ],
  de: [
    "(?:speicher|merk|spar)[et]* (?:dir|euch|ihnen) [^.]*|teil(?:e|t|en sie) (?:das|den|diesen|diese)[^.]* mit [^.]*",
    "markier(?:e|t|en sie) (?:eine|einen|deine|eure|jemand)[^.]*|folg(?:e|t|en sie) uns[^.]*|link in (?:der |unserer )?bio",
  ],
  fr: [
    "enregistre[rz]?(?:-l[ae])? (?:ce|cette|ces)[^.]*|partage[rz]? [^.]*avec (?:un|une|vos|tes|ceux|celles)[^.]*",
    "identifie[rz]? [^.]*|(?:suivez|suis)-nous[^.]*|lien (?:en|dans la|dans notre) bio",
  ],
  es: [
    "gu[aá]rda(?:d|te|lo|la)? (?:esta|este|para)[^.]*|comparte [^.]*con [^.]*|etiqueta a [^.]*",
    "(?:síguenos|seguidnos|síganos)[^.]*|(?:link|enlace) en (?:la |nuestra )?bio",
  ],
  it: [
    "salva (?:questo|questa|il post)[^.]*|condividi[^.]* con [^.]*|tagga [^.]*|(?:seguici|seguiteci)[^.]*|link in bio",
  ],
  nl: [
    "bewaar (?:deze|dit)[^.]*|deel (?:dit|deze|het) [^.]*met [^.]*|tag (?:een|je|iemand)[^.]*|volg ons[^.]*|link in (?:de |onze )?bio",
  ],
  pt: [
    "(?:salve|salva|guarda|guarde) (?:este|esta|isto|para)[^.]*|(?:partilh[ae]|compartilh[ae]) [^.]*com [^.]*",
    "(?:marca|marque) (?:um|uma|quem|aquel[ae])[^.]*|(?:segue-nos|siga-nos|siga a gente)[^.]*|link na bio",
  ],
  ja: [
    "(?:この投稿を|ぜひ)?保存して[^。]*|(?:ぜひ)?フォロー(?:して|を)[^。]*|(?:詳細は|リンクは)?プロフィールのリンク[^。]*",
  ],
};

const EVERY = pattern(`^(?:${Object.values(CALLS).flat().join("|")})[.!。！]*$`);

/** The whole sentence is a call to readers of a feed: "Save this list for later." */
export const isFeedCall = (sentence: string): boolean => EVERY().test(sentence.toLowerCase().trim());
