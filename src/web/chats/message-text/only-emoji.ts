import { characterCount } from '#contract/plain-text';

const MAX_EMOJI = 6;
const emojiOnly =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}]|[#*0-9]\ufe0f?\u20e3)+$/u;

export function isOnlyEmoji(text: string): boolean {
  const bare = text.replace(/\s/g, '');
  // Emoji have a limited length, so a long text need not be examined.
  return bare.length <= MAX_EMOJI * 20 && emojiOnly.test(bare) && characterCount(bare) <= MAX_EMOJI;
}
