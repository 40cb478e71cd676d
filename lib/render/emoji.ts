/**
 * No emoji font is bundled yet, so pictures are drawn without emoji. Nothing that a reader needs is lost:
 * emoji that stand for a word, a number or a sign are written out, and only decoration is left away.
 */
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?)(?:\p{Emoji_Modifier}|\ufe0f|\u200d(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})\ufe0f?|[\u{e0020}-\u{e007f}])*)/gu;

/** Signs that count as pictographs but are ordinary type in every bundled font. */
const TYPE = /^[©®™‼⁉↔↕](?!\ufe0f)/u;

const MEANINGS: Record<string, string> = {
  "❌": "×",
  "✖": "×",
  "➕": "+",
  "➖": "−",
  "➗": "÷",
  "❓": "?",
  "❔": "?",
  "❗": "!",
  "❕": "!",
  "‼": "!!",
  "⁉": "!?",
  "💯": "100",
  "➡": "›",
  "⬅": "‹",
  "⬆": "↑",
  "⬇": "↓",
  "©": "©",
  "®": "®",
  "™": "™",
};

const HEART = /^[❤💙💚💛💜🖤🤍🤎🧡💖💗🩷🩵🩶]/u;

/** A text without emoji, and the emoji that were only decoration and are gone. */
export function withoutEmoji(text: string): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  const starred = text
    .replace(/(\d)\s?[⭐★]\ufe0f?(?![⭐★])/gu, "$1-star")
    .replace(/(?:[⭐★🌟]\ufe0f?){2,}/gu, stars);
  const plain = starred.replace(EMOJI, (emoji, offset: number, whole: string) => {
    if (TYPE.test(emoji)) return emoji;
    const word = meaning(emoji, whole.slice(0, offset), whole.slice(offset + emoji.length));
    if (word === "") dropped.push(emoji);
    return word;
  });
  return { text: dropped.length > 0 || plain !== text ? tidy(plain) : text, dropped };
}

function stars(run: string): string {
  return `${run.match(/[⭐★🌟]/gu)?.length ?? 0} stars `;
}

function meaning(emoji: string, before: string, after: string): string {
  const bare = emoji.replace(/\ufe0f/g, "");
  if (/^[0-9#*]\u20e3/u.test(bare)) return bare.slice(0, 1);
  if (/^\p{Regional_Indicator}{2}$/u.test(bare)) return country(bare);
  if (HEART.test(bare) && /\p{L}\s*$/u.test(before) && /^\s*\p{L}/u.test(after)) return " love ";
  return MEANINGS[bare] ?? "";
}

/** A flag is two letters in disguise: the country's code. */
function country(flag: string): string {
  return [...flag].map((part) => String.fromCharCode((part.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join("");
}

/** Mends the spaces and the stranded punctuation that a removed emoji leaves behind. */
function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/^[\s,;:–—-]+(?=\p{L}|\p{N})/u, "")
    .replace(/[\s–—-]+$/u, "")
    .trim();
}
