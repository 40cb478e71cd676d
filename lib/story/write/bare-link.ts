import { urls, withoutUrls, wordCount } from "../../copy/text.ts";

/** "Link:", "our website": words that say only that an address follows. */
const LINK_WORD =
  /^(?:the |our |hier |le |el |il )?(?:links?|url|web|website|site|homepage|webseite|lien|enlace|sito|info|infos|more)(?!\p{L})/iu;

const LINK_WORD_JA =
  /^(?:詳しくは|詳細は?|公式|サイト|ホームページ|リンク|こちら|から|まで|で|へ|に|を|は|[\s:：→。])*$/u;

/** A line that only says where the link leads. */
export const isBareLink = (text: string) => {
  if (!urls(text).length) return false;
  const rest = withoutUrls(text);
  // Without blanks between words their number says nothing.
  if (/[\u3040-\u9fff]/u.test(rest)) return LINK_WORD_JA.test(rest);
  // "Book: …" and "Tickets: …" say what the address is for.
  const isLabelled = /\p{L}\s?[:：]\s*$/u.test(rest.trim());
  return (wordCount(rest) < 2 && !isLabelled) || (wordCount(rest) < 4 && LINK_WORD.test(rest));
};
