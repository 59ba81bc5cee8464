import { characterCount } from '#contract/characters';

/** More of them are a text again. */
const MOST = 6;
const emojiOnly =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}]|[#*0-9]\ufe0f?\u20e3)+$/u;

/** A few emoji and nothing else, spaces between them aside. */
export function isOnlyEmoji(text: string): boolean {
  const bare = text.replace(/\s/g, '');
  // An emoji is long, but not endlessly: a long text need not be looked at.
  return bare.length <= MOST * 20 && emojiOnly.test(bare) && characterCount(bare) <= MOST;
}
