import type { Frame } from "./frame.ts";

/** Japanese and Chinese: the wish for a text is a sentence of its own, or ends one. */
const ASIAN =
  /(?:投稿|ポスト|カード|記事|動画|告知|ツイート|リール|カルーセル|キャプション)(?:文)?(?:を|の作成を)?(?:作って|作成して|書いて|お願い|頼み)|^(?:请|帮忙|麻烦)?(?:帮(?:我们?|忙))?(?:写|做|制作|发布?|设计)(?:一?(?:篇|条|个|张|下))?[^。：:]{0,20}(?:帖子|海报|文案|视频|图片|推文|小红书)/u;
const ASIAN_ABOUT =
  /^(?<topic>.{2,40}?)(?:についての|に関する|の)(?:インスタ)?(?:投稿|ポスト|カード|記事|動画|告知)|关于(?<zh>.{2,30}?)的(?:帖子|海报|文案|视频|图片|推文)/u;

/** The frame of a Japanese or Chinese sentence; undefined without one. */
export function asianFrame(s: string): Frame | undefined {
  if (!ASIAN.test(s)) return undefined;
  const colon = /[：:]\s*(?=\S)/u.exec(s);
  return colon ? { at: colon.index + colon[0].length, rest: "content" } : { at: s.length, rest: "nothing" };
}

/** "〜についての投稿" names its topic before the wish. */
export function asianTopic(s: string): string {
  const g = ASIAN_ABOUT.exec(s)?.groups;
  return g?.topic ?? g?.zh ?? "";
}
