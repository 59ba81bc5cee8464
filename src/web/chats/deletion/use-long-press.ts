import { useEffect, useEffectEvent, useState } from 'react';
import { createLongPress } from './long-press.ts';

export function useLongPress(onLongPress: () => void) {
  const act = useEffectEvent(onLongPress);
  const [{ handlers, end }] = useState(() => createLongPress(() => act()));
  useEffect(() => end, [end]);
  return handlers;
}
