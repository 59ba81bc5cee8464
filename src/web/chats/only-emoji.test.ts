import { expect, test } from 'vitest';
import { isOnlyEmoji } from './bubble.tsx';

test.each(['❤️', '😀 😀', '👨‍👩‍👧‍👦', '🇳🇱', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '1️⃣', '😀😀😀😀😀😀'])(
  '%s alone is shown large',
  text => {
    expect(isOnlyEmoji(text)).toBe(true);
  },
);
test.each(['', 'ok 😀', '12', '#', '😀😀😀😀😀😀😀', '™ text'])('%s is text', text => {
  expect(isOnlyEmoji(text)).toBe(false);
});
