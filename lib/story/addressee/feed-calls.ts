import { pattern } from "../read/lower.ts";

/** What readers of a feed are asked to do, in words that are not for the maker of a post, by language. */
const CALLS: Record<string, readonly string[]> = {
  en: [
    "(?:please |just )?(?:answer|reply|respond|vote|comment|write|tell (?:us|me)|let (?:us|me) know)(?: (?!to the )[^.!?:]{0,40}?)?(?: below| under (?:the|this) (?:post|picture|photo)| in the comments?)(?!\\p{L})[^.]*",
    "(?:save|bookmark|pin) (?:this|it)(?: (?:post|list|recipe|guide|tip|one|card|checklist))?(?: for (?:later|next)[^.]*)?",
    "(?:share|send) (?:this|it) (?:\\p{L}+ )?(?:with|to) (?:a|an|your|someone|somebody|anyone|friends)[^.]*",
    "tag (?:a|an|your|someone|somebody)[^.]*|follow (?:us|along|@[\\w.]+)[^.]*",
    "(?:comment|tell us|let us know) (?:below|in the comments)[^.]*|link in (?:our |the )?bio|(?:just )?(?:message|dm) (?:me|us) (?:here|directly|privately)|(?:just )?(?:send|drop) (?:me|us) a (?:message|dm)(?: here)?",
  ],
  de: [
    "(?:antworte(?:t|n sie)?|stimm(?:t|en sie)? ab|schreib(?:t|en sie)?|sag(?:t|en sie)?|verrat(?:e|et|en sie)?)(?!\\p{L})[^.!?:]{0,40} (?:in (?:den|die) kommentare?n?|unter (?:dem|diesem|den|diesen) (?:post|beitrag|bild))(?!\\p{L})[^.]*",
    "(?:speicher|merk|spar)[et]* (?:dir|euch|ihnen) [^.]*|teil(?:e|t|en sie) (?:das|den|diesen|diese)[^.]* mit [^.]*",
    "markier(?:e|t|en sie) (?:eine|einen|deine|eure|jemand)[^.]*|folg(?:e|t|en sie) uns[^.]*|link in (?:der |unserer )?bio|schreib(?:t|en sie)? (?:mir|uns) (?:einfach )?(?:hier|direkt|eine (?:nachricht|dm|pn))(?: (?:eine )?nachricht)?",
  ],
  fr: [
    "(?:réponde[zs]|réponds|vote[zs]?|dites(?:-(?:nous|moi))?|dis-(?:nous|moi)|écrivez|raconte[zs]?(?:-nous)?)(?!\\p{L})[^.!?:]{0,40} (?:en commentaires?|dans les commentaires|sous (?:le|ce|cette) (?:post|publication|photo))(?!\\p{L})[^.]*",
    "enregistre[rz]?(?:-l[ae])? (?:ce|cette|ces)[^.]*|partage[rz]? [^.]*avec (?:un|une|vos|tes|ceux|celles)[^.]*",
    "identifie[rz]? [^.]*|(?:suivez|suis)-nous[^.]*|lien (?:en|dans la|dans notre) bio|(?:écrivez|écris)-(?:moi|nous) (?:ici|en (?:mp|dm|message privé))|envoyez-(?:moi|nous) un message",
  ],
  es: [
    "(?:respond(?:e|ed|an)|vot(?:a|ad|en)|cuéntan(?:os|me)|contad(?:nos|me)|din(?:os|me)|decid(?:nos|me)|escrib(?:e|id|an))(?!\\p{L})[^.!?:]{0,40} (?:en (?:los )?comentarios|debajo de (?:la|esta) publicación)(?!\\p{L})[^.]*",
    "gu[aá]rda(?:d|te|lo|la)? (?:esta|este|para)[^.]*|comparte [^.]*con [^.]*|etiqueta a [^.]*",
    "(?:síguenos|seguidnos|síganos)[^.]*|(?:link|enlace) en (?:la |nuestra )?bio|escr[ií]b(?:e|a|an|id)(?:me|nos) (?:aquí|por (?:aquí|privado|mensaje)|un mensaje)",
  ],
  it: [
    "(?:rispond(?:i|ete)|vot(?:a|ate)|scriv(?:i|ete)(?:ci|mi)?|ditec?mi|diteci|dicci|raccont(?:a|ate)(?:ci|mi))(?!\\p{L})[^.!?:]{0,40} (?:nei commenti|sotto (?:al|il|questo) post)(?!\\p{L})[^.]*",
    "salva (?:questo|questa|il post)[^.]*|condividi[^.]* con [^.]*|tagga [^.]*|(?:seguici|seguiteci)[^.]*|link in bio|scriv(?:i|ete)(?:mi|ci) (?:qui|in (?:privato|dm)|un messaggio)",
  ],
  nl: [
    "(?:antwoord|reageer|stem|schrijf|vertel|laat)(?!\\p{L})[^.!?:]{0,40} (?:in de (?:reacties|comments)|onder (?:deze|dit|de|het) (?:post|bericht|foto))(?!\\p{L})[^.]*",
    "bewaar (?:deze|dit)[^.]*|deel (?:dit|deze|het) [^.]*met [^.]*|tag (?:een|je|iemand)[^.]*|volg ons[^.]*|link in (?:de |onze )?bio|(?:stuur|app) (?:me|mij|ons) (?:hier )?(?:een )?(?:berichtje|bericht|dm)",
  ],
  pt: [
    "(?:respond(?:e|a|am|em)|vot(?:a|e|em)|escrev(?:e|a|am)|cont(?:a|e|em)(?:-nos)?|diz(?:-nos)?|digam(?:-nos)?)(?!\\p{L})[^.!?:]{0,40} (?:nos comentários|em comentário)(?!\\p{L})[^.]*",
    "(?:salve|salva|guarda|guarde) (?:este|esta|isto|para)[^.]*|(?:partilh[ae]|compartilh[ae]) [^.]*com [^.]*",
    "(?:marca|marque) (?:um|uma|quem|aquel[ae])[^.]*|(?:segue-nos|siga-nos|siga a gente)[^.]*|link na bio|(?:mand[ae]|envi[ae])(?:-me|-nos)? (?:uma )?(?:mensagem|dm)(?: (?:aqui|privada))?",
  ],
  ja: [
    "(?:この投稿を|ぜひ)?保存して[^。]*|(?:ぜひ)?フォロー(?:して|を)[^。]*|(?:詳細は|リンクは)?プロフィールのリンク[^。]*",
  ],
};

const EVERY = pattern(`^(?:${Object.values(CALLS).flat().join("|")})[.!。！]*$`);

/** The whole sentence is a call to readers of a feed: "Save this list for later." */
export const isFeedCall = (sentence: string): boolean => EVERY().test(sentence.toLowerCase().trim());
