import { useEffect, useEffectEvent, useState } from 'react';
import { createLongPress } from './long-press.ts';

/** What a finger that rests on something does; to be spread over the element. */
export function useLongPress(onLongPress: () => void) {
  const act = useEffectEvent(onLongPress);
  const [{ handlers, end }] = useState(() => createLongPress(() => act()));
  useEffect(() => end, [end]);
  return handlers;
}
