import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "In the box: 100 g of wool, a set of needles, a pattern in big type": a label that names what is in a product. A place
 * on a picture has another word beside it, "In a box at the bottom:", or words in quotation marks behind it.
 */
const CONTENTS = new Prefiltered(
  /^\s*(?:(?:in(?:side)?|with) (?:the|every|each) (?:(?:gift|starter) )?(?:box|bag|hamper|basket|pack(?:age|et)?|parcel|kit|set|tin|jar)|what['’]?s (?:inside|included|in (?:it|the \p{L}+))|contents|(?:im|in (?:der|jede[mr])) [\p{L}-]*(?:schachtel|box|kiste|tüte|paket|päckchen|korb|dose|glas|set)|inhalt|dans (?:la|le|chaque) (?:boîte|coffret|panier|sac|paquet|colis|kit)|contenu|en (?:la|el|cada) (?:caja|bolsa|cesta|paquete|estuche|kit)|contenido|nel(?:la)? (?:scatola|borsa|cest[oa]|pacco|confezione|kit)|contenuto|in (?:de|het|elke?) [\p{L}-]*(?:doos|tas|mand|pakket|set|zak|blik)|inhoud|n[ao] (?:caixa|saco|cabaz|cesto|pacote|estojo|kit)|conteúdo)\s?[:：]\s+(?!["“„«'‘]|(?:please|bitte|svp|merci|por favor|per favore|graag)(?!\p{L}))(?=(?:[^,.!?]|[.,](?=\d)){2,90},(?:[^,.!?]|[.,](?=\d)){2,90}(?:,|\s(?:and|und|et|y|e|en)\s))/iu,
);

/** Whether a sentence lists what is in a product, behind such a label. */
export const listsContents = (text: string): boolean => CONTENTS.test(text);
